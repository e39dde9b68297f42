package limoni_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// two draws the fields a and b, in that order or the other one, and says in
// every pass who has the keyboard.
type two struct {
	order  []string
	gone   string
	values map[string]*string
	passes []string
	said   []string
}

func (w *two) draw(f *limoni.Frame) {
	focused := ""
	for y, id := range w.order {
		if id == w.gone {
			continue
		}
		in := widgets.TextInput{ID: id, Label: id, Value: w.values[id]}.Draw(f, row(f, y))
		if in.Focused() {
			focused += id
		}
		if in.FocusGained() {
			w.said = append(w.said, "+"+id)
		}
		if in.FocusLost() {
			w.said = append(w.said, "-"+id)
		}
	}
	for _, n := range f.AccessibilityTree().Nodes {
		if n.States.Has(accessibility.StateFocused) {
			focused += "/" + n.ID
		}
	}
	if len(w.passes) == 0 || w.passes[len(w.passes)-1] != focused {
		w.passes = append(w.passes, focused)
	}
}

// In every single pass one field has the keyboard, its response and its node
// agree, and who lost it and who got it is told once each, in whatever order
// the two are drawn.
func TestOneFieldHasTheFocusInEveryPass(t *testing.T) {
	for _, order := range [][]string{{"a", "b"}, {"b", "a"}} {
		w := &two{order: order, values: map[string]*string{"a": new(string), "b": new(string)}}
		app := limoni.New(20, 3, w.draw)
		do(t, app, accessibility.Request{Op: accessibility.OpAct, Action: "focus", Target: accessibility.Selector{ID: "a"}})
		snapshot(t, app)
		w.passes, w.said = nil, nil
		y := 0
		if order[1] == "b" {
			y = 1
		}
		app.Feed([]byte("x" + clickBytes(3, y) + "y"))
		for range 3 {
			app.Redraw()
			snapshot(t, app)
		}
		if got := strings.Join(w.passes, " "); got != "a/a b/b" {
			t.Errorf("drawn %v: the focus was on %s, want a/a and then b/b", order, got)
		}
		told := map[string]int{}
		for _, what := range w.said {
			told[what]++
		}
		if len(w.said) != 2 || told["-a"] != 1 || told["+b"] != 1 || *w.values["a"] != "x" || *w.values["b"] != "y" {
			t.Errorf("drawn %v: told %v, values %q and %q; want -a and +b once, x and y", order, w.said, *w.values["a"], *w.values["b"])
		}
		// A field that is gone has it in no pass.
		w.passes = nil
		_ = app.Post(func() { w.gone = "b" })
		app.Feed([]byte("z"))
		if got := strings.TrimSpace(strings.Join(w.passes, " ")); got != "a/a" || *w.values["a"] != "xz" {
			t.Errorf("drawn %v, b gone: the focus was on %q and a holds %q; want a/a and xz", order, got, *w.values["a"])
		}
	}
}

// A button that disables itself leaves the focus to its neighbour. The second
// Enter of a quick pair was not meant for that one; an Enter that was pressed
// with the focus seen there is.
func TestSecondEnterOfAPairDoesNotPressTheHeir(t *testing.T) {
	saved, deleted := 0, 0
	app := limoni.New(30, 3, func(f *limoni.Frame) {
		save := widgets.Button{ID: "save", Label: "Save", Disabled: saved > 0}.Draw(f, row(f, 0))
		if save.Clicked() {
			saved++
		}
		del := widgets.Button{ID: "delete", Label: "Delete account"}.Draw(f, row(f, 1))
		if del.Clicked() {
			deleted++
		}
	})
	snapshot(t, app)
	app.Feed([]byte("\r\r"))
	if saved != 1 || deleted != 0 || focused(t, app) != "Delete account" {
		t.Errorf("saved %d, deleted %d, focus on %q; want 1, 0, Delete account", saved, deleted, focused(t, app))
	}
	if app.Feed([]byte("\r")); deleted != 1 {
		t.Errorf("an Enter pressed on what the screen shows deleted %d times, want once", deleted)
	}
}
