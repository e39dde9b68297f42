package accessibility

import (
	"errors"
	"strings"
	"testing"
)

func TestStateNames(t *testing.T) {
	if last := State(1) << (len(stateNames) - 1); last != StatePressed {
		t.Fatalf("the names end at %v, the constants at %v", last, StatePressed)
	}
	for i := range stateNames {
		state := State(1) << i
		got, ok := ParseState(state.String())
		if !ok || got != state || len(state.Names()) != 1 {
			t.Errorf("%d is %q, which is %d", state, state, got)
		}
	}
	if got := (StatePressed | StateFocused | StateChecked).String(); got != "focused, checked, pressed" {
		t.Error(got)
	}
	if _, ok := ParseState("happy"); ok {
		t.Error("happy is a state")
	}
	if names := State(1 << 31).Names(); len(names) != 0 {
		t.Errorf("an unknown bit has the name %q", names)
	}
}

func TestActionNames(t *testing.T) {
	if last := Action(1) << (len(actionNames) - 1); last != ActionShowMenu {
		t.Fatalf("the names end at %v, the constants at %v", last, ActionShowMenu)
	}
	for i := range actionNames {
		action := Action(1) << i
		for _, name := range []string{action.String(), strings.ReplaceAll(action.String(), "-", "_")} {
			if got, ok := ParseAction(name); !ok || got != action {
				t.Errorf("%q is %v", name, got)
			}
		}
	}
	if _, ok := ParseAction("explode"); ok {
		t.Error("explode is an action")
	}
}

func TestStatePairs(t *testing.T) {
	for _, c := range [][2]State{
		{Checked(true), StateChecked}, {Checked(false), StateUnchecked}, {Selected(true), StateSelected}, {Selected(false), StateUnselected},
		{Expanded(true), StateExpanded}, {Expanded(false), StateCollapsed}, {Pressed(true), StatePressed}, {Pressed(false), StateUnpressed},
	} {
		if c[0] != c[1] {
			t.Errorf("got %v want %v", c[0], c[1])
		}
	}
}

func TestRolesRoundTrip(t *testing.T) {
	seen := map[Role]bool{}
	for _, role := range Roles() {
		if seen[role] {
			t.Errorf("%s is listed twice", role)
		}
		seen[role] = true
		plain := strings.ReplaceAll(string(role), "-", "")
		for _, name := range []string{string(role), plain, strings.ToUpper(string(role)), strings.ReplaceAll(string(role), "-", "_"), strings.ReplaceAll(string(role), "-", " ")} {
			if got, ok := ParseRole(name); !ok || got != role {
				t.Errorf("%q is %q, %v", name, got, ok)
			}
		}
	}
	if len(seen) != 56 {
		t.Errorf("%d roles", len(seen))
	}
	Roles()[0] = "changed"
	if Roles()[0] != RoleApp {
		t.Error("Roles hands out its own memory")
	}
}

func TestParseRoleAliases(t *testing.T) {
	for name, want := range map[string]Role{
		"textbox": RoleInput, "text_input": RoleInput, "TextInput": RoleInput, "password": RoleInput,
		"progressbar": RoleProgress, "progress_bar": RoleProgress, "img": RoleImage, "listitem": RoleListItem,
		"listbox": RoleList, "list-box": RoleList, "grid": RoleTable, "gridcell": RoleCell, "radio": RoleRadioButton,
		"spinbutton": RoleNumberInput, "searchbox": RoleSearchInput, "combobox": RoleComboBox, "alertdialog": RoleDialog,
		"tabs": RoleTabList, "pane": RoleRegion, "other": RoleGeneric, "menuitemradio": RoleMenuItem, "tabpanel": RoleTabPanel,
	} {
		if got, ok := ParseRole(name); !ok || got != want {
			t.Errorf("%q is %q, %v", name, got, ok)
		}
	}
	for _, name := range []string{"gauge", "", "-", "butto", "buttons"} {
		if got, ok := ParseRole(name); ok || got != Role(name) {
			t.Errorf("%q is %q, %v", name, got, ok)
		}
	}
}

func TestIsText(t *testing.T) {
	if !RoleInput.IsText() || !RoleTerminal.IsText() || RoleText.IsText() || RoleSelect.IsText() {
		t.Error("IsText is wrong")
	}
}

func TestResultErr(t *testing.T) {
	for _, c := range []struct {
		result Result
		want   error
	}{
		{Result{Verdict: Handled}, nil}, {Result{Verdict: Unhandled}, nil}, {Result{Verdict: Gone}, nil},
		{Result{Verdict: Refused, Reason: ErrCovered}, ErrCovered}, {Result{Verdict: Dropped}, ErrDropped}, {Result{Verdict: Unknown}, ErrUnknown},
	} {
		if err := c.result.Err(); !errors.Is(err, c.want) || (err == nil) != (c.want == nil) {
			t.Errorf("%s: %v", c.result.Verdict, err)
		}
	}
}
