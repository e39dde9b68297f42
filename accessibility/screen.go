package accessibility

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// Screen is the drawn cells as text. A cell holds one grapheme cluster; the
// second cell of a wide one holds none.
//
// Most clusters are one code point, so cells are numbers and not strings: a
// screen is copied, compared and redacted as plain memory. [Screen.Cell] is
// the text of one, and [Screen.Set] and [NewScreen] make them of texts.
type Screen struct {
	Width, Height int
	// Cells are Width*Height code points, row by row. 0 is the second cell of a
	// wide cluster, and a negative one a cluster of several code points: -1 is
	// Clusters[0], -2 is Clusters[1].
	Cells    []rune
	Clusters []string
	// Styles are how the cells are drawn, parallel to Cells, or nil where that
	// is not told: a connection carries none. What two screens show is the same
	// whatever their styles; only [Audit] looks at them.
	Styles []CellStyle
}

// NewScreen returns a screen whose cells have these texts, row by row, "" for
// the second cell of a wide one. There should be width*height of them.
func NewScreen(width, height int, cells []string) Screen {
	s := Screen{Width: width, Height: height}
	for _, text := range cells {
		s.Cells = append(s.Cells, cellOf(&s, text))
	}
	return s
}

// cellOf is text as a cell holds it.
func cellOf(s *Screen, text string) rune {
	if text == "" {
		return 0
	}
	if r, n := utf8.DecodeRuneInString(text); n == len(text) && r > 0 && (r != utf8.RuneError || n > 1) {
		return r
	}
	s.Clusters = append(s.Clusters, text)
	return rune(-len(s.Clusters))
}

// Cell is the text of the cell in column x of row y, "" for the second cell of
// a wide cluster and outside the screen.
func (s Screen) Cell(x, y int) string {
	i := y*s.Width + x
	if x < 0 || x >= s.Width || y < 0 || i >= len(s.Cells) {
		return ""
	}
	return string(appendCell(nil, &s, s.Cells[i]))
}

// Set makes text the cluster in column x of row y, which must be a cell that
// the screen has.
func (s *Screen) Set(x, y int, text string) { s.Cells[y*s.Width+x] = cellOf(s, text) }

// clusterText is the text of a negative cell, "" where there is none.
func clusterText(s *Screen, cell rune) string {
	if i := int(^cell); i < len(s.Clusters) {
		return s.Clusters[i]
	}
	return ""
}

func appendCell(out []byte, s *Screen, cell rune) []byte {
	switch {
	case cell > 0:
		return utf8.AppendRune(out, cell)
	case cell < 0:
		return append(out, clusterText(s, cell)...)
	}
	return out
}

// Row is the text of row y without the spaces at its end, "" outside the
// screen.
func (s Screen) Row(y int) string {
	return string(appendRow(make([]byte, 0, max(s.Width, 0)), &s, y))
}

func appendRow(out []byte, s *Screen, y int) []byte {
	for _, cell := range s.row(y) {
		out = appendCell(out, s, cell)
	}
	return bytes.TrimRight(out, " ")
}

// row are the cells of row y, none outside the screen.
func (s *Screen) row(y int) []rune {
	first, end := y*s.Width, (y+1)*s.Width
	if s.Width < 0 || y < 0 || y >= s.Height || end > len(s.Cells) {
		return nil
	}
	return s.Cells[first:end]
}

// String is every row, joined by line breaks.
func (s Screen) String() string {
	rows := make([]string, max(s.Height, 0))
	for y := range rows {
		rows[y] = s.Row(y)
	}
	return strings.Join(rows, "\n")
}
