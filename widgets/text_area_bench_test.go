package widgets_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

// The texts that key presses are measured in: of short lines, and one line.
func manyLines(bytes int) string {
	return strings.Repeat("the quick brown fox jumps over the lazy dog, twice\n", bytes/51)
}

func oneLine(bytes int) string { return strings.Repeat("the quick brown fox ", bytes/20) }

// BenchmarkTextArea is one key press with the frame it makes, in the middle of
// a text. Typing types a character and takes it back.
func BenchmarkTextArea(b *testing.B) {
	for _, c := range []struct {
		name string
		make func(int) string
		area widgets.TextArea
	}{
		{"lines", manyLines, widgets.TextArea{LineNumbers: true, Scrollbar: true}},
		{"one line", oneLine, widgets.TextArea{LineNumbers: true, Scrollbar: true}},
		{"one line, not broken", oneLine, widgets.TextArea{NoWrap: true}},
	} {
		for _, size := range []int{10 << 10, 1 << 20, 10 << 20} {
			for _, key := range []struct{ name, bytes string }{
				{"right", "\x1b[C"}, {"down", "\x1b[B"}, {"wheel", wheel(3, 3, 1)}, {"typing", "x\x7f"},
			} {
				b.Run(fmt.Sprintf("%s/%dKB/%s", c.name, size>>10, key.name), func(b *testing.B) {
					value := c.make(size)
					in := c.area
					in.ID, in.Label, in.Value = "f", "Note", &value
					app := limoni.New(80, 24, func(f *limoni.Frame) { in.Draw(f, f.Area()) })
					app.Feed([]byte(strings.Repeat("\x1b[6~", 100)))
					data := []byte(key.bytes)
					app.Feed(data)
					b.ReportAllocs()
					for b.Loop() {
						app.Feed(data)
					}
				})
			}
		}
	}
}
