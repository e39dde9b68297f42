package main

import (
	"fmt"
	"slices"
	"testing"

	"limoni/accessibility"
	"limoni/uitest"
)

// visit is one widget of the gallery, used in three ways that must end alike.
type visit struct {
	widget string
	page   string
	// keys, mouse and actions use it by one means each.
	keys    func(v *visitor)
	mouse   func(v *visitor)
	actions func(v *visitor)
	// state is what was to be changed, or shows what is to be seen of it; want is
	// how that is to be then.
	state func(g *gallery) any
	shows func(v *visitor) any
	want  string
}

// visitor walks through the gallery.
type visitor struct {
	*testing.T
	*uitest.Page
	g *gallery
}

func newVisitor(t *testing.T) *visitor {
	g := newGallery()
	return &visitor{t, uitest.Run(t, 100, 32, g.draw), g}
}

// press presses keys, one after the other.
func (v *visitor) press(chords ...string) {
	v.Helper()
	for _, chord := range chords {
		v.Press(chord)
	}
}

// tabTo presses Tab until the node with that ID has the focus.
func (v *visitor) tabTo(id string) {
	v.Helper()
	seen := ""
	for range 60 {
		s := v.Snapshot()
		i := s.Tree.Index(s.Focus)
		if i >= 0 && s.Tree.Nodes[i].ID == id {
			return
		}
		if i >= 0 {
			seen += " " + string(s.Tree.Nodes[i].Role) + "#" + s.Tree.Nodes[i].ID
		}
		v.Press("tab")
	}
	v.Fatalf("Tab does not come to %s; it goes to%s", id, seen)
}

// pageByKeys goes to a page with the keys of the tabs.
func (v *visitor) pageByKeys(title string) {
	v.Helper()
	v.tabTo("pages")
	v.Press("home")
	for v.g.titles[v.g.page] != title {
		v.Press("right")
	}
}

// click clicks the node of an outline line, as "#save".
func (v *visitor) click(lines ...string) {
	v.Helper()
	for _, line := range lines {
		v.Locator(line).Click()
	}
}

// clickAt clicks a cell of a node, counted from its top left.
func (v *visitor) clickAt(line string, x, y int) {
	v.Helper()
	at := v.Locator(line).Node().Bounds.Min
	v.mouse("press", at.X+x, at.Y+y)
	v.mouse("release", at.X+x, at.Y+y)
}

// drag presses on one cell of a node and releases on another.
func (v *visitor) drag(line string, x, y, toX, toY int) {
	v.Helper()
	at := v.Locator(line).Node().Bounds.Min
	v.mouse("press", at.X+x, at.Y+y)
	v.mouse("move", at.X+toX, at.Y+toY)
	v.mouse("release", at.X+toX, at.Y+toY)
}

// wheel turns the wheel over a node, positive is down.
func (v *visitor) wheel(line string, steps int) {
	v.Helper()
	at := v.Locator(line).Node().Bounds.Min
	v.Do(accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: "wheel", X: at.X + 1, Y: at.Y + 1, DY: steps}})
}

func (v *visitor) mouse(event string, x, y int) {
	v.Helper()
	v.Do(accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{Event: event, Button: "left", Count: 1, X: x, Y: y}})
}

// act performs an action on the node of an outline line.
func (v *visitor) act(line, action string, value ...string) {
	v.Helper()
	v.Locator(line).Act(action, value...)
}

// now is what the visit is to change.
func (w visit) now(v *visitor) string {
	if w.shows != nil {
		return fmt.Sprint(w.shows(v))
	}
	return fmt.Sprint(w.state(v.g))
}

// value is what the node with that ID shows, nothing where there is none.
func (v *visitor) value(id string) string {
	s := v.Snapshot()
	for _, n := range s.Tree.Nodes {
		if n.ID == id {
			return n.Label + "=" + n.Value
		}
	}
	return ""
}

// Every widget does the same for the keyboard, the mouse and an agent.
func TestEveryWidgetThreeWays(t *testing.T) {
	for _, w := range slices.Concat(visits, layersVisits) {
		for way, use := range map[string]func(*visitor){"keys": w.keys, "mouse": w.mouse, "actions": w.actions} {
			t.Run(w.widget+"/"+way, func(t *testing.T) {
				v := newVisitor(t)
				if before := w.now(v); before == w.want {
					t.Fatalf("it is %s before anything is done", before)
				}
				switch way {
				case "keys":
					v.pageByKeys(w.page)
				case "mouse":
					v.click(`tab "` + w.page + `"`)
				default:
					v.act(`tab "`+w.page+`"`, "select")
				}
				use(v)
				if got := w.now(v); got != w.want {
					t.Errorf("it is %s, want %s\n%s\n%s", got, w.want, v.Screen(), v.Tree())
				}
				v.ExpectNoFindings()
			})
		}
	}
}

// No page has findings, at several sizes, wherever the focus is.
func TestNoPageHasFindings(t *testing.T) {
	v := newVisitor(t)
	for _, title := range v.g.titles {
		v.act(`tab "`+title+`"`, "select")
		for range 12 {
			v.ExpectNoFindings()
			v.Press("tab")
		}
		v.Resize(80, 24)
		v.ExpectNoFindings()
		v.Resize(100, 32)
	}
}
