package widgets_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

type colors struct {
	stage
	value   limoni.Color
	changes int
}

func openColors(t *testing.T) *colors {
	c := &colors{value: limoni.Palette(1)}
	c.stage = open(t, 40, 7, func(f *limoni.Frame) {
		if resp := (widgets.ColorPicker{ID: "color", Label: "Colour", Value: &c.value}).Draw(f, f.Area()); resp.Changed() {
			c.changes++
		}
	})
	return c
}

func TestColorPickerIsDrawnAndDescribed(t *testing.T) {
	c := openColors(t)
	c.wantScreen(`
██ ██‹██ ██ ██ ██ ██ ██
██ ██ ██ ██ ██ ██ ██ ██  maroon
Red    ━━━━━━━━━━━━━━━━━━━━━━●─────  205
Green  ●───────────────────────────  0
Blue   ●───────────────────────────  0
Hex    #cd0000  ████████
`)
	n, _ := c.node("#color")
	if red, _ := c.node(`radio-button "maroon"`); !red.States.Has(accessibility.StateChecked) || n.Value != "maroon" || red.Position != 2 {
		t.Errorf("%+v %+v", red, n)
	}
}

func TestEachWayToPickAColor(t *testing.T) {
	for _, w := range []struct {
		name    string
		do      func(*colors)
		want    limoni.Color
		changes int
	}{
		{"right", func(c *colors) { c.keys("right") }, limoni.Palette(2), 1},
		{"left twice", func(c *colors) { c.keys("left", "left") }, limoni.Palette(0), 1},
		{"down", func(c *colors) { c.keys("down", "down") }, limoni.Palette(9), 1},
		{"down, up", func(c *colors) { c.keys("down", "up", "up") }, limoni.Palette(1), 2},
		{"end", func(c *colors) { c.keys("end", "right") }, limoni.Palette(15), 1},
		{"home", func(c *colors) { c.keys("home") }, limoni.Palette(0), 1},
		{"a click", func(c *colors) { c.feed(click(4, 1)) }, limoni.Palette(9), 1},
		{"select", func(c *colors) { c.act(`radio-button "lime"`, "select") }, limoni.Palette(10), 1},
		{"the blue slider", func(c *colors) { c.act(`slider "Blue"`, "set-value", "18") }, limoni.RGB(205, 0, 18), 1},
		{"a slider by keys", func(c *colors) { c.keys("tab", "tab", "right", "right") }, limoni.RGB(205, 2, 0), 2},
		{"digits", func(c *colors) { c.act("#Hex", "set-value", "#0a141e") }, limoni.RGB(10, 20, 30), 1},
		{"digits without the sign", func(c *colors) { c.act("#Hex", "set-value", "0A141E") }, limoni.RGB(10, 20, 30), 1},
		{"no digits", func(c *colors) { c.act("#Hex", "set-value", "#0a141") }, limoni.Palette(1), 0},
		{"space", func(c *colors) { c.act("#Hex", "set-value", "0A141E"); c.act("#palette", "focus"); c.keys("space") }, limoni.Palette(0), 2},
	} {
		c := openColors(t)
		if w.do(c); c.value != w.want || c.changes != w.changes {
			t.Errorf("%s: %x after %d changes, want %x after %d", w.name, c.value, c.changes, w.want, w.changes)
		}
	}
	c := openColors(t)
	c.act("#Hex", "set-value", "#0a141")
	if n, d := c.node("#Hex"); !n.States.Has(accessibility.StateInvalid) || d.ErrorMessage == "" || n.Value != "#0a141" {
		t.Errorf("%v %+v", n.States, d)
	}
	for value, hex := range map[limoni.Color]string{limoni.Palette(16): "#000000", limoni.Palette(196): "#ff0000", limoni.Palette(255): "#eeeeee", limoni.RGB(1, 2, 3): "#010203", 0: "#000000"} {
		c.Post(func() { c.value = value })
		if n, _ := c.node("#Hex"); n.Value != hex {
			t.Errorf("%x is shown as %s, want %s", value, n.Value, hex)
		}
	}
}
