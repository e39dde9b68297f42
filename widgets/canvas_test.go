package widgets_test

import (
	"math"
	"testing"

	"limoni"
	"limoni/internal/vt"
	"limoni/widgets"
)

var noStyle limoni.Style

// drawnWith is a screen of w by h cells on which draw has drawn with a marker.
func drawnWith(t *testing.T, w, h int, m widgets.Marker, draw func(p *widgets.Pixels)) stage {
	t.Helper()
	return open(t, w, h, func(f *limoni.Frame) {
		p := widgets.Canvas{ID: "c", Label: "C", Marker: m}.Begin(f, f.Area())
		draw(p)
		p.End()
	})
}

func TestMarkersDrawALineAndItsEnds(t *testing.T) {
	for m, want := range map[widgets.Marker]string{
		widgets.MarkerDefault:   "⠑⢄\n  ⠑⢄\n    ⠑⢄",
		widgets.MarkerBraille:   "⠑⢄\n  ⠑⢄\n    ⠑⢄",
		widgets.MarkerQuadrant:  "▚\n ▚\n  ▚",
		widgets.MarkerHalfBlock: "▀▄\n  ▀▄\n    ▀▄",
		widgets.MarkerBlock:     "█\n █\n  █",
		widgets.MarkerDot:       "*\n *\n  *",
		widgets.MarkerSextant:   "\U0001fb08\U0001fb0f\n \U0001fb01\U0001fb22\n   \U0001fb08\U0001fb0f",
	} {
		drawnWith(t, 6, 3, m, func(p *widgets.Pixels) {
			width, height := p.Size()
			n := min(width, height) - 1
			p.Line(0, 0, n, n, noStyle)
		}).wantScreen(want)
	}
}

// Every pattern of a cell has a character of its own with just those pixels.
func TestEveryPatternOfACellHasItsGlyph(t *testing.T) {
	for m, last := range map[widgets.Marker]string{
		widgets.MarkerBraille: "\u28ff", widgets.MarkerSextant: "█", widgets.MarkerQuadrant: "█", widgets.MarkerHalfBlock: "█",
	} {
		across, down := m.Size()
		seen := map[string]int{}
		for dots := range 1 << (across * down) {
			s := drawnWith(t, 1, 1, m, func(p *widgets.Pixels) {
				for bit := range across * down {
					if dots>>bit&1 != 0 {
						p.Set(bit%across, bit/across, noStyle)
					}
				}
			})
			seen[s.snapshot().Screen.Cell(0, 0)] = dots
		}
		if len(seen) != 1<<(across*down) || seen[" "] != 0 || seen[last] != len(seen)-1 {
			t.Errorf("marker %d has %d glyphs, the last is %d", m, len(seen), seen[last])
		}
	}
}

// The dots of braille are numbered down its columns, the sextants leave out the
// halves (Unicode, Braille Patterns and Symbols for Legacy Computing).
func TestPixelsAreWhereUnicodeHasThem(t *testing.T) {
	for _, c := range []struct {
		m    widgets.Marker
		x, y int
		want string
	}{
		{widgets.MarkerBraille, 0, 0, "\u2801"}, {widgets.MarkerBraille, 0, 1, "\u2802"}, {widgets.MarkerBraille, 0, 2, "\u2804"},
		{widgets.MarkerBraille, 1, 0, "\u2808"}, {widgets.MarkerBraille, 1, 1, "\u2810"}, {widgets.MarkerBraille, 1, 2, "\u2820"},
		{widgets.MarkerBraille, 0, 3, "\u2840"}, {widgets.MarkerBraille, 1, 3, "\u2880"},
		{widgets.MarkerSextant, 0, 0, "\U0001fb00"}, {widgets.MarkerSextant, 1, 0, "\U0001fb01"},
		{widgets.MarkerSextant, 0, 1, "\U0001fb03"}, {widgets.MarkerSextant, 1, 1, "\U0001fb07"},
		{widgets.MarkerSextant, 0, 2, "\U0001fb0f"}, {widgets.MarkerSextant, 1, 2, "\U0001fb1e"},
		{widgets.MarkerQuadrant, 0, 0, "▘"}, {widgets.MarkerQuadrant, 1, 0, "▝"},
		{widgets.MarkerQuadrant, 0, 1, "▖"}, {widgets.MarkerQuadrant, 1, 1, "▗"},
	} {
		drawnWith(t, 1, 1, c.m, func(p *widgets.Pixels) { p.Set(c.x, c.y, noStyle) }).wantScreen(c.want)
	}
	left := drawnWith(t, 1, 1, widgets.MarkerSextant, func(p *widgets.Pixels) { p.Line(0, 0, 0, 2, noStyle) })
	left.wantScreen("▌")
	drawnWith(t, 1, 1, widgets.MarkerSextant, func(p *widgets.Pixels) { p.Line(1, 0, 1, 2, noStyle) }).wantScreen("▐")
	drawnWith(t, 1, 1, widgets.MarkerSextant, func(p *widgets.Pixels) {
		p.FillRect(0, 0, 1, 2, noStyle)
		p.Unset(0, 0)
	}).wantScreen("\U0001fb3b")
}

