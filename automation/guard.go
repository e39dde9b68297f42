package automation

import (
	"context"
	"errors"
	"time"

	"limoni/accessibility"
)

// Guard returns a Host that shows and performs what p permits of h.
//
// Snapshots pass [accessibility.Redact]. Without AllowInput every request is
// refused with [accessibility.ErrPolicy] before the app sees it, so that a
// refusal says nothing about what exists. Otherwise the request goes on with
// its Redact set, and the app resolves and compares on the reduced view.
// A row is named by its position there: without ExposeScreen its key is not
// told, and a request that names one is refused, or it would be an oracle.
// Errors keep their identity and lose the app's own words.
//
// Where h has a clock that a test moves, as an app in memory has, so has the
// guard around it.
func Guard(h accessibility.Host, p Policy) accessibility.Host {
	if c, ok := h.(clock); ok {
		return clockedGuard{guard{h, p}, c}
	}
	return guard{h, p}
}

type guard struct {
	host   accessibility.Host
	policy Policy
}

// clock is a Host whose time is moved by hand.
type clock interface {
	Advance(d time.Duration)
	NextTimer() (time.Duration, bool)
}

type clockedGuard struct {
	guard
	clock
}

func (g guard) Snapshot(ctx context.Context, after uint64) (*Snapshot, error) {
	s, err := g.host.Snapshot(ctx, after)
	switch {
	case err != nil:
		return nil, withoutText(err)
	case s == nil:
		return nil, errorf(codeHost, "the app gave no snapshot")
	}
	return reduced(s, g.policy), nil
}

// reduced is what of s may be told, within the limits of what is told at all.
func reduced(s *Snapshot, p Policy) *Snapshot {
	part := *s // others may hold the same one
	accessibility.Redact(&part, p)
	told := len(part.Problems)
	accessibility.Limit(&part)
	if len(part.Problems) > told { // something was cut, and must not be kept in memory behind what is left
		part.Tree = part.Tree.Clone()
	}
	return &part
}

func (g guard) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	switch {
	case !g.policy.AllowInput:
		return refusedByPolicy(inputForbidden), nil
	case req.Item.Key != "" && !g.policy.ExposeScreen:
		return refusedByPolicy(rowKeyForbidden), nil
	}
	req.Redact = g.view(req.Redact)
	result, err := g.host.Do(ctx, req)
	if err != nil {
		return accessibility.Result{}, withoutText(err)
	}
	pending := Snapshot{Pending: result.Pending}
	accessibility.Redact(&pending, g.policy)
	result.Pending = pending.Pending
	return result, nil
}

func refusedByPolicy(message string) accessibility.Result {
	return accessibility.Result{Verdict: accessibility.Refused, Reason: accessibility.ErrPolicy, Message: message}
}

const rowKeyForbidden = "the app's automation policy does not set ExposeScreen, so a row is known by its position and not by its key; " +
	"name it by position"

const inputForbidden = "the app's automation policy does not set AllowInput, so it takes no input from outside; " +
	"start it with AllowInput, in a limoni_debug build also by LIMONI_AUTOMATION_ALLOW=input"

// view composes the policy's view after one that the request already carries.
func (g guard) view(first func(*Snapshot)) func(*Snapshot) {
	return func(s *Snapshot) {
		if first != nil {
			first(s)
		}
		accessibility.Redact(s, g.policy)
		accessibility.Limit(s)
	}
}

// withoutText returns the known error that err is, without what was wrapped
// around it. A Refusal was made on the reduced view and stays. Of any other
// error only the fact is told: its text may quote the app.
func withoutText(err error) error {
	if refusal := (*accessibility.Refusal)(nil); errors.As(err, &refusal) {
		return refusal
	}
	if own := (*Error)(nil); errors.As(err, &own) {
		return own
	}
	if known := knownError(err); known != nil {
		return known
	}
	return errorf(codeHost, "the app could not answer; its own error may quote what it shows and stays in the app")
}
