package accessibility

import "image"

// Snapshot is one presented frame, copied: nothing in it changes any more.
type Snapshot struct {
	// Frame counts presented frames from 1.
	Frame  uint64
	Tree   Tree
	Screen Screen
	// Layers are the open layers from the bottom to the top. The first is the
	// base, whose Node is 0.
	Layers []Layer
	// Focus is the focused node, 0 where there is none.
	Focus         Key
	Width, Height int // cells
	Cursor        Cursor
	Title         string
	Announcements []Announcement // newest last
	Problems      []string       // mistakes of the app that the frame found
	Pending       []string       // work the app says is under way
	// Idle reports that nothing is queued, no timer armed, nothing pending.
	Idle bool
	// Human tells when a person last did something at the app's own terminal: a
	// key, a paste, a button, the wheel, a drag; not the mere moving of the mouse,
	// not another size, and nothing that came by Do. It is 0 before the first,
	// and else one more than the frame that was on the screen when the app took
	// it: the number of the first frame that can show it, also where nothing
	// wanted it and that frame has not come yet. So Human > F says, of the last
	// frame F that a caller has seen, that a person did something which F does not
	// show yet. In an app in memory, Feed is the person.
	Human uint64
	// Withheld is what [Redact] has taken away: the grants that a policy did not
	// give.
	Withheld Grant
}

// Announcement is what a screen reader says of a change.
type Announcement struct {
	Text       string
	Politeness Politeness
	// Frame is the number of the frame that said it.
	Frame uint64
}

// Politeness is how a screen reader treats an announcement, as ARIA's
// aria-live does.
type Politeness uint8

const (
	Polite    Politeness = iota // when it has finished what it says
	Assertive                   // at once
)

var politenessNames = [...]string{"polite", "assertive"}

// String is the wire name.
func (p Politeness) String() string { return politenessNames[min(int(p), len(politenessNames)-1)] }

// ParsePoliteness returns the politeness of a wire name.
func ParsePoliteness(name string) (Politeness, bool) {
	i := nameIndex(name, politenessNames[:])
	return Politeness(max(i, 0)), i >= 0
}

// Layer is a part of the screen that lies above others. A node belongs to the
// layer of its nearest ancestor, or itself, that is a layer's Node.
type Layer struct {
	Node   Key
	Bounds image.Rectangle
	Modal  bool
}

// Cursor is the terminal's cursor. It has a place even where it is not shown,
// and screen readers follow it.
type Cursor struct {
	X, Y    int
	Visible bool
}
