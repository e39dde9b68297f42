package main

import (
	"context"
	"os"
	"time"

	"limoni"
	"limoni/accessibility"
)

// begin starts what the settings ask for, with the app that now runs.
func (a *app) begin(ui *limoni.App) {
	if a.count {
		a.reportLine("goroutines at work: %d", toolkitGoroutines())
	}
	for range 1000 {
		ui.Post(func() { a.early++ })
	}
	if a.spin {
		go a.keepDrawing(ui)
		go a.watchDraws()
	}
}

// keepDrawing asks for the next frame when the last one is done.
func (a *app) keepDrawing(ui *limoni.App) {
	done := make(chan struct{}, 1)
	for {
		if ui.Post(func() { a.ticks++; a.number++; done <- struct{}{} }) != nil {
			return
		}
		<-done
	}
}

// watchDraws reports when nothing was drawn for a while: then the terminal
// takes no more.
func (a *app) watchDraws() {
	for before := int64(-1); ; time.Sleep(300 * time.Millisecond) {
		now := a.draws.Load()
		if now == before {
			a.reportLine("blocked")
			return
		}
		before = now
	}
}

// work is a job that takes a moment.
func (a *app) work(ui *limoni.App) {
	time.Sleep(100 * time.Millisecond)
	ui.Post(func() { a.working, a.said = false, "the job is done" })
}

// callHome asks the app, from within a handler, for all that an app can be
// asked for. None of it may wait.
func (a *app) callHome(ui *limoni.App) {
	ui.Redraw()
	ui.Post(func() { a.posted++ })
	_, snapshot := ui.Snapshot(context.Background(), 0)
	_, do := ui.Do(context.Background(), accessibility.Request{Op: accessibility.OpKey, Chord: "q"})
	if snapshot == limoni.ErrOnUIGoroutine && do == limoni.ErrOnUIGoroutine {
		a.said = "refused on the UI goroutine"
	}
}

// hold keeps the UI goroutine busy until the release file is there.
func (a *app) hold() {
	a.reportLine("holding")
	for {
		if _, err := os.Stat(a.release); err == nil {
			return
		}
		time.Sleep(time.Millisecond)
	}
}
