package accessibility

import (
	"strings"
	"testing"
	"unicode"
)

func TestOutline(t *testing.T) {
	tree := tasks()
	const want = `app "Tasks" @1
 input "New task"="Buy milk" [invalid, required] #new @2 error="too short" description="What to do"
 list "Tasks" #tasks @3
  list-item "Ship it" [selected, 1/3] #a @4
  list-item "Test  it" [2/3] #"b c"
  list-item "Test it" [3/3]
 status "3 tasks" @7
 dialog "Delete?" [modal] @8
  button "OK" [focused, default] shortcut="enter" actions="undo, redo-all"
  button "Cancel" @10`
	if got := Outline(&tree); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestOutlineFrom(t *testing.T) {
	for _, c := range []struct {
		name        string
		root, depth int
		want        string
	}{
		{"one level", -1, 1, "app \"Tasks\" @1\n … 9 more (root=@1)"},
		{"a container alone", 2, 1, "list \"Tasks\" #tasks @3\n … 3 more (root=@3)"},
		{"a container whole", 7, 0, "dialog \"Delete?\" [modal] @8\n button \"OK\" [focused, default] shortcut=\"enter\" actions=\"undo, redo-all\"\n button \"Cancel\" @10"},
		{"deep enough elides nothing", 7, 2, "dialog \"Delete?\" [modal] @8\n button \"OK\" [focused, default] shortcut=\"enter\" actions=\"undo, redo-all\"\n button \"Cancel\" @10"},
		{"a leaf", 6, 3, `status "3 tasks" @7`},
		{"no such node", 10, 0, ""},
	} {
		tree := tasks()
		if got := OutlineFrom(&tree, c.root, c.depth); got != c.want {
			t.Errorf("%s: got\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

func TestOutlineElidesBelowUnnumberedNodes(t *testing.T) {
	tree := tree(Node{Role: RoleList, ID: "l"}, Node{Role: RoleListItem, Parent: 1}, Node{Role: RoleGroup}, Node{Role: RoleText, Parent: 1})
	const want = "list #l\n … 1 more (root=#l)\ngroup\n … 1 more"
	if got := OutlineFrom(tree, -1, 1); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestOutlineLine(t *testing.T) {
	for _, c := range []struct {
		name string
		node Node
		rare Details
		want string
	}{
		{"nothing at all", Node{}, Details{}, `generic`},
		{"a value without a label", Node{Role: RoleInput, Value: "x"}, Details{}, `input ="x"`},
		{"an unknown role keeps its name", Node{Role: "gauge", Label: "CPU"}, Details{}, `gauge "CPU"`},
		{"a role that is no word", Node{Role: "a b\n"}, Details{}, `role="a b\n"`},
		{"noise is left out", Node{Role: RoleTab, States: StateFocusable | StateUnselected | StateUnpressed}, Details{}, `tab`},
		{"noes that matter stay", Node{Role: RoleCheckbox, States: StateUnchecked | StateCollapsed}, Details{}, `checkbox [unchecked, collapsed]`},
		{"a set of unknown size", Node{Role: RoleRow, Position: 7, SetSize: -1}, Details{}, `row [7/?]`},
		{"a range", Node{Role: RoleSlider, Label: "Volume"}, Details{Ranged: true, Range: Range{Now: 0.1 + 0.2, Min: -1, Max: 10}}, `slider "Volume"="0.3 in -1..10"`},
		{"a range as a person says it", Node{Role: RoleProgress}, Details{Ranged: true, ValueText: "3 of 12"}, `progress ="3 of 12"`},
		{"a value goes before a range", Node{Role: RoleSlider, Value: "low"}, Details{Ranged: true, ValueText: "1"}, `slider ="low"`},
		{"a level", Node{Role: RoleHeading, Label: "Files"}, Details{Level: 2}, `heading "Files" level=2`},
		{"an id that is no token", Node{Role: RoleText, ID: `a"]@#`}, Details{}, `text #"a\"]@#"`},
		{"control characters", Node{Role: RoleText, Label: "a\x1b[2J\r\n\u202eb\u0085"}, Details{}, `text "a\x1b[2J\r\n\u202eb\u0085"`},
		{"a secret", Node{Role: RoleInput, Label: "PIN", Value: "1234", States: StateSensitive}, Details{ErrorMessage: "not 1234"}, `input "PIN" [sensitive]`},
	} {
		c.node.Parent, c.node.Details = -1, 1
		tree := Tree{Nodes: []Node{c.node}, Rare: []Details{c.rare}}
		if got := OutlineLine(&tree, 0); got != c.want {
			t.Errorf("%s: got %s want %s", c.name, got, c.want)
		}
	}
	if got := OutlineLine(&Tree{}, -1) + OutlineLine(&Tree{}, 0); got != "" {
		t.Errorf("a node that is not there has the line %q", got)
	}
}

func TestOutlineKeepsWhatIsInsideASecret(t *testing.T) {
	tree := tree(
		Node{Role: RoleGroup, Label: "Seed phrase", States: StateSensitive},
		Node{Role: RoleText, ID: "w1", Label: "correct", Parent: 1},
		Node{Role: RoleText, Label: "horse"},
	)
	const want = "group \"Seed phrase\" [sensitive]\n text\ntext \"horse\""
	if got := Outline(tree); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestOutlineNeedsNoWellFormedTree(t *testing.T) {
	tree := Tree{Nodes: []Node{{Role: RoleText, Parent: 5}, {Role: RoleText, Parent: 1, Details: 9}, {Role: RoleText, Parent: -7}}, Refs: []uint32{1}}
	if got, want := Outline(&tree), "text @1\ntext\ntext"; got != want {
		t.Errorf("got %q want %q", got, want)
	}
}

func TestOutlineIsPrintable(t *testing.T) {
	for seed := range int64(300) {
		tree := randomTree(newRand(seed))
		out := Outline(tree)
		if got := strings.Count(out, "\n") + 1; got != len(tree.Nodes) {
			t.Fatalf("seed %d: %d lines for %d nodes", seed, got, len(tree.Nodes))
		}
		for _, r := range out {
			if r != '\n' && !unicode.IsPrint(r) {
				t.Fatalf("seed %d: %U in\n%s", seed, r, out)
			}
		}
	}
}
