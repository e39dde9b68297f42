package terminal

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// hostile is text that would end a control string, begin another one or look
// like something else; harmless is what is left of it in one line.
const (
	hostile = "a\x1b]0;b\a\x1b\\c\x9c\x9b\xffd\u009c\u009be\u202ef\u2066g\u200e\u200f\u061c\x7f\x00h\r\ni\tj\rk日\u0301"
	oneLine = `a]0;b\cdefgh i j k` + "日\u0301"
)

func TestCleanLine(t *testing.T) {
	if got := cleanLine(hostile, 1000); got != oneLine {
		t.Errorf("left is %q, want %q", got, oneLine)
	}
	for limit, want := range map[int]string{0: "", 1: "a", 2: "a", 3: "aé", 5: "aé", 6: "aé日", 7: "aé日b", 8: "aé日b"} {
		if got := cleanLine("aé日b", limit); got != want {
			t.Errorf("%d bytes are %q, want %q", limit, got, want)
		}
	}
}

func TestCleanKeepsLines(t *testing.T) {
	if got := clean(hostile); got != `a]0;b\cdefgh`+"\ni\tj\nk日\u0301" {
		t.Errorf("left is %q", got)
	}
}

func FuzzClean(f *testing.F) {
	f.Add(hostile, 10)
	f.Fuzz(func(t *testing.T, text string, limit int) {
		got := cleanLine(text, limit)
		if len(got) > max(limit, 0) || !utf8.ValidString(got) {
			t.Fatalf("%q with %d gives %q", text, limit, got)
		}
		for _, r := range got {
			if r < ' ' || r >= 0x7f && r < 0xa0 || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069 {
				t.Fatalf("%q keeps %U", text, r)
			}
		}
	})
}

func TestAppendTitle(t *testing.T) {
	if got := string(AppendTitle([]byte("x"), hostile)); got != "x\x1b]2;"+oneLine+"\x1b\\" {
		t.Errorf("the bytes are %q", got)
	}
	if got := string(AppendTitle(nil, strings.Repeat("é", 300))); got != "\x1b]2;"+strings.Repeat("é", 256)+"\x1b\\" {
		t.Errorf("a long title has %d bytes", len(got))
	}
	if got := string(AppendTitle(nil, "")); got != "\x1b]2;\x1b\\" {
		t.Errorf("no title is %q", got)
	}
}

func TestSetTitle(t *testing.T) {
	f := newFakeTty()
	term := mustOpen(t, f, Options{NoMouse: true})
	f.takeCalls()
	for _, tt := range []struct{ title, want string }{
		{"one", "\x1b[22;0t\x1b]2;one\x1b\\"},
		{"one", ""},
		{"two", "\x1b]2;two\x1b\\"},
		{"two\x1b", ""}, // the same, once it is harmless
	} {
		if got := string(term.SetTitle([]byte("frame"), tt.title)); got != "frame"+tt.want {
			t.Errorf("title %q appends %q, want %q", tt.title, got, tt.want)
		}
	}
	_ = term.Suspend()
	expectCalls(t, f, "drain", "write \x1b[23;0t"+screenOff, "stop")
	if got := term.SetTitle(nil, "three"); got != nil {
		t.Errorf("a title while suspended appends %q", got)
	}
	_ = term.Resume()
	expectCalls(t, f, "start", "write "+screenOn+"\x1b[22;0t\x1b]2;three\x1b\\")
	_ = term.Restore()
	expectCalls(t, f, "drain", "write \x1b[23;0t"+screenOff, "stop")
	if got := term.SetTitle(nil, "four"); got != nil {
		t.Errorf("a title after Restore appends %q", got)
	}
}
