package main

import (
	"context"
	"strings"
	"time"
)

// recite answers any question with the same words, one after the other, as a
// model does that thinks while it writes.
func recite(ctx context.Context, question string, piece func(string)) {
	text := "You asked: *" + question + "*\n\n" + knowledge
	for len(text) > 0 {
		n := strings.IndexAny(text[1:], " \n") + 1
		if n == 0 {
			n = len(text)
		}
		select {
		case <-time.After(30 * time.Millisecond):
		case <-ctx.Done():
			return
		}
		piece(text[:n])
		text = text[n:]
	}
}

const knowledge = "## How it works\n\n" +
	"A draw function is *a function of the data*. It says three things of every widget:\n\n" +
	"1. what it **is**: a node of the tree,\n2. what **happened** to it: a response,\n3. how it **looks**: cells.\n\n" +
	"```go\nadd := widgets.Button{ID: \"add\", Label: \"Add\"}.Draw(f, area)\nif add.Clicked() {\n\tapp.add()\n}\n```\n\n" +
	"| who | reads |\n|---|---|\n| people | the screen |\n| screen readers | the tree |\n| tests and agents | both |\n"
