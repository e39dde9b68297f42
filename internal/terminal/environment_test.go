package terminal

import (
	"strings"
	"testing"
)

// environment is a getenv of "NAME=value" lines separated by blanks.
func environment(vars string) func(string) string {
	m := map[string]string{}
	for _, v := range strings.Fields(vars) {
		name, value, _ := strings.Cut(v, "=")
		m[name] = value
	}
	return func(name string) string { return m[name] }
}

func TestColorsOfTheEnvironment(t *testing.T) {
	for _, tt := range []struct {
		env            string
		terminal, pipe Colors
	}{
		{"", Colors16, NoColors},
		{"TERM=xterm", Colors16, NoColors},
		{"TERM=xterm-256color", Colors256, NoColors},
		{"TERM=xterm-256color COLORTERM=truecolor", TrueColors, NoColors},
		{"TERM=xterm COLORTERM=24bit", TrueColors, NoColors},
		{"TERM=xterm COLORTERM=yes", Colors16, NoColors},
		{"TERM=xterm-direct", TrueColors, NoColors},
		{"TERM=linux", Colors16, NoColors},
		{"TERM=vt100", NoColors, NoColors},
		{"TERM=vt220 COLORTERM=", NoColors, NoColors},
		{"TERM=xterm-mono", NoColors, NoColors},
		// Terminals by their names.
		{"TERM=xterm-kitty", TrueColors, NoColors},
		{"TERM=alacritty", TrueColors, NoColors},
		{"TERM=foot-extra", TrueColors, NoColors},
		{"TERM=xterm-ghostty", TrueColors, NoColors},
		{"TERM=wezterm", TrueColors, NoColors},
		{"TERM=xterm-256color TERM_PROGRAM=iTerm.app", TrueColors, NoColors},
		{"TERM=xterm-256color TERM_PROGRAM=vscode", TrueColors, NoColors},
		{"TERM=xterm-256color TERM_PROGRAM=Apple_Terminal", Colors256, NoColors},
		{"TERM=xterm TERM_PROGRAM=Apple_Terminal", Colors256, NoColors},
		{"TERM=xterm-256color WT_SESSION=1", TrueColors, NoColors},
		{"OS=Windows_NT", TrueColors, NoColors},
		{"TERM=xterm-256color VTE_VERSION=7600", TrueColors, NoColors},
		{"TERM=xterm-256color VTE_VERSION=7600 XTERM_VERSION=XTerm(390)", Colors256, NoColors},
		// tmux and screen inherit what the terminal around them set.
		{"TERM=tmux-256color KITTY_WINDOW_ID=1 TERM_PROGRAM=tmux", Colors256, NoColors},
		{"TERM=screen-256color TMUX=/tmp/t COLORTERM=truecolor", TrueColors, NoColors},
		{"TERM=screen-256color COLORTERM=truecolor", Colors256, NoColors},
		{"TERM=screen COLORTERM=truecolor STY=1", Colors256, NoColors},
		{"TERM=xterm-256color COLORTERM=truecolor STY=1", Colors256, NoColors},
		{"TERM=screen", Colors16, NoColors},
		{"TERM=linux KITTY_WINDOW_ID=1 TERM_PROGRAM=iTerm.app", Colors16, NoColors},
		// The user's word.
		{"TERM=xterm-256color NO_COLOR=", Colors256, NoColors},
		{"TERM=xterm-256color NO_COLOR=1", NoColors, NoColors},
		{"TERM=xterm-kitty COLORTERM=truecolor NO_COLOR=0", NoColors, NoColors},
		{"TERM=xterm-256color CLICOLOR_FORCE=1", Colors256, Colors256},
		{"TERM=xterm-256color CLICOLOR_FORCE=0", Colors256, NoColors},
		{"TERM=xterm-256color CLICOLOR_FORCE=", Colors256, NoColors},
		{"TERM=xterm-256color CLICOLOR_FORCE=1 NO_COLOR=1", NoColors, NoColors},
		{"TERM=xterm-256color CLICOLOR_FORCE=1 NO_COLOR=", Colors256, Colors256},
		{"TERM=vt100 CLICOLOR_FORCE=1", Colors16, Colors16},
		{"TERM=dumb CLICOLOR_FORCE=1", Colors16, Colors16},
		{"TERM=xterm-256color CLICOLOR=0", NoColors, NoColors},
		{"TERM=xterm-256color CLICOLOR=1", Colors256, NoColors},
		{"TERM=xterm-256color CLICOLOR=0 CLICOLOR_FORCE=1", Colors256, Colors256},
		{"TERM=xterm FORCE_COLOR=true", Colors16, Colors16},
		{"TERM=xterm-kitty FORCE_COLOR=1", Colors16, Colors16},
		{"TERM=xterm FORCE_COLOR=2", Colors256, Colors256},
		{"TERM=xterm FORCE_COLOR=3", TrueColors, TrueColors},
		{"TERM=xterm FORCE_COLOR=3 NO_COLOR=1", NoColors, NoColors},
		{"TERM=xterm-256color FORCE_COLOR=0", NoColors, NoColors},
		{"TERM=xterm-256color FORCE_COLOR=False", NoColors, NoColors},
		{"TERM=xterm-256color FORCE_COLOR=0 CLICOLOR_FORCE=1", Colors256, Colors256},
	} {
		if got := Assume(environment(tt.env)).Colors; got != tt.terminal {
			t.Errorf("%s: a terminal has colours %d, want %d", tt.env, got, tt.terminal)
		}
		if got := PipeColors(environment(tt.env)); got != tt.pipe {
			t.Errorf("%s: a pipe has colours %d, want %d", tt.env, got, tt.pipe)
		}
	}
}

