// Limoni says hello and counts a key.
package main

import (
	"log"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

func main() {
	keys := 0
	err := limoni.Run(func(f *limoni.Frame) {
		if f.GlobalKey("x") {
			keys++
		}
		if f.GlobalKey("q") {
			f.Quit()
		}
		area := f.Area()
		widgets.Label{ID: "greeting", Text: "Hello, world"}.Draw(f, layout.CutTop(&area, 1))
		widgets.Label{ID: "keys", Text: f.Concat("keys: ", f.Itoa(keys))}.Draw(f, layout.CutTop(&area, 1))
	})
	if err != nil {
		log.Fatal(err)
	}
}
