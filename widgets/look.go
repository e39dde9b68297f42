package widgets

import (
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

// controlStyle is how a control looks: disabled, with the focus, or at rest.
func controlStyle(f *limoni.Frame, resp limoni.Response, disabled bool) limoni.Style {
	switch {
	case disabled:
		return f.Theme().Disabled
	case resp.Focused():
		return f.Theme().Focus
	}
	return f.Theme().Control
}

// describe fills in the rare properties most controls share.
func describe(f *limoni.Frame, resp limoni.Response, description, shortcut string) {
	if description == "" && shortcut == "" {
		return
	}
	d := f.Details(resp)
	d.Description, d.Shortcut = description, shortcut
}
