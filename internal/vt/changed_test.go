package vt

import (
	"strings"
	"testing"
)

// What a full screen program switches on, it has to switch off; each thing left behind is named.
func TestChanged(t *testing.T) {
	for input, want := range map[string]string{
		"text\x1b]2;title\a\x1b[1m\x1b[m": "",
		"\x1b[?1049h":                     "alternate screen shown",
		"\x1b[?1000;1006h":                "mode 1000 set, mode 1006 set",
		"\x1b[?25l\x1b[?7l":               "mode 25 reset, mode 7 reset",
		"\x1b[?6h":                        "mode 6 set",
		"\x1b[4h\x1b[20h":                 "insert mode set, new line mode set",
		"\x1b=":                           "application keypad set",
		"\x1b[>1u":                        "keyboard flags 1 at depth 1 on the main screen",
		"\x1b[?1049h\x1b[>1u\x1b[?1049l":  "keyboard flags 1 at depth 1 on the alternate screen",
		"\x1b[>4;2m":                      "modifyOtherKeys at 2",
		"\x1b[5 q":                        "cursor shape 5",
		"\x1b[2;3r":                       "scroll region 1 to 2",
		"\x1b[1;31m":                      "style 0;1;38:5:1",
		"\x1b]8;;http://h/\a":             "hyperlink open",
		"\x1b(0\x1b)0\x1b(B\x1b)B":        "",
		"\x1b(0":                          "character set changed",
		"\x1b[12":                         `sequence "\x1b[12" not ended`,
		"\x1b]2;tit":                      `sequence "\x1b]2;tit" not ended`,
	} {
		s := New(4, 4)
		s.Write([]byte(input))
		if got := strings.Join(s.Changed(), ", "); got != want {
			t.Errorf("%q: changed is %q, want %q", input, got, want)
		}
		s.Write([]byte("\x18\x1bc"))
		if got := s.Changed(); len(got) > 0 {
			t.Errorf("%q: changed after a full reset is %q", input, got)
		}
	}
}
