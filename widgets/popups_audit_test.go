package widgets_test

import (
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// What opens, and what a log shows, is as the audit wants it too.
func TestNothingThatOpensHasFindings(t *testing.T) {
	items := []widgets.MenuItem{
		{Label: "One", Shortcut: "ctrl+o"}, {Separator: true}, {Label: "Two", Items: []widgets.MenuItem{{Label: "Sub"}, {Label: "On", Checked: new(bool)}}},
		{Label: "Off", Disabled: true},
	}
	tops := []widgets.MenuItem{{Label: "File", Items: items}, {Label: "Quit"}}
	names, selected, text := widgets.Strings{"a", "b", "c"}, 0, ""
	var toasts widgets.Toasts
	var help widgets.KeyHelp
	var lines widgets.LogBuffer
	for range 20 {
		lines.Append(widgets.LogLine{Level: widgets.LogWarning, Time: "12:00", Text: "disk almost full, and nobody looks after it"})
	}
	palette := widgets.CommandPalette{Commands: &widgets.CommandList{{Title: "Git: Status", Description: "what changed", Shortcut: "ctrl+g"}, {Title: "Go", Disabled: true}}}
	draw := func(f *limoni.Frame) {
		widgets.MenuBar{ID: "bar", Menus: tops}.Draw(f, row(f, 0))
		widgets.Toolbar{ID: "tools", Label: "Tools", Items: items}.Draw(f, rect(0, 1, 12, 1))
		list := widgets.List{ID: "list", Label: "List", Items: &names}.Draw(f, rect(0, 3, 20, 4))
		widgets.ContextMenu{Label: "Row", Items: items}.Draw(f, list)
		widgets.Tooltip{Text: "a hint"}.Draw(f, list)
		widgets.Select{ID: "select", Label: "Size", Options: &names, Selected: &selected}.Draw(f, rect(30, 3, 12, 1))
		widgets.ComboBox{ID: "combo", Label: "Town", Options: &names, Value: &text}.Draw(f, rect(30, 8, 12, 1))
		widgets.LogView{ID: "log", Label: "Log", Lines: &lines, Wrap: true, Scrollbar: true}.Draw(f, rect(0, 12, 40, 8))
		palette.Draw(f, f.Area())
		help.Draw(f, f.Area())
		toasts.Draw(f, f.Area())
	}
	for name, do := range map[string]func(s stage){
		"nothing": func(stage) {}, "a menu": func(s stage) { s.keys("f10") }, "a submenu": func(s stage) { s.keys("f10", "down", "right") },
		"the menu of a tool":       func(s stage) { s.act("#tools", "focus"); s.keys("end", "enter") },
		"a context menu":           func(s stage) { s.act("#list", "focus"); s.keys("menu") },
		"a hint":                   func(s stage) { s.act("#list", "focus"); s.Advance(time.Second) },
		"a select":                 func(s stage) { s.act("#select", "focus"); s.keys("enter") },
		"a combo box":              func(s stage) { s.act("#combo", "focus"); s.keys("down") },
		"a log":                    func(s stage) { s.act("#log", "focus"); s.keys("up") },
		"a palette":                func(s stage) { palette.Open = true; s.Redraw() },
		"a palette, nothing found": func(s stage) { palette.Open = true; s.Redraw(); s.keys("x", "y") },
		"help":                     func(s stage) { help.Open = true; s.Redraw() },
		"toasts": func(s stage) {
			s.Post(func() { toasts.Show("Saved", widgets.ToastInfo); toasts.Show("No", widgets.ToastError) })
		},
	} {
		palette.Open, help.Open, text = false, false, ""
		toasts.Clear()
		s := open(t, 60, 22, draw)
		before := len(s.snapshot().Tree.Nodes)
		if do(s); len(s.snapshot().Tree.Nodes) <= before && name != "nothing" && name != "a log" {
			t.Errorf("%s did not open", name)
		}
		for _, finding := range accessibility.Audit(s.snapshot()) {
			t.Errorf("%s: %s", name, finding)
		}
		for _, problem := range s.snapshot().Problems {
			t.Errorf("%s: %s", name, problem)
		}
	}
}
