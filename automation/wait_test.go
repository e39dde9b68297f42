package automation

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni/accessibility"
)

// followed is a client of a whose frames the server sees from now on.
func followed(t *testing.T, a *scripted, p Policy) (*hub, dialog) {
	t.Helper()
	h := newHub(a, p)
	return h, followedBy(t, h)
}

func followedBy(t *testing.T, h *hub) dialog {
	t.Helper()
	d := talk(t, connect(t, h))
	d.ask(`{"id":0,"op":"focused"}`, `{"id":0,"result":{}}`)
	return d
}

// ask says a line and hears its answer.
func (d dialog) ask(line, want string) {
	d.t.Helper()
	d.say(line)
	d.hear(want)
}

// TestWaitsSeeEveryFrame: what is waited for comes in one frame and is gone in
// the next, and the reply tells that one.
func TestWaitsSeeEveryFrame(t *testing.T) {
	status := func(s *Snapshot, text string) { (&change{Status: text}).apply(s) }
	tests := []struct {
		condition  string
		come, gone func(*Snapshot)
		want       string
	}{
		{`"target":"#toast"`, func(s *Snapshot) { (&change{Toast: "Saved"}).apply(s) }, func(s *Snapshot) { (&change{}).apply(s) },
			`"count":1,"lines":["alert =\"Saved\" #toast @99"]`},
		{`"target":"#done","state":"gone"`, func(s *Snapshot) { s.Tree.Nodes[8].ID = "other" }, func(s *Snapshot) { s.Tree.Nodes[8].ID = "done" }, `"count":0`},
		{`"target":"#unseen","state":"visible"`, func(s *Snapshot) { s.Tree.Nodes[11].States = 0; s.Tree.Nodes[11].Bounds = s.Tree.Nodes[0].Bounds },
			func(s *Snapshot) { s.Tree.Nodes[11].States = accessibility.StateHidden }, `"count":1,"lines":["button \"Unseen\" #unseen @12"]`},
		{`"target":"#add","state":"hidden"`, func(s *Snapshot) { s.Tree.Nodes[7].States = accessibility.StateHidden },
			func(s *Snapshot) { s.Tree.Nodes[7].States = 0 }, `"count":1`},
		{`"target":"#off","state":"enabled"`, func(s *Snapshot) { s.Tree.Nodes[10].States = 0 },
			func(s *Snapshot) { s.Tree.Nodes[10].States = accessibility.StateDisabled }, `"count":1`},
		{`"target":"#done","state":"checked"`, func(s *Snapshot) { s.Tree.Nodes[8].States = accessibility.StateChecked },
			func(s *Snapshot) { s.Tree.Nodes[8].States = accessibility.StateUnchecked }, `"count":1`},
		{`"target":"list-item","count":2`, func(s *Snapshot) { s.Tree.Nodes[5].Role = accessibility.RoleRow },
			func(s *Snapshot) { s.Tree.Nodes[5].Role = accessibility.RoleListItem }, `"count":2`},
		{`"target":"#status","value":"Saved"`, func(s *Snapshot) { status(s, "Saved") }, func(s *Snapshot) { status(s, "Ready") }, `"count":1`},
		{`"text":"Saved"`, func(s *Snapshot) { status(s, "Saved") }, func(s *Snapshot) { status(s, "Ready") }, `"screen_hash":"$any"`},
		{`"regexp":"^Sa.ed$|Saved$"`, func(s *Snapshot) { status(s, "Saved") }, func(s *Snapshot) { status(s, "Ready") }, `"screen_hash":"$any"`},
		{`"changed":true,"text":"Saved"`, func(s *Snapshot) { status(s, "Saved") }, func(s *Snapshot) { status(s, "Ready") }, `"tree_hash":"$any"`},
		{`"target":"#status","value":"Saved","text":"Saved","regexp":"S","not_tree_hash":"0000000000000001"`,
			func(s *Snapshot) { status(s, "Saved") }, func(s *Snapshot) { status(s, "Ready") }, `"count":1`},
	}
	for _, tt := range tests {
		t.Run(tt.condition, func(t *testing.T) {
			a := newScripted(t)
			_, d := followed(t, a, everything)
			d.ask(`{"id":1,"op":"wait","after":0,"timeout_ms":0,`+tt.condition+`}`, `{"id":1,"error":{}}`)
			d.say(`{"id":2,"op":"wait","after":1,` + tt.condition + `}`)
			a.paint(nil)
			a.paint(tt.come)
			a.paint(tt.gone)
			d.hear(`{"id":2,"result":{"frame":3,` + tt.want + `}}`)
			d.ask(`{"id":3,"op":"wait","after":3,"timeout_ms":0,`+tt.condition+`}`, `{"id":3,"error":{"code":"timeout"}}`)
		})
	}
}

