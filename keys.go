package limoni

import (
	"limoni/accessibility"
	"limoni/internal/terminal"
)

// route is one event on its way through a pass.
type route struct {
	ev     Event
	frame  uint64 // that was on the screen when it was read
	target Key    // the node the mouse or an action is for; 0 for keys
	item   accessibility.Item
	click  bool                 // a click on target is complete
	did    accessibility.Action // the standard action performed on target
	action string               // the name of any action performed on target
	value  string
	// invoked is what this pass is run for, by Frame.Invoke.
	invoked string
	dx, dy  int // scrolling of target
	winner  winner
	// keyClick is the 1-based index of the focused node that Space or Enter
	// clicks in this pass.
	keyClick int32
	taken    bool
	took     bool // a text widget took the text
	clusters int  // how many leading clusters it used, -1 for all
	scrolled bool
	// left are the popups that a press is outside of; dismissed says that one of
	// them closes.
	left      []Key
	dismissed bool
}

// ask is one question after a chord, as a pass recorded it.
type ask struct {
	chord Chord
	layer int32
	node  int32 // -1 for Frame.Key and Frame.GlobalKey
	by    askKind
}

type askKind uint8

const (
	byNode    askKind = iota // Response.Key, in the focused node or its containers
	bySubmit                 // Response.Submitted
	byKey                    // Frame.Key
	byDismiss                // Response.Dismissed of a layer
	byGlobal                 // Frame.GlobalKey
)

// winner names the ask that gets a key in the shortcut pass, by keys, since
// indexes differ from pass to pass.
type winner struct {
	by    askKind
	chord Chord
	layer Key
	node  Key
	set   bool
}

var (
	chordEnter = Chord{Key: terminal.KeyEnter}
	chordSpace = Chord{Key: ' '}
	chordTab   = Chord{Key: terminal.KeyTab}
	chordBack  = Chord{Key: terminal.KeyTab, Mod: terminal.ModShift}
	chordCtrlC = Chord{Key: 'c', Mod: terminal.ModCtrl}
	chordCtrlZ = Chord{Key: 'z', Mod: terminal.ModCtrl}
)

// Key reports that a chord was pressed that the focused node and its
// containers left. Asking takes it. It belongs to the layer it is called in:
// where several layers ask, the highest gets it, and none below a modal. It
// may stand anywhere in the draw function; a second call for one chord in one
// layer is a Problem. A chord is named as in "ctrl+s", "q", "space", "f5".
func (f *Frame) Key(chord string) bool {
	return f.ask(ask{chord: mustChord(chord), layer: f.layer, node: -1, by: byKey})
}

// GlobalKey is Key for the whole app: it is asked last of all and works behind
// a modal too.
func (f *Frame) GlobalKey(chord string) bool {
	return f.ask(ask{chord: mustChord(chord), node: -1, by: byGlobal})
}

// Keys is [Frame.Key] for several chords, which need not be parsed each time: it
// returns the index of the one that was pressed, -1 for none.
func (f *Frame) Keys(chords []Chord) int {
	return f.askAll(chords, ask{layer: f.layer, node: -1, by: byKey})
}

// GlobalKeys is [Frame.GlobalKey] for several chords, as Keys is Key.
func (f *Frame) GlobalKeys(chords []Chord) int {
	return f.askAll(chords, ask{node: -1, by: byGlobal})
}

// askAll asks for each chord, also after one that was pressed, so that all are
// known to be asked for.
func (f *Frame) askAll(chords []Chord, q ask) (pressed int) {
	pressed = -1
	for i, c := range chords {
		if q.chord = c; f.ask(q) {
			pressed = i
		}
	}
	return pressed
}

// ask records a question and reports whether it won the key.
func (f *Frame) ask(q ask) bool {
	f.reportSecondAsk(q)
	f.pass.asks = append(f.pass.asks, q)
	if f.kind != passShortcut || f.route.taken || f.pass.winnerOf(q) != f.route.winner {
		return false
	}
	f.route.taken = true
	return true
}

func (f *Frame) reportSecondAsk(q ask) {
	if q.by != byKey && q.by != byGlobal {
		return
	}
	for _, other := range f.pass.asks {
		if other.by == q.by && other.chord == q.chord && other.layer == q.layer {
			f.problem("the key %q is asked for twice in one layer; only the first call can get it", q.chord.String())
			return
		}
	}
}

func (p *pass) winnerOf(q ask) winner {
	w := winner{by: q.by, chord: q.chord, layer: p.layers[q.layer].key, set: true}
	if q.by == bySubmit {
		w.node = p.node(int(q.node)).Key
	}
	return w
}

func mustChord(name string) Chord {
	c, err := terminal.ParseChord(name)
	if err != nil {
		misuse("%v", err)
	}
	return c
}

