package onbubbletea1

import (
	"errors"
	"io"

	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"

	"limoni/benchmarks/workload"
)

var errLayers = errors.New("lipgloss v1 has no layers")

// Stage is a model and its renderer.
type Stage struct {
	renderer renderer
	view     func(i int) string
}

// Open returns a stage that writes to out.
func Open(w *workload.Workload, out io.Writer) (*Stage, error) {
	lipgloss.SetColorProfile(termenv.TrueColor)
	view, err := viewing(w)
	if err != nil {
		return nil, err
	}
	return &Stage{renderer: newProgramRenderer(out, w.Width, w.Height), view: view}, nil
}

// viewing is the View of a workload.
func viewing(w *workload.Workload) (func(int) string, error) {
	switch {
	case w.Blocks != nil:
		return nil, errLayers
	case w.Table != nil:
		return newTable(w).view, nil
	case w.List != nil:
		return func(i int) string { return list(w.List, i, w.Height) }, nil
	case w.Log != nil:
		return newLog(w).view, nil
	case w.Field != nil:
		return newForm(w.Field).view, nil
	}
	return func(i int) string { return lines(w.Lines(i)) }, nil
}

// Frame shows frame i.
func (s *Stage) Frame(i int) { s.renderer.show(s.view(i)) }

// Close does nothing: there is no terminal to restore.
func (s *Stage) Close() {}
