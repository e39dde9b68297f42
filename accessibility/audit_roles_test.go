package accessibility

import (
	"slices"
	"strings"
	"testing"
)

func TestRoleRulesNameEveryRoleOnce(t *testing.T) {
	var named []Role
	for _, r := range RoleRules() {
		named = append(named, r.Role)
	}
	if !slices.Equal(named, Roles()) {
		t.Errorf("the rules are of\n%v\nwant\n%v", named, Roles())
	}
	RoleRules()[0].Role = "changed"
	if RoleRules()[0].Role != RoleApp {
		t.Error("RoleRules hands out its own memory")
	}
}

// What one rule asks for no other forbids.
func TestRoleRulesAgree(t *testing.T) {
	for _, r := range RoleRules() {
		if r.Needs&^r.Allows != 0 || r.Allows&GlobalStates != 0 || r.Allows&^knownStates != 0 {
			t.Errorf("%s needs %v and allows %v", r.Role, r.Needs, r.Allows)
		}
		if r.Operated && r.Passive || r.Composite && r.Leaf || r.Leaf && len(r.Children) > 0 {
			t.Errorf("%s contradicts itself: %+v", r.Role, r)
		}
		if r.Role.IsText() && !r.Operated {
			t.Errorf("%s takes text and is not operated", r.Role)
		}
		for _, p := range r.Parents {
			if up, ok := ruleOf(p); !ok || len(up.Children) > 0 && !slices.Contains(up.Children, r.Role) {
				t.Errorf("%s is to stand in a %s, which holds %v", r.Role, p, up.Children)
			}
		}
		for _, c := range r.Children {
			if in, ok := ruleOf(c); !ok || len(in.Parents) > 0 && !slices.Contains(in.Parents, r.Role) {
				t.Errorf("%s holds %s, which is to stand in %v", r.Role, c, in.Parents)
			}
		}
	}
	for _, role := range PlainContent() {
		if r, _ := ruleOf(role); len(r.Parents) > 0 {
			t.Errorf("%s stands anywhere and is to stand in %v", role, r.Parents)
		}
	}
}

func TestRuleOfOtherSpellings(t *testing.T) {
	for name, want := range map[Role]Role{"textbox": RoleInput, "menu-item-checkbox": RoleMenuItem, "": RoleGeneric, "gauge": RoleGeneric, "list_item": RoleListItem} {
		if r, documented := ruleOf(name); r.Role != want || documented == (name == "gauge") {
			t.Errorf("%q has the rule of %s, documented %v", name, r.Role, documented)
		}
	}
}

func TestFindingsAreSortedAndPrinted(t *testing.T) {
	sc := scene{rows: "stray    |[Ok]  all", nodes: []item{
		part(0, RoleHeading, "A", at(0, 0, 0), Details{Level: 1}), part(0, RoleHeading, "B", at(0, 0, 0), Details{Level: 3}),
		part(0, RoleButton, "Ok", at(0, 1, 4), StateChecked), part(0, RoleTab, "", at(0, 0, 0)),
	}}
	s := sc.snapshot()
	s.Tree.Refs = []uint32{1, 2, 3, 4}
	want := `critical keyboard-unreachable button "Ok" [checked] @3 at 0,1: only a mouse reaches it; advertise ActionFocus, or bind a key and tell it in Details.Shortcut (WCAG 2.1.1)
critical interactive-name tab @4: it has no name; set Label (WCAG 4.1.2)
serious required-state tab @4: it is neither unselected nor selected; set one of these states
serious parent-child tab @4: it stands in no tab-list; register it between Begin and End of one (WCAG 1.3.1)
serious unread-text at 0,0: "stray" is drawn here and in no node; draw it with a Label, or register a node with that text and these bounds (WCAG 1.3.1)
serious unread-text at 6,1: "all" is drawn here and in no node; draw it with a Label, or register a node with that text and these bounds (WCAG 1.3.1)
moderate unsupported-state button "Ok" [checked] @3 at 0,1: checked means nothing for a node of its role; remove it or give the node another role
info heading-order heading "B" @2 level=3: level 3 follows level 1; use level 2`
	if got := audited(s); got != want {
		t.Errorf("found\n%s\nwant\n%s", got, want)
	}
	f := Audit(s)[1]
	if f.Node != 4 || f.Rule != "interactive-name" || f.Severity != Critical || f.WCAG != "4.1.2" || !strings.HasPrefix(f.Line, "tab @4") {
		t.Errorf("the second is %+v", f)
	}
	if got := (Finding{Rule: "r", Severity: Info, Why: "w"}).String(); got != "info r: w" {
		t.Error(got)
	}
}
