package limoni

import (
	"sync"

	"limoni/accessibility"
)

// view is the frame on the screen as the caller of a Do may have it, for as
// long as the Do takes. Its memory is used again.
type view struct {
	seen  accessibility.Snapshot
	nodes []accessibility.Node
	rare  []accessibility.Details
	refs  []uint32
	cells []rune
}

var views = sync.Pool{New: func() any { return new(view) }}

// view makes one, which stays as it is while the app goes on. The texts are
// those of the pass, which lasts until the Do is over.
func (a *App) view(redact func(*accessibility.Snapshot)) *view {
	v := views.Get().(*view)
	v.seen.Tree.Refs, v.seen.Screen.Cells = v.refs, v.cells
	a.look(&v.seen)
	t := &v.seen.Tree
	v.nodes, v.rare = append(v.nodes[:0], t.Nodes...), append(v.rare[:0], t.Rare...)
	t.Nodes, t.Rare = v.nodes, v.rare
	v.refs, v.cells = t.Refs, v.seen.Screen.Cells
	if redact != nil {
		v.ownActions()
		redact(&v.seen)
	}
	return v
}

// ownActions copies the last of what a function that reduces the view could
// write to.
func (v *view) ownActions() {
	for i := range v.rare {
		custom := v.rare[i].CustomActions
		v.rare[i].CustomActions = append([]accessibility.CustomAction(nil), custom...)
	}
}

// release gives the memory back and keeps no text alive.
func (v *view) release() {
	clear(v.nodes)
	clear(v.rare)
	clear(v.cells)
	v.seen = accessibility.Snapshot{}
	views.Put(v)
}
