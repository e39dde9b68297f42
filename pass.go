package limoni

import (
	"fmt"
	"sync/atomic"

	"limoni/accessibility"
)

// passKind says what a run of the draw function is for.
type passKind uint8

const (
	passSettle   passKind = iota // no event: brings the tree up to date
	passInput                    // carries one event to its node
	passShortcut                 // carries a key nobody focused wanted to who asked for it
	passPaint                    // no event, and the only one that draws cells
)

// pass is what one run of the draw function left behind: the tree and what
// the loop must know beside it. Its memory is used again for a later pass.
type pass struct {
	// nodes and rare are filled while the pass draws; tree is made of them when
	// it is complete.
	nodes  slots[accessibility.Node]
	rare   slots[accessibility.Details]
	tree   accessibility.Tree
	info   []nodeInfo // parallel to tree.Nodes
	layers []layer    // in the order they were opened; 0 is the base
	stack  []int32    // layers from the bottom to the top
	asks   []ask
	index  keyIndex
	text   arena
	size   Point
	caret  caret
	// modal is the position in stack of the topmost modal layer, 0 for none.
	modal int
	// frame is the number of the frame this pass painted, 0 for none.
	frame uint64
	// pins counts the sights that are of this frame: while there are any nothing
	// in it changes.
	pins atomic.Int32
}

// nodeInfo is what the loop knows of a node beside the tree.
type nodeInfo struct {
	full      Rect // bounds before clipping
	base      Key  // the node's key, but for what tells repeated ones apart
	layer     int32
	ended     bool // a container whose End was called
	autoFocus bool
	canFocus  bool  // but for a modal that shuts it off
	asksHover bool  // its looks depend on Hovered
	asksEvent bool  // it looks at the events on it
	repeats   int32 // how many more nodes would have its key
	shut      bool  // shut off by a modal
}

// caret is where the focused node wants the terminal's cursor.
type caret struct {
	at      Point
	set     bool
	visible bool
}

func (p *pass) reset(size Point) {
	p.nodes.reset()
	p.rare.reset()
	p.tree = accessibility.Tree{}
	p.info, p.layers, p.stack, p.asks = p.info[:0], p.layers[:0], p.stack[:0], p.asks[:0]
	p.index.reset()
	p.text.reset()
	p.size, p.caret, p.modal, p.frame = size, caret{}, 0, 0
	p.layers = append(p.layers, layer{node: -1, parent: -1, bounds: Rect{Max: size}})
}

// find returns the index of the node with that key, -1 where there is none.
func (p *pass) find(key Key) int {
	if key == 0 {
		return -1
	}
	return p.index.find(key)
}

// inert are the states of a node that reacts to nothing, nor does what is in it.
const inert = accessibility.StateDisabled | accessibility.StateHidden

// reacts reports whether node i could react to anything now.
func (p *pass) reacts(i int) bool { return !p.info[i].shut && p.tree.Nodes[i].States&inert == 0 }

// focusable reports whether node i can have the keyboard now.
func (p *pass) focusable(i int) bool { return p.info[i].canFocus && !p.info[i].shut }

// within reports whether node i is outer or inside it.
func (p *pass) within(outer, i int) bool {
	for ; i > outer; i = int(p.node(i).Parent) {
	}
	return i == outer
}

// keyOfParent is the key of the container that n is in, 0 for none.
func (p *pass) keyOfParent(n *accessibility.Node) Key {
	if n.Parent < 0 {
		return 0
	}
	return p.tree.Nodes[n.Parent].Key
}

// node is node i, also while the pass draws. It does not move.
func (p *pass) node(i int) *accessibility.Node { return p.nodes.at(i) }

// line is node i as an outline line for problems and misuse: without a value,
// since whoever may read those need not be one who may read inputs.
func (p *pass) line(i int) string {
	n := *p.node(i)
	if p.secret(int(n.Parent)) {
		n.ID, n.Label = "", ""
	}
	n.Value, n.Details, n.Parent = "", 0, -1
	return accessibility.OutlineLine(&accessibility.Tree{Nodes: []accessibility.Node{n}}, 0)
}

// secret reports whether node i is sensitive or inside one that is; -1 is not.
func (p *pass) secret(i int) bool {
	for ; i >= 0; i = int(p.node(i).Parent) {
		if p.node(i).States.Has(accessibility.StateSensitive) {
			return true
		}
	}
	return false
}

// finish computes what only a complete pass knows: the order of the layers and
// what a modal shuts off.
func (p *pass) finish(opened map[Key]uint64) {
	p.tree.Nodes, p.tree.Rare = p.nodes.flatten(), p.rare.flatten()
	p.order(opened)
	for pos, l := range p.stack {
		if p.layers[l].rank == RankModal {
			p.modal = pos
		}
	}
	for _, l := range p.layers[1:] {
		if !l.dismiss {
			p.tree.Nodes[l.node].Actions &^= accessibility.ActionDismiss
		}
	}
	for i := range p.tree.Nodes {
		p.finishNode(i)
	}
	for i := range p.tree.Nodes {
		if p.tree.Nodes[i].Role == accessibility.RoleScrollArea && p.info[i].canFocus && p.holdsFocusable(i) {
			p.info[i].canFocus = false
			p.tree.Nodes[i].Actions &^= accessibility.ActionFocus
			p.tree.Nodes[i].States &^= accessibility.StateFocusable
		}
	}
}

// holdsFocusable reports whether something inside node i can have the focus. A
// scroll area that holds such a thing is no stop of its own: its content is
// reached, and scrolled, by that.
func (p *pass) holdsFocusable(i int) bool {
	for j := i + 1; j < len(p.tree.Nodes) && p.within(i, j); j++ {
		if p.info[j].canFocus && p.info[j].layer == p.info[i].layer {
			return true
		}
	}
	return false
}

func (p *pass) finishNode(i int) {
	n, info := &p.tree.Nodes[i], &p.info[i]
	if n.Bounds.Empty() {
		n.States |= accessibility.StateOffscreen
	}
	if !p.layers[info.layer].rank.takesKeys() {
		n.Actions &^= accessibility.ActionFocus
		n.States &^= accessibility.StateFocusable
	}
	info.canFocus = n.Actions.Has(accessibility.ActionFocus) && n.States&inert == 0
	info.shut = p.modal > 0 && int(p.layers[info.layer].position) < p.modal
	if info.shut || n.States&inert != 0 {
		p.silence(n)
	}
	if n.States.Has(accessibility.StateReadonly) {
		n.Actions &^= accessibility.ActionSetValue
	}
}

// silence makes a node advertise nothing, since it would not react.
func (p *pass) silence(n *accessibility.Node) {
	n.Actions = 0
	n.States &^= accessibility.StateFocusable
	if n.Details > 0 {
		p.tree.Rare[n.Details-1].CustomActions = nil
	}
}

// problems collects the mistakes of an app that the passes of a frame found,
// and keeps those of the frame on the screen.
type problems struct{ list, told []string }

const maxProblems = 64

func (ps *problems) add(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	for _, known := range ps.list {
		if known == text {
			return
		}
	}
	if len(ps.list) < maxProblems {
		ps.list = append(ps.list, text)
	}
}
