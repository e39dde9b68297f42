package terminal

import (
	"fmt"
	"os"

	"golang.org/x/sys/windows"
)

// checkInput explains why in, the standard input, is no console.
func checkInput(in *os.File) error {
	var mode uint32
	if err := windows.GetConsoleMode(windows.Handle(in.Fd()), &mode); err != nil {
		return fmt.Errorf("%w (%w)", ErrNotTerminal, err)
	}
	return nil
}

// controlling names the console of a process.
const controlling = "CON"

// IsTerminal reports whether f is a console.
func IsTerminal(f *os.File) bool {
	var mode uint32
	return windows.GetConsoleMode(windows.Handle(f.Fd()), &mode) == nil
}

// Raw reports true: nobody else has a console.
func Raw() bool { return true }

func kernelSize() (width, height int) {
	var info windows.ConsoleScreenBufferInfo
	if windows.GetConsoleScreenBufferInfo(windows.Stdout, &info) != nil {
		return 0, 0
	}
	return int(info.Window.Right-info.Window.Left) + 1, int(info.Window.Bottom-info.Window.Top) + 1
}

// force does nothing: a console never refuses output.
func force([]byte) {}

// watchSize has the device call resized until stop.
func watchSize(resized func(), notify func(func())) (stop func()) {
	notify(resized)
	return func() { notify(nil) }
}

// discardInput does nothing: a console's input is taken as it comes.
func discardInput() {}
