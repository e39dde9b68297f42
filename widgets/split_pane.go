package widgets

import (
	"math"
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// SplitPane divides an area into two, with a line between them that the user
// moves.
//
//	files │ preview
//	      │
//
// The line is a stop of Tab. Left and Right (Up and Down where the panes lie one
// above the other) move it by one cell, Home and End as far as it goes, Enter
// closes the first pane and opens it again. The mouse drags it; a double click
// puts it back in the middle.
//
//	split := widgets.SplitPane{Label: "Files", Ratio: &a.ratio}.Draw(f, area)
//	a.drawFiles(f, split.First)
//	a.drawPreview(f, split.Second)
type SplitPane struct {
	ID string
	// Label names the first pane, whose size it is.
	Label string
	// Rows lays the panes one above the other.
	Rows bool
	// Ratio is the app's share of the first pane, from 0 to 1; nil leaves it to
	// the split, which begins in the middle.
	Ratio *float64
	// Min and MinSecond are the fewest cells a pane has while there is room; 0
	// counts as 1.
	Min, MinSecond int
	Disabled       bool
}

// SplitResponse is what happened to the line, and the areas of the panes.
type SplitResponse struct {
	limoni.Response
	First, Second limoni.Rect
}

// splitMemory is what a split remembers.
type splitMemory struct {
	ratio  float64
	known  bool
	closed bool
}

// splitting is a split in one pass, along the axis that is divided.
type splitting struct {
	SplitPane
	m     *splitMemory
	ratio *float64
	size  int // cells for both panes, without the line
	least int
	most  int
	at    int // cells of the first pane
	from  int // where the area begins
}

// Draw draws the line and returns the areas on its sides. Changed of the
// response reports that it was moved.
func (s SplitPane) Draw(f *limoni.Frame, area limoni.Rect) SplitResponse {
	d := splitting{SplitPane: s}
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: s.ID, Role: accessibility.RoleSplitter, Label: s.Label, Bounds: area,
		States:  when(s.Disabled, accessibility.StateDisabled),
		Actions: accessibility.ActionFocus | accessibility.ActionIncrement | accessibility.ActionDecrement | accessibility.ActionSetValue,
	})
	d.measure(f, resp, area)
	before, closed := d.at, d.m.closed
	if !disabled(f, resp) {
		d.apply(resp)
	}
	if d.at != before || d.m.closed != closed {
		resp.SetChanged()
	}
	first, line, second := d.divide(area)
	f.SetBounds(resp, line)
	d.paint(f, resp, line)
	d.complete(f, resp)
	return SplitResponse{resp, first, second}
}

// measure finds where the line stands.
func (d *splitting) measure(f *limoni.Frame, resp limoni.Response, area limoni.Rect) {
	d.m = limoni.Memory[splitMemory](f, resp)
	if d.ratio = d.Ratio; d.ratio == nil {
		d.ratio = &d.m.ratio
		if !d.m.known {
			d.m.ratio, d.m.known = 0.5, true
		}
	}
	d.size, d.from = area.Dx()-1, area.Min.X
	if d.Rows {
		d.size, d.from = area.Dy()-1, area.Min.Y
	}
	d.size = max(d.size, 0)
	d.least = min(max(d.Min, 1), d.size)
	d.most = max(d.size-max(d.MinSecond, 1), d.least)
	d.at = d.cells(*d.ratio)
	if d.m.closed {
		d.at = 0
	}
}

// cells is the first pane's share of the cells, within its bounds.
func (d *splitting) cells(ratio float64) int {
	if math.IsNaN(ratio) {
		ratio = 0.5
	}
	return min(max(int(math.Round(min(max(ratio, 0), 1)*float64(d.size))), d.least), d.most)
}

// move puts the line so many cells from the beginning.
func (d *splitting) move(to int) {
	d.at, d.m.closed = min(max(to, d.least), d.most), false
	if d.size > 0 {
		*d.ratio = float64(d.at) / float64(d.size)
	}
}

func (d *splitting) apply(resp limoni.Response) {
	back, on := "left", "right"
	if d.Rows {
		back, on = "up", "down"
	}
	switch {
	case resp.Key(back), resp.Did(accessibility.ActionDecrement):
		d.move(d.at - 1)
	case resp.Key(on), resp.Did(accessibility.ActionIncrement):
		d.move(d.at + 1)
	case resp.Key("home"):
		d.move(d.least)
	case resp.Key("end"):
		d.move(d.most)
	case resp.Key("enter"):
		d.close(!d.m.closed)
	case resp.Did(accessibility.ActionCollapse):
		d.close(true)
	case resp.Did(accessibility.ActionExpand):
		d.close(false)
	case resp.DoubleClicked():
		d.move(d.size / 2)
	default:
		d.applyValue(resp)
	}
}

// applyValue takes a percentage, or what the mouse does.
func (d *splitting) applyValue(resp limoni.Response) {
	if v, ok := resp.NewValue(); ok {
		percent, err := strconv.ParseFloat(v, 64)
		if err != nil || math.IsNaN(percent) {
			resp.SetMissed()
			return
		}
		d.move(d.cells(percent / 100))
		return
	}
	ev, ok := resp.Event()
	if !ok || ev.Kind != limoni.EventPress && ev.Kind != limoni.EventMotion || ev.Button != limoni.ButtonLeft {
		return
	}
	resp.Take()
	if ev.Kind == limoni.EventMotion {
		at := ev.X
		if d.Rows {
			at = ev.Y
		}
		d.move(at - d.from)
	}
}

// close shows the first pane or not.
func (d *splitting) close(closed bool) {
	if d.m.closed = closed; closed {
		d.at = 0
		return
	}
	d.at = d.cells(*d.ratio)
}

// divide returns the panes and the line between them.
func (d *splitting) divide(area limoni.Rect) (first, line, second limoni.Rect) {
	first, line, second = area, area, area
	if area.Empty() {
		return
	}
	if d.Rows {
		first.Max.Y = area.Min.Y + d.at
		line.Min.Y, line.Max.Y = first.Max.Y, first.Max.Y+1
		second.Min.Y = line.Max.Y
		return
	}
	first.Max.X = area.Min.X + d.at
	line.Min.X, line.Max.X = first.Max.X, first.Max.X+1
	second.Min.X = line.Max.X
	return
}

func (d *splitting) paint(f *limoni.Frame, resp limoni.Response, line limoni.Rect) {
	st := f.Theme().Border
	if resp.Focused() {
		st = f.Theme().Focus
	}
	if d.Rows {
		f.Fill(line, '─', st)
		return
	}
	f.Fill(line, '│', st)
}

func (d *splitting) complete(f *limoni.Frame, resp limoni.Response) {
	n, details := f.Node(resp), f.Details(resp)
	n.States |= accessibility.Expanded(!d.m.closed)
	details.Ranged = true
	details.Range = accessibility.Range{Now: d.percent(d.at), Max: 100, Step: 1}
	details.ValueText = f.Concat(f.Itoa(int(math.Round(d.percent(d.at)))), "%")
	if disabled(f, resp) {
		return
	}
	n.Actions |= accessibility.ActionCollapse
	if d.m.closed {
		n.Actions ^= accessibility.ActionCollapse | accessibility.ActionExpand
	}
}

func (d *splitting) percent(cells int) float64 {
	if d.size == 0 {
		return 0
	}
	return 100 * float64(cells) / float64(d.size)
}
