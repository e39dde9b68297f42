package uitest

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// inMemory runs a test body on a page made by Run and returns how it ended.
func inMemory(draw func(*limoni.Frame), body func(*Page), opts ...Option) *recorder {
	r := &recorder{}
	end := make(chan struct{})
	go func() {
		defer close(end)
		body(Run(r, 40, 6, draw, opts...))
	}()
	<-end
	return r
}

func works(t *testing.T, draw func(*limoni.Frame), body func(*Page), opts ...Option) {
	t.Helper()
	if r := inMemory(draw, body, opts...); r.fatal != "" {
		t.Errorf("failed:\n%s", r.fatal)
	}
}

func breaks(t *testing.T, want string, draw func(*limoni.Frame), body func(*Page), opts ...Option) {
	t.Helper()
	r := inMemory(draw, body, opts...)
	if r.fatal == "" || len(r.fatal) < len(want) || r.fatal[:len(want)] != want {
		t.Errorf("failed with:\n%s\n\nwant it to begin with:\n%s", r.fatal, want)
	}
}

// note draws a line of text.
func note(f *limoni.Frame, area *limoni.Rect, id, text string) {
	widgets.Label{ID: id, Text: text}.Draw(f, layout.CutTop(area, 1))
}

func TestRunTypesAndClicksThroughTheRealLoop(t *testing.T) {
	name, greeting := "", ""
	works(t, func(f *limoni.Frame) {
		area := f.Area()
		widgets.TextInput{Label: "Name", Value: &name}.Draw(f, layout.CutTop(&area, 1))
		greet := widgets.Button{Label: "Greet", Disabled: name == ""}.Draw(f, layout.CutTop(&area, 1))
		if greet.Clicked() {
			greeting = "Hello, " + name
		}
		note(f, &area, "greeting", greeting)
	}, func(p *Page) {
		p.Expect(p.GetByRole("button", "Greet")).ToBeDisabled()
		p.GetByRole(accessibility.RoleInput, "Name").Type("Ann")
		p.Expect(p.GetByRole("textbox", "Name")).ToBeFocused()
		p.Expect(p.GetByRole("textbox", "Name")).ToHaveValue("Ann")
		p.GetByRole("button", "Greet").Click()
		p.Expect(p.GetByID("greeting")).ToHaveLabel("Hello, Ann")
		p.GetByRole("textbox", "Name").Fill("Bo")
		p.GetByRole("button", "Greet").Press("enter")
		p.Expect(p.GetByID("greeting")).ToHaveLabel("Hello, Bo")
	})
}

func TestRunWaitsForTimersOnTheVirtualClock(t *testing.T) {
	clicked, clicks := time.Duration(0), 0
	var start time.Time
	draw := func(f *limoni.Frame) {
		if start.IsZero() {
			start = f.Now()
		}
		area := f.Area()
		now := f.Now().Sub(start)
		if now < 300*time.Millisecond {
			f.After(300*time.Millisecond - now)
		}
		add := widgets.Button{Label: "Add", Disabled: now < 300*time.Millisecond}.Draw(f, layout.CutTop(&area, 1))
		if add.Clicked() {
			clicks, clicked = clicks+1, now
		}
	}
	works(t, draw, func(p *Page) { p.GetByRole("button", "Add").Click() })
	if clicks != 1 || clicked != 300*time.Millisecond {
		t.Errorf("clicked %d times, at %v; want once at 300ms", clicks, clicked)
	}
	start = time.Time{}
	breaks(t, "uitest: cannot click button \"Add\"\ngot: disabled: ", draw,
		func(p *Page) { p.GetByRole("button", "Add").Click() }, WithTimeout(200*time.Millisecond))
}

func TestRunClicksAButtonThatGrows(t *testing.T) {
	clicks := 0
	draw := func(f *limoni.Frame) {
		area := f.Area()
		add := widgets.Button{ID: "add", Label: "Add" + fmt.Sprintf("%*s", 3*clicks, "")}.Draw(f, layout.CutTop(&area, 1))
		if add.Clicked() {
			clicks++
		}
	}
	works(t, draw, func(p *Page) {
		p.GetByID("add").Click()
		p.GetByID("add").Click()
	})
	if clicks != 2 {
		t.Errorf("clicked %d times, want 2", clicks)
	}
}

func TestRunFailsAtOnceWhereNoFrameCanCome(t *testing.T) {
	frames := 0
	draw := func(f *limoni.Frame) {
		frames++
		area := f.Area()
		note(f, &area, "", "Ready")
	}
	breaks(t, "uitest: expected text \"Done\" to be visible\ngot: 0 matches\ngave up: the app is idle, no further frame will come",
		draw, func(p *Page) { p.Expect(p.GetByRole("text", "Done")).ToBeVisible() }, WithTimeout(time.Hour))
	if frames > 2 {
		t.Errorf("drew %d times while nothing changed", frames)
	}
}

