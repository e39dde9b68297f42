package terminal

// Kind says which fields of an [Event] are set.
type Kind uint8

const (
	KindNone    Kind = iota
	KindKey          // Chord, Repeat, Release
	KindPaste        // Text, Truncated
	KindPress        // X, Y, Button, Mod
	KindRelease      // X, Y, Button (ButtonNone where the terminal did not say which), Mod
	KindMotion       // X, Y, Mod, and Button where one is held
	KindWheel        // X, Y, DX, DY, Mod
	KindFocus        // Focused
	KindReply        // Text
)

// Button is a button of the mouse. The wheel is none: it is [KindWheel].
type Button uint8

const (
	ButtonNone Button = iota
	ButtonLeft
	ButtonMiddle
	ButtonRight
	ButtonBack
	ButtonForward
)

// Event is one thing that the terminal reported. It is a plain value and
// compares with ==.
type Event struct {
	Kind   Kind
	Button Button
	Mod    Mod // of a mouse event; a key has its own in Chord

	// Repeat is set on a press that the keyboard repeats, and Release when the
	// key goes up. Only terminals with the kitty keyboard protocol tell; a
	// release is never a press.
	Repeat, Release bool
	Focused         bool // the terminal's window has the keyboard
	Truncated       bool // the paste was longer than 16 MiB: its end is missing

	Chord  Chord
	X, Y   int // cell of the mouse, from 0, not clipped to the screen
	DX, DY int // steps of the wheel: 1 is right or down, -1 left or up

	// Text is what was pasted, valid UTF-8 whose line breaks are "\n"; or, of a
	// reply, its bytes from the introducer to the terminator, both in their
	// 7-bit form (an 8-bit CSI is "\x1b[").
	Text string
}
