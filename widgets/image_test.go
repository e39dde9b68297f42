package widgets_test

import (
	"bytes"
	"image"
	"image/color"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets"
)

// striped is a picture of w by h pixels whose upper half is white and whose lower half is black.
func striped(w, h int) *image.Gray {
	m := image.NewGray(image.Rect(0, 0, w, h))
	for i := range len(m.Pix) / 2 {
		m.Pix[i] = 255
	}
	return m
}

func TestImage(t *testing.T) {
	m := widgets.Image{ID: "logo", Label: "Our logo", Picture: striped(2, 6), Fit: widgets.FitStretch, Description: "In black and white"}
	s := open(t, 6, 3, func(f *limoni.Frame) { m.Draw(f, f.Area()) })
	s.wantScreen("\n\u2580\u2580\u2580\u2580\u2580\u2580\n")
	s.wantOutline(`image "Our logo" #logo description="In black and white"`)
	m.Decorative = true
	s.Redraw()
	s.wantOutline("generic #logo")
}

// Without a picture there is its label, which the node has, and none where it is decorative.
func TestImageWithoutAPicture(t *testing.T) {
	var none *image.RGBA
	for _, picture := range []image.Image{nil, none, image.NewRGBA(image.Rectangle{})} {
		m := widgets.Image{Label: "A map of the harbour", Picture: picture}
		s := open(t, 10, 2, func(f *limoni.Frame) { m.Draw(f, f.Area()) })
		s.wantScreen("A map of \u2026\n")
		s.wantOutline(`image "A map of the harbour" [truncated]`)
		m.Decorative = true
		s.Redraw()
		s.wantScreen("\n")
		s.wantOutline("generic")
	}
}

// drawnCells is where an image draws, as what is no part of it keeps its dots.
func drawnCells(s stage) (r limoni.Rect) {
	s.t.Helper()
	screen := s.snapshot().Screen
	for y := range screen.Height {
		for x := range screen.Width {
			if screen.Cell(x, y) != "." {
				r = r.Union(rect(x, y, 1, 1))
			}
		}
	}
	return r
}

func TestFit(t *testing.T) {
	for _, tt := range []struct {
		name       string
		fit        widgets.Fit
		w, h       int // pixels
		area, want limoni.Rect
	}{
		{"contain, wide", widgets.FitContain, 160, 80, rect(0, 0, 20, 10), rect(0, 2, 20, 5)},
		{"contain, tall", widgets.FitContain, 80, 160, rect(0, 0, 20, 10), rect(5, 0, 10, 10)},
		{"contain, square in a square of pixels", widgets.FitContain, 7, 7, rect(0, 0, 20, 10), rect(0, 0, 20, 10)},
		{"contain, enlarged", widgets.FitContain, 2, 1, rect(0, 0, 20, 10), rect(0, 2, 20, 5)},
		{"contain, a line is seen", widgets.FitContain, 5000, 1, rect(0, 0, 20, 10), rect(0, 4, 20, 1)},
		{"contain, off the corner", widgets.FitContain, 160, 80, rect(10, 4, 10, 5), rect(10, 5, 10, 3)},
		{"cover", widgets.FitCover, 160, 80, rect(0, 0, 20, 10), rect(0, 0, 20, 10)},
		{"stretch", widgets.FitStretch, 160, 80, rect(3, 3, 4, 1), rect(3, 3, 4, 1)},
		{"none, smaller", widgets.FitNone, 80, 48, rect(0, 0, 20, 10), rect(5, 3, 10, 3)},
		{"none, larger", widgets.FitNone, 800, 800, rect(0, 0, 20, 10), rect(0, 0, 20, 10)},
		{"none, a pixel", widgets.FitNone, 1, 1, rect(0, 0, 20, 10), rect(9, 4, 1, 1)},
	} {
		picture := image.NewUniform(color.White)
		s := open(t, 20, 10, func(f *limoni.Frame) {
			f.Fill(f.Area(), '.', limoni.Style{})
			widgets.Image{Label: "L", Fit: tt.fit, Picture: sized{picture, tt.w, tt.h}}.Draw(f, tt.area)
		})
		if got := drawnCells(s); got != tt.want {
			t.Errorf("%s: it fills %v, want %v", tt.name, got, tt.want)
		}
	}
}

// sized is a picture of one colour that has an end.
type sized struct {
	*image.Uniform
	w, h int
}

