package widgets

import (
	"strconv"
	"time"

	"limoni"
	"limoni/accessibility"
)

// ComboBox is a text field that suggests what could be in it.
//
//	be▏           ▾
//	┌─────────────┐
//	│ Berlin      │
//	│ Bern        │
//	└─────────────┘
//
// Typing opens the list of the options that contain what was typed; where none
// does there is no list. Down goes into it, first to the first option, Up to the
// last; there PageUp, PageDown, Up and Down move, and Enter puts the option into
// the field. Without one, Enter is left to the caller, who asks Submitted. Esc
// closes the list, and without one empties the field. Alt+Down and a click on
// the mark open the list of all. A click on an option chooses it. All other keys
// are those of a [TextInput].
//
// Any text may stand in the field, unless the app says otherwise by Error.
type ComboBox struct {
	ID string
	// Label names the field. It is not drawn, except as the placeholder where
	// there is no other.
	Label string
	// Value is the app's text.
	Value   *string
	Options Items
	// Unfiltered shows all Options: the app has chosen them by the text, as a
	// search on a server does.
	Unfiltered  bool
	Placeholder string
	MaxLength   int
	Disabled    bool
	Required    bool
	AutoFocus   bool
	// Error, where not empty, says why the value is refused. It is drawn in the
	// second row of the area, where that has one.
	Error       string
	Description string
}

// comboMemory is the list of a combo box.
type comboMemory struct {
	open    bool
	at      int // the row with the cursor, -1 while it is in the text
	list    ListState
	matches matches
	speak   time.Time // when the number of suggestions is to be told
}

// speakDelay is how long typing has to pause for that.
const speakDelay = 500 * time.Millisecond

// combo is a combo box in one pass.
type combo struct {
	ComboBox
	resp limoni.Response
	text *textMemory
	m    *comboMemory
	mark limoni.Rect
}

// Draw draws the field on the first row of area, on the second the Error, and
// the list above all else.
// Changed of the response reports that the user changed the value.
func (c ComboBox) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if c.Value == nil || c.Options == nil {
		panic("widgets: ComboBox " + strconv.Quote(c.Label) + " needs Options and Value; give it pointers to the app's rows and to its string")
	}
	area = withError(area, c.Error)
	t := c.input(area)
	d := combo{ComboBox: c, mark: firstRow(area, area.Dx())}
	d.resp, d.text = t.register(f, area)
	d.m = limoni.Memory[comboMemory](f, d.resp)
	d.mark.Min.X = max(area.Max.X-t.tail, area.Min.X)
	if !disabled(f, d.resp) {
		d.applyOpening()
	}
	d.edit(f, t)
	if d.m.open = d.m.open && !d.resp.FocusLost() && !disabled(f, d.resp); d.m.open {
		d.drawList(f)
	}
	d.complete(f)
	return f.End(d.resp)
}

func (c ComboBox) input(area limoni.Rect) TextInput {
	t := TextInput{
		ID: c.ID, Label: c.Label, Value: c.Value, Placeholder: c.Placeholder, MaxLength: c.MaxLength, Disabled: c.Disabled,
		Required: c.Required, AutoFocus: c.AutoFocus, Error: c.Error, Description: c.Description, Clearable: true, combo: true,
	}
	if area.Dx() > 3 {
		t.tail = 2
	}
	return t
}

// applyOpening opens and closes the list, and leads into it.
func (d *combo) applyOpening() {
	m, resp := d.m, d.resp
	switch {
	case d.onMark() && resp.Clicked(), resp.Key("alt+down"):
		d.show(!m.listed(), true)
	case resp.Did(accessibility.ActionExpand):
		d.show(true, true)
	case m.listed() && (resp.Did(accessibility.ActionCollapse) || resp.Key("esc")):
		d.show(false, false)
	case m.open && m.at == 0 && resp.Key("up"):
		m.at = -1 // back to the text
	case (!m.open || m.at < 0) && resp.Key("down"):
		d.enter(0)
	case (!m.open || m.at < 0) && resp.Key("up"):
		d.enter(-1)
	}
}

