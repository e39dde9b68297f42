package limoni

import (
	"testing"

	"limoni/internal/screen"
)

func TestColorProfileFollowsTheEnvironment(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		want screen.Profile
	}{
		{map[string]string{"TERM": "xterm-256color", "COLORTERM": "truecolor"}, screen.TrueColor},
		{map[string]string{"TERM": "xterm-256color"}, screen.Color256},
		{map[string]string{"TERM": "xterm-256color", "NO_COLOR": ""}, screen.Color256},
		{map[string]string{"TERM": "xterm-256color", "NO_COLOR": "0"}, screen.NoColor},
		{map[string]string{"TERM": "linux"}, screen.Color16},
		{map[string]string{"TERM": "xterm-direct"}, screen.TrueColor},
	} {
		if got := colorProfile(func(name string) string { return c.env[name] }); got != c.want {
			t.Errorf("%v: profile %d, want %d", c.env, got, c.want)
		}
	}
}
