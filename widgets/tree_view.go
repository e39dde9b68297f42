package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// TreeView is rows of nodes that open to show what is below them:
//
//	▾ src
//	  ▸ cmd
//	    main.go
//	  go.mod
//
// Right opens a node and then goes to its first child, Left closes it and then
// goes to its parent; Up, Down, Home, End, PageUp and PageDown move the cursor
// over the rows without leaving them. A click on the marker opens and closes;
// elsewhere it selects. Letters are left to the app unless Typeahead is set;
// with that, * opens the nodes beside the one with the cursor, too.
//
// The response answers for a row, which Item names by its key and its place
// among its siblings (who asks for a row by a position alone counts rows):
//
//   - Did(accessibility.ActionExpand) and ActionCollapse report that it was
//     opened or closed, by a key, a click or an action;
//   - Clicked reports a click on it, Enter, or the activate action;
//   - Did(accessibility.ActionActivate) reports a double click, Enter, or the
//     action. What that means is the app's, for leaves and others, unless
//     ActivateToggles is set;
//   - the rest is as for a [List], Chosen and Space too.
//
// Only what is open is asked for, and only what is drawn costs anything: see
// [TreeData]. The cursor stays with its node while others open, close, come and
// go. Where its node goes it moves to what is at its place, and where a node
// above it closes, to that one. A node that is below itself opens once.
type TreeView struct {
	ID    string
	Label string
	Data  TreeData
	// Selected is the key of the node with the cursor. A key that the app sets
	// gets the cursor as soon as it has a row: open what it is in. nil leaves it
	// to the tree.
	Selected *string
	// Open are the open nodes; nil leaves them to the tree.
	Open *OpenNodes
	// Chosen are the selected nodes of a tree in which several may be; nil where
	// the one with the cursor is it.
	Chosen *Selection
	// ActivateToggles makes Enter, a double click and the activate action open
	// and close nodes that can be, beside reporting them.
	ActivateToggles bool
	// Typeahead makes typed letters select the next row that begins with them.
	Typeahead bool
	AutoFocus bool
	Disabled  bool
	// Guides draws lines that lead down from each open node.
	Guides bool
	// Scrollbar draws one on the right where there are more rows than fit.
	Scrollbar bool
	// Empty is shown where there are no rows.
	Empty string
	// State takes over what the tree remembers, for apps that want to own it.
	State *TreeState
}

// treePass is one pass of a tree.
type treePass struct {
	rows
	st *TreeState
	s  *treeShape
}

// Draw draws the rows that fit into area.
func (t TreeView) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if t.Data == nil {
		panic("widgets: TreeView " + strconv.Quote(t.Label) + " has no Data; give it a pointer to the app's nodes")
	}
	p := t.begin(f, area)
	if !disabled(f, p.resp) {
		p.applyTreeKeys(f)
	}
	p.apply(f)
	if t.Scrollbar {
		area = p.drawScrollbar(f, area)
	}
	t.draw(f, &p, area)
	p.applyDid(t.ActivateToggles)
	return t.end(f, &p)
}

// begin registers the tree and brings its rows up to date.
func (t *TreeView) begin(f *limoni.Frame, area limoni.Rect) treePass {
	resp := f.Begin(accessibility.Node{
		ID: t.ID, Role: accessibility.RoleTree, Label: t.Label, Bounds: area,
		States: when(t.Disabled, accessibility.StateDisabled), Actions: accessibility.ActionFocus,
	})
	if t.AutoFocus {
		f.AutoFocus(resp)
	}
	st := t.State
	if st == nil {
		st = limoni.Memory[TreeState](f, resp)
	}
	moved := st.update(t)
	p := treePass{st: st, s: &st.shape}
	p.rows = rows{Items: p.s, role: accessibility.RoleTreeItem, chosen: t.Chosen, typeahead: t.Typeahead, height: max(area.Dy(), 0)}
	p.keys = resp
	if p.start(f, resp, nil, &st.ListState); moved {
		p.resp.SetSelected()
	}
	if p.s.loading > 0 {
		f.Busy(f.Concat("loading ", t.Label))
	}
	return p
}

// end closes the tree and tells the app which node has the cursor.
func (t *TreeView) end(f *limoni.Frame, p *treePass) limoni.Response {
	p.st.remember()
	waiting := t.Selected != nil && *t.Selected != "" && *t.Selected != p.st.told && *p.sel == p.before
	if t.Selected != nil && !waiting {
		*t.Selected = ""
		if *p.sel >= 0 && *p.sel < p.count && !p.s.locate(*p.sel).note() {
			*t.Selected = p.s.Key(*p.sel)
		}
		p.st.told = *t.Selected
	}
	return p.rows.end(f)
}
