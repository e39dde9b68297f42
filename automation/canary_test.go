package automation

import (
	"bytes"
	"io"
	"net"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"limoni/accessibility"
)

// tap is one end of a connection that keeps what is read from it.
type tap struct {
	net.Conn
	mu   sync.Mutex
	read bytes.Buffer
}

func (t *tap) Read(p []byte) (int, error) {
	n, err := t.Conn.Read(p)
	t.mu.Lock()
	defer t.mu.Unlock()
	t.read.Write(p[:n])
	return n, err
}

func (t *tap) text() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.read.String()
}

// visit asks for everything a client can ask for and returns all bytes the
// server sent.
func visit(t *testing.T, p Policy) string {
	t.Helper()
	wire := &tap{Conn: pipe(t, newFakeApp(), p)}
	c := NewClient(wire)
	ctx := t.Context()
	mustHello(t, c)
	do := func(r accessibility.Request) {
		if _, err := c.Do(ctx, r); err != nil {
			t.Fatal(err)
		}
	}
	for _, s := range []accessibility.Selector{
		{ID: "add"}, {ID: "nobody"}, {Role: accessibility.RoleInput}, {Role: accessibility.RoleListItem},
		{LabelContains: canary}, {Text: canary}, {ID: "pin"},
	} {
		do(accessibility.Request{Op: accessibility.OpClick, Target: s})
		do(accessibility.Request{Op: accessibility.OpAct, Target: s, Action: "activate"})
	}
	do(accessibility.Request{Op: accessibility.OpText, Text: "t"})
	do(accessibility.Request{Op: accessibility.OpKey, Chord: "bad chord"})
	if _, err := c.Snapshot(ctx, 0); err != nil {
		t.Fatal(err)
	}
	c.Close()
	return wire.text()
}

func mustHello(t *testing.T, c *Client) Info {
	t.Helper()
	info, err := c.Hello(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return info
}

// TestCanaries looks at the bytes on the wire for the kinds of text that each
// policy field shows, and no others. "t" behind the value was typed; the drawn
// cells hold one character each, so they are told by the letters in a row.
func TestCanaries(t *testing.T) {
	screen := []string{"announcement", "item", "item-key", "pending", "problem", "title"}
	tests := []struct {
		name   string
		policy Policy
		want   []string
		cells  []string
	}{
		{"nothing", Policy{}, nil, nil},
		{"AllowInput", Policy{AllowInput: true}, nil, nil},
		{"AllowUnverifiedPeers", Policy{AllowUnverifiedPeers: true}, nil, nil},
		{"ExposeScreen", Policy{ExposeScreen: true}, screen, []string{"cellitem"}},
		{"ExposeInputValues", Policy{ExposeInputValues: true}, []string{"value"}, nil},
		{"AllowInput and ExposeScreen", Policy{AllowInput: true, ExposeScreen: true}, screen, []string{"cellitem"}},
		{"everything", everything, slices.Sorted(slices.Values(append(screen, "value", "valuet"))), []string{"cellitem", "cellvalue"}},
	}
	find := regexp.MustCompile(canary + `[a-z-]+`)
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			wire := visit(t, tt.policy)
			var got []string
			for _, found := range find.FindAllString(wire, -1) {
				got = append(got, strings.TrimPrefix(found, canary))
			}
			slices.Sort(got)
			got = slices.Compact(got)
			if !slices.Equal(got, tt.want) {
				t.Errorf("on the wire: %q, want %q", got, tt.want)
			}
			for _, cells := range []string{"cellitem", "cellvalue", "cellsecret"} {
				row := strings.Join(strings.Split(canary+cells, ""), `","`)
				if shown := strings.Contains(wire, row); shown != slices.Contains(tt.cells, cells) {
					t.Errorf("cells of %s on the wire: %v", cells, shown)
				}
			}
			if !strings.Contains(wire, `"label":"PIN"`) {
				t.Error("the label of a control is structure and is missing")
			}
		})
	}
}

