//go:build !race

package widgets_test

import (
	"fmt"
	"testing"

	"limoni"
	"limoni/widgets"
)

func TestWhatLiesAboveDoesNotAllocate(t *testing.T) {
	for name, enter := range aboveStates {
		a := newAbove("Some text that is long")
		s := open(t, 60, 20, a.draw)
		enter(a, s)
		if n := frame(s.App); n != 0 {
			t.Errorf("%s: a frame allocates %v times, want 0", name, n)
		}
		for input, bytes := range map[string]string{
			"down and up":  "\x1b[B\x1b[A",
			"end and home": "\x1b[F\x1b[H",
			"a wheel":      wheel(3, 3, 1),
			"the mouse":    mouse(35, 4, 3, 'M'),
			"a right":      rightClick(0, 2),
		} {
			if n := costs(s.App, bytes); n != 0 {
				t.Errorf("%s: %s allocates %v times, want 0", name, input, n)
			}
		}
	}
}

func TestOpeningAndActivatingDoNotAllocate(t *testing.T) {
	d := newDesk()
	app := limoni.New(40, 12, func(f *limoni.Frame) {
		widgets.MenuBar{ID: "bar", Menus: d.menus}.Draw(f, row(f, 0))
		widgets.Button{ID: "b", Label: "B", AutoFocus: true}.Draw(f, row(f, 1))
	})
	for input, bytes := range map[string]string{
		"opening and closing": "\x1b[21~\x1b[21~",
		"a submenu":           "\x1b[21~\x1b[B\x1b[C\x1b[D\x1b[21~",
		"a check item":        "\x1b[21~\x1b[C  \x1b[21~",
	} {
		if n := costs(app, bytes); n != 0 {
			t.Errorf("%s allocates %v times, want 0", input, n)
		}
	}
}

// Ten thousand commands are looked through when the query changes, and then the
// frames cost nothing.
func TestPaletteOfManyCommands(t *testing.T) {
	c := &commanded{}
	for i := range 10_000 {
		c.commands = append(c.commands, widgets.Command{ID: fmt.Sprint(i), Title: fmt.Sprint("Open recent document number ", i)})
	}
	c.palette.Commands, c.palette.Open = &c.commands, true
	c.stage = open(t, 60, 20, c.draw)
	c.feed("o")
	c.feed("r")
	c.feed("42")
	if n, _ := c.node(`option "Open recent document number 42"`); n.Position != 1 {
		t.Errorf("the best match is number %d", n.Position)
	}
	if n := frame(c.App); n != 0 {
		t.Errorf("a frame allocates %v times, want 0", n)
	}
	if n := costs(c.App, "\x1b[B"); n != 0 {
		t.Errorf("Down allocates %v times, want 0", n)
	}
}
