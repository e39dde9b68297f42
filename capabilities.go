package limoni

import (
	"os"

	"limoni/internal/screen"
	"limoni/internal/terminal"
)

// learning is what the terminal can do, as far as it is known: at first what
// the environment says, then what it answers itself. No answer is waited for.
type learning struct {
	survey terminal.Survey
	term   *terminal.Terminal
	title  string // that the terminal was told
	leave  []byte // what an inline app writes last
}

// meet assumes what the environment says of the terminal and asks it for more,
// in the write of the first frame.
func (a *App) meet(term *terminal.Terminal) {
	a.terminal = learning{survey: terminal.Survey{Capabilities: terminal.Assume(os.Getenv)}, term: term}
	a.use(a.terminal.survey.Capabilities)
	a.ask()
}

// ask puts the questions to the terminal before the next frame.
func (a *App) ask() {
	s := &a.terminal.survey
	a.outbox = s.Ask(a.outbox, a.size.X, a.size.Y, a.options.inline > 0)
	if s.Asking() {
		a.decoder.AwaitCursorReports(s.CursorReports(), a.clock.Now())
		a.terminal.term.AwaitReplies()
	}
}

// hear takes a reply of the terminal. Where it says something new, the next
// frame is painted as that allows.
func (a *App) hear(reply string) {
	if a.terminal.term == nil || !a.terminal.survey.Reply(reply) {
		return
	}
	a.use(a.terminal.survey.Capabilities)
	a.dirty = true
}

// use draws for a terminal that understands c, and turns on in it what it has.
func (a *App) use(c terminal.Capabilities) {
	a.painter.use(&a.options, profileOf(c.Colors), Capabilities{
		Sync: c.Sync, Repeat: c.Repeat, RepeatAny: c.RepeatAny, Erase: c.Erase, Scroll: c.Scroll, InsertDelete: c.InsertDelete,
		Clusters: c.Clusters, Links: c.Links, Underlines: c.Underlines, Reflow: c.Reflow,
	})
	if c.Keyboard {
		a.outbox = a.terminal.term.Enter(a.outbox, terminal.KittyKeyboard)
	}
}

func profileOf(c terminal.Colors) ColorProfile {
	return [...]ColorProfile{
		terminal.NoColors: screen.NoColor, terminal.Colors16: screen.Color16,
		terminal.Colors256: screen.Color256, terminal.TrueColors: screen.TrueColor,
	}[c]
}
