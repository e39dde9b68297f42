// Package tree measures what the semantic tree costs: recording it while
// drawing, finding nodes in it, and reaching them from another process.
package tree

import (
	"io"
	"runtime"
	"strconv"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/benchmarks/measure"
)

// controls are buttons with IDs and labels of their own, 50 in a column.
type controls struct {
	ids, labels []string
}

func newControls(n int) *controls {
	c := &controls{}
	for i := range n {
		c.ids = append(c.ids, "control-"+strconv.Itoa(i))
		c.labels = append(c.labels, "Control number "+strconv.Itoa(i))
	}
	return c
}

// register registers the nodes and draws nothing.
func (c *controls) register(f *limoni.Frame) {
	for i, id := range c.ids {
		x, y := i/50*20, i%50
		f.RegisterAccessibility(accessibility.Node{ID: id, Role: accessibility.RoleButton, Label: c.labels[i],
			Bounds:  limoni.Rect{Min: limoni.Point{X: x, Y: y}, Max: limoni.Point{X: x + 18, Y: y + 1}},
			Actions: accessibility.ActionFocus | accessibility.ActionActivate})
	}
}

// app shows the controls on a screen large enough for them.
func (c *controls) app() *limoni.App {
	return limoni.New(20*((len(c.ids)+49)/50)+1, 50, c.register, limoni.WithOutput(io.Discard))
}

// Recording is what it takes to register nodes.
type Recording struct {
	PerNode float64 // nanoseconds, the frame without nodes taken off
	Allocs  float64 // of a frame
}

// Record measures n flat nodes against the empty frame, one after the other
// in each round.
func Record(n, rounds int) Recording {
	full, empty := newControls(n).app(), limoni.New(81, 50, func(*limoni.Frame) {}, limoni.WithOutput(io.Discard))
	redraw := func(a *limoni.App) func() { return func() { a.Redraw(); a.Advance(0) } }
	var perNode []float64
	for range rounds {
		perNode = append(perNode, (perCall(redraw(full))-perCall(redraw(empty)))/float64(n))
	}
	return Recording{measure.Median(perNode), allocs(redraw(full))}
}

// perCall is the time of one call in nanoseconds.
func perCall(f func()) float64 {
	for range 50 {
		f()
	}
	runtime.GC()
	start, n := time.Now(), 0
	for time.Since(start) < 100*time.Millisecond {
		for range 10 {
			f()
		}
		n += 10
	}
	return float64(time.Since(start)) / float64(n)
}

func allocs(f func()) float64 {
	runtime.GC()
	return testing.AllocsPerRun(50, f)
}
