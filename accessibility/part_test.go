package accessibility

import (
	"errors"
	"reflect"
	"slices"
	"testing"
)

// office is a page with what filters tell apart.
func office() *Tree {
	t := tree(
		Node{Role: RoleApp, Label: "Office"},
		Node{Role: RoleHeading, Label: "Orders", Parent: 1},
		Node{Role: RoleGroup, Parent: 1}, // without a label
		Node{Role: RoleButton, ID: "save", Label: "Save", Actions: ActionActivate, States: StateFocusable, Parent: 2},
		Node{Role: RoleButton, Label: "Send", States: StateDisabled, Parent: 2},
		Node{Role: RoleText, Label: "inert", States: StateDisabled, Parent: 2},
		Node{Role: RoleTable, ID: "orders", Label: "All orders", Parent: 1},
		Node{Role: RoleRow, Actions: ActionSelect, Position: 1, SetSize: 2, Parent: 2},
		Node{Role: RoleCell, Label: "A-1", Parent: 3},
		Node{Role: RoleCell, Parent: 3},
		Node{Role: RoleRow, Actions: ActionSelect, Label: "A-2 open", Position: 2, SetSize: 2, Parent: 2},
		Node{Role: RoleCell, Label: "A-2", Parent: 3},
		Node{Role: RoleForm, Label: "Form", Parent: 1},
		Node{Role: RoleInput, Label: "Name", Value: "Ann", Actions: ActionSetValue, States: StateFocusable, Parent: 2},
		Node{Role: RoleInput, Label: "Age", Value: "x", Actions: ActionSetValue, States: StateFocusable | StateInvalid, Details: 1, Parent: 2},
		Node{Role: RoleTextArea, Label: "Terms", Value: "All of it", States: StateReadonly, Parent: 2},
		Node{Role: RoleProgress, Label: "Upload", Details: 2, Parent: 1},
		Node{Role: RoleDialog, States: StateModal, Parent: 1}, // without a label
		Node{Role: RoleCanvas, Label: "Map", Details: 3, Parent: 2},
		Node{Role: RoleStatus, Parent: 1}, // says nothing now
		Node{Role: RoleRegion, Label: "Empty", Parent: 1},
	)
	t.Rare = []Details{{ErrorMessage: "no number"}, {Ranged: true, Range: Range{Now: 4, Max: 8}}, {CustomActions: []CustomAction{{Name: "zoom"}}}}
	for i := range t.Nodes {
		t.Refs = append(t.Refs, uint32(i+1))
	}
	return t
}

func TestPartOfATree(t *testing.T) {
	for _, c := range []struct {
		name    string
		part    Part
		want    string
		omitted int
	}{
		{"all", Part{}, Outline(office()), 0},
		{"a root", Part{Root: &Selector{ID: "orders"}}, `table "All orders" #orders @7
 row [1/2] @8
  cell "A-1" @9
  cell @10
 row "A-2 open" [2/2] @11
  cell "A-2" @12`, 0},
		{"a root and a depth", Part{Root: &Selector{ID: "orders"}, Depth: 2}, `table "All orders" #orders @7
 row [1/2] @8
 row "A-2 open" [2/2] @11`, 3},
		{"one level", Part{Depth: 1}, `app "Office" @1`, 20},
		{"two nodes", Part{MaxNodes: 2}, "app \"Office\" @1\n heading \"Orders\" @2", 19},
		{"depth and nodes", Part{Root: &Selector{Ref: 7}, Depth: 2, MaxNodes: 1}, `table "All orders" #orders @7`, 5},
		{"interactive", Part{Filter: FilterInteractive}, `app "Office" @1
 button "Save" #save @4
 button "Send" [disabled] @5
 table "All orders" #orders @7
  row [1/2] @8
   cell "A-1" @9
  row "A-2 open" [2/2] @11
 form "Form" @13
  input "Name"="Ann" @14
  input "Age"="x" [invalid] @15 error="no number"
  text-area "Terms"="All of it" [readonly] @16
 dialog [modal] @18
  canvas "Map" @19 actions="zoom"`, 0},
		{"text", Part{Filter: FilterText}, `app "Office" @1
 heading "Orders" @2
 text "inert" [disabled] @6
 table "All orders" #orders @7
  cell "A-1" @9
  row "A-2 open" [2/2] @11
   cell "A-2" @12
 form "Form" @13
  input "Age"="x" [invalid] @15 error="no number"
  text-area "Terms"="All of it" [readonly] @16
 progress "Upload"="4 in 0..8" @17`, 0},
		{"interactive to a depth", Part{Filter: FilterInteractive, Depth: 2}, `app "Office" @1
 table "All orders" #orders @7
 form "Form" @13
 dialog [modal] @18`, 9},
		{"a root that the filter would leave out", Part{Root: &Selector{Label: "Empty"}, Filter: FilterInteractive}, `region "Empty" @21`, 0},
		{"interactive and few", Part{Filter: FilterInteractive, MaxNodes: 3}, "app \"Office\" @1\n button \"Save\" #save @4\n button \"Send\" [disabled] @5", 10},
		{"a depth below none", Part{Depth: -1, MaxNodes: -1}, Outline(office()), 0},
	} {
		whole := office()
		whole.Nodes[15].Actions = ActionFocus // a read-only text is scrolled with the keyboard
		part, omitted, err := c.part.Of(whole)
		if got := Outline(&part); got != c.want || omitted != c.omitted || err != nil {
			t.Errorf("%s: %v, omitted %d, want %d; got\n%s\nwant\n%s", c.name, err, omitted, c.omitted, got, c.want)
		}
		if bad := wellFormed(&part); bad != "" {
			t.Errorf("%s: %s", c.name, bad)
		}
	}
}

