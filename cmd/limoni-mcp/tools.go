package main

import (
	"context"
	"encoding/json"
)

// tool is one row of the table: what a client is told about it, and what runs.
type tool struct {
	name, title, description string
	params                   []param
	readOnly                 bool // it changes nothing in the app
	idempotent               bool // doing it twice is doing it once
	run                      func(ctx context.Context, b *bridge, args arguments) answer
}

// allTools is the table in the order in which clients see it. It is the same
// on every connection, whatever the app and its policy are.
func allTools() []tool {
	return []tool{
		statusTool, treeTool, findTool, screenTool,
		actTool, clickTool, typeTextTool, pressKeyTool,
		waitForTool,
	}
}

// answer is what a tool has to say. failed marks what did not work out, in a
// text that says what, why and what to try.
type answer struct {
	text   string
	failed bool
}

// result is the answer as MCP sends it: one block of text. There is no
// structured content beside it, since clients show a model one or the other.
func (a answer) result() result {
	r := result{"content": []result{{"type": "text", "text": clean(a.text)}}}
	if a.failed {
		r["isError"] = true
	}
	return r
}

func (s *server) listTools(r request) (result, *rpcError) {
	var cursor string
	if raw := r.params["cursor"]; raw != nil && (json.Unmarshal(raw, &cursor) != nil || cursor != "") {
		return nil, rpcErrorf(codeParams, "unknown cursor; all tools are on the first page")
	}
	return result{"tools": s.tools}, nil
}

// callOf is the tool and the arguments a tools/call names.
func (s *server) callOf(r request) (*tool, map[string]json.RawMessage, *rpcError) {
	var name string
	if raw := r.params["name"]; raw == nil || json.Unmarshal(raw, &name) != nil || name == "" {
		return nil, nil, rpcErrorf(codeParams, "params.name must be the name of a tool")
	}
	var args map[string]json.RawMessage
	if !objectOrAbsent(r.params["arguments"], &args) {
		return nil, nil, rpcErrorf(codeParams, "params.arguments must be an object")
	}
	for i := range s.tools {
		if s.tools[i].name == name {
			return &s.tools[i], args, nil
		}
	}
	return nil, nil, rpcErrorf(codeParams, "Unknown tool: %q", clip(name, 64))
}

// answerOf checks the arguments and runs the tool.
func (s *server) answerOf(ctx context.Context, t *tool, raw map[string]json.RawMessage, r request) answer {
	args, err := t.decode(raw)
	if err != nil {
		return failure(err)
	}
	defer s.reportProgress(r)()
	return t.run(ctx, s.bridge, args)
}
