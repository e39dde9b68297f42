package main

// secrecy is about what leaves an app, and who may drive it.
var secrecy = []mutation{
	{
		name: "redact-sensitive", file: "accessibility/redact.go",
		old: "if o.secret < 0 && t.Nodes[i].States.Has(StateSensitive) {",
		new: "if false {",
		pkg: "./accessibility", test: "TestRedactKeepsFieldsOfASecret",
		why: "a node that says it is sensitive would be shown like any other",
	},
	{
		name: "redact-screen", file: "accessibility/redact.go",
		old: "		r.fillScreen(&s.Screen)\n",
		new: "",
		pkg: "./accessibility", test: "TestRedactFillsCells",
		why: "what the tree hides would still be read off the screen",
	},
	{
		name: "guard-redact", file: "automation/guard.go",
		old: "	req.Redact = g.view(req.Redact)\n",
		new: "",
		pkg: "./automation", test: "TestGuardComposesRedact",
		why: "verdicts, candidates and changes would be made on the raw tree and tell what the policy hides",
	},
	{
		name: "guard-input", file: "automation/guard.go",
		old: "	case !g.policy.AllowInput:\n",
		new: "	case false:\n",
		pkg: "./automation", test: "TestGuardRefusesEveryInputAlike",
		why: "an app that permits no input would be driven",
	},
	{
		name: "guard-errors", file: "automation/guard.go",
		old: "return &Error{codeHost,",
		new: "return &Error{codeHost, err.Error() +",
		pkg: "./automation", test: "TestGuardErrors",
		why: "an error of the app could quote what the policy hides",
	},
	{
		name: "policy-unknown-word", file: "automation/policy.go",
		old: "return Policy{}, fmt.Errorf(",
		new: "_ = fmt.Errorf(",
		pkg: "./automation", test: "TestPolicyFromEnv",
		why: "a misspelt word would pass for a decision",
	},
	{
		name: "secret-mask", file: "widgets/text_input_paint.go",
		old: "		return mask(limoni.Clusters(s))\n",
		new: "		return s\n",
		pkg: "./widgets", test: "TestSecretIsNowhereButInTheAppsValue",
		why: "a password would be drawn",
	},
	{
		name: "secret-value", file: "widgets/text_input.go",
		old: "	if t.Secret {\n		return\n	}\n	f.Node(resp).Value = m.value",
		new: "	f.Node(resp).Value = m.value",
		pkg: "./widgets", test: "TestSecretIsNowhereButInTheAppsValue",
		why: "a password would be in the tree",
	},
	{
		name: "secret-undo", file: "widgets/text_input.go",
		old: "	if t.Secret {\n		m.forget()\n	}\n",
		new: "",
		pkg: "./widgets", test: "TestSecretCannotBeUndone",
		why: "Ctrl+Z would bring a deleted password back",
	},
	{
		name: "seen-secret", file: "accessibility/seen.go",
		old: "			root = i\n",
		new: "",
		pkg: "./accessibility", test: "TestHashHoldsNoSecret",
		why: "outlines, differences and digests of a raw tree would tell a secret",
	},
	{
		name: "view-of-a-selector", file: "perform.go",
		old: "	before := a.view(req.Redact)\n",
		new: "	before := a.view(nil)\n",
		pkg: ".", test: "TestSelectorsSeeTheRedactedViewOnly",
		why: "a selector by value would be an oracle for what the policy hides",
	},
	{
		name: "typed-text-in-a-log", file: "uitest/keyboard.go",
		old: `line := "type " + length(text) + " into " + l.String()`,
		new: `line := "type " + text + " into " + l.String()`,
		pkg: "./uitest", test: "TestTypedTextIsInNoLog",
		why: "passwords that tests type would be in the logs of a build server",
	},
}
