package main

import (
	"strconv"
	"strings"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

func (w *wizard) nameProblem() string {
	switch {
	case strings.TrimSpace(w.name) == "":
		return "is required"
	case w.taken[w.name]:
		return "is taken already"
	case w.checking == w.name:
		return "is still being looked for"
	}
	return ""
}

func (w *wizard) emailProblem() string {
	user, host, ok := strings.Cut(w.email, "@")
	if !ok || user == "" || !strings.Contains(host, ".") || strings.ContainsAny(w.email, " ,") {
		return "must be an address, as ada@example.org"
	}
	return ""
}

func (w *wizard) portProblem() string {
	if n, err := strconv.Atoi(w.port); err != nil || n < 1 || n > 65535 {
		return "must be a whole number from 1 to 65535"
	}
	return ""
}

func (w *wizard) agreeProblem() string {
	if !w.agree {
		return "must be accepted"
	}
	return ""
}

func (w *wizard) drawYou(f *limoni.Frame, area limoni.Rect) {
	form := widgets.Form{ID: "you", Label: "You"}.Begin(f, area)
	name := form.Field(widgets.FormField{ID: "name", Label: "Name", Required: true, Error: w.nameProblem()})
	if (widgets.TextInput{ID: "name", Label: "Name", Value: &w.name, Required: true, Error: name.Error, AutoFocus: true}).Draw(f, name.Area).Changed() {
		_ = f.Send(nameChanged{})
	}
	email := form.Field(widgets.FormField{ID: "email", Label: "Email", Required: true, Error: w.emailProblem()})
	widgets.TextInput{ID: "email", Label: "Email", Value: &w.email, Required: true, Error: email.Error}.Draw(f, email.Area)
	if form.Submit("Next") {
		w.step++
	}
	w.drawChecking(f, form.Rest())
	form.End()
}

// drawChecking says that a name is being looked for, or that it is free.
func (w *wizard) drawChecking(f *limoni.Frame, area limoni.Rect) {
	layout.CutTop(&area, 1)
	taken, known := w.taken[w.name]
	switch {
	case w.checking != "":
		widgets.Spinner{ID: "checking", Label: "Looking whether the name is free"}.Draw(f, area)
	case known && !taken:
		widgets.Status{ID: "free", Text: "The name is free."}.Draw(f, area)
	}
}

func (w *wizard) drawServer(f *limoni.Frame, area limoni.Rect) {
	form := widgets.Form{ID: "server", Label: "Server"}.Begin(f, area)
	size := form.Field(widgets.FormField{ID: "size", Label: "Size", Rows: len(sizes)})
	widgets.RadioGroup{ID: "size", Label: "Size", Options: sizes, Selected: &w.size, AutoFocus: true}.Draw(f, size.Area)
	port := form.Field(widgets.FormField{ID: "port", Label: "Port", Required: true, Error: w.portProblem()})
	widgets.TextInput{ID: "port", Label: "Port", Value: &w.port, Required: true, Error: port.Error}.Draw(f, port.Area)
	start := form.Field(widgets.FormField{ID: "start", Label: "Start"})
	widgets.DatePicker{ID: "start", Label: "Start", Value: &w.start, Placeholder: "at once"}.Draw(f, start.Area)
	if form.Submit("Next") {
		w.step++
	}
	if form.Button("Back") {
		w.step--
	}
	form.End()
}

func (w *wizard) drawSummary(f *limoni.Frame, area limoni.Rect) {
	form := widgets.Form{ID: "summary", Label: "Summary"}.Begin(f, area)
	text := form.Field(widgets.FormField{Label: "You get", Rows: 2})
	widgets.Paragraph{ID: "text", Text: f.Concat("A ", strings.ToLower(sizes[w.size]), " server on port ", w.port, " for ", w.name, " <", w.email, ">.")}.Draw(f, text.Area)
	agree := form.Field(widgets.FormField{ID: "agree", Label: "Terms", Required: true, Error: w.agreeProblem()})
	widgets.Checkbox{ID: "agree", Label: "I accept them", Checked: &w.agree, AutoFocus: true}.Draw(f, agree.Area)
	if form.Submit("Order") {
		w.done = true
		f.Quit()
	}
	if form.Button("Back") {
		w.step--
	}
	form.End()
}
