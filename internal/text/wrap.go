package text

import (
	"unicode"
	"unicode/utf8"
)

// Wrap breaks s into lines of at most columns columns, as WrapLine does. It returns at least one line.
func Wrap(s string, columns int) []string {
	var lines []string
	for more := true; more; {
		var line string
		line, s, more = WrapLine(s, columns)
		lines = append(lines, line)
	}
	return lines
}

// WrapLine returns the first line of s at a width, the text after it, and whether another line follows (after a
// trailing line break that line is empty). Call it until more is false:
//
//	for more := true; more; {
//		line, s, more = text.WrapLine(s, columns)
//	}
//
// A line ends at "\n" or "\r\n", which belongs to no line, else before the first word that does not fit; the white space
// there belongs to no line either (nor what has no width among it), so no line begins or ends with it because of a
// break. Elsewhere white space stays: an indent is part of its line as long as a word fits beside it. A word that is
// longer than a line begins on a line of its own and is broken between clusters. No-break spaces do not separate words.
//
// A line is wider than columns only if it is a single cluster that is. Where columns is below 1 there is no room for
// text: the result is one empty line. All results are parts of s; nothing is allocated.
func WrapLine(s string, columns int) (line, rest string, more bool) {
	if columns < 1 {
		return "", "", false
	}
	var (
		width     int  // of s[:i]
		end       int  // behind the last cluster that is no white space
		word      int  // where the current word begins
		before    int  // behind the word before it, 0 if there is none
		separated bool // the last cluster was white space
	)
	for i := 0; i < len(s); {
		cluster, _, w := Next(s[i:])
		next := i + len(cluster)
		switch {
		case cluster == "\n" || cluster == "\r\n":
			return fitting(s[:i], end, width, columns), s[next:], true
		case isSpace(cluster), separated && w == 0:
			separated = true
		default:
			if separated {
				before, word, separated = end, i, false
			}
			if w > 0 && width > 0 && width+w > columns {
				return breakAt(s, before, word, i, columns)
			}
			end = next
		}
		width += w
		i = next
	}
	return fitting(s, end, width, columns), "", false
}

// fitting returns a whole line without the white space at its end that does not fit.
func fitting(line string, end, width, columns int) string {
	if width > columns {
		return line[:end]
	}
	return line
}

// breakAt breaks s before the current word, which does not fit, or inside of it at i if the line has no other word.
func breakAt(s string, before, word, i, columns int) (line, rest string, more bool) {
	switch {
	case before > 0:
		return s[:before], s[word:], true
	case word > 0: // only an indent precedes it, and would be an empty line
		return WrapLine(s[word:], columns)
	}
	return s[:i], s[i:], true
}

// isSpace reports whether cluster is white space that separates words; U+200B does so without a width.
func isSpace(cluster string) bool {
	r, n := utf8.DecodeRuneInString(cluster)
	if n != len(cluster) {
		return false
	}
	switch r {
	case ' ', '\t', '\u200B':
		return true
	case '\u00A0', '\u2007', '\u202F':
		return false
	}
	return unicode.Is(unicode.Zs, r)
}
