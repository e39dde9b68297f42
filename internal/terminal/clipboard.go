package terminal

import (
	"encoding/base64"
	"errors"
	"fmt"
)

// ErrClipboard is wrapped where a text is too long for the clipboard.
var ErrClipboard = errors.New("the text is too long for the terminal's clipboard")

// maxClipboard bounds a text for the clipboard, in bytes: with base64 it makes
// a control string of 100,000, which is about what terminals and multiplexers
// take.
const maxClipboard = 74_994

// AppendClipboard appends the bytes that put text on the clipboard (OSC 52).
// Control characters other than line breaks and tabs, and bidirectional
// controls, are left out: a text with them may do harm where it is pasted. Of a
// text beyond 74,994 bytes nothing is appended, because terminals take it
// partly or drop it in silence, and the error wraps [ErrClipboard]. Whether the
// terminal obeys is not known: many ask the user, some never do.
func AppendClipboard(dst []byte, text string) ([]byte, error) {
	text = clean(text)
	if len(text) > maxClipboard {
		return dst, fmt.Errorf("terminal: %w: it has %d bytes and %d are the most; copy less, or write it to a file", ErrClipboard, len(text), maxClipboard)
	}
	dst = append(dst, "\x1b]52;c;"...)
	dst = base64.StdEncoding.AppendEncode(dst, []byte(text))
	return append(dst, "\x1b\\"...), nil
}
