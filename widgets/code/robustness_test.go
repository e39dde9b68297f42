package code_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets/code"
)

// hostile holds what would take over a terminal if it were written to it.
const hostile = "A\x1b]52;c;aGk=\x07B\x1b[2JC\u009b31mD\x1bP1$r\x1b\\E\x7f\x00F\u202eG"

var hostiles = map[string]string{
	"empty":       "",
	"breaks":      "\n\r\n\n\r\r\n",
	"controls":    hostile + "\n\t" + hostile,
	"no UTF-8":    "\xff\xfe\xc3\n// \xff\n\"\xc3",
	"wide":        "中文字\n\t中e\u0301👨‍👩‍👧‍👦\n\u0301\u200d\u202e",
	"a long line": strings.Repeat("x", 20_000) + "\n" + strings.Repeat("\t", 9_000) + "\n" + strings.Repeat("中", 5_000),
	"long in UTF": strings.Repeat("x", 4094) + strings.Repeat("é", 4000) + strings.Repeat("\xff", 9000),
	"code":        hello,
	"open string": "x := \"never\n`closed\n/* at all",
}

func TestEveryTextAtEverySize(t *testing.T) {
	for name, source := range hostiles {
		area := rect(0, 0, 0, 0)
		view := code.View{ID: "code", Label: "Code", Source: &source, Language: "go", Find: "x"}
		app := limoni.New(36, 16, func(f *limoni.Frame) {
			f.Fill(f.Area(), '.', limoni.Style{})
			view.Draw(f, area)
		})
		s := &stage{App: app, t: t}
		for mode := range 4 {
			view.Wrap, view.LineNumbers, view.TabWidth = mode&1 != 0, mode&2 != 0, mode*5-3
			for _, w := range []int{-1, 0, 1, 2, 3, 5, 8, 13, 30} {
				for _, h := range []int{-1, 0, 1, 2, 5, 10} {
					area = rect(3, 3, w, h)
					s.Redraw()
					checkInside(t, s.snapshot(), name, area)
					s.Feed([]byte("\x1b[6~\x1b[C\r\x1b[F" + click(4, 4) + wheel(4, 4, 2)))
					checkInside(t, s.snapshot(), name, area)
					s.Feed([]byte("\x1b[H\x1b[D"))
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

func TestNoControlReachesTheTerminal(t *testing.T) {
	var out recording
	open(t, 60, 4, hostiles["controls"], code.View{Language: "go"}, limoni.WithOutput(&out))
	for _, bad := range []string{"\x1b]52", "\x1b[2JC", "\u009b", "\x1bP1", "\u202e", "\x7f", "\x00"} {
		if strings.Contains(string(out), bad) {
			t.Errorf("%q was written", bad)
		}
	}
	if !strings.Contains(string(out), "]52") {
		t.Errorf("the text itself was not written: %q", string(out))
	}
}

type recording []byte

func (r *recording) Write(p []byte) (int, error) { *r = append(*r, p...); return len(p), nil }

func FuzzCode(f *testing.F) {
	for _, source := range hostiles {
		f.Add(source, "go", uint8(20), uint8(5), true)
		f.Add(source, "html", uint8(9), uint8(3), false)
	}
	f.Fuzz(func(t *testing.T, source, language string, w, h uint8, wrap bool) {
		if len(source) > 20_000 {
			return
		}
		area := rect(1, 1, int(w%50), int(h%12))
		s := &stage{t: t}
		s.App = limoni.New(52, 14, func(f *limoni.Frame) {
			f.Fill(f.Area(), '.', limoni.Style{})
			code.View{ID: "code", Label: "Code", Source: &source, Language: language, Wrap: wrap, LineNumbers: true}.Draw(f, area)
		})
		checkInside(t, s.snapshot(), fmt.Sprintf("%q", source), area)
		s.Feed([]byte("\x1b[6~\x1b[C\x1b[C\r\x1b[F" + click(4, 4)))
		checkInside(t, s.snapshot(), fmt.Sprintf("%q", source), area)
	})
}
