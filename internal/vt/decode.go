package vt

import "unicode/utf8"

// decoder turns bytes into code points, however they were cut into writes. What is no UTF-8 becomes one U+FFFD for
// each maximal ill-formed part (Unicode section 3.9), so that a broken character never takes the next one with it.
type decoder struct {
	partial [utf8.UTFMax]byte
	n       int
}

func (d *decoder) feed(b byte, p *parser) {
	if d.n == 0 && b < utf8.RuneSelf {
		p.feed(rune(b))
		return
	}
	d.partial[d.n] = b
	d.n++
	if !utf8.FullRune(d.partial[:d.n]) {
		return
	}
	r, size := utf8.DecodeRune(d.partial[:d.n])
	broken := size < d.n
	d.n = 0
	p.feed(r)
	if broken { // b did not continue what came before it
		d.feed(b, p)
	}
}
