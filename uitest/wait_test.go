package uitest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni/accessibility"
)

func TestWaitLooksAgainAtTheNextFrame(t *testing.T) {
	app := newToy(of(accessibility.RoleStatus, "Saving"))
	app.pending = []string{"save"}
	app.work = make(chan func(), 1)
	app.work <- func() { app.widgets[0].Label = "Saved" }
	passes(t, app, func(p *Page) { p.Expect(p.GetByRole("status", "")).ToHaveLabel("Saved") })
	if app.looks != 2 {
		t.Errorf("looked %d times, want once at the frame at hand and once at the next", app.looks)
	}
}

func TestIdleAppFailsAtOnce(t *testing.T) {
	app := newToy(of(accessibility.RoleStatus, "Ready"))
	fails(t, app, "uitest: expected status to have label \"Saved\"\ngot: label \"Ready\"\n"+
		"gave up: the app is idle, no further frame will come", func(p *Page) {
		p.Expect(p.GetByRole("status", "")).ToHaveLabel("Saved")
	}, WithTimeout(time.Hour))
	if app.looks > 3 {
		t.Errorf("looked %d times at an app that stands still", app.looks)
	}
}

func TestVirtualClockIsMovedToTheNextTimer(t *testing.T) {
	app := newToy(of(accessibility.RoleStatus, "0"))
	for i := 1; i <= 4; i++ {
		app.after(time.Duration(i)*time.Second, func() { app.widgets[0].Label = fmt.Sprint(i) })
	}
	passes(t, app, func(p *Page) { p.Expect(p.GetByRole("status", "")).ToHaveLabel("3") })
	if app.now != 3*time.Second {
		t.Errorf("moved the clock to %v, want 3s and no further", app.now)
	}
}

func TestVirtualClockIsMovedByTheTimeoutAtMost(t *testing.T) {
	app := newToy(of(accessibility.RoleSpinner, "Working"))
	var tick func()
	tick = func() { app.after(time.Second, tick) }
	tick()
	fails(t, app, "uitest: expected spinner not to be visible\ngot: spinner \"Working\"\n"+
		"gave up: the app waits for a timer in 1s, more than is left of the 5s a page moves its clock", func(p *Page) {
		p.Expect(p.GetByRole("spinner", "")).Not().ToBeVisible()
	})
	if app.now != 5*time.Second {
		t.Errorf("moved the clock to %v, want 5s", app.now)
	}
}

func TestPendingWorkIsWaitedForInRealTime(t *testing.T) {
	app := newToy(of(accessibility.RoleStatus, "Loading"))
	app.pending = []string{"load"}
	app.work = make(chan func())
	spins := 0
	var tick func()
	tick = func() { spins++; app.after(100*time.Millisecond, tick) }
	app.after(100*time.Millisecond, tick)
	go func() { app.work <- func() { app.widgets[0].Label, app.pending = "Loaded", nil } }()
	passes(t, app, func(p *Page) { p.Expect(p.GetByRole("status", "")).ToHaveLabel("Loaded") })
	if spins > 5 {
		t.Errorf("the spinner's clock ran ahead of the work by %d ticks", spins)
	}
}

func TestVirtualClockKeepsPaceWhileWorkIsPending(t *testing.T) {
	app := newToy(of(accessibility.RoleStatus, "Loading"))
	app.pending = []string{"load"}
	app.work = make(chan func())
	app.after(10*time.Millisecond, func() { app.widgets[0].Label, app.pending = "Loaded", nil })
	passes(t, app, func(p *Page) { p.Expect(p.GetByRole("status", "")).ToHaveLabel("Loaded") })
	if app.now != 10*time.Millisecond {
		t.Errorf("the clock stands at %v, want 10ms", app.now)
	}
}

func TestActionWaitsUntilItsNodeIsReady(t *testing.T) {
	add := of(accessibility.RoleButton, "Add").is(accessibility.StateDisabled)
	clicks := 0
	add.onClick(func() { clicks++ })
	app := newToy(add)
	app.quiet = true
	app.after(300*time.Millisecond, func() { add.become(accessibility.StateDisabled, 0) })
	passes(t, app, func(p *Page) { p.GetByLabel("Add").Click() })
	if clicks != 1 || app.now != 300*time.Millisecond {
		t.Errorf("clicked %d times at %v, want once at 300ms", clicks, app.now)
	}
}

func TestActionWaitsUntilItsNodeIsThere(t *testing.T) {
	add := of(accessibility.RoleButton, "Add").onClick(func() {})
	app := newToy()
	app.after(time.Second, func() { app.add(add) })
	passes(t, app, func(p *Page) { p.GetByLabel("Add").Click() })
	if len(app.did) != 1 {
		t.Errorf("sent %d inputs, want 1", len(app.did))
	}
}

// An app that presents a frame for each refusal must not keep a page busy.
func TestRefusedActionWaitsForAFrameAfterTheRefusal(t *testing.T) {
	for _, quiet := range []bool{false, true} {
		app := newToy(of(accessibility.RoleButton, "Add").is(accessibility.StateDisabled))
		app.quiet = quiet
		fails(t, app, `
uitest: cannot click button "Add"
got: disabled: toy refuses 
gave up: the app is idle, no further frame will come`, func(p *Page) { p.GetByRole("button", "Add").Click() })
		if len(app.did) != 1 {
			t.Errorf("sent %d inputs, want 1", len(app.did))
		}
	}
}

func TestRefusalsThatAFrameMayLiftAreTriedAgain(t *testing.T) {
	for _, r := range []accessibility.Reason{
		accessibility.ErrDisabled, accessibility.ErrHidden, accessibility.ErrUnstable, accessibility.ErrCovered,
		accessibility.ErrBehindModal, accessibility.ErrNoSuchNode, accessibility.ErrAmbiguous, accessibility.ErrNotAdvertised,
	} {
		add := of(accessibility.RoleButton, "Add").onClick(func() {})
		add.refuse = r
		app := newToy(add)
		app.after(time.Second, func() {})
		app.after(2*time.Second, func() { add.refuse = "" })
		passes(t, app, func(p *Page) { p.GetByLabel("Add").Click() })
		if len(app.did) != 3 {
			t.Errorf("%s: sent %d inputs, want one a frame", r, len(app.did))
		}
	}
}

func TestOtherRefusalsFailAtOnce(t *testing.T) {
	for _, r := range []accessibility.Reason{accessibility.ErrPolicy, accessibility.ErrBadValue, accessibility.ErrReadonly} {
		name := field("Name")
		name.refuse = r
		app := newToy(name)
		app.after(time.Second, func() { name.refuse = "" })
		got := fails(t, app, "uitest: cannot fill \"Name\" with 6 characters\ngot: "+string(r)+": toy refuses set-value…", func(p *Page) {
			p.GetByLabel("Name").Fill("canary")
		})
		if len(app.did) != 1 || app.now != 0 {
			t.Errorf("%s: sent %d inputs by %v, want one at once", r, len(app.did), app.now)
		}
		if strings.Contains(strings.Split(got, "tree:")[0], "canary") {
			t.Errorf("the failure repeats what was typed:\n%s", got)
		}
	}
}
