package vt

import "strconv"

// graphicRendition is SGR: each number changes the pen, in order.
func (s *Screen) graphicRendition(q *sequence) {
	if q.n == 0 {
		s.renditionCode(0)
	}
	for i := 0; i < q.n; {
		group := q.group(i)
		switch {
		case len(group) > 1:
			s.renditionGroup(q, group)
			i += len(group)
		case group[0] == 38 || group[0] == 48 || group[0] == 58:
			i += s.renditionColor(q, q.value[i:q.n])
		default:
			s.renditionCode(max(group[0], 0))
			i++
		}
	}
}

// attributeCodes are the numbers that set attributes, with what they set.
var attributeCodes = map[int]Attr{1: Bold, 2: Dim, 3: Italic, 5: Blink, 6: Blink, 7: Reverse, 8: Conceal, 9: Strike, 53: Overline}

// clearCodes are the numbers that clear attributes.
var clearCodes = map[int]Attr{22: Bold | Dim, 23: Italic, 25: Blink, 27: Reverse, 28: Conceal, 29: Strike, 55: Overline}

func (s *Screen) renditionCode(n int) {
	p := &s.pen
	if a, ok := attributeCodes[n]; ok {
		p.Attributes |= a
		return
	}
	if a, ok := clearCodes[n]; ok {
		p.Attributes &^= a
		return
	}
	switch {
	case n == 0:
		*p = Style{Link: p.Link, LinkID: p.LinkID}
	case n == 4:
		p.Underline = SingleUnderline
	case n == 21:
		p.Underline = DoubleUnderline
	case n == 24:
		p.Underline = NoUnderline
	default:
		s.paletteCode(n)
	}
}

// paletteCode are the numbers for the first 16 palette entries and for the defaults.
func (s *Screen) paletteCode(n int) {
	p := &s.pen
	switch {
	case n >= 30 && n <= 37:
		p.Foreground = Indexed(uint8(n - 30))
	case n >= 90 && n <= 97:
		p.Foreground = Indexed(uint8(n - 90 + 8))
	case n == 39:
		p.Foreground = 0
	case n >= 40 && n <= 47:
		p.Background = Indexed(uint8(n - 40))
	case n >= 100 && n <= 107:
		p.Background = Indexed(uint8(n - 100 + 8))
	case n == 49:
		p.Background = 0
	case n == 59:
		p.UnderlineColor = 0
	default:
		s.ignore("\x1b[" + strconv.Itoa(n) + "m")
	}
}

// renditionColor is the form with semicolons: 38;5;n and 38;2;r;g;b. It returns how many numbers it took.
func (s *Screen) renditionColor(q *sequence, v []int) int {
	taken, color, ok := len(v), Color(0), false
	if len(v) >= 3 && v[1] == 5 {
		taken = 3
		color, ok = indexed(v[2])
	} else if len(v) >= 5 && v[1] == 2 {
		taken = 5
		color, ok = direct(v[2:5])
	}
	s.setColor(q, v[0], color, ok)
	return taken
}

// renditionGroup are the forms with colons: 4:n, 38:5:n, 38:2:r:g:b and 38:2:space:r:g:b (ISO 8613-6).
func (s *Screen) renditionGroup(q *sequence, v []int) {
	switch {
	case v[0] == 4 && len(v) == 2 && max(v[1], 0) <= int(DashedUnderline):
		s.pen.Underline = Underline(max(v[1], 0))
	case len(v) == 3 && v[1] == 5:
		color, ok := indexed(v[2])
		s.setColor(q, v[0], color, ok)
	case len(v) == 5 && v[1] == 2:
		color, ok := direct(v[2:])
		s.setColor(q, v[0], color, ok)
	case len(v) >= 6 && v[1] == 2:
		color, ok := direct(v[3:6])
		s.setColor(q, v[0], color, ok)
	default:
		s.ignore(string(q.text))
	}
}

func (s *Screen) setColor(q *sequence, which int, c Color, ok bool) {
	switch {
	case !ok:
		s.ignore(string(q.text))
	case which == 38:
		s.pen.Foreground = c
	case which == 48:
		s.pen.Background = c
	case which == 58:
		s.pen.UnderlineColor = c
	default:
		s.ignore(string(q.text))
	}
}

func indexed(n int) (Color, bool) {
	n = max(n, 0)
	return Indexed(uint8(n)), n <= 255
}

func direct(v []int) (Color, bool) {
	r, g, b := max(v[0], 0), max(v[1], 0), max(v[2], 0)
	return RGB(uint8(r), uint8(g), uint8(b)), max(r, g, b) <= 255
}
