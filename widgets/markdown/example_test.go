package markdown_test

import (
	"context"
	"fmt"
	"strings"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets/code"
	"limoni/widgets/markdown"
)

// show prints what an app in memory shows and what it is.
func show(app *limoni.App) {
	snapshot, err := app.Snapshot(context.Background(), 0)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(snapshot.Screen)
	snapshot.Tree.Refs = nil
	fmt.Println(accessibility.Outline(&snapshot.Tree))
}

func ExampleView() {
	text := "## Usage\n\nRun **it** and read [the guide](guide.md).\n\n- [x] fast\n- [ ] done\n"
	opened := ""
	app := limoni.New(30, 6, func(f *limoni.Frame) {
		doc := markdown.View{ID: "help", Label: "Help", Source: &text}.Draw(f, f.Area())
		if doc.Link != "" {
			opened = doc.Link
		}
	})
	app.Feed([]byte("\x1b[C\r")) // Right, Enter
	show(app)
	fmt.Println(opened)
	// Output:
	// ## Usage
	//
	// Run it and read the guide.
	//
	// [x] fast
	// [ ] done
	// scroll-area "Help" [focused] #help
	//  heading "Usage" level=2
	//  text "Run it and read the guide."
	//   link "the guide"="guide.md" [1/1] #link-1
	//  list
	//   list-item "fast"="[x]" [checked, 1/2]
	//   list-item "done"="[ ]" [unchecked, 2/2]
	// guide.md
}

// A text that a model is still writing: what is open at its end is shown as what
// it is about to be, and the view follows the end.
func ExampleView_streaming() {
	answer := ""
	app := limoni.New(30, 4, func(f *limoni.Frame) {
		markdown.View{ID: "answer", Label: "Answer", Source: &answer, Streaming: true, Follow: true,
			Highlighter: code.Highlighter{}}.Draw(f, f.Area())
	})
	for _, chunk := range []string{"Two **wor", "ds** and:\n\n| Na", "me | Size |\n|", "---|---|\n| a"} {
		app.Post(func() { answer += chunk })
		snapshot, _ := app.Snapshot(context.Background(), 0)
		fmt.Printf("%s\n--\n", strings.Trim(snapshot.Screen.String(), "\n"))
	}
	// Output:
	// Two wor
	// --
	// Two words and:
	//
	// Na
	// ──
	// --
	// Two words and:
	//
	// Name │ Size
	// ─────┼─────
	// --
	// Name │ Size
	// ─────┼─────
	// a    │
	// --
}
