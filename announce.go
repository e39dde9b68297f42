package limoni

import (
	"strings"

	"limoni/accessibility"
)

// maxAnnouncements bounds how many are kept for whoever looks.
const maxAnnouncements = 32

// announce notes what screen readers say of this frame: a status or an alert
// that has appeared or says something else than before.
func (a *App) announce() {
	p := a.newest
	for i := range p.tree.Nodes {
		n := &p.tree.Nodes[i]
		if n.Role != accessibility.RoleStatus && n.Role != accessibility.RoleAlert || n.Label == "" {
			continue
		}
		if n.States.Has(accessibility.StateHidden) || p.secret(i) || p.inValue(i) || a.said(n) {
			continue
		}
		a.announcements = append(a.announcements, strings.Clone(n.Label))
	}
	if extra := len(a.announcements) - maxAnnouncements; extra > 0 {
		a.announcements = append(a.announcements[:0], a.announcements[extra:]...)
	}
}

// inValue reports whether node i is inside a text widget: what it says is part
// of that one's value, which not everybody may read.
func (p *pass) inValue(i int) bool {
	for i = int(p.node(i).Parent); i >= 0; i = int(p.node(i).Parent) {
		if p.node(i).Role.IsText() {
			return true
		}
	}
	return false
}

// said reports whether the frame before had the same node with the same text.
func (a *App) said(n *accessibility.Node) bool {
	if a.before == nil {
		return false
	}
	i := a.before.find(n.Key)
	return i >= 0 && a.before.tree.Nodes[i].Label == n.Label && !a.before.tree.Nodes[i].States.Has(accessibility.StateHidden)
}
