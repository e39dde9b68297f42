package screen

import "strconv"

// The forms of the underline. Each is an underline, too, and is drawn as a plain one where the terminal has no other.
const (
	AttrDoubleUnderline = AttrUnderline | 1<<formShift
	AttrCurlyUnderline  = AttrUnderline | 2<<formShift
	AttrDottedUnderline = AttrUnderline | 3<<formShift
	AttrDashedUnderline = AttrUnderline | 4<<formShift

	formShift = 8
	attrForm  = 7 << formShift

	attrAll     = attrPlain | attrForm
	attrNone    = 1 << 15 // in no style
	attrPicture = 1 << 14 // of a cell that a picture drew and nothing drew over; in no style
)

// form returns the bits of an underline's form, none where there is no such form.
func (a Attr) form() Attr {
	if a &= attrForm; a <= AttrDashedUnderline&attrForm {
		return a
	}
	return 0
}

// appendUnderline appends the parameter that changes the underline: 4, 24, or 4:2 to 4:5 as kitty and xterm have it.
func appendUnderline(dst []byte, from, to Attr) []byte {
	const all = AttrUnderline | attrForm
	switch {
	case from&all == to&all:
		return dst
	case to&AttrUnderline == 0:
		return append(dst, "24;"...)
	case to&attrForm == 0:
		return append(dst, "4;"...)
	}
	return append(dst, '4', ':', '1'+byte(to&attrForm>>formShift), ';')
}

// appendUnderlineColor appends SGR 58 with colons (ISO 8613-6): a terminal that does not know it then skips all of it.
// 59 is the colour of the text.
func appendUnderlineColor(dst []byte, c Color) []byte {
	if r, g, b, ok := c.RGB(); ok {
		dst = append(dst, "58:2::"...)
		dst = append(strconv.AppendUint(dst, uint64(r), 10), ':')
		dst = append(strconv.AppendUint(dst, uint64(g), 10), ':')
		return append(strconv.AppendUint(dst, uint64(b), 10), ';')
	}
	if i, ok := c.Palette(); ok {
		dst = append(dst, "58:5:"...)
		return append(strconv.AppendUint(dst, uint64(i), 10), ';')
	}
	return append(dst, "59;"...)
}

// underline returns the underline colour of an extra.
func (t *Table) underline(e uint16) Color {
	if e == 0 || t == nil || int(e) > len(t.extras) {
		return 0
	}
	return t.extras[e-1].underline
}
