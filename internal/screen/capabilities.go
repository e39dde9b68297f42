package screen

// Capabilities are what a terminal is known to understand beyond what all of them do: moving the cursor, erasing the
// screen, colours and the plain attributes. The zero value uses none of them and is right everywhere; each one that is
// set saves bytes or shows more.
type Capabilities struct {
	// Sync is synchronized output (private mode 2026): a frame appears at once.
	Sync bool
	// Repeat is REP, which writes the last character again, where that is ASCII.
	Repeat bool
	// RepeatAny is REP after any character of one column: tmux, for one, forgets those outside ASCII.
	RepeatAny bool
	// Erase is ECH and EL, which write blanks in the default style.
	Erase bool
	// Scroll is a scrolling region (DECSTBM) with SU and SD.
	Scroll bool
	// InsertDelete is ICH and DCH, which shift the rest of a row.
	InsertDelete bool
	// Clusters says that the terminal draws clusters in the columns that we count (private mode 2027, measured).
	Clusters bool
	// Links are hyperlinks (OSC 8).
	Links bool
	// Underlines are double, curly, dotted and dashed underlines (SGR 4:2 to 4:5) and their colours (SGR 58).
	Underlines bool
	// Pictures is how the terminal takes pictures of pixels. Without one they are drawn in half blocks.
	Pictures Pictures
	// CellWidth and CellHeight are the size of a cell in pixels, 0 where it is not known.
	CellWidth, CellHeight int
	// Reflow says that the terminal wraps long lines anew when its width changes, which matters inline.
	Reflow bool
}
