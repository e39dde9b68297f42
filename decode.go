package limoni

import (
	"time"

	"limoni/internal/terminal"
)

// decode turns the bytes of one read into events.
func (a *App) decode(item queued) {
	a.reads++
	a.decoded = a.decoder.Feed(a.decoded[:0], item.read, item.at)
	a.enqueueDecoded(item.frame, item.at)
}

// expireDecoder ends what the decoder waited for in vain: a lone Esc, an
// unfinished sequence.
func (a *App) expireDecoder() bool {
	now := a.clock.Now()
	if at, ok := a.decoder.Deadline(); !ok || at.After(now) {
		return false
	}
	a.decoded = a.decoder.Expire(a.decoded[:0], now)
	a.enqueueDecoded(a.frameNumber, now)
	return true
}

func (a *App) enqueueDecoded(frame uint64, at time.Time) {
	if len(a.events) == 0 {
		a.events = a.eventBuffer[:0]
	}
	for i := range a.decoded {
		if ev, ok := a.convert(&a.decoded[i], at); ok {
			a.events = append(a.events, input{Event: ev, frame: frame, read: a.reads})
		}
	}
	if cap(a.events) > cap(a.eventBuffer) {
		a.eventBuffer = a.events[:0]
	}
}

// convert makes an event of what the decoder read; false for what the draw
// function does not see.
func (a *App) convert(t *terminal.Event, at time.Time) (Event, bool) {
	ev := Event{Chord: t.Chord, X: t.X, Y: t.Y, DX: t.DX, DY: t.DY, Time: at,
		Ctrl: t.Mod&terminal.ModCtrl != 0, Alt: t.Mod&terminal.ModAlt != 0, Shift: t.Mod&terminal.ModShift != 0}
	switch t.Button {
	case terminal.ButtonLeft:
		ev.Button = ButtonLeft
	case terminal.ButtonMiddle:
		ev.Button = ButtonMiddle
	case terminal.ButtonRight:
		ev.Button = ButtonRight
	case terminal.ButtonBack, terminal.ButtonForward:
		return Event{}, false
	}
	switch t.Kind {
	case terminal.KindKey:
		ev.Kind, ev.Repeat = EventKey, t.Repeat
		return ev, !t.Release
	case terminal.KindPaste:
		ev.Kind, ev.Text = EventPaste, t.Text
		if t.Truncated {
			a.problems.add("a paste was longer than 16 MiB; its end is lost")
		}
	case terminal.KindPress:
		ev.Kind = EventPress
	case terminal.KindRelease:
		ev.Kind = EventRelease
	case terminal.KindMotion:
		ev.Kind = EventMotion
	case terminal.KindWheel:
		ev.Kind = EventWheel
	case terminal.KindReply:
		a.hear(t.Text)
		return Event{}, false
	default:
		return Event{}, false
	}
	return ev, true
}