func TestErrorsQuoteNothing(t *testing.T) {
	secret := "s3cret-" + canary
	lines := []string{
		`{"id":1,"op":"` + secret + `"}`,
		`{"id":1,"op":"` + secret + `"}`,
		`{"id":1,"op":"hello","` + secret + `":1}`,
		`{"id":1,"op":"text","text":7,"` + secret + `":1}`,
		`{"id":1,"op":"text","text":"` + secret + `"`,
		`{"id":1,"op":"text","text":"` + secret + `",}`,
		`{"id":1,"op":"key","chord":"` + secret + `+a"}`,
		`{"id":1,"op":"act","target":{"id":"add"},"action":"a","value":["` + secret + `"]}`,
		`{"id":1,"op":"click","target":{"id":"add"},"button":"` + secret + `"}`,
		`{"id":1,"op":"click","target":{"states":["` + secret + `"]}}`,
		`{"id":["` + secret + `"],"op":"hello"}`,
		`{"id":1,"op":"hello"} ` + secret,
		secret,
	}
	app := newFakeApp()
	conn := pipe(t, app, everything)
	in := newLines(conn, maxReply)
	for _, line := range lines {
		io.WriteString(conn, line+"\n")
		answer, err := in.next()
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(answer, []byte(`"error"`)) || bytes.Contains(answer, []byte("s3cret")) {
			t.Errorf("%s\nis answered with %s", line, answer)
		}
	}
	if got := app.inputs(); got != nil {
		t.Errorf("the app got %q", got)
	}
}

func TestErrorsTeach(t *testing.T) {
	tests := []struct{ line, want string }{
		{`{"id":1,"op":"helo"}`, `unknown operation "helo"; there are act, audit, cancel, click, close, drag, find, focused, hello, hover, key, lease, mouse, paste, release, resize, screen, set_value, snapshot, subscribe, text, unsubscribe, wait, wheel`},
		{`{"id":1,"op":"hello","verson":1}`, `"hello" does not take the field "verson"; it takes client, id, op, protocol`},
		{`{"id":1,"op":"hello"`, `the line is not JSON: it ends too early; send one JSON object a line`},
		{`{"id":1,,`, `the line is not JSON at byte 9; send one JSON object a line`},
		{`{"id":1,"op":"text","txet":"a"}`, `"text" does not take the field "txet"; it takes id, key, op, target, text`},
		{`{"id":1,"op":"text"}`, `"text" needs "text"`},
		{`{"id":1,"op":"click","tagret":{"id":"add"}}`, `"click" does not take the field "tagret"; it takes button, count, id, item, key, mods, op, target`},
		{`{"id":1,"op":"click","target":{}}`, `"target" is an empty selector, which every node matches; give it at least one of ref, id, role, label, label_contains, text, states, not_states, within, has, has_not, value`},
		{`{"id":1,"op":"resize","width":1,"height":"x"}`, `"height" in "resize" must be an integer from 1 to 1000`},
		{`{"op":"hello"}`, `the request has no "id"; give it an integer or a string of your choice, the reply carries it`},
	}
	for _, tt := range tests {
		if _, err := decodeRequest([]byte(tt.line)); err == nil || err.Message != tt.want {
			t.Errorf("%s\n got %v\nwant %s", tt.line, err, tt.want)
		}
	}
}

// TestNoOracle asks for text that the policy hides: the answer is the same as
// for text that is not there.
func TestNoOracle(t *testing.T) {
	hidden := []accessibility.Selector{
		{ID: canary + "item-key"}, {Label: canary + "item"}, {Text: canary + "value"}, {Text: canary + "secret"},
	}
	for _, s := range hidden {
		for _, tt := range []struct {
			policy Policy
			want   accessibility.Verdict
		}{
			{Policy{AllowInput: true}, accessibility.Refused},
			{everything, accessibility.Handled},
		} {
			if s.Text == canary+"secret" {
				tt.want = accessibility.Refused // told to nobody
			}
			c := NewClient(pipe(t, newFakeApp(), tt.policy))
			r, err := c.Do(t.Context(), accessibility.Request{Op: accessibility.OpClick, Target: s})
			if err != nil || r.Verdict != tt.want || r.Verdict == accessibility.Refused && r.Reason != accessibility.ErrNoSuchNode {
				t.Errorf("%+v under %+v: %+v, %v", s, tt.policy, r, err)
			}
			c.Close()
		}
	}
}
