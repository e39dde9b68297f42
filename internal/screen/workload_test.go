package screen

import (
	"fmt"
	"image"
	"strings"
	"testing"
)

// workload is one kind of frames, drawn afresh each time.
type workload struct {
	name string
	size image.Point
	draw func(s *stage, i int)
	// limit is what a frame may take on the average; most is what the longest of the frames takes, exactly.
	limit, most int
}

// everything is what the best terminals understand, without the brackets around a frame, which are not counted.
var everything = Capabilities{Repeat: true, RepeatAny: true, Erase: true, Scroll: true, InsertDelete: true, Clusters: true, Links: true, Underlines: true}

var (
	whole = image.Pt(120, 40)
	gray  = Style{Fg: RGB(200, 204, 212)}
)

// workloads are the kinds of frames by which renderers are compared. The limits are those that the fewest bytes of any
// renderer measured allow for.
var workloads = []workload{
	{"full screen, one glyph", whole, func(s *stage, i int) {
		s.frame.Fill(s.frame.Bounds, rune('a'+i%26), Style{Fg: RGB(uint8(100+i%26), uint8(150+i%26), 200)})
	}, 400, 380},
	{"full screen, all cells different", whole, func(s *stage, i int) { s.mosaic(i, 1) }, 163600, 163395},
	{"full screen, runs of eight", whole, func(s *stage, i int) { s.mosaic(i, 8) }, 24740, 24709},
	{"a tenth, rows", whole, func(s *stage, i int) {
		s.letters(&letterRows[0])
		for y := range 4 {
			s.frame.Print(s.frame.Bounds, 0, y, letterRows[i%26][y], gray)
		}
	}, 496, 489},
	{"a tenth, scattered", whole, func(s *stage, i int) { s.letters(&scatteredRows[i%26]) }, 2342, 2194},
	{"one cell", whole, func(s *stage, i int) { s.letters(&oneCellRows[i%240]) }, 10, 10},
	{"nothing", whole, func(s *stage, i int) { s.letters(&letterRows[0]) }, 0, 0},
	{"text, a counter", whole, func(s *stage, i int) { s.counters(1, i) }, 9, 4},
	{"text, a counter in each line", whole, func(s *stage, i int) { s.counters(40, i) }, 460, 280},
	{"a hundred blocks", whole, (*stage).blocks, 5397, 3319},
	{"a table of 10,000 rows", whole, (*stage).machines, 402, 288},
	{"a list of 1,000,000 rows", whole, func(s *stage, i int) {
		s.frame.Clear(Style{})
		for y := range 40 {
			s.frame.Print(s.frame.Bounds, 0, y, rowTexts[i%100*13+y], gray)
		}
	}, 413, 306},
	{"a log", image.Pt(80, 24), func(s *stage, i int) {
		s.frame.Clear(Style{})
		for y := range 24 {
			s.logLine(y, i+y)
		}
	}, 156, 154},
	{"typing", whole, func(s *stage, i int) {
		s.letters(&letterRows[0])
		s.frame.Fill(image.Rect(0, 0, 120, 1), ' ', Style{})
		s.frame.Print(s.frame.Bounds, 0, 0, typed[:2+i%100], gray)
		s.cursor = Cursor{X: 2 + i%100, Visible: true}
	}, 2, 1},
}

var typed = "> " + strings.Repeat("x", 110)

// noise is a number that looks random and depends on its arguments only.
func noise(parts ...int) int {
	h := uint64(14695981039346656037)
	for _, p := range parts {
		h = (h ^ uint64(p)) * 1099511628211
		h ^= h >> 29
	}
	return int(h >> 33)
}

// letterRows are the rows of a screen full of letters, each in 26 forms.
var letterRows = turned(func(x, y int) bool { return true })

// scatteredRows are the same with a tenth of the letters changing from form to form.
var scatteredRows = turned(func(x, y int) bool { return scatter[y][x] })

// scatter marks a tenth of the screen.
var scatter = func() (s [40][120]bool) {
	for n := range 480 {
		at := n * 7919 % 4800
		s[at/120][at%120] = true
	}
	return s
}()

func turned(at func(x, y int) bool) (rows [26][40]string) {
	for i := range rows {
		for y := range rows[i] {
			b := make([]byte, 120)
			for x := range b {
				b[x] = 'a' + byte(noise(x, y)%26)
				if at(x, y) {
					b[x] = 'a' + byte((noise(x, y)+i)%26)
				}
			}
			rows[i][y] = string(b)
		}
	}
	return rows
}

// oneCellRows turn one letter after the other into a capital, at places that look random, and then all of them back.
var oneCellRows = func() (rows [240][40]string) {
	rows[0] = letterRows[0]
	for i := range 239 {
		x, y := noise(i%120, 1)%120, i%120*7%40
		row := []byte(rows[i][y])
		row[x] ^= 'a' - 'A'
		rows[i+1] = rows[i]
		rows[i+1][y] = string(row)
	}
	return rows
}()

// letters draws a screen of letters.
func (s *stage) letters(rows *[40]string) {
	s.frame.Clear(Style{})
	for y := range 40 {
		s.frame.Print(s.frame.Bounds, 0, y, rows[y], gray)
	}
}

// mosaic fills the screen with runs of n cells, each in colours of its own.
func (s *stage) mosaic(i, n int) {
	shades := &mosaicShades[i%8]
	for y := range 40 {
		text := letterRows[i%26][y]
		for x := 0; x < 120; x += n {
			s.frame.Print(s.frame.Bounds, x, y, text[x:x+n], shades[y*120+x/n])
		}
	}
}

