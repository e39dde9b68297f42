package limoni_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// The scenarios of the loop: each says what one batch of input must lead to.

func TestSecondEnterMeetsTheDialogTheFirstOneOpened(t *testing.T) {
	asking, asked, deleted := false, 0, 0
	confirm := func(f *limoni.Frame) {
		if !asking {
			return
		}
		d := widgets.Dialog{ID: "ask", Title: "Delete?", Buttons: []string{"Keep", "Delete"}}.Draw(f, f.Area())
		if d.Button == 1 {
			deleted++
		}
		asking = asking && d.Button < 0 && !d.Dismissed()
	}
	app := limoni.New(30, 8, func(f *limoni.Frame) {
		confirm(f)
		del := widgets.Button{ID: "delete", Label: "Delete item"}.Draw(f, row(f, 0))
		if del.Clicked() {
			asking = true
			asked++
		}
	})
	snapshot(t, app)
	app.Feed([]byte("\r\r"))
	if asked != 1 || deleted != 0 || asking || focused(t, app) != "Delete item" {
		t.Errorf("asked %d, deleted %d, still asking %v, focus on %q; want 1, 0, false, Delete item", asked, deleted, asking, focused(t, app))
	}
	app.Feed([]byte("\r\x1b[C\r")) // the control: open, go to Delete, press it
	if asked != 2 || deleted != 1 {
		t.Errorf("asked %d, deleted %d after choosing Delete, want 2 and 1", asked, deleted)
	}
}

func TestKeysThatQuitAreTypedIntoFields(t *testing.T) {
	digits := func(c string) bool { return strings.Trim(c, "0123456789") == "" }
	for _, c := range []struct {
		name, focus, want string
		input             widgets.TextInput
		quits             bool
	}{
		{name: "field", focus: "field", want: "q"},
		{name: "full field", focus: "field", input: widgets.TextInput{MaxLength: 2}, want: "ab"},
		{name: "number field", focus: "field", input: widgets.TextInput{Filter: digits}, want: ""},
		{name: "button", focus: "button", want: "", quits: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			value, quit := "", false
			if c.input.MaxLength > 0 {
				value = "ab"
			}
			app := limoni.New(30, 4, func(f *limoni.Frame) {
				quit = f.Key("q") || quit
				in := c.input
				in.ID, in.Label, in.Value = "field", "Field", &value
				in.Draw(f, row(f, 0))
				widgets.Button{ID: "button", Label: "Button"}.Draw(f, row(f, 1))
			})
			do(t, app, accessibility.Request{Op: accessibility.OpAct, Action: "focus", Target: accessibility.Selector{ID: c.focus}})
			app.Feed([]byte("q"))
			if value != c.want || quit != c.quits {
				t.Errorf("value %q, quit %v; want %q, %v", value, quit, c.want, c.quits)
			}
		})
	}
}

func TestKeyAfterAPostedDialogGoesToItsField(t *testing.T) {
	open, value, apps := false, "", 0
	app := limoni.New(30, 8, func(f *limoni.Frame) {
		if f.Key("x") {
			apps++
		}
		if open {
			d, inner := widgets.Dialog{ID: "d", Title: "Name", Width: 20, Height: 5}.Begin(f, f.Area())
			widgets.TextInput{ID: "field", Label: "Name", Value: &value}.Draw(f, inner)
			f.End(d)
		}
	})
	snapshot(t, app)
	app.QueueRead("x")
	app.Post(func() { open = true })
	app.QueueRead("x")
	app.RunQueued()
	if apps != 1 || value != "x" {
		t.Errorf("the app got %d x, the field %q; want 1 and x", apps, value)
	}
}

// layered draws a base that asks d and Esc, a global Q, and the layers named.
type layered struct {
	popup, modal, toast bool
	log                 []string
}

func (l *layered) draw(f *limoni.Frame) {
	l.layer(f, "popup", limoni.RankPopup, &l.popup)
	l.layer(f, "modal", limoni.RankModal, &l.modal)
	if l.toast {
		f.End(f.BeginLayer(limoni.RankToast, accessibility.Node{ID: "toast", Role: accessibility.RoleStatus, Bounds: row(f, 0)}))
	}
	for _, key := range []string{"d", "esc"} {
		if f.Key(key) {
			l.log = append(l.log, "root "+key)
		}
	}
	if f.GlobalKey("Q") {
		l.log = append(l.log, "global Q")
	}
}

