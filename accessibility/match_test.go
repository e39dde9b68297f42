package accessibility

import (
	"errors"
	"math/rand"
	"slices"
	"strings"
	"testing"
)

func ptr[T any](v T) *T { return &v }

func TestSelectorAll(t *testing.T) {
	row, list := Selector{Role: RoleListItem}, &Selector{Role: RoleList}
	for _, c := range []struct {
		sel  Selector
		want []int
	}{
		{Selector{}, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}},
		{Selector{Ref: 7, Role: RoleButton, ID: "no", Nth: ptr(9)}, []int{6}},
		{Selector{ID: "tasks"}, []int{2}},
		{Selector{ID: "task"}, nil},
		{Selector{ID: "tasks", Role: RoleButton}, nil},
		{row, []int{3, 4, 5}},
		{Selector{Role: "list_item"}, []int{3, 4, 5}},
		{Selector{Role: "listitem", Label: "Ship it"}, []int{3}},
		{Selector{Label: "Tasks"}, []int{0, 2}},
		{Selector{Label: "tasks"}, nil},
		{Selector{Label: "Task"}, nil},
		{Selector{Label: " Test\n it "}, []int{4, 5}},
		{Selector{LabelContains: "est it"}, []int{4, 5}},
		{Selector{LabelContains: "Est"}, nil},
		{Selector{LabelContains: "e"}, []int{1, 4, 5, 7, 9}},
		{Selector{Text: "milk"}, []int{1}},
		{Selector{Text: "task"}, []int{1, 6}},
		{Selector{Value: ptr("Buy milk")}, []int{1}},
		{Selector{Value: ptr("Buy")}, nil},
		{Selector{Value: ptr(""), Role: RoleInput}, nil},
		{Selector{Value: ptr(""), Role: RoleStatus}, []int{6}},
		{Selector{Value: ptr("Buy milk"), Text: "New"}, []int{1}},
		{Selector{Value: ptr("Buy milk"), Text: "Old"}, nil},
		{Selector{States: StateFocusable}, []int{1, 8, 9}},
		{Selector{States: StateFocusable, NotStates: StateFocused | StateInvalid}, []int{9}},
		{Selector{States: StateFocusable | StateFocused}, []int{8}},
		{Selector{Role: RoleListItem, Within: list}, []int{3, 4, 5}},
		{Selector{Role: RoleList, Within: list}, nil},
		{Selector{Within: &Selector{Label: "Delete?"}}, []int{8, 9}},
		{Selector{Within: &Selector{Label: "nothing"}}, nil},
		{Selector{Within: &Selector{Role: RoleList, Within: &Selector{Role: RoleApp}}}, []int{3, 4, 5}},
		{Selector{Has: &Selector{Role: RoleButton}}, []int{0, 7}},
		{Selector{Has: &Selector{Role: RoleButton, Nth: ptr(1)}}, []int{0, 7}},
		{Selector{Has: &Selector{Role: RoleButton, Nth: ptr(2)}}, nil},
		{Selector{Has: &Selector{Ref: 4}}, []int{0, 2}},
		{Selector{HasNot: &Selector{}, Within: &Selector{Role: RoleApp}}, []int{1, 3, 4, 5, 6, 8, 9}},
		{Selector{Has: &Selector{}, HasNot: &Selector{Role: RoleButton}}, []int{2}},
		{Selector{Role: RoleListItem, Nth: ptr(0)}, []int{3}},
		{Selector{Role: RoleListItem, Nth: ptr(-1)}, []int{5}},
		{Selector{Role: RoleListItem, Nth: ptr(-3)}, []int{3}},
		{Selector{Role: RoleListItem, Nth: ptr(3)}, nil},
		{Selector{Role: RoleListItem, Nth: ptr(-4)}, nil},
		{Selector{Label: "Test it", Within: list, Nth: ptr(1)}, []int{5}},
	} {
		tree := tasks()
		got, err := c.sel.All(&tree)
		if err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, %v want %v", c.sel, got, err, c.want)
		}
	}
}

