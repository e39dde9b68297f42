package ontview

import (
	"fmt"
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"limoni/benchmarks/workload"
)

// plain is that of text without a style of its own.
var plain = style(workload.TextStyle)

// canvas is a primitive of our own that sets cells, since there is no widget
// for a screen of them.
type canvas struct {
	*tview.Box
	lines []workload.Line
}

func newCanvas(w *workload.Workload) (tview.Primitive, func(int)) {
	c := &canvas{Box: tview.NewBox()}
	return c, func(i int) { c.lines = w.Lines(i) }
}

func (c *canvas) Draw(screen tcell.Screen) {
	c.DrawForSubclass(screen, c)
	for y := range c.lines {
		x := 0
		for _, span := range c.lines[y].Spans {
			st := style(span.Style)
			for _, r := range span.Text {
				screen.SetContent(x, y, r, nil, st)
				x++
			}
		}
	}
}

// newText is a TextView whose whole text is set for each frame.
func newText(w *workload.Workload) (tview.Primitive, func(int)) {
	v := textView()
	v.SetWrap(false)
	return v, func(i int) {
		lines := w.Lines(i)
		var b strings.Builder
		for y := range lines {
			if y > 0 {
				b.WriteByte('\n')
			}
			b.WriteString(lines[y].Text)
		}
		v.SetText(b.String())
	}
}

func textView() *tview.TextView {
	return tview.NewTextView().SetTextStyle(plain)
}

// blocks are TextViews with borders, under a primitive of our own: there is
// no container in which they may lie over each other.
type blocks struct {
	*tview.Box
	views []*tview.TextView
}

func newBlocks(w *workload.Workload) (tview.Primitive, func(int)) {
	c := &blocks{Box: tview.NewBox()}
	for _, b := range w.Blocks(0) {
		v := textView()
		v.SetBorder(true).SetBorderStyle(style(b.Style))
		v.SetTextStyle(style(b.Style))
		v.SetText(b.Text)
		c.views = append(c.views, v)
	}
	return c, func(i int) {
		for j, b := range w.Blocks(i) {
			c.views[j].SetRect(b.X, b.Y, workload.BlockWidth, workload.BlockHeight)
		}
	}
}

func (c *blocks) Draw(screen tcell.Screen) {
	c.DrawForSubclass(screen, c)
	for _, v := range c.views {
		v.Draw(screen)
	}
}

// tableContent shows the data of a table row by row.
type tableContent struct {
	tview.TableContentReadOnly
	data *workload.Table
}

func (t tableContent) GetRowCount() int    { return len(t.data.Rows) + 1 }
func (t tableContent) GetColumnCount() int { return len(t.data.Columns) }

// GetCell makes a cell as its documentation does. tview leaves a column free
// between cells, which is the last one of ours.
func (t tableContent) GetCell(row, column int) *tview.TableCell {
	width := t.data.Columns[column].Width - 1
	if row == 0 {
		title := fmt.Sprintf("%-*s", width, t.data.Columns[column].Title)
		return tview.NewTableCell(title).SetStyle(style(workload.HeaderStyle)).SetSelectable(false)
	}
	return tview.NewTableCell(t.data.Rows[row-1].Cells[column][:width]).SetStyle(plain)
}

func newTable(data *workload.Table) (tview.Primitive, func(int)) {
	t := tview.NewTable().SetContent(tableContent{data: data}).SetFixed(1, 0).SetSelectable(true, false).
		SetSelectedStyle(style(workload.SelectedStyle))
	return t, func(i int) { t.Select(data.Selected(i)+1, 0) }
}

// listContent is a table of one column: the List of tview holds all of its
// items.
type listContent struct {
	tview.TableContentReadOnly
	data *workload.List
}

func (l listContent) GetRowCount() int    { return l.data.Len }
func (l listContent) GetColumnCount() int { return 1 }
func (l listContent) GetCell(row, column int) *tview.TableCell {
	return tview.NewTableCell(l.data.Text(row)).SetStyle(plain)
}

func newList(data *workload.List) (tview.Primitive, func(int)) {
	t := tview.NewTable().SetContent(listContent{data: data})
	return t, func(i int) { t.SetOffset(data.First(i), 0) }
}

// newLog is a TextView with colour tags, which keeps all of its lines.
func newLog(w *workload.Workload) (tview.Primitive, func(int)) {
	v := textView()
	v.SetDynamicColors(true).SetMaxLines(workload.LogKept).SetWrap(false)
	v.ScrollToEnd()
	add := func(i int) { // the newline first: one at the end would leave a row empty
		line := tagged(w.Log.Line(i))
		if i > 0 {
			line = "\n" + line
		}
		fmt.Fprint(v, line)
	}
	for y := range w.Log.First(0) + w.Height - 1 {
		add(y)
	}
	return v, func(i int) { add(w.Log.First(i) + w.Height - 1) }
}

func tagged(line *workload.Line) string {
	var b strings.Builder
	for _, span := range line.Spans {
		red, green, blue := span.Style.Fg.RGB()
		fmt.Fprintf(&b, "[#%02x%02x%02x]%s", red, green, blue, span.Text)
	}
	return b.String()
}

// form is an InputField above a TextView.
func newForm(f *workload.Field) (tview.Primitive, func(int)) {
	input := tview.NewInputField().SetLabel(f.Prompt).SetLabelStyle(plain).SetFieldStyle(plain)
	below := textView()
	below.SetWrap(false)
	var b strings.Builder
	for y := range f.Below {
		if y > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(f.Below[y].Text)
	}
	below.SetText(b.String())
	root := tview.NewFlex().SetDirection(tview.FlexRow).AddItem(input, 1, 0, true).AddItem(below, 0, 1, false)
	key := tcell.NewEventKey(tcell.KeyRune, 'x', tcell.ModNone)
	return root, func(int) {
		if len(input.GetText()) == workload.FieldLength {
			input.SetText("")
		}
		input.InputHandler()(key, func(tview.Primitive) {})
	}
}

func style(st workload.Style) tcell.Style {
	return tcell.StyleDefault.Foreground(color(st.Fg)).Background(color(st.Bg))
}

func color(c workload.Color) tcell.Color {
	if c.IsDefault() {
		return tcell.ColorDefault
	}
	r, g, b := c.RGB()
	return tcell.NewRGBColor(int32(r), int32(g), int32(b))
}
