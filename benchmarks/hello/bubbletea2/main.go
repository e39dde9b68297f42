// Bubbletea2 says hello and counts a key.
package main

import (
	"log"
	"strconv"

	tea "charm.land/bubbletea/v2"
)

type model int

func (m model) Init() tea.Cmd { return nil }

func (m model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if key, ok := msg.(tea.KeyPressMsg); ok {
		switch key.String() {
		case "q":
			return m, tea.Quit
		case "x":
			m++
		}
	}
	return m, nil
}

func (m model) View() tea.View {
	v := tea.NewView("Hello, world\nkeys: " + strconv.Itoa(int(m)))
	v.AltScreen = true
	return v
}

func main() {
	if _, err := tea.NewProgram(model(0)).Run(); err != nil {
		log.Fatal(err)
	}
}
