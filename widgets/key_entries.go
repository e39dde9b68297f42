package widgets

import (
	"strconv"
	"strings"

	"limoni"
	"limoni/accessibility"
)

// keyEntry is one line of the help: a key, or the heading of a group.
type keyEntry struct {
	id    string
	chord string // "" for a heading
	key   string // the chord as it is drawn
	label string
	named bool
}

// keyEntries are the lines, as Items.
type keyEntries struct {
	all                  []keyEntry
	keyWidth, labelWidth int
}

// Len, Row and Key make them the Items of rows.
func (e *keyEntries) Len() int         { return len(e.all) }
func (e *keyEntries) Row(i int) Row    { return Row{Text: e.all[i].label} }
func (e *keyEntries) Key(i int) string { return e.all[i].id }

// width is the columns of a line.
func (e *keyEntries) width() int { return max(2+e.keyWidth+2+e.labelWidth, 20) }

func (e *keyEntries) add(entry keyEntry) {
	entry.id = strconv.Itoa(len(e.all) + 1)
	e.all = append(e.all, entry)
	e.keyWidth = max(e.keyWidth, limoni.Width(entry.key))
	e.labelWidth = max(e.labelWidth, limoni.Width(entry.label))
}

func (e *keyEntries) has(chord string) bool {
	for i := range e.all {
		if e.all[i].chord == chord {
			return true
		}
	}
	return false
}

// keyNaming finds out what keys are called.
type keyNaming struct {
	tree  accessibility.Tree // a copy, which can be kept
	names []KeyName
}

// of is what a chord does. A key of a widget also has a usual name, and so does
// one that the toolkit has a use for where nothing asks for it.
func (n *keyNaming) of(chord string, ofNode bool) string {
	if label := nameIn(n.names, chord); label != "" {
		return strings.Clone(label)
	}
	for i := range n.tree.Nodes {
		node := n.tree.Nodes[i]
		if node.Label != "" && n.tree.Details(node).Shortcut == chord {
			return node.Label
		}
	}
	if ofNode {
		if label := nameIn(usualKeys[:], chord); label != "" {
			return label
		}
	}
	return nameIn(toolkitKeys[:], chord)
}

// node is what the node with that key is called.
func (n *keyNaming) node(key accessibility.Key) string {
	i := n.tree.Index(key)
	if i < 0 {
		return "This control"
	}
	if n.tree.Nodes[i].Label != "" {
		return n.tree.Nodes[i].Label
	}
	return string(n.tree.Nodes[i].Role)
}

// collect lists the keys that work now.
func (k *KeyHelp) collect(f *limoni.Frame) {
	k.bindings = f.AppendBindings(k.bindings[:0])
	k.entries = keyEntries{}
	n := keyNaming{tree: f.AccessibilityTree(), names: k.Names}
	heading := k.addPress(f, &n)
	for _, b := range k.bindings {
		group := "This screen"
		switch {
		case b.Node != 0:
			group = n.node(b.Node)
		case b.Global:
			group = "Everywhere"
		}
		chord := b.Chord.String()
		if k.entries.has(chord) {
			continue // whoever is asked first gets it
		}
		if group != heading {
			heading = group
			k.entries.add(keyEntry{label: heading})
		}
		k.add(f, chord, n.of(chord, b.Node != 0))
	}
	k.entries.add(keyEntry{label: "Moving around"})
	for _, key := range toolkitKeys {
		if !k.entries.has(key.Key) {
			k.add(f, key.Key, key.Label)
		}
	}
}

// addPress adds the keys that press the control with the keyboard, which does
// not ask for them, and returns its name as a heading.
func (k *KeyHelp) addPress(f *limoni.Frame, n *keyNaming) string {
	for i := range n.tree.Nodes {
		node := &n.tree.Nodes[i]
		if !node.States.Has(accessibility.StateFocused) || !node.Actions.Has(accessibility.ActionActivate) {
			continue
		}
		heading := n.node(node.Key)
		k.entries.add(keyEntry{label: heading})
		for _, chord := range [...]string{"enter", "space"} {
			k.add(f, chord, nameIn(usualKeys[:], chord))
		}
		return heading
	}
	return ""
}

// add adds a key. One without a name is called what it is.
func (k *KeyHelp) add(f *limoni.Frame, chord, label string) {
	e := keyEntry{chord: chord, key: strings.Clone(keyText(f, chord)), label: label, named: label != ""}
	if !e.named {
		e.label = e.key
	}
	k.entries.add(e)
}
