package main

import (
	"bytes"
	"regexp"
	"strings"

	"limoni/widgets"
)

// test is what lines are looked for by.
type test interface {
	// find is where in b, which holds whole lines or a part of one, there is
	// something of the first line that passes, and -1 where none does.
	find(b []byte) int
}

// newTest is the test for what was typed: a part of a line, whatever its case,
// or a regular expression between slashes. It is nil where nothing was typed.
func newTest(typed string) (test, error) {
	if expr, ok := strings.CutPrefix(typed, "/"); ok && len(expr) > 1 && strings.HasSuffix(expr, "/") {
		re, err := regexp.Compile(strings.TrimSuffix(expr, "/"))
		if err != nil {
			return nil, err
		}
		return lineTest(re.Match), nil
	}
	return newText(typed), nil
}

// newText is the test for a part of a line.
func newText(typed string) test {
	if typed == "" {
		return nil
	}
	for i := range len(typed) {
		if typed[i] >= 0x80 {
			return anywhere{regexp.MustCompile("(?i)" + regexp.QuoteMeta(typed))}
		}
	}
	return newASCII(typed)
}

// ascii is a text of ASCII in any case, found as Horspool does (Practical fast
// searching in strings, 1980): where its last byte would be decides how far it
// is not.
type ascii struct {
	lower string
	skip  [256]int
}

func newASCII(typed string) *ascii {
	a := &ascii{lower: strings.ToLower(typed)}
	for b := range a.skip {
		a.skip[b] = len(typed)
	}
	for i := range len(typed) - 1 {
		lower := a.lower[i]
		a.skip[lower], a.skip[upper(lower)] = len(typed)-1-i, len(typed)-1-i
	}
	return a
}

func (a *ascii) find(b []byte) int {
	last := len(a.lower) - 1
	low, high := a.lower[last], upper(a.lower[last])
	for i := last; i < len(b); {
		if c := b[i]; (c == low || c == high) && a.at(b[i-last:]) {
			return i - last
		}
		i += a.skip[b[i]]
	}
	return -1
}

func (a *ascii) at(b []byte) bool {
	for i := range len(a.lower) {
		if c := b[i]; c != a.lower[i] && c != upper(a.lower[i]) {
			return false
		}
	}
	return true
}

func upper(b byte) byte {
	if b >= 'a' && b <= 'z' {
		return b - 'a' + 'A'
	}
	return b
}

// anywhere is an expression that matches no line feed.
type anywhere struct{ re *regexp.Regexp }

func (a anywhere) find(b []byte) int {
	if at := a.re.FindIndex(b); at != nil {
		return at[0]
	}
	return -1
}

// lineTest asks for each line, which has no end.
type lineTest func(line []byte) bool

func (t lineTest) find(b []byte) int {
	for at := 0; ; {
		end := bytes.IndexByte(b[at:], '\n')
		if end < 0 {
			end = len(b) - at
		}
		if t(withoutEnd(b[at : at+end])) {
			return at
		}
		if at += end + 1; at >= len(b) {
			return -1
		}
	}
}

// atLeast is the test for lines of a level and above.
func atLeast(l widgets.LogLevel) test {
	return lineTest(func(line []byte) bool { return levelOf(line) >= l })
}
