package screen

import (
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"limoni/internal/vt"
)

const testCellWidth, testCellHeight = 8, 16 // as the emulator has them

var protocols = []Pictures{NoPictures, KittyPictures, ITermPictures, SixelPictures}

// picture is one of w by h cells in random colours, some of them transparent.
func (a *author) picture(w, h int) *Picture {
	m := image.NewNRGBA(image.Rect(0, 0, w*testCellWidth, h*testCellHeight))
	for i := range a.IntN(8) {
		r := image.Rect(a.IntN(m.Rect.Dx()), a.IntN(m.Rect.Dy()), m.Rect.Dx(), m.Rect.Dy())
		c := color.NRGBA{uint8(a.IntN(256)), uint8(a.IntN(256)), uint8(i), uint8(255 * a.IntN(2))}
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				m.SetNRGBA(x, y, c)
			}
		}
	}
	return NewPicture(m)
}

// gallery draws pictures into an author's frames, and knows which of them nothing is drawn over.
type gallery struct {
	*author
	known []*Picture
	size  map[*Picture]image.Point
	top   []int // for each cell of the frame the picture that is seen there, -1 for none
	at    []image.Rectangle
	part  []image.Rectangle
	drawn []*Picture
	bg    []Color
}

func (g *gallery) draw() {
	f := &g.stage.frame
	f.pictures = f.pictures[:0] // as clearing does; the cells stay
	g.at, g.part, g.drawn, g.bg = nil, nil, nil, nil
	g.top = slices.Repeat([]int{-1}, len(f.Cells))
	for range g.IntN(4) {
		if len(g.known) == 0 || g.IntN(4) == 0 {
			size := image.Pt(1+g.IntN(9), 1+g.IntN(4))
			p := g.picture(size.X, size.Y)
			g.known, g.size[p] = append(g.known, p), size
		}
		g.place(g.known[g.IntN(len(g.known))])
	}
	if g.IntN(4) == 0 { // a layer above them
		if r := g.rect(f.Bounds); !r.Intersect(f.Bounds).Empty() {
			g.layer.Resize(r)
			g.author.draw(&g.layer)
			f.Compose(&g.layer)
			g.cover(r, -1)
		}
	}
	if g.IntN(4) == 0 {
		x, y := g.IntN(f.Bounds.Dx()), g.IntN(f.Bounds.Dy())
		f.Print(f.Bounds, x, y, "!", Style{})
		g.cover(image.Rect(x, y, x+1, y+1), -1)
	}
}

func (g *gallery) place(p *Picture) {
	f := &g.stage.frame
	size := g.size[p]
	min := image.Pt(g.IntN(f.Bounds.Dx()+4)-4, g.IntN(f.Bounds.Dy()+2)-2)
	if len(g.at) == 0 && g.IntN(2) == 0 {
		min = image.Pt(0, 0) // where it was before
	}
	r := image.Rectangle{min, min.Add(size)}
	clip := f.Bounds
	if g.IntN(3) == 0 {
		clip = g.rect(f.Bounds)
	}
	bg := []Color{0, Palette(4), RGB(9, 9, 9)}[g.IntN(3)]
	cells := make([]Cell, size.X*size.Y)
	repeat(cells, Cell{Glyph: upperHalf, Fg: uint32(RGB(200, 1, 1)), Bg: uint32(bg)})
	f.Place(clip, r, cells, p, bg)
	at := r.Intersect(clip).Intersect(f.Bounds)
	g.cover(at, len(g.at))
	g.at, g.part, g.drawn, g.bg = append(g.at, at), append(g.part, at.Sub(r.Min)), append(g.drawn, p), append(g.bg, bg)
}

func (g *gallery) cover(r image.Rectangle, by int) {
	f := &g.stage.frame
	r = r.Intersect(f.Bounds)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			g.top[y*f.Bounds.Dx()+x] = by
		}
	}
}

// shown returns the pictures that the terminal must show, and for each cell the one that lies there.
func (g *gallery) shown(protocol Pictures) (list []string, at map[image.Point]int) {
	at = map[image.Point]int{}
	f := &g.stage.frame
	name := map[Pictures]string{KittyPictures: "kitty", ITermPictures: "iterm2", SixelPictures: "sixel"}[protocol]
	for i, r := range g.at {
		if r.Empty() || name == "" {
			continue
		}
		whole := true
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				whole = whole && g.top[y*f.Bounds.Dx()+x] == i
			}
		}
		if protocol == SixelPictures {
			r.Max.Y = min(r.Max.Y, f.Bounds.Dy()-1)
		}
		if !whole || r.Empty() {
			continue
		}
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				at[image.Pt(x, y)] = i
			}
		}
		list = append(list, fmt.Sprint(name, r))
	}
	slices.Sort(list)
	return list, at
}

