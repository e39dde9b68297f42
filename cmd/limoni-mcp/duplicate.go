package main

import (
	"bytes"
	"encoding/json"
)

// duplicateMember finds a name that stands twice in one object of a valid JSON
// value, and how deep that object is, from 1; a depth of 0 means none.
func duplicateMember(value []byte) (name string, depth int) {
	type level struct {
		seen    map[string]bool // nil in an array
		isValue bool            // the next token is a member's value
	}
	dec := json.NewDecoder(bytes.NewReader(value))
	dec.UseNumber()
	open := []level{{}}
	for {
		token, err := dec.Token()
		if err != nil {
			return "", 0
		}
		top := &open[len(open)-1]
		name, _ := token.(string)
		switch {
		case token == json.Delim('}') || token == json.Delim(']'):
			open = open[:len(open)-1]
		case top.seen != nil && !top.isValue:
			if top.seen[name] {
				return name, len(open) - 1
			}
			top.seen[name], top.isValue = true, true
		default:
			top.isValue = false
			if token == json.Delim('{') {
				open = append(open, level{seen: map[string]bool{}})
			} else if token == json.Delim('[') {
				open = append(open, level{})
			}
		}
	}
}
