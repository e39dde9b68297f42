package limoni

import (
	"fmt"

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
}

// nodeInfo is what the loop knows of a node beside the tree.
type nodeInfo struct {
	full      Rect // bounds before clipping
	layer     int32
	sibling   int32 // its index among its container's children
	children  int32 // how many it has
	container bool
	ended     bool // a container whose End was called
	autoFocus bool
	shut      bool // shut off by a modal
}

// caret is where the focused node wants the terminal's cursor.
type caret struct {
	at      Point
	set     bool
	visible bool
}

func (p *pass) reset(size Point) {
	p.tree.Nodes, p.tree.Rare = p.tree.Nodes[:0], p.tree.Rare[:0]
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

// focusable reports whether node i can have the keyboard now.
func (p *pass) focusable(i int) bool {
	n := &p.tree.Nodes[i]
	return n.Actions.Has(accessibility.ActionFocus) && !p.info[i].shut &&
		!n.States.Has(accessibility.StateDisabled) && p.layers[p.info[i].layer].rank.takesKeys()
}

// within reports whether node i is outer or inside it.
func (p *pass) within(outer, i int) bool {
	for ; i > outer; i = int(p.tree.Nodes[i].Parent) {
	}
	return i == outer
}

// line is node i as an outline line, for problems and refusals.
func (p *pass) line(i int) string { return accessibility.OutlineLine(&p.tree, i) }

// finish computes what only a complete pass knows: the order of the layers and
// what a modal shuts off.
func (p *pass) finish(opened map[Key]uint64) {
	p.order(opened)
	for pos, l := range p.stack {
		if p.layers[l].rank == rankModal {
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
}

func (p *pass) finishNode(i int) {
	n, info := &p.tree.Nodes[i], &p.info[i]
	if n.Bounds.Empty() {
		n.States |= accessibility.StateOffscreen
	}
	if p.modal > 0 && int(p.layers[info.layer].position) < p.modal {
		info.shut = true
		n.Actions = 0
		n.States &^= accessibility.StateFocusable
	}
}

// problems collects the mistakes of an app that the passes of a frame found.
type problems struct{ list []string }

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
