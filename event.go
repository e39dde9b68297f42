package limoni

import (
	"time"

	"limoni/internal/terminal"
)

// Chord is a key with its modifiers. Its String is the canonical name that
// [Frame.Key] takes: "ctrl+s", "shift+tab", "pageup", "space", "Q", "+".
type Chord = terminal.Chord

// ParseChord reads a chord's name. Modifier and key names ignore case and have
// the usual aliases ("escape", "pgdn", "option+x"); the case of a single
// letter counts. The error names what is wrong and gives an example.
func ParseChord(name string) (Chord, error) { return terminal.ParseChord(name) }

// EventKind says what an [Event] is.
type EventKind uint8

const (
	EventNone    EventKind = iota
	EventKey               // Chord was pressed, or repeated
	EventText              // Text was typed into a text widget
	EventPaste             // Text was pasted; line breaks are "\n"
	EventPress             // a mouse button went down at X, Y
	EventRelease           // a mouse button went up
	EventMotion            // the mouse moved, with Button held or ButtonNone
	EventWheel             // the wheel turned by DX, DY
	EventCancel            // a press was taken back: no click will come of it
)

// Button is a mouse button.
type Button uint8

const (
	ButtonNone Button = iota
	ButtonLeft
	ButtonMiddle
	ButtonRight
)

// Event is one input, as the node that it was routed to sees it.
type Event struct {
	Kind   EventKind
	Chord  Chord  // EventKey
	Repeat bool   // EventKey: the key is held down; only some terminals tell
	Text   string // EventText and EventPaste
	X, Y   int    // cells, for the mouse
	Button Button
	// Clicks is 1 for a press or release, 2 for the second within half a
	// second at the same node, and so on.
	Clicks int
	DX, DY int // wheel steps, positive is right and down
	Ctrl   bool
	Alt    bool
	Shift  bool
	Time   time.Time // when it was read, on the app's clock
}

// doubleClickTime is the usual bound between two clicks of a double click.
const doubleClickTime = 500 * time.Millisecond

// input is a decoded event on its way to the draw function.
type input struct {
	Event
	frame uint64 // the frame that was on the screen when it was read
	read  uint64 // which read it came in: runs of text do not cross reads
	byDo  bool
}

// printable reports whether in is a key that types a character.
func (in *input) printable() bool {
	_, ok := in.Chord.Text()
	return ok && in.Kind == EventKey
}
