package automation

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"flag"
	"net"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

var everything = Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true}

var fillIn = flag.Bool("fill-parses", false, "write into the vectors what their lines parse to; read it before you believe it")

// vector is a line of testdata/protocol, see the README there.
type vector struct {
	Name       string            `json:"name,omitempty"`
	Policy     json.RawMessage   `json:"policy,omitempty"`
	Conn       string            `json:"conn,omitempty"`
	Send       json.RawMessage   `json:"send,omitempty"`
	SendBase64 string            `json:"send_base64,omitempty"`
	Parses     json.RawMessage   `json:"parses,omitempty"`
	Reply      json.RawMessage   `json:"reply,omitempty"`
	Also       []json.RawMessage `json:"also,omitempty"`
	Events     []json.RawMessage `json:"events,omitempty"`
	Kind       string            `json:"kind,omitempty"` // these four of replies.jsonl
	Line       string            `json:"line,omitempty"`
	Reads      json.RawMessage   `json:"reads,omitempty"`
}

func vectorFiles(t testing.TB) []string {
	t.Helper()
	files, err := filepath.Glob("testdata/protocol/*.jsonl")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files of vectors, %v", len(files), err)
	}
	return files
}

func readVectors(t testing.TB, file string) (out []vector) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for n, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		var v vector
		dec := json.NewDecoder(strings.NewReader(line))
		dec.DisallowUnknownFields()
		if err := dec.Decode(&v); err != nil {
			t.Fatalf("%s:%d: %v", file, n+1, err)
		}
		out = append(out, v)
	}
	return out
}

// bytes are what is sent, without the line end.
func (v *vector) bytes(t testing.TB) []byte {
	t.Helper()
	if v.SendBase64 != "" {
		raw, err := base64.StdEncoding.DecodeString(v.SendBase64)
		if err != nil {
			t.Fatal(err)
		}
		return raw
	}
	var whole string
	if json.Unmarshal(v.Send, &whole) == nil {
		return []byte(whole)
	}
	var parts []any
	if err := json.Unmarshal(v.Send, &parts); err != nil {
		t.Fatalf("%s: %v", v.Name, err)
	}
	for _, part := range parts {
		switch part := part.(type) {
		case string:
			whole += part
		case []any:
			whole += strings.Repeat(part[0].(string), int(part[1].(float64)))
		}
	}
	return []byte(whole)
}

// connect is a further client of h.
func connect(t testing.TB, h *hub, change ...func(*conn)) net.Conn {
	t.Helper()
	ours, theirs := net.Pipe()
	c := newConn(theirs, h)
	for _, f := range change {
		f(c)
	}
	done := make(chan struct{})
	go func() { defer close(done); c.serve(context.Background()) }()
	t.Cleanup(func() { ours.Close(); <-done })
	return ours
}

func TestVectors(t *testing.T) {
	for _, file := range vectorFiles(t) {
		if vectors := readVectors(t, file); filepath.Base(file) != "replies.jsonl" {
			t.Run(filepath.Base(file), func(t *testing.T) { runVectors(t, vectors) })
		}
	}
}

func runVectors(t *testing.T, vectors []vector) {
	var p wireInfo
	if err := json.Unmarshal(vectors[0].Policy, &p.Policy); err != nil {
		t.Fatalf("the first line has no policy: %v", err)
	}
	h := newHub(newScripted(t), readInfo(p).Policy)
	conns := map[string]dialog{}
	for i := range vectors[1:] {
		v := &vectors[1+i]
		d, known := conns[v.Conn]
		if !known {
			d = talk(t, connect(t, h))
			conns[v.Conn] = d
		}
		d.say(string(v.bytes(t)))
		v.hear(d)
	}
}

// hear hears the reply, the other replies and the events, in any order but
// that of the events among themselves.
func (v *vector) hear(d dialog) {
	d.t.Helper()
	replies, events := slices.Clone(v.Also), slices.Clone(v.Events)
	if v.Reply != nil {
		replies = append(replies, v.Reply)
	}
	for len(replies)+len(events) > 0 {
		line, err := d.in.next()
		if err != nil {
			d.t.Fatalf("%s: %v", v.Name, err)
		}
		fits := func(want json.RawMessage) bool { return contains(d.t, string(line), string(want)) }
		if i := slices.IndexFunc(replies, fits); i >= 0 {
			replies = slices.Delete(replies, i, i+1)
		} else if len(events) > 0 && fits(events[0]) {
			events = events[1:]
		} else {
			d.t.Errorf("%s: %s\n got %s\nwant %s %s", v.Name, v.Send, line, replies, events)
			return // and go on, if that was one line for another
		}
	}
}

// tooLongToRepeat is the length of a line in bytes beyond which a vector does
// not say what it parses to.
const tooLongToRepeat = 64 << 10

func TestWhatVectorsParseTo(t *testing.T) {
	for _, file := range vectorFiles(t) {
		vectors := readVectors(t, file)
		for i := range vectors {
			v := &vectors[i]
			if v.Send == nil && v.SendBase64 == "" {
				continue
			}
			line := v.bytes(t)
			req, err := decodeRequest(line)
			switch {
			case len(trimBlank(line)) == 0 || len(line) > MaxLine:
			case err != nil && v.Parses != nil:
				t.Errorf("%s: %s: %v", file, v.Name, err)
			case err == nil && v.Parses == nil && len(line) > tooLongToRepeat:
			case err == nil && *fillIn:
				v.Parses = canonical(t, &req)
			case err == nil && (v.Parses == nil || !reflect.DeepEqual(decode(t, string(v.Parses)), decode(t, string(canonical(t, &req))))):
				t.Errorf("%s: %s\nparses to %s\nwant      %s", file, v.Name, canonical(t, &req), v.Parses)
			case err != nil && !errorsOf(t, v)[err.Code] && !errorsOf(t, v)[codeBadID]:
				t.Errorf("%s: %s: %v, want another code", file, v.Name, err)
			}
		}
		if *fillIn {
			writeVectors(t, file, vectors)
		}
	}
}

