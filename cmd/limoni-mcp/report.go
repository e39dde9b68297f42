package main

import (
	"fmt"
	"strconv"
	"strings"

	"limoni/accessibility"
)

// maxChange bounds the part of an answer that says what changed.
const maxChange = 6000

// report is the answer of an input tool: verdict, what was done, what changed,
// where the focus is, what was to be seen in between, what was announced, what
// is still pending, and whether a person acted too.
func (in *input) report(verdict accessibility.Verdict, done string, notes ...string) answer {
	if in.gone {
		return answer{text: fmt.Sprintf("gone: %s; the app ended after taking it, which is no failure (frame %d)\nStart the app again to go on; the next call connects to it.",
			done, in.before.Frame)}
	}
	lines := []string{fmt.Sprintf("%s: %s (frame %d -> %d)", verdict, done, in.before.Frame, in.now.Frame)}
	if change := in.change(); change != "" {
		lines = append(lines, change)
	}
	for _, note := range notes {
		if note != "" {
			lines = append(lines, note)
		}
	}
	lines = append(lines, "focus: "+in.now.focusLine())
	for _, line := range in.flashed {
		lines = append(lines, "flashed: "+oneLine(line, 200))
	}
	for _, text := range in.heard {
		lines = append(lines, "announced: "+oneLine(text, 200))
	}
	if len(in.now.Pending) > 0 {
		lines = append(lines, "pending: "+pendingLine(in.now.Pending))
	}
	if in.human {
		lines = append(lines, "note: a person typed at the terminal meanwhile")
	}
	return answer{text: strings.Join(lines, "\n")}
}

// change is the difference between the views before and now, "" for none.
func (in *input) change() string {
	return cutLines(accessibility.Diff(in.before.Snapshot, in.now.Snapshot), maxChange,
		func(n int) string { return fmt.Sprintf("… %d more lines; read tree {}", n) })
}

// unchanged says why nothing changed, "" where something did. Without a reason
// an agent takes its input for lost and sends it again. to is the node the
// input went to, as it was before; its role is "" where none is known.
func (in *input) unchanged(r accessibility.Result, to accessibility.Node) string {
	if in.gone || in.change() != "" {
		return ""
	}
	return "nothing changed: " + in.whyUnchanged(r, to)
}

func (in *input) whyUnchanged(r accessibility.Result, to accessibility.Node) string {
	switch {
	case r.Verdict == accessibility.Unhandled:
		return "unhandled, nothing on the screen wanted it"
	case len(in.now.Pending) > 0:
		return "work is still pending; wait_for its result"
	case in.hidesText(to) != "":
		return in.hidesText(to)
	case alreadySo(to.States) != "":
		return "it was already " + alreadySo(to.States)
	case !in.now.policy().ExposeScreen:
		return "it was taken; text that the app's policy hides (ExposeScreen is not set) may have changed"
	case r.Changed:
		return "it was taken and changed something that the outline does not show; read screen"
	}
	return "it was taken and everything reads as before"
}

// hidesText says why text typed into node cannot be seen, "" where it can.
func (in *input) hidesText(node accessibility.Node) string {
	switch {
	case node.States.Has(accessibility.StateSensitive):
		return "the field is secret, its text is never shown"
	case node.Role.IsText() && !in.now.policy().ExposeInputValues:
		return "the app's policy hides values (ExposeInputValues is not set)"
	}
	return ""
}

func alreadySo(states accessibility.State) string {
	for _, s := range []accessibility.State{accessibility.StateSelected, accessibility.StateChecked, accessibility.StatePressed} {
		if states.Has(s) {
			return s.String()
		}
	}
	return ""
}

// nameOf is the short form of node i, a valid target.
func nameOf(t *accessibility.Tree, i int) string {
	node := t.Nodes[i]
	name := string(node.Role)
	if node.Label != "" {
		name += " " + strconv.Quote(clip(node.Label, 80))
	}
	if ref := t.Ref(i); ref != 0 {
		name += fmt.Sprintf(" @%d", ref)
	}
	return name
}

func pendingLine(names []string) string {
	return oneLine(strings.Join(names, ", "), 400)
}
