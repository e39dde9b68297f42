package main

import (
	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// fields is the page of what people type into.
type fields struct {
	name, secret, note string
	find, city         string
	guests             float64
	cities             widgets.Strings
	server             server
}

func newFields() fields {
	return fields{
		guests: 4, server: newServer(),
		cities: widgets.Strings{"Amalfi", "Athens", "Málaga", "Menton", "Palermo", "Siracusa", "Sorrento", "Valencia"},
	}
}

// What the buttons beside the fields put into them.
const (
	sampleName = "Ada Lovelace"
	sampleNote = "Two lemon trees, please.\nOne is for the balcony: not too tall."
)

func (p *fields) draw(f *limoni.Frame, area limoni.Rect) {
	columns := layout.Gap(3).SplitColumns(area, layout.Fill(1), layout.Fill(1))
	rest := p.drawTexts(f, columns[0])
	p.drawFound(f, rest)
	rest = p.drawValues(f, columns[1])
	p.server.draw(f, titled(f, "A form", rest))
}

func (p *fields) drawTexts(f *limoni.Frame, area limoni.Rect) limoni.Rect {
	area = titled(f, "Text", area)
	line := labelled(f, "Name", &area)
	sample := widgets.Button{ID: "sample-name", Label: "Sample"}
	cell := cutButton(&line, sample)
	widgets.TextInput{ID: "name", Label: "Name", Value: &p.name, Placeholder: "first and last"}.Draw(f, line)
	if sample.Draw(f, cell).Clicked() {
		p.name = sampleName
	}

	line = labelled(f, "Password", &area)
	generate := widgets.Button{ID: "generate", Label: "Suggest"}
	cell = cutButton(&line, generate)
	widgets.TextInput{ID: "password", Label: "Password", Value: &p.secret, Secret: true, Placeholder: "is never shown"}.Draw(f, line)
	if generate.Draw(f, cell).Clicked() {
		p.secret = "correct horse battery"
	}
	layout.CutTop(&area, 1)

	area = titled(f, "Lines of text", area)
	widgets.TextArea{ID: "note", Label: "Note", Value: &p.note, Placeholder: "anything we should know", Scrollbar: true}.Draw(f, layout.CutTop(&area, 4))
	line = layout.CutTop(&area, 1)
	note := widgets.Button{ID: "sample-note", Label: "Sample note"}
	if note.Draw(f, cutButton(&line, note)).Clicked() {
		p.note = sampleNote
	}
	layout.CutTop(&area, 1)
	return area
}

// drawFound is a field that filters what is below it.
func (p *fields) drawFound(f *limoni.Frame, area limoni.Rect) {
	area = titled(f, "Search", area)
	line := labelled(f, "Find", &area)
	sample := widgets.Button{ID: "find-al", Label: "With al"}
	cell := cutButton(&line, sample)
	widgets.TextInput{ID: "find", Label: "Find a city", Value: &p.find, Search: true}.Draw(f, line)
	if sample.Draw(f, cell).Clicked() {
		p.find = "al"
	}
	found := ""
	for _, city := range p.cities {
		if contains(city, p.find) {
			found = f.Concat(found, ", ", city)
		}
	}
	text := "no city has that in its name"
	if found != "" {
		text = found[len(", "):]
	}
	widgets.Paragraph{Text: text}.Draw(f, layout.CutTop(&area, 3))
}

func (p *fields) drawValues(f *limoni.Frame, area limoni.Rect) limoni.Rect {
	area = titled(f, "A number", area)
	widgets.NumberInput{ID: "guests", Label: "Guests", Value: &p.guests, Min: 1, Max: 12, Unit: "people"}.Draw(f, labelled(f, "Guests", &area))
	layout.CutTop(&area, 1)
	area = titled(f, "Text with suggestions", area)
	widgets.ComboBox{ID: "city", Label: "City", Value: &p.city, Options: &p.cities, Placeholder: "any city"}.Draw(f, labelled(f, "City", &area))
	layout.CutTop(&area, 1)
	return area
}
