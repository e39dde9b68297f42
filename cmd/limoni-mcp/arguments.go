package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// kind is the JSON type of a parameter.
type kind string

const (
	textKind   kind = "string"
	numberKind kind = "integer"
	flagKind   kind = "boolean"
)

// param is one parameter of a tool.
type param struct {
	name        string
	kind        kind
	required    bool
	description string
	enum        []string
	// min and max bound a number, or the characters of a text; a max of 0 is
	// no bound for a number and maxText for a text.
	min, max int
	// fallback is the number that stands for an absent one.
	fallback int
	// clamp takes a number above max as max.
	clamp bool
}

// maxText bounds every text argument, in characters.
const maxText = 4096

// arguments are decoded and checked. What was not given is zero, or the
// parameter's fallback.
type arguments struct {
	text   map[string]string
	number map[string]int
	flag   map[string]bool
	given  map[string]bool
}

// badArgument is a mistake of the caller. It never quotes a value, which may
// be typed text.
func badArgument(format string, args ...any) error {
	return toolError{code: "bad-arguments", message: fmt.Sprintf(format, args...)}
}

// decode checks the arguments of a call. An unknown name is a mistake too: a
// misspelt one that vanished would make the call mean something else.
func (t *tool) decode(raw map[string]json.RawMessage) (arguments, error) {
	args := arguments{map[string]string{}, map[string]int{}, map[string]bool{}, map[string]bool{}}
	for _, name := range slices.Sorted(maps.Keys(raw)) {
		if !slices.ContainsFunc(t.params, func(p param) bool { return p.name == name }) {
			return args, badArgument("%s has no argument %q; it takes %s", t.name, clip(name, 64), t.signature())
		}
	}
	for _, p := range t.params {
		value, given := raw[p.name]
		given = given && string(value) != "null"
		if !given && p.required {
			return args, badArgument("%s needs the argument %q: %s", t.name, p.name, p.description)
		}
		args.number[p.name] = p.fallback
		if !given {
			continue
		}
		args.given[p.name] = true
		if err := p.decode(value, args); err != nil {
			return args, err
		}
	}
	return args, nil
}

func (p param) decode(value json.RawMessage, args arguments) error {
	switch p.kind {
	case numberKind:
		return p.decodeNumber(value, args)
	case flagKind:
		var on bool
		if json.Unmarshal(value, &on) != nil {
			return badArgument("%q must be true or false", p.name)
		}
		args.flag[p.name] = on
		return nil
	}
	return p.decodeText(value, args)
}

func (p param) decodeText(value json.RawMessage, args arguments) error {
	var text string
	if json.Unmarshal(value, &text) != nil {
		return badArgument("%q must be a string", p.name)
	}
	if p.enum != nil && !slices.Contains(p.enum, text) {
		return badArgument("%q must be one of %s", p.name, strings.Join(p.enum, ", "))
	}
	most := p.max
	if most == 0 {
		most = maxText
	}
	if n := utf8.RuneCountInString(text); n < p.min || n > most {
		return badArgument("%q must have %d to %d characters, not %d", p.name, p.min, most, n)
	}
	args.text[p.name] = text
	return nil
}

func (p param) decodeNumber(value json.RawMessage, args arguments) error {
	f, err := strconv.ParseFloat(string(value), 64)
	if err != nil || f != float64(int32(f)) {
		return badArgument("%q must be an integer", p.name)
	}
	n := int(f)
	if p.clamp {
		n = min(n, p.max)
	}
	if n < p.min {
		return badArgument("%q must be at least %d, not %d", p.name, p.min, n)
	}
	if p.max > 0 && n > p.max {
		return badArgument("%q must be at most %d, not %d", p.name, p.max, n)
	}
	args.number[p.name] = n
	return nil
}

// signature lists the parameters for an error text.
func (t *tool) signature() string {
	if len(t.params) == 0 {
		return "none"
	}
	names := make([]string, len(t.params))
	for i, p := range t.params {
		names[i] = p.name
		if !p.required {
			names[i] += "?"
		}
	}
	return strings.Join(names, ", ")
}

// given lists the names of arguments for the log, which shows no values.
func (t *tool) given(raw map[string]json.RawMessage) []string {
	var names []string
	for _, p := range t.params {
		if raw[p.name] != nil {
			names = append(names, p.name)
		}
	}
	return names
}
