package code_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/internal/vt"
	"limoni/widgets/code"
)

// A frame costs the lines in view: with a million of them no more nodes than
// with a hundred.
func TestMillionLinesCostAScreenful(t *testing.T) {
	for _, n := range []int{400, 1_000_000} {
		s := open(t, 60, 20, strings.Repeat("func main() {\n", n), code.View{Language: "go", LineNumbers: true})
		s.keys("end", "home", "pagedown", "down", "end")
		if s.selected != n-1 {
			t.Errorf("End goes to line %d of %d", s.selected, n)
		}
		if nodes := len(s.snapshot().Tree.Nodes); nodes != 21 {
			t.Errorf("%d lines make %d nodes, want 21", n, nodes)
		}
	}
}

// A long text is shown at once, coloured from its top step by step, and plain
// beyond what is ever coloured.
func TestLongTextIsColoredStepByStep(t *testing.T) {
	const line = "func main() { return }\n"
	terminal := vt.New(30, 5)
	s := open(t, 30, 5, strings.Repeat(line, 10<<20/len(line)), code.View{Language: "go"}, limoni.WithOutput(terminal))
	colored := func(want bool, what string) {
		t.Helper()
		if got := terminal.Cell(0, 0); (got.Style.Foreground == keyword) != want {
			t.Errorf("%s: the first cell is %+v", what, got)
		}
	}
	s.Feed([]byte(wheel(1, 1, 1)))
	colored(true, "at the top")
	s.view.State = &code.State{Offset: 100 << 10 / len(line)}
	s.Redraw()
	s.Feed(nil)
	colored(false, "100 KiB on, in the first frame")
	for range 20 {
		s.Advance(time.Millisecond)
	}
	colored(true, "20 frames later")
	if s.Advance(time.Hour); s.snapshot() == nil || !s.snapshot().Idle {
		t.Error("the app is not idle when all is coloured")
	}
	s.view.State = &code.State{Offset: 5 << 20 / len(line)}
	s.Redraw()
	for range 20 {
		s.Advance(time.Millisecond)
	}
	colored(false, "5 MiB on")
}

// A line of ten megabytes is several pieces, of which the first has the number.
func TestHugeLine(t *testing.T) {
	for wrap, first := range map[bool]string{false: "2 01234567890123456…", true: "2 012345678901234567"} {
		s := open(t, 20, 4, "a\n"+strings.Repeat("0123456789", 1<<20)+"\nz", code.View{LineNumbers: true, Wrap: wrap})
		if got := s.snapshot().Screen.Row(1); got != first {
			t.Errorf("wrap %v: the line begins with %q", wrap, got)
		}
		s.keys("end")
		if got := strings.TrimRight(s.snapshot().Screen.Row(3), " "); got != "3 z" || s.selected != 2 {
			t.Errorf("wrap %v: the last row is %q, line %d", wrap, got, s.selected)
		}
		s.keys("up")
		for _, n := range s.snapshot().Tree.Nodes {
			if len(n.Label) > 4096 {
				t.Errorf("wrap %v: a node has a label of %d bytes", wrap, len(n.Label))
			}
		}
		if s.selected != 1 {
			t.Errorf("wrap %v: above is line %d, want 1", wrap, s.selected)
		}
		s.keys("home", "down", "down")
		if s.selected != 1 {
			t.Errorf("wrap %v: in the line is line %d, want 1", wrap, s.selected)
		}
	}
}

// What is appended is split and coloured from near the end on, and what was
// there keeps its colours.
func TestGrowingText(t *testing.T) {
	const part = "// a comment\nfunc f() int {\n\treturn 1\n}\n\n"
	terminal := vt.New(30, 12)
	s := open(t, 30, 12, strings.Repeat(part, 2), code.View{Language: "go"}, limoni.WithOutput(terminal))
	for range 200 {
		s.Post(func() { s.source += part })
		s.snapshot()
	}
	s.keys("end")
	for range 20 {
		s.Advance(time.Millisecond)
	}
	for y := range 11 {
		if row := terminal.Cell(0, y); row.Text == "f" && row.Style.Foreground != keyword {
			t.Errorf("row %d is plain", y)
		}
	}
	if got := len(s.snapshot().Tree.Nodes); got != 13 {
		t.Errorf("%d nodes, want 13", got)
	}
	if got := s.selected; got != 202*5-1 {
		t.Errorf("the last line is %d, want %d", got, 202*5-1)
	}
}
