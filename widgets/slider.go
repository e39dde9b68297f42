package widgets

import (
	"math"
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// Slider sets a number within bounds. Right and Up raise it by a step, Left and
// Down lower it, PageUp and PageDown by ten, Home and End go to the bounds. The
// mouse drags the thumb, a press on the track goes there, the wheel moves it by
// steps while it has the focus.
//
//	━━━━━━●─────────  40%
type Slider struct {
	ID    string
	Label string
	// Value is the app's number. What lies outside of the bounds is taken as the
	// nearer one, NaN as Min.
	Value *float64
	// Min and Max are the bounds; where both are 0 they are 0 and 100.
	Min, Max float64
	// Step is how far a key moves; 0 is a hundredth of the way.
	Step float64
	// Unit is written after the value, as it is: "%", " dB".
	Unit      string
	Disabled  bool
	AutoFocus bool
}

// Draw draws the slider on the first row of area. Changed of the response
// reports that the user moved it.
func (s Slider) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if s.Value == nil {
		panic("widgets: Slider " + strconv.Quote(s.Label) + " has no Value; give it a pointer to the app's number")
	}
	s = s.bounded()
	area = firstRow(area, area.Dx())
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: s.ID, Role: accessibility.RoleSlider, Label: s.Label, Bounds: area,
		States: when(s.Disabled, accessibility.StateDisabled),
		Actions: accessibility.ActionFocus | accessibility.ActionIncrement | accessibility.ActionDecrement |
			accessibility.ActionSetValue | accessibility.ActionScroll,
	})
	if s.AutoFocus {
		f.AutoFocus(resp)
	}
	now := s.within(*s.Value)
	track := s.track(area)
	if !disabled(f, resp) {
		if to := s.within(s.apply(resp, track, now)); to != now {
			now, *s.Value = to, to
			resp.SetChanged()
		}
	}
	s.complete(f, resp, now)
	s.paint(f, resp, area, track, now)
	return resp
}

// bounded is s with bounds and a step that make sense.
func (s Slider) bounded() Slider {
	finite := func(v, otherwise float64) float64 {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return otherwise
		}
		return v
	}
	if s.Min, s.Max = finite(s.Min, 0), finite(s.Max, 0); s.Min == 0 && s.Max == 0 {
		s.Max = 100
	}
	s.Max = max(s.Max, s.Min)
	if s.Step = math.Abs(finite(s.Step, 0)); s.Step == 0 {
		s.Step = s.Max/100 - s.Min/100
	}
	return s
}

func (s Slider) within(v float64) float64 {
	if math.IsNaN(v) {
		return s.Min
	}
	return min(max(v, s.Min), s.Max)
}

// apply is where the event of this pass moves the slider.
func (s Slider) apply(resp limoni.Response, track limoni.Rect, now float64) float64 {
	switch {
	case resp.Key("right"), resp.Key("up"), resp.Did(accessibility.ActionIncrement):
		return s.stepped(now, 1)
	case resp.Key("left"), resp.Key("down"), resp.Did(accessibility.ActionDecrement):
		return s.stepped(now, -1)
	case resp.Key("pageup"):
		return s.stepped(now, 10)
	case resp.Key("pagedown"):
		return s.stepped(now, -10)
	case resp.Key("home"):
		return s.Min
	case resp.Key("end"):
		return s.Max
	}
	return s.applyValue(resp, track, now)
}

// stepped is n steps from now, without what binary fractions add to decimal
// ones: three steps of 0.1 are 0.3.
func (s Slider) stepped(now, n float64) float64 {
	r := numberRules{min: s.Min, max: s.Max, step: s.Step}
	return r.stepped(now, n)
}

