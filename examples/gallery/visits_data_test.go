package main

func init() { visits = append(visits, dataVisits...) }

// dataVisits are those of the pages of rows and of long texts.
var dataVisits = []visit{
	{
		widget: "List", page: "Data",
		keys:    func(v *visitor) { v.tabTo("regions"); v.press("end", "up", "up") },
		mouse:   func(v *visitor) { v.wheel("#regions", 99); v.click(`list-item "Tuscany"`) },
		actions: func(v *visitor) { v.act("#Tuscany", "select") },
		state:   func(g *gallery) any { return g.data.regions[g.data.region] }, want: "Tuscany",
	},
	{
		widget: "List, chosen", page: "Data",
		keys:    func(v *visitor) { v.tabTo("luggage"); v.press("space", "down", "down", "space") },
		mouse:   func(v *visitor) { v.click("#Passport", `list-item "Sun cream"`) },
		actions: func(v *visitor) { v.act("#Passport", "toggle"); v.act(`list-item "Sun cream"`, "select") },
		state: func(g *gallery) any {
			return []any{g.data.packed.Count(5), g.data.packed.Has("Passport"), g.data.packed.Has("Sun cream")}
		}, want: "[2 true true]",
	},
	{
		widget: "Table, sorted", page: "Data",
		keys:    func(v *visitor) { v.tabTo("planets"); v.press("up", "right", "right", "enter", "enter") },
		mouse:   func(v *visitor) { v.click("#diameter", "#diameter") },
		actions: func(v *visitor) { v.act("#diameter", "activate"); v.act("#diameter", "activate") },
		state:   func(g *gallery) any { return []any{g.data.order, g.data.planets[0][0]} }, want: "[{2 true} Jupiter]",
	},
	{
		widget: "Table, chosen rows", page: "Data",
		keys:    func(v *visitor) { v.tabTo("planets"); v.press("down", "down", "space", "down", "space") },
		mouse:   func(v *visitor) { v.click(`cell "Earth"`, `cell "Mars"`) },
		actions: func(v *visitor) { v.act("#Earth", "toggle"); v.act("#Mars", "select") },
		state: func(g *gallery) any {
			return []any{g.data.visited.Count(8), g.data.visited.Has("Earth"), g.data.visited.Has("Mars")}
		}, want: "[2 true true]",
	},
	{
		widget: "Table, resized", page: "Data",
		keys:    func(v *visitor) { v.tabTo("planets"); v.press("up", "right", ">", ">", "<", ">") },
		mouse:   func(v *visitor) { v.drag("#kind", 6, 0, 8, 0) },
		actions: func(v *visitor) { v.act(`splitter "Kind width"`, "set-value", "8") },
		state:   func(g *gallery) any { return len(g.data.state.Widths) > 1 && g.data.state.Widths[1] == 8 }, want: "true",
	},
	{
		widget: "Table, cells", page: "Data",
		keys:    func(v *visitor) { v.tabTo("costs"); v.press("down", "right", "right", "right", "enter") },
		mouse:   func(v *visitor) { v.click(`cell "342"`) },
		actions: func(v *visitor) { v.act(`cell "342"`, "activate") },
		state:   func(g *gallery) any { return g.data.told }, want: "Food in March: 342",
	},
	{
		widget: "TreeView", page: "Trees",
		keys: func(v *visitor) {
			v.tabTo("files")
			v.press("right")
			v.Advance(answerTime)
			v.press("right", "right")
			v.Advance(answerTime)
			v.press("right", "down", "enter")
		},
		mouse: func(v *visitor) {
			v.clickAt("#grove", 0, 0)
			v.Advance(answerTime)
			v.Locator(`tree-item "lemon"`).DoubleClick()
			v.Advance(answerTime)
			v.Locator(`tree-item "femminello.txt"`).DoubleClick()
		},
		actions: func(v *visitor) {
			v.act("#grove", "expand")
			v.act(`tree-item "lemon"`, "expand")
			v.act(`tree-item "femminello.txt"`, "activate")
		},
		state: func(g *gallery) any {
			return []any{g.trees.opened, g.trees.open.Has("grove"), g.trees.open.Has("grove/lemon")}
		}, want: "[grove/lemon/femminello.txt true true]",
	},
	{
		widget: "LogView, paused", page: "Trees",
		keys:    func(v *visitor) { v.tabTo("log"); v.press("home") },
		mouse:   func(v *visitor) { v.wheel("#log", -99) },
		actions: func(v *visitor) { v.act("#log", "scroll", "-99") },
		state:   func(g *gallery) any { return []any{g.trees.state.Following(), g.trees.state.Offset} }, want: "[false 0]",
	},
	{
		// What comes while it is paused is seen when it follows again.
		widget: "LogView, following again", page: "Trees",
		keys: func(v *visitor) {
			v.tabTo("log")
			v.press("home")
			v.tabTo("request")
			v.press("enter")
			v.tabTo("log")
			v.press("end", "enter")
		},
		mouse: func(v *visitor) {
			v.wheel("#log", -99)
			v.click("#request")
			v.wheel("#log", 99)
			v.Locator("#24").DoubleClick()
		},
		actions: func(v *visitor) {
			v.act("#log", "scroll", "-99")
			v.act("#request", "activate")
			v.act("#log", "follow")
			v.act("#24", "activate")
		},
		state: func(g *gallery) any { return []any{g.trees.state.Following(), g.trees.log.Len(), g.trees.read} },
		want:  "[true 25 POST /orders 201 in 31 ms]",
	},
	{
		widget: "LogView, find", page: "Trees",
		keys: func(v *visitor) {
			v.tabTo("log-find")
			v.Type("slow")
			v.tabTo("log")
			v.press("f3", "f3", "enter")
		},
		mouse: func(v *visitor) {
			v.click("#find-slow", "#find-next", "#find-next")
			v.Locator("#11").DoubleClick()
		},
		actions: func(v *visitor) {
			v.act("#log-find", "set-value", "slow")
			v.act("#log", "find-next")
			v.act("#log", "find-next")
			v.act("#11", "activate")
		},
		state: func(g *gallery) any { return g.trees.read }, want: "slow query: 1.2 s in orders by customer",
	},
	{
		widget: "Markdown, link", page: "Docs",
		keys:    func(v *visitor) { v.tabTo("welcome"); v.press("right", "right", "enter") },
		mouse:   func(v *visitor) { v.click(`link "the whole"`) },
		actions: func(v *visitor) { v.act(`link "the whole"`, "activate") },
		state:   func(g *gallery) any { return g.documents.file }, want: "gallery.go",
	},
	{
		widget: "Code", page: "Docs",
		keys:    func(v *visitor) { v.tabTo("source"); v.press("down", "down") },
		mouse:   func(v *visitor) { v.click("#3") },
		actions: func(v *visitor) { v.act("#3", "select") },
		state:   func(g *gallery) any { return g.documents.line }, want: "2",
	},
}
