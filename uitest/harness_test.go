package uitest

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// A label that matches in part is asked for by name; then a click says that it
// is ambiguous, and with the whole label it clicks one.
func TestRunClicksTheExactLabel(t *testing.T) {
	clicked := ""
	draw := func(f *limoni.Frame) {
		area := f.Area()
		for _, label := range []string{"1 Dec 2022", "11 Dec 2022", "21 Dec 2022", "1 DEC 2022"} {
			b := widgets.Button{ID: label, Label: label}.Draw(f, layout.CutTop(&area, 1))
			if b.Clicked() {
				clicked += label + ","
			}
		}
	}
	works(t, draw, func(p *Page) {
		p.Expect(p.GetByRole("button", "1 Dec 2022")).ToHaveCount(1)
		p.Expect(p.GetByRole("button", "1 Dec 2022", Contains())).ToHaveCount(3)
		p.GetByRole("button", "1 Dec 2022").Click()
	})
	if clicked != "1 Dec 2022," {
		t.Errorf("clicked %q", clicked)
	}
	breaks(t, "uitest: cannot click button with label containing \"1 Dec 2022\"\ngot: 3 matches, want exactly one\n", draw,
		func(p *Page) { p.GetByRole("button", "1 Dec 2022", Contains()).Click() })
	if clicked != "1 Dec 2022," {
		t.Errorf("an ambiguous click clicked %q", clicked)
	}
}

// A negated assertion does not pass because it cannot be decided.
func TestRunFailsANegationOfSeveral(t *testing.T) {
	breaks(t, `uitest: expected text "Save" not to be visible
got: 2 matches, want exactly one
gave up: the app is idle, no further frame will come
candidates, as Nth counts them:
  text "Save" @1
    Nth(0), column 1, row 1, 4x1
  text "Save" @2
    Nth(1), column 1, row 2, 4x1
`, func(f *limoni.Frame) {
		area := f.Area()
		note(f, &area, "", "Save")
		note(f, &area, "", "Save")
	}, func(p *Page) { p.Expect(p.GetByRole("text", "Save")).Not().ToBeVisible() })
}

// A button that never is enabled is never clicked, and the page says why it
// gave up, also where the app goes on drawing.
func TestRunNeverClicksADisabledButton(t *testing.T) {
	for _, ticks := range []bool{false, true} {
		clicks := 0
		draw := func(f *limoni.Frame) {
			if ticks {
				f.After(100 * time.Millisecond)
			}
			area := f.Area()
			add := widgets.Button{Label: "Add", Disabled: true}.Draw(f, layout.CutTop(&area, 1))
			if add.Clicked() {
				clicks++
			}
		}
		r := inMemory(draw, func(p *Page) { p.GetByRole("button", "Add").Click() }, WithTimeout(500*time.Millisecond))
		if !strings.HasPrefix(r.fatal, "uitest: cannot click button \"Add\"\ngot: disabled: ") || clicks != 0 {
			t.Errorf("it ticks %v: clicked %d times, failed with:\n%s", ticks, clicks, r.fatal)
		}
	}
}

// A failure shows the screen as it was, with what had the focus.
func TestRunShowsTheScreenWhereItFails(t *testing.T) {
	name := ""
	r := inMemory(func(f *limoni.Frame) {
		area := f.Area()
		note(f, &area, "", "Save file? (y, n)")
		widgets.TextInput{ID: "name", Label: "Name", Value: &name}.Draw(f, layout.CutTop(&area, 1))
	}, func(p *Page) { p.Expect(p.GetByText("# Notes")).ToBeVisible() }, WithTimeout(200*time.Millisecond))
	for _, want := range []string{
		"uitest: expected any node with text \"# Notes\" to be visible\ngot: 0 matches\n", "\nfocus: input \"Name\" [focused] #name", "\napp: running, frame 1, 40x6\n",
		"\n  text \"Save file? (y, n)\"", "\nscreen:\n  Save file? (y, n)\n",
	} {
		if !strings.Contains(r.fatal, want) {
			t.Errorf("the failure lacks %q:\n%s", want, r.fatal)
		}
	}
}

