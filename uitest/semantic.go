package uitest

import (
	"context"
	"strconv"
	"strings"

	"limoni/accessibility"
)

// Act performs one of the node's actions by name, standard ("expand",
// "increment") or its own, with the value it carries: the new value of
// "set-value", or the rows of "scroll". Unlike a click it works on a node
// that something covers.
func (l Locator) Act(action string, value ...string) {
	l.page.t.Helper()
	line := "act " + strconv.Quote(action) + " on " + l.String()
	req := accessibility.Request{
		Op:     accessibility.OpAct,
		Action: strings.ReplaceAll(action, "_", "-"),
		Value:  strings.Join(value, ""),
	}
	if len(value) > 0 {
		line += " with " + length(req.Value)
	}
	l.page.report(l.act(line, req))
}

// Fill replaces the node's value by text in one step, without the keys that a
// person would press; [Locator.Type] presses them.
func (l Locator) Fill(text string) {
	l.page.t.Helper()
	l.page.report(l.fill("fill "+l.String()+" with "+length(text), text))
}

// Clear empties the node's value.
func (l Locator) Clear() {
	l.page.t.Helper()
	l.page.report(l.fill("clear "+l.String(), ""))
}

func (l Locator) fill(line, text string) (string, error) {
	return l.act(line, accessibility.Request{
		Op: accessibility.OpAct, Action: accessibility.ActionSetValue.String(), Value: text,
	})
}

// Check clicks the node unless it is checked already, and waits until it is. A
// toggle button is checked where it is pressed.
func (l Locator) Check() {
	l.page.t.Helper()
	l.page.report(l.choose("check", checkable, func(s accessibility.State) bool { return s&checkedOn != 0 }))
}

// Uncheck clicks the node unless it is unchecked already, and waits until it
// is.
func (l Locator) Uncheck() {
	l.page.t.Helper()
	l.page.report(l.choose("uncheck", checkable, func(s accessibility.State) bool { return s&checkedOff != 0 }))
}

// Select clicks the node unless it is selected already, and waits until it is.
// A radio button is selected where it is checked.
func (l Locator) Select() {
	l.page.t.Helper()
	const selected = accessibility.StateSelected
	l.page.report(l.choose("select", selectable, func(s accessibility.State) bool {
		return s&selected != 0 || s&checkedOn != 0 && s&accessibility.StateUnselected == 0
	}))
}

const (
	checkedOn  = accessibility.StateChecked | accessibility.StatePressed
	checkedOff = accessibility.StateUnchecked | accessibility.StateUnpressed
	checkable  = checkedOn | checkedOff | accessibility.StateMixed
	selectable = accessibility.StateSelected | accessibility.StateUnselected | checkable
)

// choose brings the one match into a state by at most one click. kinds are the
// states of which a node has one if it can be in that state at all.
func (l Locator) choose(name string, kinds accessibility.State, chosen func(accessibility.State) bool) (string, error) {
	line := name + " " + l.String()
	w := l.page.begin("cannot " + line)
	defer w.stop()
	clicked := false
	err := w.until(func(ctx context.Context, s *accessibility.Snapshot) outcome {
		i, out := l.one(s)
		switch {
		case i < 0 || chosen(statesOf(&s.Tree, i)):
			return out
		case statesOf(&s.Tree, i)&kinds == 0:
			return outcome{verdict: unmeetable, got: "one cannot " + name + " " + accessibility.OutlineLine(&s.Tree, i)}
		}
		clicked = true
		return w.clickMustCount(ctx, l, s, i)
	})
	switch {
	case err != nil:
		return line, err
	case !clicked:
		return line + " (it is already)", nil
	case l.page.ended:
		return l.page.finish(line, nil)
	}
	return l.page.finish(line, w.until(l.becomes(name, chosen)))
}

// clickMustCount clicks node i; that nothing reacts is a failure.
func (w *wait) clickMustCount(ctx context.Context, l Locator, s *accessibility.Snapshot, i int) outcome {
	out := w.deliver(ctx, l, s, i, accessibility.Request{Op: accessibility.OpClick})
	if out.verdict == met && w.page.result.Verdict == accessibility.Unhandled {
		return outcome{verdict: unmeetable, got: "unhandled: nothing reacts to a click on " + accessibility.OutlineLine(&s.Tree, i)}
	}
	return out
}

func (l Locator) becomes(name string, chosen func(accessibility.State) bool) check {
	return func(_ context.Context, s *accessibility.Snapshot) outcome {
		i, out := l.one(s)
		if i >= 0 && !chosen(statesOf(&s.Tree, i)) {
			return outcome{got: "after the click: " + accessibility.OutlineLine(&s.Tree, i)}
		}
		return out
	}
}
