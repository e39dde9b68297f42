// Package onultraviolet draws the workloads with Ultraviolet: cells set one by
// one on a TerminalScreen in the alternate screen, and Display, as its
// tutorial does.
package onultraviolet

import (
	"errors"
	"io"

	uv "github.com/charmbracelet/ultraviolet"

	"limoni/benchmarks/workload"
)

// Variant is a way to use Ultraviolet.
type Variant int

const (
	// Display clears the screen and draws all of it.
	Display Variant = iota
	// Retained sets only the cells that have changed.
	Retained
)

var errUnknown = errors.New("no program could know what has changed")

var environ = uv.Environ{"TERM=xterm-256color", "COLORTERM=truecolor"}

// Stage is a screen that shows one workload.
type Stage struct {
	screen   *uv.TerminalScreen
	draw     func(p *pen, i int)
	retained bool
	first    bool
}

// Open returns a screen that writes to out.
func Open(w *workload.Workload, out io.Writer, v Variant) (*Stage, error) {
	if v == Retained && w.Changes == nil && w.Field == nil {
		return nil, errUnknown
	}
	screen := uv.NewTerminalScreen(out, environ)
	screen.SetColorProfile(trueColor)
	screen.Resize(w.Width, w.Height)
	screen.EnterAltScreen()
	if w.Field != nil {
		screen.ShowCursor()
	}
	s := &Stage{screen: screen, retained: v == Retained, first: true}
	s.draw = s.drawing(w)
	return s, nil
}

func (s *Stage) drawing(w *workload.Workload) func(*pen, int) {
	switch {
	case w.Blocks != nil:
		return func(p *pen, i int) { p.blocks(w.Blocks(i)) }
	case w.Table != nil:
		return func(p *pen, i int) { p.table(w.Table, i, w.Height) }
	case w.List != nil:
		return func(p *pen, i int) { p.list(w.List, i, w.Height) }
	case w.Log != nil:
		return func(p *pen, i int) { p.log(w.Log, i, w.Height) }
	case w.Field != nil && s.retained:
		return func(p *pen, i int) { s.screen.SetCursorPosition(p.typed(w.Field, i, s.first), 0) }
	case w.Field != nil:
		return func(p *pen, i int) { s.screen.SetCursorPosition(p.form(w.Field, i), 0) }
	case s.retained:
		return func(p *pen, i int) { p.changes(w, i, s.first) }
	}
	return func(p *pen, i int) { p.lines(0, w.Lines(i)) }
}

// Frame shows frame i.
func (s *Stage) Frame(i int) {
	var err error
	if s.retained {
		s.draw(&pen{s.screen}, i)
		s.screen.Render()
		err = s.screen.Flush()
	} else {
		err = s.screen.Display(uv.DrawableFunc(func(scr uv.Screen, _ uv.Rectangle) { s.draw(&pen{scr}, i) }))
	}
	if err != nil {
		panic(err)
	}
	s.first = false
}

// Close does nothing: there is no terminal to restore.
func (s *Stage) Close() {}
