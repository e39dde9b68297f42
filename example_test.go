package limoni_test

import (
	"context"
	"fmt"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

func Example() {
	count := 0
	app := limoni.New(20, 2, func(f *limoni.Frame) {
		area := f.Area()
		add := widgets.Button{ID: "add", Label: "Add"}.Draw(f, layout.CutTop(&area, 1))
		if add.Clicked() {
			count++
		}
		widgets.Label{Text: f.Concat("Count: ", f.Itoa(count))}.Draw(f, area)
	})

	app.Do(context.Background(), accessibility.Request{
		Op: accessibility.OpClick, Target: accessibility.Selector{Role: "button", Label: "Add"},
	})
	s, _ := app.Snapshot(context.Background(), 0)
	fmt.Println(s.Screen)
	fmt.Print(accessibility.Outline(&s.Tree))
	// Output:
	// [ Add ]
	// Count: 1
	// button "Add" [focused] #add @1
	// text "Count: 1" @3
}
