package limoni

import "limoni/accessibility"

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
	f.canvas = f.app.layerCanvas(f, l)
	return f.respond(i)
}

func (f *Frame) push(i int) {
	f.open = append(f.open, openNode{int32(i), f.layer, f.clip, f.canvas})
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
	f.layer, f.clip, f.canvas = o.layer, o.clip, o.canvas
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

// Details is the slot of resp's rare properties, zeroed at the first call.
func (f *Frame) Details(resp Response) *accessibility.Details {
	if !resp.of(f) {
		f.app.scrap.details = accessibility.Details{}
		return &f.app.scrap.details
	}
	n, rare := f.pass.node(int(resp.node)), &f.pass.rare
	if n.Details == 0 {
		rare.add(accessibility.Details{})
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
	n.Key = f.keyFor(n, parentKey)
	n.Bounds = n.Bounds.Intersect(f.clip)
	f.complete(n, i)
	p.index.add(n.Key, i)
	p.nodes.add(*n)
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

// keyFor makes the key of a node and reports a repeated one.
func (f *Frame) keyFor(n *accessibility.Node, parent Key) Key {
	if n.ID == "" {
		return f.labelKey(n, parent)
	}
	key := keyOfID(parent, n.ID)
	first := f.pass.index.find(key)
	if first < 0 {
		return key
	}
	ordinal, again := f.repeated(first, func(ordinal uint64) Key { return finish(mix(uint64(key), ordinal)) })
	if ordinal == 1 {
		other := f.pass.node(first)
		if f.pass.secret(int(other.Parent)) {
			f.problem("two siblings inside a sensitive node have one ID; give each its own")
		} else {
			f.problem("two siblings have the ID %q: %s %q and %s %q; give each its own", n.ID, other.Role, other.Label, n.Role, n.Label)
		}
	}
	return again
}

func (f *Frame) labelKey(n *accessibility.Node, parent Key) Key {
	key := keyOfLabel(parent, n.Role, n.Label, 0)
	first := f.pass.index.find(key)
	if first < 0 {
		return key
	}
	ordinal, again := f.repeated(first, func(ordinal uint64) Key { return keyOfLabel(parent, n.Role, n.Label, ordinal) })
	if n.Actions.Has(accessibility.ActionFocus) && !f.pass.secret(int(f.pass.node(first).Parent)) {
		f.problem("%s %q is there %d times in one container without an ID; give it an ID", n.Role, n.Label, ordinal+1)
	}
	return again
}

// repeated makes a key of its own for one more node that has the key of the
// node at first, and counts there how many there are.
func (f *Frame) repeated(first int, keyOf func(ordinal uint64) Key) (ordinal uint64, key Key) {
	info := &f.pass.info[first]
	for {
		info.repeats++
		ordinal = uint64(info.repeats)
		if key = keyOf(ordinal); f.pass.index.find(key) < 0 {
			return ordinal, key
		}
	}
}
