package code

import (
	"sort"
	"strings"
	"unicode/utf8"

	"limoni/internal/reading"
)

// pieces are the lines of a text, by where they begin. A line that is longer
// than longest is several pieces, so that no single one is expensive.
type pieces struct {
	src    string
	made   bool
	starts []uint32
	// later are the pieces that only continue a line, in order.
	later []int
}

const longest = 4096 // bytes

// update looks for the lines of src. Of a text that has grown at its end only
// what is new is looked at. It reports whether it is another text.
func (p *pieces) update(src string) (other bool) {
	change, from := reading.Other, 0
	if p.made {
		change = reading.Changed(p.src, src)
	}
	p.src, p.made = src, true
	switch change {
	case reading.Same:
		return false
	case reading.Grown:
		from = p.reopen()
	default:
		p.starts, p.later = p.starts[:0], p.later[:0]
	}
	p.split(from)
	return change == reading.Other
}

// reopen takes the last line away, which may go on, and returns where it begins.
func (p *pieces) reopen() (from int) {
	for n := len(p.later); n > 0 && p.later[n-1] == len(p.starts)-1; n-- {
		p.later, p.starts = p.later[:n-1], p.starts[:len(p.starts)-1]
	}
	last := len(p.starts) - 1
	from = int(p.starts[last])
	p.starts = p.starts[:last]
	return from
}

// split adds the lines from a place on. There is always one, be it empty; a
// line break at the end of the text begins none.
func (p *pieces) split(from int) {
	for first := true; first || from < len(p.src); first = false {
		end := len(p.src)
		if n := strings.IndexByte(p.src[from:], '\n'); n >= 0 {
			end = from + n + 1
		}
		p.starts = append(p.starts, uint32(from))
		for end-from > longest {
			from += cut(p.src[from:])
			p.later = append(p.later, len(p.starts))
			p.starts = append(p.starts, uint32(from))
		}
		from = end
	}
}

// cut is where a line is cut: before a character that begins there.
func cut(s string) int {
	n := longest
	for n > longest-utf8.UTFMax && !utf8.RuneStart(s[n]) {
		n--
	}
	return n
}

func (p *pieces) len() int { return len(p.starts) }

// lines is how many lines there are.
func (p *pieces) lines() int { return len(p.starts) - len(p.later) }

// at is where piece i lies in the text, without its line break.
func (p *pieces) at(i int) (from, to int) {
	from, to = int(p.starts[i]), len(p.src)
	if i+1 < len(p.starts) {
		to = int(p.starts[i+1])
	}
	s := p.src[from:to]
	if t := strings.TrimSuffix(s, "\n"); len(t) < len(s) {
		s = strings.TrimSuffix(t, "\r")
	}
	return from, from + len(s)
}

// line is the line that piece i is of, counted from 0.
func (p *pieces) line(i int) int { return i - sort.SearchInts(p.later, i+1) }

// first is the first piece of a line, the last line's where there are fewer.
func (p *pieces) first(line int) int {
	i := sort.Search(len(p.starts), func(i int) bool { return p.line(i) >= line })
	if i == len(p.starts) {
		return p.first(p.lines() - 1)
	}
	return i
}

// continues is which piece of its line i is, 0 for the first one.
func (p *pieces) continues(i int) (n int) {
	for at := sort.SearchInts(p.later, i); at >= 0 && at < len(p.later) && p.later[at] == i-n; at-- {
		n++
	}
	return n
}
