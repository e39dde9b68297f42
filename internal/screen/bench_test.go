package screen

import (
	"fmt"
	"image"
	"strings"
	"testing"
)

// stage is one screen as an app has it: drawn afresh and encoded each frame.
type stage struct {
	table  Table
	frame  Buffer
	out    Encoder
	bytes  []byte
	cursor Cursor
}

func newStage(w, h int) *stage {
	s := &stage{}
	s.frame.Table = &s.table
	s.frame.Resize(image.Rect(0, 0, w, h))
	return s
}

func (s *stage) show() []byte {
	s.bytes = s.out.Encode(s.bytes[:0], &s.frame, s.cursor)
	return s.bytes
}

var lines = func() (l [40]string) {
	for i := range l {
		l[i] = strings.Repeat(fmt.Sprintf("line %02d of plain text, ", i), 6)[:120]
	}
	return l
}()

func (s *stage) drawLines() {
	s.frame.Clear(Style{})
	for y, l := range lines {
		s.frame.Print(s.frame.Bounds, 0, y, l, Style{Fg: Palette(7)})
	}
}

// run measures whole frames of 120x40: clear, draw, encode.
func run(b *testing.B, draw func(s *stage, i int)) {
	s := newStage(120, 40)
	s.out.Profile = TrueColor
	for i := range 50 {
		draw(s, i)
		s.show()
	}
	b.ReportAllocs()
	b.ResetTimer()
	total := 0
	for i := range b.N {
		draw(s, i+50)
		total += len(s.show())
	}
	b.ReportMetric(float64(total)/float64(b.N), "bytes/frame")
}

func BenchmarkIdle(b *testing.B) {
	run(b, func(s *stage, i int) { s.drawLines() })
}

func BenchmarkOneCell(b *testing.B) {
	run(b, func(s *stage, i int) {
		s.drawLines()
		s.frame.Print(s.frame.Bounds, i%120, i/120%40, string(rune('a'+i%26)), Style{Fg: Palette(7)})
	})
}

func BenchmarkScatter(b *testing.B) {
	run(b, func(s *stage, i int) {
		s.drawLines()
		for n := range 480 {
			at := (n*7919 + i*31) % 4800
			s.frame.Print(s.frame.Bounds, at%120, at/120, "xyz"[i%3:][:1], Style{Fg: Palette(7)})
		}
	})
}

func BenchmarkFullUniform(b *testing.B) {
	run(b, func(s *stage, i int) {
		s.frame.Fill(s.frame.Bounds, rune('a'+i%26), Style{Fg: RGB(uint8(i), 2, 3)})
	})
}

func BenchmarkFullPerCell(b *testing.B) {
	run(b, func(s *stage, i int) {
		for y := range 40 {
			for x := range 120 {
				st := Style{Fg: RGB(uint8(i+x), uint8(y), uint8(i)), Bg: RGB(uint8(y), uint8(i), uint8(x+i))}
				s.frame.Print(s.frame.Bounds, x, y, "abcdefgh"[(x+i)%8:][:1], st)
			}
		}
	})
}

func BenchmarkUnicodeText(b *testing.B) {
	run(b, func(s *stage, i int) {
		s.frame.Clear(Style{})
		for y := range 40 {
			s.frame.Print(s.frame.Bounds, 0, y, "✓ done ★ 12 ➔ next: some more text that is plain, and then some; 日本語 and é", Style{})
		}
		s.frame.Print(s.frame.Bounds, 100, 0, "0123456789"[i%10:][:1], Style{})
	})
}

func BenchmarkBlocks(b *testing.B) {
	run(b, func(s *stage, i int) {
		s.frame.Clear(Style{})
		for j := range 100 {
			x, y := (j+i)%70, (j+i)%20
			st := Style{Fg: Palette(uint8(j % 16))}
			s.frame.Print(s.frame.Bounds, x, y, "┌────────┐", st)
			s.frame.Print(s.frame.Bounds, x, y+1, "│ block  │", st)
			s.frame.Print(s.frame.Bounds, x, y+2, "└────────┘", st)
		}
	})
}

func BenchmarkPrint(b *testing.B) {
	s := newStage(120, 40)
	b.ReportAllocs()
	for i := range b.N {
		s.frame.Print(s.frame.Bounds, 0, i%40, lines[i%40], Style{Fg: Palette(7)})
	}
}

func BenchmarkClear(b *testing.B) {
	s := newStage(120, 40)
	for range b.N {
		s.frame.Clear(Style{Bg: Palette(4)})
	}
}

func BenchmarkCompose(b *testing.B) {
	s := newStage(120, 40)
	layer := Buffer{Table: &s.table}
	layer.Resize(image.Rect(20, 10, 80, 30))
	b.ReportAllocs()
	for range b.N {
		s.frame.Compose(&layer)
	}
}
