package accessibility

import (
	"slices"
	"sync"
)

// RoleRule says how nodes of a role are made, after WAI-ARIA 1.3 where it has
// the role.
type RoleRule struct {
	Role Role
	// Named roles need a name. Operated ones are controls: they need a name and
	// a way to reach them without a mouse. Passive ones cannot have the
	// keyboard.
	Named, Operated, Passive bool
	// Composite roles have the keyboard for what is inside them. Members have a
	// position in their container's set. Inside Leaf roles nothing is operated.
	Composite, Member, Leaf bool
	// Needs is a set of states of which a node has one. Allows are the states it
	// may have, beside [GlobalStates].
	Needs, Allows State
	// Range and Level say that it needs those of its Details.
	Range, Level bool
	// Parents are the roles of which one encloses it, directly or around groups;
	// none for a role that stands anywhere.
	Parents []Role
	// Children are the roles that may stand directly inside, beside
	// [PlainContent]; none for a role that may hold anything.
	Children []Role
}

// RoleRules lists the rules of all roles in the order of [Roles].
func RoleRules() []RoleRule { return append([]RoleRule(nil), roleRules[:]...) }

// GlobalStates are those that a node of any role may have.
const GlobalStates = StateFocused | StateFocusable | StateDisabled | StateHidden | StateOffscreen |
	StateBusy | StateSensitive | StateTruncated

// PlainContent lists the roles that may stand in any container: they group,
// explain or scroll what is there. So may the node of a layer, which lies
// above its container and not in it.
func PlainContent() []Role { return append([]Role(nil), plainContent[:]...) }

var plainContent = [...]Role{
	RoleGeneric, RoleGroup, RoleText, RoleLabel, RoleHeading, RoleStatus, RoleAlert,
	RoleSeparator, RoleSplitter, RoleScrollbar, RoleSpinner, RoleProgress, RoleTooltip,
}

const (
	checks = StateUnchecked | StateChecked | StateMixed
	onOff  = StateUnchecked | StateChecked
	choice = StateUnselected | StateSelected
	opens  = StateCollapsed | StateExpanded
	press  = StateUnpressed | StatePressed | StateMixed
	entry  = StateInvalid | StateRequired | StateReadonly
	pool   = StateMultiSelectable | StateModal | entry
)

