package main

import (
	"context"
	"fmt"
	"strings"
	"unicode/utf8"

	"limoni/accessibility"
)

// maxRead bounds the text of a reading tool, in characters.
const maxRead = 20_000

var statusTool = tool{
	name: "status", title: "App status", readOnly: true,
	description: "Which app is connected: its size, frame and focus, what its policy allows (input, screen text, input values), pending work and problems.",
	run:         status,
}

var treeTool = tool{
	name: "tree", title: "Read the tree", readOnly: true,
	description: "What is on the screen: an indented outline, one node a line, as role \"label\"=\"value\" [states] #id @ref. A line or its @ref is a target for the other tools. Start here.",
	params: []param{
		{name: "root", kind: textKind, description: "target whose part of the tree to show; without it, all", min: 1},
		{name: "depth", kind: numberKind, description: "levels to show, from 1; without it, all", min: 1, max: 1000},
	},
	run: tree,
}

var screenTool = tool{
	name: "screen", title: "Read the screen", readOnly: true,
	description: "The drawn cells as text, one line a row. For what tree does not say, such as layout and drawings; needs the app's ExposeScreen.",
	run:         screen,
}

func status(ctx context.Context, b *bridge, _ arguments) answer {
	v, err := b.app.look(ctx)
	if err != nil {
		return failure(err)
	}
	policy, app := v.policy(), v.Client.Info()
	lines := []string{
		"app: " + orNone(appName(v)),
		"socket: " + orNone(v.Client.Socket()),
		fmt.Sprintf("pid: %d", app.PID),
		fmt.Sprintf("size: %dx%d", v.Width, v.Height),
		fmt.Sprintf("frame: %d", v.Frame),
		"focus: " + v.focusLine(),
		"input: " + allowed(policy.AllowInput, "allowed", "refused", "AllowInput", "input"),
		"screen: " + allowed(policy.ExposeScreen, "shown", "hidden", "ExposeScreen", "screen"),
		"values: " + allowed(policy.ExposeInputValues, "shown", "hidden", "ExposeInputValues", "values"),
		"pending: " + orNone(pendingLine(v.Pending)),
	}
	if len(v.Problems) == 0 {
		lines = append(lines, "problems: none")
	}
	for _, problem := range v.Problems {
		lines = append(lines, "problem: "+oneLine(problem, 400))
	}
	return answer{text: cutLines(strings.Join(lines, "\n"), maxRead, func(n int) string { return fmt.Sprintf("… %d more problems", n) })}
}

// appName is what the app calls itself: the label of its outermost node, or
// the title of its window.
func appName(v view) string {
	if len(v.Tree.Nodes) > 0 && v.Tree.Nodes[0].Role == accessibility.RoleApp && v.Tree.Nodes[0].Label != "" {
		return oneLine(v.Tree.Nodes[0].Label, 200)
	}
	return oneLine(v.Title, 200)
}

// allowed says what a policy field does, and which field is missing where it
// is not set.
func allowed(on bool, yes, no, field, word string) string {
	if on {
		return yes
	}
	return fmt.Sprintf("%s (%s is not set; the app must set it, or be started with LIMONI_AUTOMATION_ALLOW=%s)", no, field, word)
}

func orNone(text string) string {
	if text == "" {
		return "none"
	}
	return text
}

func tree(ctx context.Context, b *bridge, args arguments) answer {
	v, err := b.app.look(ctx)
	if err != nil {
		return failure(err)
	}
	root, err := rootOf(v, args.text["root"])
	if err != nil {
		return failure(err)
	}
	head := fmt.Sprintf("frame %d\n", v.Frame)
	if len(v.Tree.Nodes) == 0 {
		return answer{text: head + "(the app has not drawn any node)"}
	}
	outline := accessibility.OutlineFrom(&v.Tree, root, args.number["depth"])
	return answer{text: cutLines(head+outline, maxRead, func(dropped int) string {
		return fmt.Sprintf("… %d more lines; narrower: %s", dropped, narrower(v, root))
	})}
}

// rootOf is the index of a target, -1 for the whole tree where there is none.
func rootOf(v view, target string) (int, error) {
	if target == "" {
		return -1, nil
	}
	sel, err := parseTarget(target)
	if err != nil {
		return 0, err
	}
	return sel.One(&v.Tree)
}

// narrower is the call for the deepest outline of root that is not cut.
func narrower(v view, root int) string {
	depth := 1
	for length(v, root, depth+1) <= maxRead {
		depth++
	}
	switch {
	case length(v, root, depth) > maxRead:
		return fmt.Sprintf(`find {"role":%q,"limit":100}`, v.Tree.Nodes[len(v.Tree.Nodes)-1].Role)
	case root < 0:
		return fmt.Sprintf(`tree {"depth":%d}`, depth)
	}
	return fmt.Sprintf(`tree {"root":"@%d","depth":%d}`, v.Tree.Ref(root), depth)
}

// length is that of the answer with such an outline, about.
func length(v view, root, depth int) int {
	const head = len("frame 18446744073709551615\n")
	return head + utf8.RuneCountInString(clean(accessibility.OutlineFrom(&v.Tree, root, depth)))
}

func screen(ctx context.Context, b *bridge, _ arguments) answer {
	v, err := b.app.look(ctx)
	if err != nil {
		return failure(err)
	}
	if !v.policy().ExposeScreen {
		return failure(toolError{code: string(accessibility.ErrPolicy),
			message: "the app's policy hides its screen: ExposeScreen is not set; the app must set it, or be started with LIMONI_AUTOMATION_ALLOW=screen. tree shows the structure"})
	}
	grid := strings.TrimRight(v.Screen.String(), "\n")
	fence := "```"
	for strings.Contains(grid, fence) {
		fence += "`"
	}
	body := cutLines(grid, maxRead, func(dropped int) string { return fmt.Sprintf("… %d more rows; use find or tree", dropped) })
	return answer{text: fmt.Sprintf("frame %d, %dx%d\n%stext\n%s\n%s", v.Frame, v.Width, v.Height, fence, body, fence)}
}
