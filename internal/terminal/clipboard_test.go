package terminal

import (
	"errors"
	"strings"
	"testing"
)

func TestAppendClipboard(t *testing.T) {
	for text, want := range map[string]string{
		"":                 "\x1b]52;c;\x1b\\",
		"hello":            "\x1b]52;c;aGVsbG8=\x1b\\",
		"a\r\nb\tc\rd\n":   "\x1b]52;c;YQpiCWMKZAo=\x1b\\", // "a\nb\tc\nd\n"
		"\x1bl\u202es\xff": "\x1b]52;c;bHM=\x1b\\",         // "ls"
		"日\u0301":          "\x1b]52;c;5pelzIE=\x1b\\",
	} {
		got, err := AppendClipboard([]byte("x"), text)
		if string(got) != "x"+want || err != nil {
			t.Errorf("%q gives %q, %v, want %q", text, got, err, want)
		}
	}
}

func TestAClipboardHasABound(t *testing.T) {
	most := strings.Repeat("a", 74_994)
	got, err := AppendClipboard(nil, most)
	if len(got) != 99_992+len("\x1b]52;c;\x1b\\") || err != nil {
		t.Errorf("%d bytes give %d, %v", len(most), len(got), err)
	}
	got, err = AppendClipboard([]byte("x"), most+"b")
	if string(got) != "x" || !errors.Is(err, ErrClipboard) || !strings.Contains(err.Error(), "it has 74995 bytes and 74994 are the most") {
		t.Errorf("one more gives %d bytes, %v", len(got), err)
	}
}
