package uitest

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/automation"
	"limoni/layout"
	"limoni/widgets"
)

var openPolicy = accessibility.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true}

// mixer has something for each gesture of the mouse, in 40 by 6 cells:
//
//	━━━━━━━━━━━━━●──────────────────────  40      the slider
//	[ Loud ]                                      a button
//	Row 0    │ Line 0                             a list, a splitter, an area that
//	Row 1    │ Line 1                             scrolls
type mixer struct {
	volume, ratio float64
	rows          widgets.Strings
	selected      int
	list          widgets.ListState
	text          widgets.ViewportState
	busy          bool // what the slider is disabled by
}

func newMixer() *mixer {
	m := &mixer{volume: 40, ratio: 0.25}
	for i := range 30 {
		m.rows = append(m.rows, fmt.Sprint("Row ", i))
	}
	return m
}

func (m *mixer) draw(f *limoni.Frame) {
	area := f.Area()
	widgets.Slider{ID: "volume", Label: "Volume", Value: &m.volume, Disabled: m.busy}.Draw(f, layout.CutTop(&area, 1))
	if m.busy && f.Key("f5") {
		m.busy = false
	}
	place := layout.CutTop(&area, 1)
	place.Min.X = 20
	widgets.Button{ID: "loud", Label: "Loud"}.Draw(f, place)
	split := widgets.SplitPane{ID: "split", Label: "Rows", Ratio: &m.ratio}.Draw(f, area)
	widgets.List{ID: "rows", Label: "Rows", Items: &m.rows, Selected: &m.selected, State: &m.list}.Draw(f, split.First)
	view := widgets.Viewport{ID: "text", Label: "Text", Height: 20, Width: 60, State: &m.text}
	resp, content := view.Begin(f, split.Second)
	for i := range 20 {
		note(f, &content, "", fmt.Sprint("Line ", i))
	}
	view.End(f, resp)
}

// everywhere runs a body in process, through a guard and over a socket, each
// time on a mixer of its own.
func everywhere(t *testing.T, body func(*testing.T, *Page, *mixer)) {
	t.Helper()
	page := func(name string, open func(*testing.T, *limoni.App) *Page) {
		t.Run(name, func(t *testing.T) {
			m := newMixer()
			app := limoni.New(40, 6, m.draw)
			t.Cleanup(func() { _ = app.Close() })
			body(t, open(t, app), m)
		})
	}
	page("in process", func(t *testing.T, app *limoni.App) *Page { return New(t, app) })
	page("guarded", func(t *testing.T, app *limoni.App) *Page { return New(t, automation.Guard(app, openPolicy)) })
	page("over a socket", func(t *testing.T, app *limoni.App) *Page {
		_, path := listen(t, app, openPolicy)
		return Connect(t, path)
	})
}

// shown is the value of a node as an outline has it.
func shown(l Locator) string {
	t := &l.page.Snapshot().Tree
	found, _ := l.find(t)
	if len(found) != 1 {
		return ""
	}
	return t.ShownValue(found[0])
}

func TestDragBy(t *testing.T) {
	everywhere(t, func(t *testing.T, p *Page, m *mixer) {
		volume := p.GetByID("volume")
		volume.DragBy(0, 0)
		half := shown(volume)
		volume.DragBy(5, 0)
		more := shown(volume)
		volume.DragBy(-100, 3) // past the edge it stays at the edge
		if got := shown(volume); got != "0" {
			t.Errorf("past the edge it is %s", got)
		}
		if half >= more || len(half) != len(more) {
			t.Errorf("from the middle %s, and 5 cells on %s", half, more)
		}

		line := p.GetByRole("splitter", "Rows")
		before := line.Node().Bounds
		line.DragBy(7, 2)
		if got, want := line.Node().Bounds, before.Add(image.Pt(7, 0)); got != want {
			t.Errorf("the splitter went from %v to %v, want %v", before, got, want)
		}
		if p.LastResult().Verdict != accessibility.Handled {
			t.Errorf("%+v", p.LastResult())
		}
	})
}

func TestDragTo(t *testing.T) {
	everywhere(t, func(t *testing.T, p *Page, m *mixer) {
		volume, loud := p.GetByID("volume"), p.GetByRole("button", "Loud")
		volume.DragTo(loud)
		at := loud.Node().Bounds
		middle := (at.Min.X + at.Max.X - 1) / 2
		aimed := shown(volume)
		// The same, said in cells.
		from := volume.Node().Bounds
		volume.DragBy(middle-(from.Min.X+from.Max.X-1)/2, 1)
		if got := shown(volume); got != aimed || got == "40" || got == "" {
			t.Errorf("dragged to the button it is %s, to its middle %s", aimed, got)
		}
		// To what only a page can describe.
		volume.DragTo(p.GetByRole("list-item", "").Filter(Filter{HasText: "Row 0"}))
		if got := shown(volume); got == aimed {
			t.Errorf("it is still %s", got)
		}
	})
}

