package terminal

import "strings"

// Assume returns what the environment says of the terminal: all there is until
// it has answered, and for one that does not. What is only ever measured or
// answered is false.
//
// It goes by TERM and by the variables that terminals set to name themselves.
// These are inherited, so that a terminal started from another one may be taken
// for that: its answer to a [Survey] corrects it.
func Assume(getenv func(string) string) Capabilities {
	term := getenv("TERM")
	p := productOf(environmentName(getenv))
	var c Capabilities
	c.Colors, c.forced = colors(getenv, p)
	if limited(term) {
		c.limited = true
		c.Name = p.name
		c.Erase, c.InsertDelete = term == "linux", term == "linux"
		return c
	}
	c.setProduct(p)
	c.Erase, c.Scroll, c.InsertDelete, c.Title = true, true, true, true
	return c
}

// limited reports whether TERM names a terminal that has no more than the
// cursor and the screen, and that prints control strings which it does not
// know.
func limited(term string) bool {
	for _, prefix := range [...]string{
		"linux", "dumb", "unknown", "ansi", "pcansi", "cons25", "eterm", "cygwin", "sun", "wsvt", "aixterm", "hp",
	} {
		if strings.HasPrefix(term, prefix) {
			return true
		}
	}
	return numbered(term, "vt") || numbered(term, "wy")
}

// monochrome reports whether TERM names a terminal without colours.
func monochrome(term string) bool {
	if strings.Contains(term, "color") {
		return false
	}
	return numbered(term, "vt") || numbered(term, "wy") || term == "dumb" || term == "unknown" || term == "sun" ||
		strings.HasSuffix(term, "-mono") || strings.HasSuffix(term, "-m")
}

// numbered reports whether name is prefix and a number, as vt220 is.
func numbered(name, prefix string) bool {
	rest, ok := strings.CutPrefix(name, prefix)
	return ok && rest != "" && rest[0] >= '0' && rest[0] <= '9'
}

// environmentName is the name, as in products, that the environment gives the
// terminal, "" where it gives none. What stands between us and the terminal
// comes first: tmux and screen inherit the variables of the terminal around
// them. Then TERM, which a terminal always sets, then what only it sets.
func environmentName(getenv func(string) string) string {
	term := getenv("TERM")
	switch {
	case getenv("TMUX") != "", getenv("TERM_PROGRAM") == "tmux", strings.HasPrefix(term, "tmux"):
		return "tmux"
	case getenv("STY") != "", strings.HasPrefix(term, "screen"):
		return "screen"
	case limited(term):
		return term
	}
	if name := termName(term); name != "" {
		return name
	}
	if name := programName(getenv("TERM_PROGRAM")); name != "" {
		return name
	}
	for _, v := range variableNames {
		if getenv(v.variable) != "" {
			return v.name
		}
	}
	if term == "" && getenv("OS") == "Windows_NT" {
		return "windows console" // there TERM is not set
	}
	return ""
}

// termName is the terminal that a value of TERM such as xterm-kitty or
// foot-extra belongs to.
func termName(term string) string {
	term = strings.TrimPrefix(term, "xterm-")
	first, _, _ := strings.Cut(term, "-")
	switch first {
	case "kitty", "wezterm", "foot", "ghostty", "contour", "rio", "alacritty", "vte", "konsole", "mintty", "iterm2":
		return first
	case "iterm", "iterm2.app":
		return "iterm2"
	}
	return ""
}

// programName is the terminal that a value of TERM_PROGRAM names, "" for one
// that is not known.
func programName(program string) string {
	switch program {
	case "iTerm.app":
		return "iterm2"
	case "Apple_Terminal":
		return "apple terminal"
	case "vscode", "Hyper", "Tabby":
		return "xterm.js"
	case "WarpTerminal":
		return "warp"
	case "WezTerm", "ghostty", "kitty", "rio", "contour", "alacritty", "mintty":
		return strings.ToLower(program)
	}
	return ""
}

// variableNames are variables that one terminal sets. That of xterm is the
// first: where both are there it is the terminal that was started last, since
// those around it are started from a desktop.
var variableNames = [...]struct{ variable, name string }{
	{"XTERM_VERSION", "xterm"}, {"WT_SESSION", "windows terminal"}, {"KITTY_WINDOW_ID", "kitty"},
	{"ALACRITTY_WINDOW_ID", "alacritty"}, {"KONSOLE_VERSION", "konsole"}, {"VTE_VERSION", "vte"},
}