func TestPixelsAreSetAndUnset(t *testing.T) {
	var p widgets.Pixels
	p.Set(0, 0, noStyle) // it has no size yet
	p.Resize(3, 2, widgets.MarkerBraille)
	if w, h := p.Size(); w != 6 || h != 8 {
		t.Errorf("3 by 2 cells are %d by %d pixels, want 6 by 8", w, h)
	}
	p.Set(5, 7, noStyle)
	p.Set(4, 7, noStyle)
	for _, out := range [][2]int{{-1, 0}, {0, -1}, {6, 0}, {0, 8}, {math.MaxInt, 0}, {math.MinInt, math.MinInt}} {
		p.Set(out[0], out[1], noStyle)
		p.Unset(out[0], out[1])
		if p.IsSet(out[0], out[1]) {
			t.Errorf("a pixel at %v outside is set", out)
		}
	}
	p.Unset(4, 7)
	if !p.IsSet(5, 7) || p.IsSet(4, 7) {
		t.Errorf("set are %v and %v, want the first only", p.IsSet(5, 7), p.IsSet(4, 7))
	}
	p.Clear()
	if p.IsSet(5, 7) {
		t.Error("it is set after Clear")
	}
	p.Resize(-3, 2, widgets.MarkerBraille)
	if w, h := p.Size(); w != 0 || h != 0 {
		t.Errorf("a negative size is %d by %d pixels", w, h)
	}
}

func TestShapes(t *testing.T) {
	for name, c := range map[string]struct {
		draw func(p *widgets.Pixels)
		want string
	}{
		"rectangle":     {func(p *widgets.Pixels) { p.Rect(0, 0, 4, 3, noStyle) }, "█████\n█   █\n█   █\n█████"},
		"backwards":     {func(p *widgets.Pixels) { p.Rect(4, 3, 0, 0, noStyle) }, "█████\n█   █\n█   █\n█████"},
		"filled":        {func(p *widgets.Pixels) { p.FillRect(3, 2, 1, 1, noStyle) }, "\n ███\n ███"},
		"shallow":       {func(p *widgets.Pixels) { p.Line(0, 0, 6, 2, noStyle) }, "██\n  ███\n     ██"},
		"its way back":  {func(p *widgets.Pixels) { p.Line(6, 2, 0, 0, noStyle) }, "██\n  ███\n     ██"},
		"steep":         {func(p *widgets.Pixels) { p.Line(2, 0, 0, 4, noStyle) }, "  █\n  █\n █\n █\n█"},
		"dot":           {func(p *widgets.Pixels) { p.Line(2, 1, 2, 1, noStyle) }, "\n  █"},
		"dashes":        {func(p *widgets.Pixels) { p.Dashes(0, 0, 9, 0, 0b00110011, noStyle) }, "██  ██  ██"},
		"circle":        {func(p *widgets.Pixels) { p.Circle(3, 3, 3, noStyle) }, "  ███\n █   █\n█     █\n█     █\n█     █\n █   █\n  ███"},
		"disc":          {func(p *widgets.Pixels) { p.FillCircle(2, 2, 2, noStyle) }, " ███\n█████\n█████\n█████\n ███"},
		"ellipse":       {func(p *widgets.Pixels) { p.Ellipse(4, 1, -4, 1, noStyle) }, " ███████\n█       █\n ███████"},
		"a radius of 0": {func(p *widgets.Pixels) { p.Circle(1, 1, 0, noStyle) }, "\n █"},
		"far away":      {func(p *widgets.Pixels) { p.Line(math.MinInt, 2, math.MaxInt, 2, noStyle) }, "\n\n██████████"},
		"far circle":    {func(p *widgets.Pixels) { p.Circle(2+1<<29, 0, 1<<29, noStyle) }, "  █\n  █\n  █\n  █\n  █\n  █\n  █\n  █"},
	} {
		t.Run(name, func(t *testing.T) {
			got := drawnWith(t, 10, 8, widgets.MarkerBlock, c.draw)
			got.wantText("picture", got.snapshot().Screen.String(), c.want)
		})
	}
}

