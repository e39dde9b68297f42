package limoni

import (
	"strings"
	"testing"
)

// Texts that are built piece by piece keep what they were, and cost what they
// are long, not its square.
func TestConcatBehindTheLastOne(t *testing.T) {
	var a arena
	var kept []string
	text, want := "", ""
	for range 10_000 {
		kept = append(kept, text)
		text, want = a.concat(text, "ab", "c"), want+"abc"
	}
	if text != want {
		t.Fatalf("%d bytes, want %d", len(text), len(want))
	}
	for i, s := range kept {
		if s != want[:3*i] {
			t.Fatalf("the text after %d steps became %q", i, s)
		}
	}
	size := 0
	for _, c := range a.chunks {
		size += cap(c)
	}
	if size > 8*len(want) {
		t.Errorf("%d bytes of memory for a text of %d", size, len(want))
	}
	other := a.concat("x", "y")
	if again := a.concat(text, "!"); again != want+"!" || other != "xy" {
		t.Errorf("what is not the last one is not continued: %q", other)
	}
	if sub := a.concat(strings.Clone("y"), "z"); sub != "yz" || other != "xy" {
		t.Errorf("an equal text elsewhere was continued: %q", sub)
	}
}
