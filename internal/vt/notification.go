package vt

import (
	"encoding/base64"
	"strings"
)

// Notification is a message that a program asked the desktop to show.
type Notification struct {
	Title string // "" where the program gave only a text
	Text  string
}

// maxNotifications is how many are kept.
const maxNotifications = 100

// notifications are what was asked for, and one of OSC 99 that is not whole yet.
type notifications struct {
	shown []Notification
	id    string
	open  Notification
}

// Notifications returns the messages of OSC 9 (iTerm2), OSC 99 (kitty) and OSC 777 (rxvt), oldest first.
func (s *Screen) Notifications() []Notification {
	return append([]Notification(nil), s.notified.shown...)
}

func (n *notifications) add(m Notification) {
	n.shown = append(n.shown, m)
	if len(n.shown) > maxNotifications {
		n.shown = n.shown[1:]
	}
}

// notify is OSC 9. ConEmu uses the same number for commands that begin with a number of their own, which are none.
func (s *Screen) notify(text string) bool {
	if number, _, command := strings.Cut(text, ";"); command && strings.Trim(number, "0123456789") == "" {
		return false
	}
	s.notified.add(Notification{Text: text})
	return true
}

// notifyRXVT is OSC 777: "notify", a title, and a text.
func (s *Screen) notifyRXVT(rest string) bool {
	message, ok := strings.CutPrefix(rest, "notify;")
	if !ok {
		return false
	}
	title, text, _ := strings.Cut(message, ";")
	s.notified.add(Notification{title, text})
	return true
}

// notifyKitty is OSC 99 (https://sw.kovidgoyal.net/kitty/desktop-notifications/): keys and values, and a part of the
// message. Parts with the same id belong together up to the one that is not marked as unfinished (d=0).
func (s *Screen) notifyKitty(rest string) bool {
	metadata, payload, ok := strings.Cut(rest, ";")
	keys := map[string]string{"p": "title", "d": "1"}
	for field := range strings.SplitSeq(metadata, ":") {
		key, value, _ := strings.Cut(field, "=")
		keys[key] = value
	}
	if keys["e"] == "1" {
		text, err := base64.StdEncoding.DecodeString(payload)
		payload, ok = string(text), ok && err == nil
	}
	return ok && s.notified.part(keys["i"], keys["p"], payload, keys["d"] != "0")
}

func (n *notifications) part(id, kind, payload string, last bool) bool {
	if id != n.id {
		n.id, n.open = id, Notification{}
	}
	switch kind {
	case "title":
		n.open.Title += payload
	case "body":
		n.open.Text += payload
	default:
		return false
	}
	if len(n.open.Title)+len(n.open.Text) > maxString {
		n.open = Notification{}
		return false
	}
	if last {
		n.add(n.open)
		n.id, n.open = "", Notification{}
	}
	return true
}
