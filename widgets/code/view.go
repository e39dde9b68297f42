package code

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// View shows code, of which one line is the current one. Up, Down, PageUp,
// PageDown, Home and End move the current line; the wheel moves the view and
// leaves it. Left and Right scroll sideways where lines are cut off, which an
// ellipsis shows. Letters are left to the app.
//
// Its node is a list with a list item for every line in view, whose label is the
// line. The response answers for a line, as that of a list does for a row: Item
// gives its number; Clicked reports a click on it, Enter or the activate action;
// Selected that the current line is another one.
//
// A line longer than 4,096 bytes is shown as several, of which only the first
// has a number.
type View struct {
	ID    string
	Label string
	// Source is the app's text.
	Source *string
	// Language is its name ("go", "C++") or a file name ("main.go", "Makefile").
	Language    string
	LineNumbers bool
	// Wrap continues a line that is too long in the next row, instead of
	// scrolling sideways.
	Wrap bool
	// TabWidth is the columns between tab stops; 0 is 4.
	TabWidth int
	// Find is marked wherever it occurs in a line.
	Find string
	// Selected is the current line, counted from 0; nil leaves it to the view.
	Selected  *int
	AutoFocus bool
	// State takes over what the view remembers, for apps that want to own it.
	State *State
}

// State is where a view is scrolled to.
type State struct {
	// Offset is how many lines are scrolled away at the top, Left how many
	// columns at the left. Setting them scrolls.
	Offset, Left int

	row     int // of the line at the top, where it is wrapped
	drawn   int // Offset as it was last drawn
	current int // the current piece
	line    int // where Selected of the view is nil
	known   bool
	// height and width are those of the last frame.
	height, width int
}

// viewing is a view in one pass.
type viewing struct {
	View
	resp  limoni.Response
	s     *State
	m     *memory
	area  limoni.Rect
	text  limoni.Rect // what is left of the area beside the numbers
	acted int         // the piece that a key or an action is about, -1 for none
	line  *int
	// chosen is the node of the current piece, once it is registered.
	chosen limoni.Response
	last   spot // the top at which the last row is at the bottom
}

// memory is what a view keeps between frames.
type memory struct {
	pieces pieces
	colors coloring
	state  State
	widest int // the columns of the widest line that has been in view
}

// Draw draws the lines that fit into area.
func (v View) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if v.Source == nil {
		panic("code: View " + strconv.Quote(v.Label) + " has no Source; give it a pointer to the app's text")
	}
	if v.TabWidth <= 0 {
		v.TabWidth = 4
	}
	d := viewing{View: v, area: area, acted: -1}
	d.register(f)
	d.settle()
	before := *d.line
	d.apply()
	*d.line = d.m.pieces.line(d.s.current)
	if *d.line != before {
		d.resp.SetSelected()
	}
	clip := f.Clip(area)
	d.draw(f)
	f.Unclip(clip)
	return f.End(d.resp)
}

func (d *viewing) register(f *limoni.Frame) {
	d.resp = f.Begin(accessibility.Node{
		ID: d.ID, Role: accessibility.RoleList, Label: d.Label, Bounds: d.area,
		Actions: accessibility.ActionFocus,
	})
	if d.AutoFocus {
		f.AutoFocus(d.resp)
	}
	d.m = limoni.Memory[memory](f, d.resp)
	if d.s = d.State; d.s == nil {
		d.s = &d.m.state
	}
	if d.line = d.Selected; d.line == nil {
		d.line = &d.s.line
	}
	if d.m.pieces.update(*d.Source) {
		d.m.widest = 0
	}
	d.m.colors.update(*d.Source, d.Language)
	n, details := f.Node(d.resp), f.Details(d.resp)
	n.SetSize = int32(d.m.pieces.lines())
	d.text = d.area
	d.text.Min.X += d.gutter()
	d.last = d.lastSpot()
	details.ScrollMaxY = d.last.piece
	if d.last != (spot{}) && n.States&accessibility.StateDisabled == 0 {
		n.Actions |= accessibility.ActionScroll
	}
}

// gutter is the columns the numbers take, if there is room for them.
func (d *viewing) gutter() int {
	columns := digits(d.m.pieces.lines()) + 1
	if !d.LineNumbers || columns > d.area.Dx()/2 {
		return 0
	}
	return columns
}

func digits(n int) int {
	d := 1
	for ; n > 9; n /= 10 {
		d++
	}
	return d
}

func (d *viewing) height() int {
	if d.area.Dx() <= 0 {
		return 0
	}
	return max(d.area.Dy(), 0)
}

// width is the columns for text.
func (d *viewing) width() int { return max(d.text.Dx(), 1) }
