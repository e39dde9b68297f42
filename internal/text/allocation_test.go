package text

import "testing"

// Measuring runs for every string of every frame, so it may not allocate. Truncate and Clean do only where they change
// something.
func TestMeasuringDoesNotAllocate(t *testing.T) {
	s := "plain, caf" + eAcute + " 日本語 " + family + germany + keycap + "\x1b \xff\xe4\xb8 " + thai + "\r\n─┐"
	for name, measure := range map[string]func(){
		"Width":                    func() { Width(s) },
		"Clusters":                 func() { Clusters(s) },
		"Next":                     func() { forward(s) },
		"Prev":                     func() { backward(s) },
		"Cut":                      func() { Cut(s, 20) },
		"Truncate of what fits":    func() { Truncate(s, 200) },
		"CutLeft":                  func() { CutLeft(s, 20) },
		"Printable":                func() { Printable(family) },
		"WrapLine":                 func() { lines(s, 7) },
		"Clean of a clean string":  func() { Clean("caf" + eAcute + family) },
		"Clean of a clean cluster": func() { Clean(family) },
	} {
		if n := testing.AllocsPerRun(100, measure); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
	if n := testing.AllocsPerRun(100, func() { Truncate(s, 20) }); n != 1 {
		t.Errorf("Truncate that cuts allocates %v times, want 1: is anything measured here?", n)
	}
}

func forward(s string) {
	for s != "" {
		_, s, _ = Next(s)
	}
}

func backward(s string) {
	for s != "" {
		s, _ = Prev(s)
	}
}

func lines(s string, columns int) {
	for more := true; more; {
		_, s, more = WrapLine(s, columns)
	}
}

func BenchmarkWidth(b *testing.B) {
	for name, s := range map[string]string{
		"ASCII": "The quick brown fox jumps over the lazy dog.",
		"CJK":   "日本語の文章を表示する端末",
		"Emoji": family + germany + keycap + zap + thumb + eAcute,
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(s)))
			for range b.N {
				Width(s)
			}
		})
	}
}
