package limoni_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// sheet is a layer that fills its rectangle with a letter and may hold others.
type sheet struct {
	name string
	rank limoni.Rank
	at   limoni.Rect
	in   []*sheet
}

func (sh *sheet) draw(s *stage, f *limoni.Frame) {
	l := f.BeginLayer(sh.rank, accessibility.Node{ID: sh.name, Role: accessibility.RoleGroup, Bounds: sh.at, Actions: accessibility.ActionActivate})
	f.Fill(f.Area(), rune(sh.name[0]), limoni.Style{}) // as far as the layer goes
	for _, inner := range sh.in {
		inner.draw(s, f)
	}
	f.End(l)
	if l.Clicked() {
		s.say("click %s", sh.name)
	}
}

// stackOf draws the sheets and returns the layers of the frame, bottom to top.
func stackOf(s *stage) string {
	var names []string
	snap := s.snap()
	for _, l := range snap.Layers {
		name := "base"
		if i := snap.Tree.Index(l.Node); i >= 0 {
			name = snap.Tree.Nodes[i].ID
		}
		names = append(names, name)
	}
	return strings.Join(names, " ")
}

func TestLayerOrder(t *testing.T) {
	const popup, modal, tooltip, toast = limoni.RankPopup, limoni.RankModal, limoni.RankTooltip, limoni.RankToast
	sh := func(name string, rank limoni.Rank, in ...*sheet) *sheet {
		return &sheet{name: name, rank: rank, at: box(0, 0, 5, 5), in: in}
	}
	for _, c := range []struct {
		name   string
		frames [][]*sheet
		want   string
	}{
		{"by rank", [][]*sheet{{sh("t", toast), sh("q", tooltip), sh("m", modal), sh("p", popup)}}, "base p m q t"},
		{"later in the code", [][]*sheet{{sh("a", popup), sh("b", popup)}}, "base a b"},
		{"opened later", [][]*sheet{{sh("b", popup)}, {sh("a", popup), sh("b", popup)}}, "base b a"},
		{"closed and opened again", [][]*sheet{{sh("a", popup), sh("b", popup)}, {sh("b", popup)}, {sh("a", popup), sh("b", popup)}}, "base b a"},
		{"a drop-down of a dialog is above it", [][]*sheet{{sh("m", modal, sh("p", popup))}}, "base m p"},
		{"a dialog is above a drop-down of the page", [][]*sheet{{sh("m", modal)}, {sh("m", modal), sh("p", popup)}}, "base p m"},
		{"a toast begun in a dialog has no parent", [][]*sheet{{sh("m", modal, sh("t", toast), sh("p", popup)), sh("n", modal)}}, "base m p n t"},
		{"a toast over a dialog that opens later", [][]*sheet{{sh("t", toast)}, {sh("t", toast), sh("m", modal, sh("p", popup))}}, "base m p t"},
		{"two dialogs with drop-downs", [][]*sheet{{sh("n", modal, sh("o", popup))}, {sh("m", modal, sh("p", popup)), sh("n", modal, sh("o", popup))}}, "base n o m p"},
	} {
		var sheets []*sheet
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			for _, sheet := range sheets {
				sheet.draw(s, f)
			}
		})
		for _, frame := range c.frames {
			_ = s.app.Post(func() { sheets = frame })
			s.snap()
		}
		if got := stackOf(s); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
		// The top one is what is seen, and what a click reaches unless it is a
		// tooltip.
		top := c.want[len(c.want)-1:]
		if got := s.snap().Screen.Cell(0, 0); got != top {
			t.Errorf("%s: the screen shows %s, want %s", c.name, got, top)
		}
		s.feed(clickBytes(0, 0))
		s.want("click " + top)
	}
}

