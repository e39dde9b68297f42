package peers

import (
	"limoni/benchmarks/workload"
	"limoni/internal/vt"
)

// knownSequences are sent once at the start and change nothing on the screen:
// tcell asks for the key reports of Windows, Bubble Tea sets the tab stops that
// a terminal has anyway.
var knownSequences = map[string]bool{"\x1b[?9001h": true, "\x1b[?5W": true}

// known says whether a toolkit is known to show a cell in another way than
// meant; the cell -1,-1 stands for the cursor.
func known(p Peer, w *workload.Workload, x, y int, want workload.Cell, got vt.Cell) bool {
	cursor := x < 0
	plainTable := w.Table != nil && want.Style == workload.TextStyle && got.Text == string(want.Glyph) && got.Style == vt.Style{}
	switch p.Name {
	case "ultraviolet":
		// The cursor's move goes out with the next frame.
		return w.Field != nil && cursor
	case "bubbletea2":
		// The rows of a table are in the terminal's own colours.
		return plainTable
	case "bubbletea1":
		// So are they here. The cursor is a cell in reverse video; colours are
		// rounded down by one.
		return plainTable || w.Field != nil && (cursor || y == 0 && got.Text == " " && got.Style.Attributes == vt.Reverse) ||
			!cursor && got.Text == string(want.Glyph) && got.Style.Attributes == 0 &&
				near(want.Style.Fg, got.Style.Foreground) && near(want.Style.Bg, got.Style.Background)
	}
	return false
}

// near reports whether no part of a colour is off by more than one.
func near(want workload.Color, got vt.Color) bool {
	r, g, b, direct := got.RGB()
	if want.IsDefault() || !direct {
		return want.IsDefault() && got == 0
	}
	wr, wg, wb := want.RGB()
	return wr-r <= 1 && wg-g <= 1 && wb-b <= 1
}
