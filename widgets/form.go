package widgets

import (
	"limoni"
	"limoni/accessibility"
	"limoni/layout"
)

// Form lays out fields with their labels, says what is wrong with them, and goes
// to the first bad one when it is submitted.
//
//	Name (required)  Ada
//	Port             99999
//	                 must be 1 to 65535
//
//	[ Connect ]
//
//	form := widgets.Form{Label: "Connect"}.Begin(f, area)
//	name := form.Field(widgets.FormField{ID: "name", Label: "Name", Required: true, Error: a.nameError()})
//	widgets.TextInput{ID: "name", Label: "Name", Value: &a.name, Required: true, Error: name.Error}.Draw(f, name.Area)
//	…
//	if form.Submit("Connect") {
//		a.connect()
//	}
//	form.End()
//
// What is wrong is shown after the first attempt to submit, from then on at
// once. Enter in a field of the form submits it. In a narrow area the labels stand above their fields.
type Form struct {
	ID    string
	Label string
	// LabelWidth is the columns of the labels, 18 where it is 0.
	LabelWidth int
}

// FormField is one field of a form.
type FormField struct {
	// ID is that of the control that is drawn into the field: the one to go to
	// where something is wrong.
	ID    string
	Label string
	// Required says so beside the label.
	Required bool
	// Error is what is wrong with the value, "" for nothing.
	Error string
	// Rows is the height of the control, 1 where it is 0.
	Rows int
}

// FieldArea is where the control of a field belongs.
type FieldArea struct {
	Area limoni.Rect
	// Error is for the control: what is wrong, where that is to be shown.
	Error string
}

// FormPass is a form while it is drawn.
type FormPass struct {
	f      *limoni.Frame
	resp   limoni.Response
	m      *formMemory
	rest   limoni.Rect
	foot   limoni.Rect
	label  int // columns, 0 where labels stand above
	errors int
	first  string // the ID of the first bad field
	said   string
}

// formMemory is whether it was tried to submit the form.
type formMemory struct{ tried bool }

// Begin begins the form in area.
func (fm Form) Begin(f *limoni.Frame, area limoni.Rect) FormPass {
	p := FormPass{f: f, rest: area, label: fm.LabelWidth}
	if p.label <= 0 {
		p.label = 18
	}
	if p.label > area.Dx()/2 {
		p.label = 0
	}
	p.resp = f.Begin(accessibility.Node{ID: fm.ID, Role: accessibility.RoleForm, Label: fm.Label, Bounds: area})
	p.m = limoni.Memory[formMemory](f, p.resp)
	return p
}

// Field draws the label of a field, and what is wrong with it, and returns where
// its control belongs.
func (p *FormPass) Field(field FormField) FieldArea {
	rows := layout.CutTop(&p.rest, max(field.Rows, 1)+p.rowsAbove())
	label := p.cutLabel(&rows)
	text := field.Label
	if field.Required {
		text = p.f.Concat(text, " (required)")
	}
	drawLine(p.f, label, accessibility.Node{Role: accessibility.RoleLabel, Label: text}, p.f.Theme().Text)
	if field.Error == "" {
		return FieldArea{Area: rows}
	}
	p.note(field)
	if !p.m.tried {
		return FieldArea{Area: rows}
	}
	below := layout.CutTop(&p.rest, 1)
	below.Min.X = rows.Min.X
	drawLine(p.f, below, accessibility.Node{Role: accessibility.RoleText, Label: field.Error}, p.f.Theme().Error)
	return FieldArea{Area: rows, Error: field.Error}
}

func (p *FormPass) rowsAbove() int {
	if p.label == 0 {
		return 1
	}
	return 0
}

// cutLabel takes the label's cells from those of the field.
func (p *FormPass) cutLabel(rows *limoni.Rect) limoni.Rect {
	if p.label == 0 {
		return layout.CutTop(rows, 1)
	}
	label := layout.CutLeft(rows, p.label)
	label.Max.X = max(label.Max.X-1, label.Min.X)
	return label
}

// note keeps what is to be said if the form is submitted now.
func (p *FormPass) note(field FormField) {
	if p.errors++; p.errors == 1 {
		p.first, p.said = field.ID, p.f.Concat(field.Label, " ", field.Error)
		return
	}
	p.said = p.f.Concat(p.said, "; ", field.Label, " ", field.Error)
}

// Submit draws the default button and reports that the form was submitted and
// nothing is wrong with it. Where something is, the focus goes to the first bad
// field, and all that is wrong is spoken.
func (p *FormPass) Submit(label string) bool {
	if !p.button(Button{Label: label, Default: true}).Clicked() {
		return false
	}
	if p.errors == 0 {
		p.m.tried = false
		return true
	}
	p.m.tried = true
	what := " errors: "
	if p.errors == 1 {
		what = " error: "
	}
	p.f.Announce(p.f.Concat(p.f.Itoa(p.errors), what, p.said), limoni.Assertive)
	if p.first != "" {
		p.f.Focus(p.first)
	}
	return false
}

// Button draws another button beside that of Submit, and reports that it was
// pressed.
func (p *FormPass) Button(label string) bool { return p.button(Button{Label: label}).Clicked() }

// button draws a button in the row below the fields, behind those before it.
func (p *FormPass) button(b Button) limoni.Response {
	if p.foot == (limoni.Rect{}) {
		layout.CutTop(&p.rest, 1)
		p.foot = layout.CutTop(&p.rest, 1)
	}
	cell := layout.CutLeft(&p.foot, b.Width())
	layout.CutLeft(&p.foot, 1)
	return b.Draw(p.f, cell)
}

// Rest is the area below what was drawn so far.
func (p *FormPass) Rest() limoni.Rect { return p.rest }

// End ends the form.
func (p *FormPass) End() limoni.Response {
	if p.errors > 0 && p.m.tried {
		p.f.Node(p.resp).States |= accessibility.StateInvalid
	}
	return p.f.End(p.resp)
}
