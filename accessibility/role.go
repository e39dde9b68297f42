package accessibility

import "strings"

// Role says what a node is. The set is documented and open: a client keeps a
// role it does not know and treats it as [RoleGeneric].
type Role string

const (
	RoleApp          Role = "app"
	RoleGroup        Role = "group"
	RoleRegion       Role = "region"
	RoleGeneric      Role = "generic"
	RoleForm         Role = "form"
	RoleToolbar      Role = "toolbar"
	RoleHeading      Role = "heading"
	RoleText         Role = "text"
	RoleLabel        Role = "label"
	RoleLink         Role = "link"
	RoleStatus       Role = "status"
	RoleAlert        Role = "alert"
	RoleLog          Role = "log"
	RoleStatusBar    Role = "status-bar"
	RoleDialog       Role = "dialog"
	RoleTooltip      Role = "tooltip"
	RoleSeparator    Role = "separator"
	RoleSplitter     Role = "splitter"
	RoleButton       Role = "button"
	RoleToggleButton Role = "toggle-button"
	RoleCheckbox     Role = "checkbox"
	RoleSwitch       Role = "switch"
	RoleRadioGroup   Role = "radio-group"
	RoleRadioButton  Role = "radio-button"
	RoleInput        Role = "input"
	RoleTextArea     Role = "text-area"
	RoleNumberInput  Role = "number-input"
	RoleSearchInput  Role = "search-input"
	RoleComboBox     Role = "combo-box"
	RoleSelect       Role = "select"
	RoleOption       Role = "option"
	RoleSlider       Role = "slider"
	RoleList         Role = "list"
	RoleListItem     Role = "list-item"
	RoleTable        Role = "table"
	RoleRow          Role = "row"
	RoleCell         Role = "cell"
	RoleColumnHeader Role = "column-header"
	RoleTree         Role = "tree"
	RoleTreeItem     Role = "tree-item"
	RoleTabList      Role = "tab-list"
	RoleTab          Role = "tab"
	RoleTabPanel     Role = "tab-panel"
	RoleMenuBar      Role = "menu-bar"
	RoleMenu         Role = "menu"
	RoleMenuItem     Role = "menu-item"
	RoleProgress     Role = "progress"
	RoleMeter        Role = "meter"
	RoleSpinner      Role = "spinner"
	RoleChart        Role = "chart"
	RoleCanvas       Role = "canvas"
	RoleImage        Role = "image"
	RoleTerminal     Role = "terminal"
	RoleCalendar     Role = "calendar"
	RoleScrollArea   Role = "scroll-area"
	RoleScrollbar    Role = "scrollbar"
)

// Roles lists the documented roles in the order of the constants.
func Roles() []Role { return append([]Role(nil), roles[:]...) }

var roles = [...]Role{
	RoleApp, RoleGroup, RoleRegion, RoleGeneric, RoleForm, RoleToolbar,
	RoleHeading, RoleText, RoleLabel, RoleLink, RoleStatus, RoleAlert, RoleLog,
	RoleStatusBar, RoleDialog, RoleTooltip, RoleSeparator, RoleSplitter,
	RoleButton, RoleToggleButton, RoleCheckbox, RoleSwitch, RoleRadioGroup,
	RoleRadioButton, RoleInput, RoleTextArea, RoleNumberInput, RoleSearchInput,
	RoleComboBox, RoleSelect, RoleOption, RoleSlider, RoleList, RoleListItem,
	RoleTable, RoleRow, RoleCell, RoleColumnHeader, RoleTree, RoleTreeItem,
	RoleTabList, RoleTab, RoleTabPanel, RoleMenuBar, RoleMenu, RoleMenuItem,
	RoleProgress, RoleMeter, RoleSpinner, RoleChart, RoleCanvas, RoleImage,
	RoleTerminal, RoleCalendar, RoleScrollArea, RoleScrollbar,
}

// roleAliases are web and peer spellings.
var roleAliases = [...]struct {
	name string
	role Role
}{
	{"textbox", RoleInput}, {"text-input", RoleInput}, {"password-input", RoleInput},
	{"password", RoleInput}, {"progress-bar", RoleProgress}, {"img", RoleImage},
	{"list-box", RoleList}, {"grid", RoleTable}, {"tree-grid", RoleTable},
	{"grid-cell", RoleCell}, {"radio", RoleRadioButton}, {"tabs", RoleTabList},
	{"pane", RoleRegion}, {"spin-button", RoleNumberInput}, {"search-box", RoleSearchInput},
	{"alert-dialog", RoleDialog}, {"paragraph", RoleText}, {"other", RoleGeneric},
	{"application", RoleApp}, {"row-header", RoleCell}, {"menu-item-checkbox", RoleMenuItem},
	{"menu-item-radio", RoleMenuItem}, {"static-text", RoleText}, {"none", RoleGeneric},
	{"presentation", RoleGeneric},
}

// ParseRole returns the canonical role of a name. Case, "-", "_" and spaces do
// not count, and the usual web and peer spellings are understood ("textbox",
// "list_item", "progressbar", "img"). ok is false for a name that is none of
// these; the role then is the name itself.
func ParseRole(name string) (role Role, ok bool) {
	for _, r := range roles {
		if sameRole(string(r), name) {
			return r, true
		}
	}
	for _, a := range roleAliases {
		if sameRole(a.name, name) {
			return a.role, true
		}
	}
	return Role(name), false
}

// sameRole compares two spellings without building plain ones, for it runs
// over every role of every query.
func sameRole(a, b string) bool {
	for {
		a, b = strings.TrimLeft(a, "-_ "), strings.TrimLeft(b, "-_ ")
		if a == "" || b == "" {
			return a == b
		}
		if lower(a[0]) != lower(b[0]) {
			return false
		}
		a, b = a[1:], b[1:]
	}
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// IsText reports whether a node of this role takes typed text.
func (r Role) IsText() bool {
	switch r {
	case RoleInput, RoleTextArea, RoleNumberInput, RoleSearchInput, RoleComboBox, RoleTerminal:
		return true
	}
	return false
}
