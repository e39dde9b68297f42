package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// ToastHistory is the list of the messages there were, the newest first. The
// keys are those of a [List]; Delete and the dismiss action forget a message.
type ToastHistory struct {
	ID string
	// Label names the list, "Messages" where empty.
	Label  string
	Toasts *Toasts
	// Empty is shown where there are none.
	Empty     string
	AutoFocus bool
}

// Draw draws the messages that fit into area. Changed of the response reports
// that one was forgotten.
func (h ToastHistory) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if h.Toasts == nil {
		panic("widgets: ToastHistory has no Toasts; give it a pointer to the app's toasts")
	}
	if h.Label == "" {
		h.Label = "Messages"
	}
	list := List{ID: h.ID, Label: h.Label, Items: h.Toasts, Empty: h.Empty, AutoFocus: h.AutoFocus, Scrollbar: true}.Draw(f, area)
	if list.Key("delete") || list.Did(accessibility.ActionDismiss) {
		if h.Toasts.forget(limoni.Memory[ListState](f, list).selected) {
			list.SetChanged()
		}
	}
	return list
}

// forget drops message i of the history, and takes it off the screen. It reports
// that there was one.
func (t *Toasts) forget(i int) bool {
	at := len(t.all) - 1 - i
	if i < 0 || at < 0 {
		return false
	}
	t.all = append(t.all[:at], t.all[at+1:]...)
	return true
}

// Len, Row and Key make Toasts the Items of a list.
func (t *Toasts) Len() int         { return len(t.all) }
func (t *Toasts) Key(i int) string { return t.all[len(t.all)-1-i].id }

// Row is message i, the newest first.
func (t *Toasts) Row(i int) Row {
	return Row{Text: t.all[len(t.all)-1-i].text, Actions: accessibility.ActionDismiss}
}

// Index is the message with that key.
func (t *Toasts) Index(key string) int {
	for i := range t.all {
		if t.all[i].id == key {
			return len(t.all) - 1 - i
		}
	}
	return -1
}
