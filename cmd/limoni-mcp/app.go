package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"limoni/accessibility"
	"limoni/automation"
)

// answerLimit bounds how long the app may take to answer at once: for its
// current view, or for a verdict.
const answerLimit = 10 * time.Second

// app is the app that is driven: connected at the first need, and again after
// it was restarted.
type app struct {
	session *automation.Session

	mu    sync.Mutex
	acted acted
}

// acted is the frame that shows the last input, and the connection it was sent
// by: a frame number means nothing to another process.
type acted struct {
	client *automation.Client
	frame  uint64
}

func newApp(dial func(context.Context) (*automation.Client, error)) *app {
	return &app{session: automation.NewSession(func(ctx context.Context) (*automation.Client, error) {
		ctx, cancel := context.WithTimeout(ctx, answerLimit/2)
		defer cancel()
		return dial(ctx)
	})}
}

// view is what the app showed, and the connection it came by. An input goes to
// that connection, so to the process that was looked at.
type view struct{ automation.View }

func (v view) policy() accessibility.Policy { return v.Client.Info().Policy }

// look returns the app's current view.
func (a *app) look(ctx context.Context) (view, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, answerLimit,
		toolError{code: "timeout", message: fmt.Sprintf("the app gave no view within %v; its draw function may be stuck", answerLimit)})
	defer cancel()
	v, err := a.session.Read(ctx, automation.Reading{Screen: true})
	if err != nil && ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	return view{v}, err
}

// do performs one input on the connection of v. It is never sent twice: after
// an error of code unknown nobody can say whether it was performed.
func (a *app) do(ctx context.Context, v view, send func(context.Context, *automation.Client) (accessibility.Result, error)) (accessibility.Result, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, answerLimit,
		toolError{code: "unknown", message: fmt.Sprintf("no verdict came within %v; the app's draw function may be stuck", answerLimit)})
	defer cancel()
	r, err := send(ctx, v.Client)
	switch {
	case err == nil:
		a.note(v.Client, r)
		err = r.Err()
	case ctx.Err() != nil:
		err = context.Cause(ctx)
	case over(err):
		err = toolError{code: "app-gone", message: "the app closed the connection before it took this; nothing was done, and the next call connects again"}
	}
	return r, err
}

func (a *app) note(c *automation.Client, r accessibility.Result) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if r.Frame > 0 {
		a.acted = acted{c, r.Frame}
	}
}

// sinceInput is the frame before the one that shows the last input to the
// process of v. Without one it is that of v.
func (a *app) sinceInput(v view) uint64 {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.acted.client != v.Client {
		return v.Frame
	}
	return min(v.Frame, a.acted.frame-1)
}

// over reports that err is about the connection or its app, which has ended,
// and no answer of the app.
func over(err error) bool {
	return errors.Is(err, automation.ErrDisconnected) || errors.Is(err, accessibility.ErrEnded)
}

// noApp is the failure where there is nothing to connect to.
func noApp(err *automation.DialError) toolError {
	lines := strings.Split(strings.TrimPrefix(err.Error(), "automation: "), "\n")
	return toolError{code: "no-app", message: lines[0], candidates: lines[1:]}
}
