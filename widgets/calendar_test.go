package widgets_test

import (
	"testing"
	"time"
	_ "time/tzdata"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func date(s string) time.Time {
	t, err := time.Parse(time.DateOnly, s)
	if err != nil {
		panic(err)
	}
	return t
}

// dates is a calendar, or a field that drops one down.
type dates struct {
	stage
	value   time.Time
	changes int
}

func openCalendar(t *testing.T, value string, c widgets.Calendar) *dates {
	d := &dates{}
	if value != "" {
		d.value = date(value).Add(9 * time.Hour)
	}
	c.ID, c.Label, c.Value = "due", "Due", &d.value
	d.stage = open(t, 22, 9, func(f *limoni.Frame) {
		if resp := c.Draw(f, f.Area()); resp.Changed() {
			d.changes++
		}
	})
	return d
}

func (d *dates) day() string {
	if d.value.IsZero() {
		return ""
	}
	return d.value.Format(time.DateOnly)
}

func TestCalendarIsDrawnAndDescribed(t *testing.T) {
	d := openCalendar(t, "2026-11-30", widgets.Calendar{})
	d.wantScreen(`
‹ November 2026    ›
Mo Tu We Th Fr Sa Su
                   1
 2  3  4  5  6  7  8
 9 10 11 12 13 14 15
16 17 18 19 20 21 22
23 24 25 26 27 28 29
30
`)
	n, details := d.node("#due")
	if n.Role != accessibility.RoleCalendar || n.Label != "Due" || n.Value != "2026-11-30" || details.ActiveDescendant == 0 {
		t.Errorf("%+v", n)
	}
	cell, _ := d.node(`cell "Monday 30"`)
	if !cell.States.Has(accessibility.StateSelected) || cell.Key != details.ActiveDescendant {
		t.Errorf("%+v", cell)
	}
	s := openCalendar(t, "2026-02-01", widgets.Calendar{Sunday: true})
	s.wantScreen(`
‹ February 2026    ›
Su Mo Tu We Th Fr Sa
 1  2  3  4  5  6  7
 8  9 10 11 12 13 14
15 16 17 18 19 20 21
22 23 24 25 26 27 28


`)
}

func TestEachKeyOfACalendar(t *testing.T) {
	for _, c := range []struct {
		from string
		keys []string
		to   string
	}{
		{"2026-11-30", []string{"right"}, "2026-12-01"},
		{"2026-11-01", []string{"left"}, "2026-10-31"},
		{"2026-11-30", []string{"down"}, "2026-12-07"},
		{"2026-11-04", []string{"up"}, "2026-10-28"},
		{"2026-11-04", []string{"home"}, "2026-11-02"},
		{"2026-11-04", []string{"end"}, "2026-11-08"},
		{"2026-03-31", []string{"pageup"}, "2026-02-28"},
		{"2026-01-31", []string{"pagedown"}, "2026-02-28"},
		{"2024-02-29", []string{"shift+pagedown"}, "2025-02-28"},
		{"2026-11-30", []string{"shift+pageup"}, "2025-11-30"},
		{"0001-01-01", []string{"left"}, "0001-01-01"},
		{"9999-12-31", []string{"right", "pagedown"}, "9999-12-31"},
	} {
		d := openCalendar(t, c.from, widgets.Calendar{})
		d.keys(c.keys...)
		if d.day() != c.from || d.changes != 0 {
			t.Errorf("%s %v: already %s", c.from, c.keys, d.day())
		}
		if d.keys("enter"); d.day() != c.to || d.value.Hour() != 9 {
			t.Errorf("%s %v: %s, want %s at nine", c.from, c.keys, d.value, c.to)
		}
	}
}

func TestEachOtherWayToChooseADay(t *testing.T) {
	for _, c := range []struct {
		name    string
		do      func(*dates)
		to      string
		changes int
	}{
		{"Space", func(d *dates) { d.keys("left", "space") }, "2026-11-29", 1},
		{"a click", func(d *dates) { d.feed(click(3, 4)) }, "2026-11-10", 1},
		{"a click between days", func(d *dates) { d.feed(click(2, 4)) }, "2026-11-30", 0},
		{"a click on the value", func(d *dates) { d.feed(click(1, 7)) }, "2026-11-30", 0},
		{"the next month", func(d *dates) { d.feed(click(19, 0)); d.feed(click(0, 2)) }, "2026-11-30", 0},
		{"the next month, a day", func(d *dates) { d.feed(click(19, 0)); d.feed(click(3, 2)) }, "2026-12-01", 1},
		{"the month before", func(d *dates) { d.feed(click(0, 0)); d.keys("enter") }, "2026-10-30", 1},
		{"the wheel", func(d *dates) { d.feed(wheel(5, 5, 1)); d.keys("enter") }, "2026-12-30", 1},
		{"set-value", func(d *dates) { d.act("#due", "set-value", "2027-01-02") }, "2027-01-02", 1},
		{"set-value of nonsense", func(d *dates) { d.act("#due", "set-value", "2027-02-30") }, "2026-11-30", 0},
		{"select", func(d *dates) { d.act(`cell "Tuesday 3"`, "select") }, "2026-11-03", 1},
		{"activate", func(d *dates) { d.act(`button "Next month"`, "activate"); d.act(`cell "Thursday 24"`, "activate") }, "2026-12-24", 1},
	} {
		d := openCalendar(t, "2026-11-30", widgets.Calendar{})
		if c.do(d); d.day() != c.to || d.changes != c.changes {
			t.Errorf("%s: %s after %d changes, want %s after %d", c.name, d.day(), d.changes, c.to, c.changes)
		}
	}
}

func TestDaysOutOfBoundsCannotBeChosen(t *testing.T) {
	d := openCalendar(t, "2026-11-10", widgets.Calendar{Min: date("2026-11-05"), Max: date("2026-11-20").Add(time.Hour)})
	if n, _ := d.node(`cell "Wednesday 4"`); !n.States.Has(accessibility.StateDisabled) || n.Actions != 0 {
		t.Errorf("%v, %v", n.States, n.Actions)
	}
	d.feed(click(6, 3))
	d.keys("pageup", "enter")
	if d.day() != "2026-11-05" {
		t.Errorf("%s, want the first that can be", d.day())
	}
	if d.keys("pagedown", "enter"); d.day() != "2026-11-20" {
		t.Errorf("%s, want the last that can be", d.day())
	}
	d.wantVerdict(d.act("#due", "set-value", "2026-11-21"), accessibility.Unhandled)
}

func TestMonthIsSpokenWhenItChanges(t *testing.T) {
	d := openCalendar(t, "2026-11-30", widgets.Calendar{})
	d.keys("left", "right")
	if got := d.snapshot().Announcements; len(got) != 0 {
		t.Errorf("spoken %v", got)
	}
	d.keys("pagedown")
	if got := d.snapshot().Announcements; len(got) != 1 || got[0].Text != "December 2026" {
		t.Errorf("spoken %v", got)
	}
}

func TestCalendarWithoutAValueShowsToday(t *testing.T) {
	d := openCalendar(t, "", widgets.Calendar{})
	var today time.Time
	d.Post(func() {})
	open(t, 1, 1, func(f *limoni.Frame) { today = f.Now() })
	d.keys("enter")
	if d.day() != today.Format(time.DateOnly) {
		t.Errorf("%s, want %s", d.day(), today.Format(time.DateOnly))
	}
}

func openDatePicker(t *testing.T, value string, p widgets.DatePicker) *dates {
	d := &dates{}
	if value != "" {
		d.value = date(value)
	}
	p.ID, p.Label, p.Value = "due", "Due", &d.value
	d.stage = open(t, 24, 12, func(f *limoni.Frame) {
		if resp := p.Draw(f, rect(0, 0, 14, 1)); resp.Changed() {
			d.changes++
		}
	})
	return d
}

func TestDatePicker(t *testing.T) {
	for _, c := range []struct {
		name    string
		do      func(*dates)
		to      string
		changes int
		open    bool
	}{
		{"Enter opens", func(d *dates) { d.keys("enter") }, "2026-11-30", 0, true},
		{"Enter, Left, Enter", func(d *dates) { d.keys("enter", "left", "enter") }, "2026-11-29", 1, false},
		{"Space, Up, Space", func(d *dates) { d.keys("space", "up", "space") }, "2026-11-23", 1, false},
		{"Down, PageDown, Enter", func(d *dates) { d.keys("down", "pagedown", "enter") }, "2026-12-30", 1, false},
		{"the same day again", func(d *dates) { d.keys("enter", "enter") }, "2026-11-30", 0, false},
		{"Esc", func(d *dates) { d.keys("enter", "left", "esc") }, "2026-11-30", 0, false},
		{"Delete", func(d *dates) { d.keys("delete") }, "", 1, false},
		{"a click, a click on a day", func(d *dates) { d.feed(click(1, 0)); d.feed(click(4, 6)) }, "2026-11-10", 1, false},
		{"two clicks", func(d *dates) { d.feed(click(1, 0)); d.feed(click(1, 0)) }, "2026-11-30", 0, false},
		{"a click elsewhere", func(d *dates) { d.feed(click(1, 0)); d.feed(click(23, 0)) }, "2026-11-30", 0, false},
		{"a click on the next month", func(d *dates) { d.feed(click(1, 0)); d.feed(click(20, 2)) }, "2026-11-30", 0, true},
		{"set-value", func(d *dates) { d.act("#due", "set-value", "2027-01-02") }, "2027-01-02", 1, false},
		{"expand, select", func(d *dates) { d.act("#due", "expand"); d.act(`cell "Tuesday 3"`, "select") }, "2026-11-03", 1, false},
		{"expand, collapse", func(d *dates) { d.act("#due", "expand"); d.act("#due", "collapse") }, "2026-11-30", 0, false},
	} {
		d := openDatePicker(t, "2026-11-30", widgets.DatePicker{})
		c.do(d)
		n, _ := d.node("#due")
		if open := n.States.Has(accessibility.StateExpanded); d.day() != c.to || d.changes != c.changes || open != c.open {
			t.Errorf("%s: %q after %d changes, open %v; want %q after %d, %v", c.name, d.day(), d.changes, open, c.to, c.changes, c.open)
		}
	}
	d := openDatePicker(t, "", widgets.DatePicker{Placeholder: "any day", Required: true})
	d.wantScreen("any day      ▾\n\n\n\n\n\n\n\n\n\n\n")
	d.wantVerdict(d.keys("delete"), accessibility.Unhandled)
}

// Where clocks are put forward at midnight, that day has none: the day that was
// chosen is the day that one gets, at its first moment.
func TestDayWithoutMidnight(t *testing.T) {
	loc, err := time.LoadLocation("America/Sao_Paulo")
	if err != nil {
		t.Fatal(err)
	}
	value := time.Date(2018, 11, 3, 0, 0, 0, 0, loc)
	s := open(t, 22, 9, func(f *limoni.Frame) {
		widgets.Calendar{ID: "due", Label: "Due", Value: &value}.Draw(f, f.Area())
	})
	s.keys("right", "enter")
	if want := "2018-11-04T01:00:00-02:00"; value.Format(time.RFC3339) != want {
		t.Errorf("chosen %s, want %s", value.Format(time.RFC3339), want)
	}
	s.keys("right", "enter") // the time of day stays where it can
	if want := "2018-11-05T01:00:00-02:00"; value.Format(time.RFC3339) != want {
		t.Errorf("chosen %s, want %s", value.Format(time.RFC3339), want)
	}
}

// A year that cannot be written with four digits is left, not kept to.
func TestYearsOutOfBounds(t *testing.T) {
	for _, c := range []struct {
		value     time.Time
		key, want string
	}{
		{time.Date(20000, 5, 6, 0, 0, 0, 0, time.UTC), "left", "9999-12-30"},
		{time.Date(-300, 5, 6, 0, 0, 0, 0, time.UTC), "right", "0001-01-02"},
		{date("9999-12-20"), "pagedown", "9999-12-31"},
		{date("0001-02-05"), "pageup", "0001-01-05"},
		{date("0001-01-03").Add(time.Hour), "up", "0001-01-01"},
	} {
		value := c.value
		s := open(t, 22, 9, func(f *limoni.Frame) {
			widgets.Calendar{ID: "due", Label: "Due", Value: &value}.Draw(f, f.Area())
		})
		s.keys(c.key, "enter")
		if got := value.Format(time.DateOnly); got != c.want {
			t.Errorf("%s from %v: %s, want %s", c.key, c.value, got, c.want)
		}
	}
}

// The zero time is no day: it cannot be chosen, and whoever sets it is told.
func TestZeroTimeIsNotChosen(t *testing.T) {
	d := openCalendar(t, "", widgets.Calendar{})
	d.value = date("0001-01-02")
	d.Redraw()
	d.keys("left", "enter")
	d.wantVerdict(d.act("#due", "set-value", "0001-01-01"), accessibility.Unhandled)
	if d.day() != "0001-01-02" {
		t.Errorf("chosen %s", d.day())
	}
}

// With bounds in the wrong order there is one day, and the cursor stays on it.
func TestBoundsInTheWrongOrder(t *testing.T) {
	d := openCalendar(t, "2026-11-15", widgets.Calendar{Min: date("2026-11-20"), Max: date("2026-10-10")})
	first := d.outline()
	d.keys("left", "right")
	d.Redraw()
	if d.outline() != first {
		t.Errorf("%s\nand then\n%s", first, d.outline())
	}
	if d.keys("enter"); d.day() != "2026-11-20" {
		t.Errorf("chosen %s", d.day())
	}
}

func TestYearIsSpokenWhenItChanges(t *testing.T) {
	d := openCalendar(t, "2026-11-30", widgets.Calendar{})
	d.keys("shift+pagedown")
	if said := d.snapshot().Announcements; len(said) != 1 || said[0].Text != "November 2027" {
		t.Errorf("spoken: %v", said)
	}
}
