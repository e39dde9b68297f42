package accessibility

import (
	"image"
	"strings"
)

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

// Screen is the drawn cells as text. A cell holds one grapheme cluster; the
// second cell of a wide one is "".
type Screen struct {
	Width, Height int
	Cells         []string // Width*Height, row by row
}

// Clone returns a deep copy that shares no memory with s, not even the bytes
// of its strings.
func (s *Snapshot) Clone() *Snapshot {
	c := *s
	c.Tree = s.Tree.Clone()
	c.Screen.Cells = cloneStrings(s.Screen.Cells)
	c.Layers = append([]Layer(nil), s.Layers...)
	c.Title = strings.Clone(s.Title)
	c.Announcements = cloneStrings(s.Announcements)
	c.Problems = cloneStrings(s.Problems)
	c.Pending = cloneStrings(s.Pending)
	return &c
}

// cloneStrings copies many short strings into one allocation.
func cloneStrings(texts []string) []string {
	if len(texts) == 0 {
		return nil
	}
	all := strings.Clone(strings.Join(texts, "")) // Join hands out a single text as it is
	out := make([]string, len(texts))
	for i, text := range texts {
		out[i], all = all[:len(text)], all[len(text):]
	}
	return out
}
