package limoni

import (
	"unsafe"

	"limoni/accessibility"
)

// RegisterAccessibility registers a node and returns what happened to it. This
// one registration feeds the tree, hit testing and the focus order: a node
// that advertises ActionFocus can have the keyboard, one that advertises
// another action reacts to a click, one that advertises ActionScroll to the
// wheel.
//
// Node.Key and Node.Parent are set here. Node.Bounds are given unclipped; the
// tree holds what of them is visible.
func (f *Frame) RegisterAccessibility(n accessibility.Node) Response {
	return f.respond(f.register(&n))
}

// Begin registers a container: what is registered until the matching
// [Frame.End] is inside it, in the tree and in its keys.
func (f *Frame) Begin(n accessibility.Node) Response {
	i := f.register(&n)
	f.push(i)
	return f.respond(i)
}

// BeginLayer is Begin for a container that lies above what is drawn around it,
// as rank says. Its bounds are its rectangle: it may lie outside its parent,
// takes the mouse everywhere inside and is cut off at its edge.
func (f *Frame) BeginLayer(rank Rank, n accessibility.Node) Response {
	parent := f.layer
	if !rank.takesKeys() {
		parent = 0
	}
	clip := f.clip
	f.clip = f.Area().Intersect(n.Bounds)
	if rank == RankModal {
		n.States |= accessibility.StateModal
	}
	l := int32(len(f.pass.layers))
	f.pass.layers = append(f.pass.layers, layer{parent: parent, rank: rank, bounds: f.clip})
	before := f.layer
	f.layer = l
	i := f.register(&n)
	f.layer, f.clip = before, clip
	f.pass.layers[l].node, f.pass.layers[l].key = int32(i), f.pass.node(i).Key
	f.push(i)
	f.layer, f.clip = l, f.pass.layers[l].bounds
	f.canvas, f.surface = f.app.layerCanvas(f, l), f.app.theme.Popup
	return f.respond(i)
}

func (f *Frame) push(i int) {
	f.open = append(f.open, openNode{int32(i), f.layer, f.clip, f.canvas, f.surface})
}

// End closes the container that was begun last; resp must be its response.
// Now the container may ask for the keys and clicks that its content left:
// with resp, or with the response that End returns, which is the same.
func (f *Frame) End(resp Response) Response {
	last := len(f.open) - 1
	if last < 0 {
		misuse("End without a Begin")
	}
	o := f.open[last]
	if !resp.of(f) || resp.node != o.node {
		misuse("End of %s while %s is open; end containers in the reverse order of their Begin",
			resp, f.pass.line(int(o.node)))
	}
	f.open = f.open[:last]
	f.layer, f.clip, f.canvas, f.surface = o.layer, o.clip, o.canvas, o.surface
	f.pass.info[o.node].ended = true
	return resp
}

// Node is the registered node of resp, to be completed while drawing: its
// value, states, set size. It does not move until the pass ends. Key, ID,
// Role, Label and Parent are fixed.
func (f *Frame) Node(resp Response) *accessibility.Node {
	if !resp.of(f) {
		f.app.scrap.node = accessibility.Node{}
		return &f.app.scrap.node
	}
	return f.pass.node(int(resp.node))
}

// SetBounds gives resp's node other bounds, unclipped as when it was
// registered: for a widget that knows its size only when it has drawn.
func (f *Frame) SetBounds(resp Response, r Rect) {
	if resp.of(f) {
		f.pass.node(int(resp.node)).Bounds = r.Intersect(f.clip)
		f.pass.info[resp.node].full = r
	}
}

// Details is the slot of resp's rare properties, zeroed at the first call.
func (f *Frame) Details(resp Response) *accessibility.Details {
	if !resp.of(f) {
		f.app.scrap.details = accessibility.Details{}
		return &f.app.scrap.details
	}
	n, rare := f.pass.node(int(resp.node)), &f.pass.rare
	if n.Details == 0 {
		rare.add(new(accessibility.Details))
		n.Details = int32(rare.len())
	}
	return rare.at(int(n.Details) - 1)
}

// register appends a node and returns its index.
func (f *Frame) register(n *accessibility.Node) int {
	p := f.pass
	i := p.nodes.len()
	parent, parentKey := f.parent()
	info := nodeInfo{full: n.Bounds, layer: f.layer}
	if parent >= 0 {
		n.States |= p.node(parent).States & inert
	}
	n.Parent, n.Details = int32(parent), 0
	n.Key, info.base = f.keyFor(n, i, parentKey)
	n.Bounds = n.Bounds.Intersect(f.clip)
	f.complete(n, i)
	p.nodes.add(n)
	p.info = append(p.info, info)
	f.clickByKey(i)
	return i
}

// complete sets the states that follow from others.
func (f *Frame) complete(n *accessibility.Node, i int) {
	if n.States&inert != 0 {
		n.Actions = 0
	}
	n.States &^= accessibility.StateFocused | accessibility.StateFocusable
	if n.Actions.Has(accessibility.ActionFocus) {
		n.States |= accessibility.StateFocusable
	}
	if n.Key == f.app.focus.key {
		f.focus = i
		n.States |= accessibility.StateFocused
	}
}

func (f *Frame) parent() (index int, key Key) {
	if len(f.open) == 0 {
		return -1, 0
	}
	i := int(f.open[len(f.open)-1].node)
	return i, f.pass.node(i).Key
}

// keyFor makes the key of node i and reports a repeated one.
func (f *Frame) keyFor(n *accessibility.Node, i int, parent Key) (key, base Key) {
	base = f.baseKey(n, i, parent)
	first := f.pass.index.add(base, i)
	if first < 0 {
		return base, base
	}
	ordinal, key := f.repeated(first, i, base)
	other := f.pass.node(first)
	switch secret := f.pass.secret(int(other.Parent)); {
	case n.ID == "" && n.Actions.Has(accessibility.ActionFocus) && !secret:
		f.problem("%s %q is there %d times in one container without an ID; give it an ID", n.Role, n.Label, ordinal+1)
	case n.ID == "" || ordinal > 1:
	case secret:
		f.problem("two siblings inside a sensitive node have one ID; give each its own")
	default:
		f.problem("two siblings have the ID %q: %s %q and %s %q; give each its own", n.ID, other.Role, other.Label, n.Role, n.Label)
	}
	return key, base
}

// baseKey is the key that n has if no sibling has it before. Node i is nearly
// always the one of the pass before, made of the very same strings, and then
// nothing need be hashed.
func (f *Frame) baseKey(n *accessibility.Node, i int, parent Key) Key {
	if p := f.app.newest; p != nil && i < len(p.tree.Nodes) {
		o := &p.tree.Nodes[i]
		if same(o.ID, n.ID) && o.Role == n.Role && (n.ID != "" || same(o.Label, n.Label)) && p.keyOfParent(o) == parent {
			return p.info[i].base
		}
	}
	if n.ID == "" {
		return keyOfLabel(parent, n.Role, n.Label)
	}
	return keyOfID(parent, n.ID)
}

// same reports whether a and b lie at the same place in memory.
func same(a, b string) bool {
	return len(a) == len(b) && unsafe.StringData(a) == unsafe.StringData(b)
}

// repeated makes a key of its own for node i, which would have the key of the
// node at first, and counts there how many there are.
func (f *Frame) repeated(first, i int, base Key) (ordinal uint64, key Key) {
	info := &f.pass.info[first]
	for {
		info.repeats++
		ordinal = uint64(info.repeats)
		if key = keyOfRepeat(base, ordinal); f.pass.index.add(key, i) < 0 {
			return ordinal, key
		}
	}
}
