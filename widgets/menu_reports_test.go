package widgets_test

import (
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// The cursor of the terminal is what braille displays follow: it stands at the
// first letter of whatever is active.
func TestTheCursorFollowsMenus(t *testing.T) {
	d := openDesk(t)
	for _, c := range []struct {
		key  string
		x, y int
	}{
		{"shift+tab", 1, 0}, {"right", 7, 0}, {"left", 1, 0}, {"down", 2, 2}, {"down", 2, 3}, {"right", 22, 3}, {"down", 22, 4},
		{"esc", 2, 3}, {"down", 2, 5}, {"right", 10, 2}, {"down", 10, 4}, {"esc", 7, 0},
	} {
		d.keys(c.key)
		if at := d.cursor(); at != (limoni.Point{X: c.x, Y: c.y}) {
			t.Errorf("after %s the cursor is at %v, want %d,%d", c.key, at, c.x, c.y)
		}
	}
	s := openTools(t, 40)
	for _, c := range []struct {
		key string
		x   int
	}{{"shift+tab", 1}, {"right", 6}, {"right", 13}, {"right", 19}, {"right", 1}} {
		s.keys(c.key)
		if at := s.cursor(); at != (limoni.Point{X: c.x, Y: 0}) {
			t.Errorf("in the tool bar after %s the cursor is at %v, want %d,0", c.key, at, c.x)
		}
	}
}

// No name and no value holds a mark, an arrow or a line.
func TestNoDrawingInNames(t *testing.T) {
	for name, enter := range aboveStates {
		a := newAbove("Text")
		s := open(t, 60, 20, a.draw)
		enter(a, s)
		for _, n := range s.snapshot().Tree.Nodes {
			if strings.ContainsAny(n.Label+n.Value, "─│┌▸▾✓•×█") {
				t.Errorf("%s: %s %q=%q", name, n.Role, n.Label, n.Value)
			}
		}
	}
}

// A wide character that the edge of a menu cuts becomes a space, and is whole
// again when the menu has gone.
func TestMenuOverWideCharacters(t *testing.T) {
	items := []widgets.MenuItem{{Label: "A"}, {Label: "B"}}
	for _, c := range []struct {
		x    int
		want string
	}{{4, "abc ┌───┐"}, {3, "abc┌───┐"}, {0, "┌───┐d"}} {
		s := open(t, 12, 5, func(f *limoni.Frame) {
			back := f.RegisterAccessibility(accessibility.Node{ID: "c", Role: accessibility.RoleCanvas, Label: "abc\u5b57d", Bounds: f.Area(), Actions: accessibility.ActionFocus})
			f.Print(row(f, 1), "abc\u5b57d", f.Theme().Text)
			widgets.ContextMenu{Label: "M", Items: items}.Draw(f, back)
		})
		s.feed(rightClick(c.x, 0))
		got := strings.TrimRight(s.snapshot().Screen.Row(1), " ")
		if strings.TrimRight(got, " ") != c.want {
			t.Errorf("at %d the row is %q, want %q", c.x, got, c.want)
		}
		s.keys("esc")
		if got := strings.TrimRight(s.snapshot().Screen.Row(1), " "); got != "abc\u5b57d" {
			t.Errorf("after the menu the row is %q", got)
		}
	}
}

// What would take over a terminal is shown as inert text, measured as painted.
func TestHostileTextsAreInert(t *testing.T) {
	const inert = "A]52;c;aGk=B[2JC31mDP1$r\\EF"
	items := []widgets.MenuItem{{ID: "a", Label: hostile, Shortcut: "ctrl+x"}}
	s := open(t, 60, 6, func(f *limoni.Frame) {
		b := widgets.Button{ID: "b", Label: "B"}.Draw(f, row(f, 0))
		widgets.Tooltip{Text: hostile}.Draw(f, b)
		widgets.ContextMenu{Label: "M", Items: items}.Draw(f, b)
	})
	s.Advance(time.Second)
	if got := strings.TrimRight(s.snapshot().Screen.Row(1), " "); got != " "+inert {
		t.Errorf("the tooltip shows %q", got)
	}
	s.keys("shift+f10")
	if got := strings.TrimRight(s.snapshot().Screen.Row(2), " "); got != "  │ "+inert+"  Ctrl+X │" {
		t.Errorf("the menu shows %q", got)
	}
}

// When everything has been said and shown nothing more is asked for.
func TestNothingAsksForFramesForEver(t *testing.T) {
	a := newAbove("Text")
	s := open(t, 60, 20, a.draw)
	s.Post(func() { a.palette.Open = true })
	s.feed("t")
	if s.snapshot().Idle {
		t.Error("nothing is waited for while messages show")
	}
	s.Advance(time.Minute)
	if !s.snapshot().Idle {
		t.Error("a timer is armed for ever")
	}
}

// In a modal Tab never leaves it, and what is behind is not offered.
func TestNothingBehindThePaletteIsReached(t *testing.T) {
	d := newDesk()
	commands := widgets.CommandList{{Title: "One"}}
	palette := widgets.CommandPalette{Commands: &commands, Open: true}
	d.stage = open(t, 40, 14, func(f *limoni.Frame) {
		d.draw(f)
		palette.Draw(f, f.Area())
	})
	for _, k := range []string{"tab", "tab", "shift+tab", "f10", "menu"} {
		d.keys(k)
		if d.focus() != "Commands" {
			t.Errorf("after %s the keyboard is at %q", k, d.focus())
		}
	}
	if n, _ := d.node("#bar"); n.Actions != 0 {
		t.Errorf("the menu bar offers %v behind it", n.Actions)
	}
	d.keys("esc", "f10")
	if d.where() != "File: New" {
		t.Errorf("then F10 is at %q", d.where())
	}
}

// Every letter and digit on the screen is in the text of a node that is there.
func TestEveryLetterIsCarriedByANode(t *testing.T) {
	check := func(name string, s stage) {
		snap := s.snapshot()
		words := 0
		for y := range snap.Height {
			for x := 0; x < snap.Width; x++ {
				from, word := x, ""
				for ; x < snap.Width && isLetter(snap.Screen.Cell(x, y)); x++ {
					word += snap.Screen.Cell(x, y)
				}
				if word == "" {
					continue
				}
				words++
				if !carried(&snap.Tree, limoni.Point{X: from, Y: y}, word) {
					t.Errorf("%s: %q at %d,%d is in no node\n%s", name, word, from, y, snap.Screen)
				}
			}
		}
		if words < 5 {
			t.Errorf("%s: only %d words are on the screen", name, words)
		}
	}
	for name, enter := range aboveStates {
		a := newAbove("Some text")
		s := open(t, 70, 20, a.draw)
		enter(a, s)
		check(name, s)
	}
	d := openDesk(t)
	d.keys("f10", "down", "right", "down", "right")
	check("desk", d.stage)
	h := openHelped(t, 22)
	h.keys("?")
	check("help", h.stage)
	c := openCommands(t, "Open file", "Git: Status")
	c.commands[0].Description, c.commands[0].Shortcut = "from the disk", "ctrl+o"
	c.keys("ctrl+p")
	check("palette", c.stage)
}

func isLetter(cell string) bool {
	r, _ := utf8.DecodeRuneInString(cell)
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}

func carried(tree *accessibility.Tree, at limoni.Point, word string) bool {
	for _, n := range tree.Nodes {
		if !at.In(n.Bounds) {
			continue
		}
		d := tree.Details(n)
		for _, text := range []string{n.Label, n.Value, d.Description, d.Shortcut, d.Placeholder} {
			if strings.Contains(strings.ToLower(text), strings.ToLower(word)) {
				return true
			}
		}
	}
	return false
}
