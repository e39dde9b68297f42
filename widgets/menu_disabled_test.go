package widgets_test

import (
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// A menu that is open closes where what it belongs to is disabled, and does not
// open by itself when that is enabled again.
func TestMenuOfWhatIsDisabledCloses(t *testing.T) {
	sub := []widgets.MenuItem{{Label: "One"}, {Label: "Two"}}
	items := &widgets.Strings{"a", "b"}
	open1, off := false, false
	for name, c := range map[string]struct {
		open string
		draw func(f *limoni.Frame, area limoni.Rect)
	}{
		"of a button": {"enter", func(f *limoni.Frame, area limoni.Rect) {
			b := widgets.Button{ID: "it", Label: "File", Disabled: off}.Draw(f, area)
			if b.Clicked() {
				open1 = !open1
			}
			widgets.Menu{Label: "Menu", Items: sub, Open: &open1, Opener: b}.Draw(f)
		}},
		"about a list": {"menu", func(f *limoni.Frame, area limoni.Rect) {
			list := widgets.List{ID: "it", Label: "List", Items: items, Disabled: off}.Draw(f, area)
			widgets.ContextMenu{Label: "Menu", Items: sub}.Draw(f, list)
		}},
		"of a tool": {"enter", func(f *limoni.Frame, area limoni.Rect) {
			widgets.Toolbar{ID: "it", Label: "Tools", Items: []widgets.MenuItem{{Label: "Menu", Items: sub, Disabled: off}}}.Draw(f, area)
		}},
		"of a bar": {"enter", func(f *limoni.Frame, area limoni.Rect) {
			widgets.MenuBar{ID: "it", Menus: []widgets.MenuItem{{Label: "Menu", Items: sub, Disabled: off}}}.Draw(f, area)
		}},
	} {
		open1, off = false, false
		s := open(t, 30, 9, func(f *limoni.Frame) {
			c.draw(f, rect(0, 0, 12, 2))
			widgets.Button{ID: "other", Label: "Other"}.Draw(f, rect(15, 8, 12, 1))
		})
		menus := func() (n int) {
			for _, node := range s.snapshot().Tree.Nodes {
				if node.Role == accessibility.RoleMenu {
					n++
				}
			}
			return n
		}
		s.keys(c.open)
		if menus() != 1 || s.focus() != "Menu" {
			t.Errorf("%s: %d menus, the keyboard at %q; want it open", name, menus(), s.focus())
		}
		s.Post(func() { off = true })
		if menus() != 0 || s.focus() == "" {
			t.Errorf("%s: disabled, %d menus, the keyboard at %q", name, menus(), s.focus())
		}
		s.Post(func() { off = false })
		if menus() != 0 {
			t.Errorf("%s: it opened again", name)
		}
	}
}
