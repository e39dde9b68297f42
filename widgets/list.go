package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// List is rows of which one is selected. Up, Down, Home, End, PageUp and
// PageDown move the selection without leaving the list; the wheel moves the
// view and leaves the selection. Letters are left to the app, unless
// Typeahead is set.
//
// The response answers for a row: Item names it; Clicked reports a click,
// Enter or the activate action on it, DoubleClicked the second click, Did
// (accessibility.ActionToggle) Space or the toggle action on a row that offers
// it, and Action the row's custom actions. A row can be reached this way
// whether it is drawn or not; it is selected and scrolled to first. Selected
// reports that the selection moved.
type List struct {
	ID    string
	Label string
	Items Items
	// Selected is the app's choice, an index into Items, -1 for none. nil
	// leaves it to the list.
	Selected *int
	// Typeahead makes typed letters select the next row that begins with them.
	Typeahead bool
	AutoFocus bool
	Disabled  bool
	// Empty is shown where there are no rows.
	Empty string
	// State takes over what the list remembers, for apps that want to own it.
	State *ListState
}

// ListState is the view of a list.
type ListState struct {
	// Offset is how many rows are scrolled away at the top.
	Offset int

	selected int // where Selected is nil
	known    bool
	shown    int // the selection the view was last moved to, and its height
	height   int
	acted    int // the row this pass's click or action is about, -1 for none
	typed    typeahead
}

// Draw draws the rows that fit into area.
func (l List) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if l.Items == nil {
		panic("widgets: List " + l.Label + " has no Items; give it a pointer to the app's rows")
	}
	resp, s := l.register(f, area)
	before := *l.selection(s)
	l.settle(s, area.Dy())
	l.apply(f, &resp, s, area.Dy())
	l.reveal(s, area.Dy())
	l.drawRows(f, &resp, s, area)
	if *l.selection(s) != before {
		resp.SetSelected()
	}
	return f.End(resp)
}

func (l List) register(f *limoni.Frame, area limoni.Rect) (limoni.Response, *ListState) {
	resp := f.Begin(accessibility.Node{
		ID: l.ID, Role: accessibility.RoleList, Label: l.Label, Bounds: area,
		SetSize: int32(l.Items.Len()),
		States:  when(l.Disabled, accessibility.StateDisabled),
		Actions: accessibility.ActionFocus | accessibility.ActionScroll,
	})
	if l.AutoFocus {
		f.AutoFocus(resp)
	}
	s := l.State
	if s == nil {
		s = limoni.Memory[ListState](f, resp)
	}
	return resp, s
}

// selection is where the index of the selected row is kept.
func (l List) selection(s *ListState) *int {
	if l.Selected != nil {
		return l.Selected
	}
	return &s.selected
}

// settle puts the selection and the view back into the data, which may have
// changed since they were set.
func (l List) settle(s *ListState, height int) {
	n := l.Items.Len()
	if sel := l.selection(s); *sel >= n || *sel < -1 {
		*sel = clamp(*sel, n)
	}
	s.acted = -1
	s.Offset = min(max(s.Offset, 0), max(n-height, 0))
	if !s.known {
		s.known, s.shown = true, -1
	}
}

// reveal scrolls to the selection where it or the height has changed; at other
// times the view stays where the wheel put it.
func (l List) reveal(s *ListState, height int) {
	sel := *l.selection(s)
	if sel != s.shown || height != s.height {
		s.shown, s.height = sel, height
		if sel >= 0 && height > 0 {
			s.Offset = min(max(s.Offset, sel-height+1), sel)
		}
	}
	s.Offset = min(max(s.Offset, 0), max(l.Items.Len()-height, 0))
}

func (l List) apply(f *limoni.Frame, resp *limoni.Response, s *ListState, height int) {
	if _, dy := resp.Scrolled(); dy != 0 {
		s.Offset = min(max(s.Offset+dy, 0), max(l.Items.Len()-height, 0))
	}
	if l.Disabled {
		return
	}
	l.applyItem(resp, s, height)
	l.applyKeys(resp, s, height)
	if l.Typeahead {
		l.applyTypeahead(f, resp, s)
	}
}

// applyItem selects a row that is not drawn and that a click or an action is
// for. A key that is gone is for nobody.
func (l List) applyItem(resp *limoni.Response, s *ListState, height int) {
	key, position, ok := resp.Item()
	if !ok {
		return
	}
	i := position - 1
	if key != "" {
		i = indexOf(l.Items, key)
	}
	if i < 0 || i >= l.Items.Len() {
		resp.SetMissed()
		return
	}
	if i < s.Offset || i >= s.Offset+height {
		resp.SetScrolled()
	}
	*l.selection(s), s.acted = i, i
	s.shown = -1 // scroll to it even where it was selected already
	if resp.Did(accessibility.ActionSelect) {
		resp.SetSelected()
	}
}

func (l List) applyKeys(resp *limoni.Response, s *ListState, height int) {
	sel, n := l.selection(s), l.Items.Len()
	page := max(height-1, 1)
	switch {
	case resp.Key("up"):
		*sel = clamp(*sel-1, n)
	case resp.Key("down"):
		*sel = clamp(*sel+1, n)
	case resp.Key("home"):
		*sel = clamp(0, n)
	case resp.Key("end"):
		*sel = clamp(n-1, n)
	case resp.Key("pageup"):
		*sel = clamp(*sel-page, n)
	case resp.Key("pagedown"):
		*sel = clamp(*sel+page, n)
	case resp.Key("enter"):
		l.act(resp, s, accessibility.ActionActivate)
	case resp.Key("space"):
		l.act(resp, s, accessibility.ActionToggle)
	default:
		return
	}
	s.shown = -1
}

// act makes the response answer for the selected row, by key.
func (l List) act(resp *limoni.Response, s *ListState, a accessibility.Action) {
	sel := *l.selection(s)
	if sel < 0 || l.Items.Row(sel).States.Has(accessibility.StateDisabled) {
		return
	}
	if a == accessibility.ActionToggle {
		if !l.Items.Row(sel).Actions.Has(a) {
			return
		}
		resp.SetDid(a)
	} else {
		resp.SetClicked()
	}
	s.acted = sel
}
