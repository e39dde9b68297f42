package main

import (
	"encoding/json"
	"regexp"
)

// maxID bounds an id, which has to fit into the answer.
const maxID = 1024

var integer = regexp.MustCompile(`^-?[0-9]+$`)

func validID(raw json.RawMessage) bool {
	return len(raw) <= maxID && (raw[0] == '"' || integer.Match(raw))
}

// idKey is the id in one spelling, so that a cancellation finds its request:
// "a" and "\u0061" are one id, 1 and "1" are two.
func idKey(raw json.RawMessage) string {
	var text string
	if json.Unmarshal(raw, &text) == nil {
		return `"` + text
	}
	return string(raw)
}
