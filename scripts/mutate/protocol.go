package main

// protocol is about what clients are told, and when.
var protocol = []mutation{
	{
		name: "protocol-watched-frames-are-reduced", file: "automation/watch.go",
		old: "return reduced(s, w.policy), lost, nil",
		new: "return s, lost, nil",
		pkg: "./automation", test: "TestCanariesOnTheWire",
		why: "what a policy hides would stand in events, deltas and waits",
	},
	{
		name: "protocol-wait-policy", file: "automation/wait.go",
		old: "if (w.text != \"\" || w.pattern != nil || w.notScreen != 0) && !p.ExposeScreen {",
		new: "if w == nil && !p.ExposeScreen {",
		pkg: "./automation", test: "TestVectors",
		why: "a wait for hidden text would run out of time instead of saying that it cannot see",
	},
	{
		name: "protocol-wait-anchor", file: "automation/wait.go",
		old: "		j.from, j.base = input, input\n",
		new: "		j.from, j.base = 1, input\n",
		pkg: "./automation", test: "TestWaitsCountFromTheLastVerdict",
		why: "the text of before an input would be taken for its effect",
	},
	{
		name: "protocol-idle-counts-from-now", file: "automation/wait.go",
		old: "			j.idleFrom = newest.number + 1\n",
		new: "			j.idleFrom = 0\n",
		pkg: "./automation", test: "TestRestFromBeforeDoesNotCount",
		why: "an app that was idle before would pass for one that is",
	},
	{
		name: "protocol-lease", file: "automation/lease.go",
		old: "	case l.holder != c:\n		return l.holder, false",
		new: "	case l.holder != c:\n		return nil, true",
		pkg: "./automation", test: "TestALeaseIsCheckedWhenTheInputIsDue",
		why: "two hands would be on one app although one was promised to be alone",
	},
	{
		name: "protocol-flashed-since-the-last-answer", file: "automation/conn_input.go",
		old: "	v.Flashed = c.flashed(told, v.Frame)\n",
		new: "	v.Flashed = c.flashed(max(told, v.Frame-1), v.Frame)\n",
		pkg: "./automation", test: "TestAFlashSinceTheLastRead",
		why: "a toast that came and went would be seen by nobody",
	},
	{
		name: "protocol-human-once", file: "automation/answers.go",
		old: "max(c.accounted, frame, human)",
		new: "0",
		pkg: "./automation", test: "TestWhatAPersonDid",
		why: "a client would not learn that a person has typed, or again and again",
	},
	{
		name: "protocol-session-input-once", file: "automation/session_input.go",
		old: "if !errors.As(err, new(unsent)) || lost",
		new: "if (err == nil && result.Verdict != accessibility.Unknown) || lost",
		pkg: "./automation", test: "TestSessionSendsAnInputOnce",
		why: "an input whose connection broke would be performed twice",
	},
	{
		name: "watch-keeps-the-newest", file: "watch.go",
		old: "	case w.behind:\n",
		new: "	case false:\n",
		pkg: ".", test: "TestASlowReaderGetsTheNewestFrame",
		why: "who is behind would see the past for ever",
	},
	{
		name: "watch-pins", file: "passes.go",
		old: "&& p.pins.Load() == 0",
		new: "&& p.pins.Load() >= 0",
		pkg: ".", test: "TestAFrameThatWaitsStaysAsItWas",
		why: "a frame would change while it is copied",
	},
	{
		name: "watch-rest-after-a-doubt", file: "host_snapshot.go",
		old: "!s.Idle {\n		w.doubt(a)",
		new: "!s.Idle {\n		_ = w.doubt",
		pkg: ".", test: "TestRestIsToldAfterADoubt",
		why: "a wait for rest could wait for a frame that never comes",
	},
}
