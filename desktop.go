package limoni

import "limoni/internal/terminal"

// ErrClipboardTooLong says that a text is too long for a terminal's clipboard.
var ErrClipboardTooLong = terminal.ErrClipboard

// SetClipboard gives text to the clipboard of the user's terminal, also across
// SSH (OSC 52), with the next frame. Whether the terminal takes it cannot be
// known: some ask their user first, some are told not to, and one that would
// print it is spared. The error wraps [ErrClipboardTooLong] for more than 74,994
// bytes, which terminals take partly or drop, and is that of [App.Post] where the
// app has ended. It may be called from any goroutine, and from the draw function
// behind a response or a key.
func (a *App) SetClipboard(text string) error {
	b, err := terminal.AppendClipboard(nil, text)
	if err != nil {
		return err
	}
	return a.send(func(dst []byte) []byte {
		if a.terminal.term != nil && !a.terminal.survey.Capabilities.Title {
			return dst // it would print such strings
		}
		return append(dst, b...)
	})
}

// Notify asks the terminal for a desktop notification with the next frame
// (OSC 99 or OSC 9). Terminals that have none show nothing, and most show it
// only while their window is in the background, so an app must also show what
// it says. Control characters are left out. It may be called as
// [App.SetClipboard] may.
func (a *App) Notify(title, body string) error {
	return a.send(func(dst []byte) []byte {
		return terminal.AppendNotification(dst, a.terminal.survey.Capabilities.Notifications, title, body)
	})
}

// send has what write appends written with the next frame, though no part of
// it, on the UI goroutine.
func (a *App) send(write func(dst []byte) []byte) error {
	if !a.onUIGoroutine() {
		return a.Post(func() { a.outbox = write(a.outbox) })
	}
	a.outbox, a.dirty = write(a.outbox), true
	return nil
}

// takeOutbox moves what is to be sent to the end of dst.
func (a *App) takeOutbox(dst []byte) []byte {
	dst = append(dst, a.outbox...)
	a.outbox = a.outbox[:0]
	return dst
}
