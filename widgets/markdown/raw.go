package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"

	"limoni/internal/text"
)

func (c *converter) language(n *ast.FencedCodeBlock) string {
	return text.Clean(unescape(string(n.Language(c.source))))
}

// tabStop is the columns between the tab stops of code.
const tabStop = 4

// raw is the lines of a node that are shown as they are, with tabs as spaces.
func (c *converter) raw(n ast.Node) string {
	var b strings.Builder
	for i := range n.Lines().Len() {
		seg := n.Lines().At(i)
		rawLine(&b, string(seg.Value(c.source)))
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func rawLine(b *strings.Builder, line string) {
	line = strings.TrimRight(line, "\r\n")
	for column := 0; ; {
		part, rest, more := strings.Cut(line, "\t")
		part = text.Clean(part)
		b.WriteString(part)
		if !more {
			break
		}
		column += text.Width(part)
		b.WriteString("    "[column%tabStop:])
		column, line = 0, rest
	}
	b.WriteByte('\n')
}

func (c *converter) html(n *ast.HTMLBlock) element {
	s := c.raw(n)
	if n.HasClosure() {
		var b strings.Builder
		rawLine(&b, string(n.ClosureLine.Value(c.source)))
		s = strings.TrimPrefix(s+"\n", "\n") + strings.TrimSuffix(b.String(), "\n")
	}
	return element{kind: html, text: s, spans: []span{{end: len(s), look: muted}}}
}