// applyValue takes a number, the wheel, or where the mouse is.
func (s Slider) applyValue(resp limoni.Response, track limoni.Rect, now float64) float64 {
	if resp.Focused() {
		if _, dy := resp.Scrolled(); dy != 0 {
			return s.stepped(now, -float64(dy))
		}
	}
	if text, ok := resp.NewValue(); ok {
		v, err := strconv.ParseFloat(text, 64)
		if err != nil || math.IsNaN(v) {
			resp.SetMissed()
			return now
		}
		return v
	}
	ev, ok := resp.Event()
	if !ok || ev.Kind != limoni.EventPress && ev.Kind != limoni.EventMotion || ev.Button != limoni.ButtonLeft || track.Dx() < 2 {
		return now
	}
	resp.Take()
	if ev.Kind == limoni.EventPress && ev.X >= track.Max.X {
		return now // on the value that is written beside the track
	}
	part := float64(min(max(ev.X-track.Min.X, 0), track.Dx()-1)) / float64(track.Dx()-1)
	return s.snapped(s.Min*(1-part) + s.Max*part)
}

// snapped is the nearest step.
func (s Slider) snapped(v float64) float64 {
	if v >= s.Max || s.Step == 0 {
		return v
	}
	steps := math.Round(v/s.Step - s.Min/s.Step)
	if to := s.stepped(s.Min, steps); !math.IsNaN(to) {
		return to
	}
	return v
}

func (s Slider) complete(f *limoni.Frame, resp limoni.Response, now float64) {
	n, d := f.Node(resp), f.Details(resp)
	if now >= s.Max {
		n.Actions &^= accessibility.ActionIncrement
	}
	if now <= s.Min {
		n.Actions &^= accessibility.ActionDecrement
	}
	if !resp.Focused() {
		n.Actions &^= accessibility.ActionScroll // the wheel then belongs to what is around
	}
	d.Ranged, d.Range = true, accessibility.Range{Now: now, Min: s.Min, Max: s.Max, Step: s.Step}
	d.ValueText = s.text(f, now)
}

// text is a value as it is drawn.
func (s Slider) text(f *limoni.Frame, v float64) string {
	number := formatNumber(f, v, decimals(s.Step))
	if s.Unit == "" {
		return number
	}
	return f.Concat(number, s.Unit)
}

// decimals is how many digits after the point tell steps apart, six at most.
func decimals(step float64) int {
	for n := range 6 {
		if scaled := step * math.Pow10(n); math.Abs(scaled-math.Round(scaled)) < 1e-9*math.Max(1, math.Abs(scaled)) && math.Round(scaled) != 0 {
			return n
		}
	}
	return 6
}

// formatNumber writes a number with that many digits after the point, in the
// frame's memory.
func formatNumber(f *limoni.Frame, v float64, decimals int) string {
	var buf [32]byte
	if math.Abs(v) < 1e15 {
		return f.Concat(string(strconv.AppendFloat(buf[:0], v, 'f', decimals, 64)))
	}
	return f.Concat(string(strconv.AppendFloat(buf[:0], v, 'g', 6, 64)))
}

// track is the part of area that the thumb moves in: what the widest value
// leaves.
func (s Slider) track(area limoni.Rect) limoni.Rect {
	var buf [32]byte
	width := 0
	for _, v := range [...]float64{s.Min, s.Max} {
		width = max(width, len(strconv.AppendFloat(buf[:0], v, 'f', decimals(s.Step), 64)))
	}
	if width += limoni.Width(s.Unit) + 2; area.Dx() >= width+3 {
		area.Max.X -= width
	}
	return area
}

func (s Slider) paint(f *limoni.Frame, resp limoni.Response, area, track limoni.Rect, now float64) {
	at := track.Min.X
	if s.Max > s.Min {
		at += int(math.Round((now/2 - s.Min/2) / (s.Max/2 - s.Min/2) * float64(track.Dx()-1)))
	}
	focusCell(f, resp, area, at)
	done, thumb, rest := track, track, track
	done.Max.X, thumb.Min.X, thumb.Max.X, rest.Min.X = at, at, at+1, at+1
	line, knob := f.Theme().Accent, f.Theme().Accent
	if resp.Focused() {
		knob = f.Theme().Focus
	}
	if disabled(f, resp) {
		line, knob = f.Theme().Disabled, f.Theme().Disabled
	}
	f.Fill(done, '━', line)
	f.Fill(rest, '─', f.Theme().Track)
	f.Fill(thumb.Intersect(track), '●', knob)
	if value := area; track.Max.X < area.Max.X {
		value.Min.X = track.Max.X + 2
		f.Print(value, f.Details(resp).ValueText, f.Theme().Text)
	}
}
