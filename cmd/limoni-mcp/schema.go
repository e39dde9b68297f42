package main

import (
	"bytes"
	"encoding/json"
)

// MarshalJSON is the tool's entry in tools/list.
func (t tool) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Name        string      `json:"name"`
		Description string      `json:"description"`
		InputSchema schema      `json:"inputSchema"`
		Annotations annotations `json:"annotations"`
	}{t.name, t.description, schema(t.params), annotations{
		Title: t.title, ReadOnly: t.readOnly, Destructive: !t.readOnly,
		Idempotent: t.readOnly || t.idempotent, OpenWorld: true,
	}})
}

// annotations are MCP's hints to the host. An app can show text from anywhere,
// so every tool reaches an open world.
type annotations struct {
	Title       string `json:"title"`
	ReadOnly    bool   `json:"readOnlyHint"`
	Destructive bool   `json:"destructiveHint"`
	Idempotent  bool   `json:"idempotentHint"`
	OpenWorld   bool   `json:"openWorldHint"`
}

// schema is the JSON Schema of some parameters: flat, with one scalar type
// each and nothing else, which every host's validator accepts. Limits stand in
// the descriptions and are checked here.
type schema []param

func (s schema) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Type       string     `json:"type"`
		Properties properties `json:"properties"`
		Required   []string   `json:"required"`
		Additional bool       `json:"additionalProperties"`
	}{"object", properties(s), required(s), false})
}

func required(params []param) []string {
	names := []string{}
	for _, p := range params {
		if p.required {
			names = append(names, p.name)
		}
	}
	return names
}

// properties keeps the order of the table, which is the order of importance.
type properties []param

func (p properties) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, one := range p {
		if i > 0 {
			b.WriteByte(',')
		}
		text, err := json.Marshal(struct {
			Type        kind     `json:"type"`
			Description string   `json:"description"`
			Enum        []string `json:"enum,omitempty"`
		}{one.kind, one.description, one.enum})
		if err != nil {
			return nil, err
		}
		b.WriteString(`"` + one.name + `":`)
		b.Write(text)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}
