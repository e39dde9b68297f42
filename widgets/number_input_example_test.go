package widgets_test

import (
	"time"

	"limoni"
	"limoni/widgets"
)

func ExampleNumberInput() {
	weight := 12.5
	app := limoni.New(24, 2, func(f *limoni.Frame) {
		widgets.NumberInput{ID: "weight", Label: "Weight", Value: &weight, Max: 20, Step: 0.25, Unit: "kg"}.Draw(f, f.Area())
	})
	app.Feed([]byte("\x1b[A")) // Up
	show(app)
	app.Feed([]byte("\x1530\r")) // Ctrl+U, 30, Enter
	show(app)
	// Output:
	// 12.75              kg ▼▲
	//
	// number-input "Weight"="12.75" [focused] #weight
	// 30                 kg ▼▲
	// 30 is more than 20.00
	// number-input "Weight"="30" [focused, invalid] #weight error="30 is more than 20.00"
}

func ExampleTextInput_search() {
	words := "lemon"
	app := limoni.New(24, 1, func(f *limoni.Frame) {
		widgets.TextInput{ID: "find", Label: "Find", Value: &words, Search: true}.Draw(f, f.Area())
	})
	show(app)
	app.Feed([]byte("\x1b")) // Esc, once no more of a sequence comes
	app.Advance(time.Second)
	show(app)
	// Output:
	// lemon
	// search-input "Find"="lemon" [focused] #find
	// Find
	// search-input "Find" [focused] #find
}
