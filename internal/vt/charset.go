package vt

// graphics is the DEC special character set from 0x5f to 0x7e: lines and symbols, designated by ESC ( 0.
var graphics = []rune(" ◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·")

// charsets are the sets designated as G0 and G1, and which of them SI and SO made current. '0' is DEC special
// graphics, 0 is ASCII, which the British set counts as, too.
type charsets struct {
	set     [2]byte
	shifted int
}

func (s *Screen) translate(r rune) rune {
	if s.set[s.shifted] == '0' && r >= 0x5f && r <= 0x7e {
		return graphics[r-0x5f]
	}
	return r
}
