package markdown

import (
	"bytes"
	"strconv"

	"github.com/yuin/goldmark/ast"
	extension "github.com/yuin/goldmark/extension/ast"
)

// converter turns what the parser found into blocks.
type converter struct {
	source []byte
	from   int // where source begins in the document
	blocks []block
	links  []link // of the present block
	refs   []definition
	depth  int
}

// document converts the children of a document, each into a block.
func (c *converter) document(doc ast.Node) {
	for n := doc.FirstChild(); n != nil; n = n.NextSibling() {
		c.links = nil
		for _, e := range c.block(n, nil) {
			start, alone := c.start(n)
			c.blocks = append(c.blocks, block{start: start, body: e, links: c.links, alone: alone})
			c.links = nil
		}
	}
}

// start is where the first line of a block begins, and whether it can be parsed
// alone: after an empty line. Without one the parser may have made it of the
// rest of what is above, as a table of the end of a paragraph.
func (c *converter) start(n ast.Node) (start int, alone bool) {
	before, last := c.from-1, len(c.blocks)-1
	if last >= 0 {
		before = c.blocks[last].start
	}
	at := n.Pos()
	if at < 0 || at > len(c.source) {
		return max(before, 0), last < 0
	}
	at = bytes.LastIndexByte(c.source[:at], '\n') + 1
	if c.from+at <= before {
		return before, false
	}
	return c.from + at, last < 0 || blankAbove(c.source[:at])
}

// blankAbove reports whether the last line is empty.
func blankAbove(source []byte) bool {
	source = bytes.TrimSuffix(source, []byte("\n"))
	return len(bytes.TrimSpace(source[bytes.LastIndexByte(source, '\n')+1:])) == 0
}

// children converts the blocks inside of a container.
func (c *converter) children(n ast.Node) (elements []element) {
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		elements = c.block(child, elements)
	}
	return elements
}

// block appends what one node of the parser is.
func (c *converter) block(n ast.Node, to []element) []element {
	switch n := n.(type) {
	case *ast.Heading:
		return append(to, c.textElement(n, element{kind: heading, level: min(max(n.Level, 1), 6)}, inHeading))
	case *ast.Paragraph, *ast.TextBlock:
		if e := c.textElement(n, element{kind: paragraph}, 0); e.text != "" {
			return append(to, e)
		}
		return to
	case *ast.Blockquote, *ast.List:
		return c.container(n, to)
	case *ast.FencedCodeBlock:
		return append(to, element{kind: codeBlock, language: c.language(n), text: c.raw(n)})
	case *ast.CodeBlock:
		return append(to, element{kind: codeBlock, text: c.raw(n)})
	case *ast.HTMLBlock:
		return append(to, c.html(n))
	case *ast.ThematicBreak:
		return append(to, element{kind: rule})
	case *extension.Table:
		return append(to, c.table(n))
	case *ast.LinkReferenceDefinition:
		c.define(n)
		return to
	}
	return append(to, c.children(n)...)
}

func (c *converter) container(n ast.Node, to []element) []element {
	if c.depth >= deepest {
		return append(to, c.children(n)...)
	}
	c.depth++
	defer func() { c.depth-- }()
	if l, ok := n.(*ast.List); ok {
		return append(to, c.list(l))
	}
	return append(to, element{kind: quote, children: c.children(n)})
}

func (c *converter) list(n *ast.List) element {
	e := element{kind: list, tight: n.IsTight}
	number := n.Start
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		item := element{kind: listItem, marker: bullet}
		if n.IsOrdered() {
			item.marker = strconv.Itoa(number) + string(n.Marker)
			number++
		}
		if box := taskBox(child); box != nil {
			item.task, item.checked = true, box.IsChecked
			if item.marker == bullet {
				item.marker = ""
			} else {
				item.marker += " "
			}
			item.marker += map[bool]string{false: "[ ]", true: "[x]"}[box.IsChecked]
		}
		item.children = c.children(child)
		e.children = append(e.children, item)
	}
	return e
}

// taskBox is the box at the beginning of a list item, nil where it has none.
func taskBox(item ast.Node) *extension.TaskCheckBox {
	if first := item.FirstChild(); first != nil {
		box, _ := first.FirstChild().(*extension.TaskCheckBox)
		return box
	}
	return nil
}

func (c *converter) table(n *extension.Table) element {
	e := element{kind: table}
	for _, a := range n.Alignments {
		e.align = append(e.align, map[extension.Alignment]align{
			extension.AlignRight: right, extension.AlignCenter: center,
		}[a])
	}
	for row := n.FirstChild(); row != nil; row = row.NextSibling() {
		r, look := element{kind: tableRow}, look(0)
		if _, head := row.(*extension.TableHeader); head {
			look = strong
		}
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			r.cells = append(r.cells, c.textElement(cell, element{}, look))
		}
		e.children = append(e.children, r)
	}
	return e
}

func (c *converter) define(n *ast.LinkReferenceDefinition) {
	at := c.from + max(n.Pos(), 0)
	c.refs = append(c.refs, definition{at: at, label: labelOf(string(n.Label)), url: string(n.Destination)})
}
