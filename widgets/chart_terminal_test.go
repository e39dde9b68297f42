package widgets_test

import (
	"bytes"
	"testing"

	"limoni"
	"limoni/internal/vt"
)

// terminalOf is what a terminal shows of an app.
func terminalOf(t *testing.T, w, h int, draw func(*limoni.Frame), opts ...limoni.Option) *vt.Screen {
	t.Helper()
	var out bytes.Buffer
	open(t, w, h, draw, append(opts, limoni.WithColors(limoni.TrueColor), limoni.WithOutput(&out))...)
	terminal := vt.New(w, h)
	terminal.Write(out.Bytes())
	return terminal
}
