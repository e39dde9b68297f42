package limoni_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
)

var protocols = map[string]limoni.PictureProtocol{
	"kitty": limoni.KittyPictures, "iterm2": limoni.ITermPictures, "sixel": limoni.SixelPictures,
}

// quarters is a picture of four colours, one in each corner.
func quarters(w, h int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.SetRGBA(x, y, color.RGBA{uint8(255 * (2 * x / w)), uint8(255 * (2 * y / h)), 64, 255})
		}
	}
	return m
}

// gallery is an app with a picture, in a terminal that is emulated.
type gallery struct {
	*limoni.App
	t        *testing.T
	terminal *vt.Screen
	writes   int
	wrote    []byte // by the last frame
	at       limoni.Rect
	picture  limoni.Picture
	over     limoni.Rect // of a popup
	clip     limoni.Rect
}

func (g *gallery) Write(p []byte) (int, error) {
	g.writes++
	g.wrote = append(g.wrote, p...)
	return g.terminal.Write(p)
}

func (g *gallery) draw(f *limoni.Frame) {
	f.Print(f.Area(), "top left", limoni.Style{})
	f.Print(row(f, f.Area().Dy()-1), "bottom left", limoni.Style{})
	before := f.Clip(f.Area())
	if !g.clip.Empty() {
		f.Unclip(before)
		before = f.Clip(g.clip)
	}
	f.Picture(g.at, &g.picture)
	f.Unclip(before)
	if !g.over.Empty() {
		popup := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "popup", Role: accessibility.RoleMenu, Label: "Popup", Bounds: g.over})
		f.Print(g.over, "popup", limoni.Style{})
		f.End(popup)
	}
}

func newGallery(t *testing.T, opts ...limoni.Option) *gallery {
	g := &gallery{t: t, terminal: vt.New(40, 12), at: image.Rect(4, 2, 10, 5)}
	g.terminal.Write([]byte("\x1b[?7l"))
	g.picture.Image = quarters(48, 48)
	g.App = limoni.New(40, 12, g.draw, append(opts, limoni.WithOutput(g))...)
	g.frame()
	return g
}

func capable(p limoni.PictureProtocol) limoni.Option {
	return limoni.WithCapabilities(limoni.Capabilities{
		Pictures: p, CellWidth: 8, CellHeight: 16, Sync: true, Scroll: true, InsertDelete: true, Erase: true, Repeat: true,
	})
}

// frame paints and returns how many bytes that took.
func (g *gallery) frame() int {
	g.t.Helper()
	g.wrote, g.writes = g.wrote[:0], 0
	g.Redraw()
	g.Advance(0)
	if g.writes > 1 {
		g.t.Errorf("a frame took %d writes", g.writes)
	}
	if unknown := g.terminal.Unknown(); len(unknown) > 0 {
		g.t.Errorf("the emulator does not know %v", unknown)
	}
	return len(g.wrote)
}

// want compares the pictures of the terminal, as "x,y w x h" each.
func (g *gallery) want(what string, pictures ...string) {
	g.t.Helper()
	var got []string
	for _, p := range g.terminal.Pictures() {
		if p.Cells != p.Columns*p.Rows {
			g.t.Errorf("%s: of %dx%d cells %d are left", what, p.Columns, p.Rows, p.Cells)
		}
		got = append(got, fmt.Sprintf("%d,%d %dx%d", p.X, p.Y, p.Columns, p.Rows))
	}
	if fmt.Sprint(got) != fmt.Sprint(pictures) {
		g.t.Errorf("%s: the terminal shows %v, want %v", what, got, pictures)
	}
}

// blocks is how many cells of the terminal are half blocks.
func (g *gallery) blocks() int {
	return strings.Count(g.terminal.String(), "\u2580") + strings.Count(g.terminal.String(), "\u2584")
}

func TestAPictureIsHalfBlocksWhereNothingElseIsKnown(t *testing.T) {
	for name, opts := range map[string][]limoni.Option{"nothing known": nil, "forbidden": {capable(limoni.KittyPictures), limoni.WithPictures(limoni.NoPictures)},
		"sixels without the size of a cell": {limoni.WithPictures(limoni.SixelPictures)}} {
		t.Run(name, func(t *testing.T) {
			g := newGallery(t, opts...)
			g.at = image.Rect(4, 2, 6, 4)
			g.frame()
			g.want("half blocks")
			for x, red := range []uint8{0, 255} {
				for y, green := range []uint8{0, 255} {
					c := g.terminal.Cell(4+x, 2+y)
					r, gr, b, ok := c.Style.Background.RGB()
					if c.Text != " " || !ok || r != red || gr != green || b != 64 {
						t.Errorf("cell %d,%d is %+v", x, y, c)
					}
				}
			}
			g.picture.Image, g.picture.Version = quarters(2, 2), 1
			g.at = image.Rect(4, 2, 6, 3)
			g.frame()
			c := g.terminal.Cell(5, 2)
			if _, upper, _, _ := c.Style.Foreground.RGB(); c.Text != "\u2580" || upper != 0 || c.Style.Background != vt.RGB(255, 255, 64) {
				t.Errorf("the half block is %+v", c)
			}
			if n := g.frame(); n != 0 {
				t.Errorf("the same frame again wrote %d bytes", n)
			}
		})
	}
}

