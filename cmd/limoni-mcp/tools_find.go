package main

import (
	"context"
	"fmt"
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
