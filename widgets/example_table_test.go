package widgets_test

import (
	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

func ExampleTable() {
	files := widgets.Records{{"build", "4096", "Monday"}, {"README.md", "12800", "Friday"}, {"go.mod", "310", "Sunday"}}
	columns := []widgets.Column{
		{Title: "Name", Sortable: true},
		{Title: "Size", Width: layout.Fixed(8), Align: layout.AlignEnd, Sortable: true},
		{Title: "Changed", Width: layout.Fixed(9)},
	}
	order := widgets.SortOrder{Column: -1}
	app := limoni.New(32, 4, func(f *limoni.Frame) {
		table := widgets.Table{ID: "files", Label: "Files", Data: &files, Columns: columns, Sort: &order}.Draw(f, f.Area())
		if table.Changed() {
			files.Sort(order)
		}
	})
	app.Feed([]byte("\x1b[A\x1b[C\r")) // Up into the header, Right, Enter
	show(app)
	// Output:
	// Name            Size ▲ Changed
	// go.mod             310 Sunday
	// build             4096 Monday
	// README.md        12800 Friday
	// table "Files" [focused] #files
	//  row
	//   column-header "Name"
	//   column-header "Size"="ascending"
	//   column-header "Changed"
	//  row "go.mod" [1/3] #go.mod
	//   cell "go.mod"
	//   cell "310"
	//   cell "Sunday"
	//  row "build" [selected, 2/3] #build
	//   cell "build"
	//   cell "4096"
	//   cell "Monday"
	//  row "README.md" [3/3] #README.md
	//   cell "README.md"
	//   cell "12800"
	//   cell "Friday"
}

func ExampleTable_cells() {
	scores := widgets.Records{{"Ada", "7", "9"}, {"Bob", "8", "4"}}
	columns := []widgets.Column{{Title: "Name"}, {Title: "One", Width: layout.Fixed(4)}, {Title: "Two", Width: layout.Fixed(4)}}
	selected, column, status := 0, 0, ""
	app := limoni.New(20, 4, func(f *limoni.Frame) {
		area := f.Area()
		foot := layout.CutBottom(&area, 1)
		table := widgets.Table{ID: "scores", Label: "Scores", Data: &scores, Columns: columns, Cells: true, Selected: &selected, Column: &column}.Draw(f, area)
		if key, _, ok := table.Item(); ok && table.Clicked() {
			status = "Edit " + columns[column].Title + " of " + key
		}
		widgets.Status{Text: status}.Draw(f, foot)
	})
	app.Feed([]byte("\x1b[B\x1b[C\r")) // Down, Right, Enter
	show(app)
	// Output:
	// Name       One  Two
	// Ada        7    9
	// Bob        8    4
	// Edit One of Bob
	// table "Scores" [focused] #scores
	//  row
	//   column-header "Name"
	//   column-header "One"
	//   column-header "Two"
	//  row "Ada" [1/2] #Ada
	//   cell "Ada"
	//   cell "7"
	//   cell "9"
	//  row "Bob" [selected, 2/2] #Bob
	//   cell "Bob"
	//   cell "8" [selected]
	//   cell "4"
	// status "Edit One of Bob"
}
