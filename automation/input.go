package automation

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"limoni/accessibility"
)

// inputs are the kinds of input and what reads the fields that count for each.
var inputs = map[accessibility.Op]func(*object, *accessibility.Request){
	accessibility.OpAct: func(o *object, r *accessibility.Request) {
		readTarget(o, r)
		o.require("action")
		r.Action, r.Value = o.filled("action"), o.string("value")
	},
	accessibility.OpClick: func(o *object, r *accessibility.Request) {
		readTarget(o, r)
		if mouse := o.object("mouse"); mouse != nil {
			r.Mouse = readButton(mouse)
			o.adopt(mouse.end())
		}
	},
	accessibility.OpKey: func(o *object, r *accessibility.Request) {
		o.require("chord")
		r.Chord = o.chord("chord")
	},
	accessibility.OpText:  readText,
	accessibility.OpPaste: readText,
	accessibility.OpMouse: func(o *object, r *accessibility.Request) {
		o.require("mouse")
		if mouse := o.object("mouse"); mouse != nil {
			r.Mouse = readMouse(mouse)
			o.adopt(mouse.end())
		}
	},
	accessibility.OpResize: func(o *object, r *accessibility.Request) {
		o.require("width", "height")
		r.Width, r.Height = o.integer("width", 1, maxSize), o.integer("height", 1, maxSize)
	},
}

func inputNames() []string {
	var names []string
	for op := range inputs {
		names = append(names, string(op))
	}
	slices.Sort(names)
	return names
}

// readInput reads the request object of a do.
func readInput(o *object) accessibility.Request {
	var r accessibility.Request
	r.Op = accessibility.Op(o.string("op"))
	read, ok := inputs[r.Op]
	if !o.has("op") {
		o.fail(codeBadValue, "%s needs an \"op\": %s", o.name, strings.Join(inputNames(), ", "))
		return r
	} else if !ok {
		o.fail(codeUnknownOp, "unknown input%s; there are %s", sayOp(string(r.Op)), strings.Join(inputNames(), ", "))
		return r
	}
	o.name = "the input " + strconv.Quote(string(r.Op))
	read(o, &r)
	return r
}

// readWhich reads which node is meant.
func readWhich(o *object, r *accessibility.Request) {
	if o.has("key") && o.has("target") {
		o.fail(codeBadValue, `%s takes a "target" or a "key", and not both`, o.name)
	} else if !o.has("key") {
		o.require("target")
	}
	r.Key = o.key("key")
	if target := o.object("target"); target != nil {
		r.Target = readSelector(target, 1)
		o.adopt(target.end())
	}
}

// readTarget reads a node, or a row of it.
func readTarget(o *object, r *accessibility.Request) {
	readWhich(o, r)
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
func readText(o *object, r *accessibility.Request) {
	o.require("text")
	if o.has("key") || o.has("target") {
		readWhich(o, r)
	}
	r.Text = o.string("text")
}

// readButton reads what a click may say about the mouse.
func readButton(o *object) accessibility.Mouse {
	return accessibility.Mouse{
		Button: o.word("button", "left", "middle", "right"),
		Count:  o.integer("count", 1, maxClicks),
		Mods:   o.modifiers("mods"),
	}
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
		m.DX, m.DY = o.integer("dx", -maxSize, maxSize), o.integer("dy", -maxSize, maxSize)
		if m.DX == 0 && m.DY == 0 {
			o.lack(`a wheel event needs "dx" or "dy" steps, positive is right and down`)
		}
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

// modifiers returns a member like "ctrl+shift", "" where it is absent.
func (o *object) modifiers(name string) string {
	mods := o.string(name)
	for _, mod := range strings.Split(mods, "+") {
		if mods != "" && !isModifier(mod) {
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
