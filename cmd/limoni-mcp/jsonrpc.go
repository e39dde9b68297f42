package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"unicode/utf8"
)

// The error codes of JSON-RPC 2.0, and the one of MCP 2026-07-28 that this
// server has a use for.
const (
	codeParse          = -32700
	codeInvalidRequest = -32600
	codeNoMethod       = -32601
	codeParams         = -32602
	codeInternal       = -32603
	codeVersion        = -32022
)

// message is a request, or a notification where id is nil. The id keeps the
// bytes the client sent, so that the answer carries exactly those.
type message struct {
	id     json.RawMessage
	method string
	params json.RawMessage
}

// rpcError is a protocol failure. A tool that fails answers with a result.
type rpcError struct {
	Code    int            `json:"code"`
	Message string         `json:"message"`
	Data    map[string]any `json:"data,omitempty"`
}

func rpcErrorf(code int, format string, args ...any) *rpcError {
	return &rpcError{Code: code, Message: fmt.Sprintf(format, args...)}
}

// decode reads one line, which is not blank. The message of an error holds the
// id as far as it is known. A message without a method asks for no answer.
func decode(line []byte) (message, *rpcError) {
	if line[0] == '[' {
		return message{}, rpcErrorf(codeInvalidRequest, "batches are not supported; send one message a line")
	}
	value, rest, err := firstValue(line)
	if err != nil {
		return message{}, rpcErrorf(codeParse, "%v", err)
	}
	var members map[string]json.RawMessage
	if json.Unmarshal(value, &members) != nil || members == nil {
		return message{}, rpcErrorf(codeInvalidRequest, "a message must be a JSON object")
	}
	m, bad := messageOf(members)
	if bad != nil {
		return m, bad
	}
	if len(rest) > 0 {
		return m, rpcErrorf(codeInvalidRequest, "there is more after the message; send one message a line")
	}
	return m.withoutDuplicates(value)
}

// firstValue splits the line after its first JSON value. Its errors quote
// nothing of the line, which may hold typed text.
func firstValue(line []byte) (value, rest []byte, err error) {
	if !utf8.Valid(line) {
		return nil, nil, fmt.Errorf("the line is not valid UTF-8")
	}
	dec := json.NewDecoder(bytes.NewReader(line))
	if err := dec.Decode((*json.RawMessage)(&value)); err != nil {
		return nil, nil, fmt.Errorf("the line is not valid JSON")
	}
	return value, bytes.TrimSpace(line[dec.InputOffset():]), nil
}

// messageOf checks the members of a message. Unknown ones are ignored.
func messageOf(members map[string]json.RawMessage) (message, *rpcError) {
	var m message
	if id, ok := members["id"]; ok {
		if !validID(id) {
			return m, rpcErrorf(codeInvalidRequest, "id must be an integer or a string of at most %d bytes", maxID)
		}
		m.id = id
	}
	method, hasMethod := members["method"]
	if !hasMethod && (members["result"] != nil || members["error"] != nil) {
		return message{}, nil // an answer, though this server asks nothing
	}
	var version string
	if json.Unmarshal(members["jsonrpc"], &version); version != "2.0" {
		return m, rpcErrorf(codeInvalidRequest, `jsonrpc must be "2.0"`)
	}
	if json.Unmarshal(method, &m.method); m.method == "" {
		return m, rpcErrorf(codeInvalidRequest, "method must be a string and must not be empty")
	}
	m.params = members["params"]
	return m, nil
}

// withoutDuplicates refuses a message in which a member stands twice: two
// readers could take it for two different requests.
func (m message) withoutDuplicates(value []byte) (message, *rpcError) {
	key, depth := duplicateMember(value)
	if depth == 0 {
		return m, nil
	}
	if m.id == nil {
		return message{}, nil // a notification is never answered
	}
	if depth == 1 && key == "id" {
		m.id = nil
	}
	return m, rpcErrorf(codeInvalidRequest, "a member of the message stands twice")
}

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

// maxAnswer bounds a line that is sent. Tool results are far below it.
const maxAnswer = 256 << 10

// encodeAnswer is the line that answers a request: its result, or bad.
func encodeAnswer(id json.RawMessage, result map[string]any, bad *rpcError) []byte {
	if id == nil {
		id = json.RawMessage("null")
	}
	answer := struct {
		JSONRPC string          `json:"jsonrpc"`
		ID      json.RawMessage `json:"id"`
		Result  any             `json:"result,omitempty"`
		Error   *rpcError       `json:"error,omitempty"`
	}{"2.0", id, nil, bad}
	if bad == nil {
		answer.Result = result // an empty one too
	}
	line := encodeLine(answer)
	if len(line) <= maxAnswer {
		return line
	}
	answer.Result, answer.Error = nil, rpcErrorf(codeInternal, "the answer is longer than %d bytes", maxAnswer)
	if bad != nil {
		answer.Error.Code = bad.Code
	}
	return encodeLine(answer)
}

// encodeLine is v as JSON on one line, with its line feed.
func encodeLine(v any) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		panic(fmt.Sprintf("limoni-mcp: a message of its own cannot be encoded: %v", err))
	}
	return b.Bytes()
}
