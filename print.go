package limoni

import (
	"io"
	"strings"

	"limoni/internal/text"
)

// PrintAtEnd leaves a text on the normal screen when the app has ended and the
// terminal is restored: what was found, where it was saved. Each call is a line
// or several; what a terminal would obey in it is left out. It may be called
// from the UI goroutine only. An app in memory prints nothing.
func (a *App) PrintAtEnd(what string) { a.prints = append(a.prints, what) }

// printAtEnd writes what was to be printed.
func (a *App) printAtEnd(w io.Writer) {
	for _, what := range a.prints {
		lines := strings.Split(strings.TrimSuffix(what, "\n"), "\n")
		for i := range lines {
			lines[i] = text.Clean(strings.ReplaceAll(lines[i], "\t", "    "))
		}
		_, _ = io.WriteString(w, strings.Join(lines, "\n")+"\n")
	}
	a.prints = nil
}
