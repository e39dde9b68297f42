package main

import (
	"flag"
	"slices"
	"strings"

	"limoni/accessibility"
)

var clickVerb = &verb{
	name: "click", arguments: "TARGET", min: 1, max: 1,
	summary: "click on visible cells of a node with the mouse",
	text:    "The app checks that the node is enabled, visible, at rest and not covered.",
	define: func(fs *flag.FlagSet) prepare {
		row := rowFlags(fs)
		var m accessibility.Mouse
		fs.StringVar(&m.Button, "button", "left", "the `BUTTON`: left, middle or right")
		fs.IntVar(&m.Count, "count", 1, "`N` clicks: 2 is a double click, 3 a triple one")
		fs.StringVar(&m.Mods, "mods", "", "`MODS` that are held: ctrl, alt, shift, joined by +")
		return func(c *command) (step, *failure) {
			to, failed := target(c.args[0])
			if failed == nil {
				failed = row.check()
			}
			if failed == nil {
				failed = checkMouse(m)
			}
			req := accessibility.Request{Op: accessibility.OpClick, Target: to, Item: row.item, Mouse: m}
			return inputs(mask{}, func(in *input) *failure { return in.act(req) }, func(r *inputResult) string {
				return clicked(m) + row.target(r.Target, c.args[0])
			}), failed
		}
	},
}

func checkMouse(m accessibility.Mouse) *failure {
	switch {
	case !slices.Contains([]string{"left", "middle", "right"}, m.Button):
		return usage("-button is left, middle or right", "")
	case m.Count < 1 || m.Count > 3:
		return usage("-count is 1, 2 or 3", "")
	case m.Mods == "":
		return nil
	}
	for _, mod := range strings.Split(m.Mods, "+") {
		if !slices.Contains([]string{"ctrl", "alt", "shift"}, mod) {
			return usage("-mods is ctrl, alt, shift, or several of them joined by +", "")
		}
	}
	return nil
}

// clicked is the kind of click in words.
func clicked(m accessibility.Mouse) string {
	text := [...]string{"click ", "double click ", "triple click "}[m.Count-1]
	if m.Button != "left" {
		text = m.Button + " " + text
	}
	if m.Mods != "" {
		text = m.Mods + " " + text
	}
	return text + "on "
}
