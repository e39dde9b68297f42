package limoni_test

import (
	"context"
	"io"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// A snapshot has the styles of the cells as they are on the screen, layers
// above others too, in numbers that mean there what they mean here.
func TestSnapshotHasTheStyleOfEveryCell(t *testing.T) {
	styles := []limoni.Style{
		{}, {Fg: limoni.Palette(1), Bg: limoni.Palette(240)}, {Fg: limoni.RGB(1, 2, 3), Bg: limoni.RGB(250, 251, 252)},
		{Attr: limoni.AttrBold | limoni.AttrReverse}, {Attr: limoni.AttrDim | limoni.AttrItalic}, {Attr: limoni.AttrUnderline | limoni.AttrBlink | limoni.AttrStrike},
		{Fg: limoni.Palette(255), UnderlineColor: limoni.Palette(9), Link: "https://example.org"},
	}
	want := []accessibility.CellStyle{
		{}, {Fg: accessibility.Palette(1), Bg: accessibility.Palette(240)}, {Fg: accessibility.RGB{R: 1, G: 2, B: 3}.Color(), Bg: accessibility.RGB{R: 250, G: 251, B: 252}.Color()},
		{Attr: accessibility.AttrBold | accessibility.AttrReverse}, {Attr: accessibility.AttrDim | accessibility.AttrItalic}, {Attr: accessibility.AttrUnderline | accessibility.AttrBlink | accessibility.AttrStrike},
		{Fg: accessibility.Palette(255)},
	}
	app := limoni.New(8, len(styles), func(f *limoni.Frame) {
		for y, st := range styles {
			f.Print(box(0, y, 8, y+1), "\u6f22ab", st)
		}
		l := f.BeginLayer(limoni.RankPopup, accessibility.Node{Role: accessibility.RoleGroup, Label: "Above", Bounds: box(2, 0, 3, 1)})
		f.Print(box(2, 0, 3, 1), "z", styles[1])
		f.End(l)
	}, limoni.WithOutput(io.Discard))
	s := snapshot(t, app).Screen
	if len(s.Styles) != len(s.Cells) {
		t.Fatalf("%d styles of %d cells", len(s.Styles), len(s.Cells))
	}
	for y, st := range want {
		for x, w := range []accessibility.CellStyle{st, st, st, st, {}} { // both halves of the wide one
			if y == 0 && x == 2 {
				w = want[1]
			}
			if got := s.Styles[y*s.Width+x]; got != w {
				t.Errorf("cell %d of row %d: %+v, want %+v", x, y, got, w)
			}
		}
	}
}

// Running text in a layer stands on the layer's ground, in its colour, and keeps
// its attributes; what has a ground of its own keeps that.
func TestTextTakesTheColoursOfItsLayer(t *testing.T) {
	theme := *limoni.LightTheme()
	theme.Popup = limoni.Style{Fg: limoni.Palette(15), Bg: limoni.Palette(4)}
	bold, field := theme.Text, limoni.Style{Fg: theme.Text.Fg, Bg: limoni.Palette(3)}
	bold.Attr = limoni.AttrBold
	app := limoni.New(4, 2, func(f *limoni.Frame) {
		f.Print(box(0, 0, 1, 1), "p", theme.Text)
		l := f.BeginLayer(limoni.RankModal, accessibility.Node{Role: accessibility.RoleDialog, Label: "Above", Bounds: box(0, 1, 4, 2)})
		for x, st := range []limoni.Style{theme.Text, bold, field} {
			f.Print(box(x, 1, x+1, 2), "t", st)
		}
		f.End(l)
	}, limoni.WithOutput(io.Discard), limoni.WithTheme(&theme))
	s := snapshot(t, app).Screen
	page := s.Styles[0]
	popup := accessibility.CellStyle{Fg: accessibility.Palette(15), Bg: accessibility.Palette(4)}
	popupBold := popup
	popupBold.Attr = accessibility.AttrBold
	for x, want := range []accessibility.CellStyle{popup, popupBold, {Fg: page.Fg, Bg: accessibility.Palette(3)}, popup} {
		if got := s.Styles[s.Width+x]; got != want {
			t.Errorf("cell %d of the layer: %+v, want %+v", x, got, want)
		}
	}
	if page.Fg == popup.Fg || page.Bg == popup.Bg {
		t.Errorf("the page has the layer's colours: %+v", page)
	}
}

// Styles are nothing that a caller sees: an input that only changes colours
// changes nothing, and a snapshot with other styles is the same one.
func TestStylesDoNotCountAsAChange(t *testing.T) {
	st := limoni.Style{}
	app := limoni.New(8, 1, func(f *limoni.Frame) {
		if f.Key("f2") {
			st.Fg = limoni.Palette(3)
		}
		f.Print(f.Area(), "text", st)
	}, limoni.WithOutput(io.Discard))
	before := snapshot(t, app)
	res, err := app.Do(context.Background(), accessibility.Request{Op: accessibility.OpKey, Chord: "f2"})
	after := snapshot(t, app)
	if err != nil || res.Changed || !before.Same(after) || before.Hash() != after.Hash() || accessibility.Diff(before, after) != "" {
		t.Errorf("%v, changed %v, same %v", err, res.Changed, before.Same(after))
	}
	if before.Screen.Styles[0] == after.Screen.Styles[0] {
		t.Error("the colour did not change: the test proves nothing")
	}
}

// The styles cost a snapshot one allocation, however large the screen is.
func TestStylesCostOneAllocation(t *testing.T) {
	count := func(w, h int) float64 {
		app := limoni.New(w, h, func(f *limoni.Frame) { f.Fill(f.Area(), '#', limoni.Style{Attr: limoni.AttrBold}) }, limoni.WithOutput(io.Discard))
		return testing.AllocsPerRun(20, func() { snapshot(t, app) })
	}
	if small, large := count(2, 1), count(200, 60); large > small {
		t.Errorf("%v allocations for 12,000 cells and %v for two", large, small)
	}
}
