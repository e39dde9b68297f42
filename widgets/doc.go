// Package widgets is the catalogue: plain structs that draw themselves.
//
// A widget is a value with useful zero fields, drawn into an area, with the
// app's data by pointer; what happened to it comes back as a
// [limoni.Response]:
//
//	add := widgets.Button{ID: "add", Label: "Add task"}.Draw(f, area)
//	if add.Clicked() {
//		a.addTask()
//	}
//
// Every widget does the same five things in the same order: it registers its
// node, remembers what is nobody's data, applies what happened, draws and
// completes the node, and returns the response. A widget of your own does the
// same; nothing here is out of its reach.
//
// A widget without an ID is known by its role and label, which will do until
// the label changes or repeats. The rows of a list are known by the item's own
// key.
package widgets
