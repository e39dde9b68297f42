package automation

import (
	"regexp"
	"regexp/syntax"
)

// maxPatternSize bounds a regular expression with its repeats written out:
// each frame is searched in time proportional to this, and a few characters
// like "(.{1,900})" can stand for thousands.
const maxPatternSize = 1000

// pattern returns a member that must be a regular expression, nil where it is
// absent.
func (o *object) pattern(name string) *regexp.Regexp {
	text := o.short(name, MaxPattern)
	if text == "" {
		return nil
	}
	parsed, err := syntax.Parse(text, syntax.Perl)
	if err != nil {
		o.fail(codeBadValue, "%q in %s is no regular expression in the syntax of RE2", name, o.name)
		return nil
	}
	if patternSize(parsed) > maxPatternSize {
		o.fail(codeBadValue, "%q in %s has more than %d characters and operators once its repeats are written out; repeat less, or without a bound", name, o.name, maxPatternSize)
		return nil
	}
	return regexp.MustCompile(text)
}

// patternSize is about how many steps the regular expression compiles to.
func patternSize(p *syntax.Regexp) int {
	size := 1
	switch p.Op {
	case syntax.OpLiteral:
		size = len(p.Rune)
	case syntax.OpConcat, syntax.OpRepeat:
		size = 0
	}
	for _, sub := range p.Sub {
		size += patternSize(sub)
	}
	if p.Op == syntax.OpRepeat {
		size *= max(p.Min, p.Max, 1)
	}
	return min(size, maxPatternSize+1)
}
