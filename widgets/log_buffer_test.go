package widgets_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

// kept is the lines of a buffer with the number of the first.
func kept(b *widgets.LogBuffer) string {
	s := fmt.Sprint(b.First(), ":")
	for i := range b.Len() {
		s += " " + b.Line(i).Text
	}
	return s
}

func TestLogBufferKeepsTheNewestLines(t *testing.T) {
	b := widgets.LogBuffer{Max: 3}
	want := func(want string) {
		t.Helper()
		if got := kept(&b); got != want {
			t.Errorf("it keeps %q, want %q", got, want)
		}
	}
	add := func(texts ...string) {
		for _, s := range texts {
			b.Append(widgets.LogLine{Text: s})
		}
	}
	want("0:")
	add("a", "b")
	want("0: a b")
	add("c", "d", "e")
	want("2: c d e")
	b.Max = 5
	add("f")
	want("2: c d e f")
	add("g", "h")
	want("3: d e f g h")
	b.Max = 2
	add("i")
	want("7: h i")
	b.Clear()
	want("9:")
	add("j\nk\n")
	want("9: j k")
	add("")
	want("10: k ")
	b = widgets.LogBuffer{}
	for range 10_001 {
		b.Append(widgets.LogLine{})
	}
	if b.Len() != 10_000 || b.First() != 1 {
		t.Errorf("by itself it keeps %d lines from %d on, want 10000 from 1 on", b.Len(), b.First())
	}
}

func TestLineBreaksMakeLinesOfOneLevel(t *testing.T) {
	var b widgets.LogBuffer
	b.Append(widgets.LogLine{Time: "12:00", Level: widgets.LogError, Text: "panic\n\tat main\r\n"})
	if b.Len() != 2 || b.Line(1) != (widgets.LogLine{Time: "12:00", Level: widgets.LogError, Text: "        at main"}) {
		t.Errorf("%d lines, the second is %+v", b.Len(), b.Line(1))
	}
}

func TestEscapeSequencesAreTakenOut(t *testing.T) {
	var b widgets.LogBuffer
	for in, want := range map[string]string{
		"plain Ümlaut 中":                            "plain Ümlaut 中",
		"\x1b[31mred\x1b[0m and \x1b[1;4mbold":      "red and bold",
		"\x1b]0;title\a after":                      " after",
		"\x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\!": "link!",
		"a\x1b]52;c;aGk=\u009cb":                    "ab",
		"\u009b31mC1\u009d0;t\aend":                 "C1end",
		"\x1bP1$r\x1b\\DCS":                         "DCS",
		"\x1b(Bcharset\x1b=keypad\x1b7":             "charsetkeypad",
		"cut \x1b[31":                               "cut ",
		"cut \x1b":                                  "cut ",
		"cut \x1b]0;title":                          "cut ",
		"a\tb\t中\tc":                                "a       b       中      c",
		"tab\x1b[31m\tred":                          "tab     red",
		"bell\a back\bspace\r":                      "bell backspace",
		"\xff\xfe\x00":                              "\xff\xfe",
		"line\u2028sep":                             "line\u2028sep",
	} {
		b.Clear()
		if b.Append(widgets.LogLine{Text: in}); b.Line(0).Text != want {
			t.Errorf("%q becomes %q, want %q", in, b.Line(0).Text, want)
		}
	}
}

func heap() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

func TestLogBufferDoesNotGrow(t *testing.T) {
	b := widgets.LogBuffer{Max: 1000}
	add := func(n int) {
		for i := range n {
			b.Append(widgets.LogLine{Text: strings.Repeat("mixed中e\u0301", 20) + fmt.Sprint(i)})
		}
	}
	add(10_000)
	before := heap()
	add(90_000)
	after := heap()
	if b.Len() != 1000 || after > before+before/10 {
		t.Errorf("%d lines; %d bytes after 10,000 lines, %d after 100,000", b.Len(), before, after)
	}
	view := widgets.LogView{ID: "log", Label: "Log", Lines: &b, MinLevel: widgets.LogInfo}
	app := limoni.New(20, 5, func(f *limoni.Frame) { view.Draw(f, f.Area()) })
	see := func(n int) {
		for range n {
			for range 500 {
				b.Append(widgets.LogLine{Level: widgets.LogInfo})
			}
			app.Redraw()
			app.Advance(0)
		}
	}
	see(10)
	before = heap()
	see(400)
	if after := heap(); after > before+64<<10 {
		t.Errorf("a filtered log grows by %d bytes over 200,000 lines", after-before)
	}
	runtime.KeepAlive(app)
	line := widgets.LogLine{Text: strings.Repeat("mixed中e\u0301", 20)}
	if n := testing.AllocsPerRun(1000, func() { b.Append(line) }); n != 0 {
		t.Errorf("a line of a full buffer allocates %v times, want 0", n)
	}
}
