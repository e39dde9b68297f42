package workload

import (
	"slices"
	"testing"
)

const looked = 250 // frames, more than the period of most workloads

// What a program sets that knows what has changed makes the next frame of the
// one before it, and nothing else would do.
func TestChangesMakeTheNextFrame(t *testing.T) {
	for _, w := range All() {
		if w.Changes == nil {
			continue
		}
		before := w.Grid(0)
		for i := 1; i < looked; i++ {
			for _, c := range w.Changes(i) {
				if before.At(c.X, c.Y).Glyph == []rune(c.Text)[0] {
					t.Fatalf("%s, frame %d: %d,%d does not change", w.Name, i, c.X, c.Y)
				}
				before.text(c.X, c.Y, c.Text, c.Style)
			}
			if now := w.Grid(i); !slices.Equal(before.Cells, now.Cells) {
				t.Fatalf("%s, frame %d: the changes do not make the frame", w.Name, i)
			}
		}
	}
}

// As much changes from frame to frame as the workload says.
func TestHowMuchChanges(t *testing.T) {
	for _, c := range []struct {
		name        string
		least, most int // cells
	}{
		{"01a_full_uniform", 4800, 4800},
		{"01b_full_percell", 4800, 4800},
		{"01c_full_runs8", 4800, 4800},
		{"02a_10pct_rows", 480, 480},
		{"02b_10pct_scatter", 430, 480},
		{"03_one_cell", 1, 1},
		{"04_idle", 0, 0},
		{"05a_text_counter", 1, 3},
		{"05b_text_all", 40, 120},
		{"06_100_blocks", 1000, 1840},
		{"10_typing", 1, 99},
	} {
		w := Find(c.name)
		for i := 1; i < looked; i++ {
			if n := differing(w.Grid(i-1), w.Grid(i)); n < c.least || n > c.most {
				t.Errorf("%s, frame %d: %d cells change, want %d to %d", c.name, i, n, c.least, c.most)
				break
			}
		}
	}
}

func differing(a, b *Grid) (n int) {
	for i := range a.Cells {
		if a.Cells[i] != b.Cells[i] {
			n++
		}
	}
	return n
}
