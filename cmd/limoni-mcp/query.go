package main

import (
	"errors"
	"math"
	"slices"
	"strings"

	"limoni/accessibility"
	"limoni/automation"
)

// query is what find and wait_for look for. Each part narrows it, also where a
// target says which node is meant.
type query struct {
	target, rest accessibility.Selector
	hasTarget    bool
}

func queryOf(args arguments) (query, error) {
	var q query
	var err error
	if line := args.text["target"]; line != "" {
		q.hasTarget = true
		if q.target, err = parseTarget(line); err != nil {
			return q, err
		}
	}
	if role := args.text["role"]; role != "" {
		q.rest.Role, _ = accessibility.ParseRole(role)
	}
	q.rest.Text = args.text["text"]
	q.rest.States, q.rest.NotStates, err = parseStates(args.text["state"])
	return q, err
}

// parseTarget reads a target. One that names nothing would mean every node.
func parseTarget(line string) (accessibility.Selector, error) {
	if strings.TrimSpace(line) == "" {
		return accessibility.Selector{}, badArgument(`the target is blank; give @ref, #id or role "label"`)
	}
	return accessibility.ParseSelector(line)
}

// parseStates reads "checked, !busy".
func parseStates(list string) (with, without accessibility.State, err error) {
	for _, word := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' }) {
		name, negated := strings.CutPrefix(word, "!")
		state, ok := accessibility.ParseState(strings.ReplaceAll(name, "_", "-"))
		switch {
		case !ok:
			return 0, 0, badArgument("unknown state %q; states are %s", clip(name, 40), accessibility.State(math.MaxUint32))
		case negated:
			without |= state
		default:
			with |= state
		}
	}
	return with, without, nil
}

func (q query) empty() bool {
	r := q.rest
	return !q.hasTarget && r.Role == "" && r.Text == "" && r.States == 0 && r.NotStates == 0
}

// in returns the nodes of t that match, by index. A ref whose node is not on
// the screen matches nothing.
func (q query) in(t *accessibility.Tree) ([]int, error) {
	rest, err := q.rest.All(t)
	if err != nil || !q.hasTarget {
		return rest, err
	}
	found, err := q.target.All(t)
	if errors.Is(err, accessibility.ErrStaleRef) {
		return nil, nil
	}
	return slices.DeleteFunc(found, func(i int) bool { return !slices.Contains(rest, i) }), err
}

// wait is the query as the app waits for it: one selector, in which a target
// and the rest are one. What is picked by nth cannot be narrowed in it, but for
// a state that the picked one must have.
func (q query) wait(gone bool) (automation.Wait, error) {
	w := automation.Wait{Target: &q.rest}
	if gone {
		w.State = "gone"
	}
	if !q.hasTarget {
		return w, nil
	}
	w.Target = &q.target
	rest := q.rest
	switch one := rest.States; {
	case q.target.Nth == nil:
		q.target.Text = rest.Text
		q.target.States |= rest.States
		q.target.NotStates |= rest.NotStates
	case rest.Text == "" && rest.States == 0 && rest.NotStates == 0:
	case rest.Text == "" && rest.NotStates == 0 && !gone && one&(one-1) == 0 && one != accessibility.StateHidden:
		w.State = one.String()
	default:
		return w, badArgument("wait_for takes no text and no more than one state beside a target with nth; name the node by its @ref")
	}
	return w, nil
}

// nearest lists what was probably meant, "" where nothing is like it. Where
// the target is there and only its state or text differs, that is it.
func (q query) nearest(t *accessibility.Tree) string {
	sel := q.rest
	if q.hasTarget {
		sel = q.target
	}
	var lines []string
	if i, err := sel.One(t); err == nil {
		lines = []string{accessibility.OutlineLine(t, i)}
	} else if lines = asToolError(err).candidates; len(lines) == 0 {
		return ""
	}
	return "; nearest:\n  " + strings.Join(lines, "\n  ")
}
