package accessibility

import "strings"

// Action is a set of things a node would react to now. A node advertises an
// action if and only if performing it would do something: a disabled node and
// a node behind a modal advertise none. A node's own actions are named in
// Details.CustomActions.
type Action uint32

const (
	ActionActivate  Action = 1 << iota // its primary effect, as a click
	ActionFocus                        // give it the keyboard
	ActionSelect                       // make it the chosen one
	ActionToggle                       // flip its checked or pressed state
	ActionExpand                       // show what it holds
	ActionCollapse                     // hide what it holds
	ActionIncrement                    // one step up
	ActionDecrement                    // one step down
	ActionScroll                       // move its view; the value is rows, negative is up
	ActionSetValue                     // replace its value
	ActionDismiss                      // close, cancel or undo it
	ActionShowMenu                     // open its context menu
)

var actionNames = [...]string{
	"activate", "focus", "select", "toggle", "expand", "collapse",
	"increment", "decrement", "scroll", "set-value", "dismiss", "show-menu",
}

// Has reports whether every action of want is in a.
func (a Action) Has(want Action) bool { return a&want == want }

// Names lists the actions by their wire names, in the order of the constants.
func (a Action) Names() []string { return bitNames(uint32(a), actionNames[:]) }

// String is the names joined by ", ".
func (a Action) String() string { return strings.Join(a.Names(), ", ") }

// ParseAction returns the standard action of a wire name; "_" counts as "-".
func ParseAction(name string) (Action, bool) {
	i := nameIndex(strings.ReplaceAll(name, "_", "-"), actionNames[:])
	return Action(1) << max(i, 0), i >= 0
}