func TestWhatIsAssumed(t *testing.T) {
	// All but the most limited terminals edit their screen and have a title.
	modern := Capabilities{Erase: true, Scroll: true, InsertDelete: true, Title: true, Links: true, Notifications: ITermNotifications}
	with := func(name string, colors Colors, change func(*Capabilities)) Capabilities {
		c := modern
		c.Name, c.Colors = name, colors
		if change != nil {
			change(&c)
		}
		return c
	}
	full := func(c *Capabilities) { c.Underlines, c.Reflow = true, true }
	for env, want := range map[string]Capabilities{
		"TERM=xterm-256color": with("", Colors256, nil),
		"TERM=xterm-kitty": with("kitty", TrueColors, func(c *Capabilities) {
			full(c)
			c.Notifications = KittyNotifications
		}),
		"TERM=foot": with("foot", TrueColors, full),
		"TERM=xterm-256color TERM_PROGRAM=iTerm.app": with("iterm2", TrueColors, func(c *Capabilities) {
			full(c)
			c.images = true
		}),
		"TERM=xterm-256color KONSOLE_VERSION=230801": with("konsole", TrueColors, func(c *Capabilities) { c.Reflow = true }),
		"TERM=tmux-256color TERM_PROGRAM=vscode":     with("tmux", Colors256, full),
		"TERM=screen.xterm-256color STY=1": with("screen", Colors256, func(c *Capabilities) {
			c.Links, c.Notifications = false, NoNotifications
		}),
		"TERM=linux": {Name: "linux", Colors: Colors16, Erase: true, InsertDelete: true, limited: true},
		"TERM=vt220": {Name: "vt220", limited: true},
		"TERM=linux WT_SESSION=1 TERM_PROGRAM=kitty": {Name: "linux", Colors: Colors16, Erase: true, InsertDelete: true, limited: true},
	} {
		if got := Assume(environment(env)); got != want {
			t.Errorf("%s gives\n%+v, want\n%+v", env, got, want)
		}
	}
}

func TestTheTerminalCorrectsTheEnvironment(t *testing.T) {
	for _, tt := range []struct {
		env, version string
		want         func(*Capabilities)
	}{
		{"TERM=xterm-256color", "foot(1.16.2)", func(c *Capabilities) {
			c.Name, c.Version, c.Colors, c.Underlines, c.Reflow = "foot", "1.16.2", TrueColors, true, true
		}},
		{"TERM=xterm-256color VTE_VERSION=1", "XTerm(390)", func(c *Capabilities) {
			c.Name, c.Version, c.Underlines, c.Reflow = "xterm", "390", false, false
		}},
		{"TERM=xterm-256color", "iTerm2 3.5.0", func(c *Capabilities) {
			c.Name, c.Version, c.Colors, c.Underlines, c.Reflow = "iterm2", "3.5.0", TrueColors, true, true
			c.images, c.InlineImages = true, true
		}},
		{"TERM=xterm-256color", "WezTerm 20240203-110809-5046fc22", func(c *Capabilities) {
			c.Name, c.Version, c.Colors, c.Underlines, c.Reflow = "wezterm", "20240203-110809-5046fc22", TrueColors, true, true
			c.images, c.InlineImages = true, true
		}},
		{"TERM=xterm-256color", "tmux 3.4", func(c *Capabilities) {
			c.Name, c.Version, c.Underlines, c.Reflow = "tmux", "3.4", true, true
		}},
		{"TERM=xterm-256color", "Novel", func(c *Capabilities) { c.Name = "novel" }},
		// Colours that the user spoke for stay.
		{"TERM=xterm-256color NO_COLOR=1", "foot(1)", func(c *Capabilities) {
			c.Name, c.Version, c.Underlines, c.Reflow = "foot", "1", true, true
		}},
		{"TERM=xterm-256color FORCE_COLOR=1", "foot(1)", func(c *Capabilities) {
			c.Name, c.Version, c.Underlines, c.Reflow = "foot", "1", true, true
		}},
		{"TERM=xterm-256color CLICOLOR=0", "foot(1)", func(c *Capabilities) {
			c.Name, c.Version, c.Underlines, c.Reflow = "foot", "1", true, true
		}},
	} {
		s := Survey{Capabilities: Assume(environment(tt.env))}
		want := s.Capabilities
		tt.want(&want)
		s.Ask(nil, 80, 24, false)
		if s.Reply("\x1bP>|" + tt.version + "\x1b\\"); s.Capabilities != want {
			t.Errorf("%s and %q give\n%+v, want\n%+v", tt.env, tt.version, s.Capabilities, want)
		}
	}
}
