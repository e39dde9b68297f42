package main

import (
	"bytes"
	"encoding/json"
	"fmt"
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
