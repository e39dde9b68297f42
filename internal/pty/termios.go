package pty

// Termios is the state of a terminal's line discipline (POSIX termios). Values compare with ==, control characters and
// all flags included: a program that restored its terminal leaves the value that it found.
type Termios struct {
	Canonical        bool // ICANON: input comes by lines
	Echo             bool // ECHO: input is shown
	Signals          bool // ISIG: control characters such as Ctrl+C send signals
	OutputProcessing bool // OPOST: a line feed also returns the carriage

	flags [4]uint64 // input, output, control, local
	chars [32]byte
}

// IsRaw reports whether a program reads key by key: neither lines nor echo.
func (t Termios) IsRaw() bool { return !t.Canonical && !t.Echo }

// IsCooked reports whether the terminal is as a shell leaves it to programs: lines, echo and signals.
func (t Termios) IsCooked() bool { return t.Canonical && t.Echo && t.Signals && t.OutputProcessing }