func TestSelectorComparesWhatAnOutlineShows(t *testing.T) {
	tree := tree(
		Node{Role: RoleProgress, Details: 1},
		Node{Role: RoleInput, Value: "s3cret", States: StateSensitive},
		Node{Role: RoleInput, Value: "s3cret"},
		Node{},
	)
	tree.Rare = []Details{{ValueText: "3 of 12"}}
	for _, c := range []struct {
		sel  Selector
		want []int
	}{
		{Selector{Value: ptr("3 of 12")}, []int{0}},
		{Selector{Text: "of 12"}, []int{0}},
		{Selector{Text: "s3c"}, []int{2}},
		{Selector{Value: ptr("s3cret")}, []int{2}},
		{Selector{Value: ptr("")}, []int{1, 3}},
		{Selector{Role: RoleGeneric}, []int{3}},
	} {
		if got, err := c.sel.All(tree); err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, %v want %v", c.sel, got, err, c.want)
		}
	}
}

func TestSelectorOne(t *testing.T) {
	tree := tasks()
	for _, sel := range []Selector{
		{Ref: 4}, {ID: "a"}, {Label: "Ship it"}, {Role: RoleListItem, Nth: ptr(0)}, {Role: RoleListItem, Nth: ptr(-3)},
	} {
		if i, err := sel.One(&tree); i != 3 || err != nil {
			t.Errorf("%s: %d, %v", sel, i, err)
		}
	}
}

func TestSelectorOneExplains(t *testing.T) {
	for _, c := range []struct {
		name   string
		sel    Selector
		reason Reason
		want   string
	}{
		{"empty", Selector{}, ErrBadValue,
			`bad-value: empty selector: it would match every node; write @12, #id, button "Add task" or a line copied from the outline`},
		{"empty container", Selector{Role: RoleButton, Within: &Selector{}}, ErrBadValue,
			`bad-value: empty selector: it would match every node; write @12, #id, button "Add task" or a line copied from the outline`},
		{"a typing error", Selector{Role: RoleButton, Label: "Cancle"}, ErrNoSuchNode,
			"no-such-node: nothing matches button \"Cancle\"; the nearest are\n  button \"Cancel\" @10\n  button \"OK\" [focused, default] shortcut=\"enter\" actions=\"undo, redo-all\""},
		{"another state", Selector{Label: "Ship it", States: StateChecked}, ErrNoSuchNode,
			"no-such-node: nothing matches \"Ship it\" [checked]; the nearest are\n  list-item \"Ship it\" [selected, 1/3] #a @4"},
		{"an id", Selector{ID: "task"}, ErrNoSuchNode,
			"no-such-node: nothing matches #task; the nearest are\n  list \"Tasks\" #tasks @3\n  app \"Tasks\" @1\n  input \"New task\"=\"Buy milk\" [invalid, required] #new @2 error=\"too short\" description=\"What to do\""},
		{"nothing near", Selector{Label: "Zebra crossing"}, ErrNoSuchNode,
			`no-such-node: nothing matches "Zebra crossing" and nothing is near; read the tree for what is there`},
		{"no container", Selector{Label: "Ship it", Within: &Selector{Role: RoleList, Label: "Task"}}, ErrNoSuchNode,
			"no-such-node: nothing matches \"Ship it\" in list \"Task\", for there is no list \"Task\"; the nearest are\n  list \"Tasks\" #tasks @3\n  app \"Tasks\" @1\n  input \"New task\"=\"Buy milk\" [invalid, required] #new @2 error=\"too short\" description=\"What to do\""},
		{"nth of too few", Selector{Label: "Test it", Nth: ptr(5)}, ErrNoSuchNode,
			"no-such-node: there is no nth 5 of \"Test it\": 2 nodes match; use nth 0 to 1, or -1 for the last\n  list-item \"Test  it\" [2/3] #\"b c\"\n  list-item \"Test it\" [3/3] nth 1"},
		{"several", Selector{Label: "Test it"}, ErrAmbiguous,
			"ambiguous: \"Test it\" matches 2 nodes where one is meant; use one of these lines, or nth 0 to 1\n  list-item \"Test  it\" [2/3] #\"b c\"\n  list-item \"Test it\" [3/3] nth 1"},
		{"several containers", Selector{Role: RoleButton, Within: &Selector{Label: "Tasks"}}, ErrAmbiguous,
			"ambiguous: \"Tasks\" matches 2 nodes where one is meant; use one of these lines, or nth 0 to 1\n  app \"Tasks\" @1\n  list \"Tasks\" #tasks @3"},
		{"a stale ref", Selector{Ref: 99}, ErrStaleRef,
			"stale-ref: @99 is not in the tree: its node is gone, or was never shown; a ref is never used again, so read the tree anew and take one from it"},
		{"a stale container", Selector{Role: RoleButton, Within: &Selector{Ref: 99}}, ErrStaleRef,
			"stale-ref: @99 is not in the tree: its node is gone, or was never shown; a ref is never used again, so read the tree anew and take one from it"},
	} {
		tree := tasks()
		i, err := c.sel.One(&tree)
		if i != -1 || !errors.Is(err, c.reason) || err.Error() != c.want {
			t.Errorf("%s: %d,\ngot  %v\nwant %s", c.name, i, err, c.want)
		}
	}
}

