package main

import (
	"context"
	"fmt"
	"strings"

	"limoni/accessibility"
	"limoni/automation"
)

// input is a verb that sends inputs: the view before them, and what has become
// of them so far.
type input struct {
	*session
	typed  mask // what must not be told
	before automation.View
	result inputResult
	sent   int // inputs that have a verdict
}

// inputResult is the answer to an input, with the names of docs/protocol.md,
// and what it changed.
type inputResult struct {
	Verdict       accessibility.Verdict `json:"verdict"`
	Reason        accessibility.Reason  `json:"reason,omitempty"`
	Frame         uint64                `json:"frame,omitempty"`
	Changed       bool                  `json:"changed,omitempty"`
	Focus         string                `json:"focus,omitempty"`
	Target        string                `json:"target,omitempty"`
	Pending       []string              `json:"pending,omitempty"`
	Clusters      int                   `json:"clusters,omitempty"`
	Scrolled      bool                  `json:"scrolled,omitempty"`
	Flashed       []string              `json:"flashed,omitempty"`
	Human         bool                  `json:"human,omitempty"`
	Counts        map[string]int        `json:"counts,omitempty"`
	Diff          []string              `json:"diff,omitempty"`
	Announcements []announcement        `json:"announcements,omitempty"`
}

type announcement struct {
	Text       string `json:"text"`
	Politeness string `json:"politeness"`
	Frame      uint64 `json:"frame"`
}

// inputs makes a step of what sends inputs. done says in a few words what it
// did, once it has.
func inputs(typed mask, send func(*input) *failure, done func(*inputResult) string) step {
	return online(func(_ context.Context, s *session) outcome {
		in := &input{session: s, typed: typed}
		failed := s.foreign()
		if failed == nil {
			in.before, failed = s.read(accessibility.Part{})
		}
		if failed == nil {
			failed = send(in)
		}
		return in.outcome(failed, done)
	})
}

// act sends one input.
func (in *input) act(req accessibility.Request) *failure {
	ctx, cancel := in.limit()
	defer cancel()
	r, err := in.client.Do(ctx, req)
	return in.took(r, nil, err)
}

// press sends a key, n times.
func (in *input) press(chord string, n int) *failure {
	ctx, cancel := in.limit()
	defer cancel()
	r, counts, err := in.client.Press(ctx, chord, n)
	return in.took(r, counts, err)
}

// took adds one answer to the result, and is the failure where it is none of
// success.
func (in *input) took(r accessibility.Result, counts map[accessibility.Verdict]int, err error) *failure {
	if err != nil {
		f := in.why(in.life, err)
		if f.code == codeTimeout || f.code == codeInterrupted {
			f.message += "; the input may still be performed"
			f.hint = "do not send it again before you have looked: limoni tree"
		}
		return f
	}
	in.sent++
	in.add(r, counts)
	switch r.Verdict {
	case accessibility.Handled, accessibility.Gone:
		return nil
	case accessibility.Refused:
		return failed(string(r.Reason), r.Message, hints[string(r.Reason)], r.Candidates...)
	case accessibility.Unhandled:
		return failed(codeUnhandled, "nothing on the screen wanted it", "limoni tree shows where the focus is")
	case accessibility.Dropped:
		return failed(codeDropped, "the app's queue is full and the input was dropped", "wait for a frame and send it again")
	}
	return failed(codeUnknown, "the connection broke before the verdict: the input may have been performed", "do not send it again before you have looked: limoni tree")
}

func (in *input) add(r accessibility.Result, counts map[accessibility.Verdict]int) {
	all := &in.result
	all.Verdict, all.Reason, all.Frame = r.Verdict, r.Reason, max(all.Frame, r.Frame)
	all.Changed = all.Changed || r.Changed
	all.Clusters += r.Clusters
	all.Scrolled = all.Scrolled || r.Scrolled
	all.Human = all.Human || r.Human > 0
	all.Flashed = append(all.Flashed, r.Flashed...)
	if r.Target != "" {
		all.Target = r.Target
	}
	for verdict, n := range counts {
		if all.Counts == nil {
			all.Counts = map[string]int{}
		}
		all.Counts[string(verdict)] += n
	}
	all.Focus, all.Pending = r.Focus, r.Pending
}

// outcome is what to say when the last input has its answer. What was done
// before one that failed is told beside the failure.
func (in *input) outcome(failed *failure, done func(*inputResult) string) outcome {
	o := outcome{failed: in.typed.failure(failed)}
	if in.sent == 0 {
		return o
	}
	ended := in.result.Verdict == accessibility.Gone || failed != nil && failed.exit == exitGone
	if !ended && (failed == nil || in.sent > 1) {
		ended = in.look()
	}
	in.typed.result(&in.result)
	o.data = in.result
	if failed == nil {
		o.text = in.told(in.typed.line(done(&in.result)), ended)
	} else {
		o.text = strings.Join(in.result.Diff, "\n")
	}
	return o
}

// look reads the view behind the last input and compares it with the one
// before the first. It reports whether the app has ended instead.
func (in *input) look() (ended bool) {
	after, unread := in.read(accessibility.Part{})
	if unread != nil {
		return unread.exit == exitGone
	}
	in.typed.views(in.before.Snapshot, after.Snapshot)
	in.result.Diff = lines(accessibility.Diff(in.before.Snapshot, after.Snapshot))
	in.result.Human = in.result.Human || after.Acted
	if i := after.Tree.Index(after.Focus); after.Focus != 0 && i >= 0 {
		in.result.Focus = accessibility.OutlineLine(&after.Tree, i)
	}
	for _, a := range after.Announcements {
		if a.Frame > in.before.Frame {
			in.result.Announcements = append(in.result.Announcements, announcement{a.Text, a.Politeness.String(), a.Frame})
		}
	}
	return false
}

// told is the answer as people read it: the verdict, what changed, where the
// focus is, and what else there is to know.
func (in *input) told(done string, ended bool) string {
	r := &in.result
	if r.Verdict == accessibility.Gone {
		return fmt.Sprintf("gone: %s; the app ended after taking it", done)
	}
	text := fmt.Sprintf("%s: %s (frame %d)", r.Verdict, done, r.Frame)
	switch {
	case ended:
		return text + "\nthe app has ended since"
	case len(r.Diff) > 0:
		text += list("\n", r.Diff)
	case r.Changed:
		text += "\nnothing changed that the outline shows"
	default:
		text += "\nnothing changed"
	}
	if r.Focus != "" {
		text += "\nfocus: " + r.Focus
	}
	for _, a := range r.Announcements {
		text += "\nannounced: " + a.Text
	}
	text += list("\nflashed: ", r.Flashed) + list("\npending: ", r.Pending)
	if r.Human {
		text += "\nhuman: somebody did something at the app's own terminal meanwhile"
	}
	return text
}

func list(before string, items []string) (text string) {
	for _, item := range items {
		text += before + item
	}
	return text
}
