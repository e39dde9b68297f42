package widgets

import (
	"strings"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/text"
)

// TextInput is one line of text that the user edits.
//
// It takes every character that is typed while it has the focus, and Left,
// Right, Home, End, Ctrl+A, Ctrl+E, Ctrl+Left, Ctrl+Right, Backspace, Delete,
// Ctrl+W and Alt+Backspace (a word), Ctrl+U and Ctrl+K (to the start, to the
// end), Ctrl+Z and Ctrl+Y (undo, redo). Esc puts back the value it had when it
// got the focus. Enter is left to the caller, who asks Submitted. Pasted line
// breaks become spaces.
type TextInput struct {
	ID    string
	Label string
	// Value is the app's text.
	Value *string
	// Placeholder is shown while the value is empty; the label where there is
	// none.
	Placeholder string
	// Prompt is drawn before the text, as "> ".
	Prompt string
	// Secret shows a mask; the text is in no node, no cell and no undo.
	Secret bool
	// Clearable makes Esc and the dismiss action empty the field.
	Clearable bool
	// MaxLength bounds the value in clusters; 0 is no bound.
	MaxLength int
	// Filter says which clusters may be typed or pasted; nil is all.
	Filter    func(cluster string) bool
	Disabled  bool
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
	first  int    // bytes of the value scrolled away on the left
	before string // the value when it got the focus
}

// Draw draws the field on the first row of area.
func (t TextInput) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if t.Value == nil {
		panic("widgets: TextInput " + t.Label + " has no Value; give it a pointer to the app's string")
	}
	area = firstRow(area, area.Dx())
	m, resp := t.register(f, area)
	before := *t.Value
	t.apply(f, resp, m)
	if m.value != before {
		*t.Value = m.value
		resp.SetChanged()
	}
	t.complete(f, resp, m)
	t.paint(f, resp, m, area)
	return resp
}

func (t TextInput) register(f *limoni.Frame, area limoni.Rect) (*textMemory, limoni.Response) {
	n := accessibility.Node{
		ID: t.ID, Role: accessibility.RoleInput, Label: t.Label, Bounds: area,
		States: when(t.Disabled, accessibility.StateDisabled) | when(t.Readonly, accessibility.StateReadonly) |
			when(t.Required, accessibility.StateRequired) | when(t.Error != "", accessibility.StateInvalid) |
			when(t.Secret, accessibility.StateSensitive),
		Actions: accessibility.ActionFocus,
	}
	if !t.Readonly {
		n.Actions |= accessibility.ActionSetValue
	}
	resp := f.RegisterAccessibility(n)
	m := limoni.Memory[textMemory](f, resp)
	m.sync(*t.Value)
	if resp.FocusGained() {
		m.before = m.value
	}
	if t.AutoFocus {
		f.AutoFocus(resp)
	}
	if t.dismissible(m) {
		f.Node(resp).Actions |= accessibility.ActionDismiss
	}
	return m, resp
}

// dismissible reports whether there is something for Esc to undo.
func (t TextInput) dismissible(m *textMemory) bool {
	if t.Disabled || t.Readonly {
		return false
	}
	return t.Clearable && m.value != "" || !t.Secret && m.value != m.before
}

func (t TextInput) apply(f *limoni.Frame, resp limoni.Response, m *textMemory) {
	if ev, ok := resp.Event(); ok && ev.Kind == limoni.EventPress && ev.Button == limoni.ButtonLeft {
		x := resp.Rect().Min.X + min(limoni.Width(t.Prompt), resp.Rect().Dx())
		m.move(m.first + t.caretAt(m.value[m.first:], ev.X-x))
		resp.Take()
	}
	t.applyMoves(resp, m)
	if t.Readonly || t.Disabled {
		return
	}
	if typed, ok := resp.Text(); ok {
		resp.Took(t.typed(m, typed))
	}
	if v, ok := resp.NewValue(); ok {
		m.set(t.fitting(v, 0), 0, false)
		m.caret = len(m.value)
	}
	if f.Node(resp).Actions.Has(accessibility.ActionDismiss) && resp.Dismissed() {
		t.dismiss(m)
	}
	t.applyEdits(resp, m)
	if t.Secret {
		m.forget()
	}
}

func (t TextInput) dismiss(m *textMemory) {
	value := m.before
	if t.Clearable {
		value = ""
	}
	m.set(value, len(value), false)
	m.before = value
	if t.Secret {
		m.before = ""
	}
}

func (t TextInput) applyMoves(resp limoni.Response, m *textMemory) {
	switch {
	case resp.Key("left"):
		m.move(m.left())
	case resp.Key("right"):
		m.move(m.right())
	case resp.Key("home") || resp.Key("ctrl+a"):
		m.move(0)
	case resp.Key("end") || resp.Key("ctrl+e"):
		m.move(len(m.value))
	case resp.Key("ctrl+left"):
		m.move(m.wordLeft())
	case resp.Key("ctrl+right"):
		m.move(m.wordRight())
	}
}

func (t TextInput) applyEdits(resp limoni.Response, m *textMemory) {
	switch {
	case resp.Key("backspace"):
		m.remove(m.left(), m.caret)
	case resp.Key("delete"):
		m.remove(m.caret, m.right())
	case resp.Key("ctrl+w") || resp.Key("alt+backspace"):
		m.remove(m.wordLeft(), m.caret)
	case resp.Key("ctrl+u"):
		m.remove(0, m.caret)
	case resp.Key("ctrl+k"):
		m.remove(m.caret, len(m.value))
	case resp.Key("ctrl+z"):
		m.undo()
	case resp.Key("ctrl+y"):
		m.redo()
	}
}

// typed inserts what fits of s and returns how many clusters that was.
func (t TextInput) typed(m *textMemory, s string) int {
	s = t.fitting(s, limoni.Clusters(m.value))
	if s == "" {
		return 0
	}
	before := limoni.Clusters(m.value)
	m.insert(s)
	return max(limoni.Clusters(m.value)-before, 1)
}

// fitting is s as one line of what may be entered beside have clusters. It is
// s itself where nothing has to go.
func (t TextInput) fitting(s string, have int) string {
	if strings.ContainsAny(s, "\r\n\t") {
		s = lineBreaks.Replace(s)
	}
	s = text.Clean(s)
	if t.MaxLength <= 0 && t.Filter == nil {
		return s
	}
	var b strings.Builder
	for rest := s; rest != ""; {
		cluster, next, _ := text.Next(rest)
		rest = next
		if t.MaxLength > 0 && have >= t.MaxLength {
			break
		}
		if t.Filter == nil || t.Filter(cluster) {
			b.WriteString(cluster)
			have++
		}
	}
	return b.String()
}

var lineBreaks = strings.NewReplacer("\r\n", " ", "\r", " ", "\n", " ", "\t", " ")

func (t TextInput) complete(f *limoni.Frame, resp limoni.Response, m *textMemory) {
	n := f.Node(resp)
	if !t.dismissible(m) {
		n.Actions &^= accessibility.ActionDismiss
	} else {
		n.Actions |= accessibility.ActionDismiss
	}
	d := f.Details(resp)
	d.Placeholder, d.Description, d.ErrorMessage = t.Placeholder, t.Description, t.Error
	if t.Secret {
		return
	}
	n.Value = m.value
	if resp.Focused() {
		d.CaretRow, d.CaretColumn = 1, limoni.Clusters(m.value[:m.caret])+1
	}
}
