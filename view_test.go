package limoni_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// Only what the caller may see decides: a value it may not read can be neither
// matched nor probed.
func TestSelectorsSeeTheRedactedViewOnly(t *testing.T) {
	secret := "hunter2"
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		in := s.field(f, "in", 0, &secret)
		f.Print(row(f, 0), secret, limoni.Style{})
		_ = in
		list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Bounds: row(f, 1)})
		r := f.RegisterAccessibility(accessibility.Node{ID: "alice@example.com", Role: accessibility.RoleListItem, Label: "Alice", Bounds: row(f, 1),
			Position: 1, SetSize: 1, Actions: accessibility.ActionActivate})
		if r.Clicked() {
			s.say("alice")
		}
		f.End(list)
		if key, position, ok := list.Item(); ok {
			s.say("item %s %d", key, position)
		}
		if f.Key("x") {
			secret += "!"
		}
	})
	structure := func(snap *accessibility.Snapshot) {
		accessibility.Redact(snap, accessibility.Policy{AllowInput: true})
	}
	value := "hunter2"
	for _, sel := range []accessibility.Selector{
		{Value: &value}, {Text: "hunter2"}, {ID: "in", Value: &value}, {ID: "alice@example.com"}, {Label: "Alice"}, {Role: accessibility.RoleListItem, LabelContains: "Ali"},
		{ID: "list", Has: &accessibility.Selector{Label: "Alice"}}, {Role: accessibility.RoleButton, Within: &accessibility.Selector{Label: "Alice"}},
	} {
		for _, op := range []accessibility.Op{accessibility.OpAct, accessibility.OpClick} {
			req := accessibility.Request{Op: op, Action: "focus", Target: sel}
			res := do(t, s.app, accessibility.Request{Op: op, Action: "focus", Target: sel, Redact: structure})
			if res.Reason != accessibility.ErrNoSuchNode {
				t.Errorf("%s %v: %s %s, want no-such-node", op, sel, res.Verdict, res.Reason)
			}
			for _, line := range res.Candidates {
				if strings.Contains(line, "hunter2") || strings.Contains(line, "lice") {
					t.Errorf("candidate %s", line)
				}
			}
			req.Redact = func(*accessibility.Snapshot) {}
			if do(t, s.app, req).Reason == accessibility.ErrNoSuchNode && sel.Within == nil {
				t.Errorf("%s %v: not found on the whole view either", op, sel)
			}
		}
	}
	s.log = nil
	// A row's own key is such a value too; its position is structure.
	for _, item := range []accessibility.Item{{Key: "alice@example.com"}, {Key: "bob@example.com"}} {
		res := do(t, s.app, accessibility.Request{Op: accessibility.OpAct, Action: "activate", Target: accessibility.Selector{ID: "list"}, Item: item, Redact: structure})
		if res.Verdict != accessibility.Refused {
			t.Errorf("row %q by key: %s, want it refused like any other", item.Key, res.Verdict)
		}
		if item.Key[0] == 'a' && strings.Contains(res.Message, "lice") && !strings.Contains(res.Message, item.Key) {
			t.Errorf("the refusal tells: %s", res.Message)
		}
	}
	s.want("")
	res := do(t, s.app, accessibility.Request{Op: accessibility.OpAct, Action: "activate", Target: accessibility.Selector{ID: "list"}, Item: accessibility.Item{Position: 1}, Redact: structure})
	if s.want("alice"); res.Verdict != accessibility.Handled || strings.Contains(fmt.Sprint(res), "lice") {
		t.Errorf("row by position: %+v", res)
	}
	do(t, s.app, accessibility.Request{Op: accessibility.OpAct, Action: "activate", Target: accessibility.Selector{ID: "list"}, Item: accessibility.Item{Key: "alice@example.com"}})
	s.want("alice")
	// A change that the caller may not see is no change to it.
	if res := do(t, s.app, accessibility.Request{Op: accessibility.OpKey, Chord: "x", Redact: structure}); res.Changed {
		t.Error("a changed value showed in the redacted view")
	}
	s.act("focus", "list")
	if res := s.key("x"); !res.Changed && secret != "hunter2!" {
		t.Errorf("secret %q, changed %v", secret, res.Changed)
	}
}

// A view may leave nodes out: what it shows is still what is meant.
func TestViewMayLeaveNodesOut(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for y, id := range []string{"a", "b", "c"} {
			s.button(f, id, y)
		}
	})
	without := func(snap *accessibility.Snapshot) {
		snap.Tree.Nodes, snap.Tree.Refs = snap.Tree.Nodes[1:], snap.Tree.Refs[1:]
	}
	for _, op := range []accessibility.Op{accessibility.OpAct, accessibility.OpClick} {
		res := do(t, s.app, accessibility.Request{Op: op, Action: "activate", Target: accessibility.Selector{ID: "c"}, Redact: without})
		if res.Verdict != accessibility.Handled || !strings.Contains(res.Target, "#c") {
			t.Errorf("%s: %s, target %s", op, res.Verdict, res.Target)
		}
		s.want("click c")
		if res := do(t, s.app, accessibility.Request{Op: op, Action: "activate", Target: accessibility.Selector{ID: "a"}, Redact: without}); res.Reason != accessibility.ErrNoSuchNode {
			t.Errorf("%s on what is left out: %s %s", op, res.Verdict, res.Reason)
		}
	}
	s.want("")
}

// Problems are for whoever may see the screen, which is not yet whoever may
// read inputs.
func TestProblemsTellNoValues(t *testing.T) {
	value := "hunter2"
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for _, id := range []string{"g", "h"} {
			g := f.Begin(accessibility.Node{ID: id, Bounds: row(f, 0)})
			s.field(f, "in", 0, &value)
			f.End(g)
		}
		if f.Key("f5") {
			f.Focus("in")
		}
		if f.Key("f6") {
			f.Focus("im")
		}
	})
	for _, key := range []string{"f5", "f6"} {
		s.key(key)
		s.wantProblems(`Focus("i`)
		if p := s.snap().Problems; strings.Contains(p[0], "hunter2") {
			t.Errorf("a problem tells the value: %s", p[0])
		}
	}
}
