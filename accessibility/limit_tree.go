package accessibility

import "sort"

// cutTree leaves out the nodes that are too deep, and of the others those that
// are too many.
func (l *limiter) cutTree() {
	t := &l.s.Tree
	keep := make([]bool, len(t.Nodes))
	deep := t.reach(MaxDepth, keep)
	left := len(t.Nodes) - deep.count
	many := l.share(keep, left)
	if deep.count > 0 {
		lie := " nodes lie deeper than the " + grouped(MaxDepth) + " levels that are told and are left out"
		if deep.count == 1 {
			lie = " node lies deeper than the " + grouped(MaxDepth) + " levels that are told and is left out"
		}
		l.told = append(l.told, grouped(deep.count)+lie+l.container(deep))
	}
	if many.count > 0 {
		out := " are left out"
		if many.count == 1 {
			out = " is left out"
		}
		l.told = append(l.told, grouped(left)+" nodes are more than the "+grouped(MaxNodes)+" that are told; "+grouped(many.count)+out+l.container(many))
	}
	if deep.count+many.count > 0 {
		*t = t.only(keep)
	}
}

// reach marks the nodes that are in the first levels of t.
func (t *Tree) reach(levels int, keep []bool) (deep cuts) {
	level := make([]int32, len(t.Nodes))
	for i := range t.Nodes {
		level[i] = 1
		if up := t.parent(i); up >= 0 {
			level[i] = level[up] + 1
		}
		if keep[i] = int(level[i]) <= levels; !keep[i] {
			deep.add(i)
		}
	}
	return deep
}

// share unmarks nodes so that no more than MaxNodes of count are kept.
func (l *limiter) share(keep []bool, count int) (many cuts) {
	if count <= MaxNodes {
		return many
	}
	h := l.hold(keep)
	h.choose()
	for i := range keep {
		if keep[i] && !h.kept[i] {
			many.add(i)
		}
	}
	copy(keep, h.kept)
	return many
}

// holding decides how many of its children each container keeps: most of them,
// and those before index more one beyond.
type holding struct {
	t      *Tree
	within []bool // what may be kept
	rank   []int32
	needed []bool // kept whatever its rank
	widest int

	kept []bool
}

func (l *limiter) hold(within []bool) *holding {
	t := &l.s.Tree
	h := &holding{t: t, within: within, rank: make([]int32, len(t.Nodes)), needed: make([]bool, len(t.Nodes)), kept: make([]bool, len(t.Nodes))}
	children := make([]int32, len(t.Nodes)+1)
	for i := range t.Nodes {
		up := t.parent(i) + 1
		h.rank[i] = children[up]
		children[up]++
		h.widest = max(h.widest, int(children[up]))
	}
	h.need(l.s.Focus)
	for i := range l.s.Layers {
		h.need(l.s.Layers[i].Node)
	}
	return h
}

// need marks a node and what it stands in.
func (h *holding) need(key Key) {
	for i := h.t.Index(key); i >= 0 && !h.needed[i]; i = h.t.parent(i) {
		h.needed[i] = true
	}
}

// choose keeps as much as MaxNodes permit.
func (h *holding) choose() {
	if h.count(0, -1) > MaxNodes {
		clear(h.needed)
	}
	most := sort.Search(h.widest, func(k int) bool { return h.count(k+1, -1) > MaxNodes })
	more := sort.Search(len(h.kept), func(i int) bool { return h.count(most, i) > MaxNodes }) - 1
	h.count(most, more)
}

// count marks what is kept where each container keeps most of its children, and
// the top and the containers before index more one beyond; with more at -1 none
// does.
func (h *holding) count(most, more int) int {
	count := 0
	for i := range h.kept {
		up, limit := h.t.parent(i), most
		if up < more {
			limit++
		}
		h.kept[i] = h.within[i] && (up < 0 || h.kept[up]) && (int(h.rank[i]) < limit || h.needed[i])
		if h.kept[i] {
			count++
		}
	}
	return count
}
