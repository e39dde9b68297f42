package workload

import "fmt"

// The frames of 40 lines with glyphs of three bytes and a counter.

func textCounter() *Workload {
	return &Workload{Name: "05a_text_counter", About: "40 lines of text with \u2713 \u2605 \u2794, a counter in the first",
		Width: width, Height: height, Lines: cycle(counted(1))}
}

func textCounters() *Workload {
	return &Workload{Name: "05b_text_all", About: "the same with a counter in every line",
		Width: width, Height: height, Lines: cycle(counted(height))}
}

// counted is frames of text whose first lines count.
func counted(lines int) [][]Line {
	var frames [][]Line
	for i := range 120 {
		frame := make([]Line, height)
		for y := range frame {
			n := 0
			if y < lines {
				n = i
			}
			frame[y] = plain(countedText(y, 1000+n), TextStyle)
		}
		frames = append(frames, frame)
	}
	return frames
}

func countedText(y, n int) string {
	return fmt.Sprintf("\u2713 line %02d \u2605 counted %07d \u2794 times \u2713 the_quick_brown_fox \u2605 jumps_over_the_lazy_dog \u2794 and_back \u2713 packed_my_box \u2605 end", y, n)
}
