// Simple greets whoever types a name.
package main

import (
	"log"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

type app struct{ name, greeting string }

func (a *app) draw(f *limoni.Frame) {
	area := f.Area()
	widgets.Heading{Text: "Hello"}.Draw(f, layout.CutTop(&area, 1))
	line := layout.CutTop(&area, 1)
	right := layout.CutRight(&line, 9)
	name := widgets.TextInput{ID: "name", Label: "Your name", Value: &a.name}.Draw(f, line)
	greet := widgets.Button{ID: "greet", Label: "Greet", Default: true}.Draw(f, right)
	if greet.Clicked() || name.Submitted() {
		a.greeting = "Hello, " + a.name + "!"
	}
	if a.greeting != "" {
		widgets.Status{ID: "greeting", Text: a.greeting}.Draw(f, layout.CutTop(&area, 1))
	}
	widgets.Label{Text: "Tab moves, Enter greets, Ctrl+Q quits"}.Draw(f, layout.CutBottom(&area, 1))
	if f.GlobalKey("ctrl+q") {
		f.Quit()
	}
}

func main() {
	if err := limoni.Run(new(app).draw); err != nil {
		log.Fatal(err)
	}
}
