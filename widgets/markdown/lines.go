package markdown

import (
	"limoni/accessibility"
	"limoni/internal/text"
)

// line is a row of a block.
type line []run

// run is a piece of a row that looks the same from end to end.
type run struct {
	x    int
	text string
	look look
	link int // 1-based in the block
	code int // 1-based in the block's codes; then text begins at its byte at
	at   int
}

// columns are the cells a run takes.
func (r *run) columns() int { return text.Width(r.text) }

// item is a node of a block, laid out: what it is and the cells it occupies,
// rows counted from the top of the block. Those inside of it follow it.
type item struct {
	role   accessibility.Role
	label  string
	value  string
	states accessibility.State
	end    int // behind the last item inside

	x0, y0, x1, y1 int

	level          int
	position, size int
	row, column    int
	rows, columns  int
	link           int // 1-based in the block
}

// code is a text that may be coloured.
type code struct {
	language string
	text     string
	colors   colors
}
