package accessibility

import (
	"image"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
)

// account is a page with a control beside what an app may want to hide: a
// field with content inside, a row and a status.
func account() *Snapshot {
	s := &Snapshot{Title: "Bank", Focus: 2, Width: 24, Height: 3, Cursor: Cursor{X: 9, Y: 0, Visible: true}}
	s.Tree = *tree(
		Node{Role: RoleApp, Label: "Bank"},
		Node{Role: RoleInput, ID: "card", Label: "Card canaryLabel", Value: "canaryValue", Bounds: image.Rect(0, 0, 12, 1), Actions: ActionSetValue | ActionFocus, States: StateFocusable | StateFocused, Details: 1, Parent: 1},
		Node{Role: RoleText, ID: "canaryChildID", Label: "canaryChild", Bounds: image.Rect(8, 1, 12, 2), Details: 2, Parent: 2},
		Node{Role: RoleInput, ID: "name", Label: "Name control", Value: "Ann control", Bounds: image.Rect(12, 0, 24, 1), Actions: ActionSetValue, Details: 3, Parent: 1},
		Node{Role: RoleButton, ID: "pay", Label: "Pay", Actions: ActionActivate | ActionFocus, Parent: 1},
	)
	s.Tree.Rare = []Details{
		{Description: "canaryDescription", Placeholder: "canaryPlaceholder", ErrorMessage: "canaryError", ValueText: "canaryText", Shortcut: "ctrl+k", CaretColumn: 7, CustomActions: []CustomAction{{Name: "canary-action"}}},
		{Description: "canaryOfTheChild"},
		{Description: "control description"},
	}
	s.Screen = painted("canaryValue Ann control ", "        cana            ", "                        ")
	s.Announcements = []Announcement{{Text: "canaryValue was entered"}, {Text: "control was entered"}}
	s.Problems, s.Pending = []string{`"canaryChild" is odd`, "control is odd"}, []string{"look up Card canaryLabel", "look up control"}
	return s
}

// texts are all that a snapshot tells, its cells as rows.
func (s *Snapshot) texts() string {
	var all []string
	collect(reflect.ValueOf(*s), func(text string) { all = append(all, text) })
	return strings.Join(all, "|") + s.Screen.String()
}

func onCard(change func(n *Node)) func(Node) Node {
	return func(n Node) Node {
		if n.ID == "card" {
			change(&n)
		}
		return n
	}
}

var shownAll = Policy{ExposeScreen: true, ExposeInputValues: true}

func withHook(p Policy, hook func(Node) Node) Policy {
	p.Redact = hook
	return p
}

func TestRedactAsksTheApp(t *testing.T) {
	if s := account(); strings.Count(s.texts(), "canary") < 14 {
		t.Fatalf("only %d canaries were planted", strings.Count(s.texts(), "canary"))
	}
	for _, c := range []struct {
		name string
		hook func(n *Node)
		want string // the card's line with everything shown
	}{
		{"other texts", func(n *Node) { n.Label, n.Value = "Card", "**** 1234" }, `input "Card"="**** 1234" [focused] #card`},
		{"another ID too", func(n *Node) { n.ID, n.Label, n.Value = "hidden", "", "" }, `input [focused] #hidden`},
		{"sensitive", func(n *Node) { n.Label = "Card"; n.States |= StateSensitive; n.Value = "not told" }, `input "Card" [focused, sensitive] #card`},
		{"nothing of it", func(n *Node) { *n = Node{} }, `input [focused]`},
		{"panics", func(n *Node) { n.Label = "told no more"; panic(n.Value) }, `input [focused, sensitive]`},
		{"ends in nothing", func(n *Node) { n.Label = ""; n.Value = ""; var none *Node; none.Label = n.ID }, `input [focused, sensitive]`},
	} {
		for name, p := range policies {
			s := account()
			Redact(s, withHook(p, onCard(c.hook)))
			if got := s.texts(); strings.Contains(strings.ToLower(got), "cana") || strings.Contains(got, "not told") || strings.Contains(got, "no more") {
				t.Errorf("%s with %s: left is %s", c.name, name, got)
			}
		}
		s := account()
		Redact(s, withHook(shownAll, onCard(c.hook)))
		if got := OutlineLine(&s.Tree, 1); got != c.want {
			t.Errorf("%s: got %s want %s", c.name, got, c.want)
		}
		if got := s.Screen.String(); got != "************Ann control\n        ****\n" {
			t.Errorf("%s: the screen is\n%s", c.name, got)
		}
		if got, want := OutlineLine(&s.Tree, 3), `input "Name control"="Ann control" #name description="control description"`; got != want {
			t.Errorf("%s: the control is %s, want %s", c.name, got, want)
		}
		if s.Cursor.X != 0 || s.Title != "Bank" || s.Announcements[0].Text != hidden || s.Announcements[1].Text != "control was entered" ||
			!slices.Equal(s.Problems, []string{hidden, "control is odd"}) || !slices.Equal(s.Pending, []string{hidden, "look up control"}) {
			t.Errorf("%s: cursor %v, %q, %v, %q, %q", c.name, s.Cursor, s.Title, s.Announcements, s.Problems, s.Pending)
		}
	}
}

