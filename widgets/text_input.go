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
//	Ctrl+W Alt+Backspace   the word before the caret; after it Alt+D, Ctrl+Delete
//	Ctrl+U Ctrl+K          to the start, to the end
//	Ctrl+Z Ctrl+Y          undo, redo
//	Esc                    back to the value it had when it got the focus; a
//	                       Secret field remembers none and leaves Esc to the app
//
// Enter is left to the caller, who asks Submitted. A click places the caret,
// a double click selects a word, a triple click everything; so does dragging,
// and Shift with the keys that move, where the terminal reports it. What is
// typed takes the place of the selection.
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
	// MaxLength bounds the value in characters; 0 is no bound.
	MaxLength int
	// Filter says which characters may be typed or pasted; nil is all.
	Filter   func(cluster string) bool
	Disabled bool
	// Readonly lets the caret move and nothing else.
	Readonly  bool
	Required  bool
	AutoFocus bool
	// Error, where not empty, says why the value is refused.
	Error       string
	Description string
}

// textMemory is what a text input remembers.
type textMemory struct {
	editor
	before string // what Esc goes back to
	first  int    // bytes scrolled away on the left
	// anchored is first as it was when value or caret last changed, and column
	// the caret's.
	anchored, column int
	// pressed is the cell of the last press, and elsewhere how many clicks of
	// the same run were not there.
	pressed, elsewhere int
}

// Draw draws the field on the first row of area. Changed of the response
// reports that the user changed the value.
func (t TextInput) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if t.Value == nil {
		panic("widgets: TextInput " + strconv.Quote(t.Label) + " has no Value; give it a pointer to the app's string")
	}
	resp, m := t.register(f, firstRow(area, area.Dx()))
	t.apply(f, resp, m)
	if m.value != *t.Value {
		*t.Value = m.value
		resp.SetChanged()
	}
	t.paint(f, resp, m)
	t.complete(f, resp, m)
	return resp
}

func (t TextInput) register(f *limoni.Frame, area limoni.Rect) (limoni.Response, *textMemory) {
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: t.ID, Role: accessibility.RoleInput, Label: t.Label, Bounds: area,
		States: when(t.Disabled, accessibility.StateDisabled) | when(t.Readonly, accessibility.StateReadonly) |
			when(t.Required, accessibility.StateRequired) | when(t.Error != "", accessibility.StateInvalid) |
			when(t.Secret, accessibility.StateSensitive),
		Actions: accessibility.ActionFocus | accessibility.ActionSetValue,
	})
	if t.AutoFocus {
		f.AutoFocus(resp)
	}
	m := limoni.Memory[textMemory](f, resp)
	m.oneWord = t.Secret
	if m.sync(*t.Value) {
		m.before = m.value
		m.first = boundary(m.value, min(m.first, len(m.value)))
	}
	if resp.FocusGained() || resp.FocusLost() {
		m.before = m.value
		m.move(m.caret)
	}
	if t.Secret {
		m.before = ""
	}
	t.advertise(f, resp, m)
	return resp, m
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
	t.applyMouse(resp, m)
	applyCaretKeys(resp, &m.editor)
	if t.Readonly {
		return
	}
	t.applyText(resp, m)
	if f.Node(resp).Actions.Has(accessibility.ActionDismiss) && resp.Dismissed() {
		t.dismiss(m)
	}
	applyEditKeys(resp, &m.editor)
	if t.Secret {
		m.forget()
	}
}

// applyText takes what is typed, pasted or set as a whole. Typing is one edit
// with the typing before it, a paste is one of its own.
func (t TextInput) applyText(resp limoni.Response, m *textMemory) {
	ev, _ := resp.Event()
	if typed, ok := resp.Text(); ok {
		m.typing = m.typing && ev.Kind == limoni.EventText
		resp.Took(t.enter(&m.editor, typed))
		m.typing = m.typing && ev.Kind == limoni.EventText
	}
	if v, ok := resp.NewValue(); ok {
		v, _ = t.fitting("", 0, 0, t.allowed(v))
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
	f.Node(resp).Value = m.value
	if resp.Focused() {
		d.CaretRow, d.CaretColumn = 1, m.column
	}
}
