package widgets

import (
	"strconv"
	"time"

	"limoni"
	"limoni/accessibility"
)

// ToastKind says what a toast tells.
type ToastKind uint8

const (
	ToastInfo ToastKind = iota
	ToastSuccess
	ToastWarning
	ToastError
)

// Corner of the screen.
type Corner uint8

const (
	BottomRight Corner = iota
	BottomLeft
	TopRight
	TopLeft
)

// Toasts are short messages in a corner above everything, which go by
// themselves. The zero Toasts is ready; the app keeps it.
//
//	┌───────────────┐
//	│ ✓ Saved     × │
//	├───────────────┤
//	│ ! No network× │
//	└───────────────┘
//
// Screen readers speak each of them once, errors and warnings at once. The
// newest is nearest to the edge. A toast is seen for Stay in all: the time does
// not run while newer ones leave no room for it, nor while the mouse is on it.
//
// They never take the keyboard. The mouse on × and the dismiss action put one
// away; F8 does it with the newest, and again with the one before. What has gone is in the history: show it by
// [ToastHistory].
//
//	a.toasts.Show("Saved", widgets.ToastSuccess)
//	…
//	a.toasts.Draw(f, f.Area())
type Toasts struct {
	// Stay is how long each is seen; 5 seconds where zero or less, as people
	// need to read it.
	Stay   time.Duration
	Corner Corner
	// Keep is how many the history holds; 100 where zero.
	Keep int

	all    []toast // newest last
	number int
}

// toast is one message.
type toast struct {
	id   string
	text string
	kind ToastKind
	gone bool          // it is in the history only
	seen time.Duration // how long it has been on the screen
	last time.Time     // when it was last drawn; zero while it has no room
	held bool          // the mouse is on it
}

// Show adds a message. It may be called wherever the app's data is changed.
func (t *Toasts) Show(text string, kind ToastKind) {
	if t.Keep <= 0 {
		t.Keep = 100
	}
	if extra := len(t.all) + 1 - t.Keep; extra > 0 {
		t.all = append(t.all[:0], t.all[extra:]...)
	}
	t.number++
	t.all = append(t.all, toast{id: "toast-" + strconv.Itoa(t.number), text: text, kind: kind})
}

// Clear forgets all of them, with the history.
func (t *Toasts) Clear() { t.all = t.all[:0] }

// role is how urgent it is.
func (t *toast) role() accessibility.Role {
	if t.kind >= ToastWarning {
		return accessibility.RoleAlert
	}
	return accessibility.RoleStatus
}

// mark tells the kinds apart without colour.
func (t *toast) mark() string {
	switch t.kind {
	case ToastSuccess:
		return "✓ "
	case ToastWarning:
		return "! "
	case ToastError:
		return "✗ "
	}
	return "• "
}

func (t *toast) style(theme *limoni.Theme) limoni.Style {
	switch t.kind {
	case ToastSuccess:
		return theme.Success
	case ToastWarning:
		return theme.Warning
	case ToastError:
		return theme.Error
	}
	return theme.Accent
}

// age counts the time that it was seen, and returns how much is left.
func (t *toast) age(now time.Time, stay time.Duration) time.Duration {
	if !t.last.IsZero() && !t.held {
		t.seen += now.Sub(t.last)
		t.last = now
	}
	return stay - t.seen
}
