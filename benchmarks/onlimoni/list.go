package onlimoni

import (
	"limoni"
	"limoni/benchmarks/workload"
	"limoni/widgets"
)

// window is a [widgets.List] of which the app sets the offset, as a scrollbar
// or a wheel would. No row is selected.
type window struct {
	list     *workload.List
	state    widgets.ListState
	selected int
}

func newWindow(l *workload.List) *window { return &window{list: l, selected: -1} }

func (w *window) draw(f *limoni.Frame, frame int) {
	w.state.Offset = w.list.First(frame)
	widgets.List{ID: "rows", Label: "Rows", Items: w, Selected: &w.selected, State: &w.state}.Draw(f, f.Area())
}

func (w *window) Len() int              { return w.list.Len }
func (w *window) Row(i int) widgets.Row { return widgets.Row{Text: w.list.Text(i), Style: textStyle} }
func (w *window) Key(i int) string      { return w.list.Key(i) }
