// Package onbubbletea draws the workloads with Bubble Tea v2: views made with
// lipgloss and bubbles, shown by the renderer that a tea.Program has.
//
// A program draws at the next tick of a 60 Hz clock. Here its renderer is
// called as the program calls it, a view and then a flush, without the clock,
// so that what is measured is the frame and not the waiting.
package onbubbletea

import (
	"io"
	"unsafe"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
)

// renderer is the program's own, which Bubble Tea does not export.
type renderer struct{ of unsafe.Pointer }

// newProgramRenderer makes what tea.Program makes on a Unix terminal in raw
// mode with true colours.
func newProgramRenderer(w io.Writer, width, height int) renderer {
	r := renderer{newCursedRenderer(w, []string{"TERM=xterm-256color", "COLORTERM=truecolor"}, width, height)}
	setOptimizations(r.of, true, true, false)
	setColorProfile(r.of, colorprofile.TrueColor)
	resize(r.of, width, height)
	start(r.of)
	return r
}

// show draws one view.
func (r renderer) show(v tea.View) {
	render(r.of, v)
	if err := flush(r.of, false); err != nil {
		panic(err)
	}
}

//go:linkname newCursedRenderer charm.land/bubbletea/v2.newCursedRenderer
func newCursedRenderer(w io.Writer, env []string, width, height int) unsafe.Pointer

//go:linkname setOptimizations charm.land/bubbletea/v2.(*cursedRenderer).setOptimizations
func setOptimizations(r unsafe.Pointer, hardTabs, backspace, mapnl bool)

//go:linkname setColorProfile charm.land/bubbletea/v2.(*cursedRenderer).setColorProfile
func setColorProfile(r unsafe.Pointer, p colorprofile.Profile)

//go:linkname resize charm.land/bubbletea/v2.(*cursedRenderer).resize
func resize(r unsafe.Pointer, width, height int)

//go:linkname start charm.land/bubbletea/v2.(*cursedRenderer).start
func start(r unsafe.Pointer)

//go:linkname render charm.land/bubbletea/v2.(*cursedRenderer).render
func render(r unsafe.Pointer, v tea.View)

//go:linkname flush charm.land/bubbletea/v2.(*cursedRenderer).flush
func flush(r unsafe.Pointer, closing bool) error
