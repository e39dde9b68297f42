// Todo is a list of things to do: a draw function over the app's own data, which
// it reads from a file, todo.txt if none is named, and Ctrl+S saves there.
//
//	go run ./examples/todo [file]
package main

import (
	"fmt"
	"os"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// todo is the app.
type todo struct {
	tasks
	file     string
	draft    string
	selected int
	status   string
}

func (t *todo) draw(f *limoni.Frame) {
	area := f.Area()
	head := layout.CutTop(&area, 1)
	foot := layout.CutBottom(&area, 1)
	filter := layout.CutBottom(&area, 1)

	add := widgets.Button{ID: "add", Label: "Add", Disabled: t.draft == "", Default: true}
	right := layout.CutRight(&head, add.Width())
	layout.CutRight(&head, 1)
	widgets.TextInput{ID: "new", Label: "New task", Value: &t.draft}.Draw(f, head)
	if add.Draw(f, right).Clicked() {
		t.add(t.draft)
		t.draft, t.status = "", ""
	}
	t.drawList(f, area)
	if (widgets.Checkbox{ID: "open", Label: "Only what is open", Checked: &t.onlyOpen}).Draw(f, filter).Changed() {
		t.show()
	}
	t.drawStatus(f, foot)
	if f.GlobalKey("ctrl+s") {
		t.save()
	}
	if f.GlobalKey("ctrl+q") {
		f.Quit()
	}
}

// drawList shows the tasks. Enter, Space and a double click tick one, Delete
// deletes it.
func (t *todo) drawList(f *limoni.Frame, area limoni.Rect) {
	list := widgets.List{ID: "tasks", Label: "Tasks", Items: &t.tasks, Selected: &t.selected, Empty: "nothing to do", Scrollbar: true}.Draw(f, area)
	key, _, ok := list.Item()
	action, _ := list.Action()
	switch {
	case ok && action == "delete":
		t.remove(key)
	case ok && (list.Did(accessibility.ActionActivate) || list.Did(accessibility.ActionToggle)):
		t.tick(key)
	case list.Key("delete") && t.selected >= 0:
		t.remove(t.Key(t.selected))
	}
}

func (t *todo) drawStatus(f *limoni.Frame, area limoni.Rect) {
	if t.status != "" {
		widgets.Status{ID: "status", Text: t.status}.Draw(f, area)
		return
	}
	count := f.Concat(f.Itoa(t.open()), " of ", f.Itoa(len(t.all)), " open. Ctrl+S saves, Ctrl+Q quits")
	widgets.Label{ID: "count", Text: count}.Draw(f, area)
}

func (t *todo) save() {
	t.status = "Saved to " + t.file
	if err := t.write(t.file); err != nil {
		t.status = err.Error()
	}
}

func main() {
	t := &todo{file: "todo.txt"}
	if len(os.Args) > 1 {
		t.file = os.Args[1]
	}
	err := t.read(t.file)
	if err == nil {
		err = limoni.Run(t.draw, limoni.WithTitle("todo"))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "todo:", err)
		os.Exit(1)
	}
}
