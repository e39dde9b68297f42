package main

import (
	"slices"
	"time"

	"limoni/accessibility"
)

// layersVisits are the frame of the app and its pages Layers, Feedback, Charts
// and Images.
var layersVisits = slices.Concat(shellVisits, layerVisits, shownVisits)

var shellVisits = []visit{
	{
		widget: "MenuBar", page: "Layers",
		keys:    func(v *visitor) { v.press("f10", "right", "end", "enter") },
		mouse:   func(v *visitor) { v.click(`menu-item "View"`, `menu-item "Images"`) },
		actions: func(v *visitor) { v.act(`menu-item "View"`, "expand"); v.act(`menu-item "Images"`, "activate") },
		state:   func(g *gallery) any { return g.titles[g.page] }, want: "Images",
	},
	{
		widget: "CommandPalette", page: "Layers",
		keys: func(v *visitor) {
			v.press("ctrl+p")
			v.Type("gofiel")
			v.press("enter")
		},
		mouse: func(v *visitor) {
			v.click(`menu-item "Help"`, `menu-item "Commands"`, `option "Go to Fields"`)
		},
		actions: func(v *visitor) {
			v.act(`menu-item "Help"`, "expand")
			v.act(`menu-item "Commands"`, "activate")
			v.act(`option "Go to Fields"`, "activate")
		},
		state: func(g *gallery) any { return g.titles[g.page] }, want: "Fields",
	},
	{
		widget: "KeyHelp", page: "Layers",
		keys: func(v *visitor) { v.press("f1", "end") },
		mouse: func(v *visitor) {
			v.click(`menu-item "Help"`, `menu-item "Keys"`)
			v.wheel(`list "Keys"`, 99)
			v.click(`list-item "Close or go back"`)
		},
		actions: func(v *visitor) {
			v.act(`menu-item "Help"`, "expand")
			v.act(`menu-item "Keys"`, "activate")
			v.act(`list-item "Close or go back"`, "select")
		},
		shows: func(v *visitor) any { return v.chosen("Keys") }, want: "Close or go back",
	},
	{
		widget: "StatusBar", page: "Layers",
		keys:    func(v *visitor) { v.press("end") },
		mouse:   func(v *visitor) { v.click(`tab "Images"`) },
		actions: func(v *visitor) { v.act(`tab "Images"`, "select") },
		shows:   func(v *visitor) any { return v.inside("status-bar", "Status") }, want: "[Images 12/12]",
	},
	{
		widget: "KeyHints", page: "Layers", // F8 is among them while there is a toast
		keys:    func(v *visitor) { v.tabTo("publish"); v.press("enter") },
		mouse:   func(v *visitor) { v.click("#publish") },
		actions: func(v *visitor) { v.act("#publish", "activate") },
		shows:   func(v *visitor) any { return v.inside("status-bar", "Keys") }, want: "[Keys Commands Menu Quit Dismiss]",
	},
}

// inside are the labels of what is in the node with that role and label.
func (v *visitor) inside(role accessibility.Role, label string) (labels []string) {
	tree := v.Snapshot().Tree
	for _, n := range tree.Nodes {
		if n.Parent < 0 {
			continue
		}
		if up := tree.Nodes[n.Parent]; up.Role == role && up.Label == label {
			labels = append(labels, n.Label)
		}
	}
	return labels
}

// chosen is the label of the row of a list that is selected.
func (v *visitor) chosen(list string) string {
	tree := v.Snapshot().Tree
	for _, n := range tree.Nodes {
		if n.Parent >= 0 && tree.Nodes[n.Parent].Label == list && n.States.Has(accessibility.Selected(true)) {
			return n.Label
		}
	}
	return ""
}

