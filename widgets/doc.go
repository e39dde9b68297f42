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
// [Label], [Heading], [Status] and [ProgressBar] tell something. [Button],
// [Checkbox], [TextInput], [List] and [Tabs] are operated: each is one stop of
// Tab, shows when it has the focus, and says in its doc comment which keys it
// takes; all others are the app's. [Block] and [Dialog] hold what is drawn
// between their Begin and the frame's End.
//
// # Five steps
//
// Every widget does the same things in the same order: it registers its node,
// remembers what is nobody's data, applies what happened, draws and completes
// the node, and returns the response. A widget of your own does the same;
// nothing here is out of its reach.
//
// # Names
//
// A widget without an ID is known by its role and label, which will do until
// the label changes or repeats. The rows of a list are known by the item's own
// key. Labels, titles and rows are shown as they are: no markup is read from
// them, and control characters are never drawn.
//
// # Areas
//
// A widget draws inside of its area only, at every size down to none. A widget
// of one line takes the first row, and no more columns than it needs. What
// does not fit is cut off with an ellipsis; the tree keeps all of it and says
// that it is truncated.
package widgets