// TestWaitsOfSeveralConditions must see them in one frame.
func TestWaitsOfSeveralConditions(t *testing.T) {
	a := newScripted(t)
	_, d := followed(t, a, everything)
	d.say(`{"id":1,"op":"wait","after":1,"text":"Saved","target":"#toast"}`)
	a.paint(func(s *Snapshot) { (&change{Status: "Saved"}).apply(s) })
	a.paint(func(s *Snapshot) { (&change{Status: "Ready", Toast: "x"}).apply(s) })
	a.paint(func(s *Snapshot) { (&change{Status: "Saved", Toast: "x"}).apply(s) })
	d.hear(`{"id":1,"result":{"frame":4,"count":1}}`)
}

func TestWhatATimeoutSays(t *testing.T) {
	a := newScripted(t)
	a.paint(func(s *Snapshot) { s.Pending, s.Idle = []string{"save", "load"}, false })
	_, d := followed(t, a, everything)
	for condition, want := range map[string]string{
		`"target":"dialog"`:                   `0 nodes match`,
		`"target":"dialog","state":"visible"`: `0 nodes match`,
		`"target":"#add","state":"gone"`:      `1 node matches`,
		`"target":"#add","state":"hidden"`:    `0 nodes match`,
		`"target":"list-item","state":"gone"`: `3 nodes match`,
		`"target":"list-item","count":2`:      `3 nodes match and not 2`,
		`"target":"list-item","count":1000`:   `3 nodes match and not 1000`,
		`"target":"#add","state":"checked"`:   `1 node matches, but not as it should be`,
		`"target":"#name","value":"tea"`:      `1 node matches, but not as it should be`,
		`"text":"Saved"`:                      `the text is not on the screen`,
		`"regexp":"Sav+ed"`:                   `the regular expression does not match the screen`,
		`"idle":true`:                         `the app is not idle: work is pending`,
		`"changed":true`:                      `the tree is as it was`,
		`"exit":true`:                         `the app runs on`,
		`"target":"#add","text":"Saved"`:      `the text is not on the screen`,
		`"text":"Ready","target":"dialog"`:    `0 nodes match`,
	} {
		d.ask(`{"id":1,"op":"wait","timeout_ms":1,`+condition+`}`,
			`{"id":1,"error":{"code":"timeout","message":"after 1 ms, in frame 2: `+want+`; pending: save, load"}}`)
	}
	d.ask(`{"id":1,"op":"wait","after":2,"timeout_ms":1}`, `{"id":1,"error":{"code":"timeout","message":"after 1 ms no frame that counts was there","lines":"$absent"}}`)
	a.paint(func(s *Snapshot) { s.Pending = nil })
	d.ask(`{"id":1,"op":"wait","idle":true,"timeout_ms":0}`, `{"id":1,"error":{"message":"after 0 ms, in frame 3: the app is not idle: a timer is armed or something is queued"}}`)
	// A ref that is gone says so and is no error: it may have been waited for.
	d.ask(`{"id":1,"op":"wait","target":"@77","state":"gone","timeout_ms":0}`, `{"id":1,"result":{"count":0}}`)
}

