// Package ontview draws the workloads with tview on a tcell screen:
// TextView, Table and InputField where a workload is what they are for, a
// primitive of our own elsewhere, and Application.ForceDraw.
package ontview

import (
	"io"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"limoni/benchmarks/ontcell"
	"limoni/benchmarks/workload"
)

// Stage is an application that shows one workload.
type Stage struct {
	app    *tview.Application
	screen tcell.Screen
	// prepare brings the primitives to frame i.
	prepare func(i int)
}

// Open returns an application that writes to out. TERM and COLORTERM must say
// what terminal it is.
func Open(w *workload.Workload, out io.Writer) (*Stage, error) {
	screen, err := tcell.NewTerminfoScreenFromTty(ontcell.NewTty(w.Width, w.Height, out))
	if err != nil {
		return nil, err
	}
	tview.Styles.PrimitiveBackgroundColor = tcell.ColorDefault // as limoni and the others have it
	s := &Stage{app: tview.NewApplication(), screen: screen}
	var root tview.Primitive
	root, s.prepare = primitive(w)
	s.app.SetRoot(root, true)
	s.app.SetScreen(screen) // which calls Init
	return s, nil
}

// primitive is the root of a workload, and what brings it to frame i.
func primitive(w *workload.Workload) (tview.Primitive, func(i int)) {
	switch {
	case w.Blocks != nil:
		return newBlocks(w)
	case w.Table != nil:
		return newTable(w.Table)
	case w.List != nil:
		return newList(w.List)
	case w.Log != nil:
		return newLog(w)
	case w.Field != nil:
		return newForm(w.Field)
	case w.Name[0:2] == "05":
		return newText(w)
	}
	return newCanvas(w)
}

// Frame shows frame i.
func (s *Stage) Frame(i int) {
	s.prepare(i)
	s.app.ForceDraw()
}

// Close restores the terminal.
func (s *Stage) Close() { s.screen.Fini() }
