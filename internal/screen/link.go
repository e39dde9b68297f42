package screen

import "unicode/utf8"

// appendLink opens a hyperlink (OSC 8), or closes the one that is open where url is "". No id is given: terminals take
// cells with one URL for one link, and those that do not, mark a wrapped link row by row, which is worth no bytes.
//
// A link is open inside of a frame only. Left open it would save the 7 bytes that close it, but whatever another
// program writes, or the shell after a crash, would be a link.
func appendLink(dst []byte, url string) []byte {
	dst = append(dst, "\x1b]8;;"...)
	dst = append(dst, url...)
	return append(dst, "\x1b\\"...)
}

// closeLink ends the link that the pen draws.
func (w *writer) closeLink(dst []byte) []byte {
	if w.pen.link == "" {
		return dst
	}
	w.pen.link = ""
	w.forgetExtra()
	return appendLink(dst, "")
}

// forgetExtra makes the style that was last set differ from every other, where it refers to a table.
func (w *writer) forgetExtra() {
	if w.cell.Extra != 0 {
		w.cell.Extra = 0
		w.cell.Attr |= attrNone
	}
}

// link returns the URL of an extra.
func (t *Table) link(e uint16) string {
	if e == 0 || t == nil || int(e) > len(t.extras) {
		return ""
	}
	return t.extras[e-1].link
}

// cleanURL returns url as it may stand in an OSC 8, in which only printable ASCII is allowed: control characters (C0,
// C1 and DEL), spaces and bytes that are not UTF-8 are dropped, and every other character is percent-encoded (RFC 3987
// section 3.1). Some terminals take a byte 0x9c even inside of a character for the end of the string.
func cleanURL(url string) string {
	for i := 0; i < len(url); i++ {
		if !urlByte(url[i]) {
			return encodeURL(url)
		}
	}
	return url
}

func urlByte(b byte) bool { return ' ' < b && b <= '~' }

func encodeURL(url string) string {
	const hex = "0123456789ABCDEF"
	clean := make([]byte, 0, len(url)+len(url)/2)
	for i, r := range url {
		n := utf8.RuneLen(r)
		switch {
		case r < utf8.RuneSelf && urlByte(byte(r)):
			clean = append(clean, byte(r))
		case isControl(r) || r == ' ' || r == utf8.RuneError:
		default:
			for _, b := range []byte(url[i : i+n]) {
				clean = append(clean, '%', hex[b>>4], hex[b&15])
			}
		}
	}
	return string(clean)
}
