package terminal

import "strings"

// PipeColors returns the colours for output that goes to a pipe or a file:
// none, unless CLICOLOR_FORCE or FORCE_COLOR asks for them. A NO_COLOR that is
// not empty wins over both.
func PipeColors(getenv func(string) string) Colors {
	if !colorForced(getenv) {
		return NoColors
	}
	return Assume(getenv).Colors
}

// colors is what the environment says of the colours of a terminal, and whether
// the user said it in so many words. A NO_COLOR that is not empty turns them
// off (no-color.org), whatever it is; then CLICOLOR_FORCE and FORCE_COLOR (any
// value but 0 and false; 1, 2 and 3 name 16, 256 and 24-bit colours), then
// CLICOLOR=0; then what COLORTERM and the terminal's name say.
func colors(getenv func(string) string, p product) (c Colors, forced bool) {
	force := getenv("FORCE_COLOR")
	switch {
	case getenv("NO_COLOR") != "":
		return NoColors, true
	case force == "1":
		return Colors16, true
	case force == "2":
		return Colors256, true
	case force == "3":
		return TrueColors, true
	case colorForced(getenv):
		return max(Colors16, colorDepth(getenv, p)), false
	case getenv("CLICOLOR") == "0", off(force):
		return NoColors, true
	}
	return colorDepth(getenv, p), false
}

// colorForced reports whether the user wants colours even where there seem to be
// none.
func colorForced(getenv func(string) string) bool {
	for _, name := range [...]string{"CLICOLOR_FORCE", "FORCE_COLOR"} {
		if v := getenv(name); v != "" && !off(v) {
			return true
		}
	}
	return false
}

func off(v string) bool { return v == "0" || strings.EqualFold(v, "false") }

// colorDepth is what the terminal has. COLORTERM is inherited by GNU screen,
// which has no 24-bit colours before version 5.
func colorDepth(getenv func(string) string, p product) Colors {
	term, depth := getenv("TERM"), getenv("COLORTERM")
	full := depth == "truecolor" || depth == "24bit" || p.trueColor
	switch {
	case strings.HasSuffix(term, "-direct"), full && p.name != "screen":
		return TrueColors
	case full, strings.Contains(term, "256color"), p.name == "apple terminal":
		return Colors256
	case monochrome(term):
		return NoColors
	}
	return Colors16
}
