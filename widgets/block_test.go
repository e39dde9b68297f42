package widgets_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func TestBlockIsDrawnAndDescribed(t *testing.T) {
	clicks := 0
	s := open(t, 14, 6, func(f *limoni.Frame) {
		outer, inner := widgets.Block{ID: "outer", Title: "Tasks"}.Begin(f, f.Area())
		box, deep := widgets.Block{Title: "Much too long"}.Begin(f, inner)
		b := widgets.Button{Label: "Go"}.Draw(f, deep)
		if b.Clicked() {
			clicks++
		}
		f.End(box)
		f.End(outer)
	})
	s.wantScreen(`
┌ Tasks ─────┐
│┌ Much to… ┐│
││[ Go ]    ││
││          ││
│└──────────┘│
└────────────┘`)
	s.wantOutline(`
group "Tasks" #outer
 group "Much too long" [truncated]
  button "Go" [focused]`)
	if s.feed(click(3, 2)); clicks != 1 {
		t.Errorf("%d clicks on a button in two blocks, want 1", clicks)
	}
}

func TestBlockWithoutRoom(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		screen string
		inner  limoni.Rect
	}{
		{2, 2, "┌┐\n└┘", rect(1, 1, 0, 0)},
		{5, 3, "┌───┐\n│   │\n└───┘", rect(1, 1, 3, 1)},
		{6, 2, "┌ A… ┐\n└────┘", rect(1, 1, 4, 0)},
		{1, 5, "", rect(0, 0, 0, 0)},
		{5, 1, "", rect(0, 0, 0, 0)},
	} {
		var got limoni.Rect
		s := open(t, 8, 5, func(f *limoni.Frame) {
			box, inner := widgets.Block{Title: "ABC"}.Begin(f, rect(0, 0, c.w, c.h))
			got = inner
			f.End(box)
		})
		s.wantScreen(c.screen)
		if got.Empty() != c.inner.Empty() || !got.Empty() && got != c.inner {
			t.Errorf("%dx%d: inside is %v, want %v", c.w, c.h, got, c.inner)
		}
		if n, _ := s.node("group"); c.w == 5 && c.h == 3 && !n.States.Has(accessibility.StateTruncated) {
			t.Error("a title without room is not truncated")
		}
	}
}
