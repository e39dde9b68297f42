package main

import (
	"context"
	"fmt"

	"limoni/accessibility"
)

// ensured are the states that click can bring about, each with those that a
// node has instead while it can.
var ensured = map[string]struct{ want, instead accessibility.State }{
	"checked":   {accessibility.StateChecked, accessibility.StateUnchecked | accessibility.StateMixed},
	"unchecked": {accessibility.StateUnchecked, accessibility.StateChecked | accessibility.StateMixed},
	"selected":  {accessibility.StateSelected, accessibility.StateUnselected},
}

// ensure clicks a node unless it is in the wanted state already, and looks
// whether it is afterwards.
func (b *bridge) ensure(ctx context.Context, req accessibility.Request, want string) answer {
	in, err := b.begin(ctx)
	if err != nil {
		return failure(err)
	}
	target, err := req.Target.One(&in.before.Tree)
	if err != nil {
		return failure(err)
	}
	node, name := in.before.Tree.Nodes[target], nameOf(&in.before.Tree, target)
	states := ensured[want]
	switch {
	case node.States.Has(states.want):
		return answer{text: fmt.Sprintf("already: %s is %s, nothing was clicked (frame %d)", name, want, in.before.Frame)}
	case node.States&states.instead == 0:
		return failure(toolError{code: string(accessibility.ErrBadValue),
			message: fmt.Sprintf("%s is neither %s nor the opposite, so it cannot be made %s; click it without ensure", name, want, want)})
	}
	r, err := in.send(ctx, req)
	if err == nil {
		err = in.settled(ctx, r)
	}
	if err != nil {
		return in.failed(ctx, err, "")
	}
	return in.ensureReport(r, target, want)
}

func (in *input) ensureReport(r accessibility.Result, target int, want string) answer {
	name := nameOf(&in.before.Tree, target)
	report := in.report(r.Verdict, "clicked "+name, in.unchanged(r, in.before.Tree.Nodes[target]))
	after := in.now.Tree.Index(in.before.Tree.Nodes[target].Key)
	switch {
	case in.gone:
	case after < 0:
		report = report.hint("ensure: the node is no longer there, so nothing can be said of its state")
	case !in.now.Tree.Nodes[after].States.Has(ensured[want].want):
		report.text = fmt.Sprintf("error not-ensured: clicked %s, but it is not %s\n%s", name, want, report.text)
		report.failed = true
	}
	return report
}
