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
		old: "	t.force(append([]byte{0x18}, last...))\n",
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
}
