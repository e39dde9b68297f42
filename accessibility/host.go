package accessibility

import (
	"context"
	"errors"
)

// Host is a live user interface seen from outside. Its methods may be called
// from any goroutine but the one that draws, where they return
// [ErrOnUIGoroutine].
type Host interface {
	// Snapshot returns the first snapshot of a frame after the given one;
	// after 0 it returns the current one. It waits until there is such a
	// frame, ctx ends, or none can come any more ([ErrIdle], [ErrEnded]).
	Snapshot(ctx context.Context, after uint64) (*Snapshot, error)

	// Do performs req and returns when the frame that shows its effect has
	// been presented. An error means that there is no verdict; a request that
	// was refused has one. The end of ctx ends the wait and not the input.
	Do(ctx context.Context, req Request) (Result, error)
}

var (
	// ErrOnUIGoroutine says that a Host was called from its own draw function
	// or a posted function, where waiting for a frame would never end.
	ErrOnUIGoroutine = errors.New("accessibility: Host called on the UI goroutine, which cannot wait for itself; call it from another goroutine")
	// ErrIdle says that no further frame can come: nothing is queued, no timer
	// is armed and no work is pending.
	ErrIdle = errors.New("accessibility: the app is idle, no further frame will come")
	// ErrEnded says that the app has ended.
	ErrEnded = errors.New("accessibility: the app has ended")
	// ErrUnknown says that the connection was lost before a verdict came: the
	// input may or may not have been performed and must not be sent again.
	ErrUnknown = errors.New("accessibility: connection lost before a verdict, the input may have been performed; look at the tree before sending it again")
)

// Op says what kind of input a [Request] is.
type Op string

const (
	OpAct    Op = "act"    // a semantic action on Target
	OpClick  Op = "click"  // a real mouse click on visible cells of Target
	OpDrag   Op = "drag"   // a button pressed on Target, moved and released at To
	OpHover  Op = "hover"  // the mouse moved to a visible cell of Target
	OpWheel  Op = "wheel"  // the wheel turned over a visible cell of Target
	OpKey    Op = "key"    // one key chord
	OpText   Op = "text"   // text for the focused text widget
	OpPaste  Op = "paste"  // the same as a bracketed paste
	OpMouse  Op = "mouse"  // one mouse event at a cell
	OpResize Op = "resize" // another size, for apps in memory
)

// Request is one input. Op decides which of the other fields count.
type Request struct {
	Op Op
	// Target names a node for OpAct, OpClick, OpDrag, OpHover and OpWheel. Key,
	// where not 0, names it instead. For OpText and OpPaste it may be left out;
	// where it is given, that node must have the focus when the text arrives and
	// must not be read-only, or nothing is typed.
	Target Selector
	Key    Key
	// Item, where not zero, means that row of the target container, drawn or
	// not.
	Item Item
	// Action is a standard or custom action name, for OpAct, and Value what it
	// carries: the new value, or rows to scroll.
	Action, Value string
	// Chord is a key with its modifiers, as "ctrl+s", for OpKey.
	Chord string
	// Text is for OpText and OpPaste.
	Text string
	// To is where an OpDrag ends.
	To Destination
	// Mouse is for OpMouse; OpClick reads Button, Count and Mods of it, OpDrag
	// Button and Mods, OpHover Mods, and OpWheel DX, DY and Mods.
	Mouse Mouse
	// Width and Height are in cells, for OpResize.
	Width, Height int
	// Redact reduces a snapshot to what the caller may know. The app resolves
	// the target, lists candidates and compares frames on the reduced view
	// only. It may write to what it is given and must not keep it: the memory
	// is used again when the request is done. It never crosses a wire.
	Redact func(*Snapshot)
}

// Item names one row of a container by its own key or its 1-based position
// over the data. The zero Item names none.
type Item struct {
	Key      string
	Position int
}

// Destination is where a drag ends: on a visible cell of a node, or at a cell
// of the screen. The zero Destination is none.
type Destination struct {
	// Target names the node; Key, where not 0, names it instead.
	Target Selector
	Key    Key
	// X and Y are the cell, (0,0) top left, where Cell is true.
	X, Y int
	Cell bool
}

