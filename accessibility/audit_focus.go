package accessibility

import (
	"cmp"
	"image"
	"strings"
)

// auditReach asks whether a node can be reached without a mouse.
func (a *audit) auditReach(i int) {
	n, j := &a.t.Nodes[i], &a.nodes[i]
	if n.States.Has(StateFocusable) && (j.Passive || !j.documented) {
		a.report(focusableRole, i, "it can have the keyboard and its role does not say what for", "give it the role of what it does")
	}
	if !j.live() || !j.seen() {
		return
	}
	if a.operated(i) && !a.reachable(i) {
		a.report(keyboardUnreachable, i, "only a mouse reaches it", "advertise ActionFocus, or bind a key and tell it in Details.Shortcut")
	}
	const clicks = ActionActivate | ActionToggle | ActionSelect
	if n.Actions&clicks != 0 && !n.States.Has(StateTruncated) && j.bounds == n.Bounds && j.bounds.Dx()*j.bounds.Dy() < 2 {
		a.report(targetSize, i, "it is one cell", "give it a second one")
	}
	if a.scrolls(i) && !a.scrollable(i) {
		a.report(scrollKeyboard, i, "it scrolls and nothing in it can have the keyboard", "advertise ActionFocus and take the arrow keys, or bind a key and tell it in Details.Shortcut")
	}
}

// reachable reports whether node i, or what leads to it, can have the
// keyboard: a container with keys of its own, or a control that controls one.
func (a *audit) reachable(i int) bool {
	if a.takesKeys(i) {
		return true
	}
	for up := a.t.parent(i); up >= 0; up = a.t.parent(up) {
		if a.takesKeys(up) && (a.nodes[up].Composite || a.nodes[up].Role == RoleScrollArea || a.nodes[up].Role == RoleLog) || a.isControlled(up) {
			return true
		}
	}
	return a.isControlled(i)
}

// takesKeys reports whether node i can have the keyboard or has a shortcut.
func (a *audit) takesKeys(i int) bool {
	n := &a.t.Nodes[i]
	return n.States&(StateFocusable|StateFocused) != 0 || detailsOf(a.t, n).Shortcut != ""
}

// isControlled reports whether a node that can have the keyboard controls node
// i, or points into it.
func (a *audit) isControlled(i int) bool {
	for k := range a.t.Nodes {
		n := &a.t.Nodes[k]
		if n.Details == 0 || n.States&(StateFocusable|StateFocused) == 0 {
			continue
		}
		d := detailsOf(a.t, n)
		if key := a.t.Nodes[i].Key; key != 0 && (d.Controls == key || d.ActiveDescendant == key) {
			return true
		}
	}
	return false
}

func (a *audit) scrolls(i int) bool {
	d := detailsOf(a.t, &a.t.Nodes[i])
	return a.t.Nodes[i].Actions.Has(ActionScroll) || d.ScrollMaxX > 0 || d.ScrollMaxY > 0
}

// scrollable reports whether node i, what is in it or what it stands in takes
// keys. A scroll bar has its container for that.
func (a *audit) scrollable(i int) bool {
	if a.reachable(i) || a.nodes[i].Role == RoleScrollbar || a.t.parent(i) >= 0 && a.takesKeys(a.t.parent(i)) {
		return true
	}
	for k := i + 1; k < a.t.End(i); k++ {
		if a.takesKeys(k) {
			return true
		}
	}
	return false
}

// auditFocus looks at what has the keyboard and at the way Tab takes, which is
// the order of the tree.
func (a *audit) auditFocus() {
	var focused, stops []int
	for i := range a.nodes {
		n, j := &a.t.Nodes[i], &a.nodes[i]
		isFocused := n.States.Has(StateFocused) || n.Key != 0 && n.Key == a.s.Focus
		if isFocused {
			focused = append(focused, i)
		}
		if j.shut && !j.hidden && (isFocused || n.States.Has(StateFocusable)) {
			a.report(modalLeak, i, "it is below an open modal and can have the keyboard", "do not advertise ActionFocus while the modal is open")
		}
		if j.live() && n.States.Has(StateFocusable) {
			stops = append(stops, i)
		}
	}
	switch {
	case len(focused) == 0 && len(stops) > 0:
		a.report(oneFocus, -1, "nothing has the keyboard though "+OutlineLine(a.t, stops[0])+" can", "give it to the first")
	case len(focused) > 1:
		a.report(oneFocus, focused[1], "it has the keyboard beside "+OutlineLine(a.t, focused[0]), "give it to one")
	}
	if len(focused) > 0 {
		a.auditCursor(focused[0])
	}
	a.auditOrder(stops)
}

func (a *audit) auditCursor(i int) {
	if !a.nodes[i].seen() {
		return
	}
	at := image.Pt(a.s.Cursor.X, a.s.Cursor.Y)
	if at.In(a.nodes[i].bounds) {
		return
	}
	if k := a.t.Index(detailsOf(a.t, &a.t.Nodes[i]).ActiveDescendant); k >= 0 && at.In(a.nodes[k].bounds) {
		return
	}
	a.report(cursorAtFocus, i, "it has the keyboard and the cursor is elsewhere", "call FocusCell or Caret with a cell of it")
}

// auditOrder looks for a stop from which Tab goes up and left, past one that it
// has not visited.
func (a *audit) auditOrder(stops []int) {
	var seen []int
	for _, i := range stops {
		if a.nodes[i].seen() {
			seen = append(seen, i)
		}
	}
	for k := 1; k < len(seen); k++ {
		from, to := a.nodes[seen[k-1]].bounds.Min, a.nodes[seen[k]].bounds.Min
		if a.nodes[seen[k-1]].layer != a.nodes[seen[k]].layer || to.Y >= from.Y-1 || to.X >= from.X {
			continue
		}
		for _, later := range seen[k+1:] {
			if p := a.nodes[later].bounds.Min; a.nodes[later].layer == a.nodes[seen[k]].layer && reads(to, p) && reads(p, from) {
				a.report(focusOrder, seen[k], "Tab jumps back to it from "+OutlineLine(a.t, seen[k-1]), "register what is above or to the left first")
				break
			}
		}
	}
}

// reads reports whether a stands before b in reading order.
func reads(a, b image.Point) bool { return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X)) < 0 }

// auditApp looks at the frame as a whole.
func (a *audit) auditApp() {
	a.auditHeadings()
	for i := range a.nodes {
		if a.nodes[i].Role == RoleApp && !a.nodes[i].hidden && a.nameOf(i) == "" && a.s.Title == "" {
			a.report(appTitle, i, "it has neither a name nor a window title", "set Label, or call SetTitle")
		}
	}
	type holder struct {
		layer int
		chord string
	}
	holders := make(map[holder]int)
	for i := range a.nodes {
		chord := strings.TrimSpace(detailsOf(a.t, &a.t.Nodes[i]).Shortcut)
		if len(chord) > 1 { // n and N are two keys
			chord = strings.ToLower(chord)
		}
		if chord == "" || !a.nodes[i].live() || a.inSecret(i) {
			continue
		}
		h := holder{a.nodes[i].layer, chord}
		first, taken := holders[h]
		switch {
		case !taken:
			holders[h] = i
		case a.nameOf(first) != a.nameOf(i):
			a.report(shortcutTwice, i, "its shortcut is also that of "+OutlineLine(a.t, first), "give each its own")
		}
	}
}
