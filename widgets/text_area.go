package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// TextArea is several lines of text that the user edits.
//
//	1 Dear all,
//	2 the meeting is moved to
//	  Thursday.▏
//
// A line that is too long is broken into rows before a word that does not fit.
// The last column is left free: it is the caret's at the end of a full row.
//
// While it has the focus it takes every character that is typed, the keys of a
// [TextInput], and these. Tab goes on to the next node, as everywhere.
//
//	Enter                  a line break
//	Up Down                a row; they keep the column over short ones
//	PageUp PageDown        a view
//	Home End               the ends of the row
//	Ctrl+A Ctrl+E          the ends of the line
//	Alt+< Alt+>            the ends of the text; also Ctrl+Home Ctrl+End
//	Ctrl+U Ctrl+K          cut to the start of the line, to its end; at its
//	                       end the line break
//	Esc                    select nothing; without a selection it is the app's
//
// A click places the caret, a double click selects a word, a triple click the
// line, a fourth everything; so does dragging, which scrolls at the edge. The
// wheel moves the view and leaves the caret; the view comes back to the caret
// as that moves.
//
// "\n" is a line break, and "\r\n" where the app's text has it. Those that are
// pasted or set become "\n"; tabs stay and reach to the next of the columns 8,
// 16, …; other control characters go.
//
// Ten megabytes are no trouble, as many lines or as one: an edit makes one
// string, and rows are broken only where they are shown. For that, a line of
// more than 4 KiB is broken into rows by pieces of at least 2 KiB, each of which
// begins on a row of its own.
//
// The node's ScrollY counts rows; of a text of more than 64 KiB with lines
// that are broken it is an estimate. CaretRow is the line, CaretColumn the
// character in it and RowCount the number of lines. Of a text of more than 64
// KiB the node's value is about as much of it, around the caret, and the node
// is truncated.
type TextArea struct {
	ID string
	// Label names the field. It is not drawn, except as the placeholder where
	// there is no other.
	Label string
	// Value is the app's text. The caret begins at its start. Where the app
	// changes it, the caret stays as far as it can, at the end where it stood
	// there, and the view stays too where the caret does.
	Value *string
	// Placeholder is shown while the value is empty.
	Placeholder string
	// NoWrap draws every line in one row and scrolls sideways.
	NoWrap bool
	// LineNumbers draws them on the left.
	LineNumbers bool
	// Scrollbar draws, on the right, where in the text the view is.
	Scrollbar bool
	// MaxLength bounds the value in characters, a line break is one; 0 is no
	// bound.
	MaxLength int
	Disabled  bool
	// Readonly lets caret and view move and nothing else; Enter is the app's.
	Readonly  bool
	Required  bool
	AutoFocus bool
	// Error, where not empty, says why the value is refused. It is drawn in the
	// last row, where there is more than one.
	Error       string
	Description string
}

// areaMemory is what a text area remembers.
type areaMemory struct {
	editor
	rows textRows
	view areaView
	drag textDrag
}

// Draw draws the field into area. Changed of the response reports that the
// user changed the value.
func (t TextArea) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if t.Value == nil {
		panic("widgets: TextArea " + strconv.Quote(t.Label) + " has no Value; give it a pointer to the app's string")
	}
	resp, m := t.register(f, area)
	t.apply(f, resp, m)
	if m.value != *t.Value {
		*t.Value = m.value
		resp.SetChanged()
	}
	places := t.arrange(resp.Rect(), m)
	m.fit(places.text)
	t.paint(f, resp, m, places)
	t.complete(f, resp, m)
	return f.End(resp)
}

