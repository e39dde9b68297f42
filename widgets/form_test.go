package widgets_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// A form of two columns that registers its rows: whoever reads or tabs through
// it goes row by row, and an action from outside runs the handler that a click
// runs.
func TestFormIsReadRowByRow(t *testing.T) {
	name, town := "", ""
	var checks []bool
	news, terms := false, false
	s := open(t, 40, 3, func(f *limoni.Frame) {
		for y, line := range []struct {
			id, label string
			value     *string
			check     string
			on        *bool
		}{{"one", "Name", &name, "News", &news}, {"two", "Town", &town, "Terms", &terms}} {
			g := f.Begin(accessibility.Node{ID: line.id, Role: accessibility.RoleGroup, Bounds: row(f, y)})
			widgets.TextInput{Label: line.label, Value: line.value}.Draw(f, rect(0, y, 20, 1))
			box := widgets.Checkbox{Label: line.check, Checked: line.on}.Draw(f, rect(20, y, 20, 1))
			if box.Changed() {
				checks = append(checks, *line.on)
			}
			f.End(g)
		}
	})
	s.wantOutline(`
group #one
 input "Name" [focused]
 checkbox "News" [unchecked]
group #two
 input "Town"
 checkbox "Terms" [unchecked]`)
	order := s.focus()
	for range 3 {
		s.keys("tab")
		order += " " + s.focus()
	}
	if order != "Name News Town Terms" {
		t.Errorf("Tab goes %s, want Name News Town Terms", order)
	}
	res := s.act(`checkbox "Terms"`, "toggle")
	s.wantVerdict(res, accessibility.Handled)
	if n, _ := s.node(`checkbox "Terms"`); !terms || news || fmt.Sprint(checks) != "[true]" || !n.States.Has(accessibility.StateChecked) || !res.Changed {
		t.Errorf("toggled: terms %v, news %v, the handler saw %v, the node is %v; want it run once with true", terms, news, checks, n.States)
	}
	s.act(`checkbox "Terms"`, "toggle")
	if fmt.Sprint(checks) != "[true false]" || terms {
		t.Errorf("toggled again: the handler saw %v", checks)
	}
}

// A placeholder describes an empty field. It is never its value, and is spoken
// by nobody while the field is used.
func TestPlaceholderIsNoValue(t *testing.T) {
	const placeholder = "Type @ for files"
	value, sent := "", []string(nil)
	s := open(t, 30, 1, func(f *limoni.Frame) {
		in := widgets.TextInput{ID: "in", Label: "Message", Value: &value, Placeholder: placeholder}.Draw(f, f.Area())
		if in.Submitted() {
			sent, value = append(sent, value), ""
		}
	})
	for range 3 {
		s.act("#in", "focus")
		n, d := s.node("#in")
		if n.Label != "Message" || n.Value != "" || d.Placeholder != placeholder || d.CaretColumn != 1 {
			t.Errorf("empty: label %q, value %q, placeholder %q, caret %d", n.Label, n.Value, d.Placeholder, d.CaretColumn)
		}
		s.wantScreen(placeholder)
		s.feed("a")
		if n, _ := s.node("#in"); n.Value != "a" {
			t.Errorf("typed a: value %q", n.Value)
		}
		s.wantScreen("a")
		s.feed("\r")
	}
	if got := strings.Join(sent, ","); got != "a,a,a" {
		t.Errorf("sent %q, want a three times", got)
	}
	if got := s.snapshot().Announcements; len(got) != 0 {
		t.Errorf("spoken %q, want nothing", got)
	}
}
