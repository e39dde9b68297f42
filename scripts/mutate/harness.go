package main

// harness is about tests that must not pass by mistake.
var harness = []mutation{
	{
		name: "not-ignored", file: "uitest/expect.go",
		old: "	e.negated = !e.negated\n",
		new: "",
		pkg: "./uitest", test: "TestMatchersAndTheirNegations",
		why: "every negated assertion would assert the opposite",
	},
	{
		name: "not-without-a-node", file: "uitest/expect.go",
		old: "		if i < 0 {\n			return out\n		}\n		return e.judge(",
		new: "		if i < 0 {\n			_ = out\n			return e.judge(false, \"\")\n		}\n		return e.judge(",
		pkg: "./uitest", test: "TestSingleNodeMatchersNeedExactlyOneMatchEitherWay",
		why: "a negated assertion about nothing would pass",
	},
	{
		name: "type-focus", file: "uitest/keyboard.go",
		old: "	err := w.focus(l)\n	if err == nil {\n		if req.Op",
		new: "	var err error\n	if err == nil {\n		if req.Op",
		pkg: "./uitest", test: "TestTypeFocusesFirstAndKeepsWhatIsThere",
		why: "text would go to whatever has the focus",
	},
	{
		name: "type-focus-wait", file: "uitest/keyboard.go",
		old: "if i >= 0 && !focused(s, i) {",
		new: "if false {",
		pkg: "./uitest", test: "TestTextGoesNowhereWithoutTheFocus",
		why: "text would be typed before the focus has come, into another field",
	},
	{
		name: "input-again", file: "uitest/deliver.go",
		old: "	case accessibility.Dropped, accessibility.Unknown:\n		return outcome{verdict: unmeetable,",
		new: "	case accessibility.Dropped, accessibility.Unknown:\n		return outcome{verdict: unmet,",
		pkg: "./uitest", test: "TestInputIsNeverSentAgainAfterAVerdict",
		why: "an input that may have had its effect would have it twice",
	},
	{
		name: "problems-are-fatal", file: "uitest/page.go",
		old: "if p.strict && len(s.Problems) > 0 {",
		new: "if false {",
		pkg: "./uitest", test: "TestRunFailsOnAProblemOfTheApp",
		why: "two nodes with one ID would go unnoticed",
	},
	{
		name: "secret-value-asserted", file: "uitest/matchers.go",
		old: "i >= 0 && s.Tree.Nodes[i].States.Has(accessibility.StateSensitive) {",
		new: "i < -1 {",
		pkg: "./uitest", test: "TestValueOfASecretIsNotAsserted",
		why: "an assertion about a value that is never told would pass or fail by chance",
	},
}
