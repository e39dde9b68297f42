package limoni

import (
	"io"
	"time"

	"limoni/accessibility"
)

// Option changes how an app runs.
type Option func(*options)

type options struct {
	theme      *Theme
	output     io.Writer
	escTimeout time.Duration
	noMouse    bool
	automation automationOptions
}

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

// WithoutMouse leaves the mouse to the terminal, for its own text selection.
func WithoutMouse() Option { return func(o *options) { o.noMouse = true } }

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
