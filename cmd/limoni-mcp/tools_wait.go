package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"limoni/accessibility"
)

// maxWait stays below the time after which hosts end a call.
const maxWait = 25_000

var waitForTool = tool{
	name: "wait_for", title: "Wait for a node", readOnly: true,
	description: "Waits until a node matches the target, text and state given, or with gone until none does. It returns at the frame that shows it; use it instead of repeated reads.",
	params: []param{
		targetParam, textParam, stateParam,
		{name: "gone", kind: flagKind, description: "wait until nothing matches, default false"},
		{name: "timeout_ms", kind: numberKind, min: 0, max: maxWait, clamp: true, fallback: 5000,
			description: "longest wait in milliseconds, default 5000; above 25000 it is 25000"},
	},
	run: waitFor,
}

// errTimeout is the cause where a wait, and not its caller, ended the context.
var errTimeout = errors.New("limoni-mcp: the wait is over")

func waitFor(ctx context.Context, b *bridge, args arguments) answer {
	q, err := queryOf(args)
	if err == nil && !q.hasTarget && q.rest.Text == "" {
		err = badArgument("wait_for needs a target or a text")
	}
	if err != nil {
		return failure(err)
	}
	first, err := b.app.look(ctx)
	if err != nil {
		return failure(err)
	}
	limit := time.Duration(args.number["timeout_ms"]) * time.Millisecond
	limited, cancel := context.WithTimeoutCause(ctx, limit, errTimeout)
	defer cancel()
	w := wait{query: q, gone: args.flag["gone"], first: first.Frame, limit: limit}
	return w.until(limited, b.app, first)
}

// wait is one wait for a query.
type wait struct {
	query query
	gone  bool
	first uint64 // the frame it began at
	limit time.Duration
}

// until looks at one view after the other, each as soon as it is there.
func (w wait) until(ctx context.Context, a *app, v view) answer {
	for {
		matches, err := w.query.in(&v.Tree)
		if err != nil {
			return failure(err)
		}
		if w.gone == (len(matches) == 0) {
			return w.found(v, matches)
		}
		next, err := a.next(ctx, v)
		if err != nil {
			return w.ended(v, matches, err)
		}
		v = next
	}
}

func (w wait) found(v view, matches []int) answer {
	if w.gone {
		return answer{text: fmt.Sprintf("gone: nothing matches (frame %d -> %d)", w.first, v.Frame)}
	}
	return answer{text: fmt.Sprintf("found: %s (frame %d -> %d)\n", count(len(matches), "match", "matches"), w.first, v.Frame) +
		listed(&v.Tree, matches, 20)}
}

// ended says why no further view came, and what the last one shows instead.
func (w wait) ended(v view, matches []int, err error) answer {
	why := fmt.Sprintf("after %d ms", w.limit.Milliseconds())
	switch {
	case errors.Is(err, errTimeout):
	case errors.Is(err, accessibility.ErrIdle):
		why = "and no further frame will come, as the app is idle"
	case w.gone && appEnded(err):
		return answer{text: "gone: the app has ended"}
	default:
		return failure(err)
	}
	text := fmt.Sprintf("error timeout: nothing matches %s (frame %d -> %d)%s", why, w.first, v.Frame, w.query.nearest(&v.Tree))
	if w.gone {
		text = fmt.Sprintf("error timeout: still there %s: %s (frame %d -> %d)\n%s", why,
			count(len(matches), "match", "matches"), w.first, v.Frame, listed(&v.Tree, matches, 20))
	}
	if len(v.Pending) > 0 {
		text += "\npending: " + pendingLine(v.Pending)
	}
	return answer{cutLines(text, maxChange, dropped), true}
}

// appEnded reports that there is no app to read from any more.
func appEnded(err error) bool {
	return errors.Is(err, accessibility.ErrEnded) || asToolError(err).code == "no-app"
}