// Nothing to do is idle at once, blinking or not, since the terminal blinks;
// a still picture behind which work is under way is not.
func TestRunKnowsWhatIdleIs(t *testing.T) {
	name, loading := "", false
	release := make(chan struct{})
	draw := func(f *limoni.Frame) {
		area, app := f.Area(), f.App()
		widgets.TextInput{ID: "name", Label: "Name", Value: &name}.Draw(f, layout.CutTop(&area, 1))
		if loading {
			f.Busy("load")
			note(f, &area, "state", "Loading")
		}
		if f.Key("f5") {
			loading = true
			go func() { <-release; _ = app.Post(func() { loading = false }) }()
		}
	}
	works(t, draw, func(p *Page) {
		if s := p.Snapshot(); !s.Idle || !s.Cursor.Visible || len(s.Pending) != 0 {
			t.Errorf("a field at rest: idle %v, cursor %+v, pending %v", s.Idle, s.Cursor, s.Pending)
		}
		p.Press("f5")
		if s := p.Snapshot(); s.Idle || fmt.Sprint(s.Pending) != "[load]" {
			t.Errorf("while it loads: idle %v, pending %v", s.Idle, s.Pending)
		}
		close(release)
		p.Expect(p.GetByID("state")).Not().ToBeVisible()
		if s := p.Snapshot(); !s.Idle {
			t.Error("when it has loaded: not idle")
		}
	})
	// What moves for ever is named where the page gives up.
	spin := func(f *limoni.Frame) {
		f.After(100 * time.Millisecond)
		area := f.Area()
		note(f, &area, "spinner", "Working")
	}
	breaks(t, "uitest: expected #spinner not to be visible\ngot: text \"Working\" #spinner @1\ngave up: the app waits for a timer in 100ms", spin,
		func(p *Page) { p.Expect(p.GetByID("spinner")).Not().ToBeVisible() }, WithTimeout(time.Second))
}

// tall is a form of 30 rows that scrolls to what has the focus.
type tall struct {
	offset, clicks int
	cover          bool
}

func (a *tall) draw(f *limoni.Frame) {
	area := f.Area()
	list := f.Begin(accessibility.Node{ID: "form", Role: accessibility.RoleScrollArea, Label: "Form", Bounds: area, Actions: accessibility.ActionScroll})
	for i := range 30 {
		at := image.Rect(0, i-a.offset, 20, i-a.offset+1)
		b := widgets.Button{ID: fmt.Sprint("row-", i), Label: fmt.Sprint("Row ", i)}.Draw(f, at)
		if b.Focused() && !at.In(area) {
			a.offset = max(0, i-area.Dy()+1)
			f.App().Redraw()
		}
		if b.Clicked() && i == 28 {
			a.clicks++
		}
	}
	f.End(list)
	if a.cover {
		f.End(f.BeginLayer(limoni.RankToast, accessibility.Node{ID: "toast", Role: accessibility.RoleStatus, Label: "On top", Bounds: area}))
	}
}

// A click on what is below the window brings it into view first, and clicks it
// where it came to stand, once.
func TestRunClicksWhatIsBelowTheWindow(t *testing.T) {
	for range 20 {
		a := &tall{}
		works(t, a.draw, func(p *Page) { p.GetByRole("button", "Row 28").Click() })
		if a.clicks != 1 || a.offset == 0 {
			t.Errorf("clicked %d times at offset %d, want once and scrolled", a.clicks, a.offset)
		}
	}
	a := &tall{cover: true}
	breaks(t, "uitest: cannot click button \"Row 2\"\ngot: covered: button \"Row 2\" #row-2", a.draw, func(p *Page) {
		p.GetByRole("button", "Row 2").Click()
	})
	r := inMemory(a.draw, func(p *Page) { p.GetByRole("button", "Row 2").Click() })
	if first, _, _ := strings.Cut(r.fatal, "\ngave up"); !strings.Contains(first, "#toast") {
		t.Errorf("the failure does not say what covers it:\n%s", r.fatal)
	}
}
