package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"limoni/automation"
)

var update = flag.Bool("update", false, "write what the server answers into the transcripts")

// TestTranscripts plays each transcript against a server of its own: lines that
// begin with ">" are sent one after the other, and the lines that begin with
// "<" are all that comes back.
func TestTranscripts(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(paths) < 7 {
		t.Fatalf("transcripts: %v, %v", paths, err)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			got := play(t, string(want))
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			compareLines(t, got, string(want))
		})
	}
}

// play sends the ">" lines of a transcript and returns it with the answers that
// came.
func play(t *testing.T, transcript string) string {
	path := socketFor(t)
	listen(t, path, newFakeApp(), allowAll)
	c := connect(t, automation.Dialer(path, ""))
	var out strings.Builder
	for _, line := range strings.Split(strings.TrimSuffix(transcript, "\n"), "\n") {
		if strings.HasPrefix(line, "<") {
			continue
		}
		out.WriteString(line + "\n")
		if request, ok := strings.CutPrefix(line, "> "); ok {
			c.send(request)
			for _, answer := range c.all() {
				out.WriteString("< " + answer + "\n")
			}
		}
	}
	return out.String()
}

// all is what the server answers before it is idle again.
func (c *client) all() []string {
	const ping, pong = `{"jsonrpc":"2.0","id":"idle?","method":"ping"}`, `{"jsonrpc":"2.0","id":"idle?","result":{}}`
	var answers []string
	for range 2 { // the line was received; the call it began has ended
		c.send(ping)
		for line := c.receive(); line != pong; line = c.receive() {
			answers = append(answers, line)
		}
		c.server.calls.all.Wait()
	}
	return answers
}

func compareLines(t *testing.T, got, want string) {
	t.Helper()
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		var a, b string
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b {
			t.Fatalf("line %d:\ngot  %s\nwant %s\nrun go test -update if the change is meant", i+1, a, b)
		}
	}
}