// check compares the terminal with the frame, cell by cell and picture by picture.
func (g *gallery) check(t *testing.T, terminal *vt.Screen, top int) {
	t.Helper()
	f, out := &g.stage.frame, &g.stage.out
	want, under := g.shown(out.Capabilities.Pictures)
	var got []string
	for _, p := range terminal.Pictures() {
		r := image.Rect(p.X, p.Y-top, p.X+p.Columns, p.Y-top+p.Rows)
		if i := under[r.Min]; p.Over > 0 && !g.drawn[i].opaque {
			t.Fatalf("%s at %v is transparent and lies on %d cells of another one", p.Protocol, r, p.Over)
		}
		if p.Cells != p.Columns*p.Rows {
			t.Fatalf("of %s at %v %d cells are left; the emulator:\n%s", p.Protocol, r, p.Cells, terminal)
		}
		got = append(got, fmt.Sprint(p.Protocol, r))
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Fatalf("the terminal shows %q, want %q; drawn:\n%s", got, want, f)
	}
	for y := range f.Bounds.Dy() {
		for x := range f.Bounds.Dx() {
			expect := replayed{text: f.Text(x, y), ink: inkOf(f.Style(x, y), out)}.seen()
			if i, ok := under[image.Pt(x, y)]; ok {
				expect = replayed{text: " ", ink: inkOf(Style{Bg: g.bg[i]}, out)}.seen()
			}
			if cell := emulated(terminal.Cell(x, y+top)).seen(); cell != expect {
				t.Fatalf("cell %d,%d shows %v, want %v; the emulator:\n%s\ndrawn:\n%s", x, y, cell, expect, terminal, f)
			}
		}
	}
	if unknown := terminal.Unknown(); len(unknown) > 0 {
		t.Fatalf("the emulator does not know %v", unknown)
	}
	if n := terminal.StoredPictures(); out.Capabilities.Pictures != KittyPictures && n > 0 || n > 2*maxStamps {
		t.Fatalf("the terminal holds %d pictures", n)
	}
}

func newGallery(seed uint64) *gallery {
	return &gallery{author: newAuthor(rand.NewPCG(seed, 23)), size: map[*Picture]image.Point{}}
}

func (g *gallery) capable(p Pictures) {
	c := &g.stage.out.Capabilities
	c.Pictures, c.CellWidth, c.CellHeight = p, testCellWidth, testCellHeight
}

func TestRandomFramesWithPictures(t *testing.T) {
	for seed := range uint64(16) {
		g := newGallery(seed)
		s := g.stage
		protocol := protocols[seed%4]
		var terminal *vt.Screen
		for range 120 {
			g.frame()
			if g.IntN(20) == 0 {
				protocol = protocols[g.IntN(4)]
			}
			if g.IntN(40) == 0 {
				s.out.Repaint()
			}
			g.capable(protocol)
			if g.IntN(3) > 0 || s.frame.Bounds.Size() != s.out.size {
				g.draw()
			}
			size := s.frame.Bounds.Size()
			if terminal == nil {
				terminal = newTerminal(size.X, size.Y)
			} else if w, h := terminal.Size(); image.Pt(w, h) != size {
				terminal.Resize(size.X, size.Y)
			}
			g.top = g.seen()
			terminal.Write(s.show())
			g.check(t, terminal, 0)
			if again := s.show(); len(again) != 0 {
				t.Fatalf("the same frame again wrote %q", again)
			}
		}
		terminal.Write(s.out.LeavePictures(nil))
		if terminal.StoredPictures() > 0 || slices.ContainsFunc(terminal.Pictures(), func(p vt.Picture) bool { return p.Protocol == "kitty" }) {
			t.Errorf("seed %d: after leaving the terminal holds %v", seed, terminal.Pictures())
		}
	}
}

// seen is top, where the frame was drawn over since: those cells are not marked.
func (g *gallery) seen() []int {
	f := &g.stage.frame
	for i := range f.Cells {
		if f.Cells[i].Attr&attrPicture == 0 {
			g.top[i] = -1
		}
	}
	return g.top
}

func TestRandomFramesWithPicturesInline(t *testing.T) {
	const rows, lines = 15, 40
	for seed := range uint64(8) {
		g := newGallery(seed)
		s := g.stage
		s.out.Inline = true
		terminal := newTerminal(20, rows)
		for i := range lines {
			fmt.Fprintf(terminal, "$ line %d\r\n", i)
		}
		for range 60 {
			for w := s.frame.Bounds.Dx(); ; {
				g.frame()
				if s.frame.Bounds.Dx() == w {
					break
				}
				s.frame.Resize(image.Rect(0, 0, w, s.frame.Bounds.Dy()))
			}
			s.out.known = s.out.known || s.out.looks.inline
			g.capable(protocols[seed%4])
			g.draw()
			terminal.Write(s.show())
			above := terminal.Scrollback()
			top := lines - len(above)
			for y := range top {
				above = append(above, strings.TrimRight(terminal.Row(y), " "))
			}
			for i, line := range above {
				if want := fmt.Sprintf("$ line %d", i); line != want {
					t.Fatalf("seed %d: %q is above the band, want %q", seed, line, want)
				}
			}
			g.check(t, terminal, top)
		}
	}
}
