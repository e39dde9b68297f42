// Tcell says hello and counts a key.
package main

import (
	"log"
	"strconv"

	"github.com/gdamore/tcell/v2"
)

func main() {
	screen, err := tcell.NewScreen()
	if err != nil {
		log.Fatal(err)
	}
	if err := screen.Init(); err != nil {
		log.Fatal(err)
	}
	defer screen.Fini()
	for keys := 0; ; {
		switch ev := screen.PollEvent().(type) { // the first is the size
		case *tcell.EventKey:
			switch ev.Rune() {
			case 'q':
				return
			case 'x':
				keys++
			}
		case nil:
			return
		}
		screen.Clear()
		screen.PutStr(0, 0, "Hello, world")
		screen.PutStr(0, 1, "keys: "+strconv.Itoa(keys))
		screen.Show()
	}
}
