package widgets

import (
	"limoni"
	"limoni/accessibility"
	"limoni/internal/text"
)

// Align says where a line stands in a wider area.
type Align uint8

const (
	AlignStart Align = iota
	AlignCenter
	AlignEnd
)

// indent is how far a line of so many columns is from the left.
func (a Align) indent(columns, width int) int {
	free := max(width-columns, 0)
	switch a {
	case AlignCenter:
		return free / 2
	case AlignEnd:
		return free
	}
	return 0
}

// Paragraph is running text, wrapped between words. Its own line breaks stay.
type Paragraph struct {
	ID    string
	Text  string
	Align Align
	Style limoni.Style // the theme's text where zero
}

// Height is the rows the text takes at a width in columns.
func (p Paragraph) Height(width int) int { return countLines(p.Text, width) }

// Draw draws as much of the text as area has rows for. Its node has all of it.
func (p Paragraph) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	resp := f.RegisterAccessibility(accessibility.Node{ID: p.ID, Role: accessibility.RoleText, Label: p.Text, Bounds: area})
	lines := wrapped(p.Text, area.Dx())
	rows := area
	for ; lines.next() && !rows.Empty(); rows.Min.Y++ {
		line := rows
		line.Min.X += p.Align.indent(limoni.Width(lines.line), area.Dx())
		f.Print(line, lines.line, or(p.Style, f.Theme().Text))
	}
	settleText(f, resp, area, rows, lines)
	return resp
}

// settleText gives a text the rows it took of area, and says whether there are
// more.
func settleText(f *limoni.Frame, resp limoni.Response, area, rest limoni.Rect, lines wrapping) {
	if lines.ok && lines.line != "" || lines.more {
		f.Node(resp).States |= accessibility.StateTruncated
		return
	}
	area.Max.Y = min(rest.Min.Y, area.Max.Y)
	f.SetBounds(resp, area)
}

// wrapping goes through the lines of a text, wrapped between words.
type wrapping struct {
	line     string
	from     int // byte of the text at which line begins
	ok, more bool
	text     string
	rest     string
	width    int
}

func wrapped(s string, width int) wrapping {
	return wrapping{text: s, rest: s, width: width, more: s != ""}
}

// next goes to the next line, and reports whether there is one.
func (w *wrapping) next() bool {
	if w.ok = w.more; w.ok {
		w.from = len(w.text) - len(w.rest)
		w.line, w.rest, w.more = text.WrapLine(w.rest, w.width)
	}
	return w.ok
}
