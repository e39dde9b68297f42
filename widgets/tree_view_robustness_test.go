package widgets_test

import (
	"testing"

	"limoni"
	"limoni/widgets"
)

// said is a tree whose every text is one.
type said struct{ text string }

func (x *said) Children(key string) widgets.Branch {
	if key == "" {
		return widgets.Branch{Len: 4}
	}
	return widgets.Branch{Len: 2, Loading: key == "b", Error: x.text}
}
func (x *said) Child(key string, i int) string { return key + string(rune('a'+i)) }
func (x *said) Node(string) widgets.TreeNode {
	return widgets.TreeNode{Row: widgets.Row{Text: x.text}}
}
func (x *said) Version() uint64 { return 0 }

func TestTreeDrawsInsideOfItsAreaOnly(t *testing.T) {
	for _, text := range texts {
		data, area, chosen := &said{text}, rect(0, 0, 0, 0), widgets.Selection{}
		for _, tree := range []widgets.TreeView{{Guides: true, Chosen: &chosen, Typeahead: true}, {Scrollbar: true, ActivateToggles: true}} {
			tree.ID, tree.Label, tree.Data = "tree", "Tree", data
			s := open(t, 24, 11, func(f *limoni.Frame) {
				f.Fill(f.Area(), '.', limoni.Style{})
				tree.Draw(f, area)
			})
			drawn := false
			for w := -1; w < 17; w++ {
				for h := -1; h < 6; h++ {
					area = rect(3, 3, w, h)
					s.feed("\x1b[C\x1b[B *" + click(3, 4) + wheel(4, 4, 1))
					drawn = checkAround(t, s, "tree", area) || drawn
				}
			}
			if !drawn {
				t.Errorf("nothing is drawn of %q", text)
			}
			area = rect(0, 0, 200, 60)
			s.resize(200, 60)
			s.snapshot()
		}
	}
}

func TestTreeGrowingAgainShowsTheSame(t *testing.T) {
	a := openTree(t, 30, 12, newFiles(), widgets.TreeView{Guides: true}, "src/", "docs/", "src/cmd/")
	a.keys("end", "up", "up")
	before := a.snapshot()
	for w := range 13 {
		for h := range 6 {
			a.resize(w, h)
			a.snapshot()
		}
	}
	a.resize(30, 12)
	after := a.snapshot()
	if a.wantText("screen", after.Screen.String(), before.Screen.String()); before.Cursor != after.Cursor {
		t.Errorf("the cursor was at %v and is at %v", before.Cursor, after.Cursor)
	}
}

// broken has lengths that no data has.
type broken struct {
	said
	n int
}

func (x *broken) Children(string) widgets.Branch { return widgets.Branch{Len: x.n} }

func TestTreeWithLengthsThatCannotBe(t *testing.T) {
	for _, n := range []int{-1, -1 << 63, 0} {
		s := open(t, 8, 3, func(f *limoni.Frame) {
			widgets.TreeView{ID: "tree", Label: "T", Data: &broken{n: n}}.Draw(f, f.Area())
		})
		s.keys("down", "right", "end", "enter", "left")
		s.wantOutline(`tree "T" [focused] #tree`)
	}
	s := open(t, 8, 3, func(f *limoni.Frame) {
		widgets.TreeView{ID: "tree", Label: "T", Data: &broken{said{"x"}, 1<<63 - 1}}.Draw(f, f.Area())
	})
	s.keys("right", "down", "right", "end", "left", "home")
	s.wantScreen("▾ x\n  ▾ x\n    ▸ x")
}

func TestTreeWithoutDataSaysWhatIsMissing(t *testing.T) {
	defer func() {
		if got := recover(); got != "widgets: TreeView \"Files\" has no Data; give it a pointer to the app's nodes" {
			t.Errorf("the panic says %v", got)
		}
	}()
	limoni.New(10, 2, func(f *limoni.Frame) { widgets.TreeView{Label: "Files"}.Draw(f, f.Area()) }).Feed(nil)
}
