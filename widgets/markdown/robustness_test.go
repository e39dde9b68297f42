package markdown_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets/code"
	"limoni/widgets/markdown"
)

// hostile holds what would take over a terminal if it were written to it.
const hostile = "A\x1b]52;c;aGk=\x07B\x1b[2JC\u009b31mD\x1bP1$r\x1b\\E\x7f\x00F\u202eG"

func columns(n int) string {
	row := strings.Repeat("| cell ", n) + "|\n"
	return row + strings.Repeat("|---", n) + "|\n" + row
}

var hostiles = map[string]string{
	"empty":          "",
	"controls":       hostile + "\n\n# " + hostile + "\n\n```\n" + hostile + "\n```\n\n[" + hostile + "](http://x" + hostile + ")\n\n<p>" + hostile,
	"no UTF-8":       "\xff\xfe\xc3 **\xff** `\xc3`\n\n```\n\xff\n```\n",
	"CRLF":           strings.ReplaceAll(document, "\n", "\r\n"),
	"CR":             strings.ReplaceAll(document, "\n", "\r"),
	"wide":           "# 中文字\n\n中文 **字** e\u0301👨‍👩‍👧‍👦\n\n| 中 | 文 |\n|---|---|\n| 字 | x |\n",
	"a long line":    strings.Repeat("x", 50_000) + "\n\n```\n" + strings.Repeat("y", 50_000) + "\n```\n",
	"many words":     strings.Repeat("word ", 10_000),
	"deep lists":     deep("- ", 100),
	"deep quotes":    deep("> ", 100),
	"deep numbers":   deep("1. ", 100),
	"deep emphasis":  strings.Repeat("*a ", 500) + strings.Repeat("b* ", 500),
	"wide table":     columns(100),
	"ragged table":   "| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n||\n",
	"zero width":     "\u0301\u200d\u202e **\u0301**\n\n- \u200b\n",
	"open fences":    "```\n~~~\n````\n",
	"tabs":           "a\tb\n\n\tcode\tx\n\n-\titem\n\n```\n\tx\n```\n",
	"only marks":     "#\n-\n>\n1.\n***\n| |\n|-|\n![]()\n[]()\n",
	"entities":       "&#0; &#x110000; &#55555555555555; &nbsp;&notit; &amp;lt; \\&amp;",
	"links in links": "[a [b](c) ![d [e](f)](g)](h) ![x ![y](z)](w) [![i](j)](k)",
	"broken":         "[a](<b\n\n<a href='\n\n&\n\n\\",
}

func deep(mark string, n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(strings.Repeat(mark, i) + "x\n")
		if i%7 == 0 {
			b.WriteString(strings.Repeat("  ", i) + mark + "y\n")
		}
	}
	return b.String()
}

// At every size the view stays in its area, whatever the text is, and gives back
// what it showed when the size comes back.
func TestEveryTextAtEverySize(t *testing.T) {
	for name, source := range hostiles {
		area := rect(0, 0, 0, 0)
		s := &stage{t: t, source: source}
		view := markdown.View{ID: "doc", Label: "Doc", Source: &s.source, Highlighter: code.Highlighter{}, Empty: "none"}
		s.App = limoni.New(36, 16, func(f *limoni.Frame) {
			f.Fill(f.Area(), '.', limoni.Style{})
			view.Draw(f, area)
		})
		for _, view.Streaming = range []bool{false, true} {
			for _, w := range []int{-1, 0, 1, 2, 3, 5, 8, 13, 30} {
				for _, h := range []int{-1, 0, 1, 2, 5, 10} {
					area = rect(3, 3, w, h)
					s.Redraw()
					checkInside(t, s.snapshot(), name, area)
					s.Feed([]byte("\x1b[6~\x1b[C\r" + click(4, 4) + wheel(4, 4, 2)))
					checkInside(t, s.snapshot(), name, area)
					s.Feed([]byte("\x1b[H"))
				}
			}
		}
	}
}

func checkInside(t *testing.T, snap *accessibility.Snapshot, name string, area limoni.Rect) {
	t.Helper()
	for y := range snap.Height {
		for x := range snap.Width {
			if cell := snap.Screen.Cell(x, y); cell != "." && !(limoni.Point{X: x, Y: y}).In(area) {
				t.Fatalf("%s in %v drew %q at %d,%d:\n%s", name, area, cell, x, y, snap.Screen)
			}
		}
	}
	for _, n := range snap.Tree.Nodes {
		if !n.Bounds.Empty() && !n.Bounds.In(area) {
			t.Fatalf("%s in %v: %s lies at %v", name, area, n.Role, n.Bounds)
		}
	}
	if len(snap.Problems) > 0 {
		t.Fatalf("%s: %v", name, snap.Problems)
	}
	if i := snap.Tree.Index(snap.Focus); i >= 0 && !snap.Tree.Nodes[i].Bounds.Empty() && !(limoni.Point{X: snap.Cursor.X, Y: snap.Cursor.Y}).In(area) {
		t.Fatalf("%s in %v: the cursor is at %v", name, area, snap.Cursor)
	}
}

// Nothing of the text that is a control character gets to the terminal.
func TestNoControlReachesTheTerminal(t *testing.T) {
	var out recording
	s := open(t, 60, 20, hostiles["controls"], limoni.WithOutput(&out), limoni.WithCapabilities(limoni.Capabilities{Links: true}))
	for _, bad := range []string{"\x1b]52", "\x1b[2JC", "\u009b", "\x1bP1", "\u202e", "\x7f", "\x00"} {
		if strings.Contains(string(out), bad) {
			t.Errorf("%q was written", bad)
		}
		for _, n := range s.snapshot().Tree.Nodes {
			if strings.Contains(n.Label+n.Value, bad[:1]) && bad[0] < ' ' {
				t.Errorf("%s %q holds %q", n.Role, n.Label, bad)
			}
		}
	}
	if !strings.Contains(string(out), "]52") {
		t.Errorf("the text itself was not written: %q", string(out))
	}
}

type recording []byte

func (r *recording) Write(p []byte) (int, error) { *r = append(*r, p...); return len(p), nil }

// A frame costs what is in view, whatever is above and below it.
func TestFrameCostsWhatIsInView(t *testing.T) {
	cost := func(paragraphs int) (nodes int) {
		s := open(t, 60, 24, lines(paragraphs))
		s.keys("end", "home", "pagedown", "down")
		return len(s.snapshot().Tree.Nodes)
	}
	if few, many := cost(200), cost(20_000); few != many || few < 10 {
		t.Errorf("%d nodes of a short text and %d of a long one", few, many)
	}
}

func FuzzMarkdown(f *testing.F) {
	for _, source := range hostiles {
		if len(source) < 5000 {
			f.Add(source, uint8(20), uint8(5), true)
		}
	}
	f.Add(document, uint8(40), uint8(10), false)
	f.Fuzz(func(t *testing.T, source string, w, h uint8, streaming bool) {
		if len(source) > 4096 {
			return
		}
		area := rect(1, 1, int(w%50), int(h%12))
		s := &stage{t: t, source: source}
		s.App = limoni.New(52, 14, func(f *limoni.Frame) {
			f.Fill(f.Area(), '.', limoni.Style{})
			markdown.View{ID: "doc", Label: "Doc", Source: &s.source, Streaming: streaming}.Draw(f, area)
		})
		checkInside(t, s.snapshot(), fmt.Sprintf("%q", source), area)
		s.Feed([]byte("\x1b[6~\x1b[C\x1b[C\r" + click(4, 4)))
		checkInside(t, s.snapshot(), fmt.Sprintf("%q", source), area)
	})
}
