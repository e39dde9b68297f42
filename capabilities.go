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
	a.painter.encoder.PictureNumbers = uint32(os.Getpid()) << 8
	a.use(a.terminal.survey.Capabilities)
	a.ask()
}

// ask puts the questions to the terminal before the next frame.
func (a *App) ask() {
	s := &a.terminal.survey
	a.outbox = s.Ask(a.outbox, a.size.X, a.size.Y, a.options.inline > 0)
	a.await()
}

// askCell asks how large a cell is now, if it matters: with the terminal's size
// that of its letters may have changed.
func (a *App) askCell() {
	if a.terminal.term != nil && a.painter.encoder.DrawsPictures() {
		a.outbox = a.terminal.survey.AskCell(a.outbox)
		a.await()
	}
}

// await has the replies awaited that are still to come.
func (a *App) await() {
	s := &a.terminal.survey
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
		Pictures: picturesOf(&c), CellWidth: c.CellWidth, CellHeight: c.CellHeight,
	})
	if c.Keyboard {
		a.outbox = a.terminal.term.Enter(a.outbox, terminal.KittyKeyboard)
	}
}

// picturesOf is the best of the forms in which a terminal takes pictures.
func picturesOf(c *terminal.Capabilities) PictureProtocol {
	switch {
	case c.Graphics:
		return KittyPictures
	case c.InlineImages:
		return ITermPictures
	case c.Sixel:
		return SixelPictures
	}
	return NoPictures
}

func profileOf(c terminal.Colors) ColorProfile {
	return [...]ColorProfile{
		terminal.NoColors: screen.NoColor, terminal.Colors16: screen.Color16,
		terminal.Colors256: screen.Color256, terminal.TrueColors: screen.TrueColor,
	}[c]
}