func TestATimeoutTellsTwentyLines(t *testing.T) {
	a := newScripted(t)
	a.paint(func(s *Snapshot) {
		for i := range 40 {
			s.Tree.Nodes = append(s.Tree.Nodes, accessibility.Node{Key: accessibility.Key(1000 + i), Role: accessibility.RoleLink, Label: fmt.Sprint(i), Parent: 0})
			s.Tree.Refs = append(s.Tree.Refs, uint32(1000+i))
		}
	})
	_, d := followed(t, a, everything)
	var lines []string
	for i := range 20 {
		lines = append(lines, fmt.Sprintf(`"link \"%d\" @%d"`, i, 1000+i))
	}
	list := strings.Join(lines, ",")
	d.ask(`{"id":1,"op":"wait","target":"link","count":41,"timeout_ms":0}`, `{"id":1,"error":{"code":"timeout","lines":[`+list+`]}}`)
	d.ask(`{"id":1,"op":"wait","target":"link"}`, `{"id":1,"result":{"count":40,"lines":[`+list+`]}}`)
}

// TestWaitsCountFromTheLastVerdict: the text was there before the input, and
// the input removed it.
func TestWaitsCountFromTheLastVerdict(t *testing.T) {
	a := newScripted(t)
	_, d := followed(t, a, everything)
	d.ask(`{"id":1,"op":"wait","text":"Ready","timeout_ms":0}`, `{"id":1,"result":{"frame":1}}`)
	d.ask(`{"id":2,"op":"key","chord":"f10"}`, `{"id":2,"result":{"frame":3}}`)
	d.ask(`{"id":3,"op":"wait","text":"Ready","timeout_ms":1}`, `{"id":3,"error":{"code":"timeout","message":"after 1 ms, in frame 3: the text is not on the screen"}}`)
	d.ask(`{"id":4,"op":"wait","text":"Ready","after":0,"timeout_ms":0}`, `{"id":4,"result":{"frame":1}}`)
	a.paint(func(s *Snapshot) { (&change{Status: "Later"}).apply(s) })
	d.ask(`{"id":5,"op":"wait","text":"Saved"}`, `{"id":5,"result":{"frame":3}}`) // the verdict's own frame counts
	d.ask(`{"id":6,"op":"wait"}`, `{"id":6,"result":{"frame":3}}`)
	// Another client sent no input: it counts from the current frame.
	other := followedBy(t, newHub(a, everything))
	other.ask(`{"id":1,"op":"wait","text":"Saved","timeout_ms":1}`, `{"id":1,"error":{"code":"timeout","message":"after 1 ms, in frame 4: the text is not on the screen"}}`)
	other.ask(`{"id":2,"op":"wait"}`, `{"id":2,"result":{"frame":4}}`)
}

// TestWaitsForRest: the same frame is judged once more when the app has come
// to rest.
func TestWaitsForRest(t *testing.T) {
	a := newScripted(t)
	a.rest(false)
	_, d := followed(t, a, everything)
	d.say(`{"id":1,"op":"wait","idle":true}`)
	d.ask(`{"id":2,"op":"wait","idle":true,"timeout_ms":0}`, `{"id":2,"error":{"code":"timeout"}}`)
	a.rest(true)
	d.hear(`{"id":1,"result":{"frame":1}}`)
}

// TestRestFromBeforeDoesNotCount: the frame of the verdict was at rest, and the
// app is not any more when the client asks.
func TestRestFromBeforeDoesNotCount(t *testing.T) {
	a := newScripted(t)
	_, d := followed(t, a, everything)
	d.ask(`{"id":1,"op":"key","chord":"down"}`, `{"id":1,"result":{"frame":2}}`)
	d.ask(`{"id":2,"op":"wait","idle":true,"timeout_ms":0}`, `{"id":2,"result":{"frame":2}}`)
	a.rest(false)
	d.ask(`{"id":3,"op":"wait","idle":true,"timeout_ms":0}`, `{"id":3,"error":{"code":"timeout"}}`)
}

