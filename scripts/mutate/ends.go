package main

// ends is about how an app starts and how it ends, seen in a real terminal.
var ends = []mutation{
	{
		name: "signal-while-blocked", file: "run.go",
		old: "	s.app.interrupt(fmt.Errorf(\"%w: %v\", ErrSignal, sig))\n	s.term.Restore()\n",
		new: "	s.app.interrupt(fmt.Errorf(\"%w: %v\", ErrSignal, sig))\n",
		pkg: "./internal/realapp", test: "TestABlockedTerminalDoesNotKeepTheAppAlive",
		why: "an app whose terminal takes no output could only be killed",
	},
	{
		name: "resume-repaints", file: "run.go",
		old: "	a.painter.encoder.Invalidate()\n",
		new: "",
		pkg: "./internal/realapp", test: "TestSuspendGivesTheTerminalBackAndResumeRepaints",
		why: "after fg the screen would stay empty",
	},
	{
		name: "post-beside-quit", file: "app.go",
		old: "			item.post()\n",
		new: "			_ = item.post\n",
		pkg: "./internal/realapp", test: "TestAnAcceptedPostRunsThoughTheAppQuits",
		why: "Post would say that a function runs, and it would not",
	},
	{
		name: "command-panic", file: "program.go",
		old: "if v := recover(); v != nil {",
		new: "if v := any(nil); v != nil {",
		pkg: "./internal/realapp", test: "TestAPanicInACommandRestoresTheTerminal",
		why: "the panic of a command would leave the terminal raw",
	},
	{
		name: "no-socket-no-server", file: "automation_on.go",
		old: "	if err == nil {\n		a.server = server",
		new: "	{\n		a.server = server",
		pkg: "./internal/realapp", test: "TestADirectoryThatOthersCanEnterIsRefused",
		why: "an app that cannot have its socket would crash when it ends",
	},
	{
		name: "own-automation-wins", file: "automation_on.go",
		old: "	if !a.options.automation.set {\n",
		new: "	if os.Getenv(\"LIMONI_AUTOMATION_SOCKET\") != \"\" {\n",
		pkg: "./internal/realapp", test: "TestTheAppsOwnAutomationWins",
		why: "the environment could open an app that its author has closed",
	},
	{
		name: "socket-goes-with-the-app", file: "automation.go",
		old: "		a.server.Close()\n",
		new: "		_ = a.server\n",
		pkg: "./internal/realapp", test: "TestTheSocketIsGoneAfterEveryWayOut",
		why: "every run would leave a socket behind",
	},
	{
		name: "size-unknown", file: "internal/terminal/size.go",
		old: "	if width <= 0 {\n",
		new: "	if width < 0 {\n",
		pkg: "./internal/terminal", test: "TestSize",
		why: "in a terminal without a size nothing would be drawn",
	},
}
