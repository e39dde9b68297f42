package limoni_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// typedAtOnce feeds what a person typed faster than the app draws: all of it
// in one read. A lone Esc at its end is one when its time has passed.
func typedAtOnce(app *limoni.App, bytes string) {
	app.Feed([]byte(bytes))
	app.Advance(time.Second)
}

// Keys of one read meet the layers as the keys before them left them.
func TestKeysOfOneReadGoThroughTheLayersFromTheTop(t *testing.T) {
	for _, c := range []struct {
		name string
		app  layered
		want string
	}{
		{"no layer", layered{}, "root d, global Q, root esc, root esc"},
		{"popup", layered{popup: true}, "root d, global Q, popup closed, root esc"},
		{"modal", layered{modal: true}, "global Q, modal closed, root esc"},
		{"modal under a toast", layered{modal: true, toast: true}, "global Q, modal closed, root esc"},
		{"modal over a popup", layered{popup: true, modal: true}, "global Q, modal closed, popup closed"},
	} {
		app := limoni.New(20, 4, c.app.draw)
		snapshot(t, app)
		typedAtOnce(app, "dQ\x1b\x1b")
		if got := strings.Join(c.app.log, ", "); got != c.want {
			t.Errorf("%s: got %s; want %s", c.name, got, c.want)
		}
	}
}

// A field in a dialog: the first Esc undoes what was typed, the second closes
// the dialog, in one read as in three.
func TestEscsOfOneReadUndoAndThenClose(t *testing.T) {
	for bytes, want := range map[string]string{
		"a\x1b":         `"" true`,
		"a\x1b\x1b":     `"" false`,
		"\x1b":          `"" false`,
		"a\x1b\x1b\x1b": `"" false, root esc`,
	} {
		open, value, root := true, "", ""
		app := limoni.New(30, 8, func(f *limoni.Frame) {
			if f.Key("esc") {
				root += ", root esc"
			}
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
		typedAtOnce(app, bytes)
		if got := fmt.Sprintf("%q %v%s", value, open, root); got != want {
			t.Errorf("%q: value and open are %s, want %s", bytes, got, want)
		}
	}
}

// A click on an option of a drop-down in a dialog, and a key right behind it
// that only the page below asks for.
func TestKeyBehindAClickInADropDownStaysInTheDialog(t *testing.T) {
	open, chosen, d := true, 0, 0
	app := limoni.New(30, 10, func(f *limoni.Frame) {
		if f.Key("d") {
			d++
		}
		dialog, inner := widgets.Dialog{ID: "dialog", Title: "Pick", Width: 24, Height: 8}.Begin(f, f.Area())
		if open {
			list := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "options", Role: accessibility.RoleList, Label: "Options", Bounds: inner})
			one := inner
			one.Max.Y = one.Min.Y + 1
			option := f.RegisterAccessibility(accessibility.Node{ID: "one", Role: accessibility.RoleOption, Label: "One", Bounds: one,
				Actions: accessibility.ActionSelect})
			if option.Clicked() {
				chosen++
				open = false
			}
			f.End(list)
		}
		f.End(dialog)
	})
	snapshot(t, app)
	typedAtOnce(app, "d"+clickBytes(5, 2)+"d")
	if chosen != 1 || open || d != 0 {
		t.Errorf("chosen %d times, still open %v, d reached the page %d times; want 1, false, 0", chosen, open, d)
	}
}

// A hundred clicks, each whole in one read, and a hundred in one single read,
// are a hundred clicks: time alone makes a double click of two.
func TestEveryPressAndReleaseOfAReadIsAClick(t *testing.T) {
	for name, feed := range map[string]func(*limoni.App){
		"a read each": func(app *limoni.App) {
			for range 100 {
				app.Feed([]byte(clickBytes(1, 0)))
				app.Advance(501 * time.Millisecond)
			}
		},
		"one read": func(app *limoni.App) { app.Feed([]byte(strings.Repeat(clickBytes(1, 0), 100))) },
	} {
		clicks, doubles := 0, 0
		app := limoni.New(20, 3, func(f *limoni.Frame) {
			b := widgets.Button{Label: "B"}.Draw(f, row(f, 0))
			if b.DoubleClicked() {
				doubles++
			}
			if b.Clicked() {
				clicks++
			}
		})
		snapshot(t, app)
		feed(app)
		want := map[string]int{"a read each": 0, "one read": 1}[name]
		if clicks != 100 || doubles != want {
			t.Errorf("%s: %d clicks and %d double clicks, want 100 and %d", name, clicks, doubles, want)
		}
	}
}
