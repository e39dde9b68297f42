package widgets

import "limoni"

// paintUnknown draws a piece that goes to and fro while the bar may move, and
// text that stands still where it may not.
//
//	░░░███░░░░
func (p ProgressBar) paintUnknown(f *limoni.Frame, resp limoni.Response, area limoni.Rect) {
	step, moves := moving(f, resp)
	if !moves {
		f.Print(area, "\u2026", f.Theme().Text)
		return
	}
	piece := max(area.Dx()/4, 1)
	way := max(area.Dx()-piece, 0)
	at := 0
	if way > 0 {
		if at = step % (2 * way); at > way {
			at = 2*way - at
		}
	}
	f.Fill(area, '░', f.Theme().Track)
	f.Fill(rowOf(area, at, 0, piece), '█', f.Theme().Accent)
}
