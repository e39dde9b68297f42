// Package workload holds what every toolkit is asked to draw: fourteen kinds
// of frames, their texts and colours, made once and shared by all, so that all
// draw the same.
//
// The frames of a workload repeat after its period. Everything is made before
// the first frame: what is measured is drawing, never making up data.
package workload

// Workload is one kind of frames. Exactly one of Lines, Blocks, Table, List,
// Log and Field says what is drawn.
type Workload struct {
	Name          string
	About         string // one sentence
	Width, Height int
	// Lines is the whole screen as text, for frame i.
	Lines func(i int) []Line
	// Changes is what differs between the frames i-1 and i, for programs that
	// keep the screen and set only what they know to have changed. It is nil
	// where no program could know.
	Changes func(i int) []Change

	Blocks func(i int) []Block
	Table  *Table
	List   *List
	Log    *Log
	Field  *Field
}

// Line is one row of the screen.
type Line struct {
	Text  string // all of it
	Spans []Span // the same in its styles, from the left edge
}

// Span is text in one style.
type Span struct {
	Text  string
	Style Style
}

// Change is a text that replaces what stands at a cell.
type Change struct {
	X, Y int
	Span
}

// Style is a pair of colours.
type Style struct{ Fg, Bg Color }

// TextStyle is how text looks that has no style of its own: a program with a
// theme names its colours.
var TextStyle = Style{Fg: RGB(200, 204, 212)}

// Color is a 24-bit colour, or the terminal's own where zero.
type Color uint32

const direct Color = 1 << 24

// RGB is a 24-bit colour.
func RGB(r, g, b uint8) Color { return direct | Color(r)<<16 | Color(g)<<8 | Color(b) }

// IsDefault reports whether c is the terminal's own colour.
func (c Color) IsDefault() bool { return c == 0 }

// RGB returns the parts of a colour that is not the default.
func (c Color) RGB() (r, g, b uint8) { return uint8(c >> 16), uint8(c >> 8), uint8(c) }

// All returns the workloads in the order of their names.
func All() []*Workload {
	return []*Workload{
		fullUniform(), fullPerCell(), fullRuns(),
		rows(), scatter(), oneCell(), idle(),
		textCounter(), textCounters(),
		blocks(), table(), list(), log(), typing(),
	}
}

// Find returns the workload with that name, nil where there is none.
func Find(name string) *Workload {
	for _, w := range All() {
		if w.Name == name {
			return w
		}
	}
	return nil
}

const (
	width  = 120
	height = 40
)

// plain is a line in one style.
func plain(text string, st Style) Line {
	return Line{Text: text, Spans: []Span{{text, st}}}
}

// cycle hands out the frames again and again.
func cycle(frames [][]Line) func(int) []Line {
	return func(i int) []Line { return frames[i%len(frames)] }
}

// noise is a number that looks random and depends on its arguments only.
func noise(parts ...int) int {
	h := uint64(0)
	for _, p := range parts {
		h += uint64(p) + 0x9e3779b97f4a7c15
		h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
		h = (h ^ h>>27) * 0x94d049bb133111eb
		h ^= h >> 31
	}
	return int(h >> 33)
}
