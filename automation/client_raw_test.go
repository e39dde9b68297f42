package automation

import (
	"strings"
	"testing"
)

// A read is passed on as it came; an input, whose fate would be lost, is not
// sent.
func TestRawReads(t *testing.T) {
	app := newFakeApp()
	c := NewClient(pipe(t, app, everything))
	defer c.Close()
	fields := map[string]any{"target": "button \"Add\"", "max_nodes": 3}
	raw, err := c.Raw(t.Context(), "find", fields)
	if err != nil || !strings.HasPrefix(string(raw), `{"frame":1,"count":1,"nodes":[{"key":"0000000000000006"`) {
		t.Errorf("%s, %v", raw, err)
	}
	if len(fields) != 2 {
		t.Errorf("the caller's fields are now %v", fields)
	}
	for _, op := range []string{"key", "text", "click", "lease", "close", "subscribe", "jump", ""} {
		if raw, err := c.Raw(t.Context(), op, map[string]any{"chord": "a", "text": "a", "target": "@6"}); err == nil {
			t.Errorf("%q gives %s", op, raw)
		}
	}
	if got := app.inputs(); got != nil {
		t.Errorf("the app got %q", got)
	}
}
