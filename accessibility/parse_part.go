package accessibility

import (
	"strconv"
	"strings"
	"unicode"
)

// selectorParser reads a selector part by part from the front of rest.
type selectorParser struct {
	rest string
	// begun is false before the first part, which alone may be a role.
	begun       bool
	unknownRole bool
	role        Role
	label, id   string
	hasLabel    bool
	// named is true right after the label, where "->" gives its new text.
	named bool
	ref   uint32
	nth   *int
}

// part reads one part and returns why it cannot be read, "" where it can.
func (p *selectorParser) part() (why string) {
	first, named := !p.begun, p.named
	p.begun, p.named = true, false
	switch p.rest[0] {
	case '"':
		return p.readLabel()
	case '=':
		p.rest = p.rest[1:]
		_, why = p.quoted()
		return why
	case '[':
		return p.skipBracket()
	case '@':
		return p.readRef()
	case '#':
		return p.readID()
	}
	if after, ok := strings.CutPrefix(p.rest, "->"); ok {
		p.rest = strings.TrimSpace(after)
		return p.readNew(named)
	}
	return p.readWord(first)
}

// readNew reads what follows "->" in a changed line of a diff: the new text
// of the label, or of something that does not count.
func (p *selectorParser) readNew(label bool) string {
	text, why := p.quoted()
	if label {
		p.label = text
	}
	return why
}

func (p *selectorParser) readLabel() (why string) {
	if p.hasLabel {
		return "it has two labels"
	}
	p.hasLabel, p.named = true, true
	p.label, why = p.quoted()
	return why
}

func (p *selectorParser) quoted() (text, why string) {
	q, err := strconv.QuotedPrefix(p.rest)
	if err != nil || q[0] != '"' {
		return "", `a string must stand in double quotes, with \" for a quote in it`
	}
	p.rest = p.rest[len(q):]
	text, err = strconv.Unquote(q)
	if err != nil {
		return "", "a string has a wrong escape"
	}
	return text, ""
}

func (p *selectorParser) skipBracket() string {
	end := strings.IndexByte(p.rest, ']')
	if end < 0 {
		return "the bracket of the states is not closed"
	}
	p.rest = p.rest[end+1:]
	return ""
}

func (p *selectorParser) readRef() string {
	digits := p.token(1, "")
	n, err := strconv.ParseUint(digits, 10, 32)
	if err != nil || n == 0 {
		return "a ref is @ and a number from 1"
	}
	if p.ref != 0 {
		return "it has two refs"
	}
	p.ref = uint32(n)
	return ""
}

func (p *selectorParser) readID() (why string) {
	if p.id != "" {
		return "it has two ids"
	}
	if strings.HasPrefix(p.rest, `#"`) {
		p.rest = p.rest[1:]
		p.id, why = p.quoted()
	} else {
		p.id = p.token(1, "")
	}
	if why == "" && p.id == "" {
		return "# stands before an id"
	}
	return why
}

// readWord reads a role at the front, and behind it "nth 2", "with 12 more" or
// a remark such as error="…".
func (p *selectorParser) readWord(first bool) string {
	word := p.token(0, `"=[#@`)
	switch {
	case first && word == "role" && strings.HasPrefix(p.rest, `="`):
		return p.readOwnRole()
	case first:
		role, known := ParseRole(word)
		p.role, p.unknownRole = role, !known
		return ""
	case strings.HasPrefix(p.rest, `="`):
		p.rest = p.rest[1:]
		_, why := p.quoted()
		return why
	case strings.HasPrefix(p.rest, "="):
		p.token(1, "")
		return ""
	case word == "nth":
		return p.readNth()
	case word == "with":
		return p.skipCount()
	}
	return strconv.Quote(clip(word)) + " stands where nothing fits it; a role comes first, a label in quotes, and an id with a space is #\"in quotes\""
}

func (p *selectorParser) readOwnRole() string {
	p.rest = p.rest[1:]
	name, why := p.quoted()
	p.role = Role(name)
	return why
}

func (p *selectorParser) readNth() string {
	p.rest = strings.TrimSpace(p.rest)
	n, err := strconv.Atoi(p.token(0, ""))
	if err != nil {
		return "nth needs a whole number, from 0, or negative from the end"
	}
	p.nth = &n
	return ""
}

func (p *selectorParser) skipCount() string {
	p.rest = strings.TrimSpace(p.rest)
	p.token(0, "")
	p.rest = strings.TrimSpace(p.rest)
	if p.token(0, "") != "more" {
		return `"with" stands where nothing fits it`
	}
	return ""
}

// token takes what stands from skip to white space or one of the bytes of
// stops.
func (p *selectorParser) token(skip int, stops string) string {
	s := p.rest[skip:]
	end := strings.IndexFunc(s, func(r rune) bool {
		return unicode.IsSpace(r) || r < 0x80 && strings.IndexByte(stops, byte(r)) >= 0
	})
	if end < 0 {
		end = len(s)
	}
	p.rest = s[end:]
	return s[:end]
}