var roleRules = [...]RoleRule{
	{Role: RoleApp},
	{Role: RoleGroup, Allows: StateModal | StateInvalid | StateRequired | opens},
	{Role: RoleRegion, Named: true, Allows: StateModal | opens},
	{Role: RoleGeneric, Passive: true},
	{Role: RoleForm, Allows: StateModal | StateInvalid},
	{Role: RoleToolbar, Composite: true},
	{Role: RoleHeading, Named: true, Passive: true, Level: true, Allows: opens},
	{Role: RoleText, Passive: true},
	{Role: RoleLabel, Passive: true},
	{Role: RoleLink, Operated: true, Allows: opens},
	{Role: RoleStatus, Passive: true},
	{Role: RoleAlert},
	{Role: RoleLog, Composite: true},
	{Role: RoleStatusBar},
	{Role: RoleDialog, Named: true, Allows: StateModal},
	{Role: RoleTooltip, Passive: true},
	{Role: RoleSeparator, Passive: true, Leaf: true},
	{Role: RoleSplitter, Operated: true, Leaf: true, Range: true, Allows: opens},
	{Role: RoleButton, Operated: true, Leaf: true, Allows: StateDefault | opens},
	{Role: RoleToggleButton, Operated: true, Leaf: true, Needs: press, Allows: press},
	{Role: RoleCheckbox, Operated: true, Leaf: true, Needs: checks, Allows: checks | entry},
	{Role: RoleSwitch, Operated: true, Leaf: true, Needs: onOff, Allows: onOff | entry},
	{Role: RoleRadioGroup, Named: true, Composite: true, Allows: entry, Children: []Role{RoleRadioButton}},
	{Role: RoleRadioButton, Operated: true, Member: true, Leaf: true, Needs: onOff, Allows: onOff, Parents: []Role{RoleRadioGroup, RoleToolbar, RoleMenu}},
	{Role: RoleInput, Operated: true, Allows: entry},
	{Role: RoleTextArea, Operated: true, Allows: entry},
	{Role: RoleNumberInput, Operated: true, Allows: entry},
	{Role: RoleSearchInput, Operated: true, Allows: entry},
	{Role: RoleComboBox, Operated: true, Composite: true, Needs: opens, Allows: opens | entry},
	{Role: RoleSelect, Operated: true, Composite: true, Needs: opens, Allows: opens | entry},
	{Role: RoleOption, Operated: true, Member: true, Leaf: true, Allows: choice | checks, Parents: []Role{RoleList, RoleSelect, RoleComboBox}},
	{Role: RoleSlider, Operated: true, Leaf: true, Range: true, Allows: entry},
	{Role: RoleList, Composite: true, Allows: pool, Children: []Role{RoleListItem, RoleOption}},
	{Role: RoleListItem, Member: true, Allows: choice | checks | opens | entry, Parents: []Role{RoleList, RoleLog}},
	{Role: RoleTable, Composite: true, Allows: pool, Children: []Role{RoleRow, RoleColumnHeader}},
	{Role: RoleRow, Member: true, Allows: choice | checks | opens | entry, Parents: []Role{RoleTable, RoleTree, RoleCalendar}, Children: []Role{RoleCell, RoleColumnHeader}},
	{Role: RoleCell, Allows: choice | checks | opens | entry, Parents: []Role{RoleRow, RoleCalendar}},
	{Role: RoleColumnHeader, Named: true, Allows: choice | entry, Parents: []Role{RoleRow, RoleTable, RoleCalendar}},
	{Role: RoleTree, Named: true, Composite: true, Allows: pool, Children: []Role{RoleTreeItem, RoleRow}},
	{Role: RoleTreeItem, Operated: true, Member: true, Level: true, Allows: choice | checks | opens | entry, Parents: []Role{RoleTree}},
	{Role: RoleTabList, Composite: true, Allows: StateMultiSelectable, Children: []Role{RoleTab, RoleButton}},
	{Role: RoleTab, Operated: true, Member: true, Leaf: true, Needs: choice, Allows: choice | opens, Parents: []Role{RoleTabList}},
	{Role: RoleTabPanel, Named: true},
	{Role: RoleMenuBar, Composite: true, Children: []Role{RoleMenuItem, RoleMenu}},
	{Role: RoleMenu, Composite: true, Allows: StateModal, Children: []Role{RoleMenuItem, RoleMenu, RoleRadioButton, RoleCheckbox}},
	{Role: RoleMenuItem, Operated: true, Member: true, Allows: checks | opens, Parents: []Role{RoleMenu, RoleMenuBar}},
	{Role: RoleProgress, Named: true, Passive: true, Leaf: true},
	{Role: RoleMeter, Named: true, Passive: true, Leaf: true, Range: true},
	{Role: RoleSpinner, Named: true, Passive: true, Leaf: true},
	{Role: RoleChart, Named: true},
	{Role: RoleCanvas, Named: true},
	{Role: RoleImage, Named: true, Leaf: true},
	{Role: RoleTerminal, Operated: true, Allows: StateReadonly},
	{Role: RoleCalendar, Named: true, Composite: true, Allows: pool, Children: []Role{RoleRow, RoleCell, RoleColumnHeader, RoleButton}},
	{Role: RoleScrollArea},
	{Role: RoleScrollbar, Leaf: true, Range: true},
}

// ruleOf is the rule of a role, in any spelling; one that is not documented
// has none of its own and is treated as generic.
func ruleOf(r Role) (rule *RoleRule, documented bool) {
	roleIndex.once.Do(indexRoles)
	if rule := roleIndex.byRole[r]; rule != nil {
		return rule, true
	}
	rule = roleIndex.byRole[canonical(r)]
	if rule == nil {
		return roleIndex.byRole[RoleGeneric], r == ""
	}
	return rule, true
}

// roleIndex is made when it is first asked for: most programs never do.
var roleIndex struct {
	once   sync.Once
	byRole map[Role]*RoleRule
}

func indexRoles() {
	roleIndex.byRole = make(map[Role]*RoleRule, len(roleRules))
	for i := range roleRules {
		roleIndex.byRole[roleRules[i].Role] = &roleRules[i]
	}
}

func isPlainContent(r Role) bool { return slices.Contains(plainContent[:], r) }
