// Tview says hello and counts a key.
package main

import (
	"log"
	"strconv"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"
)

func main() {
	app, keys := tview.NewApplication(), 0
	view := tview.NewTextView()
	show := func() { view.SetText("Hello, world\nkeys: " + strconv.Itoa(keys)) }
	show()
	app.SetInputCapture(func(ev *tcell.EventKey) *tcell.EventKey {
		switch ev.Rune() {
		case 'q':
			app.Stop()
		case 'x':
			keys++
			show()
		}
		return ev
	})
	if err := app.SetRoot(view, true).Run(); err != nil {
		log.Fatal(err)
	}
}
