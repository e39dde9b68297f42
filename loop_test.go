package limoni_test

import (
	"context"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// do performs a request on an app in memory.
func do(t *testing.T, app *limoni.App, req accessibility.Request) accessibility.Result {
	t.Helper()
	res, err := app.Do(context.Background(), req)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

func snapshot(t *testing.T, app *limoni.App) *accessibility.Snapshot {
	t.Helper()
	s, err := app.Snapshot(context.Background(), 0)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// focused is the label of the focused node, "" for none.
func focused(t *testing.T, app *limoni.App) string {
	t.Helper()
	s := snapshot(t, app)
	if i := s.Tree.Index(s.Focus); s.Focus != 0 && i >= 0 {
		return s.Tree.Nodes[i].Label
	}
	return ""
}

func row(f *limoni.Frame, y int) limoni.Rect {
	r := f.Area()
	r.Min.Y, r.Max.Y = y, y+1
	return r
}

func TestKeysTypedInOneReadMeetTheFieldTheFirstOneOpens(t *testing.T) {
	for _, byFocus := range []bool{false, true} {
		open, value, passes := false, "", 0
		app := limoni.New(20, 4, func(f *limoni.Frame) {
			passes++
			if open {
				widgets.TextInput{ID: "field", Label: "Field", Value: &value, AutoFocus: !byFocus}.Draw(f, row(f, 0))
			}
			if f.Key("n") {
				open = true
				if byFocus {
					f.Focus("field")
				}
			}
		})
		snapshot(t, app)
		passes = 0
		app.Feed([]byte("nfoo"))
		if value != "foo" || passes > 9 {
			t.Errorf("by focus %v: value %q after %d passes, want foo in at most 9", byFocus, value, passes)
		}
	}
}

func TestAfterAskedBehindAClickFiresInSpiteOfKeys(t *testing.T) {
	fired := false
	start := time.Time{}
	app := limoni.New(20, 4, func(f *limoni.Frame) {
		save := widgets.Button{Label: "Save"}.Draw(f, row(f, 0))
		if save.Clicked() {
			start = f.Now()
			f.After(time.Second)
		}
		f.Key("x")
		fired = fired || !start.IsZero() && f.Now().Sub(start) >= time.Second
	})
	do(t, app, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{Label: "Save"}})
	app.Advance(200 * time.Millisecond)
	app.Feed([]byte("x"))
	if d, armed := app.NextTimer(); !armed || d != 800*time.Millisecond {
		t.Errorf("next timer in %v (armed %v), want 800ms", d, armed)
	}
	app.Advance(800 * time.Millisecond)
	if !fired {
		t.Error("no frame came when the timer was due")
	}
}
