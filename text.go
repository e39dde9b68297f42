package limoni

import (
	"unicode/utf8"

	"limoni/accessibility"
	"limoni/internal/terminal"
	"limoni/internal/text"
)

// editable reports whether node i takes typed text now.
func (p *pass) editable(i int) bool {
	if i < 0 {
		return false
	}
	n := &p.tree.Nodes[i]
	return n.Role.IsText() && p.reacts(i) && !n.States.Has(accessibility.StateReadonly)
}

// gatherRun turns a printable key and those that follow it in the same read
// into one text for the focused text widget.
func (a *App) gatherRun(first input) input {
	a.roomForTyping()
	a.typed = utf8.AppendRune(a.typed, rune(first.Chord.Key))
	for len(a.events) > 0 {
		next := a.events[0]
		if !next.printable() || next.read != first.read || next.byDo || cap(a.typed)-len(a.typed) < utf8.UTFMax {
			break
		}
		a.typed = utf8.AppendRune(a.typed, rune(next.Chord.Key))
		a.events = a.events[1:]
	}
	run := first
	run.Kind, run.Text = EventText, alias(a.typed)
	return run
}

// typedChunk is how much typed text shares one allocation.
const typedChunk = 4096

// roomForTyping makes a.typed empty, behind what was typed before: an app may
// keep those strings, so their bytes are never written again.
func (a *App) roomForTyping() {
	if a.typed = a.typed[len(a.typed):]; cap(a.typed) < typedChunk/4 {
		a.typed = make([]byte, 0, typedChunk)
	}
}

// routeText brings text to the focused text widget, and on to the next one
// where the focus moves in the middle. It returns the clusters that were used,
// what no widget was there for, and whether one took any of it.
func (a *App) routeText(in input) (clusters int, rest string, ok bool) {
	rest = in.Text
	for rest != "" {
		a.settle()
		focus := a.focus.key
		if !a.newest.editable(a.newest.find(focus)) {
			return clusters, rest, ok
		}
		in.Text = rest
		a.route = route{ev: in.Event}
		a.run(passInput, &a.route)
		if !a.route.taken {
			return clusters, rest, ok
		}
		used := a.route.clusters
		if used < 0 {
			return clusters + text.Clusters(rest), "", true
		}
		clusters, ok = clusters+used, true
		rest = skipClusters(rest, used)
		if used == 0 || rest == "" || !a.focusLeaves(focus) {
			return clusters, "", true
		}
	}
	return clusters, "", ok
}

// focusLeaves reports whether the keyboard goes elsewhere than to that node,
// be it to one that only the next pass draws.
func (a *App) focusLeaves(focus Key) bool {
	a.changed = true
	a.settle()
	return a.focus.key != focus
}

func skipClusters(s string, n int) string {
	for ; n > 0 && s != ""; n-- {
		_, s, _ = text.Next(s)
	}
	return s
}

// routeRunAsKeys gives back what no text widget took as the keys it was. Where
// one of them gives the keyboard to a text widget, that gets the rest.
func (a *App) routeRunAsKeys(in input) (taken bool) {
	deaf := a.focus.key
	for in.Text != "" {
		a.settle()
		ok, n := false, 0
		if a.focus.key != deaf && a.newest.editable(a.newest.find(a.focus.key)) {
			_, rest, typed := a.routeText(in)
			ok, n, deaf = typed, len(in.Text)-len(rest), a.focus.key
		} else {
			ok, n = a.routeFirstKey(in)
		}
		in.Text = in.Text[n:]
		taken, a.changed = taken || ok, a.changed || ok
	}
	return taken
}

// routeFirstKey routes the first key of a run and returns its bytes.
func (a *App) routeFirstKey(run input) (taken bool, n int) {
	r, n := utf8.DecodeRuneInString(run.Text)
	run.Kind, run.Text = EventKey, ""
	run.Chord = Chord{Key: terminal.Key(r)}
	return a.routeKey(run), n
}
