package automation

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode"

	"limoni/accessibility"
)

// inputs are the kinds of input and what reads the fields that count for each.
var inputs = map[string]func(*object, *request){
	"act": func(o *object, r *request) {
		readTarget(o, &r.input, accessibility.OpAct)
		o.require("action")
		r.input.Action, r.input.Value = o.filled("action"), o.string("value")
	},
	"set_value": func(o *object, r *request) {
		readTarget(o, &r.input, accessibility.OpAct)
		o.require("value")
		r.input.Action, r.input.Value = accessibility.ActionSetValue.String(), o.string("value")
	},
	"click": func(o *object, r *request) {
		readTarget(o, &r.input, accessibility.OpClick)
		r.input.Mouse = o.button()
		r.input.Mouse.Count = o.integer("count", 1, maxClicks)
	},
	"drag": func(o *object, r *request) {
		readTarget(o, &r.input, accessibility.OpDrag)
		r.input.Mouse = o.button()
		o.require("to")
		r.input.To = o.destination("to")
	},
	"wheel": func(o *object, r *request) {
		readTarget(o, &r.input, accessibility.OpWheel)
		r.input.Mouse = accessibility.Mouse{Mods: o.modifiers("mods")}
		o.wheel(&r.input.Mouse)
	},
	"hover": func(o *object, r *request) {
		readTarget(o, &r.input, accessibility.OpHover)
		r.input.Mouse = accessibility.Mouse{Mods: o.modifiers("mods")}
	},
	"mouse": func(o *object, r *request) { r.input.Op, r.input.Mouse = accessibility.OpMouse, readMouse(o) },
	"key": func(o *object, r *request) {
		r.input.Op = accessibility.OpKey
		o.require("chord")
		r.input.Chord, r.repeat = o.chord("chord"), o.integer("repeat", 1, MaxRepeat)
	},
	"text":  func(o *object, r *request) { readText(o, &r.input, accessibility.OpText) },
	"paste": func(o *object, r *request) { readText(o, &r.input, accessibility.OpPaste) },
	"resize": func(o *object, r *request) {
		r.input.Op = accessibility.OpResize
		o.require("width", "height")
		r.input.Width, r.input.Height = o.integer("width", 1, maxSize), o.integer("height", 1, maxSize)
	},
}

// which reads the node that is meant, where one is named.
func (o *object) which(r *accessibility.Request) {
	if o.has("key") && o.has("target") {
		o.fail(codeBadValue, `%s takes a "target" or a "key", and not both`, o.name)
	}
	r.Key, r.Target = o.key("key"), o.target("target")
}

// readTarget reads a node, or a row of it.
func readTarget(o *object, r *accessibility.Request, op accessibility.Op) {
	r.Op = op
	if !o.has("key") {
		o.require("target")
	}
	o.which(r)
	if item := o.object("item"); item != nil {
		r.Item = readItem(item)
		o.adopt(item.end())
	}
}

func readItem(o *object) accessibility.Item {
	if !o.has("key") && !o.has("position") {
		o.lack(`%s needs the row's "key" or its "position", counted from 1`, o.name)
	}
	return accessibility.Item{Key: o.filled("key"), Position: o.integer("position", 1, 1<<31-1)}
}

// readText reads a text and, if it says so, the node that must have the focus.
func readText(o *object, r *accessibility.Request, op accessibility.Op) {
	r.Op = op
	o.require("text")
	o.which(r)
	r.Text = o.string("text")
}

// button reads what a press may say about the mouse.
func (o *object) button() accessibility.Mouse {
	return accessibility.Mouse{Button: o.word("button", "left", "middle", "right"), Mods: o.modifiers("mods")}
}

// wheel reads how far the wheel is turned.
func (o *object) wheel(m *accessibility.Mouse) {
	m.DX, m.DY = o.integer("dx", -maxSize, maxSize), o.integer("dy", -maxSize, maxSize)
	if m.DX == 0 && m.DY == 0 {
		o.lack(`%s needs "dx" or "dy" steps, positive is right and down`, o.name)
	}
}

