package widgets

import (
	"strings"

	"limoni"
	"limoni/internal/text"
)

const maskGlyph = "•"

// masks is what a secret is drawn from.
var masks = strings.Repeat(maskGlyph, 512)

// mask is a glyph for each of n clusters.
func mask(n int) string { return masks[:min(n, 512)*len(maskGlyph)] }

func (t TextInput) paint(f *limoni.Frame, resp limoni.Response, m *textMemory) {
	t.paintIn(f, resp, m, t.row(resp))
	paintError(f, resp, t.Error)
}

// paintIn draws the field into a row.
func (t TextInput) paintIn(f *limoni.Frame, resp limoni.Response, m *textMemory, area limoni.Rect) {
	field := area
	field.Min.X = t.textStart(area)
	t.fit(m, field.Dx())
	if f.Painting() {
		t.paintField(f, resp, m, area, field)
	}
	if !area.Empty() {
		x := field.Min.X + t.columns(m.value[m.first:m.caret])
		f.Caret(resp, min(x, area.Max.X-1), area.Min.Y)
	}
}

func (t TextInput) paintField(f *limoni.Frame, resp limoni.Response, m *textMemory, area, field limoni.Rect) {
	st := fieldStyle(f, resp, t.Error)
	f.Fill(area, ' ', st)
	f.Print(area, t.Prompt, st)
	if m.value == "" {
		t.paintHint(f, field, st)
	} else {
		t.paintText(f, resp, m, field, st)
	}
}

func (t TextInput) paintHint(f *limoni.Frame, area limoni.Rect, st limoni.Style) {
	f.PrintCut(area, fieldHint(t.Placeholder, t.Label), fieldHintStyle(f, st))
}

// paintText draws what is in view, in three parts: before, in and after the
// selection.
func (t TextInput) paintText(f *limoni.Frame, resp limoni.Response, m *textMemory, area limoni.Rect, st limoni.Style) {
	visible := m.value[m.first:]
	visible = visible[:t.prefix(visible, area.Dx())]
	i, j := m.selection()
	if !resp.Focused() {
		i, j = 0, 0
	}
	i, j = min(max(i-m.first, 0), len(visible)), min(max(j-m.first, 0), len(visible))
	area.Min.X += f.Print(area, t.shown(visible[:i]), st)
	area.Min.X += f.Print(area, t.shown(visible[i:j]), f.Theme().Marked)
	f.Print(area, t.shown(visible[j:]), st)
}

// shown is what stands for s on the screen. A secret never comes near a cell.
func (t TextInput) shown(s string) string {
	if t.Secret {
		return mask(limoni.Clusters(s))
	}
	return s
}

// columns is the width of what is shown for s.
func (t TextInput) columns(s string) int {
	if t.Secret {
		return limoni.Clusters(s)
	}
	return limoni.Width(s)
}

// prefix is how many bytes of s are in view in a number of columns.
func (t TextInput) prefix(s string, columns int) int {
	if t.Secret {
		return skip(s, columns)
	}
	head, _ := text.Cut(s, columns)
	return len(head)
}

// fit scrolls so that the caret is in view with a cell of its own, and no
// column on the right is empty while text is hidden on the left. Where nothing
// was done but the width changed it starts from where it was, so that
// shrinking and growing again gives back the same view.
func (t TextInput) fit(m *textMemory, width int) {
	first := m.anchored
	if m.moved {
		first = boundary(m.value, min(m.first, m.caret))
	}
	first = max(first, t.suffix(m.value[:m.caret], width-1))
	m.first = min(first, t.suffix(m.value, width-1), m.caret)
	if m.moved {
		m.moved, m.anchored = false, m.first
	}
}

// suffix is the byte where the longest end of s begins that is shown in a
// number of columns.
func (t TextInput) suffix(s string, columns int) int {
	if len(s) <= columns {
		return 0 // no cluster has more columns than bytes
	}
	for s != "" {
		rest, cluster := text.Prev(s)
		if columns -= t.columns(cluster); columns < 0 {
			break
		}
		s = rest
	}
	return len(s)
}