func TestPartWithARootThatIsNotOne(t *testing.T) {
	for _, c := range []struct {
		root       Selector
		reason     error
		candidates []string
	}{
		{Selector{Label: "Sav"}, ErrNoSuchNode, []string{`button "Save" #save @4`}},
		{Selector{Role: RoleRow}, ErrAmbiguous, []string{`row [1/2] @8`, `row "A-2 open" [2/2] @11`}},
		{Selector{}, ErrBadValue, nil},
		{Selector{Ref: 99}, ErrStaleRef, nil},
	} {
		part, omitted, err := Part{Root: &c.root}.Of(office())
		var refusal *Refusal
		if !errors.As(err, &refusal) || refusal.Reason != c.reason || part.Nodes != nil || omitted != 0 {
			t.Fatalf("%s: %v, %d nodes", c.root, err, len(part.Nodes))
		}
		if c.candidates != nil && !slices.Equal(refusal.Candidates, c.candidates) {
			t.Errorf("%s: candidates %q, want %q", c.root, refusal.Candidates, c.candidates)
		}
	}
}

// Every part of every tree is well formed, in order, without a change of the
// tree; what it has, with what it omits, is what it has without bounds.
func TestPartOfRandomTrees(t *testing.T) {
	for seed := range int64(2000) {
		r := newRand(seed)
		whole := randomTree(r)
		was := whole.Clone()
		p := Part{Filter: Filter(r.Intn(3))}
		if r.Intn(2) == 0 {
			i := r.Intn(len(whole.Nodes))
			whole.Refs[i], was.Refs[i] = 1000, 1000
			p.Root = &Selector{Ref: 1000}
		}
		unbounded, none, err := p.Of(whole)
		if err != nil || none != 0 {
			t.Fatalf("seed %d: %v, %d omitted of no bound", seed, err, none)
		}
		p.Depth, p.MaxNodes = r.Intn(4), r.Intn(12)
		part, omitted, err := p.Of(whole)
		if bad := wellFormed(&part); bad != "" || err != nil {
			t.Fatalf("seed %d: %v %s", seed, err, bad)
		}
		if len(part.Nodes)+omitted != len(unbounded.Nodes) {
			t.Fatalf("seed %d: %d nodes and %d omitted are not %d", seed, len(part.Nodes), omitted, len(unbounded.Nodes))
		}
		last := -1
		for i, n := range part.Nodes {
			at := whole.Index(n.Key)
			if at <= last || part.Ref(i) != whole.Ref(at) || !reflect.DeepEqual(part.Details(n), whole.Details(whole.Nodes[at])) {
				t.Fatalf("seed %d: node %d is %d of the whole after %d, or has another ref or details", seed, i, at, last)
			}
			if up := part.parent(i); up >= 0 && !whole.Contains(whole.Index(part.Nodes[up].Key), at) {
				t.Fatalf("seed %d: node %d stands in %d, which does not hold it", seed, i, up)
			}
			last = at
		}
		if !reflect.DeepEqual(whole.Clone(), was) {
			t.Fatalf("seed %d: the tree changed", seed)
		}
	}
}

// What names a row may stand deep inside it.
func TestFilterInteractiveKeepsNames(t *testing.T) {
	whole := tree(Node{Role: RoleRow, Actions: ActionSelect}, Node{Role: RoleCell, Parent: 1}, Node{Role: RoleText, Label: "deep", Parent: 2}, Node{Role: RoleText, Label: "deeper", Parent: 3},
		Node{Role: RoleScrollArea, Actions: ActionScroll}, Node{Role: RoleText, Label: "long text", Parent: 1})
	part, _, err := Part{Filter: FilterInteractive}.Of(whole)
	if got, want := Outline(&part), "row\n text \"deep\"\nscroll-area"; got != want || err != nil {
		t.Errorf("%v; got\n%s\nwant\n%s", err, got, want)
	}
}

// What a terminal shows is read, and a cell that can be edited as well; what is
// entered into a field is not.
func TestFilterTextKeepsValuesThatAreRead(t *testing.T) {
	whole := tree(Node{Role: RoleTerminal, Value: "$ ls", Actions: ActionSetValue}, Node{Role: RoleCell, Value: "7", Actions: ActionSetValue},
		Node{Role: RoleInput, Value: "typed", Actions: ActionSetValue}, Node{Role: RoleSlider, Value: "7", Actions: ActionIncrement},
		Node{Role: RoleText, Value: "1234", States: StateSensitive})
	part, _, err := Part{Filter: FilterText}.Of(whole)
	if got, want := Outline(&part), "terminal =\"$ ls\"\ncell =\"7\""; got != want || err != nil {
		t.Errorf("%v; got\n%s\nwant\n%s", err, got, want)
	}
}

func TestPartOfNothing(t *testing.T) {
	if part, omitted, err := (Part{Depth: 3, MaxNodes: 3, Filter: FilterText}).Of(&Tree{}); len(part.Nodes) != 0 || omitted != 0 || err != nil {
		t.Errorf("%d nodes, %d omitted, %v", len(part.Nodes), omitted, err)
	}
}

func TestFilterNames(t *testing.T) {
	for name, want := range map[string]Filter{"all": FilterAll, "interactive": FilterInteractive, "text": FilterText} {
		if got, ok := ParseFilter(name); got != want || !ok || want.String() != name {
			t.Errorf("%s: %v %v", name, got, ok)
		}
	}
	if f, ok := ParseFilter("Text"); ok || f != FilterAll {
		t.Errorf("an unknown name is %v", f)
	}
	if Filter(9).String() != "text" {
		t.Errorf("an unknown filter is %s", Filter(9))
	}
}
