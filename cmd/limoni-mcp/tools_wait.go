package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"limoni/accessibility"
	"limoni/automation"
)

// maxWait stays below the time after which hosts end a call.
const maxWait = 25_000

var waitForTool = tool{
	name: "wait_for", title: "Wait for a node", readOnly: true,
	description: "Waits until a node matches the target, text and state given, or with gone until none does. Every frame since the last input counts, so what was there for a moment is found. Use it instead of repeated reads.",
	params: []param{
		targetParam, textParam, stateParam,
		{name: "gone", kind: flagKind, description: "wait until nothing matches, default false"},
		{name: "timeout_ms", kind: numberKind, min: 0, max: maxWait, clamp: true, fallback: 5000,
			description: "longest wait in milliseconds, default 5000; above 25000 it is 25000"},
	},
	run: waitFor,
}

// errTimeout is the cause where a wait ended its own context.
var errTimeout = errors.New("limoni-mcp: the wait is over")

func waitFor(ctx context.Context, b *bridge, args arguments) answer {
	q, err := queryOf(args)
	if err == nil && !q.hasTarget && q.rest.Text == "" {
		err = badArgument("wait_for needs a target or a text")
	}
	w := wait{query: q, gone: args.flag["gone"], limit: time.Duration(args.number["timeout_ms"]) * time.Millisecond}
	if err == nil {
		w.what, err = q.wait(w.gone)
	}
	if err != nil {
		return failure(err)
	}
	return w.run(ctx, b.app)
}

// wait is one wait for a query.
type wait struct {
	query query
	what  automation.Wait // the same for the app, which sees every frame
	gone  bool
	limit time.Duration
	first uint64 // the frame it began at
}

// run looks at the current view and then lets the app wait. It goes on, once,
// with the app that was started meanwhile.
func (w *wait) run(ctx context.Context, a *app) answer {
	end := time.Now().Add(w.limit)
	for restarted := false; ; restarted = true {
		v, err := a.look(ctx)
		if err != nil {
			return w.lost(err)
		}
		if !restarted {
			w.first = v.Frame
		}
		if matches, err := w.query.in(&v.Tree); err != nil {
			return failure(err)
		} else if w.gone == (len(matches) == 0) {
			return w.found(v, matches)
		}
		waited, err := w.in(ctx, a, v, max(0, time.Until(end)))
		if restarted || !over(err) {
			return w.ended(ctx, a, v, waited, err)
		}
	}
}

// in waits in the app of v. A node counts from the last input on, so that what
// it brought about is found also where it is gone already. That none is there
// any more counts from v: before, it may not have come yet.
func (w *wait) in(ctx context.Context, a *app, v view, left time.Duration) (automation.Waited, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, left+answerLimit/2, errTimeout)
	defer cancel()
	after := v.Frame
	if !w.gone {
		after = a.sinceInput(v)
	}
	w.what.After, w.what.Patience = &after, &left
	waited, err := v.Client.Wait(ctx, w.what)
	if err != nil && ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	return waited, err
}

// ended is the answer to a wait that began with v. What the app shows now goes
// with it.
func (w *wait) ended(ctx context.Context, a *app, v view, waited automation.Waited, err error) answer {
	timeout := errors.Is(err, automation.ErrTimeout) || errors.Is(err, errTimeout)
	idle := errors.Is(err, accessibility.ErrIdle)
	if err != nil && !timeout && !idle {
		return w.lost(err)
	}
	now, lookErr := a.look(ctx)
	if lookErr != nil || now.Client != v.Client {
		now = v
	}
	matches, _ := w.query.in(&now.Tree)
	switch held := w.gone == (len(matches) == 0); {
	case held && now.Frame >= waited.Frame:
		return w.found(now, matches)
	case err == nil:
		return w.passed(waited, now)
	case idle:
		return w.missed(now, matches, "and no further frame will come, as the app is idle")
	}
	return w.missed(now, matches, fmt.Sprintf("after %d ms", w.limit.Milliseconds()))
}

// lost is the answer where there is no app any more, or none that answers.
func (w *wait) lost(err error) answer {
	if w.gone && w.first > 0 && (over(err) || asToolError(err).code == "no-app") {
		return answer{text: "gone: the app has ended"}
	}
	return failure(err)
}

func (w *wait) found(v view, matches []int) answer {
	if w.gone {
		return answer{text: fmt.Sprintf("gone: nothing matches (frame %d -> %d)", w.first, v.Frame)}
	}
	return answer{text: fmt.Sprintf("found: %s (frame %d -> %d)\n", count(len(matches), "match", "matches"), w.first, v.Frame) +
		listed(&v.Tree, matches, 20)}
}

// passed tells of what held in one frame and does not any more.
func (w *wait) passed(was automation.Waited, now view) answer {
	frames := fmt.Sprintf("frame %d -> %d", w.first, was.Frame)
	if was.Frame < w.first {
		frames = fmt.Sprintf("frame %d, since the last input", was.Frame)
	}
	if w.gone {
		return answer{text: fmt.Sprintf("gone: nothing matches (%s)\nnote: in frame %d something does again", frames, now.Frame)}
	}
	text := fmt.Sprintf("found: %s (%s)", count(was.Count, "match", "matches"), frames)
	for _, line := range was.Lines {
		text += "\n  " + line
	}
	return answer{text: cutLines(fmt.Sprintf("%s\nnote: in frame %d it is gone again", text, now.Frame), maxChange, dropped)}
}

// missed says why it was not found, and what is there instead.
func (w *wait) missed(v view, matches []int, why string) answer {
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