// clickByKey makes Space and Enter a click of the focused node i where it
// advertises activate.
func (f *Frame) clickByKey(i int) {
	rt := f.route
	if rt == nil || f.kind != passInput || f.focus != i || rt.taken || rt.ev.Kind != EventKey {
		return
	}
	n := f.pass.node(i)
	if n.Actions.Has(accessibility.ActionActivate) && clicks(rt.ev.Chord, n.Role) {
		rt.taken = true
		if rt.frame >= f.app.focus.heir {
			rt.keyClick = int32(i + 1)
		}
	}
}

// clicks reports whether a key is a click of a node of that role: a text node
// types its spaces, a text area its line breaks, and a link is left to Enter.
func clicks(c Chord, role accessibility.Role) bool {
	switch c {
	case chordEnter:
		return role != accessibility.RoleTextArea && role != accessibility.RoleTerminal
	case chordSpace:
		return !role.IsText() && role != accessibility.RoleLink
	}
	return false
}

// routeKey brings a key to its taker: first the focused node and its
// containers, then whoever asked for it, then the toolkit itself.
func (a *App) routeKey(in input) bool {
	rt := &a.route
	*rt = route{ev: in.Event, frame: in.frame}
	a.run(passInput, rt)
	if rt.taken {
		return true
	}
	return a.routeShortcut(in)
}

func (a *App) routeShortcut(in input) bool {
	p, c := a.newest, in.Chord
	if w := p.claimant(c); w.set {
		return a.runShortcut(in, w, 0)
	}
	if key := p.defaultButton(c, a.focus.key); key != 0 {
		return a.runShortcut(in, winner{}, key)
	}
	if w := p.claimantBelow(c); w.set {
		return a.runShortcut(in, w, 0)
	}
	if a.program != nil && a.program.takeKey(in) || a.navigate(c) {
		return true
	}
	if w := p.asked(c, byGlobal, -1); w.set {
		return a.runShortcut(in, w, 0)
	}
	switch {
	case in.byDo:
		return false
	case c == chordCtrlC:
		a.quitting = true
		return true
	case c == chordCtrlZ && a.options.suspend && len(suspendSignals) > 0 && a.suspend != nil:
		a.suspendJob()
		return true
	}
	return false
}

// runShortcut runs the pass in which w gets the key, or button is clicked.
func (a *App) runShortcut(in input, w winner, button Key) bool {
	a.route = route{ev: in.Event, winner: w, target: button, click: button != 0}
	a.run(passShortcut, &a.route)
	return a.route.taken || button != 0
}

// claimant is who gets a key in the top layer: the focused field's Submitted,
// then Key, then Dismissed.
func (p *pass) claimant(c Chord) winner {
	top := p.stack[p.topKeyLayer()]
	if w := p.asked(c, bySubmit, -1); w.set {
		return w
	}
	if w := p.asked(c, byKey, top); w.set {
		return w
	}
	return p.asked(c, byDismiss, top)
}

// defaultButton is the top layer's default button where c is Enter. One that
// stands in a form is that form's: Enter elsewhere does not submit it.
func (p *pass) defaultButton(c Chord, focus Key) Key {
	if c != chordEnter {
		return 0
	}
	top, at := p.stack[p.topKeyLayer()], p.find(focus)
	best, key := -2, Key(0)
	for i := range p.tree.Nodes {
		n := &p.tree.Nodes[i]
		if p.info[i].layer != top || !n.States.Has(accessibility.StateDefault) || !n.Actions.Has(accessibility.ActionActivate) {
			continue
		}
		if form := p.formOf(i); form > best && p.within(form, at) {
			best, key = form, n.Key
		}
	}
	return key
}

// formOf is the form that node i stands in, -1 for none.
func (p *pass) formOf(i int) int {
	for i >= 0 && p.node(i).Role != accessibility.RoleForm {
		i = int(p.node(i).Parent)
	}
	return i
}

// claimantBelow is who gets a key in the layers below the top one, of which
// the topmost modal is the last that is asked.
func (p *pass) claimantBelow(c Chord) winner {
	for pos := p.topKeyLayer(); pos > p.modal; pos-- {
		l := p.stack[pos-1]
		if !p.layers[l].rank.takesKeys() {
			continue
		}
		for _, by := range [...]askKind{byKey, byDismiss} {
			if w := p.asked(c, by, l); w.set {
				return w
			}
		}
	}
	return winner{}
}

// asked finds a recorded ask for c; layer -1 is any.
func (p *pass) asked(c Chord, by askKind, layer int32) winner {
	for _, q := range p.asks {
		if q.by == by && q.chord == c && (layer < 0 || q.layer == layer) {
			return p.winnerOf(q)
		}
	}
	return winner{}
}
