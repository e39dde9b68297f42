package main

import (
	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// drawOpeners draws the buttons below the list, each with what it opens.
func (p *layers) drawOpeners(f *limoni.Frame, line limoni.Rect) {
	sort := widgets.Button{ID: "sort", Label: "Sort ▾", Description: "the order of the documents"}
	opener := sort.Draw(f, layout.CutLeft(&line, sort.Width()+1))
	if opener.Clicked() {
		p.sorting = !p.sorting
	}
	if (widgets.Menu{ID: "orders", Label: "Sort", Items: p.orders, Open: &p.sorting, Opener: opener}).Draw(f).Changed() {
		p.sort()
	}
	p.drawDetails(f, layout.CutLeft(&line, len("[ Details v ] ")))
	remove := widgets.Button{ID: "delete", Label: "Delete…", Disabled: !p.has()}
	if remove.Draw(f, line).Clicked() {
		p.run("delete")
	}
}

// drawDetails is a popup with check boxes, which stays open while they change.
func (p *layers) drawDetails(f *limoni.Frame, area limoni.Rect) {
	opener := widgets.Button{ID: "details", Label: "Details ▾", Description: "what is shown of each document"}.Draw(f, area)
	if opener.Clicked() {
		p.detailing = !p.detailing
	}
	if !p.detailing {
		return
	}
	popup, inner := widgets.Popup{ID: "shown", Label: "Details", Opener: opener, Width: 12, Height: 2}.Begin(f)
	size := widgets.Checkbox{ID: "size", Label: "Size", Checked: &p.docs.size, AutoFocus: true}.Draw(f, layout.CutTop(&inner, 1))
	owner := widgets.Checkbox{ID: "owner", Label: "Owner", Checked: &p.docs.owner}.Draw(f, layout.CutTop(&inner, 1))
	f.End(popup)
	if size.Changed() || owner.Changed() {
		p.docs.describe()
	}
	if popup.Dismissed() {
		p.detailing = false
	}
}

// drawMessages draws a button with a hint, and what the toasts told.
func (p *layers) drawMessages(f *limoni.Frame, area limoni.Rect) {
	area = titled(f, "Tooltip and toasts", area)
	line := layout.CutTop(&area, 1)
	publish := widgets.Button{ID: "publish", Label: "Publish", Disabled: !p.has()}
	resp := publish.Draw(f, layout.CutLeft(&line, publish.Width()+1))
	widgets.Tooltip{Text: "Everybody can read it then. A message in the corner says that it is done; F8 puts it away."}.Draw(f, resp)
	if resp.Clicked() {
		p.tell("Published", widgets.ToastSuccess)
	}
	layout.CutTop(&area, 1)
	area = titled(f, "Messages", area)
	widgets.ToastHistory{ID: "history", Toasts: p.toasts, Empty: "No messages yet"}.Draw(f, area)
}

// drawDialogs draws the windows that shut off the rest.
func (p *layers) drawDialogs(f *limoni.Frame) {
	if p.renaming && p.has() {
		p.drawRename(f)
	}
	if p.deleting && p.has() {
		ask := widgets.AlertDialog{
			ID: "ask", Title: "Delete?", Text: f.Concat(p.docs.all[p.at].name, " cannot be brought back."), Buttons: deleteButtons,
		}.Draw(f, f.Area())
		p.deleting = ask.Button < 0 && !ask.Dismissed()
		if ask.Button == 1 {
			p.remove()
		}
	}
}

var deleteButtons = []string{"Keep", "Delete"}

// drawRename is a dialog with a field in it.
func (p *layers) drawRename(f *limoni.Frame) {
	resp, inner := widgets.Dialog{ID: "rename", Title: "Rename", Width: 40, Height: 5}.Begin(f, f.Area())
	field := widgets.TextInput{ID: "name", Label: "Name", Value: &p.name, AutoFocus: true}.Draw(f, layout.CutTop(&inner, 1))
	line := layout.CutBottom(&inner, 1)
	rename := widgets.Button{ID: "do-rename", Label: "Rename", Default: true, Disabled: p.name == ""}
	renamed := rename.Draw(f, layout.CutLeft(&line, rename.Width()+1)).Clicked() || field.Submitted() && p.name != ""
	cancelled := widgets.Button{ID: "cancel", Label: "Cancel"}.Draw(f, line).Clicked()
	f.End(resp)
	if renamed {
		p.docs.all[p.at].name = p.name
		p.sort()
	}
	p.renaming = !renamed && !cancelled && !resp.Dismissed()
}

func (p *layers) remove() {
	p.tell("Deleted", widgets.ToastWarning)
	p.docs.all = append(p.docs.all[:p.at], p.docs.all[p.at+1:]...)
	p.docs.describe()
	p.at = min(p.at, len(p.docs.all)-1)
}
