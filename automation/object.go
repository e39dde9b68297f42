package automation

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// object reads the members of one JSON object strictly: names are exact, each
// stands once, null is no value, and what nobody asked for is an error. It
// keeps the first mistake, so that a reader may ask on and look once.
type object struct {
	name    string // as a mistake calls it
	members []member
	isRead  bool
	asked   []string
	err     *Error
	absent  *Error // counts where there is no other: a misspelt field explains it
}

type member struct {
	name  string
	value json.RawMessage
	twice bool
}

// parseLine reads the one object of a line.
func parseLine(line []byte) *object {
	o := &object{name: "the request"}
	switch {
	case bytes.HasPrefix(line, []byte("\ufeff")):
		o.fail(codeMalformed, "the line begins with a byte order mark; send UTF-8 without one")
	case !utf8.Valid(line):
		o.fail(codeMalformed, "the line is not valid UTF-8; JSON text is UTF-8, write other bytes as \\u escapes")
	case loneSurrogate(line):
		o.fail(codeMalformed, "the line has a \\u escape that is half of a surrogate pair; send both halves or the character itself")
	default:
		o.parse(line)
	}
	return o
}

func (o *object) parse(line []byte) {
	if json.Valid(line) {
		o.read(trimBlank(line))
		return
	}
	var value json.RawMessage
	dec := json.NewDecoder(bytes.NewReader(line))
	if err := dec.Decode(&value); err != nil {
		o.fail(codeMalformed, "the line is not JSON%s; send one JSON object a line", place(err))
		return
	}
	o.read(value)
	o.fail(codeMalformed, "there is more after the object; send one JSON object a line")
}

func place(err error) string {
	if syntax, ok := err.(*json.SyntaxError); ok {
		return fmt.Sprintf(" at byte %d", syntax.Offset)
	}
	return ": it ends too early"
}

// read takes the members of a valid JSON value without white space around it.
func (o *object) read(value json.RawMessage) {
	if value[0] != '{' {
		o.fail(codeMalformed, "%s must be a JSON object", o.name)
		return
	}
	o.isRead = true
	o.members, o.asked = make([]member, 0, 8), make([]string, 0, 16)
	eachMember(value, func(name, value []byte) {
		o.add(unquote(name), value)
	})
}

func (o *object) add(name string, value json.RawMessage) {
	if m := o.member(name); m != nil {
		m.value, m.twice = value, true
		o.fail(codeMalformed, "%s has %s twice; two readers could take it for two different requests", o.name, sayName(name))
		return
	}
	o.members = append(o.members, member{name: name, value: value})
}

// member is nil where there is none of that name.
func (o *object) member(name string) *member {
	for i := range o.members {
		if o.members[i].name == name {
			return &o.members[i]
		}
	}
	return nil
}

func (o *object) fail(code, format string, args ...any) {
	if o.err == nil {
		o.err = errorf(code, format, args...)
	}
}

func (o *object) lack(format string, args ...any) {
	if o.absent == nil {
		o.absent = errorf(codeBadValue, format, args...)
	}
}

// take hands out a member, which counts as known from then on.
func (o *object) take(name string) (json.RawMessage, bool) {
	o.asked = append(o.asked, name)
	if m := o.member(name); m != nil {
		return m.value, true
	}
	return nil, false
}

// has reports whether a member is there, without asking for it.
func (o *object) has(name string) bool {
	return o.member(name) != nil
}

// string returns a member that must be a string, "" where it is absent.
func (o *object) string(name string) string {
	value, ok := o.take(name)
	switch {
	case !ok:
		return ""
	case value[0] != '"':
		o.fail(codeBadValue, "%q in %s must be a string", name, o.name)
		return ""
	}
	return unquote(value)
}

// filled is string for a member that makes no sense empty.
func (o *object) filled(name string) string {
	s := o.string(name)
	if s == "" && o.has(name) {
		o.fail(codeBadValue, "%q in %s is empty; leave it out where it does not matter", name, o.name)
	}
	return s
}

// integer returns a member that must be an integer of that range, 0 where it
// is absent.
func (o *object) integer(name string, low, high int64) int {
	value, ok := o.take(name)
	if !ok {
		return 0
	}
	n, err := strconv.ParseInt(string(value), 10, 64)
	if err != nil || n < low || n > high {
		o.fail(codeBadValue, "%q in %s must be an integer from %d to %d", name, o.name, low, high)
		return 0
	}
	return int(n)
}

// strings returns a member that must be a list of strings.
func (o *object) strings(name string) []string {
	value, ok := o.take(name)
	if !ok {
		return nil
	}
	var list []*string
	if value[0] != '[' || json.Unmarshal(value, &list) != nil || slices.Contains(list, nil) {
		o.fail(codeBadValue, "%q in %s must be a list of strings", name, o.name)
		return nil
	}
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = *s
	}
	return out
}

// object returns a member that must be an object, nil where it is absent or
// o already has a mistake.
func (o *object) object(name string) *object {
	value, ok := o.take(name)
	if !ok || o.err != nil {
		return nil
	}
	inner := &object{name: strconv.Quote(name)}
	if value[0] != '{' {
		o.fail(codeBadValue, "%q in %s must be an object", name, o.name)
		return nil
	}
	inner.read(value)
	return inner
}

// require complains about members that are absent.
func (o *object) require(names ...string) {
	for _, name := range names {
		if !o.has(name) {
			o.lack("%s needs %q", o.name, name)
		}
	}
}

// end complains about members that nobody asked for and returns the first
// mistake.
func (o *object) end() *Error {
	for i := range o.members {
		if name := o.members[i].name; !slices.Contains(o.asked, name) {
			slices.Sort(o.asked)
			o.fail(codeUnknownField, "%s does not take %s; it takes %s", o.name, sayName(name),
				strings.Join(slices.Compact(o.asked), ", "))
		}
	}
	o.adopt(o.absent)
	return o.err
}

// adopt takes over another mistake.
func (o *object) adopt(err *Error) {
	if o.err == nil {
		o.err = err
	}
}

// plainName is what a misspelt field looks like. Anything else may be text
// that slipped into the place of a name and is not repeated.
var plainName = regexp.MustCompile(`^[a-z_]{1,24}$`)

func sayName(name string) string {
	if plainName.MatchString(name) {
		return "the field " + strconv.Quote(name)
	}
	return "one of its fields"
}
