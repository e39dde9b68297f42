package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// apply moves the point, by key, mouse or action.
func (d *charting) apply(f *limoni.Frame) {
	if d.Point == nil {
		return
	}
	before := *d.Point
	*d.Point = clamp(before, d.n)
	if disabled(f, d.resp) {
		return
	}
	d.applyKeys()
	d.applyMouse()
	if *d.Point = clamp(*d.Point, d.n); *d.Point != before {
		d.resp.SetChanged()
	}
}

func (d *charting) applyKeys() {
	tenth := max(d.n/10, 1)
	switch resp := d.resp; {
	case resp.Key("left"), resp.Did(accessibility.ActionDecrement):
		*d.Point--
	case resp.Key("right"), resp.Did(accessibility.ActionIncrement):
		*d.Point++
	case resp.Key("home"):
		*d.Point = 0
	case resp.Key("end"):
		*d.Point = d.n - 1
	case resp.Key("pageup"):
		*d.Point -= tenth
	case resp.Key("pagedown"):
		*d.Point += tenth
	case d.m.table && resp.Key("up"):
		*d.Point--
	case d.m.table && resp.Key("down"):
		*d.Point++
	case resp.Key("t"), d.didTable():
		d.m.table = !d.m.table
	}
}

func (d *charting) didTable() bool {
	name, ok := d.resp.Action()
	return ok && name == tableAction[0].Name
}

// applyMouse takes the point under the mouse while the left button is down.
func (d *charting) applyMouse() {
	ev, ok := d.resp.Event()
	if !ok || ev.Button != limoni.ButtonLeft || ev.Kind != limoni.EventPress && ev.Kind != limoni.EventMotion {
		return
	}
	d.resp.Take()
	if d.m.table {
		*d.Point = d.m.top + ev.Y - d.resp.Rect().Min.Y
	} else if across, _ := d.Marker.Size(); d.perPoint() > 0 {
		x := float64((ev.X - d.plot.Min.X) * across)
		*d.Point = int(x/d.perPoint() + 0.5)
	}
}

// drawPoint draws a line through the point, behind the data.
func (d *charting) drawPoint(f *limoni.Frame) {
	if d.Point == nil || d.plot.Empty() {
		return
	}
	st := f.Theme().Muted
	if d.resp.Focused() {
		st = f.Theme().Focus
	}
	across, _ := d.Marker.Size()
	r := d.plot
	r.Min.X += d.column(*d.Point) / across
	r.Max.X = r.Min.X + 1
	f.Fill(r.Intersect(d.plot), '│', st)
}

// drawTable writes a row for each point that has room, as a list whose rows say
// what the picture would show.
func (d *charting) drawTable(f *limoni.Frame, area limoni.Rect) {
	rows := max(area.Dy(), 0)
	d.m.top = max(min(d.m.top, *d.Point, d.n-rows), *d.Point-rows+1, 0)
	list := f.Begin(accessibility.Node{
		Role: accessibility.RoleList, Label: d.Label, Bounds: area, SetSize: count(d.n),
	})
	for y := range min(rows, d.n-d.m.top) {
		point := d.m.top + y
		st, state := f.Theme().Text, accessibility.StateUnselected
		if point == *d.Point {
			state = accessibility.StateSelected
			if st = f.Theme().Selected; d.resp.Focused() {
				st = f.Theme().Focus
			}
			f.FocusCell(d.resp, area.Min.X, area.Min.Y+y)
		}
		r := rowOf(area, 0, y, area.Dx())
		row := f.RegisterAccessibility(accessibility.Node{
			Role: accessibility.RoleListItem, Label: d.pointWords(f, point), Bounds: r,
			States: state, Position: count(point + 1), SetSize: count(d.n),
		})
		printCut(f, row, r, f.Node(row).Label, st)
	}
	f.End(list)
}
