package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// TextInput is one line of text that the user edits.
//
//	> Buy milk▏
//
// While it has the focus it takes every character that is typed and these
// keys:
//
//	Left Right             one character
//	Home End, Ctrl+A Ctrl+E the ends
//	Ctrl+Left Ctrl+Right   a word; also Alt+Left Alt+Right, Alt+B Alt+F
//	Backspace Delete       one character, or the selection
//	Ctrl+W Alt+Backspace   cut the word before the caret; also Ctrl+Backspace
//	Alt+D Ctrl+Delete      cut the word after it
//	Ctrl+U Ctrl+K          cut all before the caret, all after it
//	Alt+A                  select all
//	Ctrl+C Ctrl+X          copy, cut what is selected, also for the terminal's clipboard
//	Ctrl+V Alt+Y           put back what was copied or cut last in any field of the app
//	Ctrl+Z Ctrl+Y          undo, redo (also Ctrl+Shift+Z)
//	Esc                    back to the value it had when it got the focus; a
//	                       Secret field remembers none and leaves Esc to the app
//
// Enter is left to the caller, who asks Submitted. A click places the caret,
// a double click selects a word, a triple click everything; so does dragging,
// and Shift with the keys that move, where the terminal reports it. What is
// typed takes the place of the selection. Ctrl+C and Ctrl+X are the field's
// only while something is selected: otherwise Ctrl+C ends the app, as everywhere.
// A Secret field gives nothing away, neither copied nor cut.
//
// A character is an extended grapheme cluster (Unicode UAX #29): Backspace
// removes a letter with all its marks, in Thai too, and an emoji family whole.
// Line breaks and tabs that are pasted become spaces, other control characters
// go.
type TextInput struct {
	ID string
	// Label names the field. It is not drawn, except as the placeholder where
	// there is no other.
	Label string
	// Value is the app's text. Where the app changes it, the caret stays as far
	// as it can, at the end where it stood there.
	Value *string
	// Placeholder is shown while the value is empty.
	Placeholder string
	// Prompt is drawn before the text, as "> ".
	Prompt string
	// Secret shows a mask, one glyph for a character; the text is in no node, no
	// cell and no undo.
	Secret bool
	// Clearable makes Esc and the dismiss action empty the field.
	Clearable bool
	// Search makes it a field to find or filter with, for those who look for
	// one: its role is search-input. It is Clearable.
	Search bool
	// MaxLength bounds the value in characters; 0 is no bound.
	MaxLength int
	// Filter says which characters may be typed or pasted; nil is all.
	Filter   func(cluster string) bool
	Disabled bool
	// Readonly lets the caret move and nothing else.
	Readonly  bool
	Required  bool
	AutoFocus bool
	// Error, where not empty, says why the value is refused. It is drawn in the
	// second row of the area, where that has one.
	Error       string
	Description string

	// combo makes it the field of a combo box, which holds its list: then the
	// caller ends it. tail is the columns at the right that are not the text's.
	combo bool
	tail  int
}

// textMemory is what a text input remembers.
type textMemory struct {
	editor
	before string // what Esc goes back to
	first  int    // bytes scrolled away on the left
	// anchored is first as it was when value or caret last changed.
	anchored int
	drag     textDrag
}

// Draw draws the field on the first row of area, and on the second the Error.
// Changed of the response reports that the user changed the value.
func (t TextInput) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if t.Value == nil {
		panic("widgets: TextInput " + strconv.Quote(t.Label) + " has no Value; give it a pointer to the app's string")
	}
	t.Clearable = t.Clearable || t.Search
	resp, m := t.register(f, withError(area, t.Error))
	t.finish(f, &resp, m)
	return resp
}

// finish is what follows the registration.
func (t TextInput) finish(f *limoni.Frame, resp *limoni.Response, m *textMemory) {
	t.apply(f, *resp, m)
	if m.value != *t.Value {
		*t.Value = m.value
		resp.SetChanged()
	}
	t.paint(f, *resp, m)
	t.complete(f, *resp, m)
}

