package widgets

import (
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// maxToastWidth is the columns of a toast, and maxToastRows the rows of its
// text; the history has the rest.
const (
	maxToastWidth = 40
	maxToastRows  = 4
)

// Draw draws those that are due, as many as have room, in a corner of area.
func (t *Toasts) Draw(f *limoni.Frame, area limoni.Rect) {
	stay := t.Stay
	if stay <= 0 {
		stay = 5 * time.Second
	}
	newest := true
	for i := len(t.all) - 1; i >= 0; i-- {
		toast := &t.all[i]
		if toast.gone {
			continue
		}
		rest := toast.age(f.Now(), stay)
		if rest <= 0 {
			toast.gone = true
			continue
		}
		box := t.place(&area, toast)
		if box.Empty() {
			toast.last = time.Time{}
			continue
		}
		toast.last = f.Now()
		if toast.draw(f, box) || newest && f.GlobalKey("f8") {
			toast.gone = true
		}
		if !toast.held {
			f.After(rest)
		}
		newest = false
	}
}

// place cuts the room of a toast from area, nothing where there is too little.
func (t *Toasts) place(area *limoni.Rect, toast *toast) limoni.Rect {
	width := min(maxToastWidth, area.Dx(), limoni.Width(toast.text)+8)
	height := min(countLines(toast.text, width-8), maxToastRows) + 2
	if area.Dy() < height || width < 9 {
		*area = limoni.Rect{}
		return limoni.Rect{}
	}
	var r limoni.Rect
	if t.Corner == TopLeft || t.Corner == TopRight {
		r = layout.CutTop(area, height)
	} else {
		r = layout.CutBottom(area, height)
	}
	if t.Corner == BottomRight || t.Corner == TopRight {
		return layout.CutRight(&r, width)
	}
	return layout.CutLeft(&r, width)
}

// draw draws a toast and reports that it was put away.
func (t *toast) draw(f *limoni.Frame, box limoni.Rect) (dismissed bool) {
	resp := f.BeginLayer(limoni.RankToast, accessibility.Node{
		ID: t.id, Role: t.role(), Label: t.text, Bounds: box, Actions: accessibility.ActionDismiss,
	})
	st := t.style(f.Theme())
	f.Box(box, limoni.LightLines, st)
	line := layout.InsetXY(inside(box), 1, 0)
	line.Min.X += f.Print(line, t.mark(), st)
	text := line
	text.Max.X -= 2
	if countLines(t.text, text.Dx()) > text.Dy() {
		f.Node(resp).States |= accessibility.StateTruncated
	}
	printWrapped(f, text, t.text, f.Theme().Popup)
	closer := firstRow(line, line.Dx())
	closer.Min.X = closer.Max.X - 2
	button := f.RegisterAccessibility(accessibility.Node{
		Role: accessibility.RoleButton, Label: "Dismiss", Bounds: closer, Actions: accessibility.ActionActivate,
	})
	f.Details(button).Shortcut = "f8" // and again for those before the newest
	f.Print(closer, " ×", f.Theme().Popup)
	t.held = resp.Hovered() || button.Hovered()
	dismissed = button.Clicked()
	f.End(resp)
	return resp.Dismissed() || dismissed
}