// onMark reports that a click is on the mark that opens the list.
func (d *combo) onMark() bool {
	ev, ok := d.resp.Event()
	return ok && ev.Kind == limoni.EventRelease && ev.X >= d.mark.Min.X && ev.X < d.mark.Max.X
}

// listed reports whether there is a list to see: it may be open and nothing
// match.
func (m *comboMemory) listed() bool { return m.open && m.matches.Len() > 0 }

// show opens the list of all options or of those that match, or closes it.
func (d *combo) show(open, all bool) {
	if open && !d.m.open {
		d.m.matches.known = false // the options may be others by now
	}
	d.m.open, d.m.at = open, -1
	d.m.matches.all = all || d.Unfiltered
}

// enter puts the cursor on an option, -1 for the last.
func (d *combo) enter(i int) {
	if !d.m.open {
		d.show(true, false)
	}
	d.m.matches.filter(d.Options, d.text.value)
	n := d.m.matches.Len()
	if d.m.at = i; i < 0 {
		d.m.at = n - 1
	}
	d.m.open = n > 0
}

// edit lets the user change the text. Typing opens the list, and leads the
// cursor out of it.
func (d *combo) edit(f *limoni.Frame, t TextInput) {
	before, caret, set := d.text.value, d.text.caret, d.resp.Did(accessibility.ActionSetValue)
	t.finish(f, &d.resp, d.text)
	switch {
	case d.text.value != before && !set && d.text.value != "":
		d.show(true, false)
		d.m.speak = f.Now().Add(speakDelay)
	case d.text.value != before:
		d.show(false, false)
	case d.text.caret != caret:
		d.m.at = -1
	}
}

// accept puts an option into the field.
func (d *combo) accept(i int) {
	if i < 0 || i >= d.m.matches.Len() || d.m.matches.Row(i).disabled() {
		return
	}
	before := d.text.value
	d.text.replace(0, len(before), d.m.matches.Row(i).Text)
	if d.show(false, false); d.text.value != before {
		*d.Value = d.text.value
		d.resp.SetChanged()
	}
}

func (d *combo) drawList(f *limoni.Frame) {
	m := d.m
	m.matches.filter(d.Options, d.text.value)
	n := m.matches.Len()
	if m.at = min(m.at, n-1); n == 0 {
		d.speakCount(f, n)
		return // there is nothing to show
	}
	popup, inner := Popup{Label: d.Label, Opener: d.resp, Anchor: firstRow(d.resp.Rect(), d.resp.Rect().Dx()), Width: d.resp.Rect().Dx() - 2, Height: min(n, maxOptions)}.Begin(f)
	r := rows{Items: &m.matches, role: accessibility.RoleOption, height: inner.Dy(), keys: d.resp, mute: m.at < 0}
	r.begin(f, accessibility.Node{Role: accessibility.RoleList, Label: d.Label, Bounds: inner}, &m.at, &m.list)
	r.apply(f)
	f.Details(d.resp).ActiveDescendant = r.drawOptions(f, inner)
	list := r.end(f)
	f.End(popup)
	switch {
	case list.Clicked() || list.Did(accessibility.ActionSelect):
		d.accept(m.at)
	case popup.Dismissed():
		d.show(false, false)
	}
	d.speakCount(f, n)
}

// speakCount tells how many suggestions there are once typing pauses.
func (d *combo) speakCount(f *limoni.Frame, n int) {
	switch wait := d.m.speak.Sub(f.Now()); {
	case d.m.speak.IsZero():
	case wait > 0:
		f.After(wait)
	case n == 0:
		f.Announce("no suggestions", limoni.Polite)
	default:
		f.Announce(counted(f, n, "suggestion", "suggestions"), limoni.Polite)
	}
}

func (d *combo) complete(f *limoni.Frame) {
	opens(f, d.resp, d.m.listed())
	st := fieldStyle(f, d.resp, d.Error)
	f.Fill(d.mark, ' ', st)
	last := d.mark
	last.Min.X = max(last.Max.X-1, last.Min.X)
	f.Print(last, dropMark(d.m.listed()), st)
}