func (t TextArea) register(f *limoni.Frame, area limoni.Rect) (limoni.Response, *areaMemory) {
	resp := f.Begin(accessibility.Node{
		ID: t.ID, Role: accessibility.RoleTextArea, Label: t.Label, Bounds: area,
		States: when(t.Disabled, accessibility.StateDisabled) | when(t.Readonly, accessibility.StateReadonly) |
			when(t.Required, accessibility.StateRequired) | when(t.Error != "", accessibility.StateInvalid),
		Actions: accessibility.ActionFocus | accessibility.ActionSetValue,
	})
	if t.AutoFocus {
		f.AutoFocus(resp)
	}
	m := limoni.Memory[areaMemory](f, resp)
	m.lines, m.clipboard = true, limoni.SharedMemory[clipboard](f)
	m.rows.editor, m.rows.whole = &m.editor, t.NoWrap
	before, moved := m.caret, m.moved
	if m.sync(*t.Value) && m.view.known {
		m.moved = moved || m.caret != before // else the view stays where it is
	}
	if !m.view.known {
		m.move(0) // a text is read from its beginning
	}
	if resp.FocusGained() || resp.FocusLost() {
		m.anchor = m.caret // what is selected is shown only with the focus
	}
	t.advertise(f, resp, m)
	return resp, m
}

// advertise tells what the field would react to.
func (t TextArea) advertise(f *limoni.Frame, resp limoni.Response, m *areaMemory) {
	if disabled(f, resp) {
		return
	}
	n := f.Node(resp)
	n.Actions = accessibility.ActionFocus
	if !t.Readonly {
		n.Actions |= accessibility.ActionSetValue
	}
	if m.view.scrolls() {
		n.Actions |= accessibility.ActionScroll
	}
	if m.selects() {
		n.Actions |= accessibility.ActionDismiss
	}
}

func (t TextArea) apply(f *limoni.Frame, resp limoni.Response, m *areaMemory) {
	if disabled(f, resp) {
		return
	}
	text := t.arrange(resp.Rect(), m).text
	t.applyView(f, resp, m, text)
	applyRowKeys(resp, m, max(text.Dy(), 1))
	applyCaretKeys(resp, &m.editor)
	applyCopy(f, resp, &m.editor)
	if m.selects() && resp.Dismissed() {
		m.move(m.caret)
	}
	if t.Readonly {
		return
	}
	t.applyText(resp, m)
	applyEditKeys(resp, &m.editor)
	applyCut(f, resp, &m.editor)
}

// applyText takes what is typed, pasted, put back or set as a whole.
func (t TextArea) applyText(resp limoni.Response, m *areaMemory) {
	if s, pasted, ok := typedText(resp); ok {
		resp.Took(m.enterTyped(inLines(s), pasted, t.MaxLength))
	}
	if resp.Keys(enterChords) >= 0 {
		m.typing = false // undo goes line by line
		m.enter("\n", t.MaxLength)
	}
	if resp.Keys(pasteChords) >= 0 {
		m.enterTyped(inLines(m.clipboard.text), true, t.MaxLength)
	}
	if v, ok := resp.NewValue(); ok {
		v, _ = new(editor).fitting(0, 0, inLines(v), t.MaxLength)
		m.replace(0, len(m.value), v)
	}
}

func (t TextArea) complete(f *limoni.Frame, resp limoni.Response, m *areaMemory) {
	t.advertise(f, resp, m)
	value, cut := m.told()
	n, d := f.Node(resp), f.Details(resp)
	n.Value, n.States = value, n.States|when(cut, accessibility.StateTruncated)
	d.Placeholder, d.Description, d.ErrorMessage = t.Placeholder, t.Description, t.Error
	d.RowCount = m.index.lineCount()
	d.ScrollX, d.ScrollMaxX, d.ScrollY, d.ScrollMaxY = m.view.left, m.view.maxLeft, m.view.above, m.view.maxAbove
	if resp.Focused() {
		d.CaretRow = 1 + m.index.line(m.value, m.caret)
		d.CaretColumn = 1 + m.index.clustersBetween(m.value, m.index.lineStart(m.value, m.caret), m.caret)
	}
}