func (l *layered) layer(f *limoni.Frame, name string, rank limoni.Rank, open *bool) {
	if !*open {
		return
	}
	resp := f.BeginLayer(rank, accessibility.Node{ID: name, Role: accessibility.RoleDialog, Label: name, Bounds: row(f, 1)})
	if resp.Dismissed() {
		*open = false
		l.log = append(l.log, name+" closed")
	}
	f.End(resp)
}

func TestKeysGoThroughTheLayersFromTheTop(t *testing.T) {
	for _, c := range []struct {
		name string
		app  layered
		want string
	}{
		{"no layer", layered{}, "root d, global Q, root esc, root esc"},
		{"popup", layered{popup: true}, "root d, global Q, popup closed, root esc"},
		{"modal", layered{modal: true}, "global Q, modal closed, root esc"},
		{"modal under a toast", layered{modal: true, toast: true}, "global Q, modal closed, root esc"},
	} {
		t.Run(c.name, func(t *testing.T) {
			app := limoni.New(20, 4, c.app.draw)
			snapshot(t, app)
			for _, key := range []string{"d", "Q", "esc", "esc"} {
				do(t, app, accessibility.Request{Op: accessibility.OpKey, Chord: key})
			}
			if got := strings.Join(c.app.log, ", "); got != c.want {
				t.Errorf("got %s; want %s", got, c.want)
			}
		})
	}
}

func TestEnterGoesToSubmittedBeforeTheRoot(t *testing.T) {
	var log []string
	a, b := "", ""
	app := limoni.New(20, 4, func(f *limoni.Frame) {
		if f.Key("enter") {
			log = append(log, "root")
		}
		asks := widgets.TextInput{ID: "a", Label: "A", Value: &a}.Draw(f, row(f, 0))
		widgets.TextInput{ID: "b", Label: "B", Value: &b}.Draw(f, row(f, 1))
		if asks.Submitted() {
			log = append(log, "submitted")
		}
	})
	snapshot(t, app)
	app.Feed([]byte("\r\t\r"))
	if got := strings.Join(log, ", "); got != "submitted, root" {
		t.Errorf("got %s; want submitted, root", got)
	}
}

func TestListKeepsDownAtItsLastRow(t *testing.T) {
	items, selected := widgets.Strings{"A", "B"}, 1
	app := limoni.New(20, 6, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: &items, Selected: &selected}.Draw(f, f.Area())
		widgets.Button{ID: "after", Label: "After"}.Draw(f, row(f, 5))
	})
	snapshot(t, app)
	app.Feed([]byte("\x1b[B"))
	if selected != 1 || focused(t, app) != "List" {
		t.Errorf("selected %d, focus on %q; want 1 and List", selected, focused(t, app))
	}
}

func TestContainerAsksAfterItsContent(t *testing.T) {
	items, selected, asked, other := widgets.Strings{"A", "B"}, 0, 0, 0
	app := limoni.New(20, 6, func(f *limoni.Frame) {
		box := f.Begin(accessibility.Node{ID: "box", Role: accessibility.RoleGroup, Bounds: f.Area()})
		widgets.List{ID: "list", Label: "List", Items: &items, Selected: &selected}.Draw(f, f.Area())
		f.End(box)
		if box.Key("down") {
			asked++
		}
		if box.Key("f2") {
			other++
		}
	})
	snapshot(t, app)
	app.Feed([]byte("\x1b[B"))
	app.Feed([]byte("\x1b[B"))
	if selected != 1 || asked != 0 {
		t.Errorf("selected %d, the container got %d; want 1 and 0", selected, asked)
	}
	if app.Feed([]byte("\x1bOQ")); other != 1 {
		t.Errorf("the container got a key its content leaves %d times, want once", other)
	}
}

func TestEscUndoesTheFieldBeforeItClosesTheDialog(t *testing.T) {
	open, value := true, ""
	app := limoni.New(30, 8, func(f *limoni.Frame) {
		if !open {
			return
		}
		d, inner := widgets.Dialog{ID: "d", Title: "Name", Width: 20, Height: 5}.Begin(f, f.Area())
		widgets.TextInput{ID: "field", Label: "Name", Value: &value}.Draw(f, inner)
		if d.Dismissed() {
			open = false
		}
		f.End(d)
	})
	snapshot(t, app)
	esc := accessibility.Request{Op: accessibility.OpKey, Chord: "esc"}
	app.Feed([]byte("a"))
	if value != "a" {
		t.Fatalf("typed a, the field holds %q", value)
	}
	if do(t, app, esc); value != "" || !open {
		t.Errorf("after one Esc: value %q, open %v; want empty and open", value, open)
	}
	if do(t, app, esc); open {
		t.Error("the second Esc did not close the dialog")
	}
}

