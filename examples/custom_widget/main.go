// Custom_widget shows how to make a widget of your own: a rating of stars that
// works by keyboard, mouse, tests and agents without a line for any of them.
package main

import (
	"log"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// Rating is a number of stars that the user chooses.
//
//	★★★☆☆
type Rating struct {
	ID    string
	Label string
	// Stars is the app's value, 0 to 5.
	Stars *int
}

const maxStars = 5

// ratingActions are the widget's own, beside the standard ones.
var ratingActions = []accessibility.CustomAction{{Name: "clear", Description: "Take the rating back"}}

// Draw draws the stars on the first row of area.
func (r Rating) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	// 1. Register: say what it is and what can be done with it. From here on
	// the mouse, the focus order and every agent know it.
	area = layout.CutTop(&area, 1)
	area.Max.X = min(area.Max.X, area.Min.X+maxStars)
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: r.ID, Role: accessibility.RoleSlider, Label: r.Label, Bounds: area,
		Actions: accessibility.ActionFocus | accessibility.ActionIncrement | accessibility.ActionDecrement,
	})

	// 2. Remember: what is nobody's data goes into Memory. Here it is the star
	// under a held mouse button.
	held := limoni.Memory[int](f, resp)

	// 3. Apply what happened. A key, a click and an action end in one place.
	before := *r.Stars
	r.apply(resp, held)
	if *r.Stars != before {
		resp.SetChanged()
	}

	// 4. Draw, and complete the node with what is true now.
	st := f.Theme().Accent
	if resp.Focused() {
		st = f.Theme().Focus
	}
	f.Print(area, stars[*r.Stars], st)
	f.Node(resp).Value = values[*r.Stars]
	d := f.Details(resp)
	d.Ranged, d.Range = true, accessibility.Range{Now: float64(*r.Stars), Max: maxStars, Step: 1}
	d.ValueText, d.CustomActions = values[*r.Stars], ratingActions

	// 5. Return the response.
	return resp
}

func (r Rating) apply(resp limoni.Response, held *int) {
	if ev, ok := resp.Event(); ok && ev.Kind == limoni.EventPress {
		*held = ev.X - resp.Rect().Min.X + 1
	}
	name, _ := resp.Action()
	switch {
	case resp.Clicked():
		*r.Stars = *held
	case resp.Did(accessibility.ActionIncrement) || resp.Key("right"):
		*r.Stars = min(*r.Stars+1, maxStars)
	case resp.Did(accessibility.ActionDecrement) || resp.Key("left"):
		*r.Stars = max(*r.Stars-1, 0)
	case name == "clear" || resp.Key("delete"):
		*r.Stars = 0
	}
}

var (
	stars  = [...]string{"☆☆☆☆☆", "★☆☆☆☆", "★★☆☆☆", "★★★☆☆", "★★★★☆", "★★★★★"}
	values = [...]string{"no stars", "1 star", "2 stars", "3 stars", "4 stars", "5 stars"}
)

// Bare is the same widget without the words: what a widget of your own is made
// of.
type Bare struct {
	ID, Label string
	On        *bool
}

// Draw draws the mark on the first cell of area.
func (b Bare) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	area.Max = limoni.Point{X: min(area.Max.X, area.Min.X+1), Y: min(area.Max.Y, area.Min.Y+1)}
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: b.ID, Role: accessibility.RoleSwitch, Label: b.Label, Bounds: area,
		Actions: accessibility.ActionFocus | accessibility.ActionToggle | accessibility.ActionActivate,
	})
	if resp.Clicked() || resp.Did(accessibility.ActionToggle) {
		*b.On = !*b.On
		resp.SetChanged()
	}
	f.Node(resp).States |= accessibility.Checked(*b.On)
	mark := "○"
	if *b.On {
		mark = "●"
	}
	f.Print(area, mark, f.Theme().Accent)
	return resp
}

type app struct {
	stars   int
	public  bool
	cleared int
}

func (a *app) draw(f *limoni.Frame) {
	area := f.Area()
	widgets.Label{Text: "How was it? Left and Right, a click, Delete to clear; q quits."}.Draw(f, layout.CutTop(&area, 1))
	before := a.stars
	rating := Rating{ID: "rating", Label: "Rating", Stars: &a.stars}.Draw(f, layout.CutTop(&area, 1))
	if rating.Changed() && a.stars == 0 && before > 0 {
		a.cleared++
	}
	Bare{ID: "public", Label: "Show to everybody", On: &a.public}.Draw(f, layout.CutTop(&area, 1))
	if f.Key("q") {
		f.Quit()
	}
}

func main() {
	if err := limoni.Run(new(app).draw); err != nil {
		log.Fatal(err)
	}
}
