package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// listedTools is tools/list as a client reads it.
func listedTools(t *testing.T) []map[string]any {
	t.Helper()
	var tools []map[string]any
	if err := json.Unmarshal(encodeLine(allTools()), &tools); err != nil {
		t.Fatal(err)
	}
	return tools
}

func TestToolNames(t *testing.T) {
	var names []string
	for _, tool := range listedTools(t) {
		names = append(names, tool["name"].(string))
	}
	want := []string{"status", "tree", "find", "screen", "act", "click", "type_text", "press_key", "wait_for"}
	if !slices.Equal(names, want) {
		t.Errorf("tools %v, want %v", names, want)
	}
}

// lint returns what a host's validator may not like about a tool.
func lint(tool map[string]any) []string {
	var wrong []string
	complain := func(format string, args ...any) { wrong = append(wrong, fmt.Sprintf(format, args...)) }
	name := regexp.MustCompile(`^[a-z_]{1,24}$`)
	describe := func(of string, v any) {
		if text, _ := v.(string); text == "" || utf8.RuneCountInString(text) > 300 || strings.ContainsAny(text, "<>&") {
			complain("%s: description of %d characters", of, utf8.RuneCountInString(text))
		}
	}
	own, _ := tool["name"].(string)
	if !name.MatchString(own) {
		complain("name %q", own)
	}
	describe(own, tool["description"])
	schema, _ := tool["inputSchema"].(map[string]any)
	properties, ok := schema["properties"].(map[string]any)
	required, isArray := schema["required"].([]any)
	if schema["type"] != "object" || schema["additionalProperties"] != false || !ok || !isArray || len(schema) != 4 {
		complain("%s: schema %v", own, schema)
	}
	for _, r := range required {
		if properties[r.(string)] == nil {
			complain("%s requires %v, which is no property", own, r)
		}
	}
	for prop, v := range properties {
		p, _ := v.(map[string]any)
		if !name.MatchString(prop) {
			complain("property %q", prop)
		}
		describe(own+"."+prop, p["description"])
		if kind, _ := p["type"].(string); kind != "string" && kind != "integer" && kind != "boolean" {
			complain("%s.%s: type %v", own, prop, p["type"])
		}
		for key := range p {
			if key != "type" && key != "description" && key != "enum" {
				complain("%s.%s has %q", own, prop, key)
			}
		}
	}
	return wrong
}

func TestSchemasAreTheSafeSubset(t *testing.T) {
	for _, tool := range listedTools(t) {
		for _, wrong := range lint(tool) {
			t.Error(wrong)
		}
	}
}

func TestLintFindsWhatItLooksFor(t *testing.T) {
	for _, bad := range []string{
		`{"name":"Tree"}`,
		`{"name":"t","description":"d","inputSchema":{"type":"object","required":[],"additionalProperties":false}}`,
		`{"name":"t","description":"d","inputSchema":{"type":"object","properties":{},"additionalProperties":false}}`,
		`{"name":"t","description":"d","inputSchema":{"type":"object","properties":{},"required":[],"additionalProperties":true}}`,
		`{"name":"t","description":"d","inputSchema":{"type":"object","properties":{},"required":["x"],"additionalProperties":false}}`,
		`{"name":"t","description":"d","inputSchema":{"type":"object","properties":{},"required":[],"additionalProperties":false,"anyOf":[]}}`,
		`{"name":"t","description":"d","inputSchema":{"type":"object","properties":{"a":{"type":["string","null"],"description":"d"}},"required":[],"additionalProperties":false}}`,
		`{"name":"t","description":"d","inputSchema":{"type":"object","properties":{"a":{"type":"string","pattern":"x","description":"d"}},"required":[],"additionalProperties":false}}`,
		`{"name":"t","description":"` + strings.Repeat("d", 301) + `","inputSchema":{"type":"object","properties":{},"required":[],"additionalProperties":false}}`,
	} {
		var tool map[string]any
		if err := json.Unmarshal([]byte(bad), &tool); err != nil {
			t.Fatal(err)
		}
		if len(lint(tool)) == 0 {
			t.Errorf("nothing wrong with %s", bad)
		}
	}
}

func TestAnnotations(t *testing.T) {
	reads := []string{"status", "tree", "find", "screen", "wait_for"}
	for _, tool := range listedTools(t) {
		read := slices.Contains(reads, tool["name"].(string))
		hints := tool["annotations"].(map[string]any)
		if hints["readOnlyHint"] != read || hints["destructiveHint"] != !read || hints["idempotentHint"] != read || hints["openWorldHint"] != true || hints["title"] == "" {
			t.Errorf("%s: %v", tool["name"], hints)
		}
	}
}

func TestToolsListIsTheSameEachTime(t *testing.T) {
	list := func(f *fakeApp) string {
		c := attach(t, f, allowAll)
		c.call("tree", `{}`)
		c.send(`{"jsonrpc":"2.0","id":1,"method":"tools/list"}`)
		return c.receive()
	}
	first := list(newFakeApp())
	for range 5 {
		if got := list(newFakeApp()); got != first {
			t.Fatalf("tools/list changed:\n%s\n%s", first, got)
		}
	}
	if len(first) > 8000 {
		t.Errorf("tools/list has %d bytes, which every conversation pays for", len(first))
	}
}

func TestEveryToolRefusesUnknownArguments(t *testing.T) {
	c := attach(t, newFakeApp(), allowAll)
	for _, tool := range allTools() {
		wantContains(t, c.fail(tool.name, `{"bogus":1}`), fmt.Sprintf("error bad-arguments: %s has no argument \"bogus\"; it takes ", tool.name))
	}
}

func TestInstructionsFit(t *testing.T) {
	if n := utf8.RuneCountInString(instructions); n > 512 {
		t.Errorf("%d characters", n)
	}
}
