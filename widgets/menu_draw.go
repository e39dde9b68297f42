package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// drawItems draws the rows that are in view, with the lines between them.
func (w *menuDraw) drawItems(f *limoni.Frame) {
	w.d.apply(f)
	if w.level.rows.Len() == 0 {
		return
	}
	inner := w.inner
	if !w.spaced {
		inner = w.d.drawScrollbar(f, inner)
	}
	next := 0 // the item after the last that was drawn
	for y := range w.d.drawn() {
		i := w.d.s.Offset + y
		line := inner
		if line.Min.Y += y; w.spaced {
			w.drawSeparators(f, next, int(w.level.rows.index[i]))
			next = int(w.level.rows.index[i]) + 1
			line.Min.Y = inner.Min.Y + next - 1
		}
		w.drawItem(f, firstRow(line, line.Dx()), i)
	}
	if w.spaced {
		w.drawSeparators(f, next, len(w.level.rows.items))
	}
}

// drawSeparators draws the lines that the items from one up to another are.
func (w *menuDraw) drawSeparators(f *limoni.Frame, from, to int) {
	for i := from; i < to; i++ {
		line := w.inner
		line.Min.Y += i
		line = firstRow(line, line.Dx())
		f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleSeparator, Bounds: line})
		f.Fill(line, '─', f.Theme().Border)
	}
}

func (w *menuDraw) drawItem(f *limoni.Frame, line limoni.Rect, i int) {
	b := w.d.row(f, line, i, false)
	item := w.level.rows.item(i)
	item.describe(f, b.Response)
	if i == w.level.opened-1 {
		w.opener = b
	}
	if ev, ok := b.Event(); ok && ev.Kind == limoni.EventMotion && ev.Button == limoni.ButtonNone {
		w.hover(i, b)
	}
	w.paintItem(f, b, item, line)
}

// hover gives the cursor to the row under the mouse and opens its submenu. What
// is open from it already stays as it is.
func (w *menuDraw) hover(i int, b begun) {
	l := w.level
	if w.acted = true; i == l.opened-1 {
		return
	}
	b.Take()
	l.at = i
	if item := l.item(i); item.canOpen() {
		l.openSub(i, false)
	} else {
		l.closeSub()
	}
}

// paintItem draws mark, label, shortcut and arrow.
func (w *menuDraw) paintItem(f *limoni.Frame, b begun, item *MenuItem, line limoni.Rect) {
	if item.Disabled {
		b.style.Attr |= f.Theme().Disabled.Attr // with the cursor too
	}
	f.Fill(line, ' ', b.style)
	line.Min.X = min(line.Min.X+1, line.Max.X)
	if w.level.rows.marks {
		line.Min.X += f.Print(line, item.mark(), b.style)
	}
	if b.cursor && w.keys {
		focusCell(f, w.root, b.Rect(), line.Min.X)
	}
	line.Max.X = max(line.Max.X-1, line.Min.X)
	if w.level.rows.arrows {
		at := line
		line.Max.X = max(line.Max.X-2, line.Min.X)
		if at.Min.X = line.Max.X + 1; len(item.Items) > 0 {
			f.Print(at, "▸", b.style)
		}
	}
	line.Max.X = max(line.Max.X-drawShortcut(f, line, item.Shortcut, b.style), line.Min.X)
	printCut(f, b.Response, line, item.Label, b.style)
}

// drawShortcut draws a chord at the right end of line, where it leaves room for
// something else, and returns the columns with the gap before it.
func drawShortcut(f *limoni.Frame, line limoni.Rect, chord string, st limoni.Style) int {
	if chord == "" {
		return 0
	}
	text := keyText(f, chord)
	width := limoni.Width(text)
	if width+4 > line.Dx() {
		return 0
	}
	line.Min.X = line.Max.X - width
	f.Print(line, text, st)
	return width + 2
}
