package limoni

import (
	"strings"

	"limoni/accessibility"
	"limoni/internal/terminal"
)

// focusState is which node has the keyboard, and what is asked of it.
type focusState struct {
	key  Key
	from Key // where it came from
	moved,
	news bool // it moved before this pass
	// heir is the first frame that shows the focus on a neighbour that inherited
	// it, 0 where it was given: Enter and Space that were pressed before that
	// were not meant for it.
	heir    uint64
	want    string // the ID that Frame.Focus asked for
	openers map[Key]Key
}

// Focus gives the keyboard to the node with that ID, wherever it is in the
// tree. It may stand beside the line that makes the node appear: it holds until
// the end of the next pass without an event, and is a Problem if there is no
// such node then.
func (f *Frame) Focus(id string) { f.app.focus.want = strings.Clone(id) }

// AutoFocus gives resp's node the keyboard when it first appears.
func (f *Frame) AutoFocus(resp Response) {
	if resp.of(f) {
		f.pass.info[resp.node].autoFocus = true
	}
}

func (a *App) setFocus(key Key) {
	if key == a.focus.key {
		return
	}
	if !a.focus.moved {
		a.focus.from = a.focus.key
	}
	a.focus.key, a.focus.moved, a.focus.heir = key, true, 0
	a.changed, a.dirty = true, true
}

// resolveFocus decides at the end of a pass which node has the keyboard.
func (a *App) resolveFocus(prev, p *pass, kind passKind) {
	a.noteOpeners(prev, p)
	want := a.focus.key
	if key, ok := a.wanted(p, kind); ok {
		want = key
	} else if key, ok := autoFocused(prev, p); ok {
		want = key
	}
	heir := false
	if i := p.find(want); i < 0 || !p.focusable(i) {
		want, heir = a.replacement(prev, p)
	}
	a.setFocus(want)
	if heir {
		a.focus.heir = a.frameNumber + 1
	}
	a.markFocus(p)
	a.forgetOpeners(p)
}

// wanted resolves what Frame.Focus asked for.
func (a *App) wanted(p *pass, kind passKind) (Key, bool) {
	id := a.focus.want
	if id == "" {
		return 0, false
	}
	found := p.withID(id)
	if len(found) == 1 && p.focusable(found[0]) {
		a.focus.want = ""
		return p.tree.Nodes[found[0]].Key, true
	}
	if kind == passInput || kind == passShortcut {
		return 0, false // it may still appear
	}
	a.focus.want = ""
	switch {
	case len(found) == 0:
		a.problems.add("Focus(%q): no such node; %s", id, p.ids(id))
	case len(found) > 1:
		a.problems.add("Focus(%q): %d nodes have that ID: %s", id, len(found), p.lines(found))
	default:
		a.problems.add("Focus(%q): %s cannot have the focus now", id, p.line(found[0]))
	}
	return 0, false
}

func (p *pass) withID(id string) (found []int) {
	for i := range p.tree.Nodes {
		if p.tree.Nodes[i].ID == id {
			found = append(found, i)
		}
	}
	return found
}

func (p *pass) lines(nodes []int) string {
	var lines []string
	for _, i := range nodes[:min(len(nodes), maxIDs)] {
		lines = append(lines, p.line(i))
	}
	return strings.Join(lines, "; ")
}

// maxIDs bounds how many IDs a Problem lists.
const maxIDs = 8

// ids lists IDs of nodes that can have the focus: those that look like id, or
// else the first there are.
func (p *pass) ids(id string) string {
	var all accessibility.Tree
	for i := range p.tree.Nodes {
		if n := &p.tree.Nodes[i]; n.ID != "" && p.focusable(i) && !p.secret(int(n.Parent)) {
			all.Nodes = append(all.Nodes, accessibility.Node{ID: n.ID, Role: n.Role, Parent: -1})
		}
	}
	if near := all.NearID(id); len(near) > 0 {
		return "near it are " + linesOf(&all, near)
	}
	if len(all.Nodes) == 0 {
		return "no node with an ID can have the focus"
	}
	var first []int
	for i := range min(len(all.Nodes), maxIDs) {
		first = append(first, i)
	}
	return "there are " + linesOf(&all, first)
}

