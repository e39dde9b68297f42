package markdown_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/widgets/markdown"
)

// What is unfinished at the end looks like what it is going to be.
func TestUnfinishedText(t *testing.T) {
	for source, want := range map[string]string{
		"a **bo":                         "a bo",
		"a **bold*":                      "a bold",
		"a **":                           "a",
		"a **bold**":                     "a bold",
		"a *it **both":                   "a it both",
		"a *it **both**":                 "a it both",
		"a ~~st":                         "a st",
		"a `co":                          "a `co`",
		"a `":                            "a",
		"a ``x`":                         "a `x`",
		"see [the li":                    "see the li",
		"see [":                          "see",
		"see ![":                         "see",
		"see [the link](htt":             "see the link",
		"see [the link](http://x":        "see the link",
		"see [the link](http://x) now":   "see the link now",
		"see ![a cat](x.p":               "see [a cat]",
		"see **[the li":                  "see the li",
		"see [**the li":                  "see the li",
		"x \\":                           "x",
		"x \\*":                          "x *",
		"AT&am":                          "AT",
		"AT&T":                           "AT",
		"AT&T is":                        "AT&T is",
		"2 * 3 and more":                 "2 * 3 and more",
		"snake_case_name":                "snake_case_name",
		"a\n\n-":                         "a",
		"a\n-":                           "a",
		"a\n--":                          "a",
		"a\n- ":                          "a",
		"a\n\n- [":                       "a",
		"a\n\n- [x":                      "a",
		"a\n\n- [x] ":                    "a",
		"a\n\n1":                         "a",
		"a\n\n1.":                        "a",
		"a\n\n#":                         "a",
		"a\n\n## ":                       "a",
		"a\n\n## He":                     "a\n\n## He",
		"a\n\n## **He":                   "a\n\n## He",
		"a\n\n> ":                        "a",
		"a\n\n> q **b":                   "a\n\n│ q b",
		"a\n\n- x **b":                   "a\n\n• x b",
		"a\n\n`":                         "a",
		"a\n\n``":                        "a",
		"a\n\n```":                       "a",
		"a\n\n```g":                      "a",
		"a\n\n```go\nx **y":              "a\n\n  x **y",
		"a\n\n```go\nx\n``":              "a\n\n  x",
		"a\n\n```go\nx\n```":             "a\n\n  x",
		"| a | b":                        "a │ b\n──┼──",
		"| a | b |\n":                    "a │ b\n──┼──",
		"| a | b |\n|-":                  "a │ b\n──┼──",
		"| a | b |\n|---|--":             "a │ b\n──┼──",
		"| a | b |\n|---|---|\n":         "a │ b\n──┼──",
		"| a | b |\n|---|---|\n| 1":      "a │ b\n──┼──\n1 │",
		"| a | b |\n|---|---|\n| **1":    "a │ b\n──┼──\n1 │",
		"| a | b |\n|---|---|\n| 1 | [":  "a │ b\n──┼──\n1 │",
		"| a | b |\n|---|---|\n| 1 | [x": "a │ b\n──┼──\n1 │ x",
		"a\n\n[x]: htt":                  "a",
		"a\n\n**never closed\n\nb":       "a\n\n**never closed\n\nb",
	} {
		s := openView(t, 40, 8, source, markdown.View{Streaming: true})
		if got := s.screen(); got != want {
			t.Errorf("%q is drawn as\n%s\nwant\n%s", source, got, want)
		}
		done := open(t, 40, 8, source)
		if got := done.screen(); strings.Contains(source, "**bo*") && got != source {
			t.Errorf("%q, finished, is drawn as %q", source, got)
		}
	}
	s := openView(t, 40, 1, "a **bo", markdown.View{})
	s.wantScreen("a **bo")
}

// While a text grows byte by byte, no row above the last block that was begun
// changes, and at the end the screen is that of the finished text.
func TestGrowingTextDoesNotFlicker(t *testing.T) {
	const w, h = 40, 60
	s := openView(t, w, h, "", markdown.View{Streaming: true})
	stable := ""
	for n := range len(document) + 1 {
		s.set(document[:n])
		got := s.screen()
		if !strings.HasPrefix(got, stable) {
			t.Fatalf("after %q the screen is\n%s\nbut above was\n%s", document[max(n-20, 0):n], got, stable)
		}
		if n > 1 && document[n-2:n] == "\n\n" && !strings.Contains(document[:n], "- one") {
			stable = got
		}
	}
	s.view.Streaming = false
	s.Redraw()
	if got, want := s.screen(), open(t, w, h, document).screen(); got != want {
		t.Errorf("at the end the screen is\n%s\nwant\n%s", got, want)
	}
}

// No mark shows up while it is written: of a text in which every mark is closed
// in the end, none is ever seen.
func TestNoMarkIsSeenWhileItIsWritten(t *testing.T) {
	const source = "Some **strong *and emphasised* text** with [a link](http://x.org/y) and ~~struck~~ words.\n\n" +
		"1. first **bold** item\n2. second [x](y) item\n   - [x] done\n\n| Name | **Size** |\n|:---|---:|\n| *a* | [b](c) |\n\n> quoted **words**\n"
	for n := range len(source) + 1 {
		s := openView(t, 60, 20, source[:n], markdown.View{Streaming: true})
		shown := strings.ReplaceAll(s.screen(), "[x] done"[:min(max(n-strings.Index(source, "[x] done"), 0), 8)], "")
		if mark := strings.IndexAny(shown, "*~[]()|"); mark >= 0 {
			t.Fatalf("%q shows a %c:\n%s", source[:n], shown[mark], s.screen())
		}
	}
}

// A terminal is sent little for a chunk: what changed.
func TestChunkWritesWhatChanged(t *testing.T) {
	var out counting
	s := openView(t, 80, 24, lines(5), markdown.View{Streaming: true}, limoni.WithOutput(&out))
	s.set(lines(5) + "a new ")
	before := out.n
	s.set(lines(5) + "a new word")
	if n := out.n - before; n == 0 || n > 40 {
		t.Errorf("a word costs %d bytes", n)
	}
}

type counting struct{ n int }

func (c *counting) Write(p []byte) (int, error) { c.n += len(p); return len(p), nil }
