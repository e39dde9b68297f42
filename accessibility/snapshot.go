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
	Announcements []string // newest last
	Problems      []string // mistakes of the app that the frame found
	Pending       []string // work the app says is under way
	// Idle reports that nothing is queued, no timer armed, nothing pending.
	Idle bool
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
