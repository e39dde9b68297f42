package limoni_test

import (
	"context"
	"io"
	"runtime"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// What a request's own view is made of is the view's alone: to write to it is
// nothing that the app, or the next caller, sees.
func TestRedactWritesToNothingOfTheApp(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		r := s.button(f, "b", 0)
		d := f.Details(r)
		d.Description, d.CustomActions = "what it does", []accessibility.CustomAction{{Name: "wipe"}}
		f.Print(row(f, 1), "abc e\u0301", limoni.Style{})
	})
	before := s.snap().Clone()
	spoil := func(snap *accessibility.Snapshot) {
		for i := range snap.Tree.Nodes {
			snap.Tree.Nodes[i], snap.Tree.Refs[i] = accessibility.Node{Parent: -1}, 0
		}
		for i := range snap.Tree.Rare {
			snap.Tree.Rare[i].CustomActions[0].Name = "spoilt"
			snap.Tree.Rare[i].Description = "spoilt"
		}
		for i := range snap.Screen.Cells {
			snap.Screen.Cells[i] = '#'
		}
		for i := range snap.Screen.Clusters {
			snap.Screen.Clusters[i] = "#"
		}
	}
	for range 3 {
		res := do(t, s.app, accessibility.Request{Op: accessibility.OpKey, Chord: "f9", Redact: spoil})
		if res.Verdict != accessibility.Unhandled || res.Changed {
			t.Fatalf("%+v", res)
		}
	}
	if after := s.snap(); !before.Same(after) || after.Tree.Ref(0) != before.Tree.Ref(0) {
		t.Errorf("the app is\n%s\n%s\nand was\n%s\n%s", accessibility.Outline(&after.Tree), after.Screen, accessibility.Outline(&before.Tree), before.Screen)
	}
}

// The target is told as it was before the input, the focus as it is after it.
func TestTargetIsToldAsItWas(t *testing.T) {
	n := 0
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if s.labelled(f, f.Concat("count ", f.Itoa(n))).Clicked() {
			n++
		}
	})
	for i := range 5 {
		res := do(t, s.app, accessibility.Request{Op: accessibility.OpAct, Action: "activate", Target: accessibility.Selector{ID: "n"}})
		if was := "\"count " + string(rune('0'+i)) + "\""; !res.Changed || !strings.Contains(res.Target, was) {
			t.Errorf("%d: changed %v, target %s, want %s", i, res.Changed, res.Target, was)
		}
	}
}

func (s *stage) labelled(f *limoni.Frame, label string) limoni.Response {
	return f.RegisterAccessibility(accessibility.Node{ID: "n", Role: accessibility.RoleButton, Label: label, Bounds: row(f, 0),
		Actions: accessibility.ActionActivate | accessibility.ActionFocus})
}

// Cells keep their text through the app's own form of them, wide and combined
// ones too, beside more others than are remembered at once.
func TestSnapshotHasTheTextOfEveryCell(t *testing.T) {
	var texts []string
	for r := rune(0x3b1); r < 0x3b1+25; r++ {
		texts = append(texts, string(r))
	}
	for r := rune(0x2500); r < 0x2500+200; r++ {
		texts = append(texts, string(r))
	}
	texts = append(texts, "e\u0301", "x", "e\u0301", "\u6f22", "o\u0301", "\u6f22", "~", " ")
	app := limoni.New(len(texts)*2, 1, func(f *limoni.Frame) {
		for i, text := range texts {
			f.Print(box(2*i, 0, 2*i+2, 1), text, limoni.Style{})
		}
	}, limoni.WithOutput(io.Discard))
	screen := snapshot(t, app).Screen
	for i, want := range texts {
		if got := screen.Cell(2*i, 0); got != want {
			t.Errorf("cell %d is %q, want %q", 2*i, got, want)
		}
		if got := screen.Cell(2*i+1, 0); (got == "") != (want == "\u6f22") {
			t.Errorf("after %q stands %q", want, got)
		}
	}
}

// A Do makes what its result holds and little else: nothing for each node or
// cell.
func TestDoAllocatesNothingPerNodeOrCell(t *testing.T) {
	app := limoni.New(120, 60, newScreenful().draw, limoni.WithOutput(io.Discard))
	press := accessibility.Request{Op: accessibility.OpAct, Action: "activate",
		Target: accessibility.Selector{Role: accessibility.RoleButton, Label: "row-hb"}}
	step := func() {
		if res, err := app.Do(context.Background(), press); err != nil || res.Verdict != accessibility.Handled {
			t.Fatal(res, err)
		}
	}
	for range 20 {
		step()
	}
	runtime.GC()
	if n := testing.AllocsPerRun(20, step); n > 30 {
		t.Errorf("%v allocations for 200 nodes and 7,200 cells, want at most 30", n)
	}
}

// A ref is forgotten wherever its node stood, also behind all that came since.
func TestForgottenRefIsNotToldAgain(t *testing.T) {
	from, rows := 0, 4097
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		for i := range rows {
			f.RegisterAccessibility(accessibility.Node{ID: f.Itoa(from + i), Role: accessibility.RoleListItem, Bounds: row(f, i%10)})
		}
	})
	last := func(first, n int) uint32 {
		_ = s.app.Post(func() { from, rows = first, n })
		return s.snap().Tree.Ref(n - 1)
	}
	was := last(0, 4097)
	newest := was
	for i := range 17 {
		newest = last(10_000+i*4096, 4096)
	}
	if again := last(0, 4097); again <= newest {
		t.Errorf("after 65,536 others: ref %d, and was %d", again, was)
	}
}
