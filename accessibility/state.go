package accessibility

import (
	"math/bits"
	"strings"
)

// State is a set of facts about a node. A fact with a meaningful "no" has a
// bit for each answer, so that an unchecked box differs from a thing that
// cannot be checked: absent means it does not apply.
type State uint32

const (
	StateFocused         State = 1 << iota // has the keyboard
	StateFocusable                         // can have the keyboard
	StateDisabled                          // shown but inert; its descendants too
	StateHidden                            // laid out but not shown
	StateOffscreen                         // no cell of it is visible
	StateBusy                              // changing; wait for it
	StateInvalid                           // its value is refused; see Details.ErrorMessage
	StateRequired                          // must have a value
	StateReadonly                          // its value cannot be changed by the user
	StateModal                             // shuts off everything below it
	StateMultiSelectable                   // several members may be selected
	StateSensitive                         // holds a secret: its text is never told
	StateTruncated                         // drawn shortened; Label has the whole text
	StateDefault                           // the button Enter presses
	StateUnchecked
	StateChecked
	StateMixed // partly checked
	StateUnselected
	StateSelected
	StateCollapsed
	StateExpanded
	StateUnpressed
	StatePressed
)

var stateNames = [...]string{
	"focused", "focusable", "disabled", "hidden", "offscreen", "busy",
	"invalid", "required", "readonly", "modal", "multi-selectable",
	"sensitive", "truncated", "default", "unchecked", "checked", "mixed",
	"unselected", "selected", "collapsed", "expanded", "unpressed", "pressed",
}

// Checked returns StateChecked or StateUnchecked.
func Checked(on bool) State { return either(on, StateChecked, StateUnchecked) }

// Selected returns StateSelected or StateUnselected.
func Selected(on bool) State { return either(on, StateSelected, StateUnselected) }

// Expanded returns StateExpanded or StateCollapsed.
func Expanded(on bool) State { return either(on, StateExpanded, StateCollapsed) }

// Pressed returns StatePressed or StateUnpressed.
func Pressed(on bool) State { return either(on, StatePressed, StateUnpressed) }

func either(on bool, yes, no State) State {
	if on {
		return yes
	}
	return no
}

// Has reports whether every state of want is in s.
func (s State) Has(want State) bool { return s&want == want }

// Names lists the states by their wire names, in the order of the constants.
func (s State) Names() []string { return bitNames(uint32(s), stateNames[:]) }

// String is the names joined by ", ".
func (s State) String() string { return strings.Join(s.Names(), ", ") }

// ParseState returns the state of a wire name.
func ParseState(name string) (State, bool) {
	i := nameIndex(name, stateNames[:])
	return State(1) << max(i, 0), i >= 0
}

func bitNames(set uint32, names []string) []string {
	out := make([]string, 0, bits.OnesCount32(set))
	for i, name := range names {
		if set&(1<<i) != 0 {
			out = append(out, name)
		}
	}
	return out
}

func nameIndex(name string, names []string) int {
	for i, n := range names {
		if n == name {
			return i
		}
	}
	return -1
}
