package main

// programs is about commands, tasks and the frames that time asks for.
var programs = []mutation{
	{
		name: "keyed-drops-the-older", file: "carry_out.go",
		old: "		if g.cancelled {\n",
		new: "		if g.cancelled && g.ctx == nil {\n",
		pkg: ".", test: "TestKeyedCommandsDropWhatIsOlder",
		why: "the answer to what was asked before could replace the answer to what is asked now",
	},
	{
		name: "every-goes-on", file: "carry_out.go",
		old: "		p.arm(t)\n",
		new: "",
		pkg: ".", test: "TestATickWakesAProgramWhenItIsDueAndNotBefore",
		why: "a clock would stand still after its first second",
	},
	{
		name: "sequence-waits", file: "carry_out.go",
		old: "	p.begin(cmds[0], name, g, func() { p.sequence(cmds[1:], name, g, then) })\n",
		new: "	p.begin(cmds[0], name, g, func() {})\n	p.sequence(cmds[1:], name, g, then)\n",
		pkg: ".", test: "TestCommandsThatAreCombined",
		why: "what was to follow a save would happen before it",
	},
	{
		name: "focus-told", file: "loop.go",
		old: " || a.program.fire(a.clock.Now()) || a.program.tellFocus()):\n",
		new: " || a.program.fire(a.clock.Now())):\n",
		pkg: ".", test: "TestMessagesOfTheApp",
		why: "a program could not show what belongs to the field that has the keyboard",
	},
	{
		name: "later-load-wins", file: "async.go",
		old: "		if cancel(); a.run == run {\n",
		new: "		if cancel(); a.run >= run {\n",
		pkg: ".", test: "TestAsync",
		why: "a slow answer to an older question would replace the newer one",
	},
	{
		name: "held-frame-comes", file: "frame_rate.go",
		old: "	if !a.clock.Now().Before(at) {\n",
		new: "	if at.IsZero() {\n",
		pkg: ".", test: "TestAFloodOfPosts",
		why: "the last line of a flood would be shown when the next key is pressed",
	},
}
