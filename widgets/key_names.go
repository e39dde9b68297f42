package widgets

import "limoni"

// KeyName is what a key does, in a word or two: {"ctrl+s", "Save"}.
type KeyName struct {
	Key   string // a chord, as "ctrl+s"
	Label string
}

// usualKeys are what the keys do that widgets ask for while they have the
// keyboard.
var usualKeys = [...]KeyName{
	{"up", "Up"}, {"down", "Down"}, {"left", "Left"}, {"right", "Right"},
	{"home", "To the beginning"}, {"end", "To the end"},
	{"pageup", "A page up"}, {"pagedown", "A page down"},
	{"enter", "Open or confirm"}, {"space", "Choose or turn over"},
	{"backspace", "Delete to the left"}, {"delete", "Delete"},
	{"ctrl+a", "To the beginning, or choose all"}, {"ctrl+e", "To the end"},
	{"ctrl+w", "Delete the word before"}, {"ctrl+u", "Delete to the beginning"}, {"ctrl+k", "Delete to the end"},
	{"ctrl+z", "Undo"}, {"ctrl+y", "Redo"},
	{"shift+f10", "Menu"}, {"menu", "Menu"},
}

// toolkitKeys work everywhere without the app.
var toolkitKeys = [...]KeyName{{"tab", "Next control"}, {"shift+tab", "Previous control"}, {"esc", "Close or go back"}}

// nameIn is what a table calls a chord, "" for nothing.
func nameIn(names []KeyName, chord string) string {
	for i := range names {
		if names[i].Key == chord {
			return names[i].Label
		}
	}
	return ""
}

// KeyHints is one line with keys that work now and what they do, for the bottom
// of the screen. A key that nothing asks for is left out. Draw it after what it
// is about.
//
//	^S Save  ^Q Quit  ? Help
type KeyHints struct {
	ID string
	// Label names the line, "Keys" where empty.
	Label string
	Keys  []KeyName
}

// hintGap is the columns between two hints.
const hintGap = 2

// Draw draws those hints on the first row of area that have room.
func (h KeyHints) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if h.Label == "" {
		h.Label = "Keys"
	}
	area = firstRow(area, area.Dx())
	resp := f.Begin(h.node(area))
	m := limoni.Memory[hintsMemory](f, resp)
	f.Fill(area, ' ', f.Theme().Bar)
	if area.Dx() > 2 {
		area.Min.X++
	}
	for i := range h.Keys {
		k := &h.Keys[i]
		if c, ok := m.chord(i, k.Key); !ok || !f.Asks(c) {
			continue
		}
		area.Min.X = min(area.Min.X+k.draw(f, area), area.Max.X)
	}
	return f.End(resp)
}
