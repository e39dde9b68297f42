package automation

import (
	"math"
	"strconv"
	"strings"

	"limoni/accessibility"
)

// readSelector reads a selector. depth counts the selectors around it.
func readSelector(o *object, depth int) accessibility.Selector {
	s := accessibility.Selector{
		Ref:           uint32(o.integer("ref", 1, math.MaxUint32)),
		ID:            o.filled("id"),
		Role:          roleOf(o.filled("role")),
		Label:         o.filled("label"),
		LabelContains: o.filled("label_contains"),
		Text:          o.filled("text"),
		States:        o.states("states"),
		NotStates:     o.states("not_states"),
		Within:        o.selector("within", depth),
		Has:           o.selector("has", depth),
		HasNot:        o.selector("has_not", depth),
	}
	if value := o.string("value"); o.has("value") {
		s.Value = &value
	}
	if s.IsZero() {
		o.lack("%s is an empty selector, which every node matches; give it at least one of %s",
			o.name, strings.Join(o.asked, ", "))
	}
	if nth := o.integer("nth", math.MinInt32, math.MaxInt32); o.has("nth") {
		s.Nth = &nth
	}
	return s
}

func (o *object) selector(name string, depth int) *accessibility.Selector {
	inner := o.object(name)
	if inner == nil {
		return nil
	}
	if depth >= maxNesting {
		o.fail(codeBadValue, "selectors may be nested %d deep", maxNesting)
		return nil
	}
	s := readSelector(inner, depth+1)
	o.adopt(inner.end())
	return &s
}

func (o *object) states(name string) accessibility.State {
	var set accessibility.State
	for _, word := range o.strings(name) {
		state, ok := accessibility.ParseState(word)
		if !ok {
			o.fail(codeBadValue, "%q in %s has an unknown state; states are %s", name, o.name, accessibility.State(math.MaxUint32))
		}
		set |= state
	}
	return set
}

func roleOf(name string) accessibility.Role {
	role, _ := accessibility.ParseRole(name)
	return role
}

// key returns a member that must be a node's key, 0 where it is absent.
func (o *object) key(name string) accessibility.Key {
	var k wireKey
	if text := o.string(name); o.has(name) && (len(text) != 16 || k.UnmarshalText([]byte(text)) != nil || k == 0) {
		o.fail(codeBadValue, "%q in %s must be a node's key, 16 hexadecimal digits as a snapshot has it", name, o.name)
	}
	return accessibility.Key(k)
}

// writeSelector is the counterpart of readSelector.
func writeSelector(s accessibility.Selector) members {
	m := members{}
	m.text("id", s.ID)
	m.text("role", string(s.Role))
	m.text("label", s.Label)
	m.text("label_contains", s.LabelContains)
	m.text("text", s.Text)
	m.number("ref", int(s.Ref))
	m.names("states", s.States.Names())
	m.names("not_states", s.NotStates.Names())
	if s.Value != nil {
		m["value"] = *s.Value
	}
	if s.Nth != nil {
		m["nth"] = *s.Nth
	}
	for name, inner := range map[string]*accessibility.Selector{"within": s.Within, "has": s.Has, "has_not": s.HasNot} {
		if inner != nil {
			m[name] = writeSelector(*inner)
		}
	}
	return m
}

// wireKey is a key as 16 hexadecimal digits: a JSON number would lose its last
// bits in languages whose numbers are doubles.
type wireKey accessibility.Key

func (k wireKey) MarshalText() ([]byte, error) {
	text := strconv.FormatUint(uint64(k), 16)
	return []byte(strings.Repeat("0", 16-len(text)) + text), nil
}

func (k *wireKey) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		return nil
	}
	n, err := strconv.ParseUint(string(text), 16, 64)
	*k = wireKey(n)
	return err
}
