package limoni_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
)

func TestTypingIsWhileATextWidgetThatCanBeEditedHasTheFocus(t *testing.T) {
	var typing bool
	states := accessibility.State(0)
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		typing = f.Typing()
		s.button(f, "ok", 0)
		f.RegisterAccessibility(accessibility.Node{
			ID: "name", Role: accessibility.RoleInput, Label: "Name", Bounds: row(f, 1), States: states,
			Actions: accessibility.ActionFocus | accessibility.ActionSetValue,
		})
	})
	if typing {
		t.Error("the button has the focus, and it says that somebody types")
	}
	if s.act("focus", "name"); !typing {
		t.Error("the field has the focus, and it says that nobody types")
	}
	states = accessibility.StateReadonly
	s.app.Redraw()
	s.snap()
	s.app.Redraw() // what a pass drew is known in the next
	if s.snap(); typing {
		t.Error("the field cannot be edited, and it says that somebody types")
	}
}
