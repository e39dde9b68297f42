package widgets

import "limoni"

// lowerEighths are a cell's lower eighths, from none to seven of them.
var lowerEighths = [8]rune{' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇'}

// leftEighths are a cell's left eighths.
var leftEighths = [8]rune{' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉'}

// There are no characters for the upper or right eighths of a cell: those are
// the lower or left ones of the rest, in reverse.
func reversedStyle(st limoni.Style) limoni.Style {
	st.Attr ^= limoni.AttrReverse
	return st
}

// upward draws a bar of that many eighths of rows from the bottom of area;
// whole cells are full.
func upward(f *limoni.Frame, area limoni.Rect, eighths int, full rune, st limoni.Style) {
	eighths = min(max(eighths, 0), 8*max(area.Dy(), 0))
	tip := area
	tip.Max.Y = area.Max.Y - eighths/8
	tip.Min.Y = tip.Max.Y - 1
	area.Min.Y = tip.Max.Y
	f.Fill(area, full, st)
	if part := eighths % 8; part > 0 {
		f.Fill(tip, lowerEighths[part], st)
	}
}

// downward is upward from the top of area down.
func downward(f *limoni.Frame, area limoni.Rect, eighths int, full rune, st limoni.Style) {
	eighths = min(max(eighths, 0), 8*max(area.Dy(), 0))
	tip := area
	tip.Min.Y = area.Min.Y + eighths/8
	tip.Max.Y = tip.Min.Y + 1
	area.Max.Y = tip.Min.Y
	f.Fill(area, full, st)
	if part := eighths % 8; part > 0 {
		f.Fill(tip, lowerEighths[8-part], reversedStyle(st))
	}
}

// rightward draws a bar of that many eighths of columns from the left of area.
func rightward(f *limoni.Frame, area limoni.Rect, eighths int, full rune, st limoni.Style) {
	eighths = min(max(eighths, 0), 8*max(area.Dx(), 0))
	tip := area
	tip.Min.X = area.Min.X + eighths/8
	tip.Max.X = tip.Min.X + 1
	area.Max.X = tip.Min.X
	f.Fill(area, full, st)
	if part := eighths % 8; part > 0 {
		f.Fill(tip, leftEighths[part], st)
	}
}

// leftward is rightward from the right of area to the left.
func leftward(f *limoni.Frame, area limoni.Rect, eighths int, full rune, st limoni.Style) {
	eighths = min(max(eighths, 0), 8*max(area.Dx(), 0))
	tip := area
	tip.Max.X = area.Max.X - eighths/8
	tip.Min.X = tip.Max.X - 1
	area.Min.X = tip.Max.X
	f.Fill(area, full, st)
	if part := eighths % 8; part > 0 {
		f.Fill(tip, leftEighths[8-part], reversedStyle(st))
	}
}
