package screen

import "image"

// arms are the four lines that meet in the middle of a character of Unicode's
// box drawing block, two bits each: up, down, left and right; 0 is none, then
// light, heavy and double. Arcs and dashes count as light or heavy lines.
type arms uint8

const boxDrawing = 0x2500

var armsOf = [128]arms{
	0x50, 0xa0, 0x05, 0x0a, 0x50, 0xa0, 0x05, 0x0a, // ─━│┃┄┅┆┇
	0x50, 0xa0, 0x05, 0x0a, 0x44, 0x84, 0x48, 0x88, // ┈┉┊┋┌┍┎┏
	0x14, 0x24, 0x18, 0x28, 0x41, 0x81, 0x42, 0x82, // ┐┑┒┓└┕┖┗
	0x11, 0x21, 0x12, 0x22, 0x45, 0x85, 0x46, 0x49, // ┘┙┚┛├┝┞┟
	0x4a, 0x86, 0x89, 0x8a, 0x15, 0x25, 0x16, 0x19, // ┠┡┢┣┤┥┦┧
	0x1a, 0x26, 0x29, 0x2a, 0x54, 0x64, 0x94, 0xa4, // ┨┩┪┫┬┭┮┯
	0x58, 0x68, 0x98, 0xa8, 0x51, 0x61, 0x91, 0xa1, // ┰┱┲┳┴┵┶┷
	0x52, 0x62, 0x92, 0xa2, 0x55, 0x65, 0x95, 0xa5, // ┸┹┺┻┼┽┾┿
	0x56, 0x59, 0x5a, 0x66, 0x96, 0x69, 0x99, 0xa6, // ╀╁╂╃╄╅╆╇
	0xa9, 0x6a, 0x9a, 0xaa, 0x50, 0xa0, 0x05, 0x0a, // ╈╉╊╋╌╍╎╏
	0xf0, 0x0f, 0xc4, 0x4c, 0xcc, 0x34, 0x1c, 0x3c, // ═║╒╓╔╕╖╗
	0xc1, 0x43, 0xc3, 0x31, 0x13, 0x33, 0xc5, 0x4f, // ╘╙╚╛╜╝╞╟
	0xcf, 0x35, 0x1f, 0x3f, 0xf4, 0x5c, 0xfc, 0xf1, // ╠╡╢╣╤╥╦╧
	0x53, 0xf3, 0xf5, 0x5f, 0xff, 0x44, 0x14, 0x11, // ╨╩╪╫╬╭╮╯
	0x41, 0x00, 0x00, 0x00, 0x10, 0x01, 0x40, 0x04, // ╰╱╲╳╴╵╶╷
	0x20, 0x02, 0x80, 0x08, 0x90, 0x09, 0x60, 0x06, // ╸╹╺╻╼╽╾╿
}

// armsOfGlyph are those of a glyph, 0 where it is no line.
func armsOfGlyph(glyph uint32) arms {
	r := glyph & glyphRune
	if glyph&glyphCluster != 0 || r < boxDrawing || r >= boxDrawing+uint32(len(armsOf)) {
		return 0
	}
	return armsOf[r-boxDrawing]
}

// over is b drawn over a: its own lines, and those of a where it has none.
func (b arms) over(a arms) arms {
	for shift := 0; shift < 8; shift += 2 {
		if b>>shift&3 == 0 {
			b |= a & (3 << shift)
		}
	}
	return b
}

// glyphOfArms is the character in which those lines meet. Unicode lacks some
// that mix double lines with others; fallback stands for them.
func glyphOfArms(a arms, fallback uint32) uint32 {
	for i, have := range armsOf {
		if have == a {
			return runeGlyph(rune(boxDrawing+i), 1)
		}
	}
	return fallback
}

// Join is Box that joins the lines it meets: where the sides of two boxes
// share cells, their corners become tees and crosses.
func (b *Buffer) Join(clip, r image.Rectangle, lines *Lines, st Style) {
	if clip = clip.Intersect(b.Bounds); r.Dx() < 2 || r.Dy() < 2 || !clip.Overlaps(r) {
		return
	}
	look := b.look(&st)
	join := func(x, y int, line rune) {
		if at := (image.Point{X: x, Y: y}); at.In(clip) {
			b.joinCell(at, look.cell(b.line(line)))
		}
	}
	for x := r.Min.X + 1; x < r.Max.X-1; x++ {
		join(x, r.Min.Y, lines.Horizontal)
		join(x, r.Max.Y-1, lines.Horizontal)
	}
	for y := r.Min.Y + 1; y < r.Max.Y-1; y++ {
		join(r.Min.X, y, lines.Vertical)
		join(r.Max.X-1, y, lines.Vertical)
	}
	join(r.Min.X, r.Min.Y, lines.TopLeft)
	join(r.Max.X-1, r.Min.Y, lines.TopRight)
	join(r.Min.X, r.Max.Y-1, lines.BottomLeft)
	join(r.Max.X-1, r.Max.Y-1, lines.BottomRight)
}

// joinCell draws a line over what is there.
func (b *Buffer) joinCell(at image.Point, c Cell) {
	row, x := b.row(at.Y), at.X-b.Bounds.Min.X
	if was, is := armsOfGlyph(row[x].Glyph), armsOfGlyph(c.Glyph); was != 0 && is != 0 && is.over(was) != is {
		c.Glyph = glyphOfArms(is.over(was), c.Glyph)
	}
	row[x] = c
	seam(row, x)
	seam(row, x+1)
}
