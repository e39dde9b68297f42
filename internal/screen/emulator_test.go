package screen

import (
	"fmt"
	"image"
	"math/rand/v2"
	"strings"
	"testing"

	"limoni/internal/vt"
)

// A terminal emulator that shares nothing with the encoder shows what was drawn, cell by cell.
func TestRandomFramesInATerminalEmulator(t *testing.T) {
	for seed := range uint64(12) {
		a := newAuthor(rand.NewPCG(seed, 7))
		s := a.stage
		var terminal *vt.Screen
		for range 100 {
			a.frame()
			size := s.frame.Bounds.Size()
			if terminal == nil {
				terminal = newTerminal(size.X, size.Y)
			} else if w, h := terminal.Size(); image.Pt(w, h) != size {
				terminal.Resize(size.X, size.Y)
			}
			terminal.Write(s.show())
			compare(t, terminal, &s.frame, &s.out, 0)
			if unknown := terminal.Unknown(); len(unknown) > 0 {
				t.Fatalf("seed %d: the emulator does not know %v", seed, unknown)
			}
		}
	}
}

// The same inline, below what a shell wrote, of which nothing is lost.
func TestRandomFramesInlineInATerminalEmulator(t *testing.T) {
	const rows, lines = 15, 40
	for seed := range uint64(8) {
		a := newAuthor(rand.NewPCG(seed, 11))
		s := a.stage
		s.out.Inline = true
		terminal := newTerminal(20, rows)
		for i := range lines {
			fmt.Fprintf(terminal, "$ line %d\r\n", i)
		}
		for range 80 {
			for w := s.frame.Bounds.Dx(); ; { // of the same width always: this emulator cuts rows
				a.frame()
				if s.frame.Bounds.Dx() == w {
					break
				}
				s.frame.Resize(image.Rect(0, 0, w, s.frame.Bounds.Dy()))
			}
			s.out.known = s.out.known || s.out.looks.inline // a new band is another test
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
			compare(t, terminal, &s.frame, &s.out, top)
		}
		if n := terminal.Erased(2) + terminal.Erased(3); n > 0 {
			t.Errorf("the screen was erased %d times", n)
		}
	}
}

// newTerminal is a terminal as the encoder expects it: it does not wrap.
func newTerminal(w, h int) *vt.Screen {
	terminal := vt.New(w, h)
	terminal.Write([]byte("\x1b[?7l"))
	return terminal
}

// compare fails the test where the rows of the terminal from top on do not show the frame.
func compare(t *testing.T, terminal *vt.Screen, frame *Buffer, out *Encoder, top int) {
	t.Helper()
	for y := range frame.Bounds.Dy() {
		for x := range frame.Bounds.Dx() {
			got := emulated(terminal.Cell(x, y+top)).seen()
			want := replayed{text: frame.Text(x, y), ink: inkOf(frame.Style(x, y), out)}.seen()
			if got != want {
				t.Fatalf("cell %d,%d shows %v, want %v; the emulator:\n%s\ndrawn:\n%s", x, y, got, want, terminal, frame)
			}
		}
	}
}

// emulated is a cell of the emulator as the replayer would have it.
func emulated(c vt.Cell) replayed {
	st := c.Style
	i := ink{fg: colorOf(st.Foreground), bg: colorOf(st.Background), underline: colorOf(st.UnderlineColor), link: st.Link}
	for from, to := range map[vt.Attr]Attr{vt.Bold: AttrBold, vt.Dim: AttrDim, vt.Italic: AttrItalic, vt.Blink: AttrBlink, vt.Reverse: AttrReverse, vt.Strike: AttrStrike} {
		if st.Has(from) {
			i.attr |= to
		}
	}
	if st.Underline != vt.NoUnderline {
		i.attr |= AttrUnderline | Attr(st.Underline-vt.SingleUnderline)<<8
	}
	return replayed{text: c.Text, ink: i}
}

func colorOf(c vt.Color) Color {
	if i, ok := c.Index(); ok {
		return Palette(i)
	}
	if r, g, b, ok := c.RGB(); ok {
		return RGB(r, g, b)
	}
	return 0
}
