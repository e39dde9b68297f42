package limoni_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
)

// What a person does counts, whether or not something wants it; what is no doing
// of a person does not.
func TestHumanIsTheFrameThatCanShowIt(t *testing.T) {
	for name, c := range map[string]struct {
		bytes  string
		human  bool
		paints uint64
	}{
		"a key that is wanted":       {"+", true, 1},
		"a key that nobody wants":    {"z", true, 0},
		"a paste that nobody wants":  {"\x1b[200~text\x1b[201~", true, 0},
		"a press":                    {sgr(0, 1, 1, 'M'), true, 0},
		"a release":                  {sgr(0, 1, 1, 'm'), true, 0},
		"the wheel":                  {sgr(65, 1, 1, 'M'), true, 0},
		"a drag":                     {sgr(32, 1, 1, 'M'), true, 0},
		"the mouse moves":            {sgr(35, 1, 1, 'M'), false, 0},
		"the terminal has the focus": {"\x1b[I", false, 0},
		"the terminal replies":       {"\x1b[?62c", false, 0},
		"nothing":                    {"", false, 0},
	} {
		s := newStage(t, func(s *stage, f *limoni.Frame) { f.Key("+") })
		if got := s.snap().Human; got != 0 {
			t.Errorf("%s: %d before anything was done", name, got)
		}
		s.app.Redraw()
		frame := s.snap().Frame
		s.feed(c.bytes)
		want := uint64(0)
		if c.human {
			want = frame + 1
		}
		snap := s.snap()
		if snap.Human != want || snap.Frame != frame+c.paints {
			t.Errorf("%s: human %d in frame %d, want %d in %d", name, snap.Human, snap.Frame, want, frame+c.paints)
		}
		s.app.Redraw()
		s.app.Redraw()
		if got := s.snap().Human; got != want {
			t.Errorf("%s: %d a frame later, want %d", name, got, want)
		}
	}
}

// A caller that compares Human with the frame it saw last knows whether a person
// did something since.
func TestHumanTellsWhetherSomebodyElseDidSomething(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		f.Key("+")
		s.button(f, "b", 0)
		if f.Key("q") {
			f.Quit()
		}
	})
	seen := s.snap().Frame
	for _, req := range []accessibility.Request{
		{Op: accessibility.OpKey, Chord: "+"}, {Op: accessibility.OpKey, Chord: "z"}, {Op: accessibility.OpText, Text: "x"}, {Op: accessibility.OpPaste, Text: "x"},
		{Op: accessibility.OpClick, Target: accessibility.Selector{ID: "b"}}, {Op: accessibility.OpClick, Target: accessibility.Selector{ID: "x"}},
		{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "press"}}, {Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "release"}},
		{Op: accessibility.OpResize, Width: 30, Height: 9},
	} {
		if res := do(t, s.app, req); res.Human > seen || s.snap().Human > seen {
			t.Errorf("%s by Do counts as a person's: %d after frame %d", req.Op, res.Human, seen)
		}
	}
	s.app.Redraw()
	seen = s.snap().Frame
	s.feed("z")
	refused := do(t, s.app, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{ID: "x"}})
	if refused.Human <= seen {
		t.Errorf("a refused input after a person's key: %d after frame %d", refused.Human, seen)
	}
	res := s.key("+")
	if res.Human <= seen || res.Human > res.Frame {
		t.Errorf("human %d in the result with frame %d, seen %d", res.Human, res.Frame, seen)
	}
	seen = res.Frame
	if res := s.key("+"); res.Human > seen {
		t.Errorf("once it is seen it is no news: %d after frame %d", res.Human, seen)
	}
	// Queued on that frame, and taken before the input that follows it.
	seen = s.snap().Frame
	s.app.QueueRead("+")
	if res := s.key("+"); res.Human <= seen {
		t.Errorf("a key in the queue before it: %d after frame %d", res.Human, seen)
	}
	a, b := s.snap(), s.snap()
	b.Human += 7
	if !a.Same(b) || a.Hash() != b.Hash() {
		t.Error("Human counts for Same or Hash")
	}
	if a.Clone().Human != a.Human {
		t.Error("Clone loses Human")
	}
}
