package accessibility

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

// items is a list of rows, each known by its name.
func items(names ...string) *Snapshot {
	s := &Snapshot{Tree: *tree(Node{Key: 1, Role: RoleList, Label: "Tasks"})}
	for i, name := range names {
		key := Key(0)
		for _, c := range name {
			key = key*1000 + Key(c)
		}
		s.Tree.Nodes = append(s.Tree.Nodes, Node{Key: key, Role: RoleListItem, Label: name, Position: int32(i + 1), SetSize: int32(len(names))})
	}
	return s
}

// page is some unlike nodes that stay as they are, and extra ones after them.
func page(extra ...Node) *Snapshot {
	nodes := []Node{
		{Key: 100, Role: RoleHeading, Label: "Page"}, {Key: 101, Role: RoleButton, Label: "Save"}, {Key: 102, Role: RoleButton, Label: "Quit"},
		{Key: 103, Role: RoleTab, Label: "One"}, {Key: 104, Role: RoleTab, Label: "Two"}, {Key: 105, Role: RoleText, Label: "Text"},
	}
	return &Snapshot{Tree: *tree(append(nodes, extra...)...)}
}

func TestDiffOfAList(t *testing.T) {
	for _, c := range []struct {
		name          string
		before, after []string
		want          string
	}{
		{"nothing", []string{"a", "b"}, []string{"a", "b"}, ``},
		{"added at the end", []string{"a", "b"}, []string{"a", "b", "c"}, `+ list-item "c" [3/3]`},
		{"added in front", []string{"a", "b"}, []string{"x", "a", "b"}, `+ list-item "x" [1/3]`},
		{"removed", []string{"a", "b", "c"}, []string{"a", "c"}, `- list-item "b" [2/3]`},
		{"removed at the end", []string{"a", "b", "c"}, []string{"a", "b"}, `- list-item "c" [3/3]`},
		{"replaced", []string{"a", "b", "c"}, []string{"a", "x", "c"}, "- list-item \"b\" [2/3]\n+ list-item \"x\" [2/3]"},
		{"both apart", []string{"a", "b", "c", "d"}, []string{"b", "c", "x", "d"}, "- list-item \"a\" [1/4]\n+ list-item \"x\" [3/4]"},
		{"moved", []string{"a", "b", "c", "d"}, []string{"a", "c", "d", "b"}, `~ list-item "b" [moved 4/4]`},
		{"moved to the front", []string{"a", "b", "c", "d"}, []string{"d", "a", "b", "c"}, `~ list-item "d" [moved 1/4]`},
		{"moved over what is gone", []string{"a", "b", "c", "d"}, []string{"d", "a", "c"}, "~ list-item \"d\" [moved 1/3]\n- list-item \"b\" [2/4]"},
	} {
		if got := Diff(items(c.before...), items(c.after...)); got != c.want {
			t.Errorf("%s: got\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

func TestDiffOfANode(t *testing.T) {
	for _, c := range []struct {
		name          string
		before, after Node
		old, new      Details
		want          string
	}{
		{"bounds, actions and position are no change", Node{}, Node{Actions: ActionFocus, Position: 2, SetSize: 3}, Details{}, Details{Row: 2, ScrollX: 3}, ``},
		{"states", Node{Role: RoleCheckbox, Label: "Ship it", ID: "ship", States: StateUnchecked | StateFocusable}, Node{Role: RoleCheckbox, ID: "ship", Label: "Ship it", States: StateChecked | StateFocused | StateFocusable}, Details{}, Details{},
			`~ checkbox "Ship it" [+focused +checked -unchecked] #ship @9`},
		{"quiet states", Node{Role: RoleTab, Label: "Log", States: StateUnselected}, Node{Role: RoleTab, Label: "Log", States: StateSelected | StateFocusable}, Details{}, Details{}, `~ tab "Log" [+selected] @9`},
		{"only quiet states", Node{Role: RoleTab}, Node{Role: RoleTab, States: StateFocusable | StateUnselected}, Details{}, Details{}, ``},
		{"a label", Node{Role: RoleStatus, Label: "2 tasks"}, Node{Role: RoleStatus, Label: "3 tasks"}, Details{}, Details{}, `~ status "2 tasks" -> "3 tasks" @9`},
		{"a first label", Node{Role: RoleStatus}, Node{Role: RoleStatus, Label: "x"}, Details{}, Details{}, `~ status "" -> "x" @9`},
		{"a value", Node{Role: RoleInput, Label: "F", Value: "re"}, Node{Role: RoleInput, Label: "F"}, Details{}, Details{}, `~ input "F"="re" -> "" @9`},
		{"a value without a label", Node{Role: RoleInput}, Node{Role: RoleInput, Value: "x"}, Details{}, Details{}, `~ input ="" -> "x" @9`},
		{"a state beside a value", Node{Role: RoleInput, Label: "F", Value: "re", States: StateFocused}, Node{Role: RoleInput, Label: "F", Value: "re"}, Details{}, Details{}, `~ input "F"="re" [-focused] @9`},
		{"a range", Node{Role: RoleSlider, Label: "V"}, Node{Role: RoleSlider, Label: "V"}, Details{Ranged: true, Range: Range{1, 0, 5, 1}}, Details{Ranged: true, Range: Range{2, 0, 5, 1}}, `~ slider "V"="1 in 0..5" -> "2 in 0..5" @9`},
		{"an error", Node{Role: RoleInput}, Node{Role: RoleInput, States: StateInvalid}, Details{}, Details{ErrorMessage: "too short"}, `~ input [+invalid] @9 error="" -> "too short"`},
		{"a description", Node{Role: RoleInput}, Node{Role: RoleInput}, Details{Description: "a"}, Details{}, `~ input @9 description="a" -> ""`},
		{"another role", Node{Role: RoleText, Label: "a"}, Node{Role: RoleLink, Label: "a"}, Details{}, Details{}, "- text \"a\" @8\n+ link \"a\" @9"},
		{"a secret", Node{Role: RoleInput, Label: "PIN", Value: "1", States: StateSensitive}, Node{Role: RoleInput, Label: "PIN", Value: "12", States: StateSensitive}, Details{}, Details{}, ``},
		{"a line break", Node{Role: RoleText, Label: "a"}, Node{Role: RoleText, Label: "a\n+ b\u202e"}, Details{}, Details{}, `~ text "a" -> "a\n+ b\u202e" @9`},
	} {
		c.before.Key, c.after.Key, c.before.Details, c.after.Details = 9, 9, 1, 1
		before, after := page(c.before), page(c.after)
		before.Tree.Rare, after.Tree.Rare = []Details{c.old}, []Details{c.new}
		before.Tree.Refs, after.Tree.Refs = []uint32{0, 0, 0, 0, 0, 0, 8}, []uint32{0, 0, 0, 0, 0, 0, 9}
		got := Diff(before, after)
		if got != c.want {
			t.Errorf("%s: got\n%s\nwant\n%s", c.name, got, c.want)
		}
		for _, line := range strings.Split(got, "\n") {
			if sel, err := ParseSelector(line); got != "" && (err != nil || sel.Ref < 8) {
				t.Errorf("%s: %s is no selector: %v", c.name, line, err)
			}
		}
	}
}

func TestDiffNestsWhatIsNew(t *testing.T) {
	dialog := []Node{
		{Key: 1, Role: RoleDialog, Label: "Sure?", States: StateModal},
		{Key: 2, Role: RoleGroup, Parent: 1}, {Key: 3, Role: RoleButton, Label: "OK", Parent: 2}, {Key: 4, Role: RoleButton, Label: "Cancel", Parent: 1},
	}
	without, with := page(), page(dialog...)
	const want = "+ dialog \"Sure?\" [modal]\n+  group\n+   button \"OK\"\n+  button \"Cancel\""
	if got := Diff(without, with); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got, want := Diff(with, without), `- dialog "Sure?" [modal] with 3 more`; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestDiffKeepsReadingOrderOverContainers(t *testing.T) {
	list := Node{Key: 1, Role: RoleList}
	row := func(name string) Node { return Node{Key: Key(name[0]), Role: RoleListItem, Label: name, Parent: 1} }
	status := Node{Key: 2, Role: RoleStatus, Label: "Saved"}
	for _, c := range []struct {
		before, after *Snapshot
		want          string
	}{
		{page(list, row("a"), status), page(list, row("a"), row("b")), "+ list-item \"b\"\n- status \"Saved\""},
		{page(list, row("a"), row("b")), page(list, row("a"), status), "- list-item \"b\"\n+ status \"Saved\""},
		{page(list, row("a")), page(status, list, row("b")), "+ status \"Saved\"\n- list-item \"a\"\n+ list-item \"b\""},
	} {
		if got := Diff(c.before, c.after); got != c.want {
			t.Errorf("got\n%s\nwant\n%s", got, c.want)
		}
	}
}

func TestDiffMovesAContainerWhole(t *testing.T) {
	first := []Node{{Key: 1, Role: RoleGroup, Label: "A"}, {Key: 2, Role: RoleText, Label: "a", Parent: 1}}
	second := []Node{{Key: 3, Role: RoleGroup, Label: "B"}, {Key: 4, Role: RoleText, Label: "b", Parent: 1}, {Key: 5, Role: RoleText, Label: "c", Parent: 1}}
	got := Diff(page(slices.Concat(first, second)...), page(slices.Concat(second, first)...))
	if want := `~ group "A" [moved]`; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestDiffTellsWhereTheFocusIs(t *testing.T) {
	before, after := page(), page()
	before.Focus, after.Focus = 101, 102
	const want = "~ button \"Save\" [-focused]\n~ button \"Quit\" [+focused]"
	if got := Diff(before, after); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if before.Tree.Nodes[1].States != 0 {
		t.Error("Diff changed what it compares")
	}
}

func TestDiffCountsMembersOutOfSight(t *testing.T) {
	before, after := items("a", "b"), items("a", "b")
	for i := range 2 {
		after.Tree.Nodes[i+1].SetSize = 7
	}
	if got, want := Diff(before, after), `~ list "Tasks" [2 -> 7 members]`; got != want {
		t.Errorf("got %s want %s", got, want)
	}
}

// How many members a list has says nothing of what the list stands in.
func TestDiffCountsMembersOfTheirOwnContainer(t *testing.T) {
	in := func(size int32) *Snapshot {
		s := &Snapshot{Tree: *tree(Node{Key: 1, Role: RoleGroup, Label: "Page"})}
		s.Tree.Nodes = append(s.Tree.Nodes, Node{Key: 2, Role: RoleList, Label: "Tasks", SetSize: size},
			Node{Key: 3, Role: RoleListItem, Label: "a", Parent: 1, Position: 1, SetSize: size})
		return s
	}
	if got, want := Diff(in(4), in(5)), `~ list "Tasks" [4 -> 5 members]`; got != want {
		t.Errorf("got %s want %s", got, want)
	}
}

func TestDiffOfMuch(t *testing.T) {
	var many, other []Node
	for i := range 100 {
		many = append(many, Node{Key: Key(i + 1), Role: RoleText, Label: "text " + strconv.Itoa(i)})
	}
	other = slices.Clone(many)
	change := func(count int) string {
		for i := range count {
			other[i].Label = "changed"
		}
		return Diff(&Snapshot{Tree: *tree(many...)}, &Snapshot{Tree: *tree(other...)})
	}
	if got := change(40); strings.Count(got, "\n") != 39 || !strings.HasPrefix(got, `~ text "text 0" -> "changed"`) {
		t.Errorf("40 changed lines are\n%s", got)
	}
	if got := change(41); !strings.HasPrefix(got, "screen changed:\ntext \"changed\"\n") {
		t.Errorf("41 changed lines are\n%s", got)
	}
}

func TestDiffOfMost(t *testing.T) {
	deep := []Node{{Key: 50, Role: RoleApp}, {Key: 51, Role: RoleGroup, Parent: 1}, {Key: 52, Role: RoleList, Parent: 2}, {Key: 53, Role: RoleListItem, Parent: 3}}
	const want = "screen changed:\napp\n group\n  list\n   … 1 more"
	if got := Diff(page(), &Snapshot{Tree: *tree(deep...)}); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	names := strings.Split("a b c d e f g h i j", " ")
	changed := func(count int) string {
		after := items(names[:9]...)
		for i := range count {
			after.Tree.Nodes[i+1].Label = "new"
		}
		return Diff(items(names[:9]...), after)
	}
	if got := changed(6); !strings.HasPrefix(got, "~ ") {
		t.Errorf("6 of 10 nodes are\n%s", got)
	}
	if got := changed(7); !strings.HasPrefix(got, "screen changed:\nlist") {
		t.Errorf("7 of 10 nodes are\n%s", got)
	}
	if got, want := Diff(items(), &Snapshot{}), `- list "Tasks"`; got != want {
		t.Errorf("a small tree that goes is %s", got)
	}
	if got := Diff(nil, nil); got != "" {
		t.Errorf("nothing at all is %s", got)
	}
}

func TestDiffIsDeterministicAndEmptyForTheSame(t *testing.T) {
	for seed := range int64(300) {
		before, after := &Snapshot{Tree: *randomTree(newRand(seed))}, &Snapshot{Tree: *randomTree(newRand(seed + 1000))}
		if got := Diff(before, before); got != "" {
			t.Fatalf("seed %d: the same differs:\n%s", seed, got)
		}
		got := Diff(before, after)
		if got != Diff(before.Clone(), after.Clone()) {
			t.Fatalf("seed %d: two answers", seed)
		}
		if got == "" && Outline(&before.Tree) != Outline(&after.Tree) {
			t.Fatalf("seed %d: no change between\n%s\nand\n%s", seed, Outline(&before.Tree), Outline(&after.Tree))
		}
	}
}

func TestDiffManyMoves(t *testing.T) {
	if got := longestRise([]int{5, -1, 1, 2, 9, 3, -1, 4, 0}); !slices.Equal(got, []bool{false, false, true, true, false, true, false, true, false}) {
		t.Errorf("%v", got)
	}
	if got := longestRise(nil); len(got) != 0 {
		t.Errorf("%v", got)
	}
}
