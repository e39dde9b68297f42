package main

import (
	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// trees is the page of what grows: a tree that is read as it opens, and a log.
type trees struct {
	files  remote
	open   widgets.OpenNodes
	file   string // the one with the cursor
	opened string // the one that was activated

	log     widgets.LogBuffer
	state   widgets.LogState
	find    string
	errors  bool // only they are shown
	request int
	read    string // the line that was activated
}

func newTrees() trees {
	p := trees{files: newRemote()}
	for range 24 {
		p.serve()
	}
	return p
}

func (p *trees) draw(f *limoni.Frame, area limoni.Rect) {
	columns := layout.Gap(3).SplitColumns(area, layout.Fill(2), layout.Fill(3))
	p.drawTree(f, columns[0])
	p.drawLog(f, columns[1])
}

func (p *trees) drawTree(f *limoni.Frame, area limoni.Rect) {
	area = titled(f, "Tree, read as it opens", area)
	foot := layout.CutBottom(&area, 1)
	p.files.receive(f)
	tree := widgets.TreeView{
		ID: "files", Label: "Files", Data: &p.files, Selected: &p.file, Open: &p.open,
		ActivateToggles: true, Guides: true, Scrollbar: true,
	}.Draw(f, area)
	if key, _, ok := tree.Item(); ok && tree.Did(accessibility.ActionActivate) && p.files.isFile(key) {
		p.opened = key
	}
	if p.opened != "" {
		widgets.Status{ID: "opened", Text: f.Concat("Opened ", p.opened)}.Draw(f, foot)
	}
}

func (p *trees) drawLog(f *limoni.Frame, area limoni.Rect) {
	area = titled(f, "Log", area)
	p.drawFind(f, &area)
	foot := layout.CutBottom(&area, 1)
	least := widgets.LogPlain
	if p.errors {
		least = widgets.LogError
	}
	log := widgets.LogView{
		ID: "log", Label: "Server log", Lines: &p.log, Find: &p.find, MinLevel: least,
		State: &p.state, Scrollbar: true, Empty: "no errors",
	}.Draw(f, area)
	if number, _, ok := log.Item(); ok && log.Did(accessibility.ActionActivate) {
		p.read = p.line(number)
	}
	if p.read != "" {
		widgets.Status{ID: "read", Text: p.read}.Draw(f, foot)
	}
}

// drawFind is the two lines above the log.
func (p *trees) drawFind(f *limoni.Frame, area *limoni.Rect) {
	line := labelled(f, "Find", area)
	next, slow := widgets.Button{ID: "find-next", Label: "Next"}, widgets.Button{ID: "find-slow", Label: "Slow"}
	nextCell, slowCell := cutButton(&line, next), cutButton(&line, slow)
	widgets.TextInput{ID: "log-find", Label: "Find in the log", Value: &p.find, Search: true}.Draw(f, line)
	if slow.Draw(f, slowCell).Clicked() {
		p.find = "slow"
	}
	if next.Draw(f, nextCell).Clicked() {
		p.state.FindNext()
	}
	line = layout.CutTop(area, 1)
	request := widgets.Button{ID: "request", Label: "New request"}
	cell := cutButton(&line, request)
	widgets.Checkbox{ID: "errors", Label: "Errors only", Checked: &p.errors}.Draw(f, line)
	if request.Draw(f, cell).Clicked() {
		p.serve()
	}
	layout.CutTop(area, 1)
}
