package limoni_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

func TestMemoryIsByKeyAndType(t *testing.T) {
	type caret struct{ at int }
	type view struct{ at int }
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for y, id := range []string{"a", "b"} {
			b := s.button(f, id, y)
			if b.Clicked() {
				limoni.Memory[caret](f, b).at++
				limoni.Memory[view](f, b).at += 10
				*limoni.Memory[int](f, b) += 100
			}
			f.Node(b).Value = fmt.Sprint(limoni.Memory[caret](f, b).at, limoni.Memory[view](f, b).at, *limoni.Memory[int](f, b))
		}
	})
	s.click("a")
	s.click("b")
	s.click("b")
	if a, b := s.node("a").Value, s.node("b").Value; a != "1 10 100" || b != "2 20 200" {
		t.Errorf("a remembers %s, b %s", a, b)
	}
}

// remembering draws the nodes of shown and counts in each how often it was
// found.
func remembering(shown *[]string) func(*stage, *limoni.Frame) {
	return func(s *stage, f *limoni.Frame) {
		for _, id := range *shown {
			n := f.RegisterAccessibility(accessibility.Node{ID: id, Bounds: row(f, 0)})
			m := limoni.Memory[int](f, n)
			*m++
			f.Node(n).Position = int32(*m)
		}
	}
}

func TestMemoryLivesTenThousandFramesUnseen(t *testing.T) {
	for _, c := range []struct {
		unseen int
		kept   bool
	}{{9_999, true}, {10_000, false}} {
		shown := []string{"a", "b"}
		s := newStage(t, remembering(&shown))
		frames := func(n int) {
			for range n {
				s.app.Redraw()
				s.snap()
			}
		}
		frames(4)
		shown = []string{"b"}
		frames(c.unseen)
		shown = []string{"a", "b"}
		frames(1)
		if got := s.node("a").Position; (got == 6) != c.kept || !c.kept && got != 1 {
			t.Errorf("unseen for %d frames: found %d times, kept %v wanted", c.unseen, got, c.kept)
		}
		if got := s.node("b").Position; got != int32(6+c.unseen) {
			t.Errorf("drawn all the time: found %d times, want %d", got, 6+c.unseen)
		}
	}
}

func TestMemoryForgetsTheLongestUnseenFirst(t *testing.T) {
	shown := []string{"old"}
	s := newStage(t, remembering(&shown))
	set := func(ids ...string) {
		_ = s.app.Post(func() { shown = ids })
		s.snap()
	}
	set("newer")
	var many []string
	for i := range 4_094 {
		many = append(many, fmt.Sprint("n", i))
	}
	set(many...)
	set("old")
	if got := s.node("old").Position; got != 2 {
		t.Errorf("4,096 entries: old was found %d times, want 2", got)
	}
	set("newer")
	set("one more")
	set("newer", "old")
	if a, b := s.node("newer").Position, s.node("old").Position; a != 3 || b != 3 {
		t.Errorf("newer was found %d times, old %d, want 3 and 3: others are longer unseen", a, b)
	}
	// What is drawn is never forgotten, however much there is.
	many = many[:0]
	for i := range 6_000 {
		many = append(many, fmt.Sprint("x", i))
	}
	set(many...)
	for range 3 {
		s.app.Redraw()
		s.snap()
	}
	set(append([]string{"in front"}, many...)...)
	snap := s.snap()
	for _, n := range snap.Tree.Nodes[1:] {
		if n.Position != 5 {
			t.Fatalf("%s was found %d times of 5", n.ID, n.Position)
		}
	}
}

func TestMemoryOfAnotherPassPanics(t *testing.T) {
	var kept limoni.Response
	app := limoni.New(10, 2, func(f *limoni.Frame) {
		if kept != (limoni.Response{}) {
			limoni.Memory[int](f, kept)
		}
		kept = f.RegisterAccessibility(accessibility.Node{ID: "n", Bounds: row(f, 0)})
		*limoni.Memory[int](f, kept)++
	})
	snapshot(t, app)
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	app.Redraw()
	snapshot(t, app)
}

func TestRepeatedIDsAndLabelsAreProblems(t *testing.T) {
	var nodes []accessibility.Node
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for y, n := range nodes {
			n.Bounds = row(f, y)
			resp := f.RegisterAccessibility(n)
			if text, ok := resp.Text(); ok {
				s.say("%d typed %s", y, text)
			}
			if resp.Clicked() {
				s.say("%d clicked", y)
			}
		}
	})
	focus, both := accessibility.ActionFocus, accessibility.ActionFocus|accessibility.ActionActivate
	for _, c := range []struct {
		name     string
		nodes    []accessibility.Node
		problems []string
	}{
		{"siblings with one ID", []accessibility.Node{{ID: "a", Role: "button"}, {ID: "a", Role: "text", Label: "second"}}, []string{`"a"`}},
		{"the same three times", []accessibility.Node{{ID: "a"}, {ID: "a", Label: "x"}, {ID: "a", Label: "y"}}, []string{`"a"`}},
		{"focusable nodes with one label", []accessibility.Node{{Role: "input", Label: "Name", Actions: focus}, {Role: "input", Label: "Name", Actions: focus}}, []string{"give it an ID"}},
		{"another role", []accessibility.Node{{Role: "input", Label: "Name", Actions: focus}, {Role: "button", Label: "Name", Actions: both}}, nil},
		{"text with one label", []accessibility.Node{{Role: "text", Label: "x"}, {Role: "text", Label: "x"}, {Role: "text", Label: "x"}}, nil},
	} {
		_ = s.app.Post(func() { nodes = c.nodes })
		snap := s.snap()
		s.wantProblems(c.problems...)
		if t.Failed() {
			t.Fatal(c.name)
		}
		keys := map[accessibility.Key]bool{}
		for _, n := range snap.Tree.Nodes {
			keys[n.Key] = true
		}
		if len(keys) != len(c.nodes) || keys[0] {
			t.Errorf("%s: %d distinct keys for %d nodes", c.name, len(keys), len(c.nodes))
		}
	}
	// Each of the twins has its own focus and its own clicks.
	_ = s.app.Post(func() {
		nodes = []accessibility.Node{{Role: "input", Label: "Name", Actions: focus}, {Role: "input", Label: "Name", Actions: focus}, {Role: "button", Label: "Name", Actions: both}}
	})
	s.snap()
	s.feed("x" + clickBytes(1, 2))
	s.want("0 typed x, 2 clicked")
	s.feed(clickBytes(1, 1) + "y")
	s.want("1 clicked, 1 typed y")
}

