package workload

import "strings"

// The frames in which every cell of the screen changes.

func fullUniform() *Workload {
	var frames [][]Line
	for i := range 26 {
		text := strings.Repeat(string(rune('a'+i)), width)
		st := Style{Fg: RGB(uint8(100+i), uint8(150+i*3), uint8(200-i))}
		frame := make([]Line, height)
		for y := range frame {
			frame[y] = plain(text, st)
		}
		frames = append(frames, frame)
	}
	return &Workload{Name: "01a_full_uniform", About: "the whole screen in one glyph and colour, both new in each frame",
		Width: width, Height: height, Lines: cycle(frames)}
}

func fullPerCell() *Workload {
	return &Workload{Name: "01b_full_percell", About: "a glyph, a foreground and a background of its own in every cell",
		Width: width, Height: height, Lines: cycle(mosaic(1))}
}

func fullRuns() *Workload {
	return &Workload{Name: "01c_full_runs8", About: "the same in runs of eight cells",
		Width: width, Height: height, Lines: cycle(mosaic(8))}
}

// mosaic is frames of runs of that many cells, each in colours of its own.
func mosaic(run int) [][]Line {
	var frames [][]Line
	for i := range 8 {
		frame := make([]Line, height)
		for y := range frame {
			text := letters(width, func(x int) int { return x + y*7 + i*11 })
			frame[y].Text = text
			for x := 0; x < width; x += run {
				frame[y].Spans = append(frame[y].Spans, Span{text[x : x+run], Style{shade(x/run, y, i*5), shade(x/run, y, i*5+3)}})
			}
		}
		frames = append(frames, frame)
	}
	return frames
}

// shade is a colour whose parts are 0 to 219: two and a half digits on the
// average.
func shade(x, y, i int) Color {
	part := func(k int) uint8 { return uint8(noise(x, y, i, k) % 220) }
	return RGB(part(0), part(1), part(2))
}

// letters is n letters, which follow from a number for each.
func letters(n int, of func(x int) int) string {
	b := make([]byte, n)
	for x := range b {
		b[x] = 'a' + byte(of(x)%26)
	}
	return string(b)
}