var layerVisits = []visit{
	{
		widget: "Toolbar", page: "Layers",
		keys:    func(v *visitor) { v.tabTo("tools"); v.press("right", "right", "enter") },
		mouse:   func(v *visitor) { v.click(`toggle-button "Pin"`) },
		actions: func(v *visitor) { v.act(`toggle-button "Pin"`, "toggle") },
		state:   func(g *gallery) any { return g.layers.pinned }, want: "true",
	},
	{
		widget: "Toolbar, menu", page: "Layers",
		keys:    func(v *visitor) { v.tabTo("tools"); v.press("end", "down", "down", "enter") },
		mouse:   func(v *visitor) { v.click(`button "Share"`, `menu-item "By link"`) },
		actions: func(v *visitor) { v.act(`button "Share"`, "expand"); v.act(`menu-item "By link"`, "activate") },
		shows:   func(v *visitor) any { return v.inside("list", "Messages") }, want: "[Shared Budget.ods]",
	},
	{
		widget: "Menu", page: "Layers",
		keys:    func(v *visitor) { v.tabTo("sort"); v.press("enter", "down", "enter") },
		mouse:   func(v *visitor) { v.click("#sort", `menu-item "By size"`) },
		actions: func(v *visitor) { v.act("#sort", "activate"); v.act(`menu-item "By size"`, "activate") },
		state:   func(g *gallery) any { return g.layers.docs.names() }, want: "[Plan.svg Budget.ods Minutes.txt Invitation.md]",
	},
	{
		widget: "Popup", page: "Layers",
		keys:    func(v *visitor) { v.tabTo("details"); v.press("enter", "space", "esc") },
		mouse:   func(v *visitor) { v.click("#details", "#size", "#details") },
		actions: func(v *visitor) { v.act("#details", "activate"); v.act("#size", "toggle"); v.act("#shown", "dismiss") },
		state:   func(g *gallery) any { return []any{g.layers.docs.lines[0], g.layers.detailing} }, want: "[Budget.ods, 48 kB false]",
	},
	{
		widget: "ContextMenu", page: "Layers",
		keys: func(v *visitor) { v.tabTo("docs"); v.press("down", "shift+f10", "down", "enter") },
		mouse: func(v *visitor) {
			v.Locator(`list-item "Invitation.md"`).RightClick()
			v.Locator(`menu-item "Copy"`).Click()
		},
		actions: func(v *visitor) {
			v.act(`list-item "Invitation.md"`, "select")
			v.act("#docs", "show-menu")
			v.act(`menu-item "Copy"`, "activate")
		},
		state: func(g *gallery) any { return g.layers.docs.names() },
		want:  "[Budget.ods Copy of Invitation.md Invitation.md Minutes.txt Plan.svg]",
	},
	{
		widget: "Dialog", page: "Layers",
		keys: func(v *visitor) {
			v.tabTo("docs")
			v.press("f2", "backspace", "backspace", "backspace")
			v.Type("txt")
			v.press("enter")
		},
		mouse: func(v *visitor) {
			v.Locator(`list-item "Budget.ods"`).DoubleClick()
			v.Locator("#name").DoubleClick() // chooses the last word; no mouse writes one
			v.Type("txt")
			v.click("#do-rename")
		},
		actions: func(v *visitor) {
			v.act(`list-item "Budget.ods"`, "activate")
			v.act("#name", "set-value", "Budget.txt")
			v.act("#do-rename", "activate")
		},
		state: func(g *gallery) any { return []any{g.layers.docs.names()[0], g.layers.renaming} }, want: "[Budget.txt false]",
	},
	{
		widget: "Dialog, left", page: "Layers",
		keys:    func(v *visitor) { v.tabTo("docs"); v.press("end", "f2", "esc") },
		mouse:   func(v *visitor) { v.Locator(`list-item "Plan.svg"`).DoubleClick(); v.click("#cancel") },
		actions: func(v *visitor) { v.act(`list-item "Plan.svg"`, "activate"); v.act("dialog", "dismiss") },
		state:   func(g *gallery) any { return []any{g.layers.at, g.layers.renaming} }, want: "[3 false]",
	},
	{
		widget: "AlertDialog", page: "Layers",
		keys:    func(v *visitor) { v.tabTo("docs"); v.press("delete", "tab", "enter") },
		mouse:   func(v *visitor) { v.click("#delete", `button "Delete"`) },
		actions: func(v *visitor) { v.act("#delete", "activate"); v.act(`button "Delete"`, "activate") },
		state:   func(g *gallery) any { return g.layers.docs.names() }, want: "[Invitation.md Minutes.txt Plan.svg]",
	},
	{
		widget: "Tooltip", page: "Layers",
		keys:    func(v *visitor) { v.tabTo("publish"); v.Advance(time.Second) },
		mouse:   func(v *visitor) { v.Locator("#publish").Hover(); v.Advance(time.Second) },
		actions: func(v *visitor) { v.act("#publish", "focus"); v.Advance(time.Second) },
		shows:   func(v *visitor) any { return v.GetByRole("tooltip", "").Count() }, want: "1",
	},
	{
		widget: "Toasts", page: "Layers", // one comes and is put away
		keys:    func(v *visitor) { v.tabTo("publish"); v.press("enter", "f8") },
		mouse:   func(v *visitor) { v.click("#publish", `button "Dismiss"`) },
		actions: func(v *visitor) { v.act("#publish", "activate"); v.act(`status "Published Budget.ods"`, "dismiss") },
		shows: func(v *visitor) any {
			return []any{v.inside("list", "Messages"), v.GetByRole("status", "").Count()}
		}, want: "[[Published Budget.ods] 0]",
	},
	{
		widget: "ToastHistory", page: "Layers",
		keys: func(v *visitor) {
			v.tabTo("tools")
			v.press("enter")
			v.tabTo("publish")
			v.press("enter")
			v.tabTo("history")
			v.press("end")
		},
		mouse: func(v *visitor) { v.click(`button "New"`, "#publish", `list-item "Added Untitled.md"`) },
		actions: func(v *visitor) {
			v.act(`button "New"`, "activate")
			v.act("#publish", "activate")
			v.act(`list-item "Added Untitled.md"`, "select")
		},
		shows: func(v *visitor) any { return v.chosen("Messages") }, want: "Added Untitled.md",
	},
}

