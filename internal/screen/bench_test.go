package screen

import (
	"image"
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

// BenchmarkFrame measures whole frames: clear, draw, encode.
func BenchmarkFrame(b *testing.B) {
	for _, w := range workloads {
		b.Run(w.name, func(b *testing.B) { measure(b, &w) })
	}
}

func measure(b *testing.B, w *workload) {
	s := newStage(w.size.X, w.size.Y)
	s.out.Capabilities = everything
	for i := range 50 {
		w.draw(s, i)
		s.show()
	}
	b.ReportAllocs()
	b.ResetTimer()
	total := 0
	for i := range b.N {
		w.draw(s, i+50)
		total += len(s.show())
	}
	b.ReportMetric(float64(total)/float64(b.N), "bytes/frame")
}

func BenchmarkUnicodeText(b *testing.B) {
	measure(b, &workload{size: whole, draw: func(s *stage, i int) {
		s.frame.Clear(Style{})
		for y := range 40 {
			s.frame.Print(s.frame.Bounds, 0, y, "✓ done ★ 12 ➔ next: some more text that is plain, and then some; 日本語 and é", Style{})
		}
		s.frame.Print(s.frame.Bounds, 100, 0, "0123456789"[i%10:][:1], Style{})
	}})
}

func BenchmarkPrint(b *testing.B) {
	s := newStage(120, 40)
	b.ReportAllocs()
	for i := range b.N {
		s.frame.Print(s.frame.Bounds, 0, i%40, letterRows[0][i%40], gray)
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
