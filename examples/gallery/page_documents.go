package main

import (
	"embed"

	"limoni"
	"limoni/layout"
	"limoni/widgets/code"
	"limoni/widgets/markdown"
)

// documents is the page of long texts: Markdown, whose links choose the code
// beside it.
type documents struct {
	welcome string
	file    string
	source  string
	line    int // the current one of source, from 0
}

//go:embed welcome.md gallery.go page_documents.go page_fields.go
var texts embed.FS

func newDocuments() documents {
	p := documents{welcome: read("welcome.md")}
	p.show("page_documents.go")
	return p
}

// read is an embedded text, "" where there is none of that name.
func read(name string) string {
	text, _ := texts.ReadFile(name)
	return string(text)
}

// show shows a file, if there is one of that name: links are text that anybody
// may have written.
func (p *documents) show(name string) {
	if source := read(name); source != "" {
		p.file, p.source, p.line = name, source, 0
	}
}

func (p *documents) draw(f *limoni.Frame, area limoni.Rect) {
	columns := layout.Gap(3).SplitColumns(area, layout.Fill(1), layout.Fill(1))
	left := titled(f, "Markdown", columns[0])
	view := markdown.View{ID: "welcome", Label: "Welcome", Source: &p.welcome, Highlighter: code.Highlighter{}}.Draw(f, left)
	if view.Link != "" {
		p.show(view.Link)
	}
	right := titled(f, p.file, columns[1])
	code.View{ID: "source", Label: p.file, Source: &p.source, Language: p.file, LineNumbers: true, Selected: &p.line}.Draw(f, right)
}