func TestAmbiguityListsTenOfMany(t *testing.T) {
	tree := &Tree{}
	for i := range 25 {
		tree.Nodes = append(tree.Nodes, Node{Key: Key(i + 1), Role: RoleRow, Parent: -1})
	}
	_, err := Selector{Role: RoleRow}.One(tree)
	var refusal *Refusal
	if !errors.As(err, &refusal) || len(refusal.Candidates) != 10 || refusal.Candidates[9] != "row nth 9" {
		t.Fatalf("%v", err)
	}
	if !strings.Contains(refusal.Message, "matches 25 nodes") || !strings.Contains(refusal.Message, "the first 10 are shown") {
		t.Errorf("%s", refusal.Message)
	}
}

func TestErrorsNeverTellASecret(t *testing.T) {
	tree := tree(Node{Role: RoleInput, Label: "PIN", Value: "canary", States: StateSensitive}, Node{Role: RoleText, ID: "canary", Label: "canary", Parent: 1})
	for _, sel := range []Selector{{Label: "canar"}, {Role: RoleText, Label: "PINs"}, {ID: "canar"}} {
		_, err := sel.One(tree)
		if err == nil || strings.Contains(err.Error(), "canary") {
			t.Errorf("%v", err)
		}
	}
	tree.Nodes[0].States = 0
	if _, err := (Selector{Label: "canar"}).One(tree); !strings.Contains(err.Error(), "canary") {
		t.Errorf("a node that is no secret is no candidate: %v", err)
	}
}

// A test engine asks on every frame.
func TestLocatingAllocatesNothing(t *testing.T) {
	tree := manyItems()
	for _, sel := range locators() {
		if got := testing.AllocsPerRun(20, func() {
			if i, err := sel.One(tree); i != 500 || err != nil {
				t.Fatalf("%s: %d, %v", sel, i, err)
			}
		}); got != 0 {
			t.Errorf("%s: %v allocations, want none", sel, got)
		}
	}
	sel := Selector{Role: RoleTreeItem, Label: "Item two"}
	if got := testing.AllocsPerRun(20, func() { _, _ = sel.All(tree) }); got != 1 {
		t.Errorf("all %s: %v allocations, want the result alone", sel, got)
	}
}

// manyItems is a list of 999 items, of which number 500 is another one.
func manyItems() *Tree {
	tree := &Tree{Nodes: []Node{{Key: 1, Role: RoleList, ID: "list", Parent: -1}}}
	for i := 1; i < 1000; i++ {
		tree.Nodes = append(tree.Nodes, Node{Key: Key(i + 1), Role: RoleListItem, Label: "Item number\u00a0one", Parent: 0})
		tree.Refs = append(tree.Refs, uint32(i))
	}
	tree.Refs = append(tree.Refs, 1000)
	n := &tree.Nodes[500]
	n.ID, n.Label, n.Value, n.Role = "two", "Item  two", "2", RoleTreeItem
	return tree
}

func locators() []Selector {
	return []Selector{
		{Ref: 501}, {ID: "two"}, {Role: RoleTreeItem}, {Role: "tree_item"}, {Label: "Item two"}, {LabelContains: "m t"}, {LabelContains: "two"},
		{Text: "em two"}, {Text: "2"}, {Value: ptr("2")}, {Role: RoleTreeItem, LabelContains: "two", Within: &Selector{ID: "list"}},
	}
}

func TestSameText(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"", " \t", true}, {"a b", "a\n\u3000b ", true}, {"ab", "a b", false}, {"a", "a b", false},
		{"a b", "a", false}, {"\xff", "\xfe", false}, {"\xff a", "\xff  a", true}, {"é", "e\u0301", false},
	} {
		if sameText(c.a, c.b) != c.want || sameText(c.b, c.a) != c.want {
			t.Errorf("%q and %q: want %v", c.a, c.b, c.want)
		}
	}
}

func TestPieceIn(t *testing.T) {
	for _, c := range []struct {
		text, part string
		want       bool
	}{
		{"a\nb", "a b", true}, {"a b", "a\tb", true}, {"Address", "Add ", false}, {"xa  bx", "a b", true}, {"ab", " ", false}, {"a\u00a0b", " ", true},
	} {
		if p := pieceOf(c.part); p.in(c.text) != c.want {
			t.Errorf("%q in %q: want %v", c.part, c.text, c.want)
		}
	}
}

// A piece is in a text if it is there as it stands, or when white space is
// folded in both.
func TestPiecesAreFoundAsByFolding(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	letters := []string{"a", "b", " ", " ", "\t", "\u00a0", "\u2003", "\u6f22", "\xff", "\xa0", "\x83", "\n"}
	word := func(most int) (text string) {
		for range random.Intn(most) {
			text += letters[random.Intn(len(letters))]
		}
		return text
	}
	found := 0
	for range 200_000 {
		text, part := word(10), word(5)
		want := strings.Contains(text, part) || strings.Contains(fold(text), fold(part))
		if p := pieceOf(part); p.in(text) != want {
			t.Fatalf("%q in %q: want %v", part, text, want)
		}
		if want && part != "" {
			found++
		}
		if got, want := sameText(text, part), slices.Equal(strings.Fields(text), strings.Fields(part)); got != want {
			t.Fatalf("%q and %q: the same is %v, want %v", text, part, got, want)
		}
	}
	if found < 1000 {
		t.Errorf("only %d were found: the test proves little", found)
	}
}

func TestSelectorString(t *testing.T) {
	for want, sel := range map[string]Selector{
		`any node`: {},
		`@12`:      {Ref: 12, Role: RoleButton},
		`#a`:       {ID: "a"},
		`button "Add" [checked] in list "Tasks" nth -1`: {
			Role: RoleButton, Label: "Add", States: StateChecked, Within: &Selector{Role: RoleList, Label: "Tasks"}, Nth: ptr(-1)},
		`input #a with value "x" with label containing "y" with text "z" [focused, not disabled]`: {
			Role: RoleInput, ID: "a", Value: ptr("x"), LabelContains: "y", Text: "z", States: StateFocused, NotStates: StateDisabled},
		`row having cell "1" without cell "2"`: {
			Role: RoleRow, Has: &Selector{Role: RoleCell, Label: "1"}, HasNot: &Selector{Role: RoleCell, Label: "2"}},
		`any node in (row nth 0)`: {Within: &Selector{Role: RoleRow, Nth: ptr(0)}},
		`role="gauge" "CPU"`:      {Role: "gauge", Label: "CPU"},
	} {
		if got := sel.String(); got != want {
			t.Errorf("got %s want %s", got, want)
		}
	}
}

func TestSelectorIsZero(t *testing.T) {
	if !(Selector{}).IsZero() {
		t.Error("the zero selector is not zero")
	}
	for _, sel := range []Selector{{Ref: 1}, {ID: "a"}, {Value: ptr("")}, {Nth: ptr(0)}, {Within: &Selector{}}, {NotStates: StateHidden}} {
		if sel.IsZero() {
			t.Errorf("%s is zero", sel)
		}
	}
}
