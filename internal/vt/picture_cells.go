package vt

import (
	"encoding/base64"
	"strings"
)

// inlineImage is iTerm2's OSC 1337 with File. Only sizes in cells are understood.
func (s *Screen) inlineImage(rest string) bool {
	file, isFile := strings.CutPrefix(rest, "File=")
	arguments, payload, ok := strings.Cut(file, ":")
	data, err := base64.StdEncoding.DecodeString(payload)
	keys := parseKeys(strings.ReplaceAll(arguments, ";", ","))
	p := Picture{Protocol: "iterm2", Columns: keyNumber(keys, "width", 0), Rows: keyNumber(keys, "height", 0), Data: data}
	if !isFile || !ok || err != nil || keys["inline"] != "1" || p.Columns <= 0 || p.Rows <= 0 {
		return false
	}
	s.closeCluster()
	if keys["doNotMoveCursor"] == "1" {
		s.putInCells(p)
		return true
	}
	s.putScrolling(p)
	s.moveTo(s.x+p.Columns, s.y+min(p.Rows, s.h)-1)
	return true
}

// sixel is a DCS with sixels. They are put where the cursor is, and the cursor goes to the row below them, as in the
// terminals that scroll most.
func (s *Screen) sixel(q *sequence) {
	width, height := sixelSize(q.data)
	s.closeCluster()
	p := Picture{
		Protocol: "sixel", Columns: (width + cellWidth - 1) / cellWidth, Rows: (height + cellHeight - 1) / cellHeight,
		Data: append([]byte(nil), q.data...),
	}
	s.putScrolling(p)
	s.moveTo(s.x, s.y+min(p.Rows, s.h)-1)
	s.lineFeed()
}

// putScrolling makes room below for a picture, and puts it there.
func (s *Screen) putScrolling(p Picture) {
	x, y := s.x, s.y
	if missing := min(y+p.Rows, y+s.h) - s.h; missing > 0 {
		s.moveTo(x, s.h-1)
		for range missing {
			s.lineFeed()
		}
		y -= missing
	}
	s.moveTo(x, y)
	s.putInCells(p)
}

// maxSide bounds the numbers in sixels.
const maxSide = 1 << 15

// sixelSize is how many pixels are drawn, or how many the raster attributes say.
func sixelSize(data []byte) (width, height int) {
	x, band, repeat := 0, 0, 1
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case c == '"', c == '#', c == '!':
			values, end := sixelNumbers(data, i+1)
			if c == '"' && len(values) == 4 {
				width, height = max(width, values[2]), max(height, values[3])
			}
			if c == '!' && len(values) == 1 {
				repeat = values[0]
			}
			i = end - 1
		case c == '$':
			x = 0
		case c == '-':
			x, band = 0, min(band+1, maxSide)
		case c >= '?' && c <= '~':
			x = min(x+repeat, maxSide)
			repeat = 1
			width = max(width, x)
			if height < band*6+1 {
				height = band*6 + 6
			}
		}
	}
	return min(width, maxSide), min(height, maxSide)
}

// sixelNumbers reads numbers with semicolons between them, and returns where they end.
func sixelNumbers(data []byte, i int) (values []int, end int) {
	n := 0
	for ; i < len(data); i++ {
		switch c := data[i]; {
		case c >= '0' && c <= '9':
			n = min(n*10+int(c-'0'), maxSide)
		case c == ';':
			values, n = append(values, n), 0
		default:
			return append(values, n), i
		}
	}
	return append(values, n), i
}
