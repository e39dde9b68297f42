package uitest

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
)

// recorder is a testing.TB that keeps what it is told. Fatal ends only the
// goroutine of fails.
type recorder struct {
	testing.TB
	logs  []string
	fatal string

	cleanups []func()
}

func (r *recorder) Helper()                   {}
func (r *recorder) Cleanup(f func())          { r.cleanups = append(r.cleanups, f) }
func (r *recorder) Logf(f string, a ...any)   { r.logs = append(r.logs, fmt.Sprintf(f, a...)) }
func (r *recorder) Fatalf(f string, a ...any) { r.Fatal(fmt.Sprintf(f, a...)) }

func (r *recorder) Fatal(a ...any) {
	r.fatal = strings.TrimSuffix(fmt.Sprintln(a...), "\n")
	runtime.Goexit()
}

// on runs a test body on its own goroutine against app and returns what the
// body was told: its log and how it failed, "" where it passed.
func on(app *toy, body func(*Page), opts ...Option) *recorder {
	r := &recorder{}
	end := make(chan struct{})
	go func() {
		defer close(end)
		body(New(r, app, opts...))
	}()
	<-end
	return r
}

// fails wants body to fail with a report that begins with want.
func fails(t *testing.T, app *toy, want string, body func(*Page), opts ...Option) string {
	t.Helper()
	got := on(app, body, opts...).fatal
	if want = strings.Trim(want, "\n"); got == "" {
		t.Errorf("passed, want it to fail with:\n%s", want)
	} else if !strings.HasPrefix(got, want) {
		t.Errorf("failed with:\n%s\n\nwant it to begin with:\n%s", got, want)
	}
	return got
}

// passes wants body to pass.
func passes(t *testing.T, app *toy, body func(*Page), opts ...Option) []string {
	t.Helper()
	r := on(app, body, opts...)
	if r.fatal != "" {
		t.Errorf("failed:\n%s", r.fatal)
	}
	return r.logs
}
