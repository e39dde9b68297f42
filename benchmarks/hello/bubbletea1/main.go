// Bubbletea1 says hello and counts a key.
package main

import (
	"log"
	"strconv"

	tea "github.com/charmbracelet/bubbletea"
)

type model int

func (m model) Init() tea.Cmd { return nil }

func (m model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if key, ok := msg.(tea.KeyMsg); ok {
		switch key.String() {
		case "q":
			return m, tea.Quit
		case "x":
			m++
		}
	}
	return m, nil
}

func (m model) View() string { return "Hello, world\nkeys: " + strconv.Itoa(int(m)) }

func main() {
	if _, err := tea.NewProgram(model(0), tea.WithAltScreen()).Run(); err != nil {
		log.Fatal(err)
	}
}
