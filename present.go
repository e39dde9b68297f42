package limoni

import (
	"errors"
	"fmt"
	"syscall"

	"limoni/accessibility"
	"limoni/internal/screen"
)

// painter holds the cells: what a frame draws, and what the terminal shows.
type painter struct {
	table    screen.Table
	base     *screen.Buffer   // the frame, layers composed
	canvases []*screen.Buffer // one for each layer of a pass, used again
	encoder  screen.Encoder
	out      []byte
	cursor   screen.Cursor
	lost     int // clusters and links the table had no room for, as reported
}

// use draws for a terminal with these colours and capabilities, unless the app
// knows better.
func (pt *painter) use(o *options, colors ColorProfile, c Capabilities) {
	if o.colors != nil {
		colors = *o.colors
	}
	if colors == NoColor {
		c.Pictures = NoPictures // who wants no colours gets none in pixels
	}
	if o.terminal != nil {
		c = *o.terminal
	}
	if o.pictures != nil {
		c.Pictures = *o.pictures
	}
	pt.encoder.Profile, pt.encoder.Capabilities, pt.encoder.Inline = colors, c, o.inline > 0
}

func (a *App) baseCanvas() *screen.Buffer {
	pt := &a.painter
	if pt.base == nil {
		pt.base = &screen.Buffer{Table: &pt.table}
	}
	if (pt.base.Bounds != Rect{Max: a.size}) {
		pt.base.Resize(Rect{Max: a.size})
	}
	pt.base.Clear(a.theme.Text)
	return pt.base
}

// layerCanvas is the buffer of layer l while painting, nil at other times.
func (a *App) layerCanvas(f *Frame, l int32) *screen.Buffer {
	if f.kind != passPaint {
		return nil
	}
	pt := &a.painter
	for int(l) >= len(pt.canvases) {
		pt.canvases = append(pt.canvases, &screen.Buffer{Table: &pt.table})
	}
	c := pt.canvases[l]
	if c.Bounds != f.clip {
		c.Resize(f.clip)
	}
	c.Clear(a.theme.Popup)
	return c
}

// paint runs the paint pass and presents the frame. It repeats while it leaves
// something changed, as its end does that moves the focus, so that what is
// painted is how things are.
func (a *App) paint() {
	a.runInvoked()
	a.queue.takeRedraw()    // this is the frame that was asked for
	a.painter.table.Sweep() // every buffer is drawn anew
	for again := 0; ; again++ {
		a.timers.renewed = noTime
		a.pending, a.title.now = a.pending[:0], false
		a.speech.now = a.speech.now[:0]
		before := a.focus.key
		a.run(passPaint, nil)
		if !a.changed {
			break
		}
		if again == maxRepaints {
			a.problems.add("the focus moves on every paint, between %s and %s; let one widget ask for it", a.lineOf(before), a.lineOf(a.focus.key))
			break
		}
	}
	a.pending = a.tasks.names(a.pending)
	a.compose()
	if lost := a.painter.table.Lost(); lost > a.painter.lost {
		a.problems.add("%d clusters or links are drawn shortened: the tables of the screen are full", lost-a.painter.lost)
		a.painter.lost = lost
	}
	a.problems.told, a.problems.list = a.problems.list, nil
	a.frameNumber++
	a.newest.frame = a.frameNumber
	a.dirty, a.inFrame, a.urgent, a.painted = false, false, false, a.clock.Now()
	a.firstEvent = noTime
	a.show(a.newest)
	a.present()
	a.announce()
	a.memory.sweep(a.frameNumber)
	a.framePainted()
}

func (a *App) lineOf(key Key) string {
	if i := a.newest.find(key); i >= 0 {
		return a.newest.line(i)
	}
	return "no node"
}

// compose lays the layers over the base, from the bottom to the top.
func (a *App) compose() {
	p, pt := a.newest, &a.painter
	for _, l := range p.stack[1:] {
		pt.base.Compose(pt.canvases[l])
	}
}

// show makes p the frame on the screen, and lets go of those on which no
// waiting event was read.
func (a *App) show(p *pass) {
	if len(a.shown) > 0 {
		a.before = a.shown[len(a.shown)-1]
	}
	oldest := a.frameNumber
	if frame, ok := a.queue.oldestRead(); ok {
		oldest = frame
	}
	for i := range a.events {
		oldest = min(oldest, a.events[i].frame)
	}
	kept := a.shown[:0]
	for _, s := range a.shown {
		if s.frame >= oldest && s != p {
			kept = append(kept, s)
		}
	}
	a.shown = append(kept, p)
	a.onScreen.Store(a.frameNumber)
}

// present writes what differs from what the terminal shows, in one Write, and
// nothing where nothing differs.
func (a *App) present() {
	pt := &a.painter
	pt.cursor = a.cursor()
	pt.out = a.appendTitle(a.takeOutbox(pt.out[:0]))
	if a.output == nil {
		return
	}
	pt.out = pt.encoder.Encode(pt.out, pt.base, pt.cursor) // last: it leaves the cursor where it belongs
	if len(pt.out) == 0 {
		return
	}
	a.noteLeaving()
	if _, err := a.output.Write(pt.out); err != nil && a.failed == nil {
		a.failed, a.quitting = outputError(err), true
	}
}

// noteLeaving tells the terminal how the app leaves it: inline the last frame
// stays, with the cursor below it, and else no picture does. Whoever ends the
// app need not ask then.
func (a *App) noteLeaving() {
	t := a.terminal.term
	if t == nil {
		return
	}
	encoder, leave := a.painter.encoder, a.terminal.leave[:0] // a copy: nothing is left yet
	if a.options.inline > 0 {
		leave = encoder.Leave(leave)
	} else {
		leave = encoder.LeavePictures(leave)
	}
	a.terminal.leave = leave
	t.Leaving(leave)
}

// outputError says what a failed write means: a terminal that hangs up may be
// noticed here first.
func outputError(err error) error {
	if errors.Is(err, syscall.EIO) {
		return fmt.Errorf("%w: %w", ErrInputEnded, err)
	}
	return fmt.Errorf("limoni: cannot draw: %w", err)
}

// cursor is where the terminal's cursor goes: the caret of the focused editor,
// or unseen on the first cell of what has the focus. What has scrolled away may
// still have it in a popup.
func (a *App) cursor() screen.Cursor {
	c, i := a.newest.caret, a.newest.find(a.focus.key)
	if i < 0 || !c.set && a.newest.tree.Nodes[i].States.Has(accessibility.StateOffscreen) {
		return screen.Cursor{}
	}
	if !c.set {
		c.at = a.newest.tree.Nodes[i].Bounds.Min
	}
	if !c.at.In(Rect{Max: a.size}) {
		return screen.Cursor{}
	}
	return screen.Cursor{X: c.at.X, Y: c.at.Y, Visible: c.visible, Placed: true}
}
