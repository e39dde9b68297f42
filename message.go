package limoni

// Msg is whatever a program tells itself, and what the app tells it: [KeyMsg],
// [MouseMsg], [PasteMsg], [FocusMsg], [ResizeMsg].
type Msg any

// QuitMsg ends the program.
type QuitMsg struct{}

// KeyMsg is a key that nothing in View took: no widget that has the keyboard,
// no Frame.Key. Behind a modal there are none. Where the model does not take it
// either, the toolkit does with it what it does with any, as moving the focus.
//
// It counts as taken where Is answered yes, or where Update returned a command.
type KeyMsg struct {
	Chord  Chord
	Repeat bool // it is held
	taken  *bool
}

// Is reports whether it is that key, named as in "ctrl+s", and takes it then.
func (m KeyMsg) Is(chord string) bool {
	if m.Chord != mustChord(chord) {
		return false
	}
	if m.taken != nil {
		*m.taken = true
	}
	return true
}

// String is the key's name.
func (m KeyMsg) String() string { return m.Chord.String() }

// MouseMsg is an event of the mouse that no widget took.
type MouseMsg struct{ Event }

// PasteMsg is what was pasted while no text widget had the focus.
type PasteMsg struct{ Text string }

// FocusMsg says that the keyboard has moved, and to which node.
type FocusMsg struct{ ID, Label string }

// ResizeMsg is the size of the screen in cells: at the start, and whenever it
// changes.
type ResizeMsg struct{ Width, Height int }

// takeKey gives the model a key that nothing in View took.
func (p *program) takeKey(in input) bool {
	if p.app.newest.modal > 0 {
		return false
	}
	taken := false
	led := p.update(KeyMsg{Chord: in.Chord, Repeat: in.Repeat, taken: &taken})
	p.app.changed, p.app.dirty = true, true
	return taken || led
}

// takeRest gives the model a mouse event or a paste that no widget took.
func (p *program) takeRest(in input) bool {
	var m Msg
	switch in.Kind {
	case EventPaste:
		m = PasteMsg{in.Text}
	case EventPress, EventRelease, EventMotion, EventWheel:
		if p.app.newest.modal > 0 {
			return false
		}
		m = MouseMsg{in.Event}
	default:
		return false
	}
	led := p.update(m)
	p.app.changed, p.app.dirty = true, true
	return led
}

// tellSize tells the model a new size, and reports that there is one.
func (p *program) tellSize() bool {
	if p.size == p.app.size || p.app.quitting {
		return false
	}
	p.size = p.app.size
	p.update(ResizeMsg{p.size.X, p.size.Y})
	p.app.changed, p.app.dirty = true, true
	return true
}

// maxMoves bounds how often the answer to a FocusMsg moves the focus again.
const maxMoves = 16

// tellFocus tells the model where the keyboard is, if that is another place, and
// reports that.
func (p *program) tellFocus() bool {
	if p == nil || p.app.quitting || p.app.newest == nil || p.app.focus.key == p.focus {
		return false
	}
	a, before := p.app, p.focus
	p.focus = a.focus.key
	if p.moves++; p.moves > maxMoves {
		if p.moves == maxMoves+1 {
			a.problems.add("each FocusMsg moves the focus on, between %s and %s; no more are sent until something else happens", a.lineOf(before), a.lineOf(p.focus))
			a.dirty = true
		}
		return false
	}
	m := FocusMsg{}
	if i := a.newest.find(p.focus); i >= 0 && !a.newest.secret(int(a.newest.node(i).Parent)) {
		n := &a.newest.tree.Nodes[i]
		m = FocusMsg{a.newest.text.kept(n.ID), a.newest.text.kept(n.Label)}
	}
	p.update(m)
	a.changed, a.dirty = true, true
	return true
}
