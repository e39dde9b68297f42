package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Span is a part of a text with a style of its own.
type Span struct {
	Text  string
	Style limoni.Style // the theme's text where zero; its Link makes it one (OSC 8)
}

// RichText is running text of several styles, wrapped between words as if it
// were one. No markup is read from it: what looks like markup is text.
type RichText struct {
	ID    string
	Spans []Span
	Align Align
}

// Draw draws as much of the text as area has rows for. Its node has all of it.
func (t RichText) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	resp := f.RegisterAccessibility(accessibility.Node{ID: t.ID, Role: accessibility.RoleText, Label: t.label(f), Bounds: area})
	lines := wrapped(f.Node(resp).Label, area.Dx())
	rows := area
	for ; lines.next() && !rows.Empty(); rows.Min.Y++ {
		line := rows
		line.Min.X += t.Align.indent(limoni.Width(lines.line), area.Dx())
		t.paintLine(f, line, lines.from, lines.from+len(lines.line))
	}
	settleText(f, resp, area, rows, lines)
	return resp
}

// label joins the spans.
func (t RichText) label(f *limoni.Frame) string {
	label := ""
	for i := 0; i < len(t.Spans); i += 4 {
		var four [4]string
		for k := range min(4, len(t.Spans)-i) {
			four[k] = t.Spans[i+k].Text
		}
		label = f.Concat(label, four[0], four[1], four[2], four[3])
	}
	return label
}

// paintLine draws the bytes from one to another of the whole text, each with the
// style of its span.
func (t RichText) paintLine(f *limoni.Frame, area limoni.Rect, from, to int) {
	if !f.Painting() {
		return
	}
	at := 0
	for _, span := range t.Spans {
		i, j := max(from-at, 0), min(to-at, len(span.Text))
		if at += len(span.Text); i < j {
			area.Min.X += f.Print(area, span.Text[i:j], or(span.Style, f.Theme().Text))
		}
	}
}
