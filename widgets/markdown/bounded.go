package markdown

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// The parser's cost grows with the square of some texts that nobody writes by
// hand: links whose parentheses are never closed, marks of emphasis that never
// match, and containers in thousands of others. Here they are bounded.

// boundedBlocks are the parsers of blocks, none of which nests without end.
func boundedBlocks() []util.PrioritizedValue {
	all := parser.DefaultBlockParsers()
	for i := range all {
		switch all[i].Value {
		case parser.NewListParser(), parser.NewBlockquoteParser():
			all[i].Value = shallow{all[i].Value.(parser.BlockParser)}
		}
	}
	return all
}

// boundedInlines are the parsers of inline text with bounded links and emphasis.
func boundedInlines() []util.PrioritizedValue {
	all := parser.DefaultInlineParsers()
	for i := range all {
		switch all[i].Value {
		case parser.NewLinkParser():
			all[i].Value = boundedLinks{parser.NewLinkParser()}
		case parser.NewEmphasisParser():
			all[i].Value = boundedEmphasis{parser.NewEmphasisParser()}
		}
	}
	return all
}

// shallow opens no container in more than twice as many as are drawn in each
// other.
type shallow struct{ parser.BlockParser }

func (s shallow) Open(parent ast.Node, r text.Reader, pc parser.Context) (ast.Node, parser.State) {
	depth := 0
	for n := parent; n != nil; n = n.Parent() {
		if depth++; depth > 2*deepest {
			return nil, parser.NoChildren
		}
	}
	return s.BlockParser.Open(parent, r, pc)
}

// boundedLinks looks no farther than it must for the end of a destination.
type boundedLinks struct{ parser.InlineParser }

func (l boundedLinks) Parse(parent ast.Node, r text.Reader, pc parser.Context) ast.Node {
	line, _ := r.PeekLine()
	if len(line) > 2 && line[0] == ']' && line[1] == '(' && endless(line[2:]) {
		r = withoutDestination{r}
	}
	return l.InlineParser.Parse(parent, r, pc)
}

// CloseBlock drops what is still open at the end of a block.
func (l boundedLinks) CloseBlock(parent ast.Node, r text.Reader, pc parser.Context) {
	l.InlineParser.(parser.CloseBlocker).CloseBlock(parent, r, pc)
}

// withoutDestination hides that "(" follows the "]" at which it is read.
type withoutDestination struct{ text.Reader }

func (withoutDestination) Peek() byte { return ' ' }

// deepestParentheses is how many parentheses of a destination may stand in each
// other (CommonMark 0.31, section 6.3, asks for three).
const deepestParentheses = 32

// endless reports whether a line does not begin with a link's destination,
// since a "<" comes before the ">", or too many parentheses are open.
func endless(line []byte) bool {
	line = util.TrimLeftSpace(line)
	open, pointed := 0, len(line) > 0 && line[0] == '<'
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '\\':
			i++
		case pointed && c == '<' && i > 0:
			return true
		case pointed && c == '>':
			return false
		case pointed:
		case c == '(':
			if open++; open > deepestParentheses {
				return true
			}
		case c == ')':
			if open--; open < 0 {
				return false
			}
		case util.IsSpace(c):
			return false
		}
	}
	return false
}

// mostMarks is how many runs of "*" and "_" one block may have; the parser
// compares each with all that are open before it.
const mostMarks = 4096

// boundedEmphasis takes what is beyond that as text.
type boundedEmphasis struct{ parser.InlineParser }

// marks are those of one block.
type marks struct {
	block ast.Node
	n     int
}

var marksKey = parser.NewContextKey()

func (e boundedEmphasis) Parse(parent ast.Node, r text.Reader, pc parser.Context) ast.Node {
	m, _ := pc.Get(marksKey).(*marks)
	if m == nil || m.block != parent {
		m = &marks{block: parent}
		pc.Set(marksKey, m)
	}
	if m.n++; m.n > mostMarks {
		return nil
	}
	return e.InlineParser.Parse(parent, r, pc)
}
