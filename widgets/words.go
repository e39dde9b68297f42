package widgets

import (
	"unicode"
	"unicode/utf8"

	"limoni/internal/text"
)

// wordClass parts a text into words: a run of letters and digits is one, and a
// run of punctuation or symbols, so that a path is deleted piece by piece.
type wordClass uint8

const (
	classSpace wordClass = iota
	classWord
	classSymbol
)

// classOf is the class of a cluster, that of its first code point.
func classOf(cluster string) wordClass {
	r, _ := utf8.DecodeRuneInString(cluster)
	switch {
	case unicode.IsSpace(r):
		return classSpace
	case unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsMark(r), r == '_':
		return classWord
	}
	return classSymbol
}

// wordStart is where the word before byte i begins; white space before i is
// passed over.
func wordStart(s string, i int) int {
	head := s[:i]
	for head != "" {
		rest, cluster := text.Prev(head)
		if class := classOf(cluster); class != classSpace {
			return runStart(head, class)
		}
		head = rest
	}
	return 0
}

// wordEnd is where the word after byte i ends.
func wordEnd(s string, i int) int {
	for i < len(s) {
		cluster, _, _ := text.Next(s[i:])
		if class := classOf(cluster); class != classSpace {
			return runEnd(s, i, class)
		}
		i += len(cluster)
	}
	return i
}

// wordAt is the run of one class around byte i: what a double click selects.
func wordAt(s string, i int) (from, to int) {
	cluster, _, _ := text.Next(s[i:])
	if cluster == "" {
		_, cluster = text.Prev(s)
	}
	class := classOf(cluster)
	return runStart(s[:i], class), runEnd(s, i, class)
}

// runStart is where the clusters of a class that end s begin.
func runStart(s string, class wordClass) int {
	for s != "" {
		if n := len(s); n > 1 && s[n-1] < utf8.RuneSelf && s[n-2] < utf8.RuneSelf && s[n-1] != '\n' {
			if asciiClass[s[n-1]] != class { // quicker, for words as long as a file
				break
			}
			s = s[:n-1]
			continue
		}
		rest, cluster := text.Prev(s)
		if classOf(cluster) != class {
			break
		}
		s = rest
	}
	return len(s)
}

// runEnd is where the clusters of a class that begin at byte i end.
func runEnd(s string, i int, class wordClass) int {
	for i < len(s) {
		if i+1 < len(s) && s[i] < utf8.RuneSelf && s[i+1] < utf8.RuneSelf && s[i] != '\r' {
			if asciiClass[s[i]] != class {
				break
			}
			i++
			continue
		}
		cluster, _, _ := text.Next(s[i:])
		if classOf(cluster) != class {
			break
		}
		i += len(cluster)
	}
	return i
}

// asciiClass is classOf for the characters of one byte.
var asciiClass = func() (class [utf8.RuneSelf]wordClass) {
	for c := range class {
		class[c] = classOf(string(rune(c)))
	}
	return class
}()
