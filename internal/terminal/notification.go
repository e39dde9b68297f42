package terminal

import (
	"fmt"
	"hash/fnv"
)

// The bounds of a notification, in bytes. The kitty protocol takes 2048 in one
// piece.
const (
	maxNotificationTitle = 256
	maxNotificationBody  = 1024
)

// AppendNotification appends the bytes of a desktop notification in the form
// that the terminal takes; nothing for [NoNotifications] and for an empty one.
// Title and body are one line each, without control characters and
// bidirectional controls, of at most 256 and 1024 bytes; either may be empty.
func AppendNotification(dst []byte, form Notifications, title, body string) []byte {
	title, body = cleanLine(title, maxNotificationTitle), cleanLine(body, maxNotificationBody)
	if title == "" {
		title, body = body, ""
	}
	switch {
	case title == "":
		return dst
	case form == ITermNotifications:
		return appendITermNotification(dst, title, body)
	case form == KittyNotifications:
		return appendKittyNotification(dst, title, body)
	}
	return dst
}

// appendITermNotification writes OSC 9, which has one text.
func appendITermNotification(dst []byte, title, body string) []byte {
	text := title
	if body != "" {
		text += ": " + body
	}
	dst = append(dst, "\x1b]9;"...)
	if conEmuCommand(text) {
		dst = append(dst, ' ')
	}
	dst = append(dst, text...)
	return append(dst, "\x1b\\"...)
}

// conEmuCommand reports whether terminals take the text of OSC 9 for one of
// ConEmu's commands, such as 4, which draws a progress bar: these are a number
// that nothing or a semicolon follows.
func conEmuCommand(text string) bool {
	n := 0
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	return n > 0 && (n == len(text) || text[n] == ';')
}

// appendKittyNotification writes OSC 99: the title, and in a second part that
// belongs to the same identifier the body. Each text has an identifier of its
// own, or a notification would replace the one before.
func appendKittyNotification(dst []byte, title, body string) []byte {
	if body == "" {
		return fmt.Appendf(dst, "\x1b]99;;%s\x1b\\", title)
	}
	h := fnv.New32a()
	h.Write([]byte(title + "\x00" + body))
	id := h.Sum32()
	dst = fmt.Appendf(dst, "\x1b]99;i=%08x:d=0:p=title;%s\x1b\\", id, title)
	return fmt.Appendf(dst, "\x1b]99;i=%08x:d=1:p=body;%s\x1b\\", id, body)
}
