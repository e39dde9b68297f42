package limoni_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
)

func TestRefsAreStableAndNeverReused(t *testing.T) {
	names := []string{"A", "B", "C"}
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for y, name := range names {
			s.button(f, name, y)
		}
	})
	refs := func() map[string]uint32 {
		snap, out := s.snap(), map[string]uint32{}
		for i, n := range snap.Tree.Nodes {
			out[n.ID] = snap.Tree.Ref(i)
		}
		return out
	}
	click := func(ref uint32) accessibility.Result {
		return do(t, s.app, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{Ref: ref}})
	}
	first := refs()
	_ = s.app.Post(func() { names = []string{"A", "C", "D"} })
	s.snap()
	click(first["A"])
	if res := click(first["B"]); res.Reason != accessibility.ErrStaleRef || res.Message == "" {
		t.Errorf("the ref of B: %s %s", res.Verdict, res.Reason)
	}
	s.want("click A")
	second := refs()
	if second["A"] != first["A"] || second["C"] != first["C"] || second["D"] <= first["C"] {
		t.Errorf("first %v, second %v", first, second)
	}
}

func TestRefsForgetTheOldest(t *testing.T) {
	from, rows := 0, 4096
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if from < 0 {
			s.button(f, "first", 0)
			return
		}
		for i := range rows {
			f.RegisterAccessibility(accessibility.Node{ID: f.Itoa(from + i), Role: accessibility.RoleListItem, Bounds: row(f, i%10)})
		}
	})
	set := func(n int) *accessibility.Snapshot {
		_ = s.app.Post(func() { from = n })
		return s.snap()
	}
	first := set(-1).Tree.Ref(0)
	given := map[uint32]bool{}
	for i := range 17 {
		snap := set(i * rows)
		for k := range snap.Tree.Nodes {
			given[snap.Tree.Ref(k)] = true
		}
	}
	again := set(-1).Tree.Ref(0)
	if again == first || given[again] {
		t.Errorf("after 65,536 others: ref %d, first %d", again, first)
	}
	res := do(t, s.app, accessibility.Request{Op: accessibility.OpClick, Target: accessibility.Selector{Ref: first}})
	if res.Reason != accessibility.ErrStaleRef {
		t.Errorf("the forgotten ref: %s %s", res.Verdict, res.Reason)
	}
	s.want("")
}
