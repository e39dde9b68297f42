package accessibility

import (
	"math/rand/v2"
	"testing"
)

// A distance that is above what counts need not be right, and any other must.
func TestEditsUpToABound(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	word := func() []rune {
		w := make([]rune, random.IntN(12))
		for i := range w {
			w[i] = rune('a' + random.IntN(3))
		}
		return w
	}
	above := 0
	for range 20_000 {
		a, b := word(), word()
		if len(a) > len(b) {
			a, b = b, a
		}
		want, most := editsInTable(a, b), random.IntN(8)
		got := edits(a, b, most)
		if want > most {
			above++
		}
		if want <= most && got != want || want > most && got <= most {
			t.Fatalf("%q and %q: %d with at most %d, want %d", string(a), string(b), got, most, want)
		}
	}
	if above < 1000 || above > 19_000 {
		t.Errorf("%d are above the bound", above)
	}
}

func editsInTable(a, b []rune) int {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		for j := range d[i] {
			switch {
			case i == 0 || j == 0:
				d[i][j] = i + j
			case a[i-1] == b[j-1]:
				d[i][j] = d[i-1][j-1]
			default:
				d[i][j] = 1 + min(d[i-1][j], d[i][j-1], d[i-1][j-1])
			}
		}
	}
	return d[len(a)][len(b)]
}
