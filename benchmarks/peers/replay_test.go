package peers

import (
	"fmt"
	"strings"
	"testing"

	"limoni/benchmarks/workload"
	"limoni/internal/vt"
)

// replayed is how many frames are compared. Those in which every cell has
// colours of its own take the longest and come round after eight.
func replayed(w *workload.Workload) int {
	if w.Name == "01b_full_percell" {
		return 24
	}
	return 120
}

// What every toolkit writes, shown by an emulator, is what is meant to be on
// the screen, in every frame.
func TestFramesShowWhatIsMeant(t *testing.T) {
	for _, w := range workload.All() {
		for _, p := range All() {
			t.Run(w.Name+"/"+p.String(), func(t *testing.T) {
				screen := vt.New(w.Width, w.Height)
				s, err := p.Open(w, screen)
				if err != nil {
					t.Skip(err)
				}
				defer s.Close()
				for i := range replayed(w) {
					s.Frame(i)
					if i > 10 && i%7 != 0 {
						continue // comparing takes longer than drawing
					}
					if diff := difference(w.Grid(i), screen, p, w); diff != "" {
						t.Fatalf("frame %d: %s", i, diff)
					}
				}
				for sequence := range screen.Unknown() {
					if !knownSequences[sequence] {
						t.Errorf("the emulator did not understand %q", sequence)
					}
				}
			})
		}
	}
}

// A frame in which one cell is another is noticed, in every workload.
func TestReplayNoticesAWrongCell(t *testing.T) {
	limoni := All()[0]
	for _, w := range workload.All() {
		screen := vt.New(w.Width, w.Height)
		s, err := limoni.Open(w, screen)
		if err != nil {
			t.Fatal(err)
		}
		s.Frame(0)
		for name, wrong := range map[string]string{"glyph": "\x1b7\x1b[m\x1b[1;2H\u00b6\x1b8", "colour": "\x1b7\x1b[48;2;1;2;3m\x1b[1;2HX\x1b8", "cursor": "\x1b[20;20H\x1b[?25h"} {
			copied := vt.New(w.Width, w.Height)
			s, _ := limoni.Open(w, copied)
			s.Frame(0)
			copied.Write([]byte(wrong))
			if difference(w.Grid(0), copied, limoni, w) == "" {
				t.Errorf("%s: a wrong %s went unnoticed", w.Name, name)
			}
		}
		if diff := difference(w.Grid(0), screen, limoni, w); diff != "" {
			t.Errorf("%s: without it: %s", w.Name, diff)
		}
	}
}

// difference names the first cell that is not as meant, or the cursor.
func difference(want *workload.Grid, got *vt.Screen, p Peer, w *workload.Workload) string {
	for y := range want.Height {
		for x := range want.Width {
			if d := cellDifference(*want.At(x, y), got.Cell(x, y)); d != "" && !known(p, w, x, y, *want.At(x, y), got.Cell(x, y)) {
				return fmt.Sprintf("cell %d,%d: %s\nrow is    %q\nwanted is %q", x, y, d, got.Row(y), wantRow(want, y))
			}
		}
	}
	x, y, visible := got.Cursor()
	switch {
	case known(p, w, -1, -1, workload.Cell{}, vt.Cell{}):
	case want.CursorX < 0 && visible:
		return fmt.Sprintf("the cursor is shown at %d,%d", x, y)
	case want.CursorX >= 0 && (!visible || x != want.CursorX || y != want.CursorY):
		return fmt.Sprintf("the cursor is at %d,%d, visible %v, want %d,%d", x, y, visible, want.CursorX, want.CursorY)
	}
	return ""
}

func wantRow(g *workload.Grid, y int) string {
	var b strings.Builder
	for x := range g.Width {
		b.WriteRune(g.At(x, y).Glyph)
	}
	return b.String()
}

func cellDifference(want workload.Cell, got vt.Cell) string {
	fg, bg := vtColor(want.Style.Fg), vtColor(want.Style.Bg)
	switch {
	case got.Text != string(want.Glyph):
		return fmt.Sprintf("shows %q, want %q", got.Text, want.Glyph)
	case got.Style.Background != bg:
		return fmt.Sprintf("%q is on %v, want %v", got.Text, got.Style.Background, bg)
	case got.Style.Foreground != fg && got.Text != " ": // a blank has no foreground to be seen
		return fmt.Sprintf("%q is in %v, want %v", got.Text, got.Style.Foreground, fg)
	case got.Style.Attributes != 0 || got.Style.Underline != 0:
		return fmt.Sprintf("%q has attributes %v", got.Text, got.Style)
	}
	return ""
}

func vtColor(c workload.Color) vt.Color {
	if c.IsDefault() {
		return 0
	}
	return vt.RGB(c.RGB())
}
