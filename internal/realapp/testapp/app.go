package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// app is the data. Only the UI goroutine touches it, but for draws.
type app struct {
	settings

	draws      atomic.Int64 // runs of the draw function
	ticks      int          // frames while spinning
	number     int          // shown by two labels
	early      int          // posts made in the first pass that have run
	name       string
	password   string
	greeted    int
	buttons    []string
	clicked    map[string]int
	keys       map[string]int // what the pad took
	wheel      int            // steps
	wheelAt    limoni.Point
	ctrlC      int
	said       string // what a handler found out
	posted     int
	titled     string
	interrupts int
	failed     error  // what main is to return
	atEnd      func() // called when Run has returned
	explode    bool   // panic while painting
	working    bool   // a job is under way that ends
	started    bool
}

func (a *app) draw(f *limoni.Frame) {
	a.draws.Add(1)
	if !a.started {
		a.started = true
		if a.panics == "draw" {
			panic("boom at the start")
		}
		a.begin(f.App())
	}
	area := f.Area()
	a.drawFacts(f, &area)
	a.drawControls(f, &area)
	a.drawPad(f, area)
	a.drawPicture(f)
	if f.Painting() && a.greeted > 0 {
		time.Sleep(a.slow)
	}
	if a.explode {
		panic("boom in draw")
	}
	a.shortcuts(f)
	a.desktop(f)
	a.ends(f)
	if a.busy || a.working {
		f.Busy("a long job")
	}
	if a.blink {
		f.After(500 * time.Millisecond)
	}
}

// drawFacts shows what the tests wait for, a line each.
func (a *app) drawFacts(f *limoni.Frame, area *limoni.Rect) {
	w, h := f.Area().Dx(), f.Area().Dy()
	line(f, area, "size", fmt.Sprintf("w=%d h=%d ticks=%d%s", w, h, a.ticks, a.mark(f.Now())))
	line(f, area, "one", fmt.Sprintf("one=%d", a.number))
	line(f, area, "keys", "keys: "+tally(a.keys))
	line(f, area, "wheel", fmt.Sprintf("wheel=%d at %d,%d", a.wheel, a.wheelAt.X, a.wheelAt.Y))
	line(f, area, "counts", fmt.Sprintf("early=%d greeted=%d posted=%d ctrl+c=%d clicks: %s", a.early, a.greeted, a.posted, a.ctrlC, tally(a.clicked)))
	line(f, area, "said", "said: "+a.said)
	line(f, area, "automation", fmt.Sprintf("automation: %v", f.App().AutomationError()))
	line(f, area, "text", a.text)
	line(f, area, "two", fmt.Sprintf("two=%d", a.number))
}

// mark is there every other half second, in an app that blinks.
func (a *app) mark(now time.Time) string {
	if a.blink && now.UnixMilli()/500%2 == 0 {
		return " *"
	}
	return ""
}

func line(f *limoni.Frame, area *limoni.Rect, id, text string) {
	widgets.Label{ID: id, Text: text}.Draw(f, layout.CutTop(area, 1))
}

// tally is "down=3 up=1".
func tally(counts map[string]int) string {
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		parts = append(parts, fmt.Sprintf("%s=%d", name, counts[name]))
	}
	return strings.Join(parts, " ")
}

func (a *app) drawControls(f *limoni.Frame, area *limoni.Rect) {
	widgets.TextInput{ID: "name", Label: "Name", Prompt: "name: ", Value: &a.name}.Draw(f, layout.CutTop(area, 1))
	widgets.TextInput{ID: "password", Label: "Password", Prompt: "password: ", Value: &a.password, Secret: true}.Draw(f, layout.CutTop(area, 1))
	row := layout.CutTop(area, 1)
	for _, name := range a.buttons {
		if (widgets.Button{ID: name, Label: name}).Draw(f, layout.CutLeft(&row, 8)).Clicked() {
			a.clicked[name]++
		}
	}
	row = layout.CutTop(area, 1)
	a.drawGreeter(f, layout.CutLeft(&row, 8))
	a.drawVault(f, row)
}

var greeterActions = []accessibility.CustomAction{
	{Name: "greet", Description: "Greet once"},
	{Name: "hold", Description: "Keep the app busy until it is released, then quit"},
	{Name: "pause", Description: "Keep the app busy until it is released"},
	{Name: "crowd", Description: "The same with a queue that takes no more"},
}

// drawGreeter is a widget with actions of its own, the first of which also has
// a key.
func (a *app) drawGreeter(f *limoni.Frame, area limoni.Rect) {
	resp := f.RegisterAccessibility(accessibility.Node{
		ID: "greeter", Role: accessibility.RoleButton, Label: "Greeter", Bounds: area, Actions: accessibility.ActionFocus,
	})
	f.Details(resp).CustomActions = greeterActions
	f.Print(area, "Greeter", f.Theme().Control)
	action, _ := resp.Action()
	switch {
	case action == "greet" || f.Key("g"):
		a.greeted++
	case action == "hold":
		a.hold()
		f.Quit()
	case action == "pause":
		a.hold()
	case action == "crowd":
		for f.App().Post(func() {}) == nil {
		}
		a.hold()
	}
}

// drawVault shows the user a secret: it is in the raw tree, as value and as the
// text of a node inside, and on the screen.
func (a *app) drawVault(f *limoni.Frame, area limoni.Rect) {
	vault := f.Begin(accessibility.Node{
		ID: "vault", Role: accessibility.RoleGroup, Label: "Vault", Value: a.vault, Bounds: area,
		States: accessibility.StateSensitive,
	})
	f.Details(vault).Description = a.vault
	widgets.Label{ID: "vaulted", Text: a.vault}.Draw(f, area)
	f.End(vault)
}

// drawPad fills what is left of the screen to its last column, and counts what
// comes to it.
func (a *app) drawPad(f *limoni.Frame, area limoni.Rect) {
	pad := f.RegisterAccessibility(accessibility.Node{
		ID: "pad", Role: accessibility.RoleCanvas, Label: "Pad", Bounds: area,
		Actions: accessibility.ActionFocus | accessibility.ActionScroll,
	})
	f.AutoFocus(pad)
	ev, ok := pad.Event()
	if _, dy := pad.Scrolled(); dy != 0 {
		a.wheel += dy
		a.wheelAt = limoni.Point{X: ev.X, Y: ev.Y}
	}
	if ok && ev.Kind == limoni.EventKey && a.record {
		a.keys[ev.Chord.String()]++
		pad.Take()
	}
	for area.Dy() > 0 {
		row := layout.CutTop(&area, 1)
		edge := layout.CutRight(&row, 1)
		f.Fill(row, '.', limoni.Style{})
		f.Print(edge, "]", limoni.Style{Fg: limoni.Palette(2)})
	}
}

// shortcuts are the keys that change something and go on.
func (a *app) shortcuts(f *limoni.Frame) {
	switch {
	case f.Key("i"):
		f.Focus("name")
	case f.Key("p"):
		f.Focus("password")
	case f.Key("x"):
		a.buttons = []string{"A", "C", "D"}
	case f.GlobalKey("f3"):
		a.said = fmt.Sprintf("dropped=%d", f.App().Dropped())
	case f.GlobalKey("f2"):
		a.said = fmt.Sprintf("draws=%d", a.draws.Load())
	case f.Key("w"):
		a.working, a.said = true, "working"
		go a.work(f.App())
	case f.Key("c"):
		a.callHome(f.App())
	case a.takeCtrlC && f.Key("ctrl+c"):
		a.ctrlC++
	}
}
