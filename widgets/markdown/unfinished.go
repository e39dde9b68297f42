package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	extension "github.com/yuin/goldmark/extension/ast"
)

// finished is a text that is still being written as it is about to be: what is
// open at its end is closed, and a last line that may become anything is left
// out until it is known what.
func finished(s string, refs destinations) string {
	s = withoutMarks(s)
	source := []byte(s)
	n := lastLeaf(parse(source, refs))
	at := textStart(s, n)
	if at < 0 || at > len(s) || ended(s, n) {
		return s
	}
	s = s[:at] + closed(s[at:])
	if n.Kind() == ast.KindParagraph && n.Parent().Kind() == ast.KindDocument {
		s = strings.TrimRight(s, " \t\r\n")
		s += delimiterRow(s)
	}
	return s
}

// withoutMarks leaves out a last line, not complete yet, of nothing but marks:
// "-" may become an item, an underline of a heading or a rule, "|-" the second
// row of a table, "```" a fence. It also leaves out the first line of a fence,
// and a definition.
func withoutMarks(s string) string {
	at := strings.LastIndexByte(s, '\n') + 1
	last := strings.Trim(s[at:], " \t")
	line := strings.TrimLeft(last, "> \t")
	if last == "" {
		return s
	}
	if onlyMarks(line) || strings.HasPrefix(line, "```") || strings.HasPrefix(line, "~~~") ||
		line[0] == '[' && strings.Contains(line, "]:") {
		return s[:at]
	}
	return s
}

func onlyMarks(line string) bool {
	if strings.Trim(line, "#-*+=_`~|:<>[]!&\\ \t") == "" || itemNumber(line) {
		return true
	}
	switch box := strings.TrimLeft(line, "-*+ "); box {
	case "[x", "[X", "[x]", "[X]":
		return len(box) < len(line)
	}
	return false
}

// itemNumber reports whether a line is the number of a list item, or the
// beginning of one.
func itemNumber(line string) bool {
	rest := strings.TrimLeft(line, "0123456789")
	n := len(line) - len(rest)
	return n > 0 && n <= 9 && (rest == "" || rest == "." || rest == ")")
}

// lastLeaf is the block at the end that holds text itself.
func lastLeaf(n ast.Node) ast.Node {
	for {
		last := n.LastChild()
		if last == nil || last.Type() != ast.TypeBlock {
			return n
		}
		n = last
	}
}

// textStart is where the inline text of a block at the end begins, in a table
// that of the last cell; -1 where it has none.
func textStart(s string, n ast.Node) int {
	switch n.Kind() {
	case extension.KindTableCell:
		row := strings.LastIndexByte(s, '\n') + 1
		return row + strings.LastIndexByte(s[row:], '|') + 1
	case ast.KindParagraph, ast.KindTextBlock, ast.KindHeading:
		if n.Lines() != nil && n.Lines().Len() > 0 {
			return n.Lines().At(0).Start
		}
	}
	return -1
}

// ended reports whether the text of n cannot go on: after an empty line, and
// for what is one line after its end.
func ended(s string, n ast.Node) bool {
	breaks := strings.Count(s[len(strings.TrimRight(s, " \t\r\n>")):], "\n")
	if n.Kind() == ast.KindHeading || n.Kind() == extension.KindTableCell {
		return breaks > 0
	}
	return breaks > 1
}

// delimiterRow is the second row of a table of which there is only the first
// one yet.
func delimiterRow(s string) string {
	line := strings.TrimSpace(s[strings.LastIndexByte(s, '\n')+1:])
	if !strings.HasPrefix(line, "|") || len(line) < 2 {
		return ""
	}
	cells := strings.Count(strings.ReplaceAll(line, `\|`, ""), "|")
	if strings.HasSuffix(line, "|") && !strings.HasSuffix(line, `\|`) {
		cells--
	}
	return "\n|" + strings.Repeat("-|", cells)
}
