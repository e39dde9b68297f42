package main

// mcp is about the bridge.
var mcp = []mutation{
	{
		name: "bridge-repeats-input", file: "cmd/limoni-mcp/app.go",
		old: "	r, err := send(ctx, v.Client)\n",
		new: "	r, err := send(ctx, v.Client)\n	if c, dialled := a.session.Client(ctx); r.Verdict == accessibility.Unknown && dialled == nil {\n		r, err = send(ctx, c)\n	}\n",
		pkg: "./cmd/limoni-mcp", test: "TestInputOfUnknownFateIsNotRepeated",
		why: "an input of unknown fate could be performed twice",
	},
	{
		name: "bridge-read-not-repeated", file: "automation/session.go",
		old: "		if lost != nil || ctx.Err() != nil {",
		new: "		if true || lost != nil || ctx.Err() != nil {",
		pkg: "./cmd/limoni-mcp", test: "TestReadsAreRetriedOnceAndInputNever",
		why: "every restart of the app would cost the client an error",
	},
	{
		name: "bridge-cancellation", file: "cmd/limoni-mcp/calls.go",
		old: "	if cancel := c.running[idKey(id)]; cancel != nil {\n",
		new: "	if cancel := c.running[idKey(id)]; cancel != nil && false {\n",
		pkg: "./cmd/limoni-mcp", test: "TestCancelledRequestGetsNoAnswer",
		why: "a call that the client gave up would go on, and be answered",
	},
	{
		name: "bridge-settle", file: "cmd/limoni-mcp/input.go",
		old: "		if enough() {\n			return nil\n		}\n",
		new: "		return nil\n",
		pkg: "./internal/realapp", test: "TestTheBridgeWaitsForPendingWork",
		why: "answers would show the interface before the work they began is done",
	},
	{
		name: "bridge-settle-bound", file: "cmd/limoni-mcp/input.go",
		old: "context.WithTimeout(ctx, in.bridge.settle)",
		new: "context.WithTimeout(ctx, answerLimit)",
		pkg: "./internal/realapp", test: "TestABusyAppDoesNotHoldUpTheBridge",
		why: "an app that is always busy would hold up every answer",
	},
	{
		name: "bridge-unknown-arguments", file: "cmd/limoni-mcp/arguments.go",
		old: "		if !slices.ContainsFunc(t.params,",
		new: "		if false && !slices.ContainsFunc(t.params,",
		pkg: "./cmd/limoni-mcp", test: "TestEveryToolRefusesUnknownArguments",
		why: "a misspelt argument would vanish and the call mean something else",
	},
	{
		name: "bridge-one-at-a-time", file: "cmd/limoni-mcp/server.go",
		old: "		if turn.wait(ctx) == nil {\n",
		new: "		if true {\n",
		pkg: "./cmd/limoni-mcp", test: "TestInputsKeepTheirOrder",
		why: "inputs would overtake one another",
	},
}
