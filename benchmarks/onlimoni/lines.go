package onlimoni

import (
	"limoni"
	"limoni/accessibility"
	"limoni/benchmarks/workload"
	"limoni/widgets"
)

// Lines of text are [widgets.Label] where they have one style, and a widget of
// our own, one text node a line, where they have more. Their text changes, so
// they have IDs.
func drawLines(f *limoni.Frame, lines []workload.Line) {
	drawLinesFrom(f, f.Area(), lines)
}

func drawLinesFrom(f *limoni.Frame, area limoni.Rect, lines []workload.Line) {
	for y := range lines {
		row := area
		row.Min.Y += y
		row.Max.Y = row.Min.Y + 1
		drawLine(f, row, lineIDs[y], &lines[y])
	}
}

func drawLine(f *limoni.Frame, row limoni.Rect, id string, line *workload.Line) {
	if len(line.Spans) == 1 {
		widgets.Label{ID: id, Text: line.Text, Style: style(line.Spans[0].Style)}.Draw(f, row)
		return
	}
	colored{ID: id, Line: line}.Draw(f, row)
}

// colored is a line of text in several styles.
type colored struct {
	ID   string
	Line *workload.Line
}

func (c colored) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: c.ID, Role: accessibility.RoleText, Label: c.Line.Text, Bounds: area,
	})
	for i := range c.Line.Spans {
		span := &c.Line.Spans[i]
		area.Min.X += f.Print(area, span.Text, style(span.Style))
	}
	return resp
}

// lineIDs are the names of the rows of a screen.
var lineIDs = func() (ids [64]string) {
	for y := range ids {
		ids[y] = "line-" + string(rune('0'+y/10)) + string(rune('0'+y%10))
	}
	return ids
}()

// textStyle is that of text without one of its own.
var textStyle = style(workload.TextStyle)

func style(st workload.Style) limoni.Style {
	return limoni.Style{Fg: color(st.Fg), Bg: color(st.Bg)}
}

func color(c workload.Color) limoni.Color {
	if c.IsDefault() {
		return limoni.Color(0)
	}
	return limoni.RGB(c.RGB())
}
