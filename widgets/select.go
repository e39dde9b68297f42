package widgets

import (
	"slices"
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// Select is a field with one of several options, which drop down to choose
// from.
//
//	Medium      ▾
//	┌────────────┐
//	│  Small     │
//	│✓ Medium    │
//	│  Large     │
//	└────────────┘
//
// Space, Enter, Up, Down and Alt+Down open it, and so does a click. In the open
// list the same keys as in a [List] move, letters go to the next option that
// begins with them, Enter, Space and a click choose, Tab chooses and goes on;
// Esc, a press elsewhere and whatever else takes the keyboard away close it and
// leave the choice as it was.
type Select struct {
	ID string
	// Label names the field. It is not drawn.
	Label   string
	Options Items
	// Selected is the app's choice, an index into Options, -1 for none.
	Selected *int
	// Placeholder is shown while there is no choice.
	Placeholder string
	Disabled    bool
	Required    bool
	AutoFocus   bool
	// Error, where not empty, says why the choice is refused. It is drawn in the
	// second row of the area, where that has one.
	Error       string
	Description string
}

// selectMemory is what a select remembers while it is open.
type selectMemory struct {
	open bool
	at   int // the option with the cursor
	list ListState
}

// maxOptions is how many options are in view.
const maxOptions = 10

// tabChords leave the field.
var tabChords = chords(2, func(i int) string { return [...]string{"tab", "shift+tab"}[i] })

// Draw draws the field on the first row of area, on the second the Error, and
// the list above all else.
// Changed of the response reports that another option was chosen.
func (s Select) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if s.Selected == nil || s.Options == nil {
		panic("widgets: Select " + strconv.Quote(s.Label) + " needs Options and Selected; give it pointers to the app's rows and to its choice")
	}
	resp, m := s.begin(f, withError(area, s.Error))
	before := *s.Selected
	*s.Selected = min(max(before, -1), s.Options.Len()-1)
	s.apply(f, resp, m)
	field{label: s.Placeholder, err: s.Error, open: m.open}.paint(f, resp, s.text())
	if m.open {
		s.drawList(f, resp, m)
	}
	s.complete(f, resp, m)
	if *s.Selected != before {
		resp.SetChanged()
	}
	return f.End(resp)
}

func (s Select) begin(f *limoni.Frame, area limoni.Rect) (limoni.Response, *selectMemory) {
	resp := f.Begin(accessibility.Node{
		ID: s.ID, Role: accessibility.RoleSelect, Label: s.Label, Bounds: area,
		States: when(s.Disabled, accessibility.StateDisabled) | when(s.Required, accessibility.StateRequired) |
			when(s.Error != "", accessibility.StateInvalid),
		Actions: accessibility.ActionFocus | accessibility.ActionActivate | accessibility.ActionSetValue,
	})
	if s.AutoFocus {
		f.AutoFocus(resp)
	}
	m := limoni.Memory[selectMemory](f, resp)
	m.open = m.open && !disabled(f, resp)
	return resp, m
}

func (s Select) apply(f *limoni.Frame, resp limoni.Response, m *selectMemory) {
	if disabled(f, resp) {
		return
	}
	if v, ok := resp.NewValue(); ok && !s.set(v) {
		resp.SetMissed()
	}
	switch ev, _ := resp.Event(); {
	case m.open && (ev.Kind == limoni.EventRelease && resp.Clicked() || resp.Did(accessibility.ActionCollapse) || resp.Did(accessibility.ActionActivate)):
		m.open = false
	case m.open && resp.Clicked(): // by Enter or Space
		s.choose(m, m.at)
	case m.open && ev.Kind == limoni.EventKey && slices.Contains(tabChords, ev.Chord):
		s.choose(m, m.at) // and the key goes on
	case m.open:
		m.open = !resp.FocusLost()
	case resp.Clicked(), resp.Did(accessibility.ActionExpand), resp.Key("down"), resp.Key("up"), resp.Key("alt+down"):
		*m = selectMemory{open: true, at: max(*s.Selected, 0)}
	}
}

// set chooses the option with that text or key, and reports that there is one.
func (s Select) set(v string) bool {
	i := indexOfText(s.Options, v)
	if i < 0 {
		i = indexOf(s.Options, v)
	}
	if i < 0 || s.Options.Row(i).disabled() {
		return false
	}
	*s.Selected = i
	return true
}

func (s Select) choose(m *selectMemory, i int) {
	m.open = false
	if i >= 0 && i < s.Options.Len() && !s.Options.Row(i).disabled() {
		*s.Selected = i
	}
}

// drawList draws the options that are in view, in a layer below the field.
func (s Select) drawList(f *limoni.Frame, resp limoni.Response, m *selectMemory) {
	n := s.Options.Len()
	popup, inner := Popup{Label: s.Label, Opener: resp, Anchor: firstRow(resp.Rect(), resp.Rect().Dx()), Width: s.listWidth(resp.Rect().Dx()), Height: min(max(n, 1), maxOptions)}.Begin(f)
	d := rows{Items: s.Options, role: accessibility.RoleOption, typeahead: true, height: inner.Dy(), keys: resp, value: s.Selected}
	d.begin(f, accessibility.Node{Role: accessibility.RoleList, Label: s.Label, Bounds: inner}, &m.at, &m.list)
	d.apply(f)
	f.Details(resp).ActiveDescendant = d.drawOptions(f, inner)
	list := d.end(f)
	f.End(popup)
	switch {
	case list.Clicked() || list.Did(accessibility.ActionSelect):
		s.choose(m, m.at)
	case popup.Dismissed():
		m.open = false
	}
}

// listWidth is room for the widest of the options that are looked at, each with
// its mark, and for a scrollbar.
func (s Select) listWidth(least int) int {
	w := least - 2
	for i := range min(s.Options.Len(), 100) {
		w = max(w, limoni.Width(s.Options.Row(i).Text)+3)
	}
	return w
}

// drawOptions draws the rows of a list in a popup and returns the key of the one
// with the cursor.
func (d *rows) drawOptions(f *limoni.Frame, area limoni.Rect) (cursor accessibility.Key) {
	d.drawRows(f, d.drawScrollbar(f, area))
	return f.Details(d.resp).ActiveDescendant
}

func (s Select) text() string {
	if *s.Selected < 0 {
		return ""
	}
	return s.Options.Row(*s.Selected).Text
}

func (s Select) complete(f *limoni.Frame, resp limoni.Response, m *selectMemory) {
	f.Node(resp).Value = s.text()
	opens(f, resp, m.open)
	if s.Placeholder != "" || s.Error != "" || s.Description != "" {
		d := f.Details(resp)
		d.Placeholder, d.ErrorMessage, d.Description = s.Placeholder, s.Error, s.Description
	}
}
