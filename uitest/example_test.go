package uitest_test

import (
	"testing"

	"limoni"
	"limoni/layout"
	"limoni/uitest"
	"limoni/widgets"
)

// greeter greets whoever gives a name.
type greeter struct{ name, greeting string }

func (g *greeter) draw(f *limoni.Frame) {
	area := f.Area()
	widgets.TextInput{ID: "name", Label: "Name", Value: &g.name}.Draw(f, layout.CutTop(&area, 1))
	greet := widgets.Button{Label: "Greet", Disabled: g.name == ""}.Draw(f, layout.CutTop(&area, 1))
	if greet.Clicked() {
		g.greeting = "Hello, " + g.name
	}
	if g.greeting != "" {
		widgets.Label{ID: "greeting", Text: g.greeting}.Draw(f, area)
	}
}

func Example() {
	var t *testing.T // of func TestGreeting(t *testing.T)
	page := uitest.Run(t, 40, 5, new(greeter).draw)

	page.Expect(page.GetByRole("button", "Greet")).ToBeDisabled()
	page.GetByRole("input", "Name").Type("Ann")
	page.GetByRole("button", "Greet").Click()

	page.Expect(page.GetByID("greeting")).ToHaveLabel("Hello, Ann")
}
