package main

import (
	"slices"
	"strconv"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// panes is the page of what divides the screen.
type panes struct {
	open     []string // titles of the tabs
	tab      int
	ratio    float64
	answered [30]bool
}

func newPanes() panes {
	return panes{open: []string{"main.go", "README", "go.mod"}, ratio: 0.5}
}

func (p *panes) draw(f *limoni.Frame, area limoni.Rect) {
	split := widgets.SplitPane{ID: "split", Label: "Editor", Ratio: &p.ratio, Min: 20, MinSecond: 20}.Draw(f, area)
	p.drawTabs(f, split.First)
	p.drawQuestions(f, split.Second)
}

func (p *panes) drawTabs(f *limoni.Frame, area limoni.Rect) {
	tabs := widgets.Tabs{ID: "open", Label: "Open files", Titles: p.open, Selected: &p.tab, Closable: true}.Draw(f, layout.CutTop(&area, 1))
	if _, at, ok := tabs.Item(); ok && tabs.Did(accessibility.ActionDismiss) {
		p.open = slices.Delete(p.open, at-1, at)
		p.tab = min(p.tab, len(p.open)-1)
	}
	if p.tab < 0 || len(p.open) == 0 {
		return
	}
	panel, inner := widgets.TabPanel{ID: "file", Label: p.open[p.tab], Tabs: tabs}.Begin(f, area)
	rows := layout.SplitRows(inner, layout.Fill(1), layout.Fill(1))
	rows[0].Max.Y++ // the blocks share a side
	for i, title := range [...]string{"Above", "Below"} {
		box, in := widgets.Block{ID: title, Title: title, Join: true}.Begin(f, rows[i])
		widgets.Paragraph{Text: "Blocks that share a side have one border."}.Draw(f, in)
		f.End(box)
	}
	f.End(panel)
}

// drawQuestions is more check boxes than there is room for.
func (p *panes) drawQuestions(f *limoni.Frame, area limoni.Rect) {
	layout.CutLeft(&area, 1)
	view := widgets.Viewport{ID: "questions", Label: "Questions", Height: len(p.answered), Scrollbars: true}
	resp, content := view.Begin(f, area)
	for i := range p.answered {
		widgets.Checkbox{ID: questions[i].id, Label: questions[i].label, Checked: &p.answered[i]}.Draw(f, layout.CutTop(&content, 1))
	}
	view.End(f, resp)
}

var questions = func() (list [30]struct{ id, label string }) {
	for i := range list {
		n := strconv.Itoa(i + 1)
		list[i].id, list[i].label = "q"+n, "Question "+n
	}
	return list
}()