func TestThePictureOfATerminal(t *testing.T) {
	for name, protocol := range protocols {
		t.Run(name, func(t *testing.T) {
			g := newGallery(t, capable(protocol))
			g.want("drawn", "4,2 6x3")
			if p := g.terminal.Pictures()[0]; p.Protocol != name {
				t.Errorf("the protocol is %s", p.Protocol)
			}
			if n := g.frame(); n != 0 {
				t.Errorf("the same frame again wrote %d bytes", n)
			}
			g.at = g.at.Add(image.Pt(3, 1))
			g.frame()
			g.want("moved", "7,3 6x3")
			g.over = image.Rect(8, 4, 15, 6)
			g.frame()
			g.want("below a popup")
			if g.terminal.Cell(7, 3).Style.Background != vt.RGB(0, 0, 64) {
				t.Errorf("below a popup it is not half blocks:\n%s", g.terminal)
			}
			if got := g.terminal.Row(4); !strings.Contains(got, "popup") {
				t.Errorf("the popup is %q", got)
			}
			g.over = limoni.Rect{}
			g.frame()
			g.want("after the popup", "7,3 6x3")
			if resent := bytes.Contains(g.wrote, []byte("a=t")); resent {
				t.Error("the pixels were sent again because of a popup")
			}
			g.picture.Image.(*image.RGBA).SetRGBA(0, 0, color.RGBA{1, 2, 3, 255})
			if n := g.frame(); n != 0 {
				t.Errorf("without a new version %d bytes were written", n)
			}
			before := string(g.terminal.Pictures()[0].Data)
			g.picture.Version++
			g.frame()
			g.want("a new version", "7,3 6x3")
			if string(g.terminal.Pictures()[0].Data) == before {
				t.Error("a new version has the old pixels")
			}
			g.clip = image.Rect(0, 4, 10, 12)
			g.frame()
			g.want("clipped", "7,4 3x2")
			g.clip = limoni.Rect{}
			g.picture.Image = nil
			g.frame()
			g.want("gone")
			if g.terminal.StoredPictures() != 0 || strings.TrimSpace(g.terminal.Row(4)) != "" {
				t.Errorf("something is left:\n%s", g.terminal)
			}
		})
	}
}

// Pixels are those of the cells, up to a limit: a terminal of any size is sent a bounded picture.
func TestTheSizeOfWhatIsSent(t *testing.T) {
	for _, tt := range []struct{ w, h, cellWidth, cellHeight, pixels int }{
		{40, 12, 8, 16, 40 * 12 * 8 * 16}, {400, 100, 20, 40, 1 << 20}, {1000, 400, 8, 16, 0},
	} {
		screen := vt.New(tt.w, tt.h)
		p := limoni.Picture{Image: quarters(100, 100)}
		app := limoni.New(tt.w, tt.h, func(f *limoni.Frame) { f.Picture(f.Area(), &p) }, limoni.WithOutput(screen),
			limoni.WithCapabilities(limoni.Capabilities{Pictures: limoni.KittyPictures, CellWidth: tt.cellWidth, CellHeight: tt.cellHeight}))
		app.Advance(0)
		pictures := screen.Pictures()
		if tt.pixels == 0 {
			if len(pictures) != 0 {
				t.Errorf("%dx%d cells are sent, in fewer pixels than half blocks have", tt.w, tt.h)
			}
			continue
		}
		if len(pictures) != 1 {
			t.Fatalf("%dx%d: the pictures are %d", tt.w, tt.h, len(pictures))
		}
		config, err := png.DecodeConfig(bytes.NewReader(pictures[0].Data))
		if n := config.Width * config.Height; err != nil || n > tt.pixels || n < tt.pixels*7/10 || config.Width%tt.w != 0 || config.Height%tt.h != 0 {
			t.Errorf("%dx%d cells: %dx%d pixels (%v), want at most %d", tt.w, tt.h, config.Width, config.Height, err, tt.pixels)
		}
	}
}