func TestLayersCutOneAnother(t *testing.T) {
	var popup limoni.Rect
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		f.Print(box(0, 0, 20, 1), "abc\u5b57d", limoni.Style{})
		g := f.Begin(accessibility.Node{ID: "small", Role: accessibility.RoleGroup, Bounds: box(0, 0, 2, 1)})
		before := f.Clip(box(0, 0, 2, 1))
		if !popup.Empty() {
			l := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "l", Bounds: popup})
			f.Print(f.Area(), strings.Repeat("#", 40), limoni.Style{}) // from the edge of the screen
			f.End(l)
		}
		f.Print(box(0, 1, 9, 2), "clipped away", limoni.Style{})
		f.Unclip(before)
		f.End(g)
	})
	for _, c := range []struct {
		at   limoni.Rect
		want string
	}{
		{limoni.Rect{}, "abc\u5b57d"},
		{box(4, 0, 8, 1), "abc ####"},
		{box(0, 0, 4, 1), "#### d"},
		{box(3, 0, 5, 1), "abc##d"},
		{box(-5, 0, 1, 1), "#bc\u5b57d"},
		{limoni.Rect{}, "abc\u5b57d"},
	} {
		popup = c.at
		s.app.Redraw()
		lines := strings.Split(s.snap().Screen.String(), "\n")
		if got := strings.TrimRight(lines[0], " "); got != c.want || strings.TrimSpace(lines[1]) != "" {
			t.Errorf("popup %v: %q, want %q", c.at, got, c.want)
		}
	}
	// A wide character that a layer's own edge cuts.
	s = newStage(t, func(s *stage, f *limoni.Frame) {
		f.Fill(f.Area(), '.', limoni.Style{})
		l := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "l", Bounds: box(2, 0, 5, 1)})
		f.Print(box(1, 0, 20, 1), "\u5b57\u5b57\u5b57", limoni.Style{})
		f.End(l)
	})
	var cells []string
	for x, screen := 0, s.snap().Screen; x < 7; x++ {
		cells = append(cells, screen.Cell(x, 0))
	}
	if got := strings.Join(cells, "|"); got != ".|.| |\u5b57||.|." {
		t.Errorf("cells %q", got)
	}
}

// The screen may be as small as it likes.
func TestTinyScreens(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		area := f.Area()
		s.button(f, "b", 3)
		value := ""
		resp := s.field(f, "f", 20, &value)
		f.Caret(resp, 90, 90)
		f.PrintCut(limoni.Rect{Min: area.Min, Max: limoni.Point{X: area.Max.X - 7, Y: area.Max.Y - 7}}, "text", limoni.Style{})
		f.Fill(box(5, 5, -5, -5), 'x', limoni.Style{})
		l := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "l", Bounds: limoni.Rect{Min: limoni.Point{X: 2, Y: 2}, Max: limoni.Point{X: area.Max.X - 4, Y: area.Max.Y - 4}}})
		f.Print(box(0, 0, 100, 1), "layer\u5b57", limoni.Style{})
		f.End(l)
	})
	before := s.snap()
	for w := range 13 {
		for h := range 6 {
			res := do(t, s.app, accessibility.Request{Op: accessibility.OpResize, Width: w, Height: h})
			snap := s.snap()
			if res.Verdict != accessibility.Handled || snap.Width != w || snap.Height != h || len(snap.Screen.Cells) != w*h {
				t.Fatalf("%dx%d: %s, %dx%d, %d cells", w, h, res.Verdict, snap.Width, snap.Height, len(snap.Screen.Cells))
			}
			for _, n := range snap.Tree.Nodes {
				if b := n.Bounds; b.Dx() < 0 || b.Dy() < 0 || !b.Empty() && !b.In(box(0, 0, w, h)) {
					t.Fatalf("%dx%d: node %s at %v", w, h, n.ID, b)
				}
			}
			s.feed(clickBytes(w-1, h-1))
		}
	}
	do(t, s.app, accessibility.Request{Op: accessibility.OpResize, Width: 40, Height: 12})
	after := s.snap()
	if before.Screen.String() != after.Screen.String() {
		t.Errorf("after growing back:\n%s\nwant:\n%s", after.Screen.String(), before.Screen.String())
	}
	if res := do(t, s.app, accessibility.Request{Op: accessibility.OpResize, Width: -1, Height: 5}); res.Reason != accessibility.ErrBadValue {
		t.Errorf("a negative size: %s %s", res.Verdict, res.Reason)
	}
}
