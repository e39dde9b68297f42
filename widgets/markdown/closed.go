package markdown

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// opened is a mark of inline text that waits for its other half.
type opened struct {
	mark byte // '*', '_', '~' or '['
	n    int  // how many of them
	at   int
}

// closing closes what is open in inline text.
type closing struct {
	s    string
	i    int
	open []opened
	// cut is where the text must end, since what follows may become anything;
	// -1 where it need not.
	cut int
	// tail is what closes a code span or a link's destination at the end.
	tail string
}

// mostCuts is how many marks at the end of a text are left out one by one: each
// time it is read again from its beginning.
const mostCuts = 32

// closed is the inline text s with what is open in it closed, as far as it has
// content; marks at its end without content are left out.
func closed(s string) string {
	for range mostCuts {
		c := closing{s: strings.TrimRight(s, " \t\r\n"), cut: -1}
		for c.i < len(c.s) && c.cut < 0 && c.tail == "" {
			c.step()
		}
		if c.cut >= 0 {
			if s = strings.TrimRight(c.s[:c.cut], "["); s == "" {
				return ""
			}
			continue
		}
		if len(c.open) == 0 && c.tail == "" {
			return s
		}
		return c.finish()
	}
	return s
}

func (c *closing) step() {
	switch b := c.s[c.i]; b {
	case '\\':
		if c.i+1 == len(c.s) {
			c.cut = c.i
		}
		c.i += 2
	case '`':
		c.code()
	case '*', '_', '~':
		c.emphasis(b)
	case '[':
		c.bracket()
	case ']':
		c.unbracket()
	case '<':
		c.i += 1 + max(strings.IndexByte(c.s[c.i+1:], '>'), 0)
	case '&':
		if name := strings.TrimLeft(c.s[c.i+1:], alphanumeric); name == "" && len(c.s)-c.i < 10 {
			c.cut = c.i
		}
		c.i++
	default:
		c.i++
	}
}

const alphanumeric = "#0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// run is how many of the byte at i follow each other.
func (c *closing) run(i int) int {
	n := 1
	for i+n < len(c.s) && c.s[i+n] == c.s[i] {
		n++
	}
	return n
}

// code passes a code span, or finds it open at the end.
func (c *closing) code() {
	n := c.run(c.i)
	for i := c.i + n; i < len(c.s); {
		if c.s[i] != '`' {
			i++
			continue
		}
		m := c.run(i)
		if m == n {
			c.i = i + m
			return
		}
		if i+m == len(c.s) && m < n { // half of what closes it
			c.s = c.s[:i]
			break
		}
		i += m
	}
	if c.i+n == len(c.s) {
		c.cut = c.i
		return
	}
	c.tail = c.s[c.i : c.i+n]
}

// emphasis opens or closes by a run of marks (CommonMark 0.31, section 6.2).
func (c *closing) emphasis(b byte) {
	n := c.run(c.i)
	before, _ := utf8.DecodeLastRuneInString(c.s[:c.i])
	after, _ := utf8.DecodeRuneInString(c.s[c.i+n:])
	atEnd := c.i+n == len(c.s)
	closes := c.i > 0 && !unicode.IsSpace(before)
	opens := !atEnd && !unicode.IsSpace(after)
	if b == '_' && closes && opens && letter(before) && letter(after) {
		opens, closes = false, false // inside of a word
	}
	left := n
	if closes {
		left = c.close(b, n)
	}
	switch {
	case left > 0 && atEnd:
		c.cut = c.i + n - left
	case left > 0 && opens && (b != '~' || left <= 2):
		c.open = append(c.open, opened{b, left, c.i})
	}
	c.i += n
}

func letter(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// close takes n marks off what is open and returns how many are left over. At
// the end fewer than are open are half of what closes it, and stay over.
func (c *closing) close(b byte, n int) (left int) {
	for i := len(c.open) - 1; i >= 0 && n > 0; i-- {
		o := &c.open[i]
		if o.mark != b {
			continue
		}
		if o.n > n {
			if c.i+n < len(c.s) && b != '~' {
				o.n -= n
				return 0
			}
			return n
		}
		n -= o.n
		c.open = c.open[:i]
	}
	return n
}

func (c *closing) bracket() {
	if c.i+1 == len(c.s) {
		if c.cut = c.i; c.i > 0 && c.s[c.i-1] == '!' {
			c.cut--
		}
		return
	}
	c.open = append(c.open, opened{'[', 1, c.i})
	c.i++
}

// unbracket ends the text of a link; what follows is its destination.
func (c *closing) unbracket() {
	i := len(c.open) - 1
	for i >= 0 && c.open[i].mark != '[' {
		i--
	}
	c.i++
	if i < 0 {
		return
	}
	rest := c.s[c.i:]
	switch {
	case rest == "":
		c.tail = nowhere
	case rest[0] == '(':
		c.destination(rest, ")")
	case rest[0] == '[':
		c.destination(rest, "]")
	}
	c.open = c.open[:i]
}

// nowhere is the destination of a link whose own one is not known yet.
const nowhere = "(<>)"

func (c *closing) destination(rest, end string) {
	if n := strings.Index(rest, end); n >= 0 {
		c.i += n + 1
		return
	}
	c.s, c.tail = c.s[:c.i], nowhere
}

// finish appends what closes all that is open, the last opened first.
func (c *closing) finish() string {
	var b strings.Builder
	b.WriteString(strings.TrimRight(c.s, " \t\r\n"))
	b.WriteString(c.tail)
	for i := len(c.open) - 1; i >= 0; i-- {
		if o := c.open[i]; o.mark == '[' {
			b.WriteString("]" + nowhere)
		} else {
			b.WriteString(strings.Repeat(string(rune(o.mark)), o.n))
		}
	}
	return b.String()
}
