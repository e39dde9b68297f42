package accessibility

import "strings"

// Row is the text of row y without the spaces at its end, "" outside the
// screen.
func (s Screen) Row(y int) string {
	first, end := y*s.Width, (y+1)*s.Width
	if y < 0 || y >= s.Height || end > len(s.Cells) {
		return ""
	}
	return strings.TrimRight(strings.Join(s.Cells[first:end], ""), " ")
}

// String is every row, joined by line breaks.
func (s Screen) String() string {
	rows := make([]string, max(s.Height, 0))
	for y := range rows {
		rows[y] = s.Row(y)
	}
	return strings.Join(rows, "\n")
}
