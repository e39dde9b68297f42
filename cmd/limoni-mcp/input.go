package main

import (
	"context"
	"fmt"
	"time"

	"limoni/accessibility"
	"limoni/automation"
)

// bridge is what the tools work with.
type bridge struct {
	app *app
	// settle bounds the wait for work that the app says is pending.
	settle time.Duration
}

// input is one call of an input tool: the view before it, and what has become
// of it so far.
type input struct {
	bridge *bridge
	before view
	now    view
	heard  []string // announcements since before

	flashed []string // what appeared and was gone again, as outline lines
	human   bool     // a person did something at the terminal
	gone    bool     // the app ended after taking it
}

func (b *bridge) begin(ctx context.Context) (*input, error) {
	v, err := b.app.look(ctx)
	return &input{bridge: b, before: v, now: v, human: v.Acted}, err
}

// send performs one request. The view is as before until settled takes the
// one that shows the effect.
func (in *input) send(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	return in.sent(ctx, func(ctx context.Context, c *automation.Client) (accessibility.Result, error) { return c.Do(ctx, req) })
}

// press is send for a key that is pressed n times, with how many presses had
// which verdict.
func (in *input) press(ctx context.Context, chord string, n int) (r accessibility.Result, counts map[accessibility.Verdict]int, err error) {
	r, err = in.sent(ctx, func(ctx context.Context, c *automation.Client) (accessibility.Result, error) {
		r, counts, err = c.Press(ctx, chord, n)
		return r, err
	})
	in.gone = in.gone || counts[accessibility.Gone] > 0
	return r, counts, err
}

func (in *input) sent(ctx context.Context, send func(context.Context, *automation.Client) (accessibility.Result, error)) (accessibility.Result, error) {
	r, err := in.bridge.app.do(ctx, in.now, send)
	in.gone = err == nil && r.Verdict == accessibility.Gone
	in.flashed = append(in.flashed, r.Flashed...)
	in.human = in.human || r.Human > 0
	return r, err
}

// settled takes the view that shows the effect of r, and waits until the app
// has no pending work, at the longest for the bridge's settle time.
func (in *input) settled(ctx context.Context, r accessibility.Result) error {
	return in.see(ctx, func() bool { return in.now.Frame >= r.Frame && len(in.now.Pending) == 0 })
}

// see takes the current view, and then later ones until enough says so, within
// the settle time. An app that ended meanwhile took the input with it.
func (in *input) see(ctx context.Context, enough func() bool) error {
	if in.gone {
		return nil
	}
	soon, cancelSoon := context.WithTimeout(ctx, answerLimit)
	defer cancelSoon()
	limited, cancel := context.WithTimeout(ctx, in.bridge.settle)
	defer cancel()
	for after, wait := uint64(0), soon; ; after, wait = in.now.Frame, limited {
		v, err := in.now.Client.Read(wait, automation.Reading{After: after, Screen: true})
		switch {
		case err == nil:
			in.arrived(view{v})
		case ctx.Err() != nil:
			return context.Cause(ctx)
		case wait.Err() == nil && over(err):
			in.gone = true
			return nil
		default:
			return nil
		}
		if enough() {
			return nil
		}
	}
}

func (in *input) arrived(v view) {
	in.heard = append(in.heard, newest(in.now.Frame, v.Announcements)...)
	in.human = in.human || v.Acted
	in.now = v
}

// newest returns what frames after that one announced.
func newest(frame uint64, list []accessibility.Announcement) (texts []string) {
	for i := range list {
		if list[i].Frame > frame {
			texts = append(texts, list[i].Text)
		}
	}
	return texts
}

// failed is the answer where an input did not go through. done says what had
// been done before.
func (in *input) failed(ctx context.Context, err error, done string) answer {
	a := failure(err)
	if done != "" {
		a = a.hint("before that: " + done)
	}
	if asToolError(err).code == "unknown" {
		a = a.hint("It may or may not have been performed: never send it again blindly. Read tree first.", in.whatNow(ctx))
	}
	return a
}

// whatNow says whether the app still runs, after an input of unknown fate.
func (in *input) whatNow(ctx context.Context) string {
	ctx, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	v, err := in.bridge.app.look(ctx)
	switch {
	case err != nil:
		return "now: the app does not answer"
	case v.Client != in.before.Client:
		return fmt.Sprintf("now: connected again, frame %d", v.Frame)
	}
	return fmt.Sprintf("now: frame %d", v.Frame)
}

// focusLine is the outline line of the focused node, "none" where there is none.
func (v view) focusLine() string {
	return orNone(accessibility.OutlineLine(&v.Tree, v.focusIndex()))
}

// focused is the focused node, zero where there is none.
func (v view) focused() accessibility.Node { return v.node(v.focusIndex()) }

func (v view) focusIndex() int {
	if v.Focus == 0 {
		return -1
	}
	return v.Tree.Index(v.Focus)
}

// node is node i, zero where there is none.
func (v view) node(i int) accessibility.Node {
	if i < 0 {
		return accessibility.Node{}
	}
	return v.Tree.Nodes[i]
}
