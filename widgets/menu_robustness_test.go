package widgets_test

import (
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// above is everything that lies above a page, open at once.
type above struct {
	*catalogue
	open     bool
	commands widgets.CommandList
	palette  widgets.CommandPalette
	help     widgets.KeyHelp
}

func newAbove(text string) *above {
	a := &above{catalogue: newCatalogue(text), commands: widgets.CommandList{{Title: text, Description: text, Shortcut: text}, {Title: "Two"}}}
	a.palette.Commands = &a.commands
	return a
}

func (a *above) draw(f *limoni.Frame) {
	widgets.MenuBar{ID: "bar", Menus: a.menus}.Draw(f, row(f, 0))
	widgets.Toolbar{ID: "tools", Label: "Tools", Items: a.menus}.Draw(f, row(f, 1))
	b := widgets.Button{ID: "b", Label: "B", AutoFocus: true}.Draw(f, row(f, 2))
	widgets.Tooltip{Text: a.text, Delay: time.Nanosecond}.Draw(f, b)
	widgets.ContextMenu{ID: "context", Label: "Context", Items: a.menus}.Draw(f, b)
	widgets.Menu{ID: "plain", Label: "Plain", Items: a.menus, Open: &a.open, Opener: b}.Draw(f)
	a.palette.Draw(f, f.Area())
	a.help.Draw(f, f.Area())
	a.toasts.Draw(f, f.Area())
}

// states are the ways to open one thing after the other.
var aboveStates = map[string]func(*above, stage){
	"tooltip":      func(a *above, s stage) { s.Advance(time.Second) },
	"bar":          func(a *above, s stage) { s.keys("f10", "down", "right", "down") },
	"tools":        func(a *above, s stage) { s.act("#tools", "focus"); s.keys("enter", "end", "right") },
	"context menu": func(a *above, s stage) { s.feed(rightClick(0, 2)); s.keys("right", "end", "right") },
	"menu":         func(a *above, s stage) { s.Post(func() { a.open = true }); s.keys("right", "down", "right") },
	"palette":      func(a *above, s stage) { s.Post(func() { a.palette.Open = true }); s.feed("w") },
	"help":         func(a *above, s stage) { s.Post(func() { a.help.Open = true }); s.keys("down") },
}

func TestWhatLiesAboveAtEverySize(t *testing.T) {
	for _, text := range texts {
		for name, enter := range aboveStates {
			a := newAbove(text)
			s := open(t, 40, 12, a.draw)
			enter(a, s)
			before := s.snapshot().Screen.String()
			for w := range 13 {
				for h := range 6 {
					s.resize(w, h)
					for _, n := range s.snapshot().Tree.Nodes {
						if !n.Bounds.Empty() && !n.Bounds.In(rect(0, 0, w, h)) {
							t.Fatalf("%s of %.20q in %dx%d: %s lies at %v", name, text, w, h, n.Role, n.Bounds)
						}
					}
				}
			}
			s.resize(40, 12)
			if after := s.snapshot().Screen.String(); after != before && name != "tools" { // whose menus close when buttons go
				t.Errorf("%s of %.20q: grown again it is\n%s\nand was\n%s", name, text, after, before)
			}
			s.resize(200, 60)
			for w := range 5 {
				s.resize(w*3, w)
				s.feed("\x1b[B\x1b[C\x1b[D\r" + click(w, w/2) + rightClick(w, 2) + wheel(w, 1, 1))
			}
			s.keys("esc", "esc", "esc", "esc", "esc")
			if f := s.snapshot().Focus; s.snapshot().Tree.Index(f) < 0 {
				t.Errorf("%s of %.20q: nothing has the keyboard after Esc", name, text)
			}
		}
	}
}

func TestMenusWithoutData(t *testing.T) {
	isOpen := true
	s := open(t, 20, 6, func(f *limoni.Frame) {
		widgets.MenuBar{}.Draw(f, row(f, 0))
		widgets.MenuBar{ID: "2", Menus: []widgets.MenuItem{{}, {Separator: true}}}.Draw(f, rect(0, 1, 20, 0))
		widgets.Toolbar{}.Draw(f, row(f, 1))
		widgets.StatusBar{}.Draw(f, row(f, 2))
		widgets.KeyHints{}.Draw(f, row(f, 3))
		b := widgets.Button{ID: "b", Label: "B"}.Draw(f, row(f, 4))
		widgets.Menu{Open: &isOpen, Opener: b}.Draw(f)
	})
	s.keys("enter", "space", "up", "down", "left", "right", "x", "esc")
	if isOpen {
		t.Error("an empty menu cannot be left")
	}
	s.keys("tab", "enter", "down", "right", "tab", "enter", "right")
}

// Items that change or go while their menu is open.
func TestMenuOfItemsThatChange(t *testing.T) {
	d := openDesk(t)
	d.keys("f10", "down", "right", "down", "right", "down")
	d.Post(func() { d.menus[0].Items[1].Items = d.menus[0].Items[1].Items[:1] })
	d.snapshot()
	d.Post(func() { d.menus[0].Items = d.menus[0].Items[:1] })
	d.keys("down")
	if where := d.where(); where != "File: New" {
		t.Errorf("at %q", where)
	}
	d.Post(func() { d.menus = nil })
	d.snapshot()
	if where := d.where(); where != "Draft" {
		t.Errorf("at %q", where)
	}
	d.clean()
}

// A menu of very many items costs what is on the screen and scrolls.
func TestMenuOfManyItems(t *testing.T) {
	items := make([]widgets.MenuItem, 10_000)
	for i := range items {
		items[i] = widgets.MenuItem{ID: string(rune(0x4e00 + i)), Label: "Item"}
	}
	got := ""
	s := open(t, 20, 6, func(f *limoni.Frame) {
		c := f.RegisterAccessibility(accessibility.Node{ID: "c", Role: accessibility.RoleCanvas, Label: "C", Bounds: f.Area(), Actions: accessibility.ActionFocus})
		if m := (widgets.ContextMenu{Label: "Many", Items: items}).Draw(f, c); m.Activated != "" {
			got = m.Activated
		}
	})
	s.feed(rightClick(0, 0))
	s.keys("up", "up", "enter")
	if want := string(rune(0x4e00 + 9_998)); got != want {
		t.Errorf("activated %q, want %q", got, want)
	}
}