// destination reads where a drag ends: a selector or a cell.
func (o *object) destination(name string) accessibility.Destination {
	value, ok := o.take(name)
	switch {
	case ok && value[0] == '{' && hasOnlyKey(value):
		if inner := o.object(name); inner != nil {
			to := accessibility.Destination{Key: inner.key("key")}
			o.adopt(inner.err)
			return to
		}
		return accessibility.Destination{}
	case !ok || value[0] != '[':
		return accessibility.Destination{Target: o.target(name)}
	}
	x, y, ok := cellAt(value)
	if !ok {
		o.fail(codeBadValue, "%q in %s must be a selector or a cell [x, y], each from 0 to %d", name, o.name, maxSize)
		return accessibility.Destination{}
	}
	return accessibility.Destination{X: x, Y: y, Cell: true}
}

// cellAt reads a cell [x, y]. A null in it is no number.
func cellAt(value json.RawMessage) (x, y int, ok bool) {
	var at []*int
	if json.Unmarshal(value, &at) != nil || len(at) != 2 || at[0] == nil || at[1] == nil {
		return 0, 0, false
	}
	x, y = *at[0], *at[1]
	return x, y, min(x, y) >= 0 && max(x, y) <= maxSize
}

func hasOnlyKey(value json.RawMessage) bool {
	var inner object
	inner.read(value)
	return len(inner.members) == 1 && inner.has("key")
}

func readMouse(o *object) accessibility.Mouse {
	o.require("event", "x", "y")
	event := o.word("event", "press", "release", "move", "wheel")
	buttons := []string{"left", "middle", "right"}
	if event == "move" {
		buttons = append(buttons, "none")
	}
	m := accessibility.Mouse{
		Event: event, Button: o.word("button", buttons...),
		X: o.integer("x", 0, maxSize), Y: o.integer("y", 0, maxSize),
		Mods: o.modifiers("mods"),
	}
	if event == "wheel" {
		o.wheel(&m)
		return m
	}
	m.Count = o.integer("count", 1, maxClicks)
	return m
}

// word returns a member that must be one of words, "" where it is absent.
func (o *object) word(name string, words ...string) string {
	word := o.string(name)
	if o.has(name) && !slices.Contains(words, word) {
		o.fail(codeBadValue, "%q in %s must be one of %s", name, o.name, strings.Join(words, ", "))
	}
	return word
}

// modifiers returns a member like "ctrl+shift", "" where it is absent. Other
// spellings are for the chords that people write.
func (o *object) modifiers(name string) string {
	mods := o.string(name)
	for _, mod := range strings.Split(mods, "+") {
		if mods != "" && !slices.Contains([]string{"ctrl", "alt", "shift"}, mod) {
			o.fail(codeBadValue, `%q in %s must be ctrl, alt, shift or several of them joined by "+"`, name, o.name)
		}
	}
	return mods
}

func isModifier(word string) bool {
	return slices.Contains([]string{"ctrl", "control", "alt", "option", "shift"}, strings.ToLower(word))
}

// chord returns a member that has the form of a key chord. Which names there
// are the app knows: it refuses the rest with bad-value.
func (o *object) chord(name string) string {
	chord := o.string(name)
	if o.has(name) && !isChord(chord) {
		o.fail(codeBadValue, `%q in %s must be a key with its modifiers, as "ctrl+s", "shift+tab", "pageup", "space" or "a"`, name, o.name)
	}
	return chord
}

// isChord checks modifiers and the form of the key: one thing without blanks.
// A "+" at the end is the key itself, so that "ctrl++" is ctrl and plus.
func isChord(chord string) bool {
	if len(chord) > maxChord || strings.ContainsFunc(chord, isNotKey) {
		return false
	}
	mods, key := "", chord
	if i := strings.LastIndex(strings.TrimSuffix(chord, "+"), "+"); i >= 0 {
		mods, key = chord[:i], chord[i+1:]
	}
	if key == "" || strings.HasSuffix(key, "+") && key != "+" {
		return false
	}
	for _, mod := range strings.Split(mods, "+") {
		if mods != "" && !isModifier(mod) {
			return false
		}
	}
	return mods != "" || key == chord
}

func isNotKey(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }
