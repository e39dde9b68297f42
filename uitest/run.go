package uitest

import (
	"testing"

	"limoni"
)

// Run returns a page over an app in memory, of width by height cells, without a
// terminal and with a virtual clock that stands still until the page needs it
// to move. A problem that the app finds with itself, as an ID that two siblings
// share, fails the test; see [AllowProblems].
func Run(t testing.TB, width, height int, draw func(*limoni.Frame), opts ...Option) *Page {
	t.Helper()
	return inProcess(t, limoni.New(width, height, draw), opts)
}

// Program is [Run] for a declarative model. Its commands run on goroutines of
// their own, as they do in a terminal; the page waits for them in real time.
func Program(t testing.TB, width, height int, m limoni.Model, opts ...Option) *Page {
	t.Helper()
	return inProcess(t, limoni.NewProgram(width, height, m), opts)
}

func inProcess(t testing.TB, app *limoni.App, opts []Option) *Page {
	t.Cleanup(func() { _ = app.Close() })
	return New(t, app, append([]Option{failOnProblems}, opts...)...)
}

var _ clock = (*limoni.App)(nil)

func failOnProblems(p *Page) { p.strict = true }
