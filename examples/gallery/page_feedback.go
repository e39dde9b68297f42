package main

import (
	"math"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// feedback is the page of how far something is: a backup, as far as the slider
// says.
type feedback struct {
	done    float64 // in percent
	working bool
	checked bool // whether the disk was
}

func newFeedback() feedback { return feedback{done: 42} }

// What is backed up, and what the disk held before.
const (
	photos   = 350
	diskSize = 64 // in GB
	diskUsed = 20
)

func (p *feedback) draw(f *limoni.Frame, area limoni.Rect) {
	columns := layout.Gap(4).SplitColumns(area, layout.Fill(1), layout.Fill(1))
	p.drawKnown(f, columns[0])
	p.drawUnknown(f, columns[1])
}

// used is how many gigabytes of the disk are.
func (p *feedback) used() float64 { return math.Round(diskUsed + p.done/100*(diskSize-diskUsed)) }

func (p *feedback) drawKnown(f *limoni.Frame, area limoni.Rect) {
	area = titled(f, "How far it is", area)
	widgets.Slider{ID: "done", Label: "Backup", Value: &p.done, Unit: "%"}.Draw(f, layout.CutTop(&area, 1))
	area = captioned(f, "Progress bar", area)
	widgets.ProgressBar{ID: "progress", Label: "Copying", Now: p.done, Max: 100}.Draw(f, layout.CutTop(&area, 1))
	area = captioned(f, "Gauge", area)
	gauge := widgets.Gauge{ID: "gauge", Label: "Photos", Now: p.done, Max: 100}
	gauge.Text = f.Concat(f.Itoa(int(p.done*photos/100)), " of ", f.Itoa(photos), " photos")
	gauge.Draw(f, layout.CutTop(&area, 1))
	area = captioned(f, "Meter", area)
	widgets.Meter{
		ID: "meter", Label: "Disk", Now: p.used(), Max: diskSize, Low: 40, High: 56, Unit: " GB",
	}.Draw(f, layout.CutTop(&area, 1))
	area = captioned(f, "Big text", area)
	widgets.BigText{ID: "big", Text: f.Concat(f.Itoa(int(p.done+0.5)), "%")}.Draw(f, layout.CutTop(&area, 3))
}

// captioned draws what the next line shows, below a free one.
func captioned(f *limoni.Frame, text string, area limoni.Rect) limoni.Rect {
	layout.CutTop(&area, 1)
	widgets.Label{Text: text, Style: f.Theme().Muted}.Draw(f, layout.CutTop(&area, 1))
	return area
}

// drawUnknown draws what moves by itself, while it is wanted: it is what wakes
// the app up.
func (p *feedback) drawUnknown(f *limoni.Frame, area limoni.Rect) {
	area = titled(f, "That it goes on", area)
	widgets.Switch{ID: "working", Label: "Look for photos", On: &p.working}.Draw(f, layout.CutTop(&area, 1))
	area = captioned(f, "Spinner", area)
	spinner := layout.CutTop(&area, 1)
	area = captioned(f, "Progress bar, nobody knows how far", area)
	bar := layout.CutTop(&area, 1)
	if p.working {
		widgets.Spinner{ID: "spinner", Label: "Looking for photos"}.Draw(f, spinner)
		widgets.ProgressBar{ID: "unknown", Label: "Looking", Unknown: true}.Draw(f, bar)
	} else {
		widgets.Label{Text: "Nothing to do"}.Draw(f, spinner)
		widgets.Label{Text: "Nothing to do"}.Draw(f, bar)
	}
	layout.CutTop(&area, 1)
	area = titled(f, "What has happened", area)
	check := widgets.Button{ID: "check", Label: "Check the disk"}.Draw(f, layout.CutTop(&area, 1))
	if check.Clicked() {
		p.checked = true
	}
	p.drawStatus(f, layout.CutTop(&area, 1))
}

// drawStatus says how the disk is, once it was checked.
func (p *feedback) drawStatus(f *limoni.Frame, area limoni.Rect) {
	if !p.checked {
		return
	}
	status := widgets.Status{ID: "state", Text: f.Concat(f.Itoa(diskSize-int(p.used())), " GB are free")}
	if status.Error = p.used() > diskSize-1; status.Error {
		status.Text = "The disk is full"
	}
	status.Draw(f, area)
}