// What is cut off at the edge is just what lies outside.
func TestClippingMovesNoPixel(t *testing.T) {
	var whole, part widgets.Pixels
	whole.Resize(60, 60, widgets.MarkerBlock)
	part.Resize(20, 20, widgets.MarkerBlock)
	for i := range 40 {
		x0, y0, x1, y1 := i, 59-i, 59-i*7%60, i*13%60
		whole.Clear()
		part.Clear()
		for p, d := range map[*widgets.Pixels]int{&whole: 0, &part: 20} {
			p.Line(x0-d, y0-d, x1-d, y1-d, noStyle)
			p.Circle(x0-d, y1-d, i, noStyle)
			p.FillEllipse(x1-d, y0-d, i/2, i/3, noStyle)
		}
		for y := range 20 {
			for x := range 20 {
				if whole.IsSet(x+20, y+20) != part.IsSet(x, y) {
					t.Fatalf("shapes %d: the pixel at %d,%d is %v where it is clipped", i, x, y, part.IsSet(x, y))
				}
			}
		}
	}
}

// Two that share a cell: both keep their pixels, the later one gives the style.
func TestTheLaterOfTwoGivesACellItsStyle(t *testing.T) {
	red, blue := limoni.Style{Fg: limoni.Palette(1)}, limoni.Style{Fg: limoni.Palette(4)}
	screen := func(m widgets.Marker) vt.Cell {
		return terminalOf(t, 1, 1, func(f *limoni.Frame) {
			p := widgets.Canvas{Label: "C", Marker: m}.Begin(f, f.Area())
			p.Set(0, 0, red)
			p.Set(0, 1, blue)
			p.End()
		}).Cell(0, 0)
	}
	if c := screen(widgets.MarkerBraille); c.Text != "\u2803" || c.Style.Foreground != vt.Indexed(4) {
		t.Errorf("in braille the cell is %q in %v", c.Text, c.Style)
	}
	if c := screen(widgets.MarkerHalfBlock); c.Text != "▀" || c.Style.Foreground != vt.Indexed(1) || c.Style.Background != vt.Indexed(4) {
		t.Errorf("in half blocks the cell is %q in %v", c.Text, c.Style)
	}
}

func TestMoreStylesThanCanBeToldApartAreDrawnAllTheSame(t *testing.T) {
	drawnWith(t, 300, 1, widgets.MarkerBlock, func(p *widgets.Pixels) {
		for x := range 298 {
			p.Set(x, 0, limoni.Style{Fg: limoni.RGB(uint8(x), uint8(x>>8), 1)})
		}
		p.Text(298, 0, "ok", noStyle)
	}).node("text \"ok\"")
}

func TestTextsOfACanvasAreNodes(t *testing.T) {
	s := drawnWith(t, 8, 2, widgets.MarkerDot, func(p *widgets.Pixels) {
		p.Line(0, 1, 7, 1, noStyle)
		p.Text(2, 1, "Rome", noStyle)
		p.Text(5, 0, "Naples", noStyle)
		p.Text(9, 0, "Oslo", noStyle)
		p.Text(-1, 0, "Bern", noStyle)
	})
	s.wantScreen("     Na…\n**Rome**")
	s.wantOutline("canvas \"C\" #c\n text \"Rome\"\n text \"Naples\" [truncated]")
}

func TestPixelsOfTheAppStayUntilItChangesThem(t *testing.T) {
	var p widgets.Pixels
	p.Resize(4, 2, widgets.MarkerBlock)
	p.Set(3, 1, noStyle)
	s := open(t, 3, 3, func(f *limoni.Frame) {
		widgets.Label{Text: "abc"}.Draw(f, f.Area())
		widgets.Canvas{ID: "c", Label: "C", Value: "a dot", Pixels: &p}.Draw(f, f.Area())
	})
	s.wantScreen("abc")
	p.Set(1, 0, noStyle)
	s.Redraw()
	s.wantScreen("a█c")
	s.wantOutline("text \"abc\"\ncanvas \"C\"=\"a dot\" #c")
}

func TestDrawingCostsNothingWhereNothingIsPainted(t *testing.T) {
	passes, set := 0, 0
	s := open(t, 4, 1, func(f *limoni.Frame) {
		passes++
		p := widgets.Canvas{Label: "C"}.Begin(f, f.Area())
		p.Line(0, 0, 7, 0, noStyle)
		if p.IsSet(3, 0) {
			set++
		}
		p.End()
	})
	s.keys("x")
	if passes <= set || set == 0 {
		t.Errorf("in %d of %d passes pixels were set", set, passes)
	}
}

func ExampleCanvas() {
	app := limoni.New(12, 4, func(f *limoni.Frame) {
		p := widgets.Canvas{ID: "orbit", Label: "Orbit", Value: "the moon is in the east"}.Begin(f, f.Area())
		p.Circle(7, 7, 7, f.Theme().Muted)
		p.FillCircle(14, 7, 1, f.Theme().Accent)
		p.Text(8, 1, "Moon", f.Theme().Text)
		p.End()
	})
	show(app)
	// Output:
	// ⢀⠔⠊⠉⠉⠒⢄
	// ⡎     ⢈⣆Moon
	// ⢣     ⢠⠃
	//  ⠑⠢⠤⠤⠒⠁
	// canvas "Orbit"="the moon is in the east" #orbit
	//  text "Moon"
}
