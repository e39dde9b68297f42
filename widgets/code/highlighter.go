package code

import "limoni"

// Highlighter colours code for others: the code blocks of a markdown.View take
// one. Its zero value is ready.
type Highlighter struct{}

// Highlight calls put with the parts of code one after the other, each with its
// style. Where the language is not known, and where there is too much code, the
// rest is left out: it is plain.
func (Highlighter) Highlight(language, code string, theme *limoni.CodeTheme, put func(part string, style limoni.Style)) {
	var c coloring
	c.update(code, language)
	for c.upTo(len(code)) {
	}
	from := 0
	for _, m := range c.marks {
		put(code[from:m.end], m.class.style(theme))
		from = int(m.end)
	}
}
