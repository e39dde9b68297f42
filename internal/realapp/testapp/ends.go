package main

import (
	"context"
	"errors"

	"limoni"
	"limoni/widgets"
)

var errAsked = errors.New("the app ended with an error of its own")

// ends are the ways out that have a key.
func (a *app) ends(f *limoni.Frame) {
	switch {
	case f.Key("q"):
		f.Quit()
	case f.Key("e"):
		a.failed = errAsked
		f.Quit()
	case f.Key("D"):
		a.explode = true // in the next pass, which paints
	case f.Key("H"):
		panic("boom in a handler")
	case f.Key("P"):
		f.App().Post(func() { explodeInPost() })
	case f.Key("L"):
		a.quitWithPost(f)
	case f.Key("F"):
		a.fillQueue(f)
	}
}

// explodeInPost has a name of its own, to be found in the stack.
func explodeInPost() { panic("boom in a post") }

// quitWithPost posts something beside Quit: Post says that it will run.
func (a *app) quitWithPost(f *limoni.Frame) {
	if f.App().Post(func() { a.reportLine("the last post ran") }) == nil {
		a.reportLine("the last post was accepted")
	}
	f.Quit()
}

// fillQueue quits with a queue that takes no more.
func (a *app) fillQueue(f *limoni.Frame) {
	accepted, ran := 0, 0
	for f.App().Post(func() { ran++ }) == nil {
		accepted++
	}
	f.Quit()
	a.atEnd = func() { a.reportLine("thousands=%d lost=%d", accepted/1000, accepted-ran) }
}

// model is a program one of whose commands panics.
type model struct{ settings }

func (m model) Init() limoni.Cmd {
	if m.panics == "init" {
		panic("boom at the start")
	}
	return nil
}

func (model) Update(limoni.Msg) limoni.Cmd { return explodeInCommand }
func (model) View(f *limoni.Frame) {
	widgets.Label{Text: "program"}.Draw(f, f.Area())
	if f.Key("C") {
		f.Send("go")
	}
}

func explodeInCommand(context.Context) limoni.Msg { panic("boom in a command") }
