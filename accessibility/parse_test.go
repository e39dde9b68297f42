package accessibility

import (
	"errors"
	"math/rand"
	"slices"
	"strings"
	"testing"
)

func newRand(seed int64) *rand.Rand { return rand.New(rand.NewSource(seed)) }

func TestParseSelector(t *testing.T) {
	for in, want := range map[string]Selector{
		`@12`:                                    {Ref: 12},
		`#add`:                                   {ID: "add"},
		`#"my id"`:                               {ID: "my id"},
		`#a@b.c`:                                 {ID: "a@b.c"},
		`button`:                                 {Role: RoleButton},
		`list_item`:                              {Role: RoleListItem},
		`textbox "To"`:                           {Role: RoleInput, Label: "To"},
		`"Add"`:                                  {Label: "Add"},
		`button ""`:                              {Role: RoleButton},
		`button "Add"`:                           {Role: RoleButton, Label: "Add"},
		`button"Add"`:                            {Role: RoleButton, Label: "Add"},
		"  \t- button \"Add\" [checked, 3/12]\n": {Role: RoleButton, Label: "Add"},
		`input "F"="v" [focused] #f @7 error="no] \"#x @9\""`: {Ref: 7},
		`input "F"="v" [focused] #f error="#x @9" level=2`:    {ID: "f", Role: RoleInput},
		`input ="v"`:                              {Role: RoleInput},
		`input="v"`:                               {Role: RoleInput},
		`"a\"b\n\u202e\xff"`:                      {Label: "a\"b\n\u202e\xff"},
		`button "Add" nth 2`:                      {Role: RoleButton, Label: "Add", Nth: ptr(2)},
		`button nth -1`:                           {Role: RoleButton, Nth: ptr(-1)},
		`gauge "CPU" #cpu`:                        {ID: "cpu", Role: "gauge"},
		`gauge "CPU" @3`:                          {Ref: 3},
		`role="gauge" "CPU"`:                      {Role: "gauge", Label: "CPU"},
		`+   button "OK" @9`:                      {Ref: 9},
		`- dialog "Sure?" [modal] with 12 more`:   {Role: RoleDialog, Label: "Sure?"},
		`~ status "a" -> "b" [+busy] #s`:          {ID: "s", Role: RoleStatus},
		`~ status "a" -> "b"`:                     {Role: RoleStatus, Label: "b"},
		`~ input "F"="a" -> "b" [2 -> 3 members]`: {Role: RoleInput, Label: "F"},
		`~ input "F" error="a" -> "b"`:            {Role: RoleInput, Label: "F"},
		`… 202 more (root=@83)`:                   {Ref: 83},
		` … 2 more (root=#"a b")`:                 {ID: "a b"},
	} {
		got, err := ParseSelector(in)
		if err != nil {
			t.Errorf("%s: %v", in, err)
		} else if got.String() != want.String() {
			t.Errorf("%s: got %v want %v", in, got, want)
		}
	}
}

func TestParseSelectorRefuses(t *testing.T) {
	for in, why := range map[string]string{
		``:                 `empty selector`,
		" \n":              `empty selector`,
		`@`:                `a ref is @ and a number from 1`,
		`@0`:               `a ref is @ and a number from 1`,
		`@-1`:              `a ref is @ and a number from 1`,
		`@4294967296`:      `a ref is @ and a number from 1`,
		`@1x`:              `a ref is @ and a number from 1`,
		`@1 @2`:            `two refs`,
		`#`:                `# stands before an id`,
		`#""`:              `# stands before an id`,
		`#a #b`:            `two ids`,
		`#my id`:           `"id" stands where nothing fits it`,
		`"Add`:             `double quotes`,
		`"\q"`:             `double quotes`,
		`"a" "b"`:          `two labels`,
		`"Add" button`:     `a role comes first`,
		`button Add`:       `"Add" stands where nothing fits it`,
		`button [checked`:  `not closed`,
		`button = x`:       `double quotes`,
		`[checked]`:        `names no ref, id, role or label`,
		`""`:               `names no ref, id, role or label`,
		`="x"`:             `names no ref, id, role or label`,
		`button nth x`:     `nth needs a whole number`,
		`button with love`: `"with" stands where nothing fits it`,
		`buton "Add"`:      `near ones are button`,
		`chekbox`:          `near ones are checkbox`,
		`item`:             `near ones are list-item, tree-item, menu-item`,
		`qqqqqqqq`:         `roles are such as button`,
		`… 202 more`:       `names no ref, id, role or label`,
	} {
		_, err := ParseSelector(in)
		var refusal *Refusal
		if !errors.As(err, &refusal) || !errors.Is(err, ErrBadValue) {
			t.Errorf("%q: %v", in, err)
			continue
		}
		if !strings.Contains(refusal.Message, why) || !strings.Contains(refusal.Message, `button "Add task"`) {
			t.Errorf("%q: %q does not say %q and an example", in, refusal.Message, why)
		}
	}
}

func TestParseSelectorClipsWhatItQuotes(t *testing.T) {
	_, err := ParseSelector("button " + strings.Repeat("é", 5000))
	if n := len(err.Error()); n > 700 {
		t.Errorf("an error of %d bytes", n)
	}
}

// Every line of every outline must select its node, or several with it.
func TestOutlineLinesAreSelectors(t *testing.T) {
	alone := 0
	for seed := range int64(500) {
		tree := randomTree(newRand(seed))
		for i := range tree.Nodes {
			line := OutlineLine(tree, i)
			sel, err := ParseSelector(line)
			if err != nil {
				if tree.Nodes[i].Role == "gauge" || tree.Nodes[i].Role == "role" {
					continue // bare roles of an app's own need a ref or an ID
				}
				t.Fatalf("seed %d: %v", seed, err)
			}
			found, err := sel.All(tree)
			if err != nil || !slices.Contains(found, i) {
				t.Fatalf("seed %d: %s gives %v, %v, want %d in\n%s", seed, line, found, err, i, Outline(tree))
			}
			if len(found) == 1 {
				alone++
			}
		}
	}
	if alone == 0 {
		t.Error("no line was unique: the test proves nothing")
	}
}

// Every candidate of an ambiguity must select one node alone.
func TestCandidatesAreUnique(t *testing.T) {
	candidates := 0
	for seed := range int64(500) {
		tree := randomTree(newRand(seed))
		_, err := Selector{Label: tree.Nodes[0].Label, Role: tree.Nodes[0].Role}.One(tree)
		var refusal *Refusal
		if !errors.As(err, &refusal) {
			continue
		}
		for _, line := range refusal.Candidates {
			sel, err := ParseSelector(line)
			if err != nil {
				continue
			}
			candidates++
			if _, err := sel.One(tree); err != nil {
				t.Fatalf("seed %d: %s: %v", seed, line, err)
			}
		}
	}
	if candidates == 0 {
		t.Error("there were no candidates: the test proves nothing")
	}
}

func FuzzParseSelector(f *testing.F) {
	for _, s := range []string{`button "Add" [checked] #a @1`, `~ x "a" -> "b"`, "… 2 more (root=#a)", `#"`, "@"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		sel, err := ParseSelector(s)
		if (err == nil) == sel.IsZero() {
			t.Fatalf("%q gives %v and %v", s, sel, err)
		}
		if err != nil {
			return
		}
		if again, err := ParseSelector(sel.String()); err != nil || again.String() != sel.String() {
			t.Fatalf("%q reads as %s and that as %v, %v", s, sel, again, err)
		}
	})
}
