package accessibility

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

var policies = map[string]Policy{
	"none":   {AllowInput: true, AllowUnverifiedPeers: true},
	"screen": {ExposeScreen: true},
	"values": {ExposeInputValues: true},
	"all":    {ExposeScreen: true, ExposeInputValues: true},
}

// canaries is a snapshot of the given nodes with a canary in every string that
// is not a role, named after where it is; numbers are 7 and facts are true.
func canaries(nodes ...Node) *Snapshot {
	s := &Snapshot{Tree: *tree(nodes...)}
	for i := range s.Tree.Nodes {
		s.Tree.Nodes[i].Details = int32(i + 1)
	}
	s.Tree.Rare = make([]Details, len(nodes))
	everyString(reflect.ValueOf(s).Elem(), func(name string) string { return "canary" + name }, "")
	for i, n := range nodes {
		s.Tree.Nodes[i].Role = n.Role
		d := &s.Tree.Rare[i]
		d.Range, d.Ranged, d.Level, d.Row, d.RowCount = Range{7, 7, 7, 7}, true, 7, 7, 7
		d.ScrollY, d.CaretRow, d.LabelledBy = 7, 7, 7
	}
	return s
}

// left names what a node still has, in the order of the fields.
func left(t *Tree, i int) string {
	var names []string
	add := func(v reflect.Value) {
		for k := range v.NumField() {
			if f := v.Type().Field(k); !v.Field(k).IsZero() && !slices.Contains([]string{"Key", "Role", "Parent", "Details", "Position", "States", "Actions"}, f.Name) {
				names = append(names, f.Name)
			}
		}
	}
	add(reflect.ValueOf(t.Nodes[i]))
	add(reflect.ValueOf(t.Details(t.Nodes[i])))
	return strings.Join(names, " ")
}

const (
	everything = "ID Label Value Description Placeholder Shortcut ErrorMessage ValueText Range Ranged ScrollY Row RowCount Level CaretRow LabelledBy CustomActions"
	valueless  = "ID Label Description Placeholder Shortcut Row Level LabelledBy CustomActions"
	control    = "ID Label Placeholder Shortcut ScrollY Row RowCount Level LabelledBy CustomActions"
	entered    = "ID Label Placeholder Shortcut Row Level LabelledBy CustomActions"
	told       = "ID Label Value Placeholder Shortcut ErrorMessage ValueText Range Ranged ScrollY Row RowCount Level CaretRow LabelledBy CustomActions"
	read       = "ID Shortcut ScrollY Row RowCount Level LabelledBy CustomActions"
	rowOnly    = "Shortcut ScrollY Row RowCount Level LabelledBy CustomActions"
)

func TestRedactByRoleAndPolicy(t *testing.T) {
	for _, c := range []struct {
		roles                     string
		none, screen, values, all string
	}{
		{"app group region form toolbar dialog list table tree tab-list tab-panel menu-bar menu scroll-area separator", control, everything, control, everything},
		{"button link tab menu-item column-header progress meter chart canvas", control, everything, control, everything},
		{"toggle-button checkbox switch radio-button radio-group calendar scrollbar splitter", entered, valueless, told, everything},
		{"input text-area number-input search-input combo-box select slider", entered, valueless, told, everything},
		{"terminal", entered, valueless, entered, everything},
		{"list-item row cell tree-item option", rowOnly, everything, rowOnly, everything},
		{"heading text label status alert log status-bar tooltip image spinner", read, everything, read, everything},
		{"generic gauge Button", read, everything, read, everything},
	} {
		for _, role := range strings.Fields(c.roles) {
			for policy, want := range map[string]string{"none": c.none, "screen": c.screen, "values": c.values, "all": c.all} {
				s := canaries(Node{Role: Role(role)})
				Redact(s, policies[policy])
				if got := left(&s.Tree, 0); got != want {
					t.Errorf("%s with %s: got\n%s\nwant\n%s", role, policy, got, want)
				}
			}
		}
	}
}

