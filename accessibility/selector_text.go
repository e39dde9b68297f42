package accessibility

import (
	"strconv"
	"strings"
)

// String reads like the sentence a person would say:
//
//	button "Add" [checked] in list "Tasks" nth -1
//
// A ref, an ID, or a role with a label is written as [ParseSelector] reads it.
func (s Selector) String() string {
	if s.Ref != 0 {
		return string(appendRef(nil, s.Ref))
	}
	out := s.appendName(nil)
	out = s.appendText(out)
	out = s.appendStates(out)
	out = appendRelation(out, " in ", s.Within)
	out = appendRelation(out, " having ", s.Has)
	out = appendRelation(out, " without ", s.HasNot)
	if s.Nth != nil {
		out = strconv.AppendInt(append(out, " nth "...), int64(*s.Nth), 10)
	}
	return string(out)
}

func (s *Selector) appendName(out []byte) []byte {
	switch {
	case s.Role != "" && s.ID == "" && !known(s.Role):
		out = strconv.AppendQuote(append(out, "role="...), string(s.Role))
	case s.Role != "":
		out = appendRole(out, s.Role)
	case s.Label == "" && s.ID == "":
		out = append(out, "any node"...)
	}
	if s.Label != "" {
		out = strconv.AppendQuote(spaced(out), s.Label)
	}
	if s.ID != "" {
		out = appendID(spaced(out), s.ID)
	}
	return out
}

// known reports whether the role alone is enough for ParseSelector.
func known(r Role) bool {
	_, ok := ParseRole(string(r))
	return ok
}

func spaced(out []byte) []byte {
	if len(out) == 0 {
		return out
	}
	return append(out, ' ')
}

func (s *Selector) appendText(out []byte) []byte {
	if s.Value != nil {
		out = strconv.AppendQuote(append(out, " with value "...), *s.Value)
	}
	if s.LabelContains != "" {
		out = strconv.AppendQuote(append(out, " with label containing "...), s.LabelContains)
	}
	if s.Text != "" {
		out = strconv.AppendQuote(append(out, " with text "...), s.Text)
	}
	return out
}

func (s *Selector) appendStates(out []byte) []byte {
	names := s.States.Names()
	for _, name := range s.NotStates.Names() {
		names = append(names, "not "+name)
	}
	if len(names) == 0 {
		return out
	}
	return append(out, " ["+strings.Join(names, ", ")+"]"...)
}

// appendRelation puts brackets around a selector that has relations itself, so
// that it stays clear what belongs to which.
func appendRelation(out []byte, word string, s *Selector) []byte {
	if s == nil {
		return out
	}
	out = append(out, word...)
	if s.Has == nil && s.HasNot == nil && s.Nth == nil {
		return append(out, s.String()...)
	}
	return append(append(append(out, '('), s.String()...), ')')
}