// Mouse is a mouse event at a cell. The zero Button is the left one and a
// Count of 0 is 1.
type Mouse struct {
	Event  string // "press", "release", "move", "wheel"
	Button string // "left", "middle", "right"; "none" for a move without one
	Count  int    // 2 for a double click
	X, Y   int    // cells, (0,0) top left
	DX, DY int    // wheel steps, positive is right and down
	Mods   string // "ctrl+shift"
}

// Verdict is the one answer every input gets.
type Verdict string

const (
	Handled   Verdict = "handled"   // something took it
	Unhandled Verdict = "unhandled" // a frame ran and nothing wanted it
	Refused   Verdict = "refused"   // it was not delivered; Reason says why
	Dropped   Verdict = "dropped"   // the queue was full
	Gone      Verdict = "gone"      // the app ended after taking it: a success
	Unknown   Verdict = "unknown"   // connection lost without an answer; never send it again
)

// Result is what became of a [Request].
type Result struct {
	Verdict Verdict
	// Reason and Message say why an input was refused: Message in a sentence
	// with what to try. Candidates are outline lines, each a valid selector.
	Reason     Reason
	Message    string
	Candidates []string
	// Frame is the number of the frame that shows the effect.
	Frame uint64
	// Changed reports whether the caller's view differs from the one before.
	Changed bool
	// Focus is the outline line of the focused node, "" where there is none.
	Focus string
	// Target is the outline line of the node the input went to, as it was
	// before, "" where it had no target.
	Target string
	// Pending names the work the app says is still under way.
	Pending []string
	// Clusters counts the grapheme clusters that OpText and OpPaste added.
	Clusters int
	// Scrolled reports that the row had to be scrolled into view first.
	Scrolled bool
	// Flashed are outline lines of nodes that appeared since the caller last
	// looked and are gone again, and of such texts of status and alert. A server
	// fills them in, which sees every frame.
	Flashed []string
	// Human is as [Snapshot.Human], at the time of this result. A request that
	// was dropped or lost has none.
	Human uint64
}

// Err is nil unless the input was refused, dropped or of unknown fate; then
// errors.Is matches the Reason, or ErrUnknown.
func (r Result) Err() error {
	switch r.Verdict {
	case Refused:
		return &Refusal{Reason: r.Reason, Message: r.Message, Candidates: r.Candidates}
	case Dropped:
		return &Refusal{Reason: ErrDropped, Message: "the app's queue is full and the input was dropped; wait for a frame and send it again"}
	case Unknown:
		return ErrUnknown
	}
	return nil
}

// Reason is why an input was refused. It is itself an error, to be matched
// with errors.Is; its text is the name used on the wire.
type Reason string

const (
	ErrNoSuchNode    Reason = "no-such-node"   // nothing matches
	ErrAmbiguous     Reason = "ambiguous"      // several match
	ErrStaleRef      Reason = "stale-ref"      // that @ref's node is gone
	ErrNotAdvertised Reason = "not-advertised" // the node does not offer that action now
	ErrDisabled      Reason = "disabled"
	ErrHidden        Reason = "hidden"       // no cell of it is visible
	ErrCovered       Reason = "covered"      // something lies on top of it
	ErrBehindModal   Reason = "behind-modal" // a modal shuts it off
	ErrUnstable      Reason = "unstable"     // it is still moving
	ErrReadonly      Reason = "readonly"
	ErrNotFocused    Reason = "not-focused" // the text was for a node that has not the focus
	ErrPolicy        Reason = "policy"      // the app's automation policy forbids it
	ErrBadValue      Reason = "bad-value"   // a field of the request cannot be used
	ErrDropped       Reason = "dropped"
)

func (r Reason) Error() string { return string(r) }

// Refusal is the error form of a refused input or a selector that did not
// resolve to one node.
type Refusal struct {
	Reason     Reason
	Message    string   // what, why and what to try
	Candidates []string // outline lines, each a valid selector
}

func (e *Refusal) Error() string {
	msg := string(e.Reason) + ": " + e.Message
	for _, line := range e.Candidates {
		msg += "\n  " + line
	}
	return msg
}

// Unwrap makes errors.Is match the Reason.
func (e *Refusal) Unwrap() error { return e.Reason }
