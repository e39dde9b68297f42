// Picker asks which of its arguments is meant, in a few rows below the prompt,
// and prints the answer:
//
//	git switch "$(go run ./examples/picker main next fix-login)"
//
// The rows belong to the terminal's normal screen (limoni.WithInline): what was
// there stays. The app talks to the terminal itself, so standard output is free
// for the answer. (Standard input is the terminal: the choices are arguments.)
package main

import (
	"fmt"
	"log"
	"os"
	"strings"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

type app struct {
	choices []string
	query   string
	found   matches
	current int
	answer  string
}

// matches are the choices that are left, as rows of a list.
type matches []string

func (m *matches) Len() int              { return len(*m) }
func (m *matches) Row(i int) widgets.Row { return widgets.Row{Text: (*m)[i]} }
func (m *matches) Key(i int) string      { return (*m)[i] }

func newApp(choices []string) *app { return &app{choices: choices, found: choices} }

func (a *app) draw(f *limoni.Frame) {
	area := f.Area()
	query := widgets.TextInput{ID: "query", Label: "Filter", Prompt: "> ", Value: &a.query}.Draw(f, layout.CutTop(&area, 1))
	if query.Changed() {
		a.filter()
	}
	list := widgets.List{ID: "choices", Label: "Choices", Items: &a.found, Selected: &a.current, Empty: "nothing matches"}.Draw(f, area)
	key, _, _ := list.Item()
	switch {
	case list.Clicked():
		a.choose(f, key)
	case query.Submitted() && len(a.found) > 0:
		a.choose(f, a.found[a.current])
	case f.Key("down"):
		a.current = min(a.current+1, len(a.found)-1)
	case f.Key("up"):
		a.current = max(a.current-1, 0)
	case f.Key("esc"):
		f.Quit()
	}
}

func (a *app) filter() {
	a.found, a.current = nil, 0
	for _, choice := range a.choices {
		if strings.Contains(strings.ToLower(choice), strings.ToLower(a.query)) {
			a.found = append(a.found, choice)
		}
	}
}

func (a *app) choose(f *limoni.Frame, choice string) {
	a.answer = choice
	f.Quit()
}

func main() {
	a := newApp(os.Args[1:])
	if err := limoni.Run(a.draw, limoni.WithInline(8)); err != nil {
		log.Fatal(err)
	}
	if a.answer == "" {
		os.Exit(1)
	}
	fmt.Println(a.answer)
}
