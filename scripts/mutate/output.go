package main

// output is about the terminal: what it gets, and how it is left.
var output = []mutation{
	{
		name: "unchanged-frame", file: "internal/screen/encoder.go",
		old: "	if e.cursor == cursorHidden {\n		return dst\n	}\n",
		new: "",
		pkg: "./internal/screen", test: "TestEncode",
		why: "a frame that changes nothing would still be written",
	},
	{
		name: "control-characters", file: "internal/text/clean.go",
		old: "return r < ' ' || 0x7F <= r && r <= 0x9F ||",
		new: "return r == 0 ||",
		pkg: "./internal/text", test: "TestCleanDropsWhatATerminalWouldObey",
		why: "an app's data could write to the clipboard and clear the screen",
	},
	{
		name: "bidi-overrides", file: "internal/text/clean.go",
		old: "|| 0x202A <= r && r <= 0x202E ||",
		new: "||",
		pkg: "./internal/text", test: "TestCleanDropsWhatATerminalWouldObey",
		why: "text could be shown in another order than it is read in",
	},
	{
		name: "restore-bytes", file: "internal/terminal/leave.go",
		old: "	last := t.leaveBytes()\n",
		new: "	var last []byte\n",
		pkg: "./internal/terminal", test: "TestOpenAndRestore",
		why: "the shell would be left without a cursor, with mouse codes, on another screen",
	},
	{
		name: "restore-blocked", file: "internal/terminal/leave.go",
		old: "\tt.force(append(t.endOfFrame(), last...))\n",
		new: "",
		pkg: "./internal/terminal", test: "TestRestoreCutsABlockedWrite",
		why: "a terminal that took no output would be left with every mode on",
	},
	{
		name: "restore-once", file: "internal/terminal/leave.go",
		old: "	if t.move(running, closed) {\n		return t.leave()",
		new: "	if t.move(running, closed) || true {\n		return t.leave()",
		pkg: "./internal/terminal", test: "TestRestoreFromSeveralGoroutines",
		why: "the second restore would write to a terminal that is the shell's again",
	},
	{
		name: "clip", file: "internal/screen/print.go",
		old: "left, right := max(clip.Min.X, b.Bounds.Min.X), min(clip.Max.X, b.Bounds.Max.X)",
		new: "left, right := b.Bounds.Min.X, b.Bounds.Max.X",
		pkg: "./internal/screen", test: "TestPrint",
		why: "a widget would draw over its neighbours",
	},
	{
		name: "title-clean", file: "internal/terminal/title.go",
		old: "	dst = append(dst, cleanLine(title, maxTitle)...)\n",
		new: "	dst = append(dst, title...)\n",
		pkg: "./internal/terminal", test: "TestAppendTitle",
		why: "a title made of data could send commands to the terminal",
	},
	{
		name: "questions-answered-once", file: "internal/terminal/survey_reply.go",
		old: "	s.open &^= q\n",
		new: "",
		pkg: "./internal/terminal", test: "TestTheFirstAnswerCounts",
		why: "a terminal that answers twice would change its mind",
	},
	{
		name: "repeat-outside-ascii", file: "internal/terminal/survey_reply.go",
		old: "		s.Capabilities.RepeatAny = column == repeatedAnyEnd\n",
		new: "		s.Capabilities.RepeatAny = s.Capabilities.Repeat\n",
		pkg: "./internal/terminal", test: "TestReportsInlineHaveAnyRow",
		why: "in tmux borders would be one character long",
	},
	{
		name: "release-is-no-key", file: "decode.go",
		old: "		return ev, !t.Release\n",
		new: "		return ev, true\n",
		pkg: ".", test: "TestRepeatsAreToldApart",
		why: "every key would be pressed twice",
	},
}