func TestRunWaitsForPendingWork(t *testing.T) {
	state := ""
	draw := func(f *limoni.Frame) {
		area := f.Area()
		app := f.App()
		if load := (widgets.Button{Label: "Load"}).Draw(f, layout.CutTop(&area, 1)); load.Clicked() {
			state = "Loading"
			go func() { _ = app.Post(func() { state = "Loaded" }) }()
		}
		if state == "Loading" {
			f.Busy("load")
			f.After(time.Second)
		}
		note(f, &area, "state", state)
	}
	works(t, draw, func(p *Page) {
		p.GetByRole("button", "Load").Click()
		p.Expect(p.GetByID("state")).ToHaveLabel("Loaded")
	})
}

func TestRunAdvancesAndResizes(t *testing.T) {
	var start time.Time
	draw := func(f *limoni.Frame) {
		if start.IsZero() {
			start = f.Now()
		}
		f.After(time.Second)
		area := f.Area()
		note(f, &area, "age", fmt.Sprint(f.Now().Sub(start)))
		note(f, &area, "size", fmt.Sprint(f.Area().Dx(), "x", f.Area().Dy()))
	}
	works(t, draw, func(p *Page) {
		p.Advance(3 * time.Second)
		p.Resize(20, 3)
		s := p.Snapshot()
		if got := p.Tree(); got != `text "3s" #age @1`+"\n"+`text "20x3" #size @2` || s.Width != 20 {
			t.Errorf("tree:\n%s", got)
		}
		if got := p.Screen(); got != "3s\n20x3\n" {
			t.Errorf("screen:\n%q", got)
		}
	})
}

func TestRunFailsOnAProblemOfTheApp(t *testing.T) {
	twice := false
	draw := func(f *limoni.Frame) {
		area := f.Area()
		if widgets.Button(widgets.Button{ID: "more", Label: "More"}).Draw(f, layout.CutTop(&area, 1)).Clicked() {
			twice = true
		}
		note(f, &area, "row", "one")
		if twice {
			note(f, &area, "row", "two")
		}
	}
	body := func(p *Page) { p.GetByID("more").Click() }
	breaks(t, "uitest: cannot look at the app\ngave up: the app has a problem with itself: ", draw, body)
	twice = false
	works(t, draw, body, AllowProblems())
}

func TestRunSeesTheAppEnd(t *testing.T) {
	secret := ""
	draw := func(f *limoni.Frame) {
		widgets.TextInput{Label: "Password", Value: &secret, Secret: true}.Draw(f, f.Area())
		if f.GlobalKey("ctrl+q") {
			f.Quit()
		}
	}
	works(t, draw, func(p *Page) {
		if p.Exited() {
			t.Error("ended before it was told to")
		}
		p.Press("ctrl+q")
		if !p.Exited() {
			t.Error("has not ended")
		}
	})
	works(t, draw, func(p *Page) {
		p.Press("ctrl+q")
		p.ExpectExit()
	})
	r := inMemory(draw, func(p *Page) {
		p.Press("ctrl+q")
		p.Expect(p.GetByLabel("Password")).ToHaveValue("")
	})
	if !strings.Contains(r.fatal, "\napp: ended, frame ") {
		t.Errorf("failed with:\n%s", r.fatal)
	}
}

// counter counts on a goroutine of its own.
type counter struct{ n int }

type counted int

func (c *counter) Init() limoni.Cmd { return nil }

func (c *counter) Update(m limoni.Msg) limoni.Cmd {
	switch m := m.(type) {
	case string:
		n := c.n
		return func(context.Context) limoni.Msg { return counted(n + 1) }
	case counted:
		c.n = int(m)
	}
	return nil
}

func (c *counter) View(f *limoni.Frame) {
	area := f.Area()
	count := widgets.Button{ID: "count", Label: "Count"}.Draw(f, layout.CutTop(&area, 1))
	if count.Clicked() {
		f.Send("count")
	}
	if f.Key("q") {
		f.Send(limoni.QuitMsg{})
	}
	note(f, &area, "n", fmt.Sprint(c.n))
}

func TestProgramRunsItsCommands(t *testing.T) {
	page := Program(t, 20, 3, &counter{})
	for n := range 20 {
		page.Expect(page.GetByID("n")).ToHaveLabel(fmt.Sprint(n))
		page.GetByRole("button", "Count").Click()
	}
	page.Expect(page.GetByID("n")).ToHaveLabel("20")
	page.Press("q")
	page.ExpectExit()
}

func TestAdvanceNeedsAVirtualClock(t *testing.T) {
	r := &recorder{}
	end := make(chan struct{})
	go func() {
		defer close(end)
		New(r, struct{ accessibility.Host }{newToy()}).Advance(time.Second)
	}()
	<-end
	if want := "uitest: Advance(1s): this app runs in real time; a virtual clock needs a page made by uitest.Run"; r.fatal != want {
		t.Errorf("failed with %q", r.fatal)
	}
}
