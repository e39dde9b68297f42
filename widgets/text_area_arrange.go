package widgets

import "limoni"

// areaPlaces is where the parts of a text area are.
type areaPlaces struct{ numbers, text, bar limoni.Rect }

// arrange divides the area: line numbers, text, scrollbar, and below them the
// error. Where there is little room the text has it.
func (t TextArea) arrange(area limoni.Rect, m *areaMemory) areaPlaces {
	area.Max.X, area.Max.Y = max(area.Max.X, area.Min.X), max(area.Max.Y, area.Min.Y)
	if t.Error != "" && area.Dy() > 1 {
		area.Max.Y--
	}
	p := areaPlaces{text: area, numbers: area, bar: area}
	p.numbers.Max.X, p.bar.Min.X = area.Min.X, area.Max.X
	if w := digitCount(m.index.lineCount()) + 1; t.LineNumbers && area.Dx() > 2*w {
		p.numbers.Max.X, p.text.Min.X = area.Min.X+w, area.Min.X+w
	}
	if t.Scrollbar && p.text.Dx() > 4 {
		p.text.Max.X--
		p.bar.Min.X--
	}
	m.rows.width = rowWidth(p.text)
	return p
}

// rowWidth is how wide a row may be: the last column is the caret's.
func rowWidth(text limoni.Rect) int { return max(text.Dx()-1, 1) }

func digitCount(n int) int {
	d := 1
	for ; n >= 10; n /= 10 {
		d++
	}
	return d
}