func (t TextInput) register(f *limoni.Frame, area limoni.Rect) (limoni.Response, *textMemory) {
	n := accessibility.Node{
		ID: t.ID, Role: t.role(), Label: t.Label, Bounds: area,
		States: when(t.Disabled, accessibility.StateDisabled) | when(t.Readonly, accessibility.StateReadonly) |
			when(t.Required, accessibility.StateRequired) | when(t.Error != "", accessibility.StateInvalid) |
			when(t.Secret, accessibility.StateSensitive),
		Actions: accessibility.ActionFocus | accessibility.ActionSetValue,
	}
	var resp limoni.Response
	if t.combo {
		resp = f.Begin(n)
	} else {
		resp = f.RegisterAccessibility(n)
	}
	if t.AutoFocus {
		f.AutoFocus(resp)
	}
	m := limoni.Memory[textMemory](f, resp)
	shown := m.secret && !t.Secret
	m.secret, m.clipboard = t.Secret, limoni.SharedMemory[clipboard](f)
	if m.sync(*t.Value) || shown { // a secret remembers nothing to go back to
		m.before = m.value
		m.first = boundary(m.value, min(m.first, len(m.value)))
	}
	if resp.FocusGained() || resp.FocusLost() {
		m.before = m.value
		m.move(m.caret)
	}
	if t.Secret {
		m.before, m.history = "", history{}
	}
	t.advertise(f, resp, m)
	return resp, m
}

// row is the cells of the text.
func (t TextInput) row(resp limoni.Response) limoni.Rect {
	area := resp.Rect()
	return firstRow(area, max(area.Dx()-t.tail, 0))
}

func (t TextInput) role() accessibility.Role {
	switch {
	case t.combo:
		return accessibility.RoleComboBox
	case t.Search:
		return accessibility.RoleSearchInput
	}
	return accessibility.RoleInput
}

// advertise tells what the field would react to: Esc only where there is
// something to undo.
func (t TextInput) advertise(f *limoni.Frame, resp limoni.Response, m *textMemory) {
	n := f.Node(resp)
	n.Actions &^= accessibility.ActionDismiss
	switch {
	case disabled(f, resp):
	case t.Readonly:
		n.Actions &^= accessibility.ActionSetValue
	case t.Clearable && m.value != "", !t.Secret && m.value != m.before:
		n.Actions |= accessibility.ActionDismiss
	}
}

func (t TextInput) apply(f *limoni.Frame, resp limoni.Response, m *textMemory) {
	if disabled(f, resp) {
		return
	}
	t.applyMouse(f, resp, m, t.row(resp))
	applyCaretKeys(resp, &m.editor)
	applyEndKeys(resp, &m.editor)
	applyCopy(f, resp, &m.editor)
	if t.Readonly {
		return
	}
	t.applyText(resp, m)
	if f.Node(resp).Actions.Has(accessibility.ActionDismiss) && resp.Dismissed() {
		t.dismiss(m)
	}
	applyEditKeys(resp, &m.editor)
	applyCut(f, resp, &m.editor)
}

// applyText takes what is typed, pasted, put back or set as a whole.
func (t TextInput) applyText(resp limoni.Response, m *textMemory) {
	if s, pasted, ok := typedText(resp); ok {
		resp.Took(m.enterTyped(t.allowed(s), pasted, t.MaxLength))
	}
	if resp.Keys(pasteChords) >= 0 {
		m.enterTyped(t.allowed(m.clipboard.text), true, t.MaxLength)
	}
	if v, ok := resp.NewValue(); ok {
		v, _ = new(editor).fitting(0, 0, t.allowed(v), t.MaxLength)
		m.replace(0, len(m.value), v)
	}
}

// dismiss empties the field, or puts the value back; both can be undone.
func (t TextInput) dismiss(m *textMemory) {
	if t.Clearable {
		m.before = ""
	}
	m.replace(0, len(m.value), m.before)
}

func (t TextInput) complete(f *limoni.Frame, resp limoni.Response, m *textMemory) {
	t.advertise(f, resp, m)
	d := f.Details(resp)
	d.Placeholder, d.Description, d.ErrorMessage = t.Placeholder, t.Description, t.Error
	if t.Secret {
		return
	}
	value, cut := m.told()
	n := f.Node(resp)
	n.Value, n.States = value, n.States|when(cut, accessibility.StateTruncated)
	if resp.Focused() {
		d.CaretRow, d.CaretColumn = 1, 1+m.index.clustersBetween(m.value, 0, m.caret)
	}
}
