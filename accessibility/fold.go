package accessibility

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// sameText reports whether a and b are the same after white space is trimmed
// and folded. It builds no string.
func sameText(a, b string) bool {
	if same(a, b) {
		return true
	}
	if plainlyDiffer(a, b) {
		return false
	}
	for {
		var wordA, wordB string
		wordA, a = cutWord(a)
		wordB, b = cutWord(b)
		if wordA != wordB {
			return false
		}
		if wordA == "" {
			return true
		}
	}
}

// same is a == b. Names of one length differ at their end more often than not,
// which one look settles.
func same(a, b string) bool {
	n := len(a)
	return n == len(b) && (n == 0 || a[n-1] == b[n-1] && a == b)
}

// plainlyDiffer reports whether two texts that are not the same byte by byte
// differ at their end, or where their common start ends, in what cannot belong
// to white space.
func plainlyDiffer(a, b string) bool {
	n := min(len(a), len(b))
	if n > 0 && a[len(a)-1] != b[len(b)-1] && isPlain(a[len(a)-1]) && isPlain(b[len(b)-1]) {
		return true
	}
	i := 0
	for i < n && a[i] == b[i] {
		i++
	}
	return (i == len(a) || isPlain(a[i])) && (i == len(b) || isPlain(b[i]))
}

func isPlain(c byte) bool { return c > ' ' && c < utf8.RuneSelf }

func cutWord(s string) (word, rest string) {
	s = strings.TrimLeftFunc(s, unicode.IsSpace)
	end := strings.IndexFunc(s, unicode.IsSpace)
	if end < 0 {
		return s, ""
	}
	return s[:end], s[end:]
}

// piece is a part of a text that is looked for in many, where any run of white
// space equals any other. It is found without folding each text.
type piece struct {
	folded string
	// word is the last word of the piece. What tells labels apart stands at
	// their end more often than not, and a text without it needs no closer look.
	word     string
	first    string // the text before the first space
	spaced   bool
	plainEnd bool   // the last byte cannot belong to white space
	raw      string // set where the part is not UTF-8
}

func pieceOf(part string) (p piece) {
	if part == "" {
		return p
	}
	p.folded = fold(part)
	p.first, _, p.spaced = strings.Cut(p.folded, " ")
	p.word = p.folded[strings.LastIndexByte(p.folded, ' ')+1:]
	p.plainEnd = isPlain(p.folded[len(p.folded)-1])
	if !utf8.ValidString(part) {
		p.raw = part
	}
	return p
}

// in reports whether the piece is in text. A folded text is never longer.
func (p *piece) in(text string) bool {
	if n := len(p.folded); len(text) < n || len(text) == n && p.plainEnd && text[n-1] != p.folded[n-1] {
		return false
	}
	if p.raw != "" {
		return strings.Contains(text, p.raw) || strings.Contains(fold(text), p.folded)
	}
	return strings.Contains(text, p.word) && (!p.spaced || p.spacedIn(text))
}

func (p *piece) spacedIn(text string) bool {
	for {
		at := p.nextStart(text)
		if at < 0 {
			return false
		}
		if startsWithFolded(text[at:], p.folded) {
			return true
		}
		text = text[at+1:]
	}
}

// nextStart is where the piece may begin.
func (p *piece) nextStart(text string) int {
	if p.first == "" {
		return strings.IndexFunc(text, unicode.IsSpace)
	}
	return strings.Index(text, p.first)
}

// startsWithFolded reports whether text starts with the words of folded, with
// any white space where that has a space.
func startsWithFolded(text, folded string) bool {
	for {
		word, rest, more := strings.Cut(folded, " ")
		if !strings.HasPrefix(text, word) {
			return false
		}
		if !more {
			return true
		}
		text = text[len(word):]
		after := strings.TrimLeftFunc(text, unicode.IsSpace)
		if len(after) == len(text) {
			return false
		}
		text, folded = after, rest
	}
}

// fold makes one space of every run of white space. Text that is so already is
// returned as it is.
func fold(s string) string {
	space := false
	for _, r := range s {
		if unicode.IsSpace(r) && (space || r != ' ') {
			return foldRuns(s)
		}
		space = r == ' '
	}
	return s
}

func foldRuns(s string) string {
	out := make([]byte, 0, len(s))
	for s != "" {
		word := strings.TrimLeftFunc(s, unicode.IsSpace)
		if len(word) < len(s) {
			out = append(out, ' ')
		}
		word, s = cutWord(word)
		out = append(out, word...)
	}
	return string(out)
}