func linesOf(t *accessibility.Tree, nodes []int) string {
	var lines []string
	for _, i := range nodes {
		lines = append(lines, accessibility.OutlineLine(t, i))
	}
	return strings.Join(lines, ", ")
}

// autoFocused is the first node that asks for the focus and was not there in
// the pass before.
func autoFocused(prev, p *pass) (Key, bool) {
	for i := range p.tree.Nodes {
		key := p.tree.Nodes[i].Key
		if p.info[i].autoFocus && p.focusable(i) && (prev == nil || prev.find(key) < 0) {
			return key, true
		}
	}
	return 0, false
}

// markFocus makes the focused state of p's nodes true.
func (a *App) markFocus(p *pass) {
	if !a.focus.moved {
		return
	}
	for i := range p.tree.Nodes {
		n := &p.tree.Nodes[i]
		n.States &^= accessibility.StateFocused
		if n.Key == a.focus.key {
			n.States |= accessibility.StateFocused
		}
	}
}

// navigate moves the focus by Tab, Shift+Tab and the arrows.
func (a *App) navigate(c Chord) bool {
	to := Key(0)
	switch {
	case c == chordTab:
		to = a.newest.step(a.focus.key, 1)
	case c == chordBack:
		to = a.newest.step(a.focus.key, -1)
	case c.Mod == 0:
		to = a.newest.toward(a.focus.key, c.Key)
	}
	if to == 0 {
		return false
	}
	a.setFocus(to)
	a.markFocus(a.newest)
	return true
}

// step is the next focusable node in registration order, around the end.
func (p *pass) step(from Key, by int) Key {
	n := len(p.tree.Nodes)
	at := p.find(from)
	if at < 0 && by < 0 {
		at = 0
	}
	for k := 1; k <= n; k++ {
		if i := ((at+k*by)%n + n) % n; p.focusable(i) {
			return p.tree.Nodes[i].Key
		}
	}
	return 0
}

// toward is the nearest focusable node in an arrow's direction: what lies in
// the same rows or columns first, then by distance.
func (p *pass) toward(from Key, arrow terminal.Key) Key {
	at := p.find(from)
	if at < 0 {
		return 0
	}
	best, bestKey := 1<<30, Key(0)
	for i := range p.tree.Nodes {
		if i == at || !p.focusable(i) || p.within(at, i) || p.within(i, at) {
			continue
		}
		if d, ok := distance(p.tree.Nodes[at].Bounds, p.tree.Nodes[i].Bounds, arrow); ok && d < best {
			best, bestKey = d, p.tree.Nodes[i].Key
		}
	}
	return bestKey
}

// distance is how far to lies from from in an arrow's direction, with what is
// beside the way counted double; false where it does not lie there.
func distance(from, to Rect, arrow terminal.Key) (int, bool) {
	along, aside := 0, 0
	switch arrow {
	case terminal.KeyUp:
		along, aside = from.Min.Y-to.Max.Y, gap(from.Min.X, from.Max.X, to.Min.X, to.Max.X)
	case terminal.KeyDown:
		along, aside = to.Min.Y-from.Max.Y, gap(from.Min.X, from.Max.X, to.Min.X, to.Max.X)
	case terminal.KeyLeft:
		along, aside = from.Min.X-to.Max.X, gap(from.Min.Y, from.Max.Y, to.Min.Y, to.Max.Y)
	case terminal.KeyRight:
		along, aside = to.Min.X-from.Max.X, gap(from.Min.Y, from.Max.Y, to.Min.Y, to.Max.Y)
	default:
		return 0, false
	}
	return along + 2*aside, along >= 0 && !to.Empty()
}

// gap is the distance of two intervals, 0 where they overlap.
func gap(a0, a1, b0, b1 int) int { return max(0, a0-b1+1, b0-a1+1) }
