package accessibility

// Selector describes nodes of a tree. Every field that is set must match; the
// zero Selector matches everything. It is a description, resolved anew at
// each use.
type Selector struct {
	// Ref is a number from the outline, "@12" without the sign. It alone
	// decides where it is set.
	Ref uint32
	// ID is the author's ID, exact.
	ID string
	// Role is a role in any spelling that ParseRole understands.
	Role Role
	// Label is the whole label, exact and case sensitive, after white space is
	// trimmed and folded.
	Label string
	// LabelContains is a part of the label, case sensitive.
	LabelContains string
	// Text is a part of the label or the value, case sensitive.
	Text string
	// Value is the whole value as an outline shows it, so that a range has its
	// text; nil is any, and a pointer to "" is empty.
	Value *string
	// States must all be there, and none of NotStates.
	States, NotStates State
	// Within is a container, resolved to exactly one node, that must enclose
	// the match. Where it matches nothing there is no match.
	Within *Selector
	// Has and HasNot are descendants that must be there, or must not. Their
	// Nth counts below the node in question.
	Has, HasNot *Selector
	// Nth picks one of the matches, from 0, negative from the end. nil is all.
	Nth *int
}
