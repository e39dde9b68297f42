package main

import (
	"time"

	"limoni"
	"limoni/accessibility"
)

// frames measures what a frame costs: each "b" paints so many of them, each as
// soon as the one before is on the screen, with 200 buttons and a few cells
// that change.
type frames struct {
	each  int // frames of a run
	left  int // of the run under way
	runs  int
	began time.Time
	took  time.Duration
}

const buttonColumns, buttonRows, buttonWidth = 5, 40, 24

func (a *frames) draw(f *limoni.Frame) {
	if f.Key("b") {
		a.left, a.began = a.each, f.Now()
	}
	if f.GlobalKey("q") {
		f.Quit()
	}
	for i := range buttonColumns * buttonRows {
		x, y := i/buttonRows*buttonWidth, i%buttonRows
		area := limoni.Rect{Min: limoni.Point{X: x, Y: y}, Max: limoni.Point{X: x + buttonWidth - 2, Y: y + 1}}
		label := f.Concat("button number ", f.Itoa(i))
		if i == 0 {
			label = f.Concat("left=", f.Itoa(a.left), " ns=", f.Itoa(a.perFrame()), " runs=", f.Itoa(a.runs), ".")
			area.Max.X = x + 2*buttonWidth - 2
		} else if i == buttonRows {
			continue
		}
		f.RegisterAccessibility(accessibility.Node{ID: f.Itoa(i), Role: accessibility.RoleButton, Label: label, Bounds: area,
			Actions: accessibility.ActionActivate | accessibility.ActionFocus})
		f.Print(area, label, limoni.Style{})
	}
	if f.Painting() && a.left > 0 {
		_ = f.App().Post(a.step)
	}
}

// step goes on to the next frame.
func (a *frames) step() {
	if a.left--; a.left == 0 {
		a.runs++
		a.took = time.Since(a.began)
	}
}

func (a *frames) perFrame() int { return int(a.took.Nanoseconds()) / a.each }
