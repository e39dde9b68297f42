package code

import (
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/chroma/v2"

	"limoni"
	"limoni/internal/reading"
)

const (
	// mostColored is how much of a text is coloured, mostAtOnce of one that its
	// lexer reads in one go.
	mostColored, mostAtOnce = 256 << 10, 32 << 10
	// mostPerFrame is how much is coloured for one frame.
	mostPerFrame = 16 << 10
	// again is how far before its end a text that has grown is read again.
	again = 1 << 10
)

// coloring is the colours of a text, made as far as somebody looks.
type coloring struct {
	src, language string
	lexer         chroma.Lexer
	next          chroma.Iterator
	marks         []mark
	at, end       int // what is coloured, and what is to be
	made          bool
}

// mark is a piece of text of one class: it begins where the one before ends.
type mark struct {
	end   uint32
	class class
}

// update begins anew for another text or language. For a text that has grown
// the colours stay up to a place from which it can be read by itself.
func (c *coloring) update(src, language string) {
	change := reading.Other
	if c.made && language == c.language {
		change = reading.Changed(c.src, src)
	} else {
		*c = coloring{language: language, lexer: lexerOf(language), made: true}
	}
	if change == reading.Same {
		c.src = src
		return
	}
	c.marks = c.marks[:c.kept(change == reading.Grown)]
	c.src, c.at = src, 0
	if n := len(c.marks); n > 0 {
		c.at = int(c.marks[n-1].end)
	}
	c.begin()
}

// kept is how many marks stay where the text has grown: those before the last
// empty line that is far enough from the end and in no comment or string.
func (c *coloring) kept(grown bool) int {
	if !grown {
		return 0
	}
	from := strings.LastIndex(c.src[:max(c.at-again, 0)], "\n\n") + 2
	for i, m := range c.marks {
		if int(m.end) >= from && from >= 2 {
			if int(m.end) == from && m.class == plain {
				return i + 1
			}
			break
		}
	}
	return 0
}

// begin starts the lexer behind what is coloured already.
func (c *coloring) begin() {
	c.next, c.end = nil, c.at
	if c.lexer == nil {
		return
	}
	most := mostColored
	if _, lazy := c.lexer.(*chroma.RegexLexer); !lazy {
		most = mostAtOnce
	}
	if c.at >= most {
		return
	}
	c.end = min(len(c.src), most)
	defer c.giveUp()
	it, err := c.lexer.Tokenise(&chroma.TokeniseOptions{State: "root"}, c.src[c.at:c.end])
	if err == nil {
		c.next = it
	}
}

// giveUp leaves the rest plain where a lexer panics, which chroma allows them.
func (c *coloring) giveUp() {
	if recover() != nil {
		c.next = nil
	}
}

// upTo colours as far as a place, or as much as one frame may. It reports
// whether there is more to do.
func (c *coloring) upTo(end int) (more bool) {
	if c.next == nil {
		return false
	}
	defer c.giveUp()
	end = min(end, c.end)
	for stop := c.at + mostPerFrame; c.at < end && c.at < stop; {
		t := c.next()
		if t == chroma.EOF {
			c.next = nil
			return false
		}
		c.add(t)
	}
	return c.at < end
}

// add marks a token. A lexer sees U+FFFD for a byte that is not UTF-8, so it is
// measured in characters.
func (c *coloring) add(t chroma.Token) {
	for n := utf8.RuneCountInString(t.Value); n > 0 && c.at < c.end; n-- {
		_, size := utf8.DecodeRuneInString(c.src[c.at:c.end])
		c.at += size
	}
	class := classOf(t.Type)
	if last := len(c.marks) - 1; last >= 0 && c.marks[last].class == class && class != plain {
		c.marks[last].end = uint32(c.at)
		return
	}
	c.marks = append(c.marks, mark{uint32(c.at), class})
}

// markAt is the first mark that ends behind a place.
func (c *coloring) markAt(at int) int {
	from, to := 0, len(c.marks)
	for from < to {
		if mid := (from + to) / 2; int(c.marks[mid].end) <= at {
			from = mid + 1
		} else {
			to = mid
		}
	}
	return from
}

// style is how a class looks.
func (c class) style(t *limoni.CodeTheme) limoni.Style {
	return [...]limoni.Style{
		plain: {}, keyword: t.Keyword, name: t.Name, typeName: t.Type, str: t.String, number: t.Number,
		comment: t.Comment, operator: t.Operator, inserted: t.Inserted, deleted: t.Deleted,
	}[c]
}
