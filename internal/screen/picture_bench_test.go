package screen

import (
	"image"
	"testing"
)

// What a picture costs once, when it changes: a photograph of 12 million pixels for half the screen, and what is written
// of as many pixels as are sent at most.
func BenchmarkScale(b *testing.B) {
	src := image.NewYCbCr(image.Rect(0, 0, 4000, 3000), image.YCbCrSubsampleRatio420)
	for b.Loop() {
		Scale(src, src.Rect, 640, 480, 0)
	}
}

func BenchmarkMosaic(b *testing.B) {
	m := photograph(80, 48, false)
	for _, p := range []Profile{TrueColor, Color256, Color16, NoColor} {
		b.Run([]string{"true colour", "256", "16", "none"}[p], func(b *testing.B) {
			var cells []Cell
			for b.Loop() {
				cells = Mosaic(cells[:0], m, p, 0)
			}
		})
	}
}

func BenchmarkPictures(b *testing.B) {
	m := photograph(1024, 1024, false)
	p := placement{picture: NewPicture(m), size: image.Pt(128, 64), part: image.Rect(0, 0, 128, 64), at: image.Rect(0, 0, 128, 64)}
	var c codec
	var out []byte
	for name, write := range map[string]func(){
		"kitty":  func() { out = c.appendKitty(out[:0], 1, p.picture) },
		"iterm2": func() { out = c.appendITerm(out[:0], &p) },
		"sixel":  func() { out = c.appendSixel(out[:0], &p, 8, 16) },
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				write()
			}
			b.ReportMetric(float64(len(out)), "bytes")
		})
	}
}
