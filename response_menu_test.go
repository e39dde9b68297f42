package limoni_test

import (
	"fmt"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// A press on a bar leaves the keyboard where it is, one on a group does not.
func TestAPressOnABarLeavesTheKeyboard(t *testing.T) {
	for role, want := range map[accessibility.Role]string{
		accessibility.RoleMenuBar: "a", accessibility.RoleToolbar: "a", accessibility.RoleTabList: "bar",
	} {
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			s.button(f, "a", 0)
			bar := f.Begin(accessibility.Node{ID: "bar", Role: role, Label: "bar", Bounds: row(f, 1), Actions: accessibility.ActionFocus})
			item := f.RegisterAccessibility(accessibility.Node{
				ID: "item", Role: accessibility.RoleMenuItem, Label: "item", Bounds: box(0, 1, 5, 2), Actions: accessibility.ActionActivate,
			})
			if item.Clicked() {
				s.say("clicked")
			}
			f.End(bar)
		})
		s.feed(clickBytes(1, 1))
		s.want("clicked")
		s.wantFocus(want)
		s.act("focus", "bar")
		s.wantFocus("bar")
	}
}

func TestMenuCell(t *testing.T) {
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.button(f, "a", 0)
		list := f.Begin(accessibility.Node{
			ID: "list", Role: accessibility.RoleList, Label: "list", Bounds: box(2, 2, 12, 6), Actions: accessibility.ActionFocus | accessibility.ActionShowMenu,
		})
		r := f.RegisterAccessibility(accessibility.Node{
			ID: "row", Role: accessibility.RoleListItem, Label: "row", Bounds: box(2, 4, 12, 5), Actions: accessibility.ActionSelect | accessibility.ActionShowMenu,
		})
		f.FocusCell(list, 3, 4)
		if r.Hit() {
			list.SetRow(r)
		}
		f.End(list)
		if list.Did(accessibility.ActionShowMenu) || list.Key("menu") {
			s.say("%v", list.MenuCell())
		}
	})
	s.feed("\x1b[<2;8;5M\x1b[<2;8;5m")
	s.want("(7,4)-(8,5)") // at the mouse, on a row
	s.key("menu")
	s.want("(3,4)-(4,5)") // at the cursor
	s.act("focus", "a")
	s.act("show-menu", "list")
	s.want("(2,2)-(3,3)") // at the beginning
	s.act("show-menu", "row")
	s.want("(2,4)-(3,5)") // at the beginning of the row
	if got := (limoni.Response{}).MenuCell(); !got.Empty() {
		t.Errorf("of nothing it is %v", got)
	}
}

func TestAsksIsOfThisPass(t *testing.T) {
	got, dialog := "", false
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		a := s.button(f, "a", 0)
		a.Key("delete")
		b := s.button(f, "b", 1)
		b.Key("insert")
		open := f.Key("n")
		f.GlobalKey("ctrl+q")
		if dialog {
			m := f.BeginLayer(limoni.RankModal, accessibility.Node{ID: "m", Role: accessibility.RoleDialog, Bounds: box(0, 5, 9, 8)})
			f.Key("y")
			f.End(m)
		}
		if open {
			dialog = true
		}
		got = ""
		for _, name := range []string{"delete", "insert", "n", "ctrl+q", "y", "x"} {
			c, _ := limoni.ParseChord(name)
			got += fmt.Sprint(name, "=", f.Asks(c), " ")
		}
	})
	if want := "delete=true insert=false n=true ctrl+q=true y=false x=false "; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	s.key("n")
	if want := "delete=false insert=false n=false ctrl+q=true y=true x=false "; got != want {
		t.Errorf("in the dialog %s, want %s", got, want)
	}
}
