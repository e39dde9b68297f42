package main

// audience is about those who do not see the screen: what is spoken, what a
// press leaves, and the rules of the audit.
var audience = []mutation{
	{
		name: "opener-closes-its-popup", file: "outside.go",
		old: "		if !a.newest.controls(target, l.key) {\n",
		new: "		{\n",
		pkg: ".", test: "TestAPressOutsideClosesAPopupAndGoesOn",
		why: "a click on the button of an open menu would close it and open it anew",
	},
	{
		name: "press-inside-a-popup", file: "outside.go",
		old: "shown.standsOn(in, was) || ",
		new: "in < 0 || ",
		pkg: ".", test: "TestAPressOutsideClosesAPopupAndGoesOn",
		why: "a popup would close at a click on what is in it",
	},
	{
		name: "announced-once", file: "announce.go",
		old: "s.now, s.before, s.events = s.before[:0], s.now, s.events[:0]",
		new: "s.now, s.before, s.events = s.before[:0], s.now[:0], s.events[:0]",
		pkg: ".", test: "TestAnnounce",
		why: "a screen reader would say the same at every frame",
	},
	{
		name: "announced-bounded", file: "announce.go",
		old: "extra := len(*log) + 1 - maxAnnouncements; extra > 0",
		new: "extra := -1; extra > 0",
		pkg: ".", test: "TestAnnouncementsAreBounded",
		why: "an app that runs for a year would keep all that it has ever said",
	},
	{
		name: "secret-not-spoken", file: "announce.go",
		old: "p.secret(i) || ",
		new: "",
		pkg: ".", test: "TestHiddenAndSecretTextIsNotSpoken",
		why: "a password would be spoken",
	},
	{
		name: "audit-modal-leak", file: "accessibility/audit_focus.go",
		old: "if j.shut && !j.hidden && (isFocused",
		new: "if j.shut && j.hidden && (isFocused",
		pkg: "./accessibility", test: "TestAuditRules",
		why: "a dialog whose background can be operated would pass",
	},
	{
		name: "audit-cursor", file: "accessibility/audit_focus.go",
		old: "	if at.In(a.nodes[i].bounds) {\n",
		new: "	if at.In(a.whole) {\n",
		pkg: "./accessibility", test: "TestAuditRules",
		why: "a cursor that leads braille displays astray would pass",
	},
	{
		name: "audit-mouse-only", file: "accessibility/audit_focus.go",
		old: "	if a.operated(i) && !a.reachable(i) {\n",
		new: "	if a.operated(i) && i < 0 {\n",
		pkg: "./accessibility", test: "TestAuditRules",
		why: "what only a mouse can operate would pass",
	},
	{
		name: "audit-quotes-no-secret", file: "accessibility/audit.go",
		old: "return a.nodes[i].secret >= 0 && a.nodes[i].secret != i",
		new: "return i < 0",
		pkg: "./accessibility", test: "TestAuditNeverTellsASecret",
		why: "a finding would tell what is in a secret",
	},
	{
		name: "audit-whole-words", file: "accessibility/audit_carried.go",
		old: "	if !isWhole(r.text) {\n",
		new: "	if r.text != \"\" {\n",
		pkg: "./accessibility", test: "TestAuditFindsTextThatNoNodeCarries",
		why: "a letter on the screen would be found in every word of the tree",
	},
	{
		name: "guide-of-the-keys", file: "docs/widgets.md",
		old: "`F8` puts the newest away",
		new: "`F9` puts the newest away",
		pkg: "./widgets", test: "TestTheGuideTellsTheTruth",
		why: "the guide would tell keys that do nothing",
	},
}
