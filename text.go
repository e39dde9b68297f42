package limoni

import (
	"unicode/utf8"

	"limoni/accessibility"
	"limoni/internal/text"
)

// editable reports whether node i takes typed text now.
func (p *pass) editable(i int) bool {
	if i < 0 {
		return false
	}
	n := &p.tree.Nodes[i]
	return n.Role.IsText() && !p.info[i].shut &&
		!n.States.Has(accessibility.StateDisabled) && !n.States.Has(accessibility.StateReadonly)
}

// gatherRun turns a printable key and those that follow it in the same read
// into one text for the focused text widget.
func (a *App) gatherRun(first input) input {
	a.typed = utf8.AppendRune(a.typed[:0], rune(first.Chord.Key))
	for len(a.events) > 0 {
		next := a.events[0]
		if !next.printable() || next.read != first.read || next.byDo {
			break
		}
		a.typed = utf8.AppendRune(a.typed, rune(next.Chord.Key))
		a.events = a.events[1:]
	}
	run := first
	run.Kind, run.Text = EventText, alias(a.typed)
	return run
}

// routeText brings text to the focused text widget. It returns the clusters
// that were used, and false where no widget took it.
func (a *App) routeText(in input) (clusters int, ok bool) {
	rest := in.Text
	for {
		a.settle()
		if !a.newest.editable(a.newest.find(a.focus.key)) {
			return clusters, ok
		}
		focus := a.focus.key
		in.Text = rest
		a.route = route{ev: in.Event}
		a.run(passInput, &a.route)
		if !a.route.taken {
			return clusters, ok
		}
		ok = true
		used := a.route.clusters
		if used < 0 {
			return clusters + text.Clusters(rest), ok
		}
		clusters += used
		rest = skipClusters(rest, used)
		if a.focus.key == focus || rest == "" || used == 0 {
			return clusters, ok
		}
		a.changed = true
	}
}

func skipClusters(s string, n int) string {
	for ; n > 0 && s != ""; n-- {
		_, s, _ = text.Next(s)
	}
	return s
}

// routeRunAsKeys gives back a run that no text widget took as the keys it was.
func (a *App) routeRunAsKeys(in input) bool {
	taken := false
	for _, r := range in.Text {
		key := in
		key.Kind, key.Text = EventKey, ""
		key.Chord = Chord{Key: chordKey(r)}
		a.settle()
		if a.routeKey(key) {
			taken, a.changed = true, true
		}
	}
	return taken
}
