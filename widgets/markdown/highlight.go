package markdown

import (
	"strings"

	"limoni"
)

// Highlighter colours code. limoni/widgets/code has one; to write another means
// to call put with the parts of code one after the other, each with its style.
// What is left over at the end is plain. An unknown language is all plain. A
// view remembers the answer: give it the same one from frame to frame.
type Highlighter interface {
	Highlight(language, code string, theme *limoni.CodeTheme, put func(part string, style limoni.Style))
}

// colors are the styles of a code, made when it is first drawn.
type colors struct {
	made  bool
	theme limoni.CodeTheme
	parts []part
}

// part is a piece of code in one style: it begins where the one before ends.
type part struct {
	end   int
	style limoni.Style
}

const (
	// mostCode is how much code is coloured; a block that is longer is plain
	// from there on.
	mostCode = 32 << 10
	// again is how much of the code before new lines is coloured again with them,
	// so that what a growing block costs does not grow with it.
	again = 1 << 10
)

// color makes the colours of a code that has none in this theme yet.
func (c *code) color(h Highlighter, theme *limoni.CodeTheme) {
	if c.colors.made && c.colors.theme == *theme {
		return
	}
	c.colors = colors{made: true, theme: *theme, parts: c.colors.kept(theme, c.text)}
	from := 0
	if n := len(c.colors.parts); n > 0 {
		from = c.colors.parts[n-1].end
	}
	end := from
	h.Highlight(c.language, c.text[from:min(len(c.text), max(mostCode, from))], theme, func(s string, st limoni.Style) {
		end = min(end+len(s), len(c.text))
		c.colors.parts = append(c.colors.parts, part{end, st})
	})
}

// kept are the parts that stay where a code has grown: those before the last
// empty line that is far enough from the end and in no comment or string. Code
// that begins there can be read by itself.
func (c *colors) kept(theme *limoni.CodeTheme, text string) []part {
	if c.theme != *theme || len(c.parts) == 0 {
		return nil
	}
	from := strings.LastIndex(text[:max(c.parts[len(c.parts)-1].end-again, 0)], "\n\n") + 2
	if from < 2 {
		return nil
	}
	for i, p := range c.parts {
		if p.end >= from {
			if p.end == from && p.style == (limoni.Style{}) {
				return c.parts[:i+1]
			}
			return nil
		}
	}
	return nil
}

// grown takes over the colours of a code that began like this one.
func (c *code) grown(from *code) {
	if from.language == c.language && strings.HasPrefix(c.text, from.text) {
		c.colors = from.colors
		c.colors.made = len(c.text) == len(from.text)
	}
}

// partAt is the part that byte at is in.
func (c *code) partAt(at int) int {
	from, to := 0, len(c.colors.parts)
	for from < to {
		if mid := (from + to) / 2; c.colors.parts[mid].end <= at {
			from = mid + 1
		} else {
			to = mid
		}
	}
	return from
}
