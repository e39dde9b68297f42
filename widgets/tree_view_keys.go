package widgets

import (
	"limoni"
	"limoni/accessibility"
)

// maxSiblings is how many nodes * opens.
const maxSiblings = 1024

// applyTreeKeys are the keys that a list does not have.
func (p *treePass) applyTreeKeys(f *limoni.Frame) {
	switch {
	case p.resp.Key("right"):
		p.right()
	case p.resp.Key("left"):
		p.left()
	case p.typeahead && p.resp.Key("*"):
		p.openSiblings()
	default:
		return
	}
	p.measure(f)
}

// right opens the node with the cursor, or goes to its first child.
func (p *treePass) right() {
	if *p.sel < 0 {
		return
	}
	if at := p.s.locate(*p.sel); at.open == nil {
		p.turn(true)
	} else if at.open.total > 0 {
		p.moveTo(*p.sel + 1)
	}
}

// left closes the node with the cursor, or goes to its parent.
func (p *treePass) left() {
	if *p.sel < 0 {
		return
	}
	at := p.s.locate(*p.sel)
	if at.open != nil && p.turn(false) {
		return
	}
	if in := at.in; in.parent != nil {
		p.moveTo(in.parent.absolute(in.index))
	}
}

// turn opens or closes the node with the cursor, which the response then
// answers for.
func (p *treePass) turn(open bool) bool {
	if p.height == 0 || !p.s.set(*p.sel, open) {
		return false
	}
	p.acted, p.moved = *p.sel, true
	did := accessibility.ActionCollapse
	if open {
		did = accessibility.ActionExpand
	}
	p.resp.SetDid(did)
	return true
}

// openSiblings opens the nodes beside the one with the cursor, and that one.
func (p *treePass) openSiblings() {
	if *p.sel < 0 {
		return
	}
	at := p.s.locate(*p.sel)
	for i := range min(at.in.Len, maxSiblings) {
		p.s.set(at.in.absolute(i), true)
	}
	*p.sel = at.in.absolute(at.index)
	p.moved = true
}

// applyDid opens and closes what an action or a click on the marker is about.
// Both have given it the cursor.
func (p *treePass) applyDid(activateToggles bool) {
	if *p.sel < 0 || *p.sel >= p.count {
		return
	}
	switch {
	case p.resp.Did(accessibility.ActionExpand):
		p.s.set(*p.sel, true)
	case p.resp.Did(accessibility.ActionCollapse):
		p.s.set(*p.sel, false)
	case activateToggles && p.resp.Did(accessibility.ActionActivate):
		p.s.set(*p.sel, p.s.locate(*p.sel).open == nil)
	}
}
