package limoni_test

import (
	"context"
	"errors"
	"testing"

	"limoni"
)

// chatty is a program that answers every message with the next one.
type chatty struct {
	seen   int
	update func(n int)
	cmd    limoni.Cmd
	app    *limoni.App
}

func (c *chatty) Init() limoni.Cmd { return c.cmd }

func (c *chatty) Update(m limoni.Msg) limoni.Cmd {
	if _, news := m.(limoni.ResizeMsg); news {
		return nil
	}
	c.seen++
	if c.update != nil {
		c.update(c.seen)
	}
	return nil
}

func (c *chatty) View(f *limoni.Frame) { c.app = f.App() }

// The end of the context ends a program that always has one more message for
// itself, and one whose queue is full to the brim.
func TestEndOfTheContextWinsOverMessages(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	c := &chatty{}
	app := limoni.NewProgramContext(ctx, 10, 2, c)
	c.update = func(n int) {
		if n == 100 {
			cancel()
		}
		if n < 1_000_000 {
			_ = app.Send("more")
		}
	}
	_ = app.Send("first")
	app.RunQueued()
	if c.seen < 100 || c.seen >= 1_000_000 {
		t.Errorf("%d messages until the program ended, which its context did at the 100th", c.seen)
	}

	ctx, cancel = context.WithCancel(context.Background())
	full := &chatty{}
	app = limoni.NewProgramContext(ctx, 10, 2, full)
	app.RunQueued()
	sent := 0
	for app.Send("wait") == nil {
		sent++
	}
	cancel()
	app.UntilInterrupted()
	app.RunQueued()
	if err := app.Post(func() {}); !errors.Is(err, limoni.ErrEnded) {
		t.Errorf("with a full queue the program goes on: %v", err)
	}
	if full.seen != sent {
		t.Errorf("%d of %d messages that were accepted were delivered", full.seen, sent)
	}
}

// A command's context ends with its app, however that ends.
func TestCommandsEndWithTheirApp(t *testing.T) {
	for name, end := range map[string]func(*limoni.App){
		"Close": func(a *limoni.App) { _ = a.Close() },
		"quit":  func(a *limoni.App) { _ = a.Send(limoni.QuitMsg{}); a.RunQueued() },
		"panic": func(a *limoni.App) {
			defer func() { _ = recover() }()
			_ = a.Post(func() { panic("boom") })
			a.RunQueued()
		},
	} {
		ended := make(chan struct{})
		app := limoni.NewProgram(10, 2, &chatty{cmd: func(ctx context.Context) limoni.Msg {
			<-ctx.Done()
			close(ended)
			return nil
		}})
		app.RunQueued()
		if s := snapshot(t, app); s.Idle || len(s.Pending) != 1 {
			t.Errorf("%s: idle %v, pending %q while a command runs", name, s.Idle, s.Pending)
		}
		end(app)
		<-ended
	}
}
