package widgets

import (
	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// Dialog is a modal window: while it is drawn, nothing below it reacts and the
// focus stays inside. Esc and the dismiss action close it where the caller
// asks Dismissed; Enter presses the default button. When it is gone the focus
// goes back to where it was.
//
//	if a.asking {
//		ask := widgets.Dialog{ID: "ask", Title: "Delete it?", Text: "This cannot be undone.",
//			Buttons: []string{"Keep", "Delete"}}.Draw(f, f.Area())
//		a.asking = ask.Button < 0 && !ask.Dismissed()
//		if ask.Button == 1 {
//			a.delete()
//		}
//	}
type Dialog struct {
	ID    string
	Title string
	// Text is drawn above the buttons, wrapped.
	Text string
	// Buttons are their labels. The first is the default and gets the focus:
	// make it the one that does no harm.
	Buttons []string
	// Width and Height are the outer size in cells; 0 fits the text.
	Width, Height int
}

// DialogResponse is what happened to a dialog.
type DialogResponse struct {
	limoni.Response
	// Button is the index of the button that was pressed, -1 for none.
	Button int
}

// Draw draws the dialog in the middle of area.
func (d Dialog) Draw(f *limoni.Frame, area limoni.Rect) DialogResponse {
	resp, inner := d.Begin(f, area)
	foot := layout.CutBottom(&inner, 1)
	d.drawText(f, resp, inner)
	pressed := d.drawButtons(f, foot)
	return DialogResponse{Response: f.End(resp), Button: pressed}
}

// Begin draws the window and begins it as a modal layer; what is drawn until
// f.End(resp) is inside. It returns the area for it.
func (d Dialog) Begin(f *limoni.Frame, area limoni.Rect) (limoni.Response, limoni.Rect) {
	w, h := d.size(area)
	box := layout.Center(area, w, h)
	resp := f.BeginLayer(limoni.RankModal, accessibility.Node{
		ID: d.ID, Role: accessibility.RoleDialog, Label: d.Title, Bounds: box,
		Actions: accessibility.ActionDismiss,
	})
	paintBorder(f, box, d.Title, f.Theme().Border)
	inner := inside(box)
	if inner.Dx() > 2 {
		inner.Min.X++
		inner.Max.X--
	}
	return resp, inner
}

// size is the outer size, at most that of area.
func (d Dialog) size(area limoni.Rect) (w, h int) {
	w, h = d.Width, d.Height
	if w == 0 {
		w = max(min(limoni.Width(d.Text), 60), limoni.Width(d.Title)+4, d.buttonsWidth()) + 4
	}
	w = min(w, area.Dx())
	if h == 0 {
		h = lines(d.Text, w-4) + 4
	}
	return w, min(h, area.Dy())
}

func (d Dialog) buttonsWidth() int {
	w := 0
	for _, label := range d.Buttons {
		w += limoni.Width(label) + 5
	}
	return max(w-1, 0)
}

func (d Dialog) drawText(f *limoni.Frame, resp limoni.Response, area limoni.Rect) {
	if d.Text == "" {
		return
	}
	text := f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: d.Text, Bounds: area})
	f.Details(resp).DescribedBy = f.Node(text).Key
	printWrapped(f, area, d.Text, f.Theme().Text)
}

// drawButtons draws the buttons from the left, the default first, and returns
// which was pressed.
func (d Dialog) drawButtons(f *limoni.Frame, area limoni.Rect) int {
	pressed := -1
	for i, label := range d.Buttons {
		b := Button{Label: label, Default: i == 0, AutoFocus: i == 0}
		resp := b.Draw(f, area)
		if resp.Clicked() {
			pressed = i
		}
		area.Min.X = min(area.Min.X+b.Width()+1, area.Max.X)
	}
	return pressed
}
