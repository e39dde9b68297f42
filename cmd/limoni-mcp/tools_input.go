package main

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"limoni/accessibility"
)

var actTool = tool{
	name: "act", title: "Perform an action",
	description: "Performs an action that the target advertises, such as activate, toggle, expand, increment, set-value, scroll or one of its own. With row it goes to that row of a list or table, drawn or not. Answers with what changed.",
	params: []param{
		{name: "target", kind: textKind, required: true, min: 1, description: targetParam.description},
		{name: "action", kind: textKind, required: true, min: 1, max: 64, description: "action name, as activate or set-value"},
		{name: "value", kind: textKind, description: "for set-value the new value, for scroll the rows (negative is up)"},
		{name: "row", kind: textKind, min: 1, description: "row of the target: its position from 1, or # and its key"},
	},
	run: act,
}

var clickTool = tool{
	name: "click", title: "Click a node",
	description: "A real mouse click on the target. With ensure it clicks only if the target is not yet checked, unchecked or selected, so a repeated call is safe. Answers with what changed.",
	params: []param{
		{name: "target", kind: textKind, required: true, min: 1, description: targetParam.description},
		{name: "button", kind: textKind, enum: []string{"left", "middle", "right"}, description: "mouse button, default left"},
		{name: "double", kind: flagKind, description: "click twice, default false"},
		{name: "ensure", kind: textKind, enum: []string{"checked", "unchecked", "selected"}, description: "state to bring about; nothing is clicked where it holds"},
	},
	run: click,
}

func act(ctx context.Context, b *bridge, args arguments) answer {
	sel, err := parseTarget(args.text["target"])
	if err != nil {
		return failure(err)
	}
	req := accessibility.Request{Op: accessibility.OpAct, Target: sel,
		Action: args.text["action"], Value: args.text["value"]}
	if action, ok := accessibility.ParseAction(req.Action); ok {
		req.Action = action.String()
	}
	if req.Item, err = parseRow(args.text["row"]); err != nil {
		return failure(err)
	}
	what := ""
	if row := args.text["row"]; row != "" {
		what = "row " + oneLine(row, 80) + " of "
	}
	return b.perform(ctx, req, func(name string) string { return fmt.Sprintf("%s on %s%s", req.Action, what, name) })
}

// parseRow reads "3" as a position and "#1074" as a key. Another text is a key
// as well, since most keys are no numbers.
func parseRow(row string) (accessibility.Item, error) {
	key, isKey := strings.CutPrefix(row, "#")
	if position, err := strconv.ParseInt(row, 10, 32); err == nil && !isKey {
		if position < 1 {
			return accessibility.Item{}, badArgument(`"row" counts from 1; a key that is a number is written #%d`, position)
		}
		return accessibility.Item{Position: int(position)}, nil
	}
	if isKey && key == "" {
		return accessibility.Item{}, badArgument(`"row" is # and nothing; write the key behind it`)
	}
	return accessibility.Item{Key: key}, nil
}

func click(ctx context.Context, b *bridge, args arguments) answer {
	sel, err := parseTarget(args.text["target"])
	if err != nil {
		return failure(err)
	}
	req := accessibility.Request{Op: accessibility.OpClick, Target: sel,
		Mouse: accessibility.Mouse{Button: args.text["button"]}}
	done := "clicked "
	if req.Mouse.Button == "middle" || req.Mouse.Button == "right" {
		done = req.Mouse.Button + "-clicked "
	}
	if args.flag["double"] {
		req.Mouse.Count, done = 2, "double-"+done
	}
	if want := args.text["ensure"]; want != "" {
		if done != "clicked " {
			return failure(badArgument(`"ensure" goes with a single left click only`))
		}
		return b.ensure(ctx, req, want)
	}
	return b.perform(ctx, req, func(name string) string { return done + name })
}

// perform sends one request that has a target and reports it. done words it
// with the target's name.
func (b *bridge) perform(ctx context.Context, req accessibility.Request, done func(string) string) answer {
	in, err := b.begin(ctx)
	if err != nil {
		return failure(err)
	}
	target, _ := req.Target.One(&in.before.Tree)
	r, err := in.send(ctx, req)
	if err == nil {
		err = in.settled(ctx, r)
	}
	if err != nil {
		return in.failed(ctx, err, "")
	}
	scrolled := ""
	if r.Scrolled {
		scrolled = "the row was scrolled into view first"
	}
	return in.report(r.Verdict, done(in.nameOfTarget(r, target)), scrolled, in.unchanged(r, in.before.node(target)))
}

// nameOfTarget is the short name of the node an input went to.
func (in *input) nameOfTarget(r accessibility.Result, target int) string {
	if target >= 0 {
		return nameOf(&in.before.Tree, target)
	}
	return orNone(oneLine(r.Target, 200))
}
