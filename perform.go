package limoni

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"limoni/accessibility"
	"limoni/internal/terminal"
)

// perform does one request: a batch of its own. What is not painted yet is
// painted before it, and what it did is painted after it, so that verdict,
// frame and change are its own. Targets are resolved, candidates listed and
// frames compared on the view the caller may have.
func (a *App) perform(req accessibility.Request) accessibility.Result {
	if a.dirty || a.changed || a.newest == nil {
		a.paint()
	}
	before := a.view(req.Redact)
	do := performing{app: a, req: req, view: before, node: -1}
	a.route = route{}
	do.perform()
	if do.refusal != nil {
		return do.refused()
	}
	a.paint()
	after := a.view(req.Redact)
	return accessibility.Result{
		Verdict: do.verdict(), Frame: after.Frame, Changed: before.Hash() != after.Hash(),
		Focus: focusLine(after), Target: do.target(), Pending: after.Pending,
		Clusters: do.clusters, Scrolled: a.route.scrolled,
	}
}

func (a *App) view(redact func(*accessibility.Snapshot)) *accessibility.Snapshot {
	s := a.snapshot()
	if redact != nil {
		redact(s)
	}
	return s
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
	node     int // the target's index in view, -1 for none
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
	case accessibility.OpKey:
		d.key()
	case accessibility.OpText, accessibility.OpPaste:
		d.text()
	case accessibility.OpMouse:
		d.mouse()
	case accessibility.OpResize:
		d.resize()
	default:
		d.refuse(accessibility.ErrBadValue, "unknown operation %q; use act, click, key, text, paste, mouse or resize", d.req.Op)
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
		Target: d.target(), Pending: d.view.Pending,
	}
}

func (d *performing) target() string {
	if d.node < 0 {
		return ""
	}
	return accessibility.OutlineLine(&d.view.Tree, d.node)
}

// resolve finds the target in the caller's view, and its index in the newest
// pass: after a paint the two are of one frame.
func (d *performing) resolve() (i int, ok bool) {
	if d.req.Key != 0 {
		d.node = d.view.Tree.Index(d.req.Key)
		if d.node < 0 {
			d.refuse(accessibility.ErrNoSuchNode, "the node is gone; look at the tree again")
			return -1, false
		}
	} else {
		node, err := d.req.Target.One(&d.view.Tree)
		if err != nil {
			d.refusal = asRefusal(err)
			return -1, false
		}
		d.node = node
	}
	return d.node, d.reachable(d.node)
}

func asRefusal(err error) *accessibility.Refusal {
	if r, ok := err.(*accessibility.Refusal); ok {
		return r
	}
	return &accessibility.Refusal{Reason: accessibility.ErrNoSuchNode, Message: err.Error()}
}

// reachable refuses a target that a modal shuts off or that is disabled.
func (d *performing) reachable(i int) bool {
	p := d.app.newest
	switch {
	case p.info[i].shut:
		modal := p.layers[p.stack[p.modal]].node
		d.refuse(accessibility.ErrBehindModal, "%s is behind %s; answer or dismiss that first", d.line(i), d.line(int(modal)))
	case p.tree.Nodes[i].States.Has(accessibility.StateDisabled):
		d.refuse(accessibility.ErrDisabled, "%s is disabled; do first what enables it", d.line(i))
	default:
		return true
	}
	return false
}

func (d *performing) line(i int) string { return accessibility.OutlineLine(&d.view.Tree, i) }

// act performs a semantic action on the target, or on a row of it.
func (d *performing) act() {
	i, ok := d.resolve()
	if !ok {
		return
	}
	rt := route{target: d.app.newest.tree.Nodes[i].Key, item: d.req.Item}
	if d.req.Item != (accessibility.Item{}) {
		if row := d.app.newest.rowOf(rt.target, d.req.Item); row >= 0 {
			i, rt.target, rt.item = row, d.app.newest.tree.Nodes[row].Key, accessibility.Item{}
			if !d.reachable(row) {
				return
			}
		}
	}
	if !d.actionOf(i, &rt) {
		return
	}
	if rt.did == accessibility.ActionFocus && rt.item == (accessibility.Item{}) {
		d.app.setFocus(rt.target)
		d.taken = true
		return
	}
	d.app.settle()
	d.app.route = rt
	d.app.run(passInput, &d.app.route)
	d.taken = d.app.route.taken
}

// actionOf fills in the action for node i and refuses one that is not
// advertised. What a container's undrawn row would do only it can tell.
func (d *performing) actionOf(i int, rt *route) bool {
	name := strings.ReplaceAll(d.req.Action, "_", "-")
	n := &d.app.newest.tree.Nodes[i]
	standard, known := accessibility.ParseAction(name)
	rt.action, rt.value = name, d.req.Value
	undrawn := rt.item != (accessibility.Item{})
	switch {
	case known && (undrawn || n.Actions.Has(standard)):
		rt.did = standard
	case !known && (undrawn || d.hasCustom(n, name)):
	case known && standard == accessibility.ActionSetValue && n.States.Has(accessibility.StateReadonly):
		d.refuse(accessibility.ErrReadonly, "%s is read-only", d.line(i))
		return false
	default:
		d.refuse(accessibility.ErrNotAdvertised, "%s does not offer %q now; it offers: %s", d.line(i), d.req.Action, d.offers(i))
		return false
	}
	if rt.did == accessibility.ActionScroll {
		return d.scrollRows(rt)
	}
	return true
}

func (d *performing) hasCustom(n *accessibility.Node, name string) bool {
	for _, c := range d.app.newest.tree.Details(*n).CustomActions {
		if c.Name == name {
			return n.Actions != 0 || !n.States.Has(accessibility.StateDisabled)
		}
	}
	return false
}

func (d *performing) offers(i int) string {
	n := d.view.Tree.Nodes[i]
	names := n.Actions.Names()
	for _, c := range d.view.Tree.Details(n).CustomActions {
		names = append(names, c.Name)
	}
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, ", ")
}

func (d *performing) scrollRows(rt *route) bool {
	rows, err := strconv.Atoi(d.req.Value)
	if err != nil {
		d.refuse(accessibility.ErrBadValue, "scroll needs a number of rows as its value, such as 3 or -3")
		return false
	}
	rt.dy = rows
	return true
}

// key sends one chord through the key order.
func (d *performing) key() {
	c, err := terminal.ParseChord(d.req.Chord)
	if err != nil {
		d.refuse(accessibility.ErrBadValue, "%v", err)
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
	ev := Event{Kind: EventText, Text: d.req.Text, Time: d.app.clock.Now()}
	if d.req.Op == accessibility.OpPaste {
		ev.Kind = EventPaste
	}
	d.app.startFrame()
	d.clusters, d.taken = d.app.routeText(input{Event: ev, frame: d.app.frameNumber, byDo: true})
	if d.taken {
		d.app.changed, d.app.dirty = true, true
	}
}

// resize gives an app in memory another size.
func (d *performing) resize() {
	w, h := d.req.Width, d.req.Height
	switch {
	case d.app.virtual == nil:
		d.refuse(accessibility.ErrBadValue, "this app's size is its terminal's; resize that")
	case w < 0 || h < 0 || w > 4096 || h > 4096:
		d.refuse(accessibility.ErrBadValue, "the size %dx%d cannot be used; each side is 0 to 4096 cells", w, h)
	default:
		d.app.size = Point{X: w, Y: h}
		d.app.changed, d.app.dirty, d.taken = true, true, true
	}
}
