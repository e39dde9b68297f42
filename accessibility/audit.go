package accessibility

import (
	"cmp"
	"image"
	"slices"
)

// Audit returns what is wrong with a frame for people who cannot see it, do
// without a mouse or do without colours, and for programs that drive it. The
// rules are those of [Rules]; which role needs and may have what is in
// [RoleRules].
//
// It is a pure function of one frame. The worst findings come first; among
// those of one severity the order is that of the tree, then that of the cells
// from the top, then that of the rules. Nodes that are hidden are not judged;
// nodes that are only scrolled or laid out of view are, but for what takes
// cells.
//
// A secret is quoted by no finding, neither from a node nor from cells, so that
// findings may be sent where the frame may be seen. In a frame that was
// reduced by [Redact] nothing that the policy withholds is reported as missing;
// there less can be judged. Colours are judged only where [Screen.Styles] has
// them, which a connection does not carry, and only where they do not depend
// on the user's theme.
//
// What one frame cannot show is left out: whether the focus can be seen and
// left again (WCAG 2.4.7 and 2.1.2), for which somebody has to press keys, and
// how often a live region changes and how long a message stays (2.2.1 and
// 2.2.2), for which time has to pass. Colours of borders and marks are not
// judged (1.4.11), since nothing tells which of them carry a meaning.
func Audit(s *Snapshot) []Finding {
	if s == nil {
		return nil
	}
	a := &audit{s: s, t: &s.Tree}
	a.look()
	a.auditNodes()
	a.auditSets()
	a.auditFocus()
	a.auditApp()
	a.auditCells()
	return a.sorted()
}

// audit is one run.
type audit struct {
	s     *Snapshot
	t     *Tree
	whole image.Rectangle // the screen
	nodes []judged
	cells cellMap
	found []finding
}

// finding is a Finding with what it is sorted by. A node of -1 comes last.
type finding struct {
	Finding
	rule rule
	node int
}

// judged is what is known of a node beside itself.
type judged struct {
	*RoleRule
	documented bool
	bounds     image.Rectangle // its cells on the screen
	layer      int
	secret     int  // the outermost sensitive node at or above it, -1 for none
	hidden     bool // by itself or with what it stands in
	disabled   bool
	shut       bool // behind a modal
	valueInput bool // inside a text role: its text is part of that one's value
}

// seen reports whether a person can see a cell of it.
func (j *judged) seen() bool { return !j.hidden && !j.bounds.Empty() }

// live reports whether it could react to something.
func (j *judged) live() bool { return !j.hidden && !j.disabled && !j.shut }

// inSecret reports whether node i is inside a sensitive one, which withholds
// its label.
func (a *audit) inSecret(i int) bool { return a.nodes[i].secret >= 0 && a.nodes[i].secret != i }

// look finds out what the rules ask for.
func (a *audit) look() {
	a.whole = wholeScreen(a.s)
	modal := topModal(a.s.Layers)
	layers := layersByNode(a.s.Layers)
	a.nodes = make([]judged, len(a.t.Nodes))
	for i := range a.nodes {
		n, j := &a.t.Nodes[i], &a.nodes[i]
		j.secret = -1
		if up := a.t.parent(i); up >= 0 {
			*j = a.nodes[up]
			j.valueInput = j.valueInput || holdsText(j.Role)
		}
		j.RoleRule, j.documented = ruleOf(n.Role)
		j.bounds = n.Bounds.Intersect(a.whole)
		if l, ok := layers[n.Key]; ok {
			j.layer = l
		}
		if j.secret < 0 && n.States.Has(StateSensitive) {
			j.secret = i
		}
		j.hidden = j.hidden || n.States.Has(StateHidden)
		j.disabled = j.disabled || n.States.Has(StateDisabled)
		j.shut = j.layer < modal
	}
	a.cells = a.mapCells()
}

// mostColumns bounds the screen: what is beyond is nowhere, and no sum of
// places overflows.
const mostColumns = 1 << 20

// wholeScreen is where nodes can be: the cells there are, or else as many as
// the frame says.
func wholeScreen(s *Snapshot) image.Rectangle {
	w, h := s.Width, s.Height
	switch {
	case hasCells(&s.Screen):
		w, h = s.Screen.Width, s.Screen.Height
	case w <= 0 || h <= 0:
		w, h = mostColumns, mostColumns
	}
	return image.Rect(0, 0, min(w, mostColumns), min(h, mostColumns))
}

// hasCells reports whether the cells are those of a screen of that size.
func hasCells(s *Screen) bool {
	return s.Width > 0 && s.Height > 0 && len(s.Cells)%s.Width == 0 && len(s.Cells)/s.Width == s.Height
}

// topModal is the index of the topmost modal layer, 0 where there is none.
func topModal(layers []Layer) int {
	for i := len(layers) - 1; i > 0; i-- {
		if layers[i].Modal {
			return i
		}
	}
	return 0
}

func layersByNode(layers []Layer) map[Key]int {
	index := make(map[Key]int, len(layers))
	for i := len(layers) - 1; i > 0; i-- {
		if layers[i].Node != 0 {
			index[layers[i].Node] = i
		}
	}
	return index
}

// report adds a finding about node i, -1 for none. Its line is as anybody may
// see it.
func (a *audit) report(r rule, i int, why, fix string) *finding {
	f := finding{rule: r, node: i, Finding: Finding{
		Rule: rules[r].ID, Severity: rules[r].Severity, WCAG: rules[r].WCAG, Why: why, Fix: fix,
	}}
	if i >= 0 {
		f.Node, f.Line, f.Bounds = a.t.Nodes[i].Key, OutlineLine(a.t, i), a.nodes[i].bounds
	}
	a.found = append(a.found, f)
	return &a.found[len(a.found)-1]
}

func (a *audit) sorted() []Finding {
	slices.SortStableFunc(a.found, func(f, g finding) int {
		return cmp.Or(
			cmp.Compare(f.Severity.rank(), g.Severity.rank()),
			cmp.Compare(uint(f.node), uint(g.node)), // -1 is last
			cmp.Compare(f.Bounds.Min.Y, g.Bounds.Min.Y), cmp.Compare(f.Bounds.Min.X, g.Bounds.Min.X),
			cmp.Compare(f.rule, g.rule),
		)
	})
	var out []Finding
	for i := range a.found {
		out = append(out, a.found[i].Finding)
	}
	return out
}

// auditNodes applies the rules that look at one node and what it stands in.
func (a *audit) auditNodes() {
	for i := range a.nodes {
		if a.nodes[i].hidden {
			continue
		}
		a.auditName(i)
		a.auditStates(i)
		a.auditPlace(i)
		a.auditRelations(i)
		a.auditReach(i)
		a.auditSecret(i)
	}
}