func writeVectors(t *testing.T, file string, vectors []vector) {
	var out bytes.Buffer
	for _, v := range vectors {
		line, err := encode(v)
		if err != nil {
			t.Fatal(err)
		}
		out.Write(line)
	}
	if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// errorsOf are the codes of the errors among the replies of v.
func errorsOf(t *testing.T, v *vector) map[string]bool {
	codes := map[string]bool{}
	for _, raw := range append(slices.Clone(v.Also), v.Reply) {
		var m message
		if raw != nil && json.Unmarshal(raw, &m) == nil && m.Error != nil {
			codes[m.Error.Code] = true
		}
	}
	return codes
}

// canonical is a request as an object: what a line means, in one way of saying
// it. See testdata/protocol/README.md for the rules.
func canonical(t testing.TB, r *request) json.RawMessage {
	t.Helper()
	m := members{}
	switch {
	case r.kind() == kindInput:
		_, m = writeInput(r.input)
		if r.op == "set_value" {
			delete(m, "action")
			m["value"] = r.input.Value
		}
		if r.input.Mouse.Button == "left" {
			delete(m, "button")
		}
		if r.input.Mouse.Count == 1 {
			delete(m, "count")
		}
		if r.repeat > 1 {
			m["repeat"] = r.repeat
		}
	default:
		canonicalRead(r, m)
	}
	m["id"], m["op"] = r.id, r.op
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func canonicalRead(r *request, m members) {
	frame := func(name string, n uint64) {
		if n > 0 {
			m[name] = n
		}
	}
	switch r.op {
	case "hello":
		if r.speaks.max > 0 {
			m["protocol"] = members{"min": r.speaks.min, "max": r.speaks.max}
		}
		m.text("client", r.client)
	case "snapshot":
		frame("after", r.read.after)
		frame("since", r.read.since)
		if r.read.cells {
			m["screen"] = true
		}
		if r.read.part.Root != nil {
			m["root"] = writeSelector(*r.read.part.Root)
		}
		m.number("depth", r.read.part.Depth)
		m.number("max_nodes", r.read.part.MaxNodes)
		if r.read.part.Filter != 0 {
			m.text("filter", r.read.part.Filter.String())
		}
	case "find":
		m["target"] = writeSelector(r.target)
		if r.most != defaultFound {
			m.number("max_nodes", r.most)
		}
	case "screen":
		if r.cells {
			m["format"] = "cells"
		}
	case "wait":
		canonicalWait(&r.wait, m)
	case "subscribe":
		frame("since", r.since)
		if r.topics != usualTopics {
			m["topics"] = r.topics.names()
		}
	case "cancel":
		m["request_id"] = r.cancels
	}
}

func canonicalWait(w *waiting, m members) {
	if w.target != nil {
		m["target"] = writeSelector(*w.target)
	}
	if w.state != attached {
		m.text("state", w.state)
	}
	if w.count != nil {
		m["count"] = *w.count
	}
	if w.value != nil {
		m["value"] = *w.value
	}
	m.text("text", w.text)
	if w.pattern != nil {
		m["regexp"] = w.pattern.String()
	}
	for name, truth := range map[string]bool{"idle": w.idle, "changed": w.changed, "exit": w.exit} {
		if truth {
			m[name] = true
		}
	}
	for name, hash := range map[string]uint64{"not_tree_hash": w.notTree, "not_screen_hash": w.notScreen} {
		if hash > 0 {
			m[name] = hashText(hash)
		}
	}
	if w.after != nil {
		m["after"] = *w.after
	}
	if w.patience != DefaultWait {
		m["timeout_ms"] = w.patience.Milliseconds()
	}
}

// contains reports whether JSON got has everything that JSON want has.
func contains(t testing.TB, got, want string) bool {
	t.Helper()
	return covers(decode(t, got), decode(t, want))
}

func decode(t testing.TB, text string) (v any) {
	t.Helper()
	dec := json.NewDecoder(strings.NewReader(text))
	dec.UseNumber()
	if err := dec.Decode(&v); err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return v
}

// The words of a vector that stand for no value of their own.
const (
	anyValue = "$any"
	absent   = "$absent"
)

func covers(got, want any) bool {
	switch w := want.(type) {
	case string:
		return w == anyValue || got == want
	case []any:
		g, ok := got.([]any)
		return ok && slices.EqualFunc(g, w, covers)
	case map[string]any:
		g, ok := got.(map[string]any)
		for name, value := range w {
			if member, there := g[name]; value == absent && there || value != absent && (!there || !covers(member, value)) {
				return false
			}
		}
		return ok
	}
	return reflect.DeepEqual(got, want)
}

// pipe serves h over a net.Pipe and returns the client's end.
func pipe(t *testing.T, h *fakeApp, p Policy) net.Conn {
	t.Helper()
	ours, theirs := net.Pipe()
	done := make(chan struct{})
	go func() { defer close(done); ServeConn(context.Background(), theirs, h, p) }()
	t.Cleanup(func() { ours.Close(); <-done })
	return ours
}