func TestWheel(t *testing.T) {
	everywhere(t, func(t *testing.T, p *Page, m *mixer) {
		p.GetByID("text").Wheel(0, 3)
		p.Expect(p.GetByText("Line 0")).Not().ToBeVisible()
		p.GetByRole("text", "Line 4").Wheel(2, 0) // what it lies in scrolls
		if m.text.Y == 0 || m.text.X == 0 {
			t.Errorf("the area scrolled to %d,%d", m.text.X, m.text.Y)
		}
		p.GetByID("rows").Wheel(0, 1)
		p.Expect(p.GetByRole("list-item", "Row 0")).Not().ToBeVisible()
		p.GetByID("rows").Wheel(0, -1)
		p.Expect(p.GetByRole("list-item", "Row 0")).ToBeVisible()
	})
}

func TestHoverMovesOntoTheNode(t *testing.T) {
	hovered := 0
	draw := func(f *limoni.Frame) {
		area := f.Area()
		for _, label := range []string{"One", "Two"} {
			if b := (widgets.Button{Label: label}).Draw(f, layout.CutTop(&area, 1)); b.Hovered() && label == "Two" {
				hovered++
			}
		}
	}
	works(t, draw, func(p *Page) {
		p.GetByLabel("One").Hover()
		if hovered != 0 {
			t.Error("Two is hovered")
		}
		p.GetByLabel("Two").Hover()
	})
	if hovered == 0 {
		t.Error("Two is not hovered")
	}
}

// Each gesture is one line of the log, and waits until its node is ready.
func TestGesturesWaitAndAreLogged(t *testing.T) {
	m := newMixer()
	r := inMemory(m.draw, func(p *Page) {
		p.GetByID("volume").DragBy(3, 0)
		p.GetByID("volume").DragTo(p.GetByID("loud"))
		p.GetByID("text").Wheel(0, 2)
		p.GetByID("loud").Hover()
	})
	want := []string{`uitest: drag #volume by 3,0`, `uitest: drag #volume to #loud`, `uitest: wheel 0,2 over #text`, `uitest: hover over #loud (unhandled)`}
	if r.fatal != "" || !slices.Equal(r.logs, want) {
		t.Errorf("logged %q\n%s", r.logs, r.fatal)
	}

	for name, drag := range map[string]func(*Page){
		"uitest: cannot drag #volume by 3,0\ngot: disabled: ":                    func(p *Page) { p.GetByID("volume").DragBy(3, 0) },
		"uitest: cannot drag #volume to #loud\ngot: disabled: ":                  func(p *Page) { p.GetByID("volume").DragTo(p.GetByID("loud")) },
		"uitest: cannot wheel 0,1 over #volume\ngot: disabled: ":                 func(p *Page) { p.GetByID("volume").Wheel(0, 1) },
		"uitest: cannot hover over #volume\ngot: disabled: ":                     func(p *Page) { p.GetByID("volume").Hover() },
		"uitest: cannot drag #rows to #nowhere\ngot: where to: 0 matches\n":      func(p *Page) { p.GetByID("rows").DragTo(p.GetByID("nowhere")) },
		"uitest: cannot drag #rows to list-item\ngot: where to: 4 matches, want": func(p *Page) { p.GetByID("rows").DragTo(p.GetByRole("list-item", "")) },
		"uitest: cannot wheel 0,0 over #rows\ngot: bad-value: ":                  func(p *Page) { p.GetByID("rows").Wheel(0, 0) },
		"uitest: cannot drag #nowhere by 1,0\ngot: 0 matches\n":                  func(p *Page) { p.GetByID("nowhere").DragBy(1, 0) },
	} {
		m := newMixer()
		m.busy = true
		if r := inMemory(m.draw, drag); !strings.HasPrefix(r.fatal, name) || m.volume != 40 {
			t.Errorf("failed with:\n%s\n\nwant it to begin with:\n%s", r.fatal, name)
		}
	}
}

// A drag that was refused is tried again when the slider is enabled, as a whole.
func TestDragWaitsUntilItIsEnabled(t *testing.T) {
	m := newMixer()
	m.busy = true
	frames := 0
	works(t, func(f *limoni.Frame) {
		if frames++; frames > 4 {
			m.busy = false
		} else {
			f.App().Redraw()
		}
		m.draw(f)
	}, func(p *Page) { p.GetByID("volume").DragBy(-100, 0) })
	if m.volume != 0 {
		t.Errorf("dragged to %v", m.volume)
	}
}

// What is below the window comes into view before it is dragged.
func TestDragBringsIntoView(t *testing.T) {
	value := 50.0
	works(t, func(f *limoni.Frame) {
		view := widgets.Viewport{Label: "Form", Height: 20}
		resp, content := view.Begin(f, f.Area())
		widgets.Button{Label: "First"}.Draw(f, layout.CutTop(&content, 1)) // has the focus
		for range 15 {
			note(f, &content, "", "filler")
		}
		widgets.Slider{ID: "low", Label: "Low", Value: &value}.Draw(f, layout.CutTop(&content, 1))
		view.End(f, resp)
	}, func(p *Page) { p.GetByID("low").DragBy(-100, 0) }, AllowProblems())
	if value != 0 {
		t.Errorf("dragged to %v", value)
	}
}
