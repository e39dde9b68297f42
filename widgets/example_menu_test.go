package widgets_test

import (
	"fmt"
	"time"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

func ExampleMenu() {
	open, wrap := false, true
	items := []widgets.MenuItem{
		{ID: "new", Label: "New", Shortcut: "ctrl+n"},
		{Separator: true},
		{ID: "wrap", Label: "Wrap", Checked: &wrap},
	}
	app := limoni.New(22, 6, func(f *limoni.Frame) {
		file := widgets.Button{ID: "file", Label: "File ▾"}.Draw(f, f.Area())
		if file.Clicked() {
			open = !open
		}
		menu := widgets.Menu{Label: "File", Items: items, Open: &open, Opener: file}.Draw(f)
		if menu.Activated == "new" {
			f.Quit()
		}
	})
	app.Feed([]byte("\r"))
	show(app)
	// Output:
	// [ File ▾ ]
	// ┌────────────────┐
	// │   New   Ctrl+N │
	// │────────────────│
	// │ ✓ Wrap         │
	// └────────────────┘
	// button "File ▾" #file
	// menu "File" [focused]
	//  menu-item "New" [1/2] #new shortcut="ctrl+n"
	//  separator
	//  menu-item "Wrap" [checked, 2/2] #wrap
}

func ExampleContextMenu() {
	tasks, at, done := widgets.Strings{"Bread", "Butter"}, 0, ""
	menu := []widgets.MenuItem{{ID: "done", Label: "Done"}, {ID: "delete", Label: "Delete"}}
	app := limoni.New(22, 6, func(f *limoni.Frame) {
		list := widgets.List{ID: "tasks", Label: "Tasks", Items: &tasks, Selected: &at}.Draw(f, f.Area())
		task := widgets.ContextMenu{Label: "Task", Items: menu}.Draw(f, list)
		if task.Activated == "done" {
			done = tasks[at]
		}
	})
	app.Feed(nil)
	app.Feed([]byte("\x1b[<2;3;1M\x1b[<2;3;1m")) // the right button, in the first row
	show(app)
	app.Feed([]byte("\r"))
	fmt.Println("done:", done)
	// Output:
	// Bread
	// Bu┌────────┐
	//   │ Done   │
	//   │ Delete │
	//   └────────┘
	//
	// list "Tasks" #tasks
	//  list-item "Bread" [selected, 1/2] #Bread
	//  list-item "Butter" [2/2] #Butter
	// menu "Task" [focused]
	//  menu-item "Done" [1/2] #done
	//  menu-item "Delete" [2/2] #delete
	// done: Bread
}

func ExampleStatusBar() {
	left, right := []widgets.Segment{{Text: "main.go"}}, []widgets.Segment{{Text: "12:40"}}
	show(limoni.New(22, 2, func(f *limoni.Frame) {
		area := f.Area()
		widgets.StatusBar{ID: "status", Left: left, Right: right}.Draw(f, layout.CutBottom(&area, 1))
	}))
	// Output:
	// main.go        12:40
	// status-bar "Status" #status
	//  text "main.go"
	//  text "12:40"
}

func ExampleToasts() {
	var toasts widgets.Toasts
	app := limoni.New(22, 4, func(f *limoni.Frame) {
		if f.Key("ctrl+s") {
			toasts.Show("Saved", widgets.ToastSuccess)
		}
		toasts.Draw(f, f.Area())
	})
	app.Feed([]byte("\x13"))
	show(app)
	app.Advance(5 * time.Second)
	show(app)
	// Output:
	// ┌───────────┐
	//          │ ✓ Saved × │
	//          └───────────┘
	// status "Saved" #toast-1
	//  button "Dismiss" shortcut="f8"
}

func ExampleCommandPalette() {
	palette := widgets.CommandPalette{Commands: &widgets.CommandList{
		{ID: "open", Title: "Open file", Shortcut: "ctrl+o"}, {ID: "status", Title: "Git: Status"}, {ID: "push", Title: "Git: Push"},
	}}
	app := limoni.New(30, 6, func(f *limoni.Frame) {
		if f.Key("ctrl+p") {
			palette.Open = true
		}
		if p := palette.Draw(f, f.Area()); p.Command != "" {
			fmt.Println("run", p.Command)
		}
	})
	app.Feed([]byte("\x10gs"))
	show(app)
	app.Feed([]byte("\r"))
	// Output:
	// ┌ Commands ──────────────────┐
	// │ > gs                       │
	// │ Git: Status                │
	// │ Git: Push                  │
	// │                            │
	// └────────────────────────────┘
	// dialog "Commands" [modal]
	//  input "Commands"="gs" [focused] #query
	//  list "Commands"
	//   option "Git: Status" [selected, 1/2] #status
	//   option "Git: Push" [2/2] #push
	// run status
}

func ExampleKeyHints() {
	keys := []widgets.KeyName{{Key: "ctrl+s", Label: "Save"}, {Key: "?", Label: "Help"}, {Key: "x", Label: "Nobody asks for it"}}
	show(limoni.New(22, 1, func(f *limoni.Frame) {
		if f.Key("ctrl+s") || f.Key("?") {
			f.Quit()
		}
		widgets.KeyHints{ID: "hints", Keys: keys}.Draw(f, f.Area())
	}))
	// Output:
	// ^S Save  ? Help
	// status-bar "Keys" #hints
	//  text "Save" shortcut="ctrl+s"
	//  text "Help" shortcut="?"
}

func ExampleMenuBar() {
	menus := []widgets.MenuItem{
		{Label: "File", Items: []widgets.MenuItem{{ID: "quit", Label: "Quit", Shortcut: "ctrl+q"}}},
		{Label: "Edit", Items: []widgets.MenuItem{{ID: "copy", Label: "Copy"}, {ID: "paste", Label: "Paste", Disabled: true}}},
	}
	app := limoni.New(22, 5, func(f *limoni.Frame) {
		bar := widgets.MenuBar{ID: "bar", Menus: menus}.Draw(f, f.Area())
		switch bar.Activated {
		case "quit":
			f.Quit()
		}
	})
	app.Feed([]byte("\x1b[21~\x1b[C")) // F10, Right
	show(app)
	// Output:
	// File  Edit
	//       ┌───────┐
	//       │ Copy  │
	//       │ Paste │
	//       └───────┘
	// menu-bar "Menu" #bar shortcut="f10"
	//  menu-item "File" [collapsed, 1/2] #File
	//  menu-item "Edit" [expanded, 2/2] #Edit
	//  menu "Edit" [focused] #menu
	//   menu-item "Copy" [1/2] #copy
	//   menu-item "Paste" [disabled, 2/2] #paste
}

func ExampleToolbar() {
	bold := true
	items := []widgets.MenuItem{{ID: "new", Label: "New"}, {Separator: true}, {ID: "bold", Label: "Bold", Checked: &bold}, {ID: "print", Label: "Print"}}
	show(limoni.New(22, 1, func(f *limoni.Frame) {
		widgets.Toolbar{ID: "tools", Label: "Tools", Items: items}.Draw(f, f.Area())
	}))
	// Output:
	// New │✓Bold  Print
	// toolbar "Tools" [focused] #tools
	//  button "New" [1/3] #new
	//  separator
	//  toggle-button "Bold" [pressed, 2/3] #bold
	//  button "Print" [3/3] #print
}

func ExampleTooltip() {
	app := limoni.New(26, 3, func(f *limoni.Frame) {
		b := widgets.Button{ID: "publish", Label: "Publish"}.Draw(f, f.Area())
		widgets.Tooltip{Text: "Everybody can see it."}.Draw(f, b)
	})
	app.Feed(nil)
	app.Advance(time.Second)
	show(app)
	// Output:
	// [ Publish ]
	//  Everybody can see it.
	//
	// button "Publish" [focused] #publish description="Everybody can see it."
	// tooltip ="Everybody can see it."
}

func ExampleToastHistory() {
	var toasts widgets.Toasts
	toasts.Show("Saved", widgets.ToastSuccess)
	toasts.Show("No network", widgets.ToastError)
	show(limoni.New(22, 3, func(f *limoni.Frame) {
		widgets.ToastHistory{ID: "messages", Toasts: &toasts}.Draw(f, f.Area())
	}))
	// Output:
	// No network
	// Saved
	//
	// list "Messages" [focused] #messages
	//  list-item "No network" [selected, 1/2] #toast-2
	//  list-item "Saved" [2/2] #toast-1
}

func ExampleKeyHelp() {
	help := widgets.KeyHelp{Names: []widgets.KeyName{{Key: "?", Label: "Help"}, {Key: "ctrl+s", Label: "Save"}}}
	app := limoni.New(34, 10, func(f *limoni.Frame) {
		if f.Key("?") {
			help.Open = true
		}
		if f.GlobalKey("ctrl+s") {
			f.Quit()
		}
		help.Draw(f, f.Area())
	})
	app.Feed([]byte("?"))
	show(app)
	// Output:
	// ┌ Keys ──────────────────────────┐
	// │ This screen                    │
	// │   ?          Help              │
	// │ Everywhere                     │
	// │   Ctrl+S     Save              │
	// │ Moving around                  │
	// │   Tab        Next control      │
	// │   Shift+Tab  Previous control  │
	// │   Esc        Close or go back  │
	// └────────────────────────────────┘
	// dialog "Keys" [modal]
	//  list "Keys" [focused]
	//   list-item "This screen" [selected, 1/8] #1
	//   list-item "Help" [2/8] #2 shortcut="?"
	//   list-item "Everywhere" [3/8] #3
	//   list-item "Save" [4/8] #4 shortcut="ctrl+s"
	//   list-item "Moving around" [5/8] #5
	//   list-item "Next control" [6/8] #6 shortcut="tab"
	//   list-item "Previous control" [7/8] #7 shortcut="shift+tab"
	//   list-item "Close or go back" [8/8] #8 shortcut="esc"
}
