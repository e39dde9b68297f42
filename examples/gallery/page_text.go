package main

import (
	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// text is the page of what is read.
type text struct {
	spans    []widgets.Span
	followed int // how often the link was
}

func newText() text {
	return text{spans: []widgets.Span{
		{Text: "Spans of "}, {Text: "bold", Style: limoni.Style{Attr: limoni.AttrBold}}, {Text: ", "},
		{Text: "italic", Style: limoni.Style{Attr: limoni.AttrItalic}}, {Text: " and "},
		{Text: "underlined", Style: limoni.Style{Attr: limoni.AttrUnderline}}, {Text: " text, wrapped as one. [b]Markup[/b] is text."},
	}}
}

func (p *text) draw(f *limoni.Frame, area limoni.Rect) {
	columns := layout.Gap(2).SplitColumns(area, layout.Fill(1), layout.Fill(1))
	p.drawLeft(f, columns[0])
}

func (p *text) drawLeft(f *limoni.Frame, area limoni.Rect) {
	widgets.Heading{Text: "Heading", Level: 1}.Draw(f, layout.CutTop(&area, 1))
	widgets.Label{Text: "A label is one line; what does not fit ends in an ellipsis."}.Draw(f, layout.CutTop(&area, 1))
	widgets.Separator{Title: "Paragraph"}.Draw(f, layout.CutTop(&area, 1))
	widgets.Paragraph{Text: "Running text is wrapped between words, aligned to the start, the middle or the end of its area."}.Draw(f, layout.CutTop(&area, 3))
	widgets.Separator{Title: "Rich text"}.Draw(f, layout.CutTop(&area, 1))
	widgets.RichText{Spans: p.spans}.Draw(f, layout.CutTop(&area, 3))
	link := widgets.Link{ID: "link", Label: "The WAI-ARIA authoring practices", URL: "https://www.w3.org/WAI/ARIA/apg/"}.Draw(f, layout.CutTop(&area, 1))
	if link.Clicked() {
		p.followed++
	}
}