// done is a visit to what the slider of the page Feedback changes: the backup
// gets to its end.
func done(widget, id, want string) visit {
	return visit{
		widget: widget, page: "Gauges",
		keys:    func(v *visitor) { v.tabTo("done"); v.press("end") },
		mouse:   func(v *visitor) { v.drag("#done", 4, 0, 99, 0) },
		actions: func(v *visitor) { v.act("#done", "set-value", "100") },
		shows:   func(v *visitor) any { return v.value(id) }, want: want,
	}
}

// working is a visit to what shows that something goes on.
func working(widget, id, want string) visit {
	return visit{
		widget: widget, page: "Gauges",
		keys:    func(v *visitor) { v.tabTo("working"); v.press("space") },
		mouse:   func(v *visitor) { v.click("#working") },
		actions: func(v *visitor) { v.act("#working", "toggle") },
		shows:   func(v *visitor) any { return v.value(id) }, want: want,
	}
}

// thisWeek is a visit to a chart that shows another week.
func thisWeek(widget, id, want string) visit {
	return visit{
		widget: widget, page: "Charts",
		keys:    func(v *visitor) { v.tabTo("week"); v.press("right") },
		mouse:   func(v *visitor) { v.click(`radio-button "This week"`) },
		actions: func(v *visitor) { v.act(`radio-button "This week"`, "select") },
		shows:   func(v *visitor) any { return v.value(id) }, want: want,
	}
}

// atNight is a visit to a picture of midnight.
func atNight(widget, id, want string) visit {
	return visit{
		widget: widget, page: "Images",
		keys:    func(v *visitor) { v.tabTo("hour"); v.press("home") },
		mouse:   func(v *visitor) { v.drag("#hour", 9, 0, 0, 5) },
		actions: func(v *visitor) { v.act("#hour", "set-value", "0") },
		shows:   func(v *visitor) any { return v.value(id) }, want: want,
	}
}

var shownVisits = []visit{
	done("ProgressBar", "progress", "Copying=100%"),
	done("Gauge", "gauge", "Photos=350 of 350 photos"),
	done("Meter", "meter", "Disk=64 GB poor"),
	done("BigText", "big", "100%="),
	working("Spinner", "spinner", "Looking for photos=working"),
	working("ProgressBar, unknown", "unknown", "Looking="),
	{
		widget: "Status", page: "Gauges",
		keys:    func(v *visitor) { v.tabTo("check"); v.press("enter") },
		mouse:   func(v *visitor) { v.click("#check") },
		actions: func(v *visitor) { v.act("#check", "activate") },
		shows:   func(v *visitor) any { return v.value("state") }, want: "26 GB are free=",
	},
	thisWeek("Sparkline", "errors", "Errors=last 0, min 0, max 15, 168 points"),
	thisWeek("BarChart", "visits", "Visits=7 groups, min 5 (Mon), max 11 (Tue)"),
	thisWeek("LineChart", "load", "Load=62 h: web 88%, database 61%"),
	thisWeek("PieChart", "shares", "Requests by kind=A Pages 53%, B Pictures 27%, C Scripts 12%, D Feeds 8%"),
	thisWeek("Heatmap", "hours", "Requests=min 15/s, max 220/s, 7 rows, 12 columns"),
	{
		widget: "LineChart, point", page: "Charts",
		keys:  func(v *visitor) { v.tabTo("load"); v.press("pagedown") },
		mouse: func(v *visitor) { v.clickAt("#load", 25, 4) },
		actions: func(v *visitor) {
			for range 16 {
				v.act("#load", "increment")
			}
		},
		state: func(g *gallery) any { return g.charts.hour }, want: "78",
	},
	atNight("Canvas", "clock", "Clock=it is 0:00"),
	atNight("Image", "hill", "A green hill by night="),
}
