package automation

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"testing"

	"limoni/accessibility"
)

// TestVectorsForClients gives each line to a client as the answer to its first
// request, and looks at what it makes of it.
func TestVectorsForClients(t *testing.T) {
	for _, v := range readVectors(t, "testdata/protocol/replies.jsonl") {
		t.Run(v.Name, func(t *testing.T) {
			if got := v.readBy(t, answeredWith(t, v.Line)); !contains(t, string(got), string(v.Reads)) {
				t.Errorf("%s\nis read as %s\nwant       %s", v.Line, got, v.Reads)
			}
		})
	}
}

// answeredWith is a client whose first request is answered with some lines.
func answeredWith(t *testing.T, lines string) *Client {
	ours, theirs := net.Pipe()
	done := make(chan struct{})
	go func() {
		defer close(done)
		if _, err := newLines(theirs, MaxLine).next(); err == nil {
			io.WriteString(theirs, lines+"\n")
			io.Copy(io.Discard, theirs)
		}
		theirs.Close()
	}()
	c := NewClient(ours)
	t.Cleanup(func() { c.Close(); <-done })
	return c
}

// readBy is what c says of the line, in the words of the protocol.
func (v *vector) readBy(t *testing.T, c *Client) []byte {
	var out any
	var err error
	switch ctx := context.Background(); v.Kind {
	case "hello":
		var info Info
		info, err = c.Hello(ctx)
		w := writeInfo(info)
		w.Limits = info.Limits
		out = w
	case "input":
		var r accessibility.Result
		r, err = c.Do(ctx, accessibility.Request{Op: accessibility.OpKey, Chord: "a"})
		text := jsonText("[")
		text.result(&verdict{Result: r})
		out = json.RawMessage(text[1:])
	case "snapshot", "closing":
		var s *Snapshot
		if s, err = c.Snapshot(ctx, 0); err == nil {
			text := jsonText("[")
			text.snapshot(s)
			out = json.RawMessage(text[1:])
		}
	default:
		t.Fatalf("%s: what is a %q?", v.Name, v.Kind)
	}
	if failed := (*Error)(nil); errors.As(err, &failed) {
		out = map[string]string{"error": failed.Code}
	} else if err != nil {
		t.Fatal(err)
	}
	text, err := encode(out)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
