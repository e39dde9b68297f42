// Dashboard shows what the machine does: its load over time, its memory and its
// processes, sorted and filtered. On Linux the figures are those of /proc, elsewhere
// those of the program itself.
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// period is the time between two looks at the machine.
const period = time.Second

// dashboard is the app.
type dashboard struct {
	source source
	latest limoni.Async[sample]
	tick   int64
	seen   time.Time // of the sample that was recorded last

	busy   widgets.Recording // percent of the processors
	memory widgets.Recording // percent
	lines  []widgets.Line
	table  processes
	filter string
	sort   widgets.SortOrder
	cursor int
	paused bool
}

func newDashboard(s source) *dashboard {
	d := &dashboard{source: s, sort: widgets.SortOrder{Column: columnCPU, Descending: true}}
	d.busy.Keep, d.memory.Keep = 120, 120
	d.lines = []widgets.Line{{Name: "processors", Data: &d.busy}, {Name: "memory", Data: &d.memory}}
	return d
}

func (d *dashboard) draw(f *limoni.Frame) {
	d.update(f)
	area := f.Area()
	foot := layout.CutBottom(&area, 1)
	if err := d.latest.Err(); err != nil {
		widgets.Status{ID: "error", Text: err.Error(), Error: true}.Draw(f, layout.CutTop(&area, 1))
	}
	d.drawLoad(f, layout.CutTop(&area, min(area.Dy()/2, 10)))
	d.drawProcesses(f, area)
	widgets.KeyHints{Keys: keys}.Draw(f, foot)
	switch {
	case f.Key("p"):
		d.paused = !d.paused
	case f.Key("/"):
		f.Focus("filter")
	case f.GlobalKey("ctrl+q"):
		f.Quit()
	}
}

var keys = []widgets.KeyName{{Key: "p", Label: "Pause"}, {Key: "/", Label: "Filter"}, {Key: "ctrl+q", Label: "Quit"}}

// update asks for a sample each period and records the one that has come.
func (d *dashboard) update(f *limoni.Frame) {
	if tick := f.Every(period); tick != d.tick && !d.paused && !d.latest.Loading() {
		d.tick = tick
		d.latest.Load(f.App(), "looking at the machine", d.source.sample)
	}
	s, ok := d.latest.Value()
	if !ok || s.at.Equal(d.seen) {
		return
	}
	d.seen = s.at
	d.busy.Add(s.busy)
	d.memory.Add(100 * s.used / max(s.total, 1))
	d.table.set(s.processes, d.filter, d.sort)
}

func (d *dashboard) drawLoad(f *limoni.Frame, area limoni.Rect) {
	columns := layout.Gap(2).SplitColumns(area, layout.Fill(3), layout.Fixed(30))
	box, inner := widgets.Block{ID: "load", Title: "Load"}.Begin(f, columns[0])
	widgets.LineChart{ID: "chart", Label: "Load over the last two minutes", Lines: d.lines, Max: 100, Unit: " %"}.Draw(f, inner)
	f.End(box)
	box, inner = widgets.Block{ID: "memory", Title: "Memory"}.Begin(f, columns[1])
	if s, ok := d.latest.Value(); ok {
		widgets.Meter{ID: "used", Label: "Memory in use", Now: s.used, Max: s.total, High: 0.9 * s.total}.Draw(f, layout.CutTop(&inner, 1))
		widgets.Label{ID: "sizes", Text: s.sizes}.Draw(f, layout.CutTop(&inner, 1))
	}
	if d.paused {
		widgets.Status{ID: "paused", Text: "paused"}.Draw(f, layout.CutTop(&inner, 1))
	}
	f.End(box)
}

func (d *dashboard) drawProcesses(f *limoni.Frame, area limoni.Rect) {
	head := layout.CutTop(&area, 1)
	filter := widgets.TextInput{ID: "filter", Label: "Filter", Search: true, Value: &d.filter, Prompt: "/ "}.Draw(f, head)
	_, ok := d.latest.Value()
	table := widgets.Table{
		ID: "processes", Label: "Processes", Data: &d.table, Columns: columns, Sort: &d.sort, Selected: &d.cursor,
		Scrollbar: true, Resizable: true, Loading: !ok, Empty: "no process is called so", AutoFocus: true,
	}.Draw(f, area)
	if filter.Changed() || table.Changed() {
		d.table.arrange(d.filter, d.sort)
	}
}

func main() {
	if err := limoni.Run(newDashboard(machine()).draw, limoni.WithTitle("dashboard")); err != nil {
		fmt.Fprintln(os.Stderr, "dashboard:", err)
		os.Exit(1)
	}
}

// source is where the figures come from.
type source interface {
	sample(ctx context.Context) (sample, error)
}

// sample is one look at the machine.
type sample struct {
	at          time.Time
	busy        float64 // percent of all processors
	used, total float64 // bytes of memory
	sizes       string  // both in words
	processes   []process
}
