package widgets

import (
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// CommandPalette is a modal window in which a command is found by some letters
// of its title, in their order.
//
//	┌ Commands ────────────────────┐
//	│ > gs                         │
//	│ Git: Status           Ctrl+G │
//	│ Go to symbol                 │
//	└──────────────────────────────┘
//
// What begins with the query comes first, then what has words that do. Case
// counts where the query has a capital. Up, Down, PageUp, PageDown and the wheel
// move in the list, Enter and a click run a command; Esc empties the query, and
// closes the palette where it is empty. Then the keyboard is where it was. The
// number of results is announced half a second after the last key.
//
// The app keeps it and sets Open to show it:
//
//	if f.Key("ctrl+p") {
//		a.palette.Open = true
//	}
//	switch a.palette.Draw(f, f.Area()).Command {
//	case "git-status":
//	}
type CommandPalette struct {
	ID string
	// Label is its title, "Commands" where empty.
	Label    string
	Commands Commands
	// Open shows it. It closes itself.
	Open bool
	// Placeholder is shown while the query is empty, Empty where nothing is
	// found; "No command found" where it is empty.
	Placeholder string
	Empty       string

	open  bool // it was in the pass before
	query string
	found commandRows
	at    int
	list  ListState
	since time.Time // the query changed
}

// CommandResponse is what happened to a palette.
type CommandResponse struct {
	limoni.Response
	// Command is the ID of the command to run, or else its title, "" for none;
	// Index is its place in Commands, -1 for none.
	Command string
	Index   int
}

// The size of the window, and how many results it shows.
const (
	paletteWidth = 64
	paletteRows  = 10
	// announceDelay is how long the query must rest.
	announceDelay = 500 * time.Millisecond
)

// Draw draws it in the upper part of area while it is open.
func (p *CommandPalette) Draw(f *limoni.Frame, area limoni.Rect) CommandResponse {
	if p.Commands == nil {
		panic("widgets: CommandPalette has no Commands; give it a pointer to the app's commands")
	}
	none := CommandResponse{Index: -1}
	if p.Open && !p.open {
		p.query, p.at, p.list = "", 0, ListState{}
		p.search(f)
	}
	if p.open = p.Open; !p.open {
		return none
	}
	none.Response = p.draw(f, area)
	return p.result(none)
}

// result says which command is to be run, and closes the palette then.
func (p *CommandPalette) result(r CommandResponse) CommandResponse {
	if !p.found.run {
		return r
	}
	p.found.run = false
	if p.at >= 0 && p.at < p.found.Len() {
		r.Index = p.found.at(p.at)
		c := p.Commands.Command(r.Index)
		r.Command = c.key()
		p.Open = c.Disabled
	}
	return r
}

// draw draws the window.
func (p *CommandPalette) draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	height := min(max(p.Commands.Len(), 1), paletteRows) + 3
	room := area
	layout.CutBottom(&room, max(room.Dy()-height, 0)/2)
	window := Dialog{ID: p.ID, Title: p.label(), Width: paletteWidth, Height: height}
	resp, inner := window.Begin(f, room)
	line := layout.CutTop(&inner, 1)
	input := TextInput{ID: "query", Label: p.label(), Value: &p.query, Placeholder: p.placeholder(), Prompt: "> ", Clearable: true, AutoFocus: true}.Draw(f, line)
	if input.Changed() || p.found.count != p.Commands.Len() {
		p.search(f)
	}
	p.drawList(f, inner, input)
	p.announce(f)
	f.End(resp)
	if resp.Dismissed() {
		p.Open = false
	}
	return resp
}

func (p *CommandPalette) label() string {
	if p.Label == "" {
		return "Commands"
	}
	return p.Label
}

func (p *CommandPalette) placeholder() string {
	if p.Placeholder == "" {
		return "Type to find a command"
	}
	return p.Placeholder
}

// search finds what matches the query.
func (p *CommandPalette) search(f *limoni.Frame) {
	p.found.search(p.Commands, p.query)
	p.at, p.list.Offset, p.since = 0, 0, f.Now()
}

// announce says how many results there are when the query has rested.
func (p *CommandPalette) announce(f *limoni.Frame) {
	rest := announceDelay - f.Now().Sub(p.since)
	switch n := p.found.Len(); {
	case rest > 0:
		f.After(rest)
	case n == 0:
		f.Announce(p.empty(), limoni.Polite)
	default:
		f.Announce(counted(f, n, "result", "results"), limoni.Polite)
	}
}

func (p *CommandPalette) empty() string {
	if p.Empty == "" {
		return "No command found"
	}
	return p.Empty
}

// drawList draws the results; the keys are those of the field.
func (p *CommandPalette) drawList(f *limoni.Frame, area limoni.Rect, input limoni.Response) {
	d := rows{Items: &p.found, role: accessibility.RoleOption, height: area.Dy(), keys: input}
	d.begin(f, accessibility.Node{Role: accessibility.RoleList, Label: p.label(), Bounds: area}, &p.at, &p.list)
	d.apply(f)
	f.Details(input).Controls = f.Node(d.resp).Key
	if d.count == 0 {
		drawLine(f, area, accessibility.Node{Role: accessibility.RoleText, Label: p.empty()}, f.Theme().Muted)
	}
	area = d.drawScrollbar(f, area)
	for y := range d.drawn() {
		line := area
		line.Min.Y += y
		p.drawCommand(f, &d, firstRow(line, line.Dx()), d.s.Offset+y)
	}
	f.Details(input).ActiveDescendant = f.Details(d.resp).ActiveDescendant
	list := d.end(f)
	p.found.run = list.Clicked() || list.Did(accessibility.ActionActivate)
}
