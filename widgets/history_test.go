package widgets

import (
	"strings"
	"testing"
)

// What can be undone takes the memory of what was removed, however much text
// there is.
func TestHistoryKeepsDifferences(t *testing.T) {
	e := editor{}
	e.sync(strings.Repeat("some line of text\n", 50_000))
	for range 500 {
		e.move(len(e.value) / 2)
		e.backspace()
	}
	if n := len(e.done.log); n != 500 {
		t.Errorf("500 characters that were removed take %d bytes", n)
	}
}

// The last edit can always be undone, even if it is all of a big text; of
// older ones the last half stays.
func TestHistoryIsBounded(t *testing.T) {
	e := editor{}
	for range 5000 {
		e.replace(0, 0, "x")
		e.typing = false
	}
	if n := len(e.done.list); n > maxEdits || n < maxEdits/2 {
		t.Errorf("%d edits can be undone, want %d at most", n, maxEdits)
	}
	big := strings.Repeat("x", maxEditBytes)
	e.replace(0, len(e.value), big+"ab")
	e.replace(0, len(e.value)-1, "")
	e.replace(0, 1, "")
	for _, want := range []string{"b", big + "ab"} {
		if e.undo(); e.value != want {
			t.Errorf("undone to %d bytes, want %d", len(e.value), len(want))
		}
	}
	if e.redo(); e.value != "b" {
		t.Errorf("done again to %d bytes, want 1", len(e.value))
	}
}
