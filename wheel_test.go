package limoni_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
)

// scroller is an area that scrolls as far as it can and advertises it.
type scroller struct {
	id     string
	bounds limoni.Rect
	left   int // rows it can still scroll down
}

func (sc *scroller) begin(s *stage, f *limoni.Frame) limoni.Response {
	n := accessibility.Node{ID: sc.id, Role: accessibility.RoleScrollArea, Bounds: sc.bounds}
	if sc.left > 0 {
		n.Actions = accessibility.ActionScroll
	}
	resp := f.Begin(n)
	if _, dy := resp.Scrolled(); dy != 0 {
		s.say("%s %d", sc.id, dy)
		sc.left -= dy
	}
	return resp
}

func TestWheelGoesOutward(t *testing.T) {
	outer := &scroller{id: "outer", bounds: box(0, 0, 30, 10), left: 100}
	inner := &scroller{id: "inner", bounds: box(0, 0, 20, 8), left: 2}
	popup := false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		o := outer.begin(s, f)
		i := inner.begin(s, f)
		r := f.Begin(accessibility.Node{ID: "row", Role: accessibility.RoleRow, Bounds: box(0, 0, 20, 1), Actions: accessibility.ActionActivate})
		f.RegisterAccessibility(accessibility.Node{ID: "cell", Role: accessibility.RoleCell, Bounds: box(0, 0, 5, 1)})
		if popup {
			l := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "popup", Bounds: box(10, 4, 20, 8)})
			deaf := f.RegisterAccessibility(accessibility.Node{ID: "deaf", Role: accessibility.RoleList, Bounds: box(10, 4, 20, 8), Actions: accessibility.ActionScroll})
			_ = deaf
			f.End(l)
		}
		f.End(r)
		f.End(i)
		f.End(o)
	})
	down := sgr(65, 1, 0, 'M')
	s.feed(down + down + down)
	s.want("inner 1, inner 1, outer 1")
	s.feed(sgr(65, 25, 9, 'M'))
	s.want("outer 1")
	s.feed(sgr(64, 1, 0, 'M'))
	s.want("outer -1")
	s.feed(sgr(65, 35, 11, 'M'))
	s.want("")
	wheel := func(x, y, dy int) accessibility.Result {
		return do(t, s.app, accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "wheel", X: x, Y: y, DY: dy}})
	}
	if res := wheel(1, 0, 3); res.Verdict != accessibility.Handled {
		t.Errorf("wheel by Do: %s", res.Verdict)
	}
	s.want("outer 3")
	if res := wheel(35, 11, 3); res.Verdict != accessibility.Unhandled {
		t.Errorf("wheel over nothing: %s", res.Verdict)
	}
	// Inside its rectangle a layer takes the event: it never scrolls the page.
	popup = true
	s.app.Redraw()
	if res := wheel(12, 5, 1); res.Verdict != accessibility.Unhandled {
		t.Errorf("wheel over a popup whose list does not want it: %s", res.Verdict)
	}
	s.want("")
}
