//go:build linux || darwin || freebsd

package realapp

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
)

const (
	// draftCanary is typed into the ordinary field of the checklist.
	draftCanary = "canary-draft-4be1"
	// guess stands in selectors, which a refusal may repeat.
	guess = "canary-guess-0d93"
)

// Under every policy one request of each kind is sent, about the field with the
// token and about all, by a client, by the tools of the bridge, good ones and
// bad ones. The token is in no byte that leaves. What a policy shows is there,
// which is the control.
func TestTheDeployTokenNeverLeaves(t *testing.T) {
	t.Parallel()
	for _, words := range []string{"", "input", "screen", "values", "input,screen", "input,values", "screen,values", "input,screen,values"} {
		t.Run("policy "+words, func(t *testing.T) {
			t.Parallel()
			watched(t)
			dir := tempDir(t)
			path, tapped := filepath.Join(dir, "app.sock"), filepath.Join(dir, "tap.sock")
			a := startChecklist(t, "LIMONI_AUTOMATION_SOCKET="+path, "LIMONI_AUTOMATION_ALLOW="+words)
			a.enter("n" + draftCanary)
			a.await(draftCanary)
			a.enter("\t\t" + deployToken) // over the button
			a.await("[ Deploy ]")
			tp := newTap(t, tapped, path)
			w := dialWire(t, tapped)
			askAboutTheToken(w)
			c := startBridge(t, tapped)
			askTools(c)
			c.call("wait_for", args{"target": "#token", "text": deployToken, "timeout_ms": 1})
			c.call("act", args{"target": "#token", "action": deployToken})
			c.call("type_text", args{"target": "#token", "text": deployToken})
			a.enter("\x1b[D") // it is typed, and has the focus
			c.end()

			screen, values := strings.Contains(words, "screen"), strings.Contains(words, "values")
			for channel, data := range map[string][]byte{"socket": tp.bytes(), "bridge": c.out.Bytes(), "log of the bridge": c.errs.Bytes(), "terminal": a.Raw()} {
				if bytes.Contains(data, []byte(deployToken)) {
					t.Errorf("the token is on the %s", channel)
				}
				if len(data) == 0 {
					t.Errorf("nothing came on the %s", channel)
				}
			}
			expectCanary(t, "socket", tp.bytes(), draftCanary, values)
			expectCanary(t, "socket", tp.bytes(), "Run the tests", screen)
			expectCanary(t, "log of the bridge", c.errs.Bytes(), draftCanary, false)
			expectCanary(t, "terminal", a.Raw(), draftCanary, true)
		})
	}
}

// askAboutTheToken says one request of each kind. Whether they succeed depends
// on the policy, and does not matter.
func askAboutTheToken(w *wire) {
	w.t.Helper()
	sub := w.say(`"op":"subscribe","topics":["frame","focus","tree","tree_hash","screen_hash","title","pending","idle","human","announcements"]`)
	first := w.say(`"op":"snapshot","screen":true`)
	if sub.Error != nil || first.Error != nil {
		w.t.Fatalf("%s, %s", sub.raw, first.raw)
	}
	for _, guessed := range []string{
		`"op":"wait","timeout_ms":1,"target":{"id":"token","value":"` + deployToken + `"}`, `"op":"wait","timeout_ms":1,"target":"#token","value":"` + deployToken + `"`,
		`"op":"wait","timeout_ms":1,"target":{"text":"` + deployToken + `"}`, `"op":"wait","timeout_ms":1,"text":"` + deployToken + `"`,
	} {
		if s := w.say("%s", guessed); s.Error == nil {
			w.t.Errorf("whether the token is right can be found out by %s: %s", guessed, s.raw)
		}
	}
	for _, fields := range []string{
		`"op":"hello","client":"a-tool"`, `"op":"screen"`, `"op":"screen","format":"cells"`, `"op":"focused"`, `"op":"audit"`,
		`"op":"find","target":"#token"`, `"op":"find","target":{"value":"` + deployToken + `"}`, `"op":"find","target":{"text":"canary"}`,
		`"op":"snapshot","root":"#token","depth":2`, `"op":"snapshot","filter":"text"`, `"op":"snapshot","root":"no such ` + guess + `"`,
		`"op":"wait","target":"#token","value":"` + deployToken + `","timeout_ms":1`, `"op":"wait","text":"` + deployToken + `","timeout_ms":1`,
		`"op":"wait","regexp":"canary-7.*token","timeout_ms":1`, `"op":"wait","target":{"label_contains":"canary"},"count":1,"timeout_ms":1`,
		`"op":"act","target":"#token","action":"` + deployToken + `"`, `"op":"act","target":{"id":"` + guess + `"},"action":"focus"`,
		`"op":"click","target":"#token"`, `"op":"key","chord":"home"`, `"op":"key","chord":"` + deployToken + `"`, `"op":"text","text":"x"`,
		`"op":"key","chord":"left","repeat":3`, `"op":"act","target":"#name","action":"focus"`, `"op":"act","target":"#token","action":"focus"`,
		`"op":"set_value","target":"#token","value":"` + deployToken + `"`, `"op":"text","target":"#token","text":"` + deployToken + `"`,
		`"op":"text","target":"#name","text":"` + deployToken + `"`, `"op":"paste","text":"` + deployToken + `"`,
		`"op":"drag","target":"#token","to":[30,21]`, `"op":"drag","target":"#token","to":"` + guess + `"`, `"op":"wheel","target":"#token","dy":1`,
		`"op":"hover","target":"#token"`, `"op":"mouse","event":"press","x":3,"y":21,"count":2`, `"op":"mouse","event":"release","x":3,"y":21`,
		`"op":"key","chord":"ctrl+c"`, `"op":"resize","width":90,"height":30`, `"op":"act","target":"#deploy","action":"activate"`,
		`"op":"lease"`, `"op":"release"`, `"op":"cancel","request_id":"` + deployToken + `"`, `"op":"` + deployToken + `"`, `"op":"key","chord":"a","` + deployToken + `":1`,
		`"op":"snapshot","screen":true`,
	} {
		w.say("%s", fields)
	}
	w.say(`"op":"snapshot","screen":true,"since":%d`, first.Result.Frame)
	w.raw(`{"id":0,"op":"text","text":"` + deployToken + "\"\n")
	w.next()
	w.raw(deployToken + "\n")
	for s, ok := w.next(); ok && s.Event != ""; s, ok = w.next() {
	}
	w.say(`"op":"unsubscribe"`)
}
