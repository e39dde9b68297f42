// Form is a wizard of three steps as a program: each is checked before the next,
// and what it takes a while to find out is asked for in the background.
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
)

// wizard is the model.
type wizard struct {
	step  int
	name  string
	email string
	size  int
	port  string
	start time.Time
	agree bool

	checking string          // the name that is being looked for
	taken    map[string]bool // what was found out about names
	find     func(ctx context.Context, name string) (taken bool)
	done     bool
}

// found is the answer about a name.
type found struct {
	name  string
	taken bool
}

// The steps of the wizard.
const (
	stepYou = iota
	stepServer
	stepSummary
)

var (
	steps = []string{"You", "Server", "Summary"}
	sizes = []string{"Small", "Medium", "Large"}
)

func newWizard() *wizard {
	return &wizard{port: "8080", taken: map[string]bool{}, find: lookUp}
}

// lookUp stands for a server that knows which names are taken.
func lookUp(ctx context.Context, name string) bool {
	select {
	case <-time.After(800 * time.Millisecond):
	case <-ctx.Done():
	}
	return name == "ada"
}

func (w *wizard) Init() limoni.Cmd { return nil }

// Update takes what was found out, and asks for what changed.
func (w *wizard) Update(m limoni.Msg) limoni.Cmd {
	switch m := m.(type) {
	case nameChanged:
		if _, known := w.taken[w.name]; known || w.name == "" {
			w.checking = ""
			return limoni.Cancel("name")
		}
		w.checking = w.name
		return limoni.Keyed("name", w.check(w.name))
	case found:
		w.taken[m.name] = m.taken
		if w.checking == m.name {
			w.checking = ""
		}
	case limoni.KeyMsg:
		if m.Is("ctrl+q") {
			return limoni.Quit
		}
	}
	return nil
}

// nameChanged says that there is another name.
type nameChanged struct{}

// check asks after a pause in typing. A later question under the same key takes
// its place.
func (w *wizard) check(name string) limoni.Cmd {
	ask := limoni.Named("looking for "+name, func(ctx context.Context) limoni.Msg { return found{name, w.find(ctx, name)} })
	return limoni.Sequence(limoni.Tick(300*time.Millisecond, func(time.Time) limoni.Msg { return nil }), ask)
}

func (w *wizard) View(f *limoni.Frame) {
	area := f.Area()
	head := layout.CutTop(&area, 2)
	widgets.Heading{ID: "step", Text: f.Concat("Step ", f.Itoa(w.step+1), " of ", f.Itoa(len(steps)), ": ", steps[w.step])}.Draw(f, head)
	switch w.step {
	case stepYou:
		w.drawYou(f, area)
	case stepServer:
		w.drawServer(f, area)
	case stepSummary:
		w.drawSummary(f, area)
	}
}

func main() {
	w := newWizard()
	if err := limoni.RunProgram(context.Background(), w, limoni.WithTitle("wizard")); err != nil {
		fmt.Fprintln(os.Stderr, "form:", err)
		os.Exit(1)
	}
	if w.done {
		fmt.Printf("%s <%s>: a %s server on port %s\n", w.name, w.email, sizes[w.size], w.port)
	}
}
