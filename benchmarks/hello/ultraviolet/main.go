// Ultraviolet says hello and counts a key.
package main

import (
	"log"
	"strconv"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/ultraviolet/screen"
)

func main() {
	t := uv.DefaultTerminal()
	scr := t.Screen()
	scr.EnterAltScreen()
	if err := t.Start(); err != nil {
		log.Fatal(err)
	}
	defer t.Stop()
	ctx, keys := screen.NewContext(scr), 0
	display := func() {
		screen.Clear(scr)
		ctx.DrawString("Hello, world", 0, 0)
		ctx.DrawString("keys: "+strconv.Itoa(keys), 0, 1)
		scr.Render()
		scr.Flush()
	}
	for ev := range t.Events() {
		switch ev := ev.(type) {
		case uv.WindowSizeEvent:
			scr.Resize(ev.Width, ev.Height)
			display()
		case uv.KeyPressEvent:
			switch {
			case ev.MatchString("q"):
				return
			case ev.MatchString("x"):
				keys++
				display()
			}
		}
	}
}
