package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// KeyHelp is a modal window with the keys that work in what is below it, as
// they were when it opened: those of the control with the keyboard, those of the
// screen, those that work everywhere, and the toolkit's own.
//
//	┌ Keys ──────────────────────┐
//	│ Tasks                      │
//	│   Up         Up            │
//	│   Down       Down          │
//	│ This screen                │
//	│   Ctrl+S     Save          │
//	└────────────────────────────┘
//
// A key is called what the control with that shortcut is called, else as in
// Names. The keys are those of a [List], where letters go to the next entry that
// begins with them; Esc closes it.
//
// The app keeps it and sets Open to show it:
//
//	if f.Key("?") {
//		a.help.Open = true
//	}
//	a.help.Draw(f, f.Area())
type KeyHelp struct {
	ID string
	// Title is "Keys" where empty.
	Title string
	// Names are for keys that no control has as its shortcut.
	Names []KeyName
	// Open shows it. It closes itself.
	Open bool

	open     bool // it was in the pass before
	bindings []limoni.Binding
	entries  keyEntries
	at       int
	list     ListState
}

// Draw draws it in the middle of area while it is open. Draw it after what it is
// about.
func (k *KeyHelp) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if k.Open && !k.open {
		k.collect(f)
		k.at, k.list = 0, ListState{}
	}
	if k.open = k.Open; !k.open {
		return limoni.Response{}
	}
	title := k.Title
	if title == "" {
		title = "Keys"
	}
	window := Dialog{ID: k.ID, Title: title, Width: k.entries.width() + 5, Height: k.entries.Len() + 2}
	resp, inner := window.Begin(f, area)
	k.drawEntries(f, title, inner)
	f.End(resp)
	if resp.Dismissed() {
		k.Open = false
	}
	return resp
}

func (k *KeyHelp) drawEntries(f *limoni.Frame, title string, area limoni.Rect) {
	d := rows{
		Items: &k.entries, role: accessibility.RoleListItem, typeahead: true, height: area.Dy(),
		offers: accessibility.ActionSelect,
	}
	d.begin(f, accessibility.Node{Role: accessibility.RoleList, Label: title, Bounds: area}, &k.at, &k.list)
	f.AutoFocus(d.resp)
	d.apply(f)
	area = d.drawScrollbar(f, area)
	for y := range d.drawn() {
		line := area
		line.Min.Y += y
		k.drawEntry(f, &d, firstRow(line, line.Dx()), d.s.Offset+y)
	}
	d.end(f)
}

func (k *KeyHelp) drawEntry(f *limoni.Frame, d *rows, line limoni.Rect, i int) {
	b := d.row(f, line, i, false)
	e := &k.entries.all[i]
	f.Fill(line, ' ', b.style)
	if e.chord == "" {
		if !b.cursor {
			b.style = f.Theme().Heading
		}
		printCut(f, b.Response, line, e.label, b.style)
		return
	}
	f.Details(b.Response).Shortcut = e.chord
	line.Min.X = min(line.Min.X+2, line.Max.X)
	key := firstRow(line, k.entries.keyWidth)
	if b.cursor {
		focusCell(f, d.keys, b.Rect(), key.Min.X)
	}
	f.Print(key, e.key, b.style)
	line.Min.X = min(key.Max.X+2, line.Max.X)
	if e.named {
		printCut(f, b.Response, line, e.label, b.style)
	}
}
