package limoni_test

import (
	"fmt"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// One new node of its role at its place takes over from a relabelled one.
func TestSuccessor(t *testing.T) {
	type item struct {
		role        accessibility.Role
		id, label   string
		layer, text bool
	}
	button := func(label string) item { return item{role: accessibility.RoleButton, label: label} }
	for _, c := range []struct {
		name          string
		before, after []item
		want          string
	}{
		{"relabelled", []item{button("A"), button("Start"), button("Z")}, []item{button("A"), button("Stop"), button("Z")}, "Stop"},
		{"relabelled with text above", []item{button("A"), button("Start"), button("Z")},
			[]item{button("A"), {role: accessibility.RoleStatus, label: "Running", text: true}, button("Stop"), button("Z")}, "Stop"},
		{"relabelled under a layer", []item{button("A"), button("Start"), button("Z")},
			[]item{{role: accessibility.RoleGroup, label: "Toast", layer: true}, button("A"), button("Stop"), button("Z")}, "Stop"},
		{"all relabelled", []item{button("A"), button("Start"), button("Z")}, []item{button("O"), button("P"), button("Q")}, "P"},
		{"gone", []item{button("A"), button("Start"), button("Z")}, []item{button("A"), button("Z")}, "Z"},
		{"new one elsewhere", []item{button("A"), button("Start"), button("Z")}, []item{button("A"), button("Z"), button("New")}, "Z"},
		{"other role", []item{button("A"), button("Start"), button("Z")},
			[]item{button("A"), {role: accessibility.RoleText, label: "Done", text: true}, button("Z")}, "Z"},
	} {
		items := c.before
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			for y, it := range items {
				n := accessibility.Node{ID: it.id, Role: it.role, Label: it.label, Bounds: row(f, y), Actions: accessibility.ActionFocus | accessibility.ActionActivate}
				if it.text {
					n.Actions = 0
				}
				if it.layer {
					n.Actions = 0
					f.End(f.BeginLayer(limoni.RankToast, n))
					continue
				}
				resp := f.RegisterAccessibility(n)
				if resp.Clicked() {
					s.say("click %s", it.label)
				}
			}
		})
		do(t, s.app, accessibility.Request{Op: accessibility.OpAct, Action: "focus", Target: accessibility.Selector{Label: "Start"}})
		s.feed(fmt.Sprintf(press, 2, 2))
		_ = s.app.Post(func() { items = c.after })
		if got := focused(t, s.app); got != c.want {
			t.Errorf("%s: the focus is on %q, want %q", c.name, got, c.want)
		}
		// The press follows the same way: the release over the new node clicks it.
		snap := s.snap()
		at := 2
		for _, n := range snap.Tree.Nodes {
			if n.Label == c.want {
				at = n.Bounds.Min.Y + 1
			}
		}
		s.feed(fmt.Sprintf("\x1b[<0;2;%dm", at))
		switch c.want {
		case "Z":
			s.want("")
		default:
			s.want("click " + c.want)
		}
	}
}

// Memory does not follow, and an ID makes the question needless.
func TestKeysWithAnIDSurviveRelabelling(t *testing.T) {
	label := "Start"
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		n := control(accessibility.RoleButton, "b", row(f, 0))
		n.Label = label
		resp := f.RegisterAccessibility(n)
		if resp.FocusGained() || resp.FocusLost() {
			s.say("moved")
		}
		*limoni.Memory[int](f, resp)++
		f.Node(resp).Position = int32(*limoni.Memory[int](f, resp))
	})
	before := s.node("b")
	s.log = nil
	_ = s.app.Post(func() { label = "Stop" })
	after := s.node("b")
	if after.Key != before.Key || after.Label != "Stop" || after.Position <= before.Position {
		t.Errorf("before %+v, after %+v", before, after)
	}
	s.want("")
}