func TestRedactKeepsFieldsOfASecret(t *testing.T) {
	for name, policy := range policies {
		for _, role := range []Role{RoleInput, RoleGroup, RoleListItem, RoleText} {
			s := canaries(Node{Role: role, States: StateSensitive | StateFocused, Actions: ActionSetValue, Position: 2, SetSize: 3},
				Node{Role: RoleButton, Actions: ActionActivate, Parent: 1}, Node{Role: RoleInput, Parent: 2}, Node{Role: RoleButton})
			was := s.Tree.Nodes[0]
			Redact(s, policy)
			n := s.Tree.Nodes[0]
			if kept := n.ID == was.ID && n.Label == was.Label; (n.Key == was.Key) != kept || n.Role != role || n.States != was.States || n.Actions != was.Actions || n.Bounds != was.Bounds ||
				n.Parent != -1 || n.Position != 2 || n.SetSize != 3 {
				t.Errorf("%s, %s: lost too much: %+v", name, role, n)
			}
			want := "ID Label SetSize"
			if tells := disclosureOf(role); !policy.ExposeScreen && tells.Label != 0 {
				want = "SetSize" // a position makes the ID a row's
			}
			if got := left(&s.Tree, 0); got != want {
				t.Errorf("%s, %s: got %s want %s", name, role, got, want)
			}
			if left(&s.Tree, 1) != "" || left(&s.Tree, 2) != "" || s.Tree.Nodes[1].Actions != ActionActivate || s.Tree.Nodes[2].Parent != 1 {
				t.Errorf("%s, %s: inside is left %q, %q", name, role, left(&s.Tree, 1), left(&s.Tree, 2))
			}
			if left(&s.Tree, 3) == "" {
				t.Errorf("%s, %s: what is beside lost everything", name, role)
			}
			if len(s.Tree.Rare) != 1 {
				t.Errorf("%s, %s: %d details are left for one node", name, role, len(s.Tree.Rare))
			}
		}
	}
}

// Whatever string is put anywhere, only structure is left of it.
func TestRedactLeavesNoCanary(t *testing.T) {
	build := func() *Snapshot {
		s := canaries(
			Node{Role: RoleInput}, Node{Role: RoleInput, States: StateSensitive}, Node{Role: RoleText, Parent: 1},
			Node{Role: RoleList}, Node{Role: RoleListItem, Parent: 1, Position: 1}, Node{Role: RoleText, Parent: 2}, Node{Role: "gauge"},
		)
		s.Screen.Width, s.Screen.Height = 1, 1
		s.Tree.Rare = append(s.Tree.Rare, Details{Description: "canary of no node"})
		return s
	}
	remaining := func(s *Snapshot) []string {
		var out []string
		collect(reflect.ValueOf(*s), func(text string) {
			if strings.Contains(text, "canary") && !slices.Contains(out, strings.TrimPrefix(text, "canary")) {
				out = append(out, strings.TrimPrefix(text, "canary"))
			}
		})
		slices.Sort(out)
		return out
	}
	if got := remaining(build()); len(got) < 16 {
		t.Fatalf("only %d canaries were planted: %q", len(got), got)
	}
	structure := []string{".Tree.Nodes.ID", ".Tree.Nodes.Label", ".Tree.Rare.CustomActions.Description", ".Tree.Rare.CustomActions.Name",
		".Tree.Rare.Placeholder", ".Tree.Rare.Shortcut"}
	s := build()
	Redact(s, Policy{})
	if got := remaining(s); !slices.Equal(got, structure) {
		t.Errorf("left are %q, want %q", got, structure)
	}
	s = build()
	Redact(s, Policy{ExposeInputValues: true})
	values := append([]string{".Tree.Nodes.Value", ".Tree.Rare.ErrorMessage", ".Tree.Rare.ValueText"}, structure...)
	slices.Sort(values)
	if got := remaining(s); !slices.Equal(got, values) {
		t.Errorf("with values left are %q, want %q", got, values)
	}
}

