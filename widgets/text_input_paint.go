package widgets

import (
	"strings"

	"limoni"
	"limoni/internal/text"
)

const maskGlyph = "•"

// masks is what a secret is drawn from; more clusters than this look the same.
var masks = strings.Repeat(maskGlyph, 512)

// shown is the text that stands for s on the screen: s, or a mask glyph for
// each of its clusters.
func (t TextInput) shown(s string) string {
	if !t.Secret {
		return s
	}
	return masks[:min(limoni.Clusters(s)*len(maskGlyph), len(masks))]
}

// caretAt is the byte of s nearest to a column of what is shown for it.
func (t TextInput) caretAt(s string, column int) int {
	if !t.Secret {
		return caretAt(s, column)
	}
	at := 0
	for ; column > 0 && at < len(s); column-- {
		cluster, _, _ := text.Next(s[at:])
		at += len(cluster)
	}
	return at
}

func (t TextInput) paint(f *limoni.Frame, resp limoni.Response, m *textMemory, area limoni.Rect) {
	st := f.Theme().Field
	switch {
	case t.Disabled:
		st = f.Theme().Disabled
	case t.Error != "":
		st.Fg = f.Theme().Error.Fg
	}
	f.Fill(area, ' ', st)
	area.Min.X += f.Print(area, t.Prompt, st)
	t.scroll(m, area.Dx())
	if m.value == "" {
		t.paintHint(f, area, st)
	} else {
		f.Print(area, t.shown(m.value[m.first:]), st)
	}
	f.Caret(resp, area.Min.X+limoni.Width(t.shown(m.value[m.first:m.caret])), area.Min.Y)
}

func (t TextInput) paintHint(f *limoni.Frame, area limoni.Rect, st limoni.Style) {
	hint := t.Placeholder
	if hint == "" {
		hint = t.Label
	}
	st.Attr |= f.Theme().Muted.Attr
	f.PrintCut(area, hint, st)
}

// scroll moves the visible part so that the caret stands in it, with its own
// cell, and no room is wasted on the right.
func (t TextInput) scroll(m *textMemory, width int) {
	m.first = min(m.first, m.caret)
	for m.first < m.caret && limoni.Width(t.shown(m.value[m.first:m.caret])) >= max(width, 1) {
		cluster, _, _ := text.Next(m.value[m.first:])
		m.first += len(cluster)
	}
	for m.first > 0 {
		rest, _ := text.Prev(m.value[:m.first])
		if limoni.Width(t.shown(m.value[len(rest):])) >= width {
			break
		}
		m.first = len(rest)
	}
}
