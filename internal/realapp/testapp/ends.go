package main

import (
	"context"
	"errors"
	"fmt"
	"time"

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

// model is a program one of whose commands panics, and one heeds no context.
type model struct {
	settings
	ticks, paints int
}

func (m *model) Init() limoni.Cmd {
	switch {
	case m.panics == "init":
		panic("boom at the start")
	case m.ticking:
		return limoni.Every(time.Second, nil)
	}
	return nil
}

func (m *model) Update(msg limoni.Msg) limoni.Cmd {
	switch msg := msg.(type) {
	case time.Time:
		m.ticks++
	case limoni.KeyMsg:
		switch {
		case msg.Is("C"):
			return explodeInCommand
		case msg.Is("B"):
			return limoni.Named("the deaf one", heedNothing)
		case msg.Is("W"):
			return limoni.Sequence(limoni.Print("found\x1b[31m 3 files"), limoni.Print("and that is\nall"), limoni.Quit)
		case msg.Is("q"):
			return limoni.Quit
		case msg.Is("P"):
			panic("boom in Update")
		}
	}
	return nil
}

func (m *model) View(f *limoni.Frame) {
	if f.Painting() {
		m.paints++
	}
	widgets.Label{Text: fmt.Sprintf("program ticks=%d paints=%d", m.ticks, m.paints)}.Draw(f, f.Area())
}

// heedNothing does not return when its context ends.
func heedNothing(context.Context) limoni.Msg {
	time.Sleep(time.Hour)
	return nil
}

func explodeInCommand(context.Context) limoni.Msg { panic("boom in a command") }
