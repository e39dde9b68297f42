package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"limoni/accessibility"
)

// answerLimit bounds how long the app may take to answer at once: for its
// current view, or for a verdict.
const answerLimit = 10 * time.Second

// about is what the app said of itself when it was connected.
type about struct {
	socket string
	pid    int
	policy accessibility.Policy
}

// link is one connection to the app.
type link struct {
	accessibility.Host
	about about
	close func()
}

// app is the app that is driven: connected at the first need, and again after
// it was restarted.
type app struct {
	dial func(context.Context) (*link, error)

	mu      sync.Mutex
	current *link
}

func (a *app) connect(ctx context.Context) (*link, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.current != nil {
		return a.current, nil
	}
	ctx, cancel := context.WithTimeout(ctx, answerLimit/2)
	defer cancel()
	l, err := a.dial(ctx)
	if err != nil {
		lines := strings.Split(strings.TrimPrefix(err.Error(), "automation: "), "\n")
		return nil, toolError{code: "no-app", message: lines[0], candidates: lines[1:]}
	}
	a.current = l
	return l, nil
}

// drop closes a connection that no longer works.
func (a *app) drop(l *link) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.current == l {
		a.current = nil
	}
	l.close()
}

// view is a snapshot and the connection it came by, since a frame number means
// nothing to another process.
type view struct {
	*accessibility.Snapshot
	link *link
}

// look returns the app's current view.
func (a *app) look(ctx context.Context) (view, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, answerLimit,
		toolError{code: "timeout", message: fmt.Sprintf("the app gave no view within %v; its draw function may be stuck", answerLimit)})
	defer cancel()
	return a.next(ctx, view{})
}

// next returns the first view after last: of a later frame, or of the app that
// was started since. A broken connection is replaced once; reading twice does
// no harm.
func (a *app) next(ctx context.Context, last view) (view, error) {
	for retried := false; ; retried = true {
		l, err := a.connect(ctx)
		if err != nil {
			return view{}, err
		}
		var after uint64
		if l == last.link {
			after = last.Frame
		}
		s, err := l.Snapshot(ctx, after)
		switch {
		case err == nil:
			return view{s, l}, nil
		case ctx.Err() != nil:
			return view{}, context.Cause(ctx)
		case !broken(err):
			return view{}, err
		}
		a.drop(l)
		if retried {
			return view{}, err
		}
	}
}

// broken reports that err is about the connection, and no answer of the app.
func broken(err error) bool {
	var reason accessibility.Reason
	return !errors.As(err, &reason) && !errors.Is(err, accessibility.ErrIdle) && !answered(err)
}

// do performs one input on the connection of v. It is never sent twice: after
// an error of code unknown nobody can say whether it was performed.
func (a *app) do(ctx context.Context, v view, req accessibility.Request) (accessibility.Result, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, answerLimit,
		toolError{code: "unknown", message: fmt.Sprintf("no verdict came within %v; the app's draw function may be stuck", answerLimit)})
	defer cancel()
	r, err := v.link.Do(ctx, req)
	switch {
	case err == nil && r.Verdict == accessibility.Gone:
		a.drop(v.link)
	case err == nil:
		err = r.Err()
	case ctx.Err() != nil:
		return r, context.Cause(ctx)
	}
	if err != nil && broken(err) {
		a.drop(v.link)
		err = lost(err)
	}
	return r, err
}

// lost says what became of an input whose connection broke.
func lost(err error) error {
	if errors.Is(err, accessibility.ErrEnded) || notSent(err) {
		return toolError{code: "app-gone", message: "the app closed the connection before it took this; nothing was done, and the next call connects again"}
	}
	return accessibility.ErrUnknown
}
