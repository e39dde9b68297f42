//go:build linux || darwin || freebsd

package realapp

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"limoni/internal/vt"
)

// hostile is text that would write to the clipboard, clear the screen, ask the
// terminal to type, and leave a sequence open.
const hostile = `"A\x1b]52;c;aGk=\x07B\x1b[2JC\u009b31mD\x1bP1$r\x1b\\E\x7f\x00F\x9dG\x1b]"`

// No control character of the app's data reaches the terminal, neither shown nor
// pasted; the letters do.
func TestDataCannotControlTheTerminal(t *testing.T) {
	t.Parallel()
	a := start(t, how{args: []string{"-text", hostile}})
	a.enter("i\x1b[200~A\x1b]52;c;aGk=\x07B\x1b[2JC\x7f\x00D\x1b[201~")
	a.await("name: A")
	a.enter("\x1bOQ")
	a.await("said: draws=")
	const question = "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\" // for pictures, asked once at the start
	raw := strings.Replace(string(a.Raw()), question, "", 1)
	for _, c := range []string{"\x07", "\x00", "\x7f", "\u009b", "\u009d", "\x1bP", "\x1b]", "\x1b\\"} {
		if strings.Contains(raw, c) {
			t.Errorf("the terminal got %q", c)
		}
	}
	if !utf8.ValidString(raw) {
		t.Error("the terminal got bytes that are no UTF-8: 0x9d alone begins a command")
	}
	a.Inspect(func(s *vt.Screen) {
		if len(s.Clipboard()) > 0 || s.Bells() > 0 || len(s.Unknown()) > 0 {
			t.Errorf("clipboard %v, %d bells, unknown %v", s.Clipboard(), s.Bells(), s.Unknown())
		}
		if row := s.Row(7); !regexp.MustCompile(`^A.*B.*C.*D.*E.*F.*G`).MatchString(row) {
			t.Errorf("the letters are not all there: %q", row)
		}
	})
}
