package main

import (
	"context"
	"fmt"
	"unicode/utf8"

	"limoni/accessibility"
)

var typeTextTool = tool{
	name: "type_text", title: "Type text",
	description: "Types into the focused text field, or into target, which is focused first. Keys and shortcuts go through press_key. Answers with what changed; the text itself is not repeated.",
	params: []param{
		{name: "text", kind: textKind, required: true, min: 1, description: "1 to 4096 characters"},
		{name: "target", kind: textKind, min: 1, description: "text field to focus first: @ref, #id or a line role \"label\""},
		{name: "submit", kind: flagKind, description: "press enter afterwards, default false"},
	},
	run: typeText,
}

func typeText(ctx context.Context, b *bridge, args arguments) answer {
	in, err := b.begin(ctx)
	if err != nil {
		return failure(err)
	}
	if err := in.focus(ctx, args.text["target"]); err != nil {
		return in.failed(ctx, err, "").hint("nothing was typed")
	}
	field := in.now.focused()
	req := accessibility.Request{Op: accessibility.OpText, Text: args.text["text"]}
	if args.text["target"] != "" {
		req.Key = field.Key // somebody may press Tab in between
	}
	r, err := in.send(ctx, req)
	if err != nil {
		return in.failed(ctx, err, "")
	}
	done, note, typed := in.typedInto(field, r), shortTake(r, args.text["text"]), r.Verdict
	if args.flag["submit"] {
		done, r, err = in.submit(ctx, r, done)
	}
	if r.Verdict == accessibility.Unhandled {
		r.Verdict = typed // the text's verdict leads: what enter met is told beside it
	}
	if err == nil {
		err = in.settled(ctx, r)
	}
	if err != nil {
		return in.failed(ctx, err, done)
	}
	return in.report(r.Verdict, done, note, in.unseen(field), in.unchanged(r, field))
}

// focus gives the target the keyboard, where there is one to give it to.
func (in *input) focus(ctx context.Context, target string) error {
	if target == "" {
		return nil
	}
	sel, err := parseTarget(target)
	if err != nil {
		return err
	}
	i, err := sel.One(&in.now.Tree)
	if err != nil {
		return err
	}
	key, name := in.now.Tree.Nodes[i].Key, nameOf(&in.now.Tree, i)
	if role, known := accessibility.ParseRole(string(in.now.Tree.Nodes[i].Role)); known && !role.IsText() {
		return toolError{code: "not-editable", message: name + " takes no text; the target must be a text field"}
	}
	has := func() bool { return in.now.Focus == key }
	if has() {
		return nil
	}
	r, err := in.send(ctx, accessibility.Request{Op: accessibility.OpAct, Target: sel, Action: accessibility.ActionFocus.String()})
	if err == nil {
		err = in.see(ctx, func() bool { return in.now.Frame >= r.Frame && has() })
	}
	switch {
	case err != nil:
		return err
	case in.gone:
		return toolError{code: "app-gone", message: "the app ended when " + name + " was to get the focus"}
	case !has():
		return toolError{code: "not-focused", message: name + " did not take the focus, which is at: " + in.now.focusLine()}
	}
	return nil
}

// typedInto words what was typed by its number of characters.
func (in *input) typedInto(field accessibility.Node, r accessibility.Result) string {
	name := "the app"
	if i := in.now.Tree.Index(field.Key); field.Key != 0 && i >= 0 {
		name = nameOf(&in.now.Tree, i)
	}
	switch {
	case r.Verdict == accessibility.Gone:
		return "typed into " + name
	case r.Verdict != accessibility.Unhandled:
		return fmt.Sprintf("typed %s into %s", count(r.Clusters, "character", "characters"), name)
	case field.Key == 0:
		return "typed nothing, no node has the focus"
	}
	return fmt.Sprintf("typed nothing, %s has the focus and takes no text", name)
}

// shortTake says where a field took less than it was sent. A character may be
// several code points, so it says both numbers and no verdict of its own.
func shortTake(r accessibility.Result, text string) string {
	sent := utf8.RuneCountInString(text)
	if r.Verdict != accessibility.Handled || r.Clusters >= sent {
		return ""
	}
	return fmt.Sprintf("note: of %s sent the field took %s; a full field takes no more",
		count(sent, "code point", "code points"), count(r.Clusters, "character", "characters"))
}

// submit presses enter after text that arrived. The result is enter's.
func (in *input) submit(ctx context.Context, typed accessibility.Result, done string) (string, accessibility.Result, error) {
	if typed.Verdict != accessibility.Handled {
		return done + "; enter was not pressed", typed, nil
	}
	r, err := in.send(ctx, accessibility.Request{Op: accessibility.OpKey, Chord: "enter"})
	switch {
	case err != nil:
	case r.Verdict == accessibility.Unhandled:
		done += ", pressed enter, which nothing wanted"
	default:
		done += ", pressed enter"
	}
	return done, r, err
}

// unseen says why the text that was typed into field cannot be read, though
// something changed.
func (in *input) unseen(field accessibility.Node) string {
	if in.gone || in.change() == "" {
		return "" // unchanged says it
	}
	if why := in.hidesText(field); why != "" {
		return "note: " + why
	}
	if field.Key != 0 && in.now.Focus != field.Key {
		return "note: another node has the focus now"
	}
	return ""
}