// TestARestThatComesWhileItIsAskedFor counts: it may be the last one.
func TestARestThatComesWhileItIsAskedFor(t *testing.T) {
	a := newScripted(t)
	a.rest(false)
	r := &restless{scripted: a}
	h := newHub(r, everything)
	d := followedBy(t, h)
	seen := func(idle bool) {
		eventually(t, "it is seen", func() bool { s := h.frames.newest(); return s != nil && s.Idle == idle })
	}
	seen(false)
	r.asked = func() { a.rest(true); seen(true) }
	d.ask(`{"id":1,"op":"wait","idle":true,"after":0}`, `{"id":1,"result":{"frame":1}}`)
	// One from before does not.
	r.asked = nil
	a.rest(false)
	seen(false)
	d.ask(`{"id":2,"op":"wait","idle":true,"timeout_ms":20}`, `{"id":2,"error":{"code":"timeout"}}`)
}

// restless does something between a snapshot and its answer.
type restless struct {
	*scripted
	asked func()
}

func (r *restless) Snapshot(ctx context.Context, after uint64) (*Snapshot, error) {
	s, err := r.scripted.Snapshot(ctx, after)
	if r.asked != nil && !s.Idle {
		r.asked()
	}
	return s, err

}

// TestWaitsEnd in all ways but by what they wait for, and leave nothing behind.
func TestWaitsEnd(t *testing.T) {
	const forever = `{"id":1,"op":"wait","text":"never"}`
	t.Run("cancelled", func(t *testing.T) {
		a := newScripted(t)
		_, d := followed(t, a, everything)
		d.say(forever)
		eventually(t, "the wait waits", someWait)
		d.say(`{"id":2,"op":"cancel","request_id":1}`)
		d.hearBoth(`{"id":1,"error":{"code":"cancelled","message":"the client cancelled the wait"}}`, `{"id":2,"result":{"cancelled":true}}`)
		eventually(t, "no goroutine waits", func() bool { return !someWait() })
	})
	t.Run("the app ended", func(t *testing.T) {
		a := newScripted(t)
		_, d := followed(t, a, everything)
		d.say(forever)
		a.end(accessibility.ErrEnded)
		d.hear(`{"id":1,"error":{"code":"ended"}}`)
	})
	t.Run("the app ended, as it should", func(t *testing.T) {
		a := newScripted(t)
		_, d := followed(t, a, everything)
		d.say(`{"id":1,"op":"wait","exit":true,"text":"never","target":"dialog"}`)
		a.paint(nil)
		a.end(accessibility.ErrEnded)
		d.hear(`{"id":1,"result":{"exit":true}}`)
	})
	t.Run("no frame can come", func(t *testing.T) {
		a := newScripted(t)
		_, d := followed(t, a, everything)
		d.say(forever)
		a.end(accessibility.ErrIdle)
		d.hear(`{"id":1,"error":{"code":"idle"}}`)
	})
	t.Run("its time is over", func(t *testing.T) {
		a := newScripted(t)
		_, d := followed(t, a, everything)
		d.ask(`{"id":1,"op":"wait","text":"never","timeout_ms":1}`, `{"id":1,"error":{"code":"timeout","message":"after 1 ms, in frame 1: the text is not on the screen"}}`)
		eventually(t, "no goroutine waits", func() bool { return !someWait() })
	})
	t.Run("the client left", func(t *testing.T) {
		a := newScripted(t)
		_, d := followed(t, a, everything)
		d.say(forever)
		eventually(t, "the wait waits", someWait)
		d.conn.Close()
		eventually(t, "nobody watches", func() bool {
			waits, watches := a.waiters()
			return !someWait() && waits == 0 && watches == 0
		})
	})
}

// someWait reports whether a goroutine waits for a frame.
func someWait() bool { return strings.Contains(goroutines(), "automation.(*conn).await") }

func TestTheUsualPatience(t *testing.T) {
	for line, want := range map[string]time.Duration{
		`{"id":1,"op":"wait"}`:                     5 * time.Second,
		`{"id":1,"op":"wait","timeout_ms":0}`:      0,
		`{"id":1,"op":"wait","timeout_ms":600000}`: 10 * time.Minute,
	} {
		if r, err := decodeRequest([]byte(line)); err != nil || r.wait.patience != want {
			t.Errorf("%s: %v, %v", line, r.wait.patience, err)
		}
	}
}
