package main

import (
	"math"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// server is a form that is not right at first.
type server struct {
	host    string
	port    float64
	reached string
}

func newServer() server { return server{host: "lemons.example", port: 1023} }

func (s *server) draw(f *limoni.Frame, area limoni.Rect) {
	form := widgets.Form{ID: "server", Label: "Server", LabelWidth: 17}.Begin(f, area)
	host := form.Field(widgets.FormField{ID: "host", Label: "Host", Required: true, Error: problem(s.host == "", "is required")})
	widgets.TextInput{ID: "host", Label: "Host", Value: &s.host, Required: true, Error: host.Error}.Draw(f, host.Area)
	port := form.Field(widgets.FormField{ID: "port", Label: "Port", Error: problem(s.port < 1024 || math.IsNaN(s.port), "must be 1024 or more")})
	widgets.NumberInput{ID: "port", Label: "Port", Value: &s.port, Min: 1, Max: 65535, Error: port.Error}.Draw(f, port.Area)
	if form.Submit("Connect") {
		s.reached = s.host
	}
	if form.Button("Reset") {
		*s = newServer()
	}
	rest := form.Rest()
	if s.reached != "" {
		layout.CutTop(&rest, 1)
		widgets.Status{ID: "reached", Text: f.Concat("Connected to ", s.reached)}.Draw(f, layout.CutTop(&rest, 1))
	}
	form.End()
}

func problem(wrong bool, text string) string {
	if wrong {
		return text
	}
	return ""
}
