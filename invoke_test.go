package limoni_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// invoker is a dialog with a button over a field; the button invokes.
func invoker(name string, asks ...string) func(*stage, *limoni.Frame) {
	open := false
	return func(s *stage, f *limoni.Frame) {
		for _, ask := range asks {
			if f.Invoked(ask) {
				s.say("%s", ask)
				if ask == "again" || ask == "first" {
					f.Invoke(map[string]string{"again": "again", "first": "second"}[ask])
				}
			}
		}
		f.RegisterAccessibility(accessibility.Node{ID: "field", Role: accessibility.RoleButton, Label: "Field", Bounds: cells(0, 0, 5, 1), Actions: accessibility.ActionFocus | accessibility.ActionActivate})
		open = open || f.Key("o")
		if !open {
			return
		}
		box := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "box", Role: accessibility.RoleDialog, Label: "Box", Bounds: cells(0, 2, 9, 1)})
		b := f.RegisterAccessibility(accessibility.Node{ID: "go", Role: accessibility.RoleButton, Label: "Go", Bounds: cells(0, 2, 9, 1), Actions: accessibility.ActionFocus | accessibility.ActionActivate})
		if b.Clicked() {
			f.Invoke(name)
			open = false
			s.say("click")
		}
		f.End(box)
	}
}

func cells(x, y, w, h int) limoni.Rect {
	return limoni.Rect{Min: limoni.Point{X: x, Y: y}, Max: limoni.Point{X: x + w, Y: y + h}}
}

// Whatever the event and however it came, the name is heard once, when the
// dialog has closed and before the frame that answers is painted.
func TestInvokeRunsOnePassMore(t *testing.T) {
	for way, press := range map[string]func(*stage){
		"key by Do": func(s *stage) { s.key("enter") },
		"key":       func(s *stage) { s.feed("\r") },
		"action":    func(s *stage) { s.act("activate", "go") },
		"click":     func(s *stage) { s.click("go") },
		"mouse":     func(s *stage) { s.feed("\x1b[<0;2;3M\x1b[<0;2;3m") },
	} {
		s := newStage(t, invoker("save", "save"))
		s.key("o")
		press(s)
		t.Log(way)
		s.want("click, save")
		if snap := s.snap(); len(snap.Problems) > 0 || len(snap.Tree.Nodes) != 1 || !snap.Tree.Nodes[0].States.Has(accessibility.StateFocused) {
			t.Errorf("%s: %v, %v", way, snap.Problems, snap.Tree.Nodes)
		}
		s.app.Redraw()
		s.app.Advance(0)
		s.want("")
	}
}

// What comes in the same read as the click meets what the command did.
func TestInvokeComesBeforeTheNextEvent(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if f.Key("a") {
			f.Invoke("b")
			s.say("a")
		}
		if f.Invoked("b") {
			s.say("b")
		}
		if f.Key("c") {
			s.say("c")
		}
	})
	s.feed("ac")
	s.want("a, b, c")
}

func TestInvokeGoesOnAndEnds(t *testing.T) {
	s := newStage(t, invoker("first", "second", "first"))
	s.key("o")
	s.key("enter")
	s.want("click, first, second")

	s = newStage(t, invoker("again", "again"))
	s.key("o")
	s.key("enter")
	s.want("click" + strings.Repeat(", again", 16))
	wantProblem(t, s, `"again" is the 17th name`)
}

func TestInvokeIsHeardOrReported(t *testing.T) {
	s := newStage(t, invoker("save", "load"))
	s.key("o")
	s.key("enter")
	s.want("click")
	wantProblem(t, s, `"save" was invoked and nothing asked for it`)

	s = newStage(t, func(_ *stage, f *limoni.Frame) { f.Invoke("save") })
	wantProblem(t, s, `Invoke("save") without an event`)
}

func wantProblem(t *testing.T, s *stage, part string) {
	t.Helper()
	if got := strings.Join(s.snap().Problems, "\n"); !strings.Contains(got, part) {
		t.Errorf("the problems are %q, want %q", got, part)
	}
}

func TestKeysAsksForAllOfItsChords(t *testing.T) {
	chords := make([]limoni.Chord, 3)
	for i, name := range []string{"f2", "f3", "f4"} {
		chords[i], _ = limoni.ParseChord(name)
	}
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if i := f.Keys(chords[:2]); i >= 0 {
			s.say("key %d", i)
		}
		if i := f.GlobalKeys(chords[2:]); i >= 0 {
			s.say("global %d", i)
		}
		if f.Key("b") {
			for _, b := range f.AppendBindings(nil) {
				s.say("%s %v", b.Chord, b.Global)
			}
		}
	})
	for _, key := range []string{"f2", "f3", "f4", "b"} {
		s.key(key)
	}
	s.want("key 0, key 1, global 0, f2 false, f3 false, b false, f4 true")
}

// What invoked it has closed and given back the focus when the name is heard.
func TestInvokedFindsTheFocusGivenBack(t *testing.T) {
	draw := invoker("save", "never")
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		draw(s, f)
		if f.Invoked("save") {
			f.Focus("field")
			b := f.RegisterAccessibility(accessibility.Node{ID: "next", Role: accessibility.RoleButton, Label: "Next", Bounds: cells(10, 0, 5, 1), Actions: accessibility.ActionFocus})
			s.say("focused %v", f.AccessibilityTree().Nodes[0].States.Has(accessibility.StateFocused) && !b.Focused())
		}
	})
	s.key("o")
	s.key("enter")
	s.want("click, focused true")
}
