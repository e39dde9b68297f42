package limoni

import (
	"strings"

	"limoni/accessibility"
	"limoni/internal/text"
)

// Politeness is how a screen reader treats an announcement.
type Politeness = accessibility.Politeness

const (
	Polite    = accessibility.Polite    // when it has finished what it says
	Assertive = accessibility.Assertive // at once
)

// maxAnnouncements bounds how many are kept for whoever looks.
const maxAnnouncements = 32

// speech is what the app says without it being the text of a node.
type speech struct {
	log []accessibility.Announcement // newest last
	// events are asked for in passes that carry one, now by the paint pass, and
	// before by the last one: that is not said again.
	events, now, before []utterance
}

// utterance is one call of Announce.
type utterance struct {
	text       string
	politeness Politeness
}

// Announce tells people who do not see the screen what has happened: "12
// results", "Copied". It is spoken once, unless the frame before was painted
// with the same announcement: so it may stand in the draw function like any
// other text, and speaks when that changes; behind a response or a key it
// speaks each time.
//
// What stands on the screen is better a node of role status or alert, which
// speaks by itself. Never announce a secret.
func (f *Frame) Announce(text string, p Politeness) {
	s, u := &f.app.speech, utterance{text, p}
	switch {
	case text == "":
	case f.kind == passPaint:
		if !contains(s.now, u) {
			s.now = append(s.now, u)
		}
	case f.kind != passSettle && !contains(s.before, u) && !contains(s.events, u):
		u.text = strings.Clone(text) // the pass's memory may be used again before the paint
		s.events = append(s.events, u)
		f.mayChange()
	}
}

func contains(list []utterance, u utterance) bool {
	for i := range list {
		if list[i] == u {
			return true
		}
	}
	return false
}

// announce notes what screen readers say of this frame: what was announced,
// and a status or an alert that has appeared or says something else than
// before.
func (a *App) announce() {
	a.announceAsked()
	p := a.newest
	for i := range p.tree.Nodes {
		n := &p.tree.Nodes[i]
		if n.Role != accessibility.RoleStatus && n.Role != accessibility.RoleAlert || n.Label == "" {
			continue
		}
		if n.States.Has(accessibility.StateHidden) || p.secret(i) || p.inValue(i) || a.said(n) {
			continue
		}
		politeness := Polite
		if n.Role == accessibility.RoleAlert {
			politeness = Assertive
		}
		a.say(n.Label, politeness)
	}
}

// announceAsked says what Announce was called with, and keeps what the paint
// pass asked for: a copy, since the texts may lie in the pass's own memory.
func (a *App) announceAsked() {
	s := &a.speech
	for _, u := range s.events {
		a.say(u.text, u.politeness)
	}
	for i, u := range s.now {
		if i < len(s.before) && s.before[i] == u {
			s.now[i].text = s.before[i].text
			continue
		}
		if !contains(s.before, u) && !contains(s.events, u) {
			a.say(u.text, u.politeness)
		}
		s.now[i].text = strings.Clone(u.text)
	}
	s.now, s.before, s.events = s.before[:0], s.now, s.events[:0]
}

func (a *App) say(what string, p Politeness) {
	log := &a.speech.log
	if extra := len(*log) + 1 - maxAnnouncements; extra > 0 {
		*log = append((*log)[:0], (*log)[extra:]...)
	}
	*log = append(*log, accessibility.Announcement{Text: text.Clean(strings.Clone(what)), Politeness: p, Frame: a.frameNumber})
}

// inValue reports whether node i is inside a text widget: what it says is part
// of that one's value, which not everybody may read.
func (p *pass) inValue(i int) bool {
	for i = int(p.node(i).Parent); i >= 0; i = int(p.node(i).Parent) {
		if p.node(i).Role.IsText() {
			return true
		}
	}
	return false
}

// said reports whether the frame before had the same node with the same text.
func (a *App) said(n *accessibility.Node) bool {
	if a.before == nil {
		return false
	}
	i := a.before.find(n.Key)
	return i >= 0 && a.before.tree.Nodes[i].Label == n.Label && !a.before.tree.Nodes[i].States.Has(accessibility.StateHidden)
}
