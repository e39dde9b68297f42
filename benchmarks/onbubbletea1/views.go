package onbubbletea1

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/bubbles/cursor"
	"github.com/charmbracelet/bubbles/table"
	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"

	"limoni/benchmarks/workload"
)

// lines are rendered span by span.
func lines(lines []workload.Line) string {
	var b strings.Builder
	for y := range lines {
		if y > 0 {
			b.WriteByte('\n')
		}
		line(&b, &lines[y])
	}
	return b.String()
}

func line(b *strings.Builder, line *workload.Line) {
	for _, span := range line.Spans {
		b.WriteString(style(span.Style).Render(span.Text))
	}
}

// tableView is the table of bubbles.
type tableView struct {
	model table.Model
	data  *workload.Table
}

func newTable(w *workload.Workload) *tableView {
	var columns []table.Column
	for _, c := range w.Table.Columns {
		columns = append(columns, table.Column{Title: c.Title, Width: c.Width})
	}
	rows := make([]table.Row, len(w.Table.Rows))
	for i := range rows {
		rows[i] = w.Table.Rows[i].Cells
	}
	t := &tableView{data: w.Table, model: table.New(table.WithColumns(columns), table.WithRows(rows),
		table.WithHeight(w.Height), table.WithWidth(w.Width), table.WithFocused(true))}
	// No style for cells: it would end the selection's in the middle of the row.
	t.model.SetStyles(table.Styles{Header: style(workload.HeaderStyle), Selected: style(workload.SelectedStyle)})
	return t
}

// view moves the selection by the moves of its keys: SetCursor alone would
// leave the selected row below the view.
func (t *tableView) view(i int) string {
	if by := t.data.Selected(i) - t.model.Cursor(); by < 0 {
		t.model.MoveUp(-by)
	} else {
		t.model.MoveDown(by)
	}
	return t.model.View()
}

// list is the rows in view: the list of bubbles holds and filters all of its
// items, which is no way to show a million.
func list(l *workload.List, i, height int) string {
	var b strings.Builder
	st := style(workload.TextStyle)
	for y := range height {
		if y > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(st.Render(l.Text(l.First(i) + y)))
	}
	return b.String()
}

// log keeps its lines rendered and adds one.
type log struct {
	data  *workload.Log
	lines []string
}

func newLog(w *workload.Workload) *log {
	l := &log{data: w.Log}
	for y := range w.Height - 1 {
		l.add(w.Log.First(0) + y)
	}
	return l
}

func (l *log) add(i int) {
	var b strings.Builder
	line(&b, l.data.Line(i))
	l.lines = append(l.lines, b.String())
}

func (l *log) view(i int) string {
	l.add(l.data.First(i) + len(l.lines))
	view := strings.Join(l.lines, "\n")
	l.lines = append(l.lines[:0], l.lines[1:]...)
	return view
}

// form is the text input of bubbles above text.
type form struct {
	input textinput.Model
	field *workload.Field
}

func newForm(f *workload.Field) *form {
	m := &form{input: textinput.New(), field: f}
	m.input.Prompt = f.Prompt
	m.input.TextStyle, m.input.PromptStyle = style(workload.TextStyle), style(workload.TextStyle)
	m.input.Cursor.SetMode(cursor.CursorStatic)
	m.input.Width = workload.FieldLength + 1
	m.input.Focus()
	return m
}

func (m *form) view(i int) string {
	if len(m.input.Value()) == workload.FieldLength {
		m.input.Reset()
	}
	m.input, _ = m.input.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{'x'}})
	return m.input.View() + "\n" + lines(m.field.Below)
}

func style(st workload.Style) lipgloss.Style {
	s := lipgloss.NewStyle()
	if !st.Fg.IsDefault() {
		s = s.Foreground(paint(st.Fg))
	}
	if !st.Bg.IsDefault() {
		s = s.Background(paint(st.Bg))
	}
	return s
}

func paint(c workload.Color) lipgloss.Color {
	r, g, b := c.RGB()
	return lipgloss.Color(fmt.Sprintf("#%02x%02x%02x", r, g, b))
}
