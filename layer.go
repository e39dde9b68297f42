package limoni

import (
	"slices"

	"limoni/accessibility"
)

// Rank is the kind of a layer. Among layers of one parent the higher rank lies
// above; a layer always lies above its parent.
type Rank uint8

const (
	// RankPopup is a menu or drop-down over what it was opened from. It is the
	// zero Rank.
	RankPopup Rank = iota
	// RankModal shuts off everything below it until it is gone, and keeps the
	// focus in itself.
	RankModal
	// RankTooltip has no parent and never takes the mouse or the keyboard.
	RankTooltip
	// RankToast has no parent, lies above all else and takes no keys.
	RankToast
)

// takesKeys reports whether a layer of this rank is asked for keys.
func (r Rank) takesKeys() bool { return r <= RankModal }

// layer is one open layer of a pass.
type layer struct {
	key      Key
	node     int32 // its node; -1 for the base
	parent   int32 // the layer open where it began; 0 for tooltips and toasts
	position int32 // in pass.stack, from the bottom
	rank     Rank
	dismiss  bool // Dismissed was asked of it
	opened   uint64
	bounds   Rect
}

// order sorts the layers from the bottom to the top: a layer above its parent;
// among those of one parent by rank, then by who opened later.
func (p *pass) order(opened map[Key]uint64) {
	for i := range p.layers {
		p.layers[i].opened = opened[p.layers[i].key]
	}
	p.stackFrom(0)
	for pos, l := range p.stack {
		p.layers[l].position = int32(pos)
	}
}

// stackFrom appends layer l and, above it, the layers that stand on it.
func (p *pass) stackFrom(l int32) {
	p.stack = append(p.stack, l)
	var buf [16]int32
	on := buf[:0]
	for i := range p.layers {
		if i > 0 && p.layers[i].parent == l {
			on = append(on, int32(i))
		}
	}
	slices.SortStableFunc(on, func(a, b int32) int {
		x, y := &p.layers[a], &p.layers[b]
		if x.rank != y.rank {
			return int(x.rank) - int(y.rank)
		}
		return int(int64(x.opened) - int64(y.opened))
	})
	for _, i := range on {
		p.stackFrom(i)
	}
}

// topKeyLayer returns the position in the stack of the top layer that takes keys.
func (p *pass) topKeyLayer() int {
	for pos := len(p.stack) - 1; pos > 0; pos-- {
		if p.layers[p.stack[pos]].rank.takesKeys() {
			return pos
		}
	}
	return 0
}

// standsOn reports whether layer l is base or stands on it.
func (p *pass) standsOn(l, base int32) bool {
	for ; l > 0; l = p.layers[l].parent {
		if l == base {
			return true
		}
	}
	return l == base
}

// layerAt returns the top layer that takes the mouse at a cell: inside its
// rectangle a layer takes it, a modal everywhere, a tooltip never.
func (p *pass) layerAt(at Point) int32 {
	for pos := len(p.stack) - 1; pos > 0; pos-- {
		l := &p.layers[p.stack[pos]]
		if l.rank != RankTooltip && (l.rank == RankModal || at.In(l.bounds)) {
			return p.stack[pos]
		}
	}
	return 0
}

// nodeAt returns the last registered node at a cell of a layer that is not
// hidden, -1 for none.
func (p *pass) nodeAt(l int32, at Point) int {
	for i := len(p.tree.Nodes) - 1; i >= 0; i-- {
		if p.info[i].layer == l && at.In(p.tree.Nodes[i].Bounds) && !p.tree.Nodes[i].States.Has(accessibility.StateHidden) {
			return i
		}
	}
	return -1
}

// covers returns the layer above node i's that hides a cell of it, -1 for none.
func (p *pass) covers(i int, at Point) int32 {
	own := p.layers[p.info[i].layer].position
	for pos := len(p.stack) - 1; pos > int(own); pos-- {
		if at.In(p.layers[p.stack[pos]].bounds) {
			return p.stack[pos]
		}
	}
	return -1
}
