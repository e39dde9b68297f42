package onlimoni

import (
	"limoni"
	"limoni/accessibility"
	"limoni/benchmarks/workload"
	"limoni/layout"
)

// The log is a widget of our own: a log with a text node for each line.
func drawLog(f *limoni.Frame, l *workload.Log, frame int) {
	area := f.Area()
	log := f.Begin(accessibility.Node{ID: "log", Role: accessibility.RoleLog, Label: "Log", Bounds: area})
	for i := l.First(frame); area.Dy() > 0; i++ {
		colored{ID: lineIDs[i%len(lineIDs)], Line: l.Line(i)}.Draw(f, layout.CutTop(&area, 1))
	}
	f.End(log)
}