func TestAPictureAllocatesNothingUntilItChanges(t *testing.T) {
	for name, protocol := range map[string]limoni.PictureProtocol{
		"half blocks": limoni.NoPictures, "kitty": limoni.KittyPictures, "iterm2": limoni.ITermPictures, "sixel": limoni.SixelPictures,
	} {
		n := 0
		p := limoni.Picture{Image: quarters(64, 64)}
		app := limoni.New(60, 20, func(f *limoni.Frame) {
			f.Picture(image.Rect(2, 2, 30, 15), &p)
			f.Print(row(f, 0), f.Itoa(n), limoni.Style{})
			f.Print(row(f, 18), f.Itoa(n*7), limoni.Style{})
		}, limoni.WithOutput(io.Discard), capable(protocol))
		step := func() {
			n++
			redraw(app)
		}
		for range 30 {
			step()
		}
		if got := testing.AllocsPerRun(50, step); got != 0 {
			t.Errorf("%s: a frame allocates %v times", name, got)
		}
		if got := testing.AllocsPerRun(5, func() { p.Version++; step() }); got == 0 {
			t.Errorf("%s: scaling a new version is measured as nothing", name)
		}
	}
}

func TestPicturesThatAreNone(t *testing.T) {
	var none *image.RGBA
	for name, m := range map[string]image.Image{
		"nil": nil, "a nil pointer": none, "no pixels": image.NewRGBA(limoni.Rect{}), "upside down": &image.RGBA{Rect: limoni.Rect{Min: limoni.Point{X: 5, Y: 5}}},
	} {
		g := newGallery(t, capable(limoni.KittyPictures))
		g.picture.Image = m
		g.frame()
		if g.want(name); g.blocks() != 0 {
			t.Errorf("%s: something is drawn", name)
		}
	}
	g := newGallery(t, capable(limoni.KittyPictures))
	g.picture.Image = image.NewUniform(color.RGBA{9, 9, 9, 255}) // has no end
	g.frame()
	g.want("without end", "4,2 6x3")
	for _, r := range []limoni.Rect{{}, image.Rect(-5, -5, 0, 0), image.Rect(0, 0, 1<<30, 1<<30), image.Rect(39, 11, 60, 30), image.Rect(5, 5, 2, 2)} {
		g.at = r
		g.frame()
	}
	g.at = image.Rect(0, 0, 2, 1)
	g.picture.Image = uncomparable{pixels: []byte{1}}
	defer func() {
		if said := fmt.Sprint(recover()); !strings.Contains(said, "limoni_test.uncomparable cannot be compared") {
			t.Errorf("the panic says %q", said)
		}
	}()
	g.frame()
}

type uncomparable struct{ pixels []byte }

func (uncomparable) ColorModel() color.Model { return color.GrayModel }
func (uncomparable) Bounds() image.Rectangle { return image.Rect(0, 0, 2, 2) }
func (uncomparable) At(_, _ int) color.Color { return color.Gray{} }

// Whatever a terminal shows, who looks from outside sees the same cells; and of those inside a sensitive node nothing.
func TestSnapshotsOfPictures(t *testing.T) {
	screens := map[string]bool{}
	for _, protocol := range []limoni.PictureProtocol{limoni.NoPictures, limoni.KittyPictures, limoni.ITermPictures, limoni.SixelPictures} {
		for _, secret := range []bool{false, true} {
			p := limoni.Picture{Image: quarters(2, 2)}
			app := limoni.New(12, 4, func(f *limoni.Frame) {
				var states accessibility.State
				if secret {
					states = accessibility.StateSensitive
				}
				box := f.Begin(accessibility.Node{ID: "box", Role: accessibility.RoleImage, Label: "Box", Bounds: f.Area(), States: states})
				f.Picture(image.Rect(0, 0, 6, 3), &p)
				f.End(box)
			}, limoni.WithOutput(io.Discard), capable(protocol))
			s, err := app.Snapshot(context.Background(), 0)
			if err != nil {
				t.Fatal(err)
			}
			if screens[s.Screen.String()] = true; !strings.Contains(s.Screen.String(), "\u2580") {
				t.Errorf("the snapshot has no picture:\n%s", s.Screen)
			}
			accessibility.Redact(s, accessibility.Policy{ExposeScreen: true})
			if strings.Contains(s.Screen.String(), "\u2580") == secret {
				t.Errorf("sensitive: %v, and a client sees\n%s", secret, s.Screen)
			}
		}
	}
	if len(screens) != 1 {
		t.Errorf("the protocol can be told from the snapshot: %v", screens)
	}
}
