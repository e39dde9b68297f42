package screen

import (
	"image"
	"math/rand/v2"
	"testing"

	"limoni/internal/vt"
)

// A terminal emulator that shares nothing with the encoder shows what was
// drawn, cell by cell.
func TestRandomFramesInATerminalEmulator(t *testing.T) {
	for seed := range uint64(12) {
		a := newAuthor(rand.NewPCG(seed, 7))
		s := a.stage
		var terminal *vt.Screen
		for range 100 {
			a.frame()
			s.out.Profile = TrueColor
			size := s.frame.Bounds.Size()
			if terminal == nil {
				terminal = vt.New(size.X, size.Y)
			} else if w, h := terminal.Size(); image.Pt(w, h) != size {
				terminal.Resize(size.X, size.Y)
			}
			terminal.Write(s.show())
			compare(t, terminal, &s.frame)
			if unknown := terminal.Unknown(); len(unknown) > 0 {
				t.Fatalf("seed %d: the emulator does not know %v", seed, unknown)
			}
		}
	}
}

func compare(t *testing.T, terminal *vt.Screen, frame *Buffer) {
	t.Helper()
	for y := range frame.Bounds.Dy() {
		for x := range frame.Bounds.Dx() {
			got, st := terminal.Cell(x, y), frame.Style(x, y)
			if want := frame.Text(x, y); got.Text != want {
				t.Fatalf("cell %d,%d shows %q, want %q; the emulator:\n%s\ndrawn:\n%s", x, y, got.Text, want, terminal, frame)
			}
			if fg, bg := emulated(st.Fg), emulated(st.Bg); got.Style.Foreground != fg || got.Style.Background != bg {
				t.Fatalf("cell %d,%d (%q) has the colours %v on %v, want %v on %v", x, y, got.Text, got.Style.Foreground, got.Style.Background, fg, bg)
			}
			if got.Style.Has(vt.Bold) != (st.Attr&AttrBold != 0) || got.Style.Has(vt.Reverse) != (st.Attr&AttrReverse != 0) {
				t.Fatalf("cell %d,%d (%q) has the attributes %v, want %v", x, y, got.Text, got.Style.Attributes, st.Attr)
			}
		}
	}
}

func emulated(c Color) vt.Color {
	if i, ok := c.Palette(); ok {
		return vt.Indexed(i)
	}
	if r, g, b, ok := c.RGB(); ok {
		return vt.RGB(r, g, b)
	}
	return 0
}
