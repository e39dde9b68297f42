package vt

import "slices"

// Quirks make the screen a lesser terminal, or another one, so that a test can see what a program does with it. The
// zero value is the best terminal that it can be. They are for setting before the first Write.
type Quirks struct {
	// NarrowClusters makes clusters that contain U+FE0F or U+200D one column wide, to imitate a terminal that counts
	// differently from the program.
	NarrowClusters bool

	// NoBackgroundErase leaves the default background where something is erased, scrolled in or shifted in, instead of
	// the pen's: a terminal without the capability bce.
	NoBackgroundErase bool

	// RepeatsASCII makes REP repeat ASCII characters only and ignore the others, as tmux does.
	RepeatsASCII bool

	// Reflow wraps the lines of the main screen and of the history anew when the width changes, and the cursor stays
	// with its text, as in kitty and tmux. Otherwise they are cut off, as in xterm.
	Reflow bool

	// Lacks names the control functions that the terminal does not know, without their numbers: "\x1b[b" is REP,
	// "\x1b[?$p" DECRQM, "\x1b]8" the hyperlink, "\x1bP$q" DECRQSS. They count as unknown.
	Lacks []string

	// PrintsUnknown shows the final byte of a control sequence (CSI) that is unknown, as some terminals do.
	PrintsUnknown bool

	// Graphics answers who asks for kitty's graphics. They are understood anyway; but who looks at cells does not see
	// them, and is better served by a program that draws its pictures in cells.
	Graphics bool

	// Garble, if set, is given each whole answer and returns what the terminal sends in its place; nothing is not sent.
	Garble func(answer []byte) []byte
}

// lacks reports whether the function was taken away.
func (s *Screen) lacks(q *sequence, function string) bool {
	if len(s.Lacks) == 0 {
		return false
	}
	name := "\x1b" + function
	if q.kind != escapeSequence {
		name = "\x1b" + string(rune(q.kind)) + function
	}
	return slices.Contains(s.Lacks, name)
}

// misunderstand is what happens to a whole sequence that is unknown.
func (s *Screen) misunderstand(q *sequence) {
	s.ignore(string(q.text))
	if s.PrintsUnknown && q.kind == controlSequence {
		s.print(rune(q.function[len(q.function)-1]))
	}
}
