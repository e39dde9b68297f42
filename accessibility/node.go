package accessibility

import "image"

// Key identifies a node within its app: the hash of its container's key and
// its own ID, or of role, label and ordinal where it has no ID. It survives
// redraws, and with an ID also relabelling and restarts. Zero is no node.
type Key uint64

// Node is one thing on the screen: a control, a container or a piece of text.
//
// It is a plain value of at most 128 bytes. Its strings may alias memory that
// belongs to the app or the frame; [Tree.Clone] makes a copy that can be kept.
type Node struct {
	// Key is set by the frame that registers the node.
	Key Key
	// ID is the author's name for the node, unique among its siblings. A row's
	// ID is its item's own key.
	ID string
	// Role says what the node is.
	Role Role
	// Label is what a person calls it, from the app's logical text and never
	// from the drawn cells.
	Label string
	// Value is what it holds: an input's text, a chosen option. The value of a
	// sensitive node is always empty.
	Value string
	// Bounds are the node's visible screen cells, half open, (0,0) top left.
	Bounds image.Rectangle
	// States says what is true of it.
	States State
	// Actions are what it would react to now.
	Actions Action
	// Parent is the index of its container in Tree.Nodes, -1 at the top.
	Parent int32
	// Position is its 1-based place in a set of SetSize members, counted over
	// the data and not over what is drawn; 0 where it is in no set.
	Position, SetSize int32
	// Details is the 1-based index of its rare properties; 0 where it has
	// none. Read them with [Tree.Details].
	Details int32
}

// Details are the properties few nodes have. The zero value says nothing.
type Details struct {
	Description  string // a second sentence about the node
	Placeholder  string // an input's hint while it is empty
	Shortcut     string // the key chord that activates it, as "ctrl+s"
	ErrorMessage string // why an invalid node is invalid
	ValueText    string // a range's value as a person says it: "3 of 12"

	Range  Range // where Ranged
	Ranged bool  // the node has a numeric value

	ScrollX, ScrollY       int // columns and rows scrolled away
	ScrollMaxX, ScrollMaxY int // the largest of each

	Row, Column           int // 1-based, counted over the data; 0 is none
	RowCount, ColumnCount int // over the data; 0 is unknown
	Level                 int // 1-based depth of a heading or tree item; 0 is none

	// CaretRow and CaretColumn are the caret's 1-based place in clusters; 0 is
	// none. A sensitive node has none.
	CaretRow, CaretColumn int

	LabelledBy, DescribedBy, Controls, ActiveDescendant Key

	// CustomActions are the node's own actions beside the standard ones.
	CustomActions []CustomAction
}

// Range is the numeric value of a progress bar, slider or meter.
type Range struct{ Now, Min, Max, Step float64 }

// CustomAction is an action only this node has, such as "delete".
type CustomAction struct {
	Name        string // lower case, words joined by "-"
	Description string // one sentence for a person or an agent
}
