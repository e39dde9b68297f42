package screen

import (
	"encoding/binary"
	"slices"
	"strconv"
)

// pen is what a terminal draws with: colours it has, attributes, and an open hyperlink.
type pen struct {
	fg, bg, underline Color
	attr              Attr
	link              string
}

// looks is what decides how a cell looks on a terminal, apart from the cell.
type looks struct {
	profile                     Profile
	links, underlines, clusters bool
	inline                      bool
}

// look returns the pen that draws c. What does not show is left out: the form and colour of an underline that is not
// there or that the terminal has only one of, links where there are none.
func (w *writer) look(c *Cell) pen {
	p := pen{fg: Color(c.Fg), bg: Color(c.Bg), attr: Attr(c.Attr) & attrPlain}
	if c.Extra != 0 && w.looks.links {
		p.link = w.table.link(c.Extra)
	}
	if p.attr&AttrUnderline != 0 && w.looks.underlines {
		p.attr |= Attr(c.Attr).form()
		p.underline = w.table.underline(c.Extra)
	}
	if w.looks.profile != TrueColor {
		p.fg, p.bg, p.underline = w.looks.profile.reduce(p.fg), w.looks.profile.reduce(p.bg), w.looks.profile.reduce(p.underline)
	}
	return p
}

// attrOnBlank are the attributes that show where there is no glyph.
const attrOnBlank = AttrUnderline | AttrBlink | AttrReverse | AttrStrike

// isBlank reports whether c shows nothing but its background.
func (c *Cell) isBlank() bool { return c.Glyph == ' ' && Attr(c.Attr)&attrOnBlank == 0 }

// holds reports whether the terminal's pen draws c as it should look. A blank has no foreground.
func (w *writer) holds(c *Cell) bool {
	st := &w.cell
	if c.Fg == st.Fg && c.Bg == st.Bg && c.Attr == st.Attr && c.Extra == st.Extra {
		return true
	}
	return c.Glyph == ' ' && w.holdsBlank(c)
}

func (w *writer) holdsBlank(c *Cell) bool {
	return c.Bg == w.cell.Bg && Attr(c.Attr|w.cell.Attr)&attrOnBlank == 0 && c.Extra == w.cell.Extra
}

// same reports whether two cells with the same glyph show the same.
func (w *writer) same(a, b *Cell) bool {
	if a.Attr == b.Attr && a.Extra == b.Extra && w.looks.profile == TrueColor { // only colours may differ
		return a.Bg == b.Bg && (a.Fg == b.Fg || a.isBlank())
	}
	p, q := w.look(a), w.look(b)
	if a.isBlank() && b.isBlank() {
		return p.bg == q.bg && p.link == q.link
	}
	return p == q
}

// setPen makes the terminal draw in the style of c.
func (w *writer) setPen(dst []byte, c *Cell) []byte {
	if w.addsColors(c) {
		return w.setColors(dst, c)
	}
	next := w.look(c)
	if next.link != w.pen.link {
		dst = appendLink(dst, next.link)
	}
	if c.isBlank() {
		return w.setBlankPen(dst, c, next)
	}
	w.cell = *c
	if next.attr&AttrUnderline == 0 {
		next.underline = w.pen.underline // which does not show
	}
	return w.changePen(dst, next, next)
}

// addsColors reports whether nothing but colours changes, and none to the default.
func (w *writer) addsColors(c *Cell) bool {
	return c.Attr == w.cell.Attr && c.Extra == w.cell.Extra && w.looks.profile == TrueColor && c.Glyph != ' ' &&
		(c.Fg != 0 || w.cell.Fg == 0) && (c.Bg != 0 || w.cell.Bg == 0)
}

// setColors is setPen where only colours change, as in pictures, where each cell has its own.
func (w *writer) setColors(dst []byte, c *Cell) []byte {
	dst = slices.Grow(dst, sgrRoom)
	b := (*[sgrRoom]byte)(dst[len(dst) : len(dst)+sgrRoom])
	b[0], b[1] = '\x1b', '['
	n := 2
	if fg := Color(c.Fg); fg != w.pen.fg {
		n = putColor(b, n, fg, '3')
		w.pen.fg = fg
	}
	if bg := Color(c.Bg); bg != w.pen.bg {
		n = putColor(b, n, bg, '4')
		w.pen.bg = bg
	}
	b[n-1] = 'm' // was the semicolon after the last parameter
	w.cell.Fg, w.cell.Bg = c.Fg, c.Bg
	return dst[:len(dst)+n]
}

// setBlankPen makes the terminal draw blanks in the style of c: what does not show on a blank may stay as it is, or go.
func (w *writer) setBlankPen(dst []byte, c *Cell, next pen) []byte {
	keep := w.pen
	keep.bg, keep.link, keep.attr = next.bg, next.link, keep.attr&attrPlain&^attrOnBlank
	start := len(dst)
	dst = w.changePen(dst, keep, pen{bg: next.bg, link: next.link})
	if w.pen == keep {
		w.cell = Cell{Fg: w.cell.Fg, Bg: c.Bg, Attr: w.cell.Attr &^ uint16(attrOnBlank), Extra: c.Extra}
	} else if len(dst) > start {
		w.cell = Cell{Bg: c.Bg, Extra: c.Extra}
	}
	return dst
}

