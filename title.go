package limoni

import (
	"strings"

	"limoni/internal/text"
)

// title is what the terminal's window is to be called.
type title struct {
	always string // by WithTitle
	asked  string // by SetTitle, as it was given
	clean  string // and as it is shown
	now    bool   // the newest paint called SetTitle
}

// SetTitle names the terminal's window for as long as every paint says so;
// otherwise it has the name that [WithTitle] gave. Control characters are left
// out. The name from before comes back when the app ends, in terminals that
// keep it.
func (f *Frame) SetTitle(name string) {
	if f.kind != passPaint {
		return
	}
	t := &f.app.title
	if t.now = true; t.asked != name {
		t.asked = strings.Clone(name)
		t.clean = text.Clean(t.asked)
	}
}

func (t *title) name() string {
	if t.now {
		return t.clean
	}
	return t.always
}

// appendTitle tells the terminal the title, unless it knows.
func (a *App) appendTitle(dst []byte) []byte {
	t, name := &a.terminal, a.title.name()
	if t.term == nil || !t.survey.Capabilities.Title || name == t.title {
		return dst
	}
	t.title = name
	return t.term.SetTitle(dst, name)
}
