//go:build unix

package limoni_test

import (
	"errors"
	"os/exec"
	"testing"

	"limoni"
)

// In memory a child runs beside the app; its error is the caller's.
func TestExecInMemory(t *testing.T) {
	var err error
	app := limoni.New(20, 2, func(f *limoni.Frame) {
		if f.Key("x") {
			err = f.App().Exec(exec.Command("/bin/sh", "-c", "exit 3"))
		}
	})
	app.Feed([]byte("x"))
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 3 {
		t.Errorf("the child's end is %v", err)
	}
	app.Close()
	if err := app.Exec(exec.Command("/bin/sh", "-c", "exit 0")); !errors.Is(err, limoni.ErrEnded) {
		t.Errorf("after the end: %v, want ErrEnded", err)
	}
}

// Whoever waits for a child from another goroutine is told, also by the end of
// the app.
func TestExecFromAnotherGoroutineReturnsWhenTheAppEnds(t *testing.T) {
	for _, end := range []func(app *limoni.App){
		func(app *limoni.App) { app.Close() },
		func(app *limoni.App) {
			defer func() { recover() }()
			app.Feed([]byte("p"))
		},
	} {
		app := limoni.New(20, 2, func(f *limoni.Frame) {
			if f.Key("p") {
				panic("in the draw function")
			}
		})
		done := make(chan error, 1)
		go func() { done <- app.Exec(exec.Command("/bin/sh", "-c", "exit 0")) }()
		app.UntilQueued(1)
		end(app)
		if err := <-done; err != nil && !errors.Is(err, limoni.ErrEnded) {
			t.Errorf("%v, want nil or ErrEnded", err)
		}
	}
}
