package main

import (
	"slices"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// shell is what stands around the pages: the menus above, the line below, and
// the windows that open over them.
type shell struct {
	menus   []widgets.MenuItem
	palette widgets.CommandPalette
	help    widgets.KeyHelp
	toasts  widgets.Toasts
	shown   string // title of the page, for the mark in the menu
	status  [2]widgets.Segment
}

// hints are the keys of the whole app, in the order in which they give way.
var hints = []widgets.KeyName{
	{Key: "f1", Label: "Keys"}, {Key: "ctrl+p", Label: "Commands"}, {Key: "f10", Label: "Menu"},
	{Key: "ctrl+q", Label: "Quit"}, {Key: "f8", Label: "Dismiss"},
}

// offer makes the commands, of which each page is one: for the menus and for
// the palette.
func (s *shell) offer(pages []string) {
	commands := widgets.CommandList{}
	view := []widgets.MenuItem{}
	for _, title := range pages {
		view = append(view, widgets.MenuItem{ID: title, Label: title, Choice: &s.shown})
		commands = append(commands, widgets.Command{ID: title, Title: "Go to " + title})
	}
	commands = append(commands,
		widgets.Command{ID: "keys", Title: "Show the keys", Shortcut: "f1"},
		widgets.Command{ID: "quit", Title: "Quit", Shortcut: "ctrl+q"})
	s.menus = []widgets.MenuItem{
		{Label: "File", Items: []widgets.MenuItem{{ID: "quit", Label: "Quit", Shortcut: "ctrl+q"}}},
		{Label: "View", Items: view},
		{Label: "Help", Items: []widgets.MenuItem{
			{ID: "keys", Label: "Keys", Shortcut: "f1"}, {ID: "commands", Label: "Commands", Shortcut: "ctrl+p"},
		}},
	}
	s.palette = widgets.CommandPalette{ID: "palette", Commands: &commands, Placeholder: "What do you want to do?"}
	s.help = widgets.KeyHelp{ID: "help", Names: hints}
}

// run does what the menu, the palette or a key asks for.
func (g *gallery) run(f *limoni.Frame, command string) {
	switch command {
	case "":
	case "quit":
		f.Quit()
	case "keys":
		g.help.Open = true
	case "commands":
		g.palette.Open = true
	default:
		g.page = max(slices.Index(g.titles, command), 0)
	}
}

func (g *gallery) drawMenus(f *limoni.Frame, area limoni.Rect) {
	g.shown = g.titles[g.page]
	g.run(f, widgets.MenuBar{ID: "menus", Menus: g.menus}.Draw(f, area).Activated)
}

// drawFoot draws the keys that work, and which page it is where there is room.
func (g *gallery) drawFoot(f *limoni.Frame, area limoni.Rect) {
	if f.GlobalKey("ctrl+q") {
		g.run(f, "quit")
	}
	if f.GlobalKey("f1") {
		g.run(f, "keys")
	}
	if f.Key("ctrl+p") {
		g.run(f, "commands")
	}
	g.status[0] = widgets.Segment{Text: g.titles[g.page]}
	g.status[1] = widgets.Segment{Text: f.Concat(f.Itoa(g.page+1), "/", f.Itoa(len(g.titles)))}
	right := layout.CutRight(&area, min(20, area.Dx()/3))
	widgets.KeyHints{ID: "hints", Keys: hints}.Draw(f, area)
	widgets.StatusBar{ID: "status", Right: g.status[:]}.Draw(f, right)
}

// drawLayers draws what opens above everything.
func (g *gallery) drawLayers(f *limoni.Frame) {
	g.run(f, g.palette.Draw(f, f.Area()).Command)
	g.help.Draw(f, f.Area())
	room := f.Area()
	layout.CutBottom(&room, 1) // the keys stay in sight
	g.toasts.Draw(f, room)
}
