package widgets

import (
	"strconv"
	"time"

	"limoni"
	"limoni/accessibility"
)

// Calendar chooses a day of a month. Arrows move by a day and a week, Home and
// End to the ends of the week, PageUp and PageDown by a month; with Shift, where
// the terminal sends that, by a year. Enter, Space and a click choose a day; the
// wheel and a click on ‹ or › turn to another month.
//
//	‹ November 2026      ›
//	Mo Tu We Th Fr Sa Su
//	                   1
//	 2  3  4  5  6  7  8
//	 9 10 11 12 13 14 15
//	16 17 18 19 20 21 22
//	23 24 25 26 27 28 29
//	30
//
// Days are those of the location of Value, or of the machine while it has none.
type Calendar struct {
	ID string
	// Label says what the day is for: "Due".
	Label string
	// Value is the app's day; the zero time is none. Its time of day stays.
	Value *time.Time
	// Min and Max are the first and last day that can be chosen, where not zero.
	Min, Max time.Time
	// Sunday begins the week on Sunday instead of Monday (ISO 8601).
	Sunday    bool
	Disabled  bool
	AutoFocus bool
	// keys has the keyboard where it is in a popup.
	keys limoni.Response
}

// CalendarWidth and CalendarHeight are the cells that a month takes.
const (
	CalendarWidth  = 20
	CalendarHeight = 8
)

// calendarMemory is the day with the cursor.
type calendarMemory struct {
	cursor time.Time
	known  bool
	seen   time.Time // Value as it was
	month  int       // as it was announced, counted from year 0; 0 before
}

// month is a calendar in one pass.
type month struct {
	Calendar
	resp   limoni.Response
	m      *calendarMemory
	today  time.Time
	chosen bool
}

// Draw draws the month with the cursor. Changed of the response reports that a
// day was chosen.
func (c Calendar) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if c.Value == nil {
		panic("widgets: Calendar " + strconv.Quote(c.Label) + " has no Value; give it a pointer to the app's day")
	}
	area.Max.X = min(area.Max.X, area.Min.X+CalendarWidth)
	area.Max.Y = min(area.Max.Y, area.Min.Y+CalendarHeight)
	d := month{Calendar: c}
	d.begin(f, area)
	if !disabled(f, d.resp) {
		d.applyKeys()
	}
	d.drawHead(f, area)
	d.drawWeeks(f, area)
	d.complete(f)
	return f.End(d.resp)
}

func (d *month) begin(f *limoni.Frame, area limoni.Rect) {
	n := accessibility.Node{
		ID: d.ID, Role: accessibility.RoleCalendar, Label: d.Label, Bounds: area,
		States:  when(d.Disabled, accessibility.StateDisabled),
		Actions: accessibility.ActionSetValue | accessibility.ActionScroll,
	}
	if d.keys == (limoni.Response{}) {
		n.Actions |= accessibility.ActionFocus
	}
	d.resp = f.Begin(n)
	if d.keys == (limoni.Response{}) {
		d.keys = d.resp
	}
	if d.AutoFocus {
		f.AutoFocus(d.resp)
	}
	d.m = limoni.Memory[calendarMemory](f, d.resp)
	d.today = day(f.Now())
	if !d.Value.IsZero() {
		d.today = day(f.Now().In(d.Value.Location()))
	}
	if !d.m.known || !d.m.seen.Equal(*d.Value) {
		d.m.cursor, d.m.seen, d.m.known = d.today, *d.Value, true
		if !d.Value.IsZero() {
			d.m.cursor = day(*d.Value)
		}
	}
	d.m.cursor = d.within(d.m.cursor)
}

// day is midnight of a day, in UTC: days are counted without clock changes.
func day(t time.Time) time.Time {
	y, m, d := t.Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

// The days there are: ISO 8601 writes a year with four digits.
var (
	firstDay = time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)
	lastDay  = time.Date(9999, 12, 31, 0, 0, 0, 0, time.UTC)
)

// bounds are the first and last day that can be chosen. Where Max is before Min
// it is that one day.
func (c Calendar) bounds() (first, last time.Time) {
	first, last = firstDay, lastDay
	if !c.Min.IsZero() && day(c.Min).After(first) {
		first = day(c.Min)
	}
	if !c.Max.IsZero() && day(c.Max).Before(last) {
		last = day(c.Max)
	}
	if last.Before(first) {
		last = first
	}
	return first, last
}

// allows reports whether a day can be chosen.
func (c Calendar) allows(t time.Time) bool { return c.within(t).Equal(t) }

