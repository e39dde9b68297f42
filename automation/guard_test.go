package automation

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"limoni/accessibility"
)

// stub answers every call with the same.
type stub struct {
	result accessibility.Result
	err    error
	asked  *accessibility.Request
}

func (s stub) Snapshot(context.Context, uint64) (*Snapshot, error) { return nil, s.err }

func (s stub) Do(_ context.Context, req accessibility.Request) (accessibility.Result, error) {
	if s.asked != nil {
		*s.asked = req
	}
	return s.result, s.err
}

func TestGuardRefusesEveryInputAlike(t *testing.T) {
	app := newFakeApp()
	guarded := Guard(app, Policy{ExposeScreen: true, ExposeInputValues: true})
	there, missing := accessibility.Selector{ID: "add"}, accessibility.Selector{ID: "nobody"}
	requests := []accessibility.Request{
		{Op: accessibility.OpAct, Action: "activate", Target: there},
		{Op: accessibility.OpAct, Action: "activate", Target: missing},
		{Op: accessibility.OpClick, Target: there}, {Op: accessibility.OpClick, Target: missing},
		{Op: accessibility.OpKey, Chord: "a"}, {Op: accessibility.OpText, Text: "a"}, {Op: accessibility.OpPaste, Text: "a"},
		{Op: accessibility.OpMouse}, {Op: accessibility.OpResize, Width: 1, Height: 1}, {Op: "unheard-of"}, {},
	}
	var first accessibility.Result
	for i, req := range requests {
		r, err := guarded.Do(t.Context(), req)
		if err != nil || r.Verdict != accessibility.Refused || !errors.Is(r.Err(), accessibility.ErrPolicy) {
			t.Fatalf("%v: %+v, %v", req.Op, r, err)
		}
		if i == 0 {
			first = r
		}
		if fmt.Sprint(r) != fmt.Sprint(first) {
			t.Errorf("%v is refused unlike others: %+v", req.Op, r)
		}
	}
	for _, word := range []string{"AllowInput", "LIMONI_AUTOMATION_ALLOW=input"} {
		if !strings.Contains(first.Message, word) {
			t.Errorf("the refusal does not name %s: %s", word, first.Message)
		}
	}
	if got := app.inputs(); got != nil {
		t.Errorf("the app got %q", got)
	}
	if _, err := Guard(app, everything).Do(t.Context(), requests[0]); err != nil || len(app.inputs()) != 1 {
		t.Errorf("with AllowInput the app got %q, %v", app.inputs(), err)
	}
}

func TestGuardComposesRedact(t *testing.T) {
	var asked accessibility.Request
	first := func(s *Snapshot) { s.Title += " first"; s.Tree.Nodes = s.Tree.Nodes[:5] }
	guarded := Guard(stub{asked: &asked}, Policy{AllowInput: true, ExposeScreen: true})
	guarded.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Redact: first})
	view := newFakeApp().snapshot()
	asked.Redact(view)
	if view.Title != canary+"title first" || len(view.Tree.Nodes) != 5 {
		t.Errorf("the request's own view is lost: title %q, %d nodes", view.Title, len(view.Tree.Nodes))
	}
	if n := view.Tree.Nodes[1]; n.Value != "" {
		t.Errorf("the policy's view is lost: value %q", n.Value)
	}
}

func TestGuardLeavesTheAppsSnapshotAlone(t *testing.T) {
	shared := newFakeApp().snapshot()
	before := fmt.Sprint(*shared)
	s, err := Guard(oneSnapshot{shared}, Policy{}).Snapshot(t.Context(), 0)
	if err != nil || s.Title != "(hidden)" || len(s.Tree.Nodes) != len(shared.Tree.Nodes) {
		t.Fatalf("%+v, %v", s, err)
	}
	if after := fmt.Sprint(*shared); after != before {
		t.Errorf("changed to %s", after)
	}
}

type oneSnapshot struct{ s *Snapshot }

func (o oneSnapshot) Snapshot(context.Context, uint64) (*Snapshot, error) { return o.s, nil }
func (oneSnapshot) Do(context.Context, accessibility.Request) (accessibility.Result, error) {
	return accessibility.Result{}, nil
}

func TestGuardErrors(t *testing.T) {
	refusal := &accessibility.Refusal{Reason: accessibility.ErrCovered, Message: "m", Candidates: []string{"c"}}
	for _, known := range []error{
		accessibility.ErrIdle, accessibility.ErrEnded, accessibility.ErrOnUIGoroutine,
		context.Canceled, context.DeadlineExceeded, accessibility.ErrDisabled, refusal,
	} {
		guarded := Guard(stub{err: fmt.Errorf("%s: %w", canary, known)}, everything)
		_, inDo := guarded.Do(t.Context(), accessibility.Request{})
		_, inSnapshot := guarded.Snapshot(t.Context(), 0)
		for _, err := range []error{inDo, inSnapshot} {
			if !errors.Is(err, known) || strings.Contains(err.Error(), canary) {
				t.Errorf("%v became %v", known, err)
			}
		}
	}
	_, err := Guard(stub{err: errors.New(canary)}, everything).Snapshot(t.Context(), 0)
	if err == nil || strings.Contains(err.Error(), canary) {
		t.Errorf("an unknown error became %v", err)
	}
}

// hugeHost is an app one of whose labels is far longer than what is told.
type hugeHost struct {
	accessibility.Host
	label string
}

func (h hugeHost) Snapshot(context.Context, uint64) (*Snapshot, error) {
	s := &Snapshot{Frame: 1, Tree: accessibility.Tree{Nodes: []accessibility.Node{
		{Key: 1, Role: accessibility.RoleButton, ID: "a", Label: h.label, Parent: -1}, {Key: 2, Role: accessibility.RoleButton, Label: "beside", Parent: -1},
	}}}
	return s.Clone(), nil
}

// What was cut is not kept: a server holds many frames.
func TestWhatWasCutIsFreed(t *testing.T) {
	const size, frames = 8 << 20, 16
	host := hugeHost{label: strings.Repeat("x", size)}
	var kept []*Snapshot
	before := heap()
	for range frames {
		s, err := Guard(host, everything).Snapshot(t.Context(), 0)
		if err != nil || len(s.Tree.Nodes[0].Label) != accessibility.MaxLabel || s.Tree.Nodes[1].Label != "beside" {
			t.Fatalf("%+v, %v", s, err)
		}
		kept = append(kept, s)
	}
	if grown := heap() - before; grown > size {
		t.Errorf("%d frames with a label of %d bytes hold %d bytes", len(kept), size, grown)
	}
	runtime.KeepAlive(kept)
	runtime.KeepAlive(host)
}

func heap() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
