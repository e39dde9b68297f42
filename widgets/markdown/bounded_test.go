package markdown_test

import (
	"strings"
	"testing"

	"limoni/accessibility"
	"limoni/widgets/markdown"
)

// Where the parser would compare each part of a text with all that is before
// it, what is beyond a bound is shown as it was written.
func TestWhatTheParserComparesIsBounded(t *testing.T) {
	links := func(source string) (n int) {
		for _, node := range open(t, 60, 10, source).snapshot().Tree.Nodes {
			if node.Role == accessibility.RoleLink {
				n++
			}
		}
		return n
	}
	nested := func(n int) string {
		return "[a](b" + strings.Repeat("(", n) + strings.Repeat(")", n) + ")"
	}
	for source, want := range map[string]int{
		nested(3): 1, nested(32): 1, nested(33): 0,
		"[a](<b c>)": 1, "[a](<b <c>)": 0, `[a](<b \<c>)`: 1, "[a](<b": 0,
		"[a](\nb)": 1, "[a]( b )": 1, `[a](\(((b`: 0,
		"[a](<b [a](<c>)":  1,
		"[a](<b\n\n[a]: c": 1, // the label alone is a reference
	} {
		if got := links(source); got != want {
			t.Errorf("%.60q has %d links, want %d", source, got, want)
		}
	}

	s := open(t, 60, 4, strings.Repeat("> ", 5000)+"end")
	if text := s.snapshot().Tree.Nodes[len(s.snapshot().Tree.Nodes)-1].Label; !strings.HasSuffix(text, "> > end") {
		t.Errorf("the deepest of many quotations says %q", text)
	}
	s = open(t, 60, 4, strings.Repeat("1. ", 5000)+"end")
	if nodes := len(s.snapshot().Tree.Nodes); nodes > 120 {
		t.Errorf("a list in lists makes %d nodes", nodes)
	}

	source := "*one* " + strings.Repeat("_a* ", 5000) + "*last*"
	s = open(t, 60, 4, source)
	s.keys("end")
	if got := s.snapshot().Screen.String(); !strings.HasSuffix(got, "*last*") {
		t.Errorf("the end of too many marks is %q", got)
	}
	s = open(t, 60, 4, "*one* "+strings.Repeat("_a* ", 1500)+"*last*")
	s.keys("end")
	if got := s.snapshot().Screen.String(); !strings.HasSuffix(got, " last") {
		t.Errorf("the end of many marks is %q", got)
	}
}

// Of what a text may still become, so many marks at its end are left out.
func TestMarksAtTheEndAreLeftOutUpToABound(t *testing.T) {
	for n, want := range map[int]string{1: "x", 31: "x", 40: "x" + strings.Repeat(" [", 8), 4000: "x" + strings.Repeat(" [", 3968)} {
		s := openView(t, 60, 4, "x"+strings.Repeat(" [", n), markdown.View{Streaming: true})
		text := s.snapshot().Tree.Nodes[1].Label
		if text != want {
			t.Errorf("%d marks are read as %d bytes %.20q, want %d", n, len(text), text, len(want))
		}
	}
}