// within is t, or the nearest day that can be chosen.
func (c Calendar) within(t time.Time) time.Time {
	switch first, last := c.bounds(); {
	case t.Before(first):
		return first
	case t.After(last):
		return last
	}
	return t
}

func (d *month) applyKeys() {
	switch resp := d.keys; {
	case resp.Key("left"):
		d.move(0, -1)
	case resp.Key("right"):
		d.move(0, 1)
	case resp.Key("up"):
		d.move(0, -7)
	case resp.Key("down"):
		d.move(0, 7)
	case resp.Key("home"):
		d.move(0, -d.column(d.m.cursor))
	case resp.Key("end"):
		d.move(0, 6-d.column(d.m.cursor))
	case resp.Key("pageup"):
		d.move(-1, 0)
	case resp.Key("pagedown"):
		d.move(1, 0)
	case resp.Key("shift+pageup"):
		d.move(-12, 0)
	case resp.Key("shift+pagedown"):
		d.move(12, 0)
	case resp.Key("enter"), resp.Key("space"):
		d.choose(d.m.cursor)
	default:
		d.applyActions()
	}
}

// applyActions takes a date, or the wheel, which turns by months.
func (d *month) applyActions() {
	if _, dy := d.resp.Scrolled(); dy != 0 {
		d.move(min(max(dy, -120), 120), 0)
	}
	if v, ok := d.resp.NewValue(); ok {
		if t, err := time.Parse(time.DateOnly, v); err == nil {
			d.choose(t)
		}
		if !d.chosen {
			d.resp.SetMissed()
		}
	}
}

// move moves the cursor. In a shorter month it stands on the last day.
func (d *month) move(months, days int) {
	c := d.m.cursor
	y, m, dayOf := c.Date()
	first := time.Date(y, m+time.Month(months), 1, 0, 0, 0, 0, time.UTC)
	d.m.cursor = d.within(first.AddDate(0, 0, min(dayOf, daysIn(first))-1+days))
}

// daysIn is how many days the month has that begins on first.
func daysIn(first time.Time) int { return first.AddDate(0, 1, -1).Day() }

// choose makes a day the value, at the time of day it had. The zero time cannot
// be chosen: it is no day.
func (d *month) choose(t time.Time) {
	if !d.allows(t) {
		return
	}
	loc, clock := time.Local, *d.Value
	if !clock.IsZero() {
		loc = clock.Location()
	}
	if clock.IsZero() {
		clock = t
	}
	to := at(t, clock, loc)
	if to.IsZero() {
		return
	}
	d.m.cursor, d.chosen = t, true
	if d.Value.IsZero() || !to.Equal(*d.Value) {
		*d.Value, d.m.seen = to, to
		d.resp.SetChanged()
	}
}

// at is a day at the time of day of clock, in a place. Where clocks are put
// forward at midnight that time may not be there, and [time.Date] may give one
// of the day before: then it is the first there is.
func at(date, clock time.Time, loc *time.Location) time.Time {
	y, m, d := date.Date()
	t := time.Date(y, m, d, clock.Hour(), clock.Minute(), clock.Second(), clock.Nanosecond(), loc)
	if _, change := t.ZoneBounds(); day(t).Before(day(date)) && !change.IsZero() {
		return change
	}
	return t
}

// column is the place of a day in its week, from 0.
func (d *month) column(t time.Time) int {
	if d.Sunday {
		return int(t.Weekday())
	}
	return (int(t.Weekday()) + 6) % 7
}

func (d *month) complete(f *limoni.Frame) {
	n := f.Node(d.resp)
	if !d.Value.IsZero() {
		n.Value = formatDate(f, *d.Value)
	}
	details := f.Details(d.resp)
	details.ValueText = f.Concat(d.title(f), n.Value)
	if month := 12*d.m.cursor.Year() + int(d.m.cursor.Month()); month != d.m.month {
		if d.m.month != 0 {
			f.Announce(d.title(f), limoni.Polite)
		}
		d.m.month = month
	}
}

// title is the month with the cursor: "November 2026".
func (d *month) title(f *limoni.Frame) string {
	return f.Concat(d.m.cursor.Month().String(), " ", f.Itoa(d.m.cursor.Year()))
}

// formatDate writes a date as ISO 8601 has it.
func formatDate(f *limoni.Frame, t time.Time) string {
	y, m, d := t.Date()
	return f.Concat(digits(f, y, 4), "-", digits(f, int(m), 2), "-", digits(f, d, 2))
}

// digits is n with zeros before it.
func digits(f *limoni.Frame, n, width int) string {
	s := f.Itoa(n)
	for len(s) < width {
		s = f.Concat("0", s)
	}
	return s
}
