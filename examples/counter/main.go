// Counter is a small program in the declarative style: a model, messages, and a
// clock that commands start and stop.
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

// counter is the model.
type counter struct {
	n       int
	running bool
}

// The messages. Time itself is one: what Every sends.
type (
	add   int
	clock struct{}
)

func (c *counter) Init() limoni.Cmd { return nil }

func (c *counter) Update(m limoni.Msg) limoni.Cmd {
	switch m := m.(type) {
	case add:
		c.n += int(m)
	case time.Time:
		c.n++
	case clock:
		if c.running = !c.running; c.running {
			return limoni.Keyed("clock", limoni.Every(time.Second, nil))
		}
		return limoni.Cancel("clock")
	case limoni.KeyMsg:
		switch {
		case m.Is("+"):
			c.n++
		case m.Is("-"):
			c.n--
		case m.Is("q"):
			return limoni.Quit
		}
	}
	return nil
}

func (c *counter) View(f *limoni.Frame) {
	area := f.Area()
	widgets.Label{ID: "count", Text: f.Concat("Count: ", f.Itoa(c.n))}.Draw(f, layout.CutTop(&area, 1))
	buttons := layout.CutTop(&area, 1)
	for _, b := range [...]struct {
		label string
		sends limoni.Msg
	}{{"Add one", add(1)}, {"Take one", add(-1)}} {
		button := widgets.Button{Label: b.label}
		if button.Draw(f, layout.CutLeft(&buttons, button.Width()+1)).Clicked() {
			_ = f.Send(b.sends)
		}
	}
	if (widgets.Switch{ID: "clock", Label: "Count the seconds", On: &c.running}).Draw(f, layout.CutTop(&area, 1)).Changed() {
		c.running = !c.running // which Update does
		_ = f.Send(clock{})
	}
	widgets.Label{Text: "+ and - count, q quits"}.Draw(f, layout.CutTop(&area, 1))
}

func main() {
	if err := limoni.RunProgram(context.Background(), &counter{}); err != nil {
		fmt.Fprintln(os.Stderr, "counter:", err)
		os.Exit(1)
	}
}
