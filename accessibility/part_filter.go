package accessibility

// Filter says which nodes of a tree are of interest.
type Filter uint8

const (
	// FilterAll is every node.
	FilterAll Filter = iota
	// FilterInteractive is what can be operated: every node that advertises an
	// action, standard or its own, can have the focus, or is a disabled control.
	// A row or a control without a label brings what is inside it and names it.
	FilterInteractive
	// FilterText is what can be read: text, status, rows and cells with a label
	// or a value, the value of what is not entered, such as a progress bar or a
	// read-only text area, and error messages.
	FilterText
)

// Beside the nodes of interest a filter keeps what they stand in where it has a
// label or is modal, so that the outline still says where things are.

var filterNames = [...]string{"all", "interactive", "text"}

// String is the wire name.
func (f Filter) String() string { return filterNames[min(int(f), len(filterNames)-1)] }

// ParseFilter returns the filter of a wire name.
func ParseFilter(name string) (Filter, bool) {
	i := nameIndex(name, filterNames[:])
	return Filter(max(i, 0)), i >= 0
}

// mark marks what f keeps of the nodes from first on.
func (f Filter) mark(t *Tree, keep []bool, first int) {
	around := make([]bool, len(keep)) // stands around a node of interest
	for k := len(keep) - 1; k >= 0; k-- {
		n := &t.Nodes[first+k]
		of := f.lets(n, detailsOf(t, n))
		keep[k] = of || around[k] && (n.Label != "" || n.States.Has(StateModal))
		if up := t.parent(first+k) - first; up >= 0 && (of || around[k]) {
			around[up] = true
		}
	}
	if f == FilterInteractive {
		markNames(t, keep, first)
	}
}

// markNames marks what names the rows and controls that have no label.
func markNames(t *Tree, keep []bool, first int) {
	named := make([]bool, len(keep)) // by its content
	for k := range keep {
		n, up := &t.Nodes[first+k], t.parent(first+k)-first
		inside := up >= 0 && named[up]
		if n.Label == "" {
			named[k] = inside || keep[k] && hasContentForName(n.Role)
		} else if inside {
			keep[k] = true
		}
	}
}

func hasContentForName(r Role) bool {
	rule, _ := ruleOf(r)
	return rule.Operated || rule.Member
}

// lets reports whether a node is of interest for itself.
func (f Filter) lets(n *Node, d *Details) bool {
	switch f {
	case FilterInteractive:
		return n.Actions != 0 || len(d.CustomActions) > 0 || n.States.Has(StateFocusable) || n.States.Has(StateDisabled) && isControl(n.Role)
	case FilterText:
		return isRead(n, d)
	}
	return true
}

func isControl(r Role) bool {
	rule, _ := ruleOf(r)
	return rule.Operated
}

// isRead reports whether a node tells text that is read rather than operated.
func isRead(n *Node, d *Details) bool {
	tells := disclosureOf(n.Role)
	switch {
	case d.ErrorMessage != "", tells.Label != 0 && n.Label != "":
		return true
	case tells.Value&GrantScreen != 0, n.States.Has(StateReadonly):
		return shownValue(n, d) != ""
	}
	return false
}
