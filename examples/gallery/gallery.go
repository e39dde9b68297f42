package main

import (
	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// gallery is the app: its pages, and the data that their widgets show.
type gallery struct {
	titles []string
	draws  []func(*limoni.Frame, limoni.Rect)
	page   int
	shell

	choices   choices
	pickers   pickers
	panes     panes
	text      text
	fields    fields
	data      data
	trees     trees
	documents documents
	layers    *layers
	feedback  feedback
	charts    charts
	pictures  pictures
}

// newGallery makes the pages with something to see on each.
func newGallery() *gallery {
	g := &gallery{choices: newChoices(), pickers: newPickers(), panes: newPanes(), text: newText()}
	g.fields, g.data, g.trees, g.documents = newFields(), newData(), newTrees(), newDocuments()
	g.layers, g.feedback, g.charts, g.pictures = newLayers(&g.toasts), newFeedback(), newCharts(), newPictures()
	g.add("Text", g.text.draw)
	g.add("Choice", g.choices.draw)
	g.add("Pickers", g.pickers.draw)
	g.add("Panes", g.panes.draw)
	g.add("Fields", g.fields.draw)
	g.add("Data", g.data.draw)
	g.add("Trees", g.trees.draw)
	g.add("Docs", g.documents.draw)
	g.add("Layers", g.layers.draw)
	g.add("Gauges", g.feedback.draw)
	g.add("Charts", g.charts.draw)
	g.add("Images", g.pictures.draw)
	g.shell.offer(g.titles)
	return g
}

func (g *gallery) add(title string, draw func(*limoni.Frame, limoni.Rect)) {
	g.titles, g.draws = append(g.titles, title), append(g.draws, draw)
}

// A page has at least that many cells; on a smaller screen it scrolls.
const (
	pageWidth  = 80
	pageHeight = 20
)

func (g *gallery) draw(f *limoni.Frame) {
	area := f.Area()
	menus, foot := layout.CutTop(&area, 1), layout.CutBottom(&area, 1)
	g.drawMenus(f, menus)
	g.drawPage(f, area)
	g.drawLayers(f)
	g.drawFoot(f, foot) // last, to know all the keys
}

func (g *gallery) drawPage(f *limoni.Frame, area limoni.Rect) {
	tabs := widgets.Tabs{ID: "pages", Label: "Pages", Titles: g.titles, Selected: &g.page, AutoFocus: true}.Draw(f, layout.CutTop(&area, 1))
	title := g.titles[g.page]
	panel, inner := widgets.TabPanel{ID: "page", Label: title, Tabs: tabs}.Begin(f, area)
	layout.CutTop(&inner, 1)
	view := widgets.Viewport{ID: title, Label: title, Width: pageWidth, Height: pageHeight, Scrollbars: true}
	resp, content := view.Begin(f, inner)
	g.draws[g.page](f, content)
	view.End(f, resp)
	f.End(panel)
}

// titled draws a heading and returns the area below it.
func titled(f *limoni.Frame, title string, area limoni.Rect) limoni.Rect {
	widgets.Heading{Text: title, Level: 2}.Draw(f, layout.CutTop(&area, 1))
	return area
}