func (s sized) Bounds() image.Rectangle { return image.Rect(0, 0, s.w, s.h) }

// What a fit cuts off it cuts off on both sides.
func TestCutOffOnBothSides(t *testing.T) {
	picture := image.NewGray(image.Rect(0, 0, 48, 16)) // a third black, a third white, a third black
	for y := range 16 {
		for x := 16; x < 32; x++ {
			picture.SetGray(x, y, color.Gray{255})
		}
	}
	for _, fit := range []widgets.Fit{widgets.FitCover, widgets.FitNone} {
		var out bytes.Buffer
		open(t, 2, 1, func(f *limoni.Frame) {
			widgets.Image{Label: "L", Fit: fit, Picture: picture}.Draw(f, f.Area())
		}, limoni.WithOutput(&out))
		terminal := vt.New(2, 1)
		terminal.Write(out.Bytes())
		for x := range 2 {
			if c := terminal.Cell(x, 0); c.Style.Background != vt.RGB(255, 255, 255) || c.Text != " " {
				t.Errorf("fit %d: cell %d is %+v", fit, x, c)
			}
		}
	}
}

// The shape goes by the size of the terminal's cells where it tells that.
func TestFitGoesByTheCellsOfTheTerminal(t *testing.T) {
	for _, tt := range []struct {
		cellWidth, cellHeight int
		want                  limoni.Rect
	}{{0, 0, rect(5, 0, 10, 5)}, {10, 20, rect(5, 0, 10, 5)}, {10, 10, rect(7, 0, 5, 5)}, {5, 20, rect(0, 0, 20, 5)}} {
		picture := image.NewUniform(color.White)
		s := open(t, 20, 5, func(f *limoni.Frame) {
			f.Fill(f.Area(), '.', limoni.Style{})
			widgets.Image{Label: "L", Picture: sized{picture, 30, 30}}.Draw(f, f.Area())
		}, limoni.WithCapabilities(limoni.Capabilities{CellWidth: tt.cellWidth, CellHeight: tt.cellHeight}))
		if got := drawnCells(s); got != tt.want {
			t.Errorf("cells of %dx%d: it fills %v, want %v", tt.cellWidth, tt.cellHeight, got, tt.want)
		}
	}
}

func TestImageInColoursAndWithout(t *testing.T) {
	ramp := image.NewGray(image.Rect(0, 0, 16, 16))
	for i := range ramp.Pix {
		ramp.Pix[i] = uint8(i % 16 * 17)
	}
	for profile, glyphs := range map[limoni.ColorProfile]string{
		limoni.TrueColor: "", limoni.Color256: "\u2580", limoni.Color16: "\u2580", limoni.NoColor: "\u2591\u2592\u2593\u2588",
	} {
		s := open(t, 16, 8, func(f *limoni.Frame) {
			widgets.Image{Label: "A ramp", Fit: widgets.FitStretch, Picture: ramp}.Draw(f, f.Area())
		}, limoni.WithColors(profile))
		for _, glyph := range glyphs {
			if text := s.snapshot().Screen.String(); !strings.ContainsRune(text, glyph) {
				t.Errorf("profile %d has no %c:\n%s", profile, glyph, text)
			}
		}
	}
}

// What is transparent shows what the picture lies on: the page, or a popup.
func TestTransparentPartsShowTheSurface(t *testing.T) {
	picture := image.NewNRGBA(image.Rect(0, 0, 2, 2))
	picture.SetNRGBA(0, 0, color.NRGBA{255, 0, 0, 255})
	picture.SetNRGBA(0, 1, color.NRGBA{255, 0, 0, 128})
	theme := limoni.DefaultTheme()
	theme.Text.Bg, theme.Popup.Bg = limoni.RGB(0, 0, 200), limoni.RGB(0, 100, 0)
	var out bytes.Buffer
	open(t, 2, 2, func(f *limoni.Frame) {
		m := widgets.Image{Label: "L", Fit: widgets.FitStretch, Picture: picture}
		m.Draw(f, rect(0, 0, 2, 1))
		popup := f.BeginLayer(limoni.RankPopup, accessibility.Node{Role: accessibility.RoleMenu, Label: "P", Bounds: rect(0, 1, 2, 1)})
		m.Draw(f, rect(0, 1, 2, 1))
		f.End(popup)
	}, limoni.WithTheme(theme), limoni.WithOutput(&out))
	terminal := vt.New(2, 2)
	terminal.Write(out.Bytes())
	for y, want := range [][2]vt.Color{{vt.RGB(128, 0, 100), vt.RGB(0, 0, 200)}, {vt.RGB(128, 50, 0), vt.RGB(0, 100, 0)}} {
		c := terminal.Cell(0, y)
		if c.Style.Foreground != vt.RGB(255, 0, 0) || c.Text != "\u2580" || !near(c.Style.Background, want[0]) {
			t.Errorf("row %d begins with %+v, want %v below", y, c, want[0])
		}
		if c := terminal.Cell(1, y); c.Style.Background != want[1] {
			t.Errorf("row %d shows %+v where nothing is drawn, want %v", y, c, want[1])
		}
	}
}

