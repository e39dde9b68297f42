// Package onbubbletea1 draws the workloads with Bubble Tea v1: views made with
// lipgloss and bubbles, shown by the standard renderer, called as a program
// calls it but without its 60 Hz clock.
package onbubbletea1

import (
	"io"
	"unsafe"

	tea "github.com/charmbracelet/bubbletea"
)

// renderer is the program's own, which Bubble Tea does not export.
type renderer struct{ of unsafe.Pointer }

// face is an interface value.
type face struct {
	_    unsafe.Pointer // the methods
	data unsafe.Pointer
}

// newProgramRenderer makes what tea.Program makes with the alternate screen.
func newProgramRenderer(w io.Writer, width, height int) renderer {
	r := renderer{newRenderer(w, false, 60).data}
	enterAltScreen(r.of)
	hideCursor(r.of)
	handleMessages(r.of, tea.WindowSizeMsg{Width: width, Height: height})
	return r
}

// show draws one view.
func (r renderer) show(view string) {
	write(r.of, view)
	flush(r.of)
}

//go:linkname newRenderer github.com/charmbracelet/bubbletea.newRenderer
func newRenderer(out io.Writer, useANSICompressor bool, fps int) face

//go:linkname enterAltScreen github.com/charmbracelet/bubbletea.(*standardRenderer).enterAltScreen
func enterAltScreen(r unsafe.Pointer)

//go:linkname hideCursor github.com/charmbracelet/bubbletea.(*standardRenderer).hideCursor
func hideCursor(r unsafe.Pointer)

//go:linkname handleMessages github.com/charmbracelet/bubbletea.(*standardRenderer).handleMessages
func handleMessages(r unsafe.Pointer, msg tea.Msg)

//go:linkname write github.com/charmbracelet/bubbletea.(*standardRenderer).write
func write(r unsafe.Pointer, s string)

//go:linkname flush github.com/charmbracelet/bubbletea.(*standardRenderer).flush
func flush(r unsafe.Pointer)
