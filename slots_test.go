package limoni_test

import (
	"fmt"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// A widget may hold on to its node and its details while it registers others.
func TestSlotsOfANodeDoNotMove(t *testing.T) {
	const rows = 1000
	app := limoni.New(10, 4, func(f *limoni.Frame) {
		list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Bounds: f.Area()})
		node, details := f.Node(list), f.Details(list)
		for i := range rows {
			row := f.RegisterAccessibility(accessibility.Node{ID: fmt.Sprint(i), Role: accessibility.RoleListItem, Bounds: f.Area()})
			f.Details(row).Level = i
		}
		node.Value, details.Description = "complete", "described"
		f.End(list)
	})
	for frame := range 3 {
		app.Redraw()
		s := snapshot(t, app)
		list := s.Tree.Nodes[0]
		if list.Value != "complete" || s.Tree.Details(list).Description != "described" {
			t.Errorf("frame %d: the list is %+v, %+v", frame, list, s.Tree.Details(list))
		}
		if last := s.Tree.Nodes[rows]; s.Tree.Details(last).Level != rows-1 || last.ID != fmt.Sprint(rows-1) {
			t.Errorf("frame %d: the last row is %+v, %+v", frame, last, s.Tree.Details(last))
		}
	}
}

// A response of another pass ends nothing, even where its node stood at the
// same place.
func TestEndWantsTheResponseOfThisPass(t *testing.T) {
	var old limoni.Response
	passes := 0
	app := limoni.New(10, 4, func(f *limoni.Frame) {
		list := f.Begin(accessibility.Node{ID: "list", Role: accessibility.RoleList, Label: "List", Bounds: f.Area()})
		if passes++; passes == 1 {
			old = list
		}
		f.End(old)
	})
	defer func() {
		if got := fmt.Sprint(recover()); got != `limoni: End of a response of another pass while list "List" #list is open; end containers in the reverse order of their Begin` || passes != 2 {
			t.Errorf("in pass %d: %s", passes, got)
		}
	}()
	snapshot(t, app)
	app.Redraw()
	snapshot(t, app)
}
