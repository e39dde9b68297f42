package limoni

import (
	"io"
	"time"

	"limoni/accessibility"
	"limoni/internal/screen"
)

// Option changes how an app runs.
type Option func(*options)

type options struct {
	theme        *Theme
	output       io.Writer
	escTimeout   time.Duration
	noMouse      bool
	motion       motion
	frameTime    time.Duration // the least between two frames, 0 for none
	frameTimeSet bool
	suspend      bool
	inline       int
	title        string
	colors       *ColorProfile
	terminal     *Capabilities
	pictures     *PictureProtocol
	automation   automationOptions
}

// ColorProfile says which colours a terminal shows.
type ColorProfile = screen.Profile

// The colour profiles. What a terminal has fewer of becomes the nearest of
// what it has.
const (
	TrueColor = screen.TrueColor // 24 bits
	Color256  = screen.Color256
	Color16   = screen.Color16
	NoColor   = screen.NoColor // bold, reverse and the other attributes are kept
)

// Capabilities are what a terminal understands beyond what all of them do. The
// zero value uses none of it.
type Capabilities = screen.Capabilities

// AutomationPolicy says what a program outside may see and do. The zero policy
// shows structure only and permits no input; see [accessibility.Policy].
type AutomationPolicy = accessibility.Policy

type automationOptions struct {
	path   string
	policy AutomationPolicy
	set    bool
}

// WithTheme uses t instead of [DefaultTheme].
func WithTheme(t *Theme) Option { return func(o *options) { o.theme = t } }

// WithEscTimeout is how long a lone Esc waits for the rest of a key sequence,
// 50 ms by default. A slow remote line may need more.
func WithEscTimeout(d time.Duration) Option { return func(o *options) { o.escTimeout = d } }

// WithMouse says whether the app gets the mouse, as it does by default. Without
// it the terminal keeps it, for its own selecting of text and scrolling; inline
// it always does.
func WithMouse(on bool) Option { return func(o *options) { o.noMouse = !on } }

// WithInline draws in a band of so many rows of the normal screen, where the
// cursor is, instead of taking the whole screen: for a prompt, a picker, the
// progress of a command. What is above stays, also in the scrollback, and the
// last frame stays when the app ends. The band is as wide as the terminal and
// at most as high. The mouse stays with the terminal.
func WithInline(height int) Option { return func(o *options) { o.inline = max(height, 1) } }

// WithTitle names the terminal's window while the app runs; see
// [Frame.SetTitle].
func WithTitle(name string) Option { return func(o *options) { o.title = name } }

// WithSuspend makes a Ctrl+Z that nobody asked for stop the process, as it does
// with other programs; the shell's fg brings the app back. (A text field that
// has the focus asks for it: it undoes.) Where nothing controls jobs the key
// does nothing. SIGTSTP from outside always works.
func WithSuspend() Option { return func(o *options) { o.suspend = true } }

// WithColors uses the colours of p, whatever the terminal and the environment
// say.
func WithColors(p ColorProfile) Option { return func(o *options) { o.colors = &p } }

// WithCapabilities uses c instead of what the terminal says of itself: for a
// terminal that says it wrongly, and for an app in memory, which has none to
// ask and otherwise uses none.
func WithCapabilities(c Capabilities) Option { return func(o *options) { o.terminal = &c } }

// The largest screen that is drawn, in cells. A terminal may say that it is
// larger; what is beyond stays blank.
const (
	maxSide  = 4096
	maxCells = 1 << 22
)

// fit is the size of the app in a terminal of w by h cells.
func (o *options) fit(w, h int) Point {
	w, h = min(max(w, 0), maxSide), min(max(h, 0), maxSide)
	if w*h > maxCells {
		h = maxCells / w
	}
	if o.inline > 0 {
		h = min(h, o.inline)
	}
	return Point{X: w, Y: h}
}

// WithOutput makes an app in memory write the bytes of each frame to w, one
// Write a frame and none where nothing changed, as it would to a terminal. It
// has no effect in a terminal.
func WithOutput(w io.Writer) Option { return func(o *options) { o.output = w } }

// WithAutomation lets other programs of the same user see and drive the app
// through a Unix socket at path, as far as policy allows. A path without a
// separator is a label: the socket is limoni-LABEL.sock in the user's runtime
// directory. It works in builds with the tag limoni_debug; without it [Run]
// returns [ErrAutomationNotCompiled].
func WithAutomation(path string, policy AutomationPolicy) Option {
	return func(o *options) { o.automation = automationOptions{path, policy, true} }
}
