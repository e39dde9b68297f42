// The gallery shows every widget of the catalogue, page by page.
//
//	go run ./examples/gallery
//	go run ./examples/gallery -theme light
//
// Tab goes from widget to widget, Left and Right from page to page while the row
// of tabs has the focus, F1 lists the keys that work, Ctrl+Q quits.
package main

import (
	"flag"
	"fmt"
	"os"

	"limoni"
)

var themes = map[string]func() *limoni.Theme{
	"terminal": limoni.DefaultTheme, "dark": limoni.DarkTheme, "light": limoni.LightTheme, "contrast": limoni.HighContrastTheme,
}

func main() {
	name := flag.String("theme", "terminal", "colours: terminal, dark, light or contrast")
	flag.Parse()
	theme, ok := themes[*name]
	if !ok {
		fmt.Fprintf(os.Stderr, "gallery: there is no theme %q; use terminal, dark, light or contrast\n", *name)
		os.Exit(2)
	}
	if err := limoni.Run(newGallery().draw, limoni.WithTheme(theme()), limoni.WithTitle("Limoni gallery")); err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
}
