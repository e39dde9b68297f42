package main

import (
	"strings"
	"testing"
	"unicode"
)

// Whoever reads the tree instead of the screen misses nothing: each word that
// is drawn is in it, in every state of the app.
func TestEveryWordOnTheScreenIsInTheTree(t *testing.T) {
	_, page := open(t)
	check := func(what string) {
		t.Helper()
		tree, words := page.Tree(), 0
		for _, word := range strings.FieldsFunc(page.Screen(), func(r rune) bool { return !unicode.IsLetter(r) }) {
			if words++; !strings.Contains(tree, word) {
				t.Errorf("%s: %q is on the screen and not in the tree:\n%s\n%s", what, word, page.Screen(), tree)
			}
		}
		if words < 10 {
			t.Errorf("%s: only %d words on the screen", what, words)
		}
	}
	check("at first")
	page.GetByID("name").Type("Something else")
	check("typing")
	page.Press("esc")
	page.GetByRole("button", "Add task").Click()
	check("refused")
	page.GetByRole("tab", "Done").Click()
	check("filtered")
	page.GetByRole("tab", "History").Click()
	check("long")
	page.GetByRole("tab", "All").Click()
	page.GetByID("task-1").Act("delete")
	check("asking")
}
