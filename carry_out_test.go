package limoni_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

func TestWhatFollowsACancelledTimerStillComes(t *testing.T) {
	for name, timer := range map[string]limoni.Cmd{
		"tick":  limoni.Tick(time.Hour, tick("never")),
		"every": limoni.Every(time.Hour, tick("never")),
		"batch": limoni.Batch(limoni.Tick(time.Hour, tick("never")), limoni.Every(time.Hour, nil)),
	} {
		for _, end := range []limoni.Cmd{limoni.Cancel("k"), limoni.Keyed("k", now("other"))} {
			p := perform(t, &scripted{answer: map[string]limoni.Cmd{
				"go": limoni.Sequence(limoni.Keyed("k", timer), now("next")), "stop": end,
			}})
			_ = p.Send("go")
			p.settled()
			p.want("go")
			_ = p.Send("stop")
			for !strings.Contains(strings.Join(p.log, " "), "next") && len(snapshot(t, p.App).Pending) > 0 {
				p.Advance(0)
			}
			p.settled()
			if got := strings.Join(p.log, ", "); !strings.Contains(got, "next") || strings.Contains(got, "never") {
				t.Errorf("%s: %q, want what follows and nothing of the timer", name, got)
			}
		}
	}
}

// Who cancels a group cancels the groups inside of it, and the rest of their
// sequences.
func TestCancelReachesInnerGroups(t *testing.T) {
	release := make(chan struct{})
	p := perform(t, &scripted{answer: map[string]limoni.Cmd{
		"go":   limoni.Keyed("outer", limoni.Sequence(now("first"), limoni.Keyed("inner", limoni.Sequence(say("old", release), now("never"))))),
		"stop": limoni.Cancel("outer"),
	}})
	_ = p.Send("go")
	for len(p.log) < 2 {
		p.Advance(0)
	}
	_ = p.Send("stop")
	p.Advance(0)
	p.settled()
	p.want("go, first, stop")
}

// A command that calls another one is that one, where it stands.
func TestACommandThatCallsAnother(t *testing.T) {
	inner := limoni.Sequence(now("a"), now("b"))
	wrapped := func(ctx context.Context) limoni.Msg { return inner(ctx) }
	p := perform(t, &scripted{answer: map[string]limoni.Cmd{"go": limoni.Sequence(wrapped, now("c"))}})
	_ = p.Send("go")
	p.settled()
	p.want("go, a, b, c")
}

func TestANameHoldsForAllOfACommand(t *testing.T) {
	release := make(chan struct{})
	wait := say("done", release)
	for name, c := range map[string]limoni.Cmd{
		"keyed": limoni.Keyed("k", wait), "batch": limoni.Batch(wait), "sequence": limoni.Sequence(nil, wait),
	} {
		p := perform(t, &scripted{answer: map[string]limoni.Cmd{"go": limoni.Named("work", c)}})
		_ = p.Send("go")
		p.Advance(0)
		if got := strings.Join(snapshot(t, p.App).Pending, ", "); got != "work" {
			t.Errorf("%s: pending %q, want work", name, got)
		}
		_ = p.Close()
	}
}

// An Update that takes longer than the time between two ticks does not keep the
// screen behind.
func TestTicksThatAreAlwaysDueDoNotStopTheFrames(t *testing.T) {
	ticks, frames, most := 0, 0, 0
	m := &ticking{}
	app := limoni.NewProgram(10, 2, m)
	m.update = func() limoni.Cmd {
		app.MoveClock(2 * time.Millisecond)
		if ticks++; ticks == 200 {
			return limoni.Cancel("k")
		}
		return nil
	}
	m.view = func(f *limoni.Frame) {
		if f.Painting() {
			frames++
			most = max(most, ticks)
		}
	}
	app.Advance(time.Millisecond)
	if ticks != 200 || frames < 10 {
		t.Errorf("%d frames while %d ticks came", frames, ticks)
	}
}

type ticking struct {
	update func() limoni.Cmd
	view   func(*limoni.Frame)
}

func (m *ticking) Init() limoni.Cmd { return limoni.Keyed("k", limoni.Every(time.Millisecond, nil)) }
func (m *ticking) Update(msg limoni.Msg) limoni.Cmd {
	if _, ok := msg.(time.Time); ok {
		return m.update()
	}
	return nil
}
func (m *ticking) View(f *limoni.Frame) { m.view(f) }

func TestNoTimerFiresAfterQuit(t *testing.T) {
	p := perform(t, &scripted{})
	p.answer = map[string]limoni.Cmd{"go": limoni.Batch(
		limoni.Tick(time.Second, func(time.Time) limoni.Msg { return limoni.QuitMsg{} }),
		limoni.Tick(time.Second, tick("never")))}
	_ = p.Send("go")
	p.Advance(time.Minute)
	p.want("go")
	if err := p.Post(func() {}); !errors.Is(err, limoni.ErrEnded) {
		t.Error("it has not ended")
	}
}

func TestAPasteByDoIsAMessage(t *testing.T) {
	p := perform(t, &scripted{answer: map[string]limoni.Cmd{"paste a": now("b")}})
	if res := do(t, p.App, accessibility.Request{Op: accessibility.OpPaste, Text: "a"}); res.Verdict != accessibility.Handled {
		t.Errorf("it is %s", res.Verdict)
	}
	p.settled()
	p.want("paste a, b")
}

// A frame that was held back is drawn with the time at which it is painted.
func TestAHeldFrameHasItsOwnTime(t *testing.T) {
	var at time.Time
	app := limoni.New(10, 2, func(f *limoni.Frame) {
		if f.Painting() {
			at = f.Now()
		}
	}, limoni.WithMaxFPS(1))
	snapshot(t, app)
	app.Advance(100 * time.Millisecond)
	_ = app.Post(func() {})
	app.Advance(time.Second)
	if want := time.Unix(1, 0); !at.Equal(want) {
		t.Errorf("it is drawn with the time %v, want %v", at.UTC(), want.UTC())
	}
}

func TestATaskThatOthersBeginIsPendingAtOnce(t *testing.T) {
	app := limoni.New(10, 2, func(*limoni.Frame) {})
	snapshot(t, app)
	app.Go("work", func(ctx context.Context) { <-ctx.Done() })
	if s := snapshot(t, app); s.Idle || len(s.Pending) != 1 {
		t.Errorf("idle %v, pending %q", s.Idle, s.Pending)
	}
	_ = app.Close()
}