// What the app shows instead is shown as the role and the policy show such
// texts, and no further.
func TestRedactShowsTheAppsTextsAsFarAsThePolicyDoes(t *testing.T) {
	hook := func(n Node) Node {
		n.Label, n.Value = "instead", "instead"
		return n
	}
	for _, role := range []Role{RoleInput, RoleListItem, RoleButton, RoleText, RoleTerminal, RoleCheckbox} {
		for name, p := range policies {
			plain := &Snapshot{Tree: *tree(Node{Role: role, ID: "id", Label: "l", Value: "v"})}
			asked := plain.Clone()
			Redact(plain, p)
			Redact(asked, withHook(p, hook))
			want, got := plain.Tree.Nodes[0], asked.Tree.Nodes[0]
			if (got.Label == "instead") != (want.Label == "l") || (got.Value == "instead") != (want.Value == "v") || got.ID != want.ID {
				t.Errorf("%s with %s: ID %q, label %q, value %q; without the app's word %q, %q, %q", role, name, got.ID, got.Label, got.Value, want.ID, want.Label, want.Value)
			}
		}
	}
}

// The app can only take away.
func TestRedactLetsTheAppAddNothing(t *testing.T) {
	hook := func(n Node) Node {
		return Node{ID: n.ID, Label: n.Label, Value: n.Value, Key: 99, Role: RoleButton, Bounds: image.Rect(0, 0, 9, 9), States: StateDefault, Actions: ^Action(0),
			Parent: 1, Position: 7, SetSize: 7, Details: 1}
	}
	for name, p := range policies {
		s := account()
		s.Tree.Nodes[3].States |= StateSensitive
		plain := s.Clone()
		Redact(s, withHook(p, hook))
		Redact(plain, p)
		if !reflect.DeepEqual(s.Clone(), plain.Clone()) {
			t.Errorf("%s: got\n%+v\nwant\n%+v", name, s.Tree, plain.Tree)
		}
	}
}

func TestRedactTakesActions(t *testing.T) {
	hook := func(n Node) Node {
		n.Actions &= ActionFocus | ActionDismiss
		return n
	}
	for name, p := range policies {
		s, plain := account(), account()
		Redact(s, withHook(p, hook))
		Redact(plain, p)
		if got := []Action{s.Tree.Nodes[1].Actions, s.Tree.Nodes[3].Actions, s.Tree.Nodes[4].Actions}; !slices.Equal(got, []Action{ActionFocus, 0, ActionFocus}) {
			t.Errorf("%s: %v", name, got)
		}
		// Without its actions an input is no less one.
		for i := range s.Tree.Nodes {
			s.Tree.Nodes[i].Actions = plain.Tree.Nodes[i].Actions
		}
		if !reflect.DeepEqual(s.Clone(), plain.Clone()) {
			t.Errorf("%s: more than the actions is another", name)
		}
	}
	s := &Snapshot{Tree: *tree(Node{Role: RoleCell, Value: "typed", Actions: ActionSetValue})}
	if Redact(s, withHook(Policy{ExposeScreen: true}, hook)); s.Tree.Nodes[0].Value != "" || s.Tree.Nodes[0].Actions != 0 {
		t.Errorf("a cell that takes text tells %q", s.Tree.Nodes[0].Value)
	}
}

