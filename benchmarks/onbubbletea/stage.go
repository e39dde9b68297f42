package onbubbletea

import (
	"io"

	tea "charm.land/bubbletea/v2"

	"limoni/benchmarks/workload"
)

// Stage is a model and its renderer.
type Stage struct {
	renderer renderer
	view     func(i int) tea.View
}

// Open returns a stage that writes to out.
func Open(w *workload.Workload, out io.Writer) (*Stage, error) {
	return &Stage{renderer: newProgramRenderer(out, w.Width, w.Height), view: viewing(w)}, nil
}

// viewing is the View of a workload.
func viewing(w *workload.Workload) func(int) tea.View {
	switch {
	case w.Blocks != nil:
		return func(i int) tea.View { return full(blocks(w, w.Blocks(i))) }
	case w.Table != nil:
		t := newTable(w)
		return func(i int) tea.View { return full(t.view(i)) }
	case w.List != nil:
		return func(i int) tea.View { return full(list(w.List, i, w.Height)) }
	case w.Log != nil:
		l := newLog(w)
		return func(i int) tea.View { return full(l.view(i)) }
	case w.Field != nil:
		f := newForm(w.Field)
		return f.view
	}
	return func(i int) tea.View { return full(lines(w.Lines(i))) }
}

// full is a view of the whole screen.
func full(content string) tea.View {
	v := tea.NewView(content)
	v.AltScreen = true
	return v
}

// Frame shows frame i.
func (s *Stage) Frame(i int) { s.renderer.show(s.view(i)) }

// Close does nothing: there is no terminal to restore.
func (s *Stage) Close() {}