// A key is made of the container's key and the ID, or of role, label and
// ordinal; nothing else counts.
func TestKeysAreStable(t *testing.T) {
	var before, after []accessibility.Node
	label := "Old"
	group := "g"
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for _, n := range before {
			f.RegisterAccessibility(n)
		}
		g := f.Begin(accessibility.Node{ID: group, Role: accessibility.RoleGroup, Label: label, Bounds: f.Area()})
		for _, n := range after {
			f.RegisterAccessibility(n)
		}
		f.RegisterAccessibility(accessibility.Node{ID: "id", Role: accessibility.RoleButton, Label: label})
		f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: "text"})
		f.RegisterAccessibility(accessibility.Node{Role: accessibility.RoleText, Label: label})
		f.End(g)
	})
	keys := func() [3]accessibility.Key {
		s.app.Redraw()
		nodes := s.snap().Tree.Nodes
		n := len(nodes)
		return [3]accessibility.Key{nodes[n-3].Key, nodes[n-2].Key, nodes[n-1].Key}
	}
	first := keys()
	before = []accessibility.Node{{ID: "new", Bounds: box(0, 0, 1, 1)}, {Role: accessibility.RoleText, Label: "text"}}
	after = []accessibility.Node{{Role: accessibility.RoleText, Label: "other"}}
	if keys() != first {
		t.Error("other nodes before them change the keys")
	}
	label = "New"
	if now := keys(); now[0] != first[0] || now[1] != first[1] || now[2] == first[2] {
		t.Errorf("relabelled: %v, before %v; want the last only to change", now, first)
	}
	label, group = "Old", "h"
	if now := keys(); now[0] == first[0] || now[1] == first[1] {
		t.Error("in another container the keys are the same")
	}
	group = "g"
	after = []accessibility.Node{{Role: accessibility.RoleText, Label: "text"}}
	if now := keys(); now[0] != first[0] || now[1] == first[1] {
		t.Error("the second of two equal labels has the key of the first")
	}
	other := limoni.New(40, 12, func(f *limoni.Frame) {
		f.RegisterAccessibility(accessibility.Node{ID: "x"})
	})
	again := limoni.New(10, 2, func(f *limoni.Frame) {
		f.RegisterAccessibility(accessibility.Node{ID: "x", Label: "y", Role: accessibility.RoleButton})
	})
	if snapshot(t, other).Tree.Nodes[0].Key != snapshot(t, again).Tree.Nodes[0].Key {
		t.Error("a restart changes the key of an ID")
	}
}

func TestMisuseNamesTheNodeAndTheMend(t *testing.T) {
	for name, draw := range map[string]func(f *limoni.Frame){
		"end": func(f *limoni.Frame) {
			a := f.Begin(accessibility.Node{ID: "outer"})
			f.Begin(accessibility.Node{ID: "inner"})
			f.End(a)
		},
		"begun": func(f *limoni.Frame) { f.Begin(accessibility.Node{ID: "inner"}) },
		"Key":   func(f *limoni.Frame) { f.Key("inner") },
	} {
		func() {
			defer func() {
				text := fmt.Sprint(recover())
				if len(text) < 20 || !strings.Contains(text, "inner") {
					t.Errorf("%s: %s", name, text)
				}
			}()
			app := limoni.New(10, 2, draw)
			snapshot(t, app)
		}()
	}
}

// What widgets share is one value of its type for the app, and another for
// another app.
func TestSharedMemory(t *testing.T) {
	type shared struct{ n int }
	draw := func(f *limoni.Frame) {
		for range 3 {
			limoni.SharedMemory[shared](f).n++
		}
		if limoni.SharedMemory[int](f) == nil {
			t.Error("another type has none")
		}
	}
	last := 0
	a := limoni.New(4, 1, func(f *limoni.Frame) { draw(f); last = limoni.SharedMemory[shared](f).n })
	a.Feed(nil)
	first := last
	a.Redraw()
	a.Advance(0)
	if first%3 != 0 || first == 0 || last <= first {
		t.Errorf("the passes counted to %d, and then to %d", first, last)
	}
	limoni.New(4, 1, func(f *limoni.Frame) { draw(f); last = limoni.SharedMemory[shared](f).n }).Feed(nil)
	if last != first {
		t.Errorf("another app counts to %d, want %d as the first did", last, first)
	}
}
