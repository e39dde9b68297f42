package limoni

import (
	"fmt"
	"unicode/utf8"

	"limoni/accessibility"
	"limoni/internal/terminal"
)

// perform does one request: a batch of its own. What is not painted yet is
// painted before it, and what it did is painted after it, so that verdict,
// frame and change are its own. Targets are resolved, candidates listed and
// frames compared on the view the caller may have.
func (a *App) perform(req accessibility.Request) accessibility.Result {
	a.catchUp()
	before := a.view(req.Redact)
	defer before.release()
	do := performing{app: a, req: req, view: &before.seen}
	a.route = route{}
	do.perform()
	if do.refusal != nil {
		return do.refused()
	}
	a.program.takeSent()
	a.paint()
	if a.program.tellFocus() {
		a.paint()
	}
	after := a.view(req.Redact)
	defer after.release()
	return accessibility.Result{
		Verdict: do.verdict(), Frame: after.seen.Frame, Changed: !before.seen.Same(&after.seen),
		Focus: focusLine(&after.seen), Target: do.target, Pending: after.seen.Pending,
		Clusters: do.clusters, Scrolled: a.route.scrolled, Human: a.human,
	}
}

// catchUp paints what is not painted yet: what came before an input is not its
// effect, and a target is looked for in the frame that is checked.
func (a *App) catchUp() {
	due, asked := a.timers.fire(a.clock.Now()), a.queue.takeRedraw()
	if due || asked || a.dirty || a.changed || a.newest == nil || a.newest.frame == 0 {
		a.paint()
	}
}

func focusLine(s *accessibility.Snapshot) string {
	if i := s.Tree.Index(s.Focus); s.Focus != 0 && i >= 0 {
		return accessibility.OutlineLine(&s.Tree, i)
	}
	return ""
}

// performing is one request under way.
type performing struct {
	app      *App
	req      accessibility.Request
	view     *accessibility.Snapshot
	target   string // the target's line
	taken    bool
	clusters int
	refusal  *accessibility.Refusal
}

func (d *performing) perform() {
	switch d.req.Op {
	case accessibility.OpAct:
		d.act()
	case accessibility.OpClick:
		d.click()
	case accessibility.OpDrag:
		d.drag()
	case accessibility.OpHover:
		d.hover()
	case accessibility.OpWheel:
		d.wheel()
	case accessibility.OpKey:
		d.key()
	case accessibility.OpText, accessibility.OpPaste:
		d.text()
	case accessibility.OpMouse:
		d.mouse()
	case accessibility.OpResize:
		d.resize()
	default:
		d.refuse(accessibility.ErrBadValue, "unknown operation %q; use act, click, drag, hover, wheel, key, text, paste, mouse or resize", d.req.Op)
	}
}

func (d *performing) verdict() accessibility.Verdict {
	if d.taken {
		return accessibility.Handled
	}
	return accessibility.Unhandled
}

func (d *performing) refuse(why accessibility.Reason, format string, args ...any) {
	d.refusal = &accessibility.Refusal{Reason: why, Message: fmt.Sprintf(format, args...)}
}

func (d *performing) refused() accessibility.Result {
	return accessibility.Result{
		Verdict: accessibility.Refused, Reason: d.refusal.Reason, Message: d.refusal.Message,
		Candidates: d.refusal.Candidates, Frame: d.view.Frame, Focus: focusLine(d.view),
		Target: d.target, Pending: d.view.Pending, Human: d.app.human,
	}
}

// aim makes node i of the view the target. Its line is as it is before the
// input.
func (d *performing) aim(i int) { d.target = accessibility.OutlineLine(&d.view.Tree, i) }

// resolve finds the target and returns its index in the newest pass.
func (d *performing) resolve() (i int, ok bool) {
	node, i := d.find(d.req.Key, d.req.Target)
	d.aim(node)
	return i, i >= 0 && d.reachable(i)
}

// find is a node that the request names: its indexes in the caller's view and
// in the newest pass, which is of the same frame, or a refusal and -1.
func (d *performing) find(key Key, sel accessibility.Selector) (node, i int) {
	if key != 0 {
		node = d.view.Tree.Index(key)
	} else if found, err := sel.One(&d.view.Tree); err != nil {
		d.refusal = asRefusal(err)
		return -1, -1
	} else {
		node = found
	}
	if i = -1; node >= 0 {
		i = d.app.newest.find(d.app.refs.key(d.view.Tree.Ref(node)))
	}
	if i < 0 {
		d.refuse(accessibility.ErrNoSuchNode, "the node is gone; look at the tree again")
	}
	return node, i
}

func asRefusal(err error) *accessibility.Refusal {
	if r, ok := err.(*accessibility.Refusal); ok {
		return r
	}
	return &accessibility.Refusal{Reason: accessibility.ErrNoSuchNode, Message: err.Error()}
}

// reachable refuses a target that a modal shuts off, or that is hidden or
// disabled.
func (d *performing) reachable(i int) bool {
	p := d.app.newest
	switch {
	case p.info[i].shut:
		modal := p.layers[p.stack[p.modal]].node
		d.refuse(accessibility.ErrBehindModal, "%s is behind %s; answer or dismiss that first", d.line(i), d.line(int(modal)))
	case p.tree.Nodes[i].States.Has(accessibility.StateHidden):
		d.refuse(accessibility.ErrHidden, "%s is hidden; do first what shows it", d.line(i))
	case p.tree.Nodes[i].States.Has(accessibility.StateDisabled):
		d.refuse(accessibility.ErrDisabled, "%s is disabled; do first what enables it", d.line(i))
	default:
		return true
	}
	return false
}

