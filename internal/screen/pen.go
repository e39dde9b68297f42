package screen

import "strconv"

// pen is what a terminal draws with: colours it has, and attributes.
type pen struct {
	fg, bg Color
	attr   Attr
}

// holds reports whether the pen was last set for the style of c. Extra is not written yet.
func (w *writer) holds(c *Cell) bool {
	return c.Fg == w.cell.Fg && c.Bg == w.cell.Bg && c.Attr == w.cell.Attr
}

// setPen makes the terminal draw in the style of c.
func (w *writer) setPen(dst []byte, c *Cell) []byte {
	w.cell = *c
	next := pen{Color(c.Fg), Color(c.Bg), Attr(c.Attr) & attrAll}
	if w.profile != TrueColor {
		next.fg, next.bg = w.profile.reduce(next.fg), w.profile.reduce(next.bg)
	}
	if next != w.pen {
		dst = appendSGR(dst, w.pen, next)
		w.pen = next
	}
	return dst
}

// appendSGR appends the shorter of two ways from one pen to another: to change what differs, or to reset and set all.
// The second can only win where something is taken away.
func appendSGR(dst []byte, from, to pen) []byte {
	if to == (pen{}) {
		return append(dst, "\x1b[m"...)
	}
	start := len(dst)
	dst = appendParameters(append(dst, "\x1b["...), from, to)
	if from.attr&^to.attr == 0 && (from.fg == 0 || to.fg != 0) && (from.bg == 0 || to.bg != 0) {
		return dst
	}
	end := len(dst)
	dst = append(dst, "\x1b[0;"...)
	dst = appendParameters(dst, pen{}, to)
	if len(dst)-end >= end-start {
		return dst[:end]
	}
	return append(dst[:start], dst[end:]...)
}

// appendParameters appends what differs, as parameters of SGR and its final byte.
func appendParameters(dst []byte, from, to pen) []byte {
	if from.attr != to.attr {
		dst = appendAttr(dst, from.attr, to.attr)
	}
	if from.fg != to.fg {
		dst = appendColor(dst, to.fg, '3')
	}
	if from.bg != to.bg {
		dst = appendColor(dst, to.bg, '4')
	}
	dst[len(dst)-1] = 'm' // was the semicolon after the last parameter
	return dst
}

// sgrAttr lists the attributes with the parameters that set and clear them. Bold and dim are cleared together.
var sgrAttr = [...]struct {
	attr    Attr
	on, off string
}{
	{AttrBold, "1;", "22;"},
	{AttrDim, "2;", "22;"},
	{AttrItalic, "3;", "23;"},
	{AttrUnderline, "4;", "24;"},
	{AttrBlink, "5;", "25;"},
	{AttrReverse, "7;", "27;"},
	{AttrStrike, "9;", "29;"},
}

func appendAttr(dst []byte, from, to Attr) []byte {
	const weight = AttrBold | AttrDim
	if from&^to&weight != 0 {
		dst = append(dst, "22;"...)
		from &^= weight
	}
	for _, a := range sgrAttr {
		switch {
		case to&a.attr&^from != 0:
			dst = append(dst, a.on...)
		case from&a.attr&^to != 0:
			dst = append(dst, a.off...)
		}
	}
	return dst
}

// appendColor appends the parameters for a foreground (layer '3') or background (layer '4'), each with a semicolon.
func appendColor(dst []byte, c Color, layer byte) []byte {
	if r, g, b, ok := c.RGB(); ok {
		dst = append(dst, layer, '8', ';', '2', ';')
		return appendNumber(appendNumber(appendNumber(dst, r), g), b)
	}
	i, ok := c.Palette()
	switch {
	case !ok:
		return append(dst, layer, '9', ';')
	case i < 8:
		return append(dst, layer, '0'+i, ';')
	case i < 16:
		return appendNumber(dst, (layer-'0')*10+60+i-8)
	}
	return appendNumber(append(dst, layer, '8', ';', '5', ';'), i)
}

// numbers holds "0;" to "255;" with the length of each in the last place: true colour on every cell writes six a cell.
var numbers = func() (n [256][5]byte) {
	for i := range n {
		s := append(strconv.AppendInt(nil, int64(i), 10), ';')
		n[i][4] = uint8(copy(n[i][:], s))
	}
	return n
}()

func appendNumber(dst []byte, i uint8) []byte {
	n := &numbers[i]
	return append(dst, n[0], n[1], n[2], n[3])[:len(dst)+int(n[4])]
}