func TestRelabelledButtonKeepsTheFocus(t *testing.T) {
	running, toggles := false, 0
	app := limoni.New(20, 4, func(f *limoni.Frame) {
		widgets.Button{Label: "Before"}.Draw(f, row(f, 0))
		label := "Start"
		if running {
			label = "Stop"
		}
		b := widgets.Button{Label: label, AutoFocus: toggles == 0}.Draw(f, row(f, 1))
		if b.Clicked() {
			running = !running
			toggles++
		}
		widgets.Button{Label: "After"}.Draw(f, row(f, 2))
	})
	snapshot(t, app)
	for range 5 {
		do(t, app, accessibility.Request{Op: accessibility.OpKey, Chord: "space"})
	}
	app.Feed([]byte("     "))
	if toggles != 10 || focused(t, app) != "Start" {
		t.Errorf("%d toggles, focus on %q; want 10 and Start", toggles, focused(t, app))
	}
}

func TestUndoDoesNotReachAnotherPage(t *testing.T) {
	page, one, two := 1, "", "two"
	app := limoni.New(20, 4, func(f *limoni.Frame) {
		if page == 1 {
			widgets.TextInput{Label: "One", Value: &one}.Draw(f, row(f, 0))
		} else {
			widgets.TextInput{Label: "Two", Value: &two}.Draw(f, row(f, 0))
		}
		if f.Key("f5") {
			page++
		}
	})
	snapshot(t, app)
	app.Feed([]byte("abc"))
	do(t, app, accessibility.Request{Op: accessibility.OpKey, Chord: "f5"})
	do(t, app, accessibility.Request{Op: accessibility.OpKey, Chord: "ctrl+z"})
	if one != "abc" || two != "two" || focused(t, app) != "Two" {
		t.Errorf("one %q, two %q, focus on %q; want abc, two, Two", one, two, focused(t, app))
	}
}

func TestTextByDoMeetsNoShortcut(t *testing.T) {
	items, selected, hits := widgets.Strings{"A", "B"}, 0, 0
	app := limoni.New(20, 4, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: &items, Selected: &selected}.Draw(f, f.Area())
		for _, key := range []string{"a", "d", "q", "x"} {
			if f.Key(key) {
				hits++
			}
		}
	})
	before := snapshot(t, app).Hash()
	res := do(t, app, accessibility.Request{Op: accessibility.OpText, Text: "adqx"})
	if res.Verdict != accessibility.Unhandled || res.Changed || hits != 0 || snapshot(t, app).Hash() != before {
		t.Errorf("verdict %s, changed %v, %d shortcuts ran; want unhandled, false, 0", res.Verdict, res.Changed, hits)
	}
	for _, key := range []string{"a", "d", "q", "x"} {
		do(t, app, accessibility.Request{Op: accessibility.OpKey, Chord: key})
	}
	if hits != 4 {
		t.Errorf("pressed as keys, %d shortcuts ran, want 4", hits)
	}
}

func TestDoOnTheUIGoroutineIsAnError(t *testing.T) {
	var doErr, snapErr, postErr error
	app := limoni.New(20, 4, func(f *limoni.Frame) {
		_, doErr = f.App().Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "a"})
		_, snapErr = f.App().Snapshot(t.Context(), 0)
	})
	app.Post(func() { _, postErr = app.Do(t.Context(), accessibility.Request{}) })
	snapshot(t, app)
	for _, err := range []error{doErr, snapErr, postErr} {
		if err != limoni.ErrOnUIGoroutine {
			t.Errorf("got %v, want ErrOnUIGoroutine", err)
		}
	}
}

func TestTwoSecondsOfNothingAskForNothing(t *testing.T) {
	passes := 0
	app := limoni.New(20, 4, func(f *limoni.Frame) { passes++ })
	snapshot(t, app)
	before := passes
	app.Advance(2 * time.Second)
	if passes != before {
		t.Errorf("%d passes while idle, want 0", passes-before)
	}
	if app.Redraw(); passes != before {
		t.Error("Redraw drew at once")
	}
	if snapshot(t, app); passes != before+1 {
		t.Errorf("%d passes after Redraw, want 1", passes-before)
	}
}
