package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// Viewport shows a part of something that is larger than its area: a form of
// many fields, a wide drawing. What is drawn between its Begin and End is cut
// off at its edges.
//
//	view := widgets.Viewport{Label: "Settings", Height: 40, Scrollbars: true}
//	resp, content := view.Begin(f, area)
//	// draw into content, which is 40 rows high and begins above area
//	view.End(f, resp)
//
// What gets the focus is brought into view. The wheel and the scroll action
// move the view; so do PageUp and PageDown, as far as the content leaves them.
// Where nothing inside can have the focus, the viewport itself is a stop of
// Tab, and then all of Up, Down, Left, Right, PageUp, PageDown, Home and End
// scroll.
type Viewport struct {
	ID    string
	Label string
	// Width and Height are the size of the content in cells. What is less than
	// the area has to show, is that.
	Width, Height int
	// Scrollbars draws one on the right and one at the bottom where they are
	// needed.
	Scrollbars bool
	AutoFocus  bool
	// State takes over what the viewport remembers, for apps that want to own
	// it.
	State *ViewportState
}

// ViewportState is which part of the content is in view.
type ViewportState struct {
	// X and Y are how many columns and rows are scrolled away. Setting them
	// scrolls.
	X, Y int

	across, down scroller
	focused      limoni.Rect // in the content, what was brought into view
	area         limoni.Rect // as it was last drawn
	width        int
	height       int // of the content then
}

// Begin begins the area and returns that of the content, of which only what is
// in view is drawn.
func (v Viewport) Begin(f *limoni.Frame, area limoni.Rect) (limoni.Response, limoni.Rect) {
	resp := f.Begin(accessibility.Node{
		ID: v.ID, Role: accessibility.RoleScrollArea, Label: v.Label, Bounds: area, Actions: accessibility.ActionFocus,
	})
	if v.AutoFocus {
		f.AutoFocus(resp)
	}
	s := v.state(f, resp)
	view := v.measure(s, area)
	if view != area {
		v.drawBars(f, resp, s, area, view)
	}
	if s.scrollsBy(resp.Scrolled()) {
		s.X, s.Y = inView(s.X, view.Dx(), s.width), inView(s.Y, view.Dy(), s.height)
	}
	s.follow(resp)
	v.complete(f, resp, s)
	f.Clip(view)
	content := limoni.Rect{Min: view.Min.Sub(limoni.Point{X: s.X, Y: s.Y})}
	content.Max = content.Min.Add(limoni.Point{X: s.width, Y: s.height})
	return resp, content
}

func (v Viewport) state(f *limoni.Frame, resp limoni.Response) *ViewportState {
	if v.State != nil {
		return v.State
	}
	return limoni.Memory[ViewportState](f, resp)
}

// measure finds the size of the content and what of area shows it.
func (v Viewport) measure(s *ViewportState, area limoni.Rect) (view limoni.Rect) {
	view = area
	if v.Scrollbars {
		high := v.Height > area.Dy()
		wide := v.Width > area.Dx() || high && v.Width > area.Dx()-1
		high = high || wide && v.Height > area.Dy()-1
		if high && area.Dx() > 1 {
			view.Max.X--
		}
		if wide && area.Dy() > 1 {
			view.Max.Y--
		}
	}
	s.area, s.width, s.height = view, max(v.Width, view.Dx()), max(v.Height, view.Dy())
	return view
}

func (v Viewport) drawBars(f *limoni.Frame, resp limoni.Response, s *ViewportState, area, view limoni.Rect) {
	key := f.Node(resp).Key
	if right := area; view.Max.X < area.Max.X {
		right.Min.X, right.Max.Y = view.Max.X, view.Max.Y
		Scrollbar{Label: "rows", Offset: &s.Y, Size: view.Dy(), Total: s.height, Controls: key}.Draw(f, right)
	}
	if bottom := area; view.Max.Y < area.Max.Y {
		bottom.Min.Y, bottom.Max.X = view.Max.Y, view.Max.X
		Scrollbar{Label: "columns", Offset: &s.X, Size: view.Dx(), Total: s.width, Horizontal: true, Controls: key}.Draw(f, bottom)
	}
}

// scrollsBy moves the view, and reports that it was to be moved.
func (s *ViewportState) scrollsBy(dx, dy int) bool {
	s.X, s.Y = scrolledBy(s.X, dx, s.width), scrolledBy(s.Y, dy, s.height)
	return dx != 0 || dy != 0
}

// follow brings into view what has got the focus, and keeps there what has it.
func (s *ViewportState) follow(resp limoni.Response) {
	across, down := cursor{at: -1}, cursor{at: -1}
	if r, ok := resp.FocusedRect(); ok {
		r = r.Sub(s.area.Min).Add(limoni.Point{X: s.across.drawn, Y: s.down.drawn})
		moved := r != s.focused
		s.focused = r
		across, down = cursor{r.Min.X, r.Dx(), moved}, cursor{r.Min.Y, r.Dy(), moved}
	}
	s.across.fit(&s.X, across, s.area.Dx(), s.width)
	s.down.fit(&s.Y, down, s.area.Dy(), s.height)
}

func (v Viewport) complete(f *limoni.Frame, resp limoni.Response, s *ViewportState) {
	d := f.Details(resp)
	d.ScrollX, d.ScrollMaxX = s.X, lastOffset(s.area.Dx(), s.width)
	d.ScrollY, d.ScrollMaxY = s.Y, lastOffset(s.area.Dy(), s.height)
	if d.ScrollMaxX == 0 && d.ScrollMaxY == 0 {
		return
	}
	f.Node(resp).Actions |= accessibility.ActionScroll
	if d.ScrollMaxY > 0 {
		d.ValueText = f.Concat("rows ", f.Itoa(s.Y+1), " to ", f.Itoa(s.Y+s.area.Dy()), " of ", f.Itoa(s.height))
	}
}

// End ends the area and takes the keys that its content left.
func (v Viewport) End(f *limoni.Frame, resp limoni.Response) limoni.Response {
	resp = f.End(resp)
	s := v.state(f, resp)
	if d := f.Details(resp); d.ScrollMaxX == 0 && d.ScrollMaxY == 0 {
		return resp
	}
	page := max(s.area.Dy()-1, 1)
	switch {
	case resp.Key("pageup"):
		s.Y -= page
	case resp.Key("pagedown"):
		s.Y += page
	case resp.Focused():
		v.applyOwnKeys(resp, s)
	}
	s.X, s.Y = inView(s.X, s.area.Dx(), s.width), inView(s.Y, s.area.Dy(), s.height)
	return resp
}

// applyOwnKeys are the keys of a viewport that has the focus itself.
func (v Viewport) applyOwnKeys(resp limoni.Response, s *ViewportState) {
	switch {
	case resp.Key("up"):
		s.Y--
	case resp.Key("down"):
		s.Y++
	case resp.Key("left"):
		s.X--
	case resp.Key("right"):
		s.X++
	case resp.Key("home"):
		s.Y = 0
	case resp.Key("end"):
		s.Y = s.height
	}
}
