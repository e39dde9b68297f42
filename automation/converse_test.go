package automation

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"limoni/accessibility"
)

// Phrases are lines that a fuzzer puts together: the requests of the vectors,
// but those that end the app or the connection, and some that are none.
func Phrases(t testing.TB) (out []string) {
	for _, file := range vectorFiles(t) {
		if name := filepath.Base(file); name == "replies.jsonl" || name == "lines.jsonl" || name == "ids.jsonl" || name == "limits.jsonl" {
			continue
		}
		for _, v := range readVectors(t, file) {
			line := string(v.Send)
			if line == "" || strings.Contains(line, "ctrl+q") || strings.Contains(line, `\"close\"`) {
				continue
			}
			line = string(v.bytes(t))
			line = strings.Replace(line, `"op":"wait"`, `"op":"wait","timeout_ms":1`, 1)
			out = append(out, line)
		}
	}
	return append(out, "", "[]", `{"op":"hello"}`, `{"id":1,"op":"hello"} x`, "\ufeff{}", "\xff")
}

var idMember = regexp.MustCompile(`"id":("[^"]*"|-?\d+)(,"op"|})`)

// Converse says a phrase for each pair of bytes, with ids of its own, to a
// server of h. Each is answered once, and nothing is left behind.
func Converse(t *testing.T, h accessibility.Host, phrases []string, choice []byte) {
	t.Helper()
	before := strings.Count(goroutines(), "automation.(*conn)")
	ours, theirs := net.Pipe()
	served := make(chan struct{})
	go func() { defer close(served); ServeConn(context.Background(), theirs, h, everything) }()
	heard := make(chan []string, 1)
	d := talk(t, ours)
	go d.rest(heard)
	expect := map[string]int{`"bye"`: 1}
	for i := 0; i+1 < min(len(choice), 200); i += 2 {
		n := int(choice[i])<<8 | int(choice[i+1])
		line, id := phrases[n%len(phrases)], fmt.Sprintf(`"q%d"`, i)
		line = idMember.ReplaceAllString(line, `"id":`+id+`$2`)
		line = strings.Replace(line, `"request_id":3`, fmt.Sprintf(`"request_id":"q%d"`, n%(i+1)), 1)
		d.say(line)
		if len(trimBlank([]byte(line))) == 0 {
			continue
		}
		if req, _ := decodeRequest([]byte(line)); req.id == nil {
			id = "null"
		} else {
			id = string(req.id)
		}
		expect[id]++
	}
	d.say(`{"id":"bye","op":"close"}`)
	lines := <-heard
	<-served
	for i, line := range lines {
		var m message
		if err := json.Unmarshal([]byte(line), &m); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if m.Event == "" {
			id := string(m.ID)
			if m.ID == nil {
				id = "null"
			}
			expect[id]--
		}
		if (i == len(lines)-1) != (m.Event == eventClosing) {
			t.Errorf("line %d of %d is %s", i, len(lines), line)
		}
	}
	for id, n := range expect {
		if n != 0 {
			t.Errorf("%s has %d answers too few", id, n)
		}
	}
	eventually(t, "no goroutine is left", func() bool { return strings.Count(goroutines(), "automation.(*conn)") <= before })
	if s, err := h.Snapshot(context.Background(), 0); err != nil || s.Frame == 0 {
		t.Errorf("the app is gone: %v", err)
	}
}

// Seeds of a fuzzer are some ways through the phrases.
func Seeds(f *testing.F, phrases []string) {
	var all []byte
	for n := range phrases {
		all = append(all, byte(n>>8), byte(n))
	}
	for part := range slices.Chunk(all, 120) {
		f.Add(part)
	}
}

func FuzzOperations(f *testing.F) {
	phrases := Phrases(f)
	Seeds(f, phrases)
	f.Fuzz(func(t *testing.T, choice []byte) { Converse(t, newScripted(t), phrases, choice) })
}
