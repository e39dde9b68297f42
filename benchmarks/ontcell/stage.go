package ontcell

import (
	"errors"
	"io"

	"github.com/gdamore/tcell/v2"

	"limoni/benchmarks/workload"
)

// Variant is a way to use tcell.
type Variant int

const (
	// Clear clears the screen and draws all of it.
	Clear Variant = iota
	// NoClear draws all of it and leaves Clear out, since every cell is drawn.
	NoClear
	// Retained sets only the cells that have changed.
	Retained
)

// Why a variant cannot do a workload.
var (
	errEverything = errors.New("the frame does not cover the same cells each time, or all of them change anyway")
	errUnknown    = errors.New("no program could know what has changed")
)

// Stage is a screen that shows one workload.
type Stage struct {
	screen tcell.Screen
	draw   func(i int)
	clear  bool
	first  bool
}

// Open returns a screen that writes to out. TERM and COLORTERM must say what
// terminal it is.
func Open(w *workload.Workload, out io.Writer, v Variant) (*Stage, error) {
	if err := can(w, v); err != nil {
		return nil, err
	}
	screen, err := tcell.NewTerminfoScreenFromTty(NewTty(w.Width, w.Height, out))
	if err != nil {
		return nil, err
	}
	if err := screen.Init(); err != nil {
		return nil, err
	}
	s := &Stage{screen: screen, clear: v == Clear, first: true}
	s.draw = s.drawing(w, v)
	return s, nil
}

// can says why a variant cannot do a workload. NoClear would leave cells of the
// frame before where a frame does not draw all of them, and gains nothing
// where all of them change.
func can(w *workload.Workload, v Variant) error {
	full := w.Lines != nil && w.Name < "02"
	switch {
	case v == NoClear && (full || w.Blocks != nil || w.Table != nil || w.Log != nil):
		return errEverything
	case v == Retained && w.Changes == nil && w.Field == nil:
		return errUnknown
	}
	return nil
}

func (s *Stage) drawing(w *workload.Workload, v Variant) func(int) {
	p := &pen{s.screen}
	switch {
	case w.Blocks != nil:
		return func(i int) { p.blocks(w.Blocks(i)) }
	case w.Table != nil:
		return func(i int) { p.table(w.Table, i, w.Height) }
	case w.List != nil:
		return func(i int) { p.list(w.List, i, w.Height) }
	case w.Log != nil:
		return func(i int) { p.log(w.Log, i, w.Height) }
	case w.Field != nil && v == Retained:
		return func(i int) { p.typed(w.Field, i, s.first) }
	case w.Field != nil:
		return func(i int) { p.form(w.Field, i, w.Width) }
	case v == Retained:
		return func(i int) { p.changes(w, i, s.first) }
	}
	return func(i int) { p.lines(0, w.Lines(i)) }
}

// Frame shows frame i.
func (s *Stage) Frame(i int) {
	if s.clear {
		s.screen.Clear()
	}
	s.draw(i)
	s.screen.Show()
	s.first = false
}

// Close restores the terminal.
func (s *Stage) Close() { s.screen.Fini() }
