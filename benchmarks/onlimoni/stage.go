// Package onlimoni draws the workloads with limoni, through its public API and
// with the semantic tree: what is on the screen is registered as nodes in each
// frame, as in any app.
package onlimoni

import (
	"io"

	"limoni"
	"limoni/benchmarks/workload"
)

// capabilities are what a modern terminal has. Synchronized output is left
// out for all toolkits: its brackets are the same 16 bytes everywhere.
var capabilities = limoni.Capabilities{
	Repeat: true, RepeatAny: true, Erase: true, Scroll: true, InsertDelete: true,
	Clusters: true, Links: true, Underlines: true,
}

// Stage is an app that shows one workload.
type Stage struct {
	app   *limoni.App
	typed []byte
	frame int
}

// Open returns an app that writes to out. It has drawn nothing yet.
func Open(w *workload.Workload, out io.Writer) (*Stage, error) {
	s := &Stage{}
	draw := s.drawing(w)
	s.app = limoni.New(w.Width, w.Height, draw, limoni.WithOutput(out),
		limoni.WithTheme(theme()),
		limoni.WithColors(limoni.TrueColor), limoni.WithCapabilities(capabilities))
	return s, nil
}

// theme makes a field look as text does, as it is with the other toolkits.
func theme() *limoni.Theme {
	t := limoni.DefaultTheme()
	t.Field, t.Focus = textStyle, textStyle
	return t
}

// drawing is the draw function of a workload.
func (s *Stage) drawing(w *workload.Workload) func(*limoni.Frame) {
	switch {
	case w.Blocks != nil:
		return func(f *limoni.Frame) { drawBlocks(f, w.Blocks(s.frame)) }
	case w.Table != nil:
		return func(f *limoni.Frame) { drawTable(f, w.Table, s.frame) }
	case w.List != nil:
		l := newWindow(w.List)
		return func(f *limoni.Frame) { l.draw(f, s.frame) }
	case w.Log != nil:
		return func(f *limoni.Frame) { drawLog(f, w.Log, s.frame) }
	case w.Field != nil:
		s.typed = []byte("x")
		form := form{field: w.Field}
		return form.draw
	}
	return func(f *limoni.Frame) { drawLines(f, w.Lines(s.frame)) }
}

// Frame shows frame i: where the workload types, by the bytes of a key, and
// else by asking for a frame.
func (s *Stage) Frame(i int) {
	s.frame = i
	if s.typed != nil {
		s.app.Feed(s.typed)
		return
	}
	s.app.Redraw()
	s.app.Advance(0)
}

// Close ends the app.
func (s *Stage) Close() { s.app.Close() }

// App is the app, for those who look at its tree.
func (s *Stage) App() *limoni.App { return s.app }
