package main

import (
	"bytes"
	"encoding/json"
	"fmt"
)

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
