package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"limoni/accessibility"
)

// The parameters that several tools share.
var (
	targetParam = param{name: "target", kind: textKind, min: 1,
		description: "one node: @ref, #id, or a line role \"label\" copied from the outline"}
	textParam  = param{name: "text", kind: textKind, min: 1, description: "part of a label or value, case sensitive"}
	stateParam = param{name: "state", kind: textKind, min: 1,
		description: "states that must hold, such as checked, or disabled, or !busy; several are joined by commas"}
)

var findTool = tool{
	name: "find", title: "Find nodes", readOnly: true,
	description: "The nodes that match everything given, each as an outline line under the containers it is in. Cheaper than tree on a large screen.",
	params: []param{
		targetParam,
		{name: "role", kind: textKind, min: 1, description: "role, such as button or list-item; web spellings are understood"},
		textParam, stateParam,
		{name: "limit", kind: numberKind, min: 1, max: 500, fallback: 20, description: "most matches to show, 1 to 500, default 20"},
	},
	run: find,
}

func find(ctx context.Context, b *bridge, args arguments) answer {
	q, err := queryOf(args)
	if err == nil && q.empty() {
		err = badArgument("find needs one of target, role, text or state; tree shows everything")
	}
	if err != nil {
		return failure(err)
	}
	v, err := b.app.look(ctx)
	if err != nil {
		return failure(err)
	}
	matches, err := q.in(&v.Tree)
	if err != nil {
		return failure(err)
	}
	if len(matches) == 0 {
		return answer{text: cutLines(fmt.Sprintf("0 matches (frame %d)%s", v.Frame, q.nearest(&v.Tree)), maxChange, dropped)}
	}
	return answer{text: fmt.Sprintf("%s (frame %d)\n", count(len(matches), "match", "matches"), v.Frame) +
		listed(&v.Tree, matches, args.number["limit"])}
}

func dropped(n int) string { return fmt.Sprintf("… %d more lines", n) }

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

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

// listed is the lines of some nodes, under the containers they are in.
func listed(t *accessibility.Tree, matches []int, limit int) string {
	var b strings.Builder
	above := ""
	for n, i := range matches {
		if n == limit {
			fmt.Fprintf(&b, "… %d more; raise limit or ask for less\n", len(matches)-n)
			break
		}
		if path := pathOf(t, i); path != above {
			above = path
			fmt.Fprintf(&b, "in %s:\n", orTop(path))
		}
		b.WriteString("  " + accessibility.OutlineLine(t, i) + "\n")
	}
	return cutLines(b.String(), maxRead, func(n int) string { return fmt.Sprintf("… %d more lines; lower limit or ask for less", n) })
}

func orTop(path string) string {
	if path == "" {
		return "the app"
	}
	return path
}

// pathOf names the containers of node i, from the outside in.
func pathOf(t *accessibility.Tree, i int) string {
	var names []string
	for up := t.Nodes[i].Parent; up >= 0; up = t.Nodes[up].Parent {
		if t.Nodes[up].Role != accessibility.RoleApp {
			names = append(names, nameOf(t, int(up)))
		}
	}
	slices.Reverse(names)
	return strings.Join(names, " > ")
}