var mosaicShades = func() (shades [8][4800]Style) {
	for i := range shades {
		for c := range shades[i] {
			shade := func(k int) Color {
				return RGB(uint8(noise(c, i, k)%220), uint8(noise(c, i, k+1)%220), uint8(noise(c, i, k+2)%220))
			}
			shades[i][c] = Style{Fg: shade(0), Bg: shade(3)}
		}
	}
	return shades
}()

// counters draws text with glyphs of three bytes, and a counter in the first n lines.
func (s *stage) counters(n, i int) {
	s.frame.Clear(Style{})
	for y := range 40 {
		text := countedTexts[y][0]
		if y < n {
			text = countedTexts[y][i%100]
		}
		s.frame.Print(s.frame.Bounds, 0, y, text, gray)
	}
}

var countedTexts = func() (texts [40][100]string) {
	for y := range texts {
		for i := range texts[y] {
			texts[y][i] = fmt.Sprintf("\u2713 line %02d \u2605 counted %07d \u2794 times \u2713 the_quick_brown_fox \u2605 jumps_over_the_lazy_dog \u2794 and_back \u2713 packed_my_box \u2605 end", y, 1000+i)
		}
	}
	return texts
}()

func (s *stage) blocks(i int) {
	s.frame.Clear(Style{})
	for j := range 100 {
		x, y := (j+i)%70, (j+i)%20
		st := Style{Fg: Palette(uint8(j % 16))}
		s.frame.Print(s.frame.Bounds, x, y, "\u250c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2510", st)
		s.frame.Print(s.frame.Bounds, x, y+1, blockTexts[j], st)
		s.frame.Print(s.frame.Bounds, x, y+2, "\u2514\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2518", st)
	}
}

var blockTexts = texts(100, func(i int) string { return fmt.Sprintf("\u2502#%02d     \u2502", i) })

func texts(n int, text func(i int) string) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = text(i)
	}
	return list
}

// machines draws a table whose selection moves by seven rows a frame; the selected row is the last one in view.
func (s *stage) machines(i int) {
	s.frame.Clear(Style{})
	s.frame.Print(s.frame.Bounds, 0, 0, "Name              State       Place           Owner", Style{Fg: RGB(200, 180, 90)})
	selected := i * 7 % 9900
	first := max(0, selected-38)
	for y := 1; y < 40; y++ {
		st := gray
		if first+y-1 == selected {
			st.Bg = RGB(30, 60, 120)
		}
		s.frame.Print(s.frame.Bounds, 0, y, machineNames[first+y-1], st)
		s.frame.Print(s.frame.Bounds, 18, y, "running     ", st)
		s.frame.Print(s.frame.Bounds, 30, y, "second floor    ", st)
		s.frame.Print(s.frame.Bounds, 46, y, "operations    ", st)
	}
}

var (
	machineNames = texts(10000, func(i int) string { return fmt.Sprintf("machine-%05d     ", i) })
	rowTexts     = texts(2000, func(i int) string { return fmt.Sprintf("row %07d of the list that has a million of them", i) })
	logTimes     = texts(512, func(i int) string {
		return fmt.Sprintf("%02d:%02d:%02d.%03d ", 10+i/3600%10, i/60%60, i%60, noise(i)%1000)
	})
	logTexts = texts(512, func(i int) string {
		return []string{"request served from the cache", "client accepted on port 8443", "retrying the upstream after a timeout",
			"snapshot written to the disk", "configuration read anew"}[noise(i, 2)%5] + fmt.Sprintf(" in %d us", 100+noise(i, 3)%900)
	})
	logLevels = []string{"INFO  ", "WARN  ", "ERROR "}
	logUnits  = []string{"gateway  ", "storage  ", "sessions "}
	logStyles = []Style{{Fg: RGB(90, 200, 90)}, {Fg: RGB(220, 190, 60)}, {Fg: RGB(230, 80, 80)},
		{Fg: RGB(110, 170, 230)}, {Fg: RGB(190, 130, 220)}, {Fg: RGB(90, 200, 200)}}
)

func (s *stage) logLine(y, i int) {
	level, unit := noise(i, 1)%3, noise(i, 4)%3
	x := s.frame.Print(s.frame.Bounds, 0, y, logTimes[i%512], Style{Fg: RGB(120, 120, 130)})
	x += s.frame.Print(s.frame.Bounds, x, y, logLevels[level], logStyles[level])
	x += s.frame.Print(s.frame.Bounds, x, y, logUnits[unit], logStyles[3+unit])
	s.frame.Print(s.frame.Bounds, x, y, logTexts[i%512], gray)
}

// Every frame shows what was drawn, and takes no more bytes than it did when the numbers were written down. They are
// exact: a frame that becomes shorter is a reason to write down less.
func TestBytesPerFrame(t *testing.T) {
	const warmUp, frames = 10, 40
	for _, w := range workloads {
		t.Run(w.name, func(t *testing.T) {
			s, terminal := newStage(w.size.X, w.size.Y), newReplayer(t, w.size.X, w.size.Y)
			s.out.Capabilities = everything
			total, most := 0, 0
			for i := range warmUp + frames {
				w.draw(s, i)
				out := s.show()
				terminal.write(out)
				if i%30 == 0 {
					terminal.check(&s.frame, &s.out, 0)
				}
				if i >= warmUp {
					total, most = total+len(out), max(most, len(out))
				}
				if again := s.show(); len(again) != 0 {
					t.Fatalf("the same frame again wrote %q", again)
				}
			}
			terminal.check(&s.frame, &s.out, 0)
			if total > w.limit*frames {
				t.Errorf("%.1f bytes a frame, want at most %d", float64(total)/frames, w.limit)
			}
			if most != w.most {
				t.Errorf("the longest frame takes %d bytes, want %d (%.1f on the average)", most, w.most, float64(total)/frames)
			}
		})
	}
}
