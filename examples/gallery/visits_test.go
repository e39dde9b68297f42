package main

// visits are the widgets of the gallery; those of some pages are added by the init of
// a file of their own.
var visits = []visit{
	{
		widget: "Link", page: "Text",
		keys:    func(v *visitor) { v.tabTo("link"); v.press("enter") },
		mouse:   func(v *visitor) { v.click("#link") },
		actions: func(v *visitor) { v.act("#link", "activate") },
		state:   func(g *gallery) any { return g.text.followed }, want: "1",
	},
	{
		widget: "Button", page: "Choice",
		keys:    func(v *visitor) { v.tabTo("save"); v.press("enter", "space") },
		mouse:   func(v *visitor) { v.click("#save", "#save") },
		actions: func(v *visitor) { v.act("#save", "activate"); v.act("#save", "activate") },
		state:   func(g *gallery) any { return g.choices.saved }, want: "2",
	},
	{
		widget: "ToggleButton", page: "Choice",
		keys:    func(v *visitor) { v.tabTo("bold"); v.press("space") },
		mouse:   func(v *visitor) { v.click("#bold") },
		actions: func(v *visitor) { v.act("#bold", "toggle") },
		state:   func(g *gallery) any { return g.choices.bold }, want: "true",
	},
	{
		widget: "Checkbox", page: "Choice",
		keys:    func(v *visitor) { v.tabTo("copy"); v.press("space") },
		mouse:   func(v *visitor) { v.click("#copy") },
		actions: func(v *visitor) { v.act("#copy", "toggle") },
		state:   func(g *gallery) any { return g.choices.copied }, want: "true",
	},
	{
		widget: "Checkbox, mixed", page: "Choice",
		keys:    func(v *visitor) { v.tabTo("all"); v.press("space") },
		mouse:   func(v *visitor) { v.click("#all") },
		actions: func(v *visitor) { v.act("#all", "toggle") },
		state:   func(g *gallery) any { return []bool{g.choices.cheese, g.choices.olives} }, want: "[true true]",
	},
	{
		widget: "Switch", page: "Choice",
		keys:    func(v *visitor) { v.tabTo("dark"); v.press("enter") },
		mouse:   func(v *visitor) { v.click("#dark") },
		actions: func(v *visitor) { v.act("#dark", "toggle") },
		state:   func(g *gallery) any { return g.choices.dark }, want: "true",
	},
	{
		widget: "RadioGroup", page: "Choice",
		keys:    func(v *visitor) { v.tabTo("size"); v.press("down") },
		mouse:   func(v *visitor) { v.click(`radio-button "Large"`) },
		actions: func(v *visitor) { v.act(`radio-button "Large"`, "select") },
		state:   func(g *gallery) any { return g.choices.size }, want: "2",
	},
	{
		widget: "Select", page: "Choice",
		keys:    func(v *visitor) { v.tabTo("speed"); v.press("enter", "end", "up", "enter") },
		mouse:   func(v *visitor) { v.click("#speed", `option "Fast"`) },
		actions: func(v *visitor) { v.act("#speed", "expand"); v.act(`option "Fast"`, "select") },
		state:   func(g *gallery) any { return g.choices.speed }, want: "2",
	},
	{
		widget: "Slider", page: "Choice",
		keys:    func(v *visitor) { v.tabTo("volume"); v.press("end") },
		mouse:   func(v *visitor) { v.drag("#volume", 4, 0, 47, 3) },
		actions: func(v *visitor) { v.act("#volume", "set-value", "100") },
		state:   func(g *gallery) any { return g.choices.volume }, want: "100",
	},
	{
		widget: "Calendar", page: "Pickers",
		keys:    func(v *visitor) { v.tabTo("due"); v.press("up", "enter") },
		mouse:   func(v *visitor) { v.click(`cell "Wednesday 4"`) },
		actions: func(v *visitor) { v.act(`cell "Wednesday 4"`, "select") },
		state:   func(g *gallery) any { return g.pickers.due.Format("2006-01-02 15:04") }, want: "2026-11-04 09:00",
	},
	{
		widget: "DatePicker", page: "Pickers",
		keys: func(v *visitor) {
			v.tabTo("start")
			v.press("enter", "enter")
		},
		mouse: func(v *visitor) {
			v.click("#start")
			v.Locator(`cell "Thursday 1"`).Within(v.Locator(`group "Start"`)).Click()
		},
		actions: func(v *visitor) { v.act("#start", "set-value", "1970-01-01") },
		state:   func(g *gallery) any { return g.pickers.start.Format("2006-01-02") }, want: "1970-01-01",
	},
	{
		widget: "ColorPicker", page: "Pickers",
		keys:    func(v *visitor) { v.tabTo("palette"); v.press("down") },
		mouse:   func(v *visitor) { v.click(`radio-button "aqua"`) },
		actions: func(v *visitor) { v.act(`radio-button "aqua"`, "select") },
		state:   func(g *gallery) any { i, _ := g.pickers.color.Palette(); return i }, want: "14",
	},
	{
		widget: "FilePicker", page: "Pickers",
		keys: func(v *visitor) { v.tabTo("entries"); v.press("home", "enter", "down", "enter") },
		mouse: func(v *visitor) {
			v.Locator(`list-item "letters/"`).DoubleClick()
			v.Locator(`list-item "grace.txt"`).DoubleClick()
		},
		actions: func(v *visitor) {
			v.act(`list-item "letters/"`, "activate")
			v.act(`list-item "grace.txt"`, "activate")
		},
		state: func(g *gallery) any { return g.pickers.file }, want: "letters/grace.txt",
	},
	{
		widget: "Tabs", page: "Panes",
		keys:    func(v *visitor) { v.tabTo("open"); v.press("right") },
		mouse:   func(v *visitor) { v.click(`tab "README"`) },
		actions: func(v *visitor) { v.act(`tab "README"`, "select") },
		state:   func(g *gallery) any { return g.panes.tab }, want: "1",
	},
	{
		widget: "Tabs, closing", page: "Panes",
		keys:    func(v *visitor) { v.tabTo("open"); v.press("right", "delete", "home") },
		mouse:   func(v *visitor) { v.clickAt(`tab "README"`, len(" README "), 0) },
		actions: func(v *visitor) { v.act(`tab "README"`, "dismiss") },
		state:   func(g *gallery) any { return []any{g.panes.open, g.panes.tab} }, want: "[[main.go go.mod] 0]",
	},
	{
		widget: "SplitPane", page: "Panes",
		keys:    func(v *visitor) { v.tabTo("split"); v.press("home") },
		mouse:   func(v *visitor) { v.drag("#split", 0, 3, -45, 3) },
		actions: func(v *visitor) { v.act("#split", "set-value", "0") },
		state:   func(g *gallery) any { return int(g.panes.ratio*99 + 0.5) }, want: "20",
	},
	{
		widget: "Viewport", page: "Panes",
		keys: func(v *visitor) { v.tabTo("q30"); v.press("space") },
		mouse: func(v *visitor) {
			v.wheel("#questions", 99)
			v.click("#q30")
		},
		actions: func(v *visitor) { v.act("#q30", "toggle") },
		state:   func(g *gallery) any { return g.panes.answered[29] }, want: "true",
	},
}