// A hook without an opinion leaves the quick way open.
func TestRedactWithAHookThatTakesNothing(t *testing.T) {
	asked := 0
	s := account()
	was := s.Clone()
	Redact(s, withHook(shownAll, func(n Node) Node { asked++; return n }))
	if !reflect.DeepEqual(s.Clone(), was) || asked != len(s.Tree.Nodes) {
		t.Errorf("asked %d times, and something changed: %v", asked, !reflect.DeepEqual(s.Clone(), was))
	}
	p := withHook(shownAll, func(n Node) Node { return n })
	if n := testing.AllocsPerRun(10, func() { view := *s; Redact(&view, p) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// The key of a node is a hash of its ID or label.
func TestRedactVeilsTheKeysOfWhatTheAppTook(t *testing.T) {
	s := account()
	Redact(s, withHook(shownAll, onCard(func(n *Node) { n.Label = "Card" })))
	if s.Tree.Nodes[1].Key == 2 || s.Focus != s.Tree.Nodes[1].Key || s.Tree.Nodes[2].Key == 3 || s.Tree.Nodes[3].Key != 4 {
		t.Errorf("keys %v, focus %v", s.Tree.Nodes, s.Focus)
	}
}

func TestRedactWithAHookSharesNothingAndRepeats(t *testing.T) {
	hook := func(n Node) Node {
		if strings.Contains(n.Label, "Add") {
			n.Label = "instead"
		}
		if strings.Contains(n.Value, "a") {
			n.Value = ""
		}
		if strings.Contains(n.ID, "#") {
			n.States |= StateSensitive
		}
		return n
	}
	for seed := range int64(300) {
		for name, p := range policies {
			p = withHook(p, hook)
			s := &Snapshot{Tree: *randomTree(newRand(seed)), Title: "Add", Pending: []string{"Add"}, Cursor: Cursor{X: 3, Y: 2}, Focus: Key(seed%20 + 1)}
			s.Screen = Screen{Width: 10, Height: 5, Cells: slices.Repeat([]rune("x"), 50)}
			shared, kept := *s, s.Clone()
			Redact(s, p)
			if !reflect.DeepEqual(&shared, kept) {
				t.Fatalf("seed %d, %s: memory shared with another snapshot changed", seed, name)
			}
			once := s.Clone()
			Redact(s, p)
			// A caret inside what the app retold is at the start of that, and the
			// second time of the field: both are bounds that anybody sees.
			startsNode := func(n Node) bool { return n.Bounds.Min == image.Pt(s.Cursor.X, s.Cursor.Y) }
			if s.Cursor != once.Cursor && slices.ContainsFunc(s.Tree.Nodes, startsNode) {
				s.Cursor = once.Cursor
			}
			if !reflect.DeepEqual(s.Clone(), once) {
				t.Fatalf("seed %d, %s: a second redaction changed\n%+v\ninto\n%+v", seed, name, once, s)
			}
		}
	}
}

func TestRedactHidesQuotesOfWhatTheAppTook(t *testing.T) {
	for text, want := range map[string]string{
		"PIN 1234":                  hidden,
		`field "a\nb" is too short`: hidden,
		"a\nb":                      hidden,
		"PIN 123":                   "PIN 123",
		"":                          "",
	} {
		if got := hideQuote(text, []string{"1234", "a\nb"}); got != want {
			t.Errorf("%q: got %q want %q", text, got, want)
		}
	}
	s := &Snapshot{Title: "page one", Tree: *tree(Node{Role: RoleText, ID: "a", Label: " "})}
	Redact(s, withHook(shownAll, func(n Node) Node { n.Label = ""; return n }))
	if s.Title != "page one" {
		t.Errorf("a space that was taken away hides %q", s.Title)
	}
	Redact(s, withHook(shownAll, func(n Node) Node { n.Label = "told instead"; return n }))
	if s.Title != "page one" {
		t.Errorf("a text in place of none hides %q", s.Title)
	}
}

func TestRedactAsksOnSeveralGoroutines(t *testing.T) {
	p := withHook(shownAll, onCard(func(n *Node) { n.Value = "" }))
	shared := account()
	var all sync.WaitGroup
	for range 8 {
		all.Add(1)
		go func() {
			defer all.Done()
			view := *shared
			if Redact(&view, p); strings.Contains(view.texts(), "canaryValue") {
				t.Error("a value is told")
			}
		}()
	}
	all.Wait()
}
