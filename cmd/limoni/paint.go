package main

import (
	"strings"

	"limoni/accessibility"
)

// paint is a screen in colours, row by row. Each style is one SGR sequence
// (ECMA-48 section 8.3.117) of our own; the cells bring none.
func paint(screen *accessibility.Screen) string {
	var b strings.Builder
	for y := range screen.Height {
		if y > 0 {
			b.WriteByte('\n')
		}
		paintRow(&b, screen, y)
	}
	return b.String()
}

// paintRow ends in the terminal's own look, so that what comes behind it has
// that.
func paintRow(b *strings.Builder, screen *accessibility.Screen, y int) {
	var pen accessibility.CellStyle
	for x := range rowEnd(screen, y) {
		if style := styleAt(screen, x, y); style != pen {
			b.WriteString(sgr(style))
			pen = style
		}
		b.WriteString(printableCell(screen.Cell(x, y)))
	}
	if pen != (accessibility.CellStyle{}) {
		b.WriteString("\x1b[0m")
	}
}

// rowEnd is the column behind the last cell that can be seen.
func rowEnd(screen *accessibility.Screen, y int) int {
	for x := screen.Width; x > 0; x-- {
		style := styleAt(screen, x-1, y)
		if screen.Cell(x-1, y) != " " || style.Bg != 0 || style.Attr&(accessibility.AttrReverse|accessibility.AttrUnderline|accessibility.AttrStrike) != 0 {
			return x
		}
	}
	return 0
}

func styleAt(screen *accessibility.Screen, x, y int) accessibility.CellStyle {
	if i := y*screen.Width + x; i < len(screen.Styles) {
		return screen.Styles[i]
	}
	return accessibility.CellStyle{}
}

// sgr sets a style, whatever was set before.
func sgr(style accessibility.CellStyle) string {
	codes := []string{"0"}
	for i, code := range [...]string{"1", "2", "3", "4", "5", "7", "9"} {
		if style.Attr>>i&1 != 0 {
			codes = append(codes, code)
		}
	}
	codes = append(codes, colorCodes(style.Fg, "38")...)
	codes = append(codes, colorCodes(style.Bg, "48")...)
	return "\x1b[" + strings.Join(codes, ";") + "m"
}

// colorCodes are none for the terminal's own colour.
func colorCodes(c accessibility.Color, ground string) []string {
	if entry, ok := strings.CutPrefix(c.String(), "palette "); ok {
		return []string{ground, "5", entry}
	}
	if c == 0 {
		return nil
	}
	rgb, ok := c.RGB()
	if !ok {
		return nil
	}
	return []string{ground, "2", itoa(int(rgb.R)), itoa(int(rgb.G)), itoa(int(rgb.B))}
}
