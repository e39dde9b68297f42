package uitest

import (
	"errors"
	"fmt"
	"slices"

	"limoni/accessibility"
)

// most is how many nodes a failure lists.
const most = 10

// candidates lists matches as lines to paste into [Page.Locator], each followed
// by where it is and its number among the matches.
func candidates(t *accessibility.Tree, found []int) []string {
	var lines []string
	for nth, i := range found[:min(len(found), most)] {
		lines = append(lines, unique(t, i), "  "+place(t.Nodes[i], nth))
	}
	if more := len(found) - most; more > 0 {
		lines = append(lines, fmt.Sprintf("and %d more", more))
	}
	return lines
}

// unique is the line of node i as a selector of it alone: nodes that share the
// line are told apart by "nth".
func unique(t *accessibility.Tree, i int) string {
	line := accessibility.OutlineLine(t, i)
	sel, err := accessibility.ParseSelector(line)
	if same, _ := sel.All(t); err == nil && len(same) > 1 {
		line += fmt.Sprint(" nth ", slices.Index(same, i))
	}
	return line
}

// place tells cells as a person counts them, from 1.
func place(n accessibility.Node, nth int) string {
	if n.Bounds.Empty() {
		return fmt.Sprintf("Nth(%d), no visible cell", nth)
	}
	at := n.Bounds.Min
	return fmt.Sprintf("Nth(%d), column %d, row %d, %s", nth, at.X+1, at.Y+1, size(n.Bounds.Dx(), n.Bounds.Dy()))
}

// nearest lists the nodes most like what is not there: those that the steps
// have dropped, else those like the description.
func (l Locator) nearest(t *accessibility.Tree) []string {
	dropped, _ := l.base.All(t)
	var lines []string
	for _, i := range dropped[:min(len(dropped), most)] {
		lines = append(lines, accessibility.OutlineLine(t, i))
	}
	var r *accessibility.Refusal
	if _, err := l.base.One(t); len(lines) == 0 && errors.As(err, &r) {
		lines = r.Candidates
	}
	return lines
}

// unresolved puts the error of a description that cannot be resolved, as one
// whose container is ambiguous.
func unresolved(err error) outcome {
	var r *accessibility.Refusal
	if !errors.As(err, &r) {
		return outcome{got: err.Error()}
	}
	out := outcome{got: string(r.Reason) + ": " + r.Message, heading: "candidates", lines: r.Candidates}
	if r.Reason == accessibility.ErrStaleRef {
		out.verdict = unmeetable
	}
	return out
}
