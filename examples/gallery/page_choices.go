package main

import (
	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// choices is the page of what is on or off, or one of several.
type choices struct {
	saved              int // how often the button was pressed
	bold, copied, dark bool
	cheese, olives     bool
	size, speed        int
	volume             float64
	sizes              []string
	speeds             widgets.Strings
}

func newChoices() choices {
	return choices{
		cheese: true, size: 1, volume: 40, sizes: []string{"Small", "Medium", "Large"},
		speeds: widgets.Strings{"Slow", "Normal", "Fast", "Ludicrous"},
	}
}

func (p *choices) draw(f *limoni.Frame, area limoni.Rect) {
	columns := layout.Gap(4).SplitColumns(area, layout.Fill(1), layout.Fill(1))
	p.drawLeft(f, columns[0])
	p.drawRight(f, columns[1])
}

func (p *choices) drawLeft(f *limoni.Frame, area limoni.Rect) {
	area = titled(f, "Pressed", area)
	line := layout.CutTop(&area, 1)
	save := widgets.Button{ID: "save", Label: "Save", Description: "counts how often it was pressed"}
	if save.Draw(f, layout.CutLeft(&line, save.Width()+1)).Clicked() {
		p.saved++
	}
	widgets.ToggleButton{ID: "bold", Label: "Bold", Pressed: &p.bold}.Draw(f, line)
	layout.CutTop(&area, 1)

	area = titled(f, "On or off", area)
	widgets.Checkbox{ID: "copy", Label: "Send a copy", Checked: &p.copied}.Draw(f, layout.CutTop(&area, 1))
	widgets.Switch{ID: "dark", Label: "Dark mode", On: &p.dark}.Draw(f, layout.CutTop(&area, 1))
	layout.CutTop(&area, 1)
	p.drawToppings(f, titled(f, "Partly checked", area))
}

// drawToppings is a box that stands for two others.
func (p *choices) drawToppings(f *limoni.Frame, area limoni.Rect) {
	group := f.Begin(accessibility.Node{ID: "toppings", Role: accessibility.RoleGroup, Label: "Toppings", Bounds: area})
	all := p.cheese && p.olives
	box := widgets.Checkbox{ID: "all", Label: "All toppings", Checked: &all, Mixed: p.cheese != p.olives}.Draw(f, layout.CutTop(&area, 1))
	if box.Changed() {
		p.cheese, p.olives = all, all
	}
	layout.CutLeft(&area, 2)
	widgets.Checkbox{ID: "cheese", Label: "Cheese", Checked: &p.cheese}.Draw(f, layout.CutTop(&area, 1))
	widgets.Checkbox{ID: "olives", Label: "Olives", Checked: &p.olives}.Draw(f, layout.CutTop(&area, 1))
	f.End(group)
}

func (p *choices) drawRight(f *limoni.Frame, area limoni.Rect) {
	area = titled(f, "One of a few", area)
	widgets.RadioGroup{ID: "size", Label: "Size", Options: p.sizes, Selected: &p.size}.Draw(f, layout.CutTop(&area, 3))
	layout.CutTop(&area, 1)
	area = titled(f, "One of many", area)
	widgets.Select{ID: "speed", Label: "Speed", Options: &p.speeds, Selected: &p.speed}.Draw(f, layout.CutTop(&area, 1))
	layout.CutTop(&area, 1)
	area = titled(f, "How much", area)
	widgets.Slider{ID: "volume", Label: "Volume", Value: &p.volume, Unit: "%"}.Draw(f, layout.CutTop(&area, 1))
}
