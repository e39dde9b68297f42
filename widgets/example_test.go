package widgets_test

import (
	"context"
	"fmt"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
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

func Example() {
	draft, status := "", ""
	app := limoni.New(30, 3, func(f *limoni.Frame) {
		area := f.Area()
		head := layout.CutTop(&area, 1)
		right := layout.CutRight(&head, 12)

		name := widgets.TextInput{ID: "name", Label: "New task", Value: &draft}.Draw(f, head)
		add := widgets.Button{ID: "add", Label: "Add task"}.Draw(f, right)
		if add.Clicked() || name.Submitted() {
			draft, status = "", "Added "+draft
		}
		if status != "" {
			widgets.Status{ID: "status", Text: status}.Draw(f, layout.CutBottom(&area, 1))
		}
	})
	app.Feed([]byte("Buy milk\r"))
	show(app)
	// Output:
	// New task          [ Add task ]
	//
	// Added Buy milk
	// input "New task" [focused] #name
	// button "Add task" #add
	// status "Added Buy milk" #status
}

func ExampleLabel() {
	show(limoni.New(12, 1, func(f *limoni.Frame) {
		widgets.Label{Text: "Longer than that"}.Draw(f, f.Area())
	}))
	// Output:
	// Longer than…
	// text "Longer than that" [truncated]
}

func ExampleHeading() {
	show(limoni.New(20, 1, func(f *limoni.Frame) {
		widgets.Heading{Text: "Settings", Level: 2}.Draw(f, f.Area())
	}))
	// Output:
	// Settings
	// heading "Settings" level=2
}

func ExampleStatus() {
	show(limoni.New(20, 1, func(f *limoni.Frame) {
		widgets.Status{ID: "status", Text: "The disk is full", Error: true}.Draw(f, f.Area())
	}))
	// Output:
	// The disk is full
	// alert "The disk is full" #status
}

func ExampleButton() {
	count := 0
	app := limoni.New(20, 1, func(f *limoni.Frame) {
		add := widgets.Button{ID: "add", Label: "Add"}.Draw(f, f.Area())
		if add.Clicked() {
			count++
		}
	})
	app.Feed([]byte(" \r"))
	show(app)
	fmt.Println(count)
	// Output:
	// [ Add ]
	// button "Add" [focused] #add
	// 2
}

func ExampleCheckbox() {
	send := false
	app := limoni.New(20, 1, func(f *limoni.Frame) {
		widgets.Checkbox{ID: "copy", Label: "Send a copy", Checked: &send}.Draw(f, f.Area())
	})
	app.Feed([]byte(" "))
	show(app)
	// Output:
	// [x] Send a copy
	// checkbox "Send a copy" [focused, checked] #copy
}

func ExampleTextInput() {
	port := ""
	app := limoni.New(20, 1, func(f *limoni.Frame) {
		widgets.TextInput{
			ID: "port", Label: "Port", Value: &port, Prompt: "Port: ", MaxLength: 5,
			Filter: func(c string) bool { return c >= "0" && c <= "9" },
		}.Draw(f, f.Area())
	})
	app.Feed([]byte("80x80"))
	show(app)
	// Output:
	// Port: 8080
	// input "Port"="8080" [focused] #port
}

func ExampleList() {
	fruit, chosen, eaten := widgets.Strings{"Apple", "Banana", "Cherry"}, 0, ""
	app := limoni.New(20, 2, func(f *limoni.Frame) {
		list := widgets.List{ID: "fruit", Label: "Fruit", Items: &fruit, Selected: &chosen}.Draw(f, f.Area())
		if key, _, ok := list.Item(); ok && list.Clicked() {
			eaten = key
		}
	})
	app.Feed([]byte("\x1b[F\r")) // End, Enter
	show(app)
	fmt.Println(eaten)
	// Output:
	// Banana
	// Cherry
	// list "Fruit" [focused] #fruit
	//  list-item "Banana" [2/3] #Banana
	//  list-item "Cherry" [selected, 3/3] #Cherry
	// Cherry
}

func ExampleTabs() {
	shown := 0
	app := limoni.New(24, 1, func(f *limoni.Frame) {
		widgets.Tabs{ID: "show", Label: "Show", Titles: []string{"All", "Open", "Done"}, Selected: &shown}.Draw(f, f.Area())
	})
	app.Feed([]byte("\x1b[D")) // Left, around the end
	show(app)
	// Output:
	//  All   Open   Done
	// tab-list "Show" [focused] #show
	//  tab "All" [1/3]
	//  tab "Open" [2/3]
	//  tab "Done" [selected, 3/3]
}

func ExampleProgressBar() {
	show(limoni.New(16, 1, func(f *limoni.Frame) {
		widgets.ProgressBar{Label: "Copying", Now: 1, Max: 3}.Draw(f, f.Area())
	}))
	// Output:
	// ███▋░░░░░░░  33%
	// progress "Copying"="33%"
}

func ExampleBlock() {
	show(limoni.New(16, 3, func(f *limoni.Frame) {
		box, inner := widgets.Block{Title: "Disk"}.Begin(f, f.Area())
		widgets.Label{Text: "12 GB free"}.Draw(f, inner)
		f.End(box)
	}))
	// Output:
	// ┌ Disk ────────┐
	// │12 GB free    │
	// └──────────────┘
	// group "Disk"
	//  text "12 GB free"
}

func ExampleDialog() {
	asking, deleted := true, false
	app := limoni.New(30, 5, func(f *limoni.Frame) {
		if !asking {
			return
		}
		ask := widgets.Dialog{ID: "ask", Title: "Delete it?", Text: "This cannot be undone.",
			Buttons: []string{"Keep", "Delete"}}.Draw(f, f.Area())
		asking = ask.Button < 0 && !ask.Dismissed()
		deleted = ask.Button == 1
	})
	show(app)
	app.Feed([]byte("\t\r")) // Tab to Delete, Enter
	fmt.Println(asking, deleted)
	// Output:
	//   ┌ Delete it? ────────────┐
	//   │ This cannot be undone. │
	//   │                        │
	//   │ [ Keep ] [ Delete ]    │
	//   └────────────────────────┘
	// dialog "Delete it?" [modal] #ask
	//  text "This cannot be undone."
	//  button "Keep" [focused, default]
	//  button "Delete"
	// false true
}