func near(a, b vt.Color) bool {
	r, g, bl, _ := a.RGB()
	r2, g2, b2, _ := b.RGB()
	off := func(x, y uint8) bool { return x > y+1 || y > x+1 }
	return !off(r, r2) && !off(g, g2) && !off(bl, b2)
}

func TestANewVersionOfThePixels(t *testing.T) {
	picture := striped(2, 2)
	m := widgets.Image{Label: "L", Fit: widgets.FitStretch, Picture: picture}
	s := open(t, 2, 1, func(f *limoni.Frame) { m.Draw(f, f.Area()) })
	s.wantScreen("\u2580\u2580")
	picture.Pix[0], picture.Pix[2] = 0, 0
	s.Redraw()
	s.wantScreen("\u2580\u2580")
	m.Version++
	s.Redraw()
	s.wantScreen(" \u2580")
	m.Picture = striped(2, 2)
	s.Redraw()
	s.wantScreen("\u2580\u2580")
}

func TestImageAllocatesNothing(t *testing.T) {
	m := widgets.Image{ID: "i", Label: "L", Picture: striped(40, 40), Description: "D"}
	if n := frame(limoni.New(30, 10, func(f *limoni.Frame) { m.Draw(f, f.Area()) })); n != 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}

func TestImageAtEverySize(t *testing.T) {
	pictures := []image.Image{
		nil, striped(1, 1), striped(1, 9999), striped(9999, 1), image.NewUniform(color.White), image.NewRGBA(image.Rect(-9, -9, -1, -1)),
		striped(64, 64).SubImage(image.Rect(60, 60, 64, 64)),
	}
	for _, label := range []string{"", "Ok", hostile, "\xff\xfe", strings.Repeat("x", 5000)} {
		for _, picture := range pictures {
			m := widgets.Image{Label: label, Picture: picture}
			s := open(t, 8, 4, func(f *limoni.Frame) { m.Draw(f, f.Area()) })
			for _, m.Fit = range []widgets.Fit{widgets.FitContain, widgets.FitCover, widgets.FitStretch, widgets.FitNone, 9} {
				for w := range 6 {
					for h := range 4 {
						s.resize(w, h)
					}
				}
				s.resize(200, 60)
			}
		}
	}
}

// Nothing is drawn outside of the area, and nothing is done with one that is empty or upside down.
func TestImageStaysInItsArea(t *testing.T) {
	for _, area := range []limoni.Rect{{}, rect(3, 1, 0, 5), {Min: limoni.Point{X: 5, Y: 5}, Max: limoni.Point{X: 2, Y: 2}}, rect(-4, -4, 3, 3), rect(2, 1, 3, 2), rect(8, 4, 900, 900)} {
		for _, fit := range []widgets.Fit{widgets.FitContain, widgets.FitCover, widgets.FitStretch, widgets.FitNone} {
			s := open(t, 10, 5, func(f *limoni.Frame) {
				f.Fill(f.Area(), '.', limoni.Style{})
				widgets.Image{Label: "L", Fit: fit, Picture: striped(500, 500)}.Draw(f, area)
			})
			if got := drawnCells(s); !got.In(area) && !got.Empty() {
				t.Errorf("in %v it draws %v", area, got)
			}
		}
	}
}

func ExampleImage() {
	logo := image.NewGray(image.Rect(0, 0, 4, 4))
	for i := range 4 {
		logo.SetGray(i, i, color.Gray{Y: 255})
	}
	show(limoni.New(4, 2, func(f *limoni.Frame) {
		widgets.Image{ID: "logo", Label: "A falling line", Fit: widgets.FitStretch, Picture: logo}.Draw(f, f.Area())
	}))
	// Output:
	// ▀▀
	//   ▀▀
	// image "A falling line" #logo
}