// shown is node i of the newest pass as the caller's view has it. The two are
// matched by ref, since a view may leave nodes out and veil their keys.
func (d *performing) shown(i int) (n accessibility.Node, at int) {
	ref := d.app.refs.of(d.app.newest.tree.Nodes[i].Key)
	for at = range d.view.Tree.Nodes {
		if d.view.Tree.Ref(at) == ref {
			return d.view.Tree.Nodes[at], at
		}
	}
	return n, -1
}

func (d *performing) line(i int) string {
	_, at := d.shown(i)
	if at < 0 {
		return "something that is not shown to you"
	}
	return accessibility.OutlineLine(&d.view.Tree, at)
}

// row is the drawn row of container i that the request names, -1 where it
// names none or one that is not drawn. Rows whose keys the caller's view does
// not tell it can name by position only.
func (d *performing) row(i int) (row int, ok bool) {
	p, item := d.app.newest, d.req.Item
	row = p.rowOf(p.tree.Nodes[i].Key, item)
	if item.Key != "" && d.hidesKeys(i) {
		d.refuse(accessibility.ErrNoSuchNode, "you are not told the keys of the rows of %s; name the row by its position", d.line(i))
		return -1, false
	}
	if row < 0 {
		return -1, true
	}
	if _, at := d.shown(row); at >= 0 {
		d.aim(at)
	}
	return row, d.reachable(row)
}

// hidesKeys reports whether a drawn row of container i has a key that the
// caller's view does not show.
func (d *performing) hidesKeys(i int) bool {
	p := d.app.newest
	for j := i + 1; j < len(p.tree.Nodes) && p.within(i, j); j++ {
		if n, _ := d.shown(j); int(p.tree.Nodes[j].Parent) == i && n.ID != p.tree.Nodes[j].ID {
			return true
		}
	}
	return false
}

// key sends one chord through the key order.
func (d *performing) key() {
	c, err := terminal.ParseChord(d.req.Chord)
	if err != nil {
		// Its own words quote the chord, and that may be a text that came to the
		// wrong place.
		d.refuse(accessibility.ErrBadValue, `the chord is no key: a key is one character or a name such as enter, esc, up, pageup or f1 to f24, with ctrl, alt or shift; write for example "ctrl+s", "shift+tab" or "f5"`)
		return
	}
	d.deliver(Event{Kind: EventKey, Chord: c})
}

func (d *performing) deliver(ev Event) bool {
	a := d.app
	ev.Time = a.clock.Now()
	a.startFrame()
	a.settle()
	d.taken = a.deliver(input{Event: ev, frame: a.frameNumber, byDo: true})
	return d.taken
}

// text types or pastes into the focused text widget; it never is a key.
func (d *performing) text() {
	if d.req.Text == "" || !utf8.ValidString(d.req.Text) {
		d.refuse(accessibility.ErrBadValue, "text must be valid UTF-8 and at least one character")
		return
	}
	if !d.mayType() {
		return
	}
	ev := Event{Kind: EventText, Text: d.req.Text, Time: d.app.clock.Now()}
	if d.req.Op == accessibility.OpPaste {
		ev.Kind = EventPaste
	}
	d.app.startFrame()
	in := input{Event: ev, frame: d.app.frameNumber, byDo: true}
	hidden := d.hidesValue(d.app.newest.find(d.app.focus.key))
	d.clusters, _, d.taken = d.app.routeText(in)
	if hidden && d.taken {
		d.clusters = Clusters(d.req.Text) // a full field would tell how long its text is
	}
	if !d.taken && d.app.program != nil {
		d.taken = d.app.program.takeRest(in)
	}
	if d.taken {
		d.app.changed, d.app.dirty = true, true
	}
}

// hidesValue reports whether the caller is not shown the value of node i of the
// newest pass.
func (d *performing) hidesValue(i int) bool {
	if i < 0 {
		return false
	}
	n, at := d.shown(i)
	own := &d.app.newest.tree.Nodes[i]
	return at < 0 || d.view.Withheld&accessibility.GrantValues != 0 || n.States.Has(accessibility.StateSensitive) ||
		n.ID != own.ID || n.Label != own.Label || n.Value != own.Value
}

// mayType refuses text for a node that is read-only, or that has not the focus,
// as after somebody else's Tab: a password must not end up in another field.
func (d *performing) mayType() bool {
	if d.req.Key == 0 && d.req.Target.IsZero() {
		return true
	}
	i, ok := d.resolve()
	if ok && d.app.newest.tree.Nodes[i].States.Has(accessibility.StateReadonly) {
		d.refuse(accessibility.ErrReadonly, "%s is read-only, so nothing was typed", d.line(i))
		return false
	}
	if ok && d.app.newest.tree.Nodes[i].Key != d.app.focus.key {
		d.refuse(accessibility.ErrNotFocused, "%s has not the focus, so nothing was typed; focus it and type again", d.line(i))
		return false
	}
	return ok
}

// resize gives an app in memory another size.
func (d *performing) resize() {
	w, h := d.req.Width, d.req.Height
	switch {
	case d.app.virtual == nil:
		d.refuse(accessibility.ErrBadValue, "this app's size is its terminal's; resize that")
	case w < 0 || h < 0 || w > maxSide || h > maxSide:
		d.refuse(accessibility.ErrBadValue, "the size %dx%d cannot be used; each side is 0 to %d cells", w, h, maxSide)
	default:
		d.app.size = d.app.options.fit(w, h)
		d.app.changed, d.app.dirty, d.taken = true, true, true
	}
}
