package main

import (
	"slices"
	"strings"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// layers is the page of what opens above it: a shelf of documents, with the
// windows and menus about it.
type layers struct {
	toasts *widgets.Toasts

	docs   shelf
	at     int
	pinned bool
	order  string // "name" or "size"
	tools  []widgets.MenuItem
	orders []widgets.MenuItem
	menu   []widgets.MenuItem // about one document

	sorting, detailing bool // which of them is open
	renaming, deleting bool
	name               string // that is being typed
}

func newLayers(toasts *widgets.Toasts) *layers {
	p := &layers{
		toasts: toasts, order: "name",
		docs: shelf{all: []document{
			{"Budget.ods", 48, "Grace"}, {"Invitation.md", 2, "Ada"}, {"Minutes.txt", 7, "Edsger"}, {"Plan.svg", 133, "Barbara"},
		}},
	}
	p.docs.describe()
	p.tools = []widgets.MenuItem{
		{ID: "new", Label: "New"}, {ID: "copy", Label: "Copy"}, {Separator: true}, {ID: "pin", Label: "Pin", Checked: &p.pinned},
		{Label: "Share", Items: []widgets.MenuItem{{ID: "mail", Label: "By mail"}, {ID: "link", Label: "By link"}}},
	}
	p.orders = []widgets.MenuItem{{ID: "name", Label: "By name", Choice: &p.order}, {ID: "size", Label: "By size", Choice: &p.order}}
	p.menu = []widgets.MenuItem{
		{ID: "rename", Label: "Rename…", Shortcut: "f2"}, {ID: "copy", Label: "Copy"},
		{Separator: true}, {ID: "delete", Label: "Delete…", Shortcut: "delete"},
	}
	return p
}

func (p *layers) draw(f *limoni.Frame, area limoni.Rect) {
	columns := layout.Gap(4).SplitColumns(area, layout.Fill(1), layout.Fill(1))
	p.drawDocuments(f, columns[0])
	p.drawMessages(f, columns[1])
	p.drawDialogs(f)
}

// drawDocuments draws the tools above the list, and the list with its menu.
func (p *layers) drawDocuments(f *limoni.Frame, area limoni.Rect) {
	area = titled(f, "Documents", area)
	p.run(widgets.Toolbar{ID: "tools", Label: "Tools", Items: p.tools}.Draw(f, layout.CutTop(&area, 1)).Activated)
	line := layout.CutTop(&area, 1)
	layout.CutTop(&area, 1)
	list := widgets.List{ID: "docs", Label: "Documents", Items: &p.docs, Selected: &p.at, Scrollbar: true, Empty: "No document"}.Draw(f, area)
	if list.Clicked() || list.Key("f2") {
		p.run("rename")
	}
	if list.Key("delete") {
		p.run("delete")
	}
	p.run(widgets.ContextMenu{ID: "doc", Label: "Document", Items: p.menu}.Draw(f, list).Activated)
	p.drawOpeners(f, line)
}

// run does what a tool, the menu or a key asks for.
func (p *layers) run(command string) {
	switch command {
	case "new":
		p.put(document{"Untitled.md", 0, "you"})
	case "copy":
		if p.has() {
			d := p.docs.all[p.at]
			d.name = "Copy of " + d.name
			p.put(d)
		}
	case "mail", "link":
		p.tell("Shared", widgets.ToastSuccess)
	case "rename":
		if p.has() {
			p.renaming, p.name = true, p.docs.all[p.at].name
		}
	case "delete":
		p.deleting = p.has()
	}
}

func (p *layers) has() bool { return p.at >= 0 && p.at < len(p.docs.all) }

// put adds a document and goes to it.
func (p *layers) put(d document) {
	p.docs.all = append(p.docs.all, d)
	p.sort()
	p.at = slices.Index(p.docs.all, d)
	p.toasts.Show("Added "+d.name, widgets.ToastSuccess)
}

// tell shows a message about the document with the cursor.
func (p *layers) tell(what string, kind widgets.ToastKind) {
	if p.has() {
		p.toasts.Show(what+" "+p.docs.all[p.at].name, kind)
	}
}

// sort puts the documents in order; the cursor stays on its own.
func (p *layers) sort() {
	var at document
	if p.has() {
		at = p.docs.all[p.at]
	}
	slices.SortStableFunc(p.docs.all, func(a, b document) int {
		if p.order == "size" {
			return b.size - a.size
		}
		return strings.Compare(a.name, b.name)
	})
	p.docs.describe()
	p.at = max(slices.Index(p.docs.all, at), 0)
}
