package widgets

import (
	"math"

	"limoni"
	"limoni/accessibility"
)

// firstRow is the first row of area, at most width columns of it.
func firstRow(area limoni.Rect, width int) limoni.Rect {
	area.Max.Y = min(area.Max.Y, area.Min.Y+1)
	area.Max.X = min(area.Max.X, area.Min.X+width)
	return area
}

// when is s if on, else nothing.
func when(on bool, s accessibility.State) accessibility.State {
	if on {
		return s
	}
	return 0
}

// disabled reports whether the node is, by itself or with what it stands in.
func disabled(f *limoni.Frame, resp limoni.Response) bool {
	return f.Node(resp).States.Has(accessibility.StateDisabled)
}

// controlStyle is how a control looks: disabled, with the focus, or at rest.
func controlStyle(f *limoni.Frame, resp limoni.Response) limoni.Style {
	switch {
	case disabled(f, resp):
		return f.Theme().Disabled
	case resp.Focused():
		return f.Theme().Focus
	}
	return f.Theme().Control
}

// focusCell puts the cursor on a column of area while resp has the focus, and
// inside of area also where the text there had no room.
func focusCell(f *limoni.Frame, resp limoni.Response, area limoni.Rect, x int) {
	if !area.Empty() {
		f.FocusCell(resp, min(x, area.Max.X-1), area.Min.Y)
	}
}

// printCut draws s with an ellipsis where it does not fit, says so in the
// node, and returns the columns.
func printCut(f *limoni.Frame, resp limoni.Response, area limoni.Rect, s string, st limoni.Style) int {
	columns, cut := f.PrintCut(area, s, st)
	if cut {
		f.Node(resp).States |= accessibility.StateTruncated
	}
	return columns
}

// describe fills in the rare properties most controls share.
func describe(f *limoni.Frame, resp limoni.Response, description, shortcut string) {
	if description == "" && shortcut == "" {
		return
	}
	d := f.Details(resp)
	d.Description, d.Shortcut = description, shortcut
}

// count is n as a node holds it.
func count(n int) int32 { return int32(min(max(n, 0), math.MaxInt32)) }

// clamp is i as an index into n items, -1 where there are none.
func clamp(i, n int) int { return min(max(i, 0), n-1) }

// or is st, or other where st is zero.
func or(st, other limoni.Style) limoni.Style {
	if st == (limoni.Style{}) {
		return other
	}
	return st
}
