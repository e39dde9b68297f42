//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"

	"limoni/internal/vt"
)

// modes are the private modes an app turns on and a user must not be left with:
// the alternate screen, the mouse, pastes, focus reports.
var modes = []int{1049, 1000, 1002, 1003, 1006, 2004, 1004}

// expectRunning is the control of expectRestored: what it looks at was set.
func (a *app) expectRunning() {
	a.t.Helper()
	a.Inspect(func(s *vt.Screen) {
		for _, mode := range modes {
			if !s.Mode(mode) {
				a.t.Errorf("private mode %d is not set while the app runs", mode)
			}
		}
	})
	if state, err := a.Process.Termios(); err != nil || !state.IsRaw() {
		a.t.Errorf("the line is not raw while the app runs: %+v, %v", state, err)
	}
}

// expectRestored says that the terminal is as the app found it, and that it was
// restored once.
func (a *app) expectRestored() {
	a.t.Helper()
	a.Inspect(func(s *vt.Screen) {
		if left := s.Changed(); len(left) > 0 {
			a.t.Errorf("the app left behind: %q", left)
		}
	})
	if state, err := a.Process.Termios(); err != nil || !state.IsCooked() {
		a.t.Errorf("the line is not cooked again: %+v, %v", state, err)
	}
	if n := bytes.Count(a.Raw(), []byte("\x1b[?1049l")); n != 1 {
		a.t.Errorf("the terminal was restored %d times, want once", n)
	}
}

// normal returns what was written after the app left the alternate screen.
func (a *app) normal() string {
	raw := a.Raw()
	if i := bytes.LastIndex(raw, []byte("\x1b[?1049l")); i >= 0 {
		return string(raw[i:])
	}
	a.t.Errorf("the alternate screen was never left; the output ends with %q", raw[max(0, len(raw)-200):])
	return ""
}
