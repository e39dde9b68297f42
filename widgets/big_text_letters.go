package widgets

import (
	"unicode/utf8"

	"limoni/internal/text"
)

// bigCursor goes through a text letter by letter, in pixels.
type bigCursor struct {
	rest          string
	scale, across int // pixels of one of a shape, and in a cell
	// cluster is the letter it is at, shape its shape where it has one, and
	// width its columns where it has none.
	cluster, shape string
	width          int
	x, end         int // pixel columns: where the letter begins and ends
}

// next goes to the next letter that is seen.
func (c *bigCursor) next() bool {
	for c.rest != "" {
		c.cluster, c.rest, c.width = text.Next(c.rest)
		if c.width == 0 {
			continue
		}
		if c.end > 0 {
			c.end += c.scale
		}
		if c.x, c.shape = c.end, bigShape(c.cluster); c.shape != "" {
			c.end += bigWidth(c.shape) * c.scale
		} else {
			c.x = ceilQuotient(c.end, c.across) * c.across
			c.end = c.x + c.width*c.across
		}
		return true
	}
	return false
}

func ceilQuotient(n, by int) int { return (n + by - 1) / by }

// bigWidth is how many pixels wide a shape is.
func bigWidth(shape string) int { return (len(shape)+1)/bigHeight - 1 }

// bigShape is the shape of a character, without its marks, "" where it has none.
func bigShape(cluster string) string {
	r, n := utf8.DecodeRuneInString(cluster)
	for _, mark := range cluster[n:] {
		if mark < 0x300 || mark > 0x36f {
			return ""
		}
	}
	if i := unmarkedLetter(r) - ' '; i >= 0 && int(i) < len(bigLetters) {
		return bigLetters[i]
	}
	return ""
}

// withoutMarks are the letters from U+00C0 on without their marks, a space for
// one that is none without.
const withoutMarks = "AAAAAA CEEEEIIII NOOOOO OUUUUY  aaaaaa ceeeeiiii nooooo ouuuuy y"

func unmarkedLetter(r rune) rune {
	if i := r - 0xc0; i >= 0 && int(i) < len(withoutMarks) && withoutMarks[i] != ' ' {
		return rune(withoutMarks[i])
	}
	return r
}