// changePen changes to one of two pens, which are both right: to next by what differs, or by a reset to bare.
func (w *writer) changePen(dst []byte, next, bare pen) []byte {
	from := w.pen
	w.pen = next
	if sgrEqual(&from, &next) {
		return dst
	}
	start := len(dst)
	dst = appendSGR(dst, &from, &next)
	if from.attr&^next.attr == 0 && (from.fg == 0 || next.fg != 0) && (from.bg == 0 || next.bg != 0) && next == bare {
		return dst // nothing is taken away
	}
	if bare.attr&AttrUnderline == 0 {
		bare.underline = 0
	}
	end := len(dst)
	dst = appendReset(dst, &bare)
	if len(dst)-end >= end-start {
		return dst[:end]
	}
	w.pen = bare
	return append(dst[:start], dst[end:]...)
}

func sgrEqual(a, b *pen) bool {
	return a.fg == b.fg && a.bg == b.bg && a.attr == b.attr && a.underline == b.underline
}

// sgrRoom is more than the parameters for a pen take.
const sgrRoom = 128

// appendSGR appends what differs between two pens.
func appendSGR(dst []byte, from, to *pen) []byte {
	dst = slices.Grow(dst, sgrRoom)
	b := (*[sgrRoom]byte)(dst[len(dst) : len(dst)+sgrRoom])
	b[0], b[1] = '\x1b', '['
	return dst[:len(dst)+putParameters(b, 2, from, to)]
}

// appendReset appends a reset, and all that to has.
func appendReset(dst []byte, to *pen) []byte {
	if sgrEqual(to, &pen{}) {
		return append(dst, "\x1b[m"...)
	}
	dst = slices.Grow(dst, sgrRoom)
	b := (*[sgrRoom]byte)(dst[len(dst) : len(dst)+sgrRoom])
	n := copy(b[:], "\x1b[0;")
	return dst[:len(dst)+putParameters(b, n, &pen{}, to)]
}

// putParameters puts what differs into b from n on, as parameters of SGR with its final byte, and returns their end.
func putParameters(b *[sgrRoom]byte, n int, from, to *pen) int {
	if from.attr != to.attr {
		n += len(appendAttr(b[n:n], from.attr, to.attr))
	}
	if from.fg != to.fg {
		n = putColor(b, n, to.fg, '3')
	}
	if from.bg != to.bg {
		n = putColor(b, n, to.bg, '4')
	}
	if from.underline != to.underline {
		n += len(appendUnderlineColor(b[n:n], to.underline))
	}
	b[n-1] = 'm' // was the semicolon after the last parameter
	return n
}

// sgrAttr lists the attributes with the parameters that set and clear them. Bold and dim are cleared together.
var sgrAttr = [...]struct {
	attr    Attr
	on, off string
}{
	{AttrBold, "1;", "22;"},
	{AttrDim, "2;", "22;"},
	{AttrItalic, "3;", "23;"},
	{AttrUnderline, "", ""}, // has forms
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
		case a.attr == AttrUnderline:
			dst = appendUnderline(dst, from, to)
		case to&a.attr&^from != 0:
			dst = append(dst, a.on...)
		case from&a.attr&^to != 0:
			dst = append(dst, a.off...)
		}
	}
	return dst
}

// putColor puts the parameters for a foreground (layer '3') or background (layer '4') into b, each with a semicolon.
func putColor(b *[sgrRoom]byte, n int, c Color, layer byte) int {
	if c&colorKind == colorRGB {
		binary.LittleEndian.PutUint64(b[n:], rgbPrefix|uint64(layer))
		n = putNumber(b, n+len("38;2;"), uint8(c>>16))
		n = putNumber(b, n, uint8(c>>8))
		return putNumber(b, n, uint8(c))
	}
	i, ok := c.Palette()
	switch {
	case !ok:
		b[n], b[n+1], b[n+2] = layer, '9', ';'
		return n + 3
	case i < 8:
		b[n], b[n+1], b[n+2] = layer, '0'+i, ';'
		return n + 3
	case i < 16:
		return putNumber(b, n, (layer-'0')*10+60+i-8)
	}
	binary.LittleEndian.PutUint64(b[n:], palettePrefix|uint64(layer))
	return putNumber(b, n+len("38;5;"), i)
}

// These are "38;2;" and "38;5;" in memory without their first byte, which is the layer.
const (
	rgbPrefix     = '8'<<8 | ';'<<16 | '2'<<24 | ';'<<32
	palettePrefix = '8'<<8 | ';'<<16 | '5'<<24 | ';'<<32
)

// numbers holds "0;" to "255;" as they lie in memory: true colour on every cell writes six a cell.
var numbers = func() (n [256]struct {
	text   uint32
	length uint8
}) {
	for i := range n {
		var s [4]byte
		n[i].length = uint8(copy(s[:], append(strconv.AppendInt(nil, int64(i), 10), ';')))
		n[i].text = binary.LittleEndian.Uint32(s[:])
	}
	return n
}()

func putNumber(b *[sgrRoom]byte, n int, i uint8) int {
	binary.LittleEndian.PutUint32(b[n:], numbers[i].text)
	return n + int(numbers[i].length)
}
