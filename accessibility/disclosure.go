package accessibility

import "sync"

// Grant is the set of policy fields that something needs before a caller
// outside the process may see it. The zero Grant is structure: always shown.
type Grant uint8

const (
	GrantScreen Grant = 1 << iota // needs Policy.ExposeScreen
	GrantValues                   // needs Policy.ExposeInputValues
)

func (g Grant) String() string {
	return [...]string{"always", "ExposeScreen", "ExposeInputValues", "ExposeScreen and ExposeInputValues"}[g&3]
}

// Grants reports whether p has every field of g set.
func (p Policy) Grants(g Grant) bool {
	return (g&GrantScreen == 0 || p.ExposeScreen) && (g&GrantValues == 0 || p.ExposeInputValues)
}

// Withheld is what p does not grant.
func (p Policy) Withheld() (g Grant) {
	for _, one := range [...]Grant{GrantScreen, GrantValues} {
		if !p.Grants(one) {
			g |= one
		}
	}
	return g
}

// Disclosure says what nodes of some roles tell a caller, and why.
//
// Value stands for the value itself, its text, the range, the error message
// and the caret. Roles, states, actions, bounds, positions, counts, relations,
// shortcuts and custom actions are structure for every role; a description
// needs ExposeScreen for every role; a placeholder is shown as the label is.
//
// The table is not all. A node of any role that advertises set-value,
// increment or decrement holds a value a user can change, so its value needs
// ExposeInputValues too and its cells are filled without. Text inside a text
// role (a line of a text area) is part of its value. Read text inside a row,
// or with a position in a set, hides its ID as the row does. A sensitive
// node keeps no more than its ID and label whatever the policy, and those only
// as its role does; what is inside it loses them as well.
type Disclosure struct {
	Roles            []Role
	ID, Label, Value Grant
	// Fill reports that the drawn cells would tell the value, so that without
	// the grant of Value they become a fixed fill even where the screen is
	// exposed.
	Fill   bool
	Reason string
}

// Disclosures is the whole table. Its last entry has no roles and stands for
// every role that is in no other.
func Disclosures() []Disclosure { return append([]Disclosure(nil), disclosures[:]...) }

var disclosures = [...]Disclosure{
	{
		Roles: []Role{
			RoleApp, RoleGroup, RoleRegion, RoleForm, RoleToolbar, RoleDialog,
			RoleList, RoleTable, RoleTree, RoleTabList, RoleTabPanel, RoleMenuBar,
			RoleMenu, RoleScrollArea, RoleSeparator,
		},
		Value:  GrantScreen,
		Reason: "a container is named by the app's author; what it summarises is text that is read",
	},
	{
		Roles:  []Role{RoleButton, RoleLink, RoleTab, RoleMenuItem, RoleColumnHeader},
		Value:  GrantScreen,
		Reason: "a control is operated by its name",
	},
	{
		Roles:  []Role{RoleProgress, RoleMeter, RoleChart, RoleCanvas},
		Value:  GrantScreen,
		Reason: "the name says what is measured or drawn; how much it is, is text that is read",
	},
	{
		Roles:  []Role{RoleToggleButton, RoleCheckbox, RoleSwitch, RoleRadioButton, RoleRadioGroup, RoleCalendar},
		Value:  GrantValues,
		Reason: "its state is structure and says what is chosen, so that its cells tell no more; a value beside the state is the user's",
	},
	{
		Roles:  []Role{RoleScrollbar, RoleSplitter},
		Value:  GrantValues,
		Reason: "a user can change it; what it shows is geometry, as bounds are",
	},
	{
		Roles:  []Role{RoleInput, RoleTextArea, RoleNumberInput, RoleSearchInput, RoleComboBox, RoleSelect, RoleSlider},
		Value:  GrantValues,
		Fill:   true,
		Reason: "a control with a name, whose value the user enters and the cells show",
	},
	{
		Roles:  []Role{RoleTerminal},
		Value:  GrantScreen | GrantValues,
		Fill:   true,
		Reason: "a control with a name; its text is output that is read and input that was typed",
	},
	{
		Roles:  []Role{RoleListItem, RoleRow, RoleCell, RoleTreeItem, RoleOption},
		ID:     GrantScreen,
		Label:  GrantScreen,
		Value:  GrantScreen,
		Reason: "rows are data, and a row's ID is its item's key: without ExposeScreen it is known by position and ref",
	},
	{
		Roles: []Role{
			RoleHeading, RoleText, RoleLabel, RoleStatus, RoleAlert, RoleLog,
			RoleStatusBar, RoleTooltip, RoleImage, RoleSpinner,
		},
		Label:  GrantScreen,
		Value:  GrantScreen,
		Reason: "text that is read rather than operated; its ID is the author's and stays",
	},
	{
		Label:  GrantScreen,
		Value:  GrantScreen,
		Reason: "generic, and any role that is not documented, says nothing of its content and counts as text that is read",
	},
}

func disclosureOf(r Role) *Disclosure {
	disclosureIndex.once.Do(indexDisclosures)
	if d := disclosureIndex.byRole[r]; d != nil {
		return d
	}
	return &disclosures[len(disclosures)-1]
}

// disclosureIndex is made when it is first asked for: most programs never do.
var disclosureIndex struct {
	once   sync.Once
	byRole map[Role]*Disclosure
}

func indexDisclosures() {
	disclosureIndex.byRole = make(map[Role]*Disclosure, len(roles))
	for i := range disclosures {
		for _, role := range disclosures[i].Roles {
			disclosureIndex.byRole[role] = &disclosures[i]
		}
	}
}
