package widgets

import (
	"strings"

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

// maxTextWidth is the columns after which a dialog wraps its text by itself.
const maxTextWidth = 60

// Draw draws the dialog in the middle of area.
func (d Dialog) Draw(f *limoni.Frame, area limoni.Rect) DialogResponse {
	resp, inner := d.Begin(f, area)
	foot := layout.CutBottom(&inner, buttonsSize(d.Buttons, inner.Dx()).Y)
	d.drawText(f, resp, inner, accessibility.RoleText)
	pressed := drawButtons(f, foot, d.Buttons)
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
	paintBorder(f, resp, box, d.Title)
	inner := inside(box)
	if inner.Dx() > 2 {
		inner = layout.InsetXY(inner, 1, 0)
	}
	return resp, inner
}

// size is the outer size: border and margin, the text, a free row and the
// buttons.
func (d Dialog) size(area limoni.Rect) (w, h int) {
	w, h = d.Width, d.Height
	if w <= 0 {
		w = 4 + max(min(widest(d.Text), maxTextWidth), limoni.Width(d.Title), buttonsSize(d.Buttons, maxTextWidth).X)
	}
	w = min(w, area.Dx())
	if h <= 0 {
		h = 3 + countLines(d.Text, w-4) + max(buttonsSize(d.Buttons, w-4).Y, 1)
	}
	return w, h
}

// widest is the width of the widest line of s.
func widest(s string) int {
	w := 0
	for more := true; more; {
		var line string
		line, s, more = strings.Cut(s, "\n")
		w = max(w, limoni.Width(strings.TrimSuffix(line, "\r")))
	}
	return w
}

func (d Dialog) drawText(f *limoni.Frame, resp limoni.Response, area limoni.Rect, role accessibility.Role) {
	if d.Text == "" {
		return
	}
	rows := countLines(d.Text, area.Dx())
	cut := when(rows > area.Dy(), accessibility.StateTruncated)
	text := f.RegisterAccessibility(accessibility.Node{
		Role: role, Label: d.Text, Bounds: layout.CutTop(&area, rows), States: cut,
	})
	f.Details(resp).DescribedBy = f.Node(text).Key
	printWrapped(f, text.Rect(), d.Text, f.Theme().Text)
}
