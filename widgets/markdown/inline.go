package markdown

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	extension "github.com/yuin/goldmark/extension/ast"

	"limoni/internal/text"
)

// textElement fills in the text of an element from the inline nodes below n.
func (c *converter) textElement(n ast.Node, e element, look look) element {
	w := writing{converter: c}
	w.inline(n, look, 0)
	e.text = strings.TrimRight(string(w.text), " \n")
	e.spans = w.spans
	for i := range e.spans {
		e.spans[i].end = min(e.spans[i].end, len(e.text))
	}
	return e
}

// writing is the text of one element while it is put together.
type writing struct {
	*converter
	text  []byte
	spans []span
}

// inline writes what is below n.
func (w *writing) inline(n ast.Node, look look, link int) {
	for n := n.FirstChild(); n != nil; n = n.NextSibling() {
		switch n := n.(type) {
		case *ast.Text:
			w.textNode(n, look, link)
		case *ast.String:
			w.put(string(n.Value), look, link)
		case *ast.CodeSpan:
			w.code(n, look, link)
		case *ast.Emphasis:
			w.inline(n, look|emphasisOf(n.Level), link)
		case *extension.Strikethrough:
			w.inline(n, look|strike, link)
		case *ast.Link:
			w.link(n, string(n.Destination), look, link)
		case *ast.AutoLink:
			w.autoLink(n, look, link)
		case *ast.Image:
			w.image(n, look, link)
		case *ast.RawHTML:
			w.put(string(n.Segments.Value(w.source)), look|muted, link)
		case *extension.TaskCheckBox: // the marker of its item
		default:
			w.inline(n, look, link)
		}
	}
}

func emphasisOf(level int) look {
	if level > 1 {
		return strong
	}
	return emphasis
}

func (w *writing) textNode(n *ast.Text, look look, link int) {
	s := string(n.Segment.Value(w.source))
	if !n.IsRaw() {
		s = unescape(s)
	}
	w.put(s, look, link)
	switch {
	case n.HardLineBreak():
		w.add("\n", look, link)
	case n.SoftLineBreak():
		w.add(" ", look, link)
	}
}

// code writes a code span with its marks, by which it is told from prose also
// where there are no colours.
func (w *writing) code(n ast.Node, look look, link int) {
	look |= inCode
	w.add("`", look, link)
	for n := n.FirstChild(); n != nil; n = n.NextSibling() {
		if t, ok := n.(*ast.Text); ok {
			w.put(string(t.Segment.Value(w.source)), look, link)
		}
	}
	w.add("`", look, link)
}

// link writes a link whose text is below n. One that leads where no link may
// is its text only.
func (w *writing) link(n ast.Node, url string, look look, outer int) {
	url = cleanURL(url)
	if !allowed(url) {
		w.inline(n, look, outer)
		return
	}
	number := w.begin(url)
	from := len(w.text)
	w.inline(n, look|inLink, number)
	w.end(number, from)
}

// begin adds a link to the block. Without a destination it only looks like one.
func (w *writing) begin(url string) (number int) {
	if url == "" {
		return 0
	}
	w.links = append(w.links, link{url: url, osc8: hyperlink(url)})
	return len(w.links)
}

// end gives a link its label.
func (w *writing) end(number, from int) {
	if number == 0 {
		return
	}
	l := &w.links[number-1]
	if l.label = strings.TrimSpace(string(w.text[from:])); l.label == "" {
		l.label = l.url
		w.put(l.url, inLink, number)
	}
}

func (w *writing) autoLink(n *ast.AutoLink, look look, outer int) {
	url, label := cleanURL(string(n.URL(w.source))), string(n.Label(w.source))
	if n.AutoLinkType == ast.AutoLinkEmail && !strings.HasPrefix(strings.ToLower(url), "mailto:") {
		url = "mailto:" + url
	}
	if !allowed(url) {
		w.put(label, look, outer)
		return
	}
	number, from := w.begin(url), len(w.text)
	w.put(label, look|inLink, number)
	w.end(number, from)
}

// image writes the text that stands for an image, in brackets.
func (w *writing) image(n *ast.Image, look look, outer int) {
	number := outer
	if outer == 0 {
		w.links = append(w.links, link{image: true})
		number = len(w.links)
	}
	w.add("[", look|inImage, number)
	from, links := len(w.text), len(w.links)
	w.inline(n, look|inImage, number)
	w.links = w.links[:links] // what is inside of an image is its text
	for i := range w.spans {
		if w.spans[i].link > links {
			w.spans[i].link = number
		}
	}
	if len(w.text) == from {
		w.add("image", look|inImage, number)
	}
	if outer == 0 {
		w.links[number-1].label = string(w.text[from:])
	}
	w.add("]", look|inImage, number)
}

// put writes text of the source: clean, and on one line.
func (w *writing) put(s string, look look, link int) {
	if strings.ContainsAny(s, "\n\t\r") {
		s = spaces.Replace(s)
	}
	w.add(text.Clean(s), look, link)
}

var spaces = strings.NewReplacer("\r\n", " ", "\n", " ", "\t", " ", "\r", " ")

func (w *writing) add(s string, look look, link int) {
	if s == "" {
		return
	}
	w.text = append(w.text, s...)
	if last := len(w.spans) - 1; last >= 0 && w.spans[last].look == look && w.spans[last].link == link {
		w.spans[last].end = len(w.text)
		return
	}
	w.spans = append(w.spans, span{end: len(w.text), look: look, link: link})
}
