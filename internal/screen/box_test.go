package screen

import (
	"image"
	"math/rand/v2"
	"testing"
)

var light = LinesOf("\u2500\u2502\u250c\u2510\u2514\u2518")

func TestBox(t *testing.T) {
	b := newStage(8, 5).frame
	b.Fill(b.Bounds, '.', Style{})
	b.Box(b.Bounds, image.Rect(1, 1, 5, 4), &light, Style{Attr: AttrBold})
	want := "........\n.\u250c\u2500\u2500\u2510...\n.\u2502..\u2502...\n.\u2514\u2500\u2500\u2518...\n........"
	if got := b.String(); got != want {
		t.Errorf("the box is\n%s\nwant\n%s", got, want)
	}
	if st := b.Style(1, 1); st.Attr != AttrBold {
		t.Errorf("its style is %+v", st)
	}
	for _, none := range []image.Rectangle{{}, image.Rect(0, 0, 1, 5), image.Rect(0, 0, 8, 1), image.Rect(20, 0, 25, 5)} {
		b.Box(b.Bounds, none, &light, Style{})
	}
	if got := b.String(); got != want {
		t.Errorf("boxes that cannot be seen drew\n%s", got)
	}
}

// A box is what eight fills draw, wherever it is clipped and whatever it covers.
func TestBoxIsItsSidesFilled(t *testing.T) {
	a := newAuthor(rand.NewPCG(1, 2))
	for range 2000 {
		got, want := Buffer{Table: &a.stage.table}, Buffer{Table: &a.stage.table}
		bounds := image.Rect(2, 1, 14, 8)
		got.Resize(bounds)
		a.draw(&got)
		want.Resize(bounds)
		copy(want.Cells, got.Cells)
		clip, r, st := a.rect(bounds), a.rect(bounds).Add(image.Pt(a.IntN(5)-2, a.IntN(5)-2)), a.style()
		lines := light
		if a.IntN(4) == 0 {
			lines.Vertical, lines.TopLeft = '\u5b57', 'x'
		}
		got.Box(clip, r, &lines, st)
		boxByFills(&want, clip, r, &lines, st)
		if got.String() != want.String() {
			t.Fatalf("the box %v in %v is\n%s\nwant\n%s", r, clip, got.String(), want.String())
		}
		for i := range got.Cells {
			if got.Cells[i] != want.Cells[i] {
				t.Fatalf("cell %d of the box %v in %v is %+v, want %+v", i, r, clip, got.Cells[i], want.Cells[i])
			}
		}
		checkHalves(t, &got)
	}
}

func boxByFills(b *Buffer, clip, r image.Rectangle, l *Lines, st Style) {
	if r.Dx() < 2 || r.Dy() < 2 {
		return
	}
	fill := func(x0, y0, x1, y1 int, c rune) {
		if widthOf(string(c)) != 1 {
			c = ' '
		}
		b.Fill(image.Rect(x0, y0, x1, y1).Intersect(clip), c, st)
	}
	x, y := r.Max.X-1, r.Max.Y-1
	fill(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+1, l.Horizontal)
	fill(r.Min.X, y, r.Max.X, r.Max.Y, l.Horizontal)
	fill(r.Min.X, r.Min.Y+1, r.Min.X+1, y, l.Vertical)
	fill(x, r.Min.Y+1, r.Max.X, y, l.Vertical)
	fill(r.Min.X, r.Min.Y, r.Min.X+1, r.Min.Y+1, l.TopLeft)
	fill(x, r.Min.Y, r.Max.X, r.Min.Y+1, l.TopRight)
	fill(r.Min.X, y, r.Min.X+1, r.Max.Y, l.BottomLeft)
	fill(x, y, r.Max.X, r.Max.Y, l.BottomRight)
}
