package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// bar is a scrollbar of ten cells over 100 rows of which 20 are in view.
type bar struct {
	stage
	offset, changes int
}

func openBar(t *testing.T) *bar {
	b := new(bar)
	b.stage = open(t, 3, 10, func(f *limoni.Frame) {
		s := widgets.Scrollbar{ID: "bar", Label: "rows", Offset: &b.offset, Size: 20, Total: 100}.Draw(f, f.Area())
		if s.Changed() {
			b.changes++
		}
	})
	return b
}

func TestScrollbarShowsWhatIsInView(t *testing.T) {
	for offset, want := range map[int]string{
		0: "██││││││││", 1: "│██│││││││", 40: "││││██││││", 79: "│││││││██│", 80: "││││││││██", 1000: "││││││││██", -5: "██││││││││",
	} {
		b := openBar(t)
		b.Post(func() { b.offset = offset })
		if got := strings.ReplaceAll(strings.TrimSpace(b.snapshot().Screen.String()), "\n", ""); got != want {
			t.Errorf("offset %d: %s, want %s", offset, got, want)
		}
	}
	b := openBar(t)
	b.wantOutline(`scrollbar "rows"="0 in 0..80" #bar`)
}

func TestScrollbarScrolls(t *testing.T) {
	for _, c := range []struct {
		name            string
		do              func(*bar)
		offset, changes int
	}{
		{"a click on the track", func(b *bar) { b.feed(click(0, 5)) }, 40, 1},
		{"a click at the end", func(b *bar) { b.feed(click(0, 9)) }, 80, 1},
		{"dragging", func(b *bar) {
			b.feed(mouse(0, 0, 0, 'M') + mouse(32, 0, 3, 'M') + mouse(32, 9, 5, 'M') + mouse(0, 9, 5, 'm'))
		}, 40, 1},
		{"the right button", func(b *bar) { b.feed(mouse(2, 0, 5, 'M') + mouse(2, 0, 5, 'm')) }, 0, 0},
		{"the wheel", func(b *bar) { b.feed(mouse(65, 0, 5, 'M')) }, 1, 1},
		{"the scroll action", func(b *bar) { b.act("#bar", "scroll", "10") }, 10, 1},
		{"the set-value action", func(b *bar) { b.act("#bar", "set-value", "30") }, 30, 1},
		{"a value beyond", func(b *bar) { b.act("#bar", "set-value", "99999999999999999999") }, 80, 1},
	} {
		b := openBar(t)
		if c.do(b); b.offset != c.offset || b.changes != c.changes {
			t.Errorf("%s: offset %d after %d changes, want %d after %d", c.name, b.offset, b.changes, c.offset, c.changes)
		}
	}
	b := openBar(t)
	for _, v := range []string{"", "x", "-3", "1.5"} {
		b.wantVerdict(b.act("#bar", "set-value", v), accessibility.Unhandled)
	}
}

func TestScrollbarIsNotThereWhereAllIsInView(t *testing.T) {
	offset, total := 0, 5
	s := open(t, 4, 5, func(f *limoni.Frame) {
		widgets.Scrollbar{ID: "bar", Offset: &offset, Size: 5, Total: total, Horizontal: true}.Draw(f, f.Area())
	})
	s.wantOutline("")
	s.Post(func() { total = 10 })
	s.wantScreen("██──\n\n\n\n")
}

func TestListWithAScrollbar(t *testing.T) {
	items := &numbers{n: 12, only: -1}
	s := open(t, 8, 3, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: items, Scrollbar: true}.Draw(f, f.Area())
	})
	s.wantScreen("row 0  █\nrow 1  │\nrow 2  │")
	s.feed(click(7, 2))
	s.wantScreen("row 9  │\nrow 10 │\nrow 11 █")
	if n, _ := s.node("#list"); !n.States.Has(accessibility.StateFocused) {
		t.Error("the list lost the focus")
	}
	s.keys("up")
	s.wantScreen("row 0  █\nrow 1  │\nrow 2  │")
}

// Followed is what an Indexer's list does when rows come and go before the
// cursor.
type shifting struct{ numbers }

func (x *shifting) Index(key string) int {
	for i := range x.n {
		if x.Key(i) == key {
			return i
		}
	}
	return -1
}

func (x *shifting) Key(i int) string { return x.numbers.Key(i + x.only) }
func (x *shifting) Row(i int) widgets.Row {
	return widgets.Row{Text: "row " + x.Key(i)}
}

func TestCursorStaysWithItsRow(t *testing.T) {
	items := &shifting{numbers{n: 5}}
	selected := 0
	s := open(t, 8, 5, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: items, Selected: &selected}.Draw(f, f.Area())
	})
	s.keys("down", "down", "down")
	for _, c := range []struct{ first, selected int }{{1, 2}, {3, 0}, {0, 3}, {4, 3}} {
		s.Post(func() { items.only = c.first })
		if s.snapshot(); selected != c.selected {
			t.Errorf("rows from %d on: the cursor is at %d, want %d", c.first, selected, c.selected)
		}
	}
	s.Post(func() { selected = 1 })
	if s.snapshot(); selected != 1 {
		t.Error("the app cannot move the cursor")
	}
}