func collect(v reflect.Value, visit func(string)) {
	switch v.Kind() {
	case reflect.String:
		visit(v.String())
	case reflect.Struct:
		for i := range v.NumField() {
			collect(v.Field(i), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			collect(v.Index(i), visit)
		}
	}
}

func TestRedactTexts(t *testing.T) {
	texts := func(p Policy) []string {
		s := &Snapshot{Title: "Mail", Announcements: []Announcement{{Text: "a"}, {Text: "b"}}, Problems: []string{"c"}, Pending: nil}
		Redact(s, p)
		out := []string{s.Title}
		for _, a := range s.Announcements {
			out = append(out, a.Text)
		}
		return append(out, s.Problems...)
	}
	if got := texts(Policy{}); !slices.Equal(got, []string{"(hidden)", "(hidden)", "(hidden)", "(hidden)"}) {
		t.Errorf("%q", got)
	}
	if got := texts(Policy{ExposeScreen: true}); !slices.Equal(got, []string{"Mail", "a", "b", "c"}) {
		t.Errorf("%q", got)
	}
	s := &Snapshot{}
	Redact(s, Policy{})
	if s.Title != "" || s.Pending != nil {
		t.Errorf("nothing became %q, %q", s.Title, s.Pending)
	}
}

func TestRedactHidesIDsOfDataOnly(t *testing.T) {
	s := &Snapshot{Tree: *tree(
		Node{Role: RoleText, ID: "a text"},
		Node{Role: RoleText, ID: "a line", Position: 3, SetSize: 9},
		Node{Role: RoleTab, ID: "a tab", Position: 1, SetSize: 2},
		Node{Role: RoleRow, ID: "a row", Position: 1, SetSize: 2},
		Node{Role: RoleText, ID: "a text of a row", Parent: 1},
		Node{Role: RoleButton, ID: "a control of a row", Parent: 1},
	)}
	Redact(s, Policy{ExposeInputValues: true})
	var ids []string
	for _, n := range s.Tree.Nodes {
		ids = append(ids, n.ID)
	}
	if !slices.Equal(ids, []string{"a text", "", "a tab", "", "", "a control of a row"}) {
		t.Errorf("%q", ids)
	}
	if s.Tree.Nodes[3].Position != 1 || s.Tree.Nodes[3].SetSize != 2 || s.Tree.Nodes[3].Key != veiled(4) {
		t.Error("a row is not known by its position any more")
	}
}

// A node that a user can change by an action is an input whatever its role.
func TestRedactKnowsInputsByTheirActions(t *testing.T) {
	for _, c := range []struct {
		role Role
		want []string // the policies that show the value
	}{
		{RoleCanvas, []string{"all", "values"}},
		{RoleCell, []string{"all"}},
		{"gauge", []string{"all"}},
		{RoleSlider, []string{"all", "values"}},
	} {
		for _, action := range []Action{ActionSetValue, ActionIncrement, ActionDecrement} {
			var shown []string
			for name, policy := range policies {
				s := &Snapshot{Tree: *tree(Node{Role: c.role, Value: "v", Actions: action | ActionFocus})}
				if Redact(s, policy); s.Tree.Nodes[0].Value != "" {
					shown = append(shown, name)
				}
			}
			slices.Sort(shown)
			if !slices.Equal(shown, c.want) {
				t.Errorf("%s with %s is shown with %q, want %q", c.role, action, shown, c.want)
			}
		}
	}
}

func TestRedactHidesTextInsideAnInput(t *testing.T) {
	labels := func(role Role, p Policy) []string {
		s := &Snapshot{Tree: *tree(Node{Role: role, Label: "name"}, Node{Role: RoleText, Label: "line", Parent: 1}, Node{Role: RoleButton, Label: "button", Parent: 1})}
		Redact(s, p)
		return []string{s.Tree.Nodes[0].Label, s.Tree.Nodes[1].Label, s.Tree.Nodes[2].Label}
	}
	for _, role := range []Role{RoleTextArea, RoleTerminal} {
		if got := labels(role, policies["screen"]); !slices.Equal(got, []string{"name", "", "button"}) {
			t.Errorf("%s: %q", role, got)
		}
		if got := labels(role, policies["all"]); !slices.Equal(got, []string{"name", "line", "button"}) {
			t.Errorf("%s with everything: %q", role, got)
		}
	}
	if got := labels(RoleComboBox, policies["screen"]); got[1] != "line" {
		t.Errorf("the list of a combo box: %q", got)
	}
}

func TestRedactSharesNothingAndRepeats(t *testing.T) {
	for seed := range int64(200) {
		for name, policy := range policies {
			s := &Snapshot{Tree: *randomTree(newRand(seed)), Title: "t", Pending: []string{"p"}, Cursor: Cursor{X: 3, Y: 2}}
			s.Screen = Screen{Width: 10, Height: 5, Cells: slices.Repeat([]rune("x"), 50)}
			s.Focus = Key(seed%20 + 1)
			shallow, kept := *s, s.Clone()
			Redact(s, policy)
			if !reflect.DeepEqual(&shallow, kept) {
				t.Fatalf("seed %d, %s: memory shared with another snapshot changed", seed, name)
			}
			once := s.Clone()
			if Redact(s, policy); !reflect.DeepEqual(s.Clone(), once) {
				t.Fatalf("seed %d, %s: a second redaction changed something", seed, name)
			}
		}
	}
}

// Where nothing else is withheld, details that belong to no node are.
func TestRedactLeavesDetailsOfNobodyBehind(t *testing.T) {
	mine, nobodys := Details{Description: "mine"}, Details{Description: "canary"}
	for _, c := range []struct {
		nodes []int32 // their details
		rare  []Details
		left  int
	}{
		{[]int32{0, 1}, []Details{mine}, 1}, {[]int32{1, 0, 2}, []Details{mine, mine}, 2},
		{[]int32{0, 1}, []Details{mine, nobodys}, 1}, {[]int32{0, 2}, []Details{nobodys, mine}, 1}, {[]int32{1, 1}, []Details{mine, nobodys}, 2},
	} {
		s := &Snapshot{}
		for _, details := range c.nodes {
			s.Tree.Nodes = append(s.Tree.Nodes, Node{Role: RoleText, Parent: -1, Details: details})
		}
		s.Tree.Rare = c.rare
		Redact(s, policies["all"])
		if len(s.Tree.Rare) != c.left || slices.ContainsFunc(s.Tree.Rare, func(d Details) bool { return d.Description != "mine" }) {
			t.Errorf("%v of %+v: %+v is left", c.nodes, c.rare, s.Tree.Rare)
		}
		for i, details := range c.nodes {
			if got := s.Tree.Details(s.Tree.Nodes[i]).Description; (got == "mine") != (details != 0) {
				t.Errorf("%v of %+v: node %d has %q", c.nodes, c.rare, i, got)
			}
		}
	}
}

func TestDisclosuresNameEveryRoleOnce(t *testing.T) {
	seen := map[Role]int{}
	table := Disclosures()
	for i, d := range table {
		if d.Reason == "" {
			t.Errorf("entry %d has no reason", i)
		}
		for _, role := range d.Roles {
			seen[role]++
		}
	}
	for _, role := range Roles() {
		if want := 1; role != RoleGeneric && seen[role] != want {
			t.Errorf("%s is in %d entries", role, seen[role])
		}
	}
	if last := table[len(table)-1]; len(last.Roles) != 0 || last.Label != GrantScreen {
		t.Errorf("the last entry is %+v", last)
	}
	if got := []string{Grant(0).String(), GrantScreen.String(), GrantValues.String(), (GrantScreen | GrantValues).String()}; !slices.Equal(got,
		[]string{"always", "ExposeScreen", "ExposeInputValues", "ExposeScreen and ExposeInputValues"}) {
		t.Errorf("%q", got)
	}
}
