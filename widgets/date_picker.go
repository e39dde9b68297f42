package widgets

import (
	"strconv"
	"time"

	"limoni"
	"limoni/accessibility"
)

// DatePicker is a field with a day, which drops a [Calendar] down to choose
// another. Enter, Space, Down, Alt+Down and a click open it; in it the keys of the calendar
// move, Enter and a click choose; Esc and a press elsewhere leave the day as it
// was. Delete and Backspace empty a field that is not Required.
//
//	2026-11-30   ▾
type DatePicker struct {
	ID string
	// Label names the field. It is not drawn.
	Label string
	// Value is the app's day; the zero time is none. Its time of day stays.
	Value *time.Time
	// Min and Max are the first and last day that can be chosen, where not zero.
	Min, Max time.Time
	// Sunday begins the week on Sunday instead of Monday.
	Sunday bool
	// Placeholder is shown while there is no day.
	Placeholder string
	Disabled    bool
	Required    bool
	AutoFocus   bool
	// Error, where not empty, says why the day is refused. It is drawn in the
	// second row of the area, where that has one.
	Error string
}

// pickerMemory is whether the calendar is open.
type pickerMemory struct{ open bool }

// Draw draws the field on the first row of area, on the second the Error, and
// the calendar above all else. Changed of the response reports another day.
func (p DatePicker) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if p.Value == nil {
		panic("widgets: DatePicker " + strconv.Quote(p.Label) + " has no Value; give it a pointer to the app's day")
	}
	area = withError(area, p.Error)
	resp := f.Begin(accessibility.Node{
		ID: p.ID, Role: accessibility.RoleSelect, Label: p.Label, Bounds: area,
		States: when(p.Disabled, accessibility.StateDisabled) | when(p.Required, accessibility.StateRequired) |
			when(p.Error != "", accessibility.StateInvalid),
		Actions: accessibility.ActionFocus | accessibility.ActionSetValue | accessibility.ActionActivate,
	})
	if p.AutoFocus {
		f.AutoFocus(resp)
	}
	m := limoni.Memory[pickerMemory](f, resp)
	before, accepted := *p.Value, false
	if m.open = m.open && !disabled(f, resp); !disabled(f, resp) {
		accepted = p.apply(resp, m)
	}
	if m.open {
		p.drawCalendar(f, resp, m, accepted)
	}
	if !p.Value.Equal(before) {
		resp.SetChanged()
	}
	p.complete(f, resp, m)
	field{label: p.Placeholder, err: p.Error, open: m.open}.paint(f, resp, f.Node(resp).Value)
	return f.End(resp)
}

// apply reports that the day with the cursor is the one.
func (p DatePicker) apply(resp limoni.Response, m *pickerMemory) (accepted bool) {
	if v, ok := resp.NewValue(); ok && !p.set(v) {
		resp.SetMissed()
	}
	switch ev, _ := resp.Event(); {
	case m.open && (ev.Kind == limoni.EventRelease && resp.Clicked() || resp.Did(accessibility.ActionCollapse) || resp.Did(accessibility.ActionActivate)):
		m.open = false
	case m.open && resp.FocusLost():
		m.open = false
	case m.open:
		return resp.Clicked() // by Enter or Space
	case resp.Clicked(), resp.Did(accessibility.ActionExpand), resp.Key("down"), resp.Key("alt+down"):
		m.open = true
	case !p.Required && (resp.Key("delete") || resp.Key("backspace")):
		*p.Value = time.Time{}
	}
	return false
}

// set takes a date as ISO 8601 has it; nothing empties the field.
func (p DatePicker) set(v string) bool {
	if v == "" && !p.Required {
		*p.Value = time.Time{}
		return true
	}
	t, err := time.Parse(time.DateOnly, v)
	if err != nil {
		return false
	}
	d := month{Calendar: Calendar{Value: p.Value, Min: p.Min, Max: p.Max}, m: new(calendarMemory)}
	d.choose(t)
	return d.chosen
}

func (p DatePicker) drawCalendar(f *limoni.Frame, resp limoni.Response, m *pickerMemory, accepted bool) {
	popup, inner := Popup{Label: p.Label, Opener: resp, Anchor: firstRow(resp.Rect(), resp.Rect().Dx()), Width: CalendarWidth, Height: CalendarHeight}.Begin(f)
	d := month{Calendar: Calendar{Label: p.Label, Value: p.Value, Min: p.Min, Max: p.Max, Sunday: p.Sunday, keys: resp}}
	inner.Max.X = min(inner.Max.X, inner.Min.X+CalendarWidth)
	d.begin(f, inner)
	if accepted {
		d.choose(d.m.cursor)
	} else {
		d.applyKeys()
	}
	d.drawHead(f, inner)
	d.drawWeeks(f, inner)
	d.complete(f)
	f.End(d.resp)
	f.End(popup)
	if d.chosen || popup.Dismissed() {
		m.open = false
	}
}

func (p DatePicker) complete(f *limoni.Frame, resp limoni.Response, m *pickerMemory) {
	if !p.Value.IsZero() {
		f.Node(resp).Value = formatDate(f, *p.Value)
	}
	opens(f, resp, m.open)
	if p.Placeholder != "" || p.Error != "" {
		d := f.Details(resp)
		d.Placeholder, d.ErrorMessage = p.Placeholder, p.Error
	}
}
