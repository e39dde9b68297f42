package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// Table is rows of cells under a header that stays while the rows scroll. One
// row has the cursor, or with Cells one cell of it. Only what is in view is asked
// for, drawn and described: a million rows cost what a screenful does.
//
//	Name ▲        Size │ Changed
//	build            4K│ Monday
//	README.md       12K│ Friday
//
// Up, Down, Home, End, PageUp and PageDown move the cursor over the rows, and
// Left and Right scroll the columns where they do not all fit. With Cells, Left,
// Right, Home and End move it over the cells of the row, and Ctrl+Home and
// Ctrl+End to the first and last row. The wheel moves the view and leaves the
// cursor: rows, and columns with Shift or sideways. Letters are left to the app,
// unless Typeahead is set.
//
// Where the header can do something, Up goes from the first row into it. There
// Left, Right, Home and End choose a column, Enter and Space sort by it, once
// more the other way round, < and > make it narrower and wider, and Down goes
// back to the rows. A click on a title sorts too, and the line behind it is
// dragged.
//
// The response answers for a row, which Item names, as that of a [List] does:
// Clicked reports a click, Enter or the activate action, Did(ActionActivate) a
// double click, Enter or that action, Action a custom one. With Cells the cell
// is in the column that Column then holds. Selected reports that the cursor
// moved; Changed that Sort or Chosen did: sort the data then.
//
//	table := widgets.Table{ID: "files", Label: "Files", Data: &a.files, Columns: columns, Sort: &a.order}.Draw(f, area)
//	if table.Changed() {
//		a.files.Sort(a.order)
//	}
type Table struct {
	ID    string
	Label string
	Data  TableData
	// Columns are the columns of Data from left to right.
	Columns []Column
	// Selected is the row with the cursor, an index into Data, -1 for none. nil
	// leaves it to the table.
	Selected *int
	// Chosen are the selected rows of a table in which several may be; nil where
	// the row with the cursor is the one. See [List].
	Chosen *Selection
	// Cells gives the cursor to a cell instead of a whole row.
	Cells bool
	// Column is the column with the cursor, an index into Columns, -1 where
	// there is none: that of the cell, or in the header. nil leaves it to the
	// table.
	Column *int
	// Sort is the order of Data; nil where it cannot be sorted.
	Sort *SortOrder
	// Resizable lets people change the width of columns.
	Resizable bool
	// Frozen is how many columns on the left stay where the others scroll. It
	// holds while they take at most half of the width.
	Frozen   int
	NoHeader bool
	// Typeahead makes typed letters select the next row whose label begins with
	// them.
	Typeahead bool
	AutoFocus bool
	Disabled  bool
	// Scrollbar draws one on the right where there are more rows than fit.
	Scrollbar bool
	// Empty is shown where there are no rows.
	Empty string
	// Loading says that rows are on their way, in a line below those there are.
	Loading bool
	// Error is why rows are missing, in that line.
	Error string
	// State takes over what the table remembers, for apps that want to own it.
	State *TableState
}

// Draw draws the columns and rows that fit into area.
func (t Table) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if t.Data == nil {
		panic("widgets: Table " + strconv.Quote(t.Label) + " has no Data; give it a pointer to the app's rows")
	}
	d := table{Table: t}
	d.begin(f, area)
	d.apply(f)
	d.drawHeader(f)
	d.drawBody(f)
	return d.end(f)
}

// table is one pass of a Table.
type table struct {
	Table
	rows
	tableColumns
	head, body limoni.Rect // of the header and of the rows, without a scrollbar
	message    tableMessage
	barred     bool // a scrollbar is beside the body
	// cell is the node of the cell with the cursor.
	cell limoni.Response
}

// TableState is the view of a table.
type TableState struct {
	ListState
	// Left is how many columns are scrolled away, of those that scroll. Setting
	// it scrolls.
	Left int
	// Widths are those that people gave to columns, 0 where they gave none.
	Widths []int

	header  bool // the cursor is in the header
	column  int  // where Column of the table is nil
	drag    columnDrag
	across  scroller
	items   tableItems
	indexed indexedTableItems
	// What follows is memory that is used again.
	shown, drawn []tableColumn
	solver       columnSolver
}

func (d *table) begin(f *limoni.Frame, area limoni.Rect) {
	d.resp = f.Begin(accessibility.Node{
		ID: d.ID, Role: accessibility.RoleTable, Label: d.Label, Bounds: area, Actions: accessibility.ActionFocus,
		States: when(d.Disabled, accessibility.StateDisabled) | when(d.Loading, accessibility.StateBusy),
	})
	if d.AutoFocus {
		f.AutoFocus(d.resp)
	}
	if d.state = d.State; d.state == nil {
		d.state = limoni.Memory[TableState](f, d.resp)
	}
	if d.col = d.Column; d.col == nil {
		d.col = &d.state.column
	}
	d.role, d.chosen = accessibility.RoleRow, d.Chosen
	d.Items = d.state.itemsOf(d.Data)
	d.divide(f, area)
	d.keys = d.resp
	d.rows.start(f, d.resp, d.Selected, &d.state.ListState)
	d.place()
	d.settleColumn()
}

// divide gives the header its row, and the message one where there is one.
func (d *table) divide(f *limoni.Frame, area limoni.Rect) {
	area.Max.X, area.Max.Y = max(area.Max.X, area.Min.X), max(area.Max.Y, area.Min.Y)
	n := max(d.Len(), 0)
	if d.head, d.body = firstRow(area, 0), area; !d.NoHeader && area.Dy() >= 2 {
		d.head = firstRow(area, area.Dx())
		d.body.Min.Y++
	}
	d.height = d.body.Dy()
	d.message = d.messageFor(f, n)
	if d.message.text != "" && n > 0 {
		if d.height < 2 {
			d.message.text = ""
		} else {
			d.height--
		}
	}
	if d.barred = d.Scrollbar && n > d.height && d.body.Dx() >= 2; d.barred {
		d.body.Max.X--
		d.head.Max.X = min(d.head.Max.X, d.body.Max.X)
	}
}

func (d *table) apply(f *limoni.Frame) {
	if !disabled(f, d.resp) && !d.applyWheel() {
		d.applyColumnKeys()
		d.typeahead = d.Typeahead && !d.inHeader()
		d.applyGoneCell()
		d.react()
	}
	if d.moved {
		d.state.header = false
	}
	d.inside = d.inHeader() || d.Cells && *d.col >= 0
	d.fit(f)
	d.fitColumns()
	d.describe(f)
}

func (d *table) describe(f *limoni.Frame) {
	details := f.Details(d.resp)
	details.RowCount, details.ColumnCount = d.count, len(d.Columns)
	details.ScrollX, details.ScrollMaxX = d.state.Left, d.lastLeft()
	if d.lastLeft() > 0 && !disabled(f, d.resp) {
		f.Node(d.resp).Actions |= accessibility.ActionScroll
	}
}

// end closes the table; its response answers for the rows.
func (d *table) end(f *limoni.Frame) limoni.Response {
	if *d.col != d.columnBefore {
		d.resp.SetSelected()
	}
	return d.rows.end(f)
}
