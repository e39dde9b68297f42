package uitest

import (
	"context"
	"strconv"
	"strings"

	"limoni/accessibility"
)

// ToBeVisible wants one match, with at least one cell that a person can see.
// Not().ToBeVisible() wants none to be seen: no match, or one without a
// visible cell. Several matches fail both ways.
func (e Expectation) ToBeVisible() {
	e.locator.page.t.Helper()
	seen := e.single(func(v view) (bool, string) {
		if visible(&v.snapshot.Tree, v.index) {
			return true, v.line()
		}
		return false, unseen(&v.snapshot.Tree, v.index)
	})
	e.expect("to be visible", func(ctx context.Context, s *accessibility.Snapshot) outcome {
		if found, err := e.locator.find(&s.Tree); e.negated && err == nil && len(found) == 0 {
			return outcome{verdict: met}
		}
		return seen(ctx, s)
	})
}

// ToHaveCount wants n matches.
func (e Expectation) ToHaveCount(n int) {
	e.locator.page.t.Helper()
	e.expect("to have "+count(n, "match", "matches"), func(_ context.Context, s *accessibility.Snapshot) outcome {
		found, err := e.locator.find(&s.Tree)
		if err != nil {
			return unresolved(err)
		}
		out := e.judge(len(found) == n, strconv.Itoa(len(found)))
		if out.verdict == unmet && len(found) > 0 {
			out.heading, out.lines = "matches, as Nth counts them", candidates(&s.Tree, found)
		}
		return out
	})
}

// ToHaveLabel wants exactly this label, after white space is trimmed and
// folded.
func (e Expectation) ToHaveLabel(label string) {
	e.locator.page.t.Helper()
	e.expect("to have label "+strconv.Quote(label), e.single(func(v view) (bool, string) {
		return folded(v.node().Label) == folded(label), "label " + strconv.Quote(v.node().Label)
	}))
}

// ToContainLabel wants a label that contains part.
func (e Expectation) ToContainLabel(part string) {
	e.locator.page.t.Helper()
	e.expect("to have a label that contains "+strconv.Quote(part), e.single(func(v view) (bool, string) {
		return strings.Contains(folded(v.node().Label), folded(part)), "label " + strconv.Quote(v.node().Label)
	}))
}

// ToHaveValue wants exactly this value. A sensitive node tells its value to
// nobody, so there the assertion fails either way, without repeating value.
func (e Expectation) ToHaveValue(value string) {
	e.locator.page.t.Helper()
	e.expectValue("to have value ", value, func(have string) bool { return have == value })
}

// ToContainValue wants a value that contains part.
func (e Expectation) ToContainValue(part string) {
	e.locator.page.t.Helper()
	e.expectValue("to have a value that contains ", part, func(have string) bool { return strings.Contains(have, part) })
}

func (e Expectation) expectValue(to, want string, good func(have string) bool) {
	e.locator.page.t.Helper()
	plain := e.single(func(v view) (bool, string) {
		return good(v.node().Value), "value " + strconv.Quote(v.node().Value)
	})
	e.expect(to+strconv.Quote(want), func(ctx context.Context, s *accessibility.Snapshot) outcome {
		if i, _ := e.locator.one(s); i >= 0 && s.Tree.Nodes[i].States.Has(accessibility.StateSensitive) {
			return outcome{verdict: unmeetable, got: "a sensitive node, whose value is told to nobody",
				wanted: e.sentence(to + length(want))}
		}
		return plain(ctx, s)
	})
}

// ToBeFocused wants the node to have the keyboard.
func (e Expectation) ToBeFocused() {
	e.locator.page.t.Helper()
	e.expect("to be focused", e.single(func(v view) (bool, string) {
		return focused(v.snapshot, v.index), v.line()
	}))
}

// ToBeChecked wants a checkbox, switch or radio button that is on, or a toggle
// button that is pressed. One that is partly on is not.
func (e Expectation) ToBeChecked() {
	e.locator.page.t.Helper()
	e.expectAny("to be checked", accessibility.StateChecked|accessibility.StatePressed)
}

// ToBeSelected wants the node to be the chosen one, or one of them.
func (e Expectation) ToBeSelected() {
	e.locator.page.t.Helper()
	e.expectAny("to be selected", accessibility.StateSelected)
}

// ToBeExpanded wants the node to show what it holds.
func (e Expectation) ToBeExpanded() {
	e.locator.page.t.Helper()
	e.expectAny("to be expanded", accessibility.StateExpanded)
}

// ToBeDisabled wants the node, or a container of it, to be disabled.
func (e Expectation) ToBeDisabled() {
	e.locator.page.t.Helper()
	e.expectAny("to be disabled", accessibility.StateDisabled)
}

// ToBeEnabled is the opposite of ToBeDisabled.
func (e Expectation) ToBeEnabled() {
	e.locator.page.t.Helper()
	e.expect("to be enabled", e.single(func(v view) (bool, string) {
		return !v.states().Has(accessibility.StateDisabled), v.line()
	}))
}

// ToHaveState wants every one of the states; negated, at least one is missing.
func (e Expectation) ToHaveState(want accessibility.State) {
	e.locator.page.t.Helper()
	e.expect("to have state ["+want.String()+"]", e.single(func(v view) (bool, string) {
		return v.states().Has(want), v.line()
	}))
}

func (e Expectation) expectAny(to string, states accessibility.State) {
	e.locator.page.t.Helper()
	e.expect(to, e.single(func(v view) (bool, string) {
		return v.states()&states != 0, v.line()
	}))
}
