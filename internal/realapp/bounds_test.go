//go:build linux || darwin || freebsd

package realapp

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What cannot be meant is refused before it gets anywhere, and what is at the
// edge of what can be is done in full.

// manyPrefixes is a chord whose modifiers alone are about a megabyte.
var manyPrefixes = strings.Repeat("ctrl+", 200_000) + "a"

// The bridge refuses a bad argument itself: the app is sent nothing.
func TestTheBridgeSendsNothingForABadArgument(t *testing.T) {
	t.Parallel()
	watched(t)
	a := startChecklist(t)
	tapped := filepath.Join(tempDir(t), "tap.sock")
	tp := newTap(t, tapped, checklistSocket(a))
	c := startBridge(t, tapped)
	if answer := c.call("status", nil); !strings.Contains(answer, "size: 80x24") || !strings.Contains(tp.requests(), "hello") {
		t.Fatalf("the bridge is not connected: %s", answer)
	}
	w := dialWire(t, checklistSocket(a))
	before := w.tree()
	long := strings.Repeat("x", 4097)
	for _, call := range []struct {
		tool string
		args args
		why  string
	}{
		{"press_key", args{"key": ""}, `"key"`},
		{"press_key", args{}, `"key"`},
		{"press_key", args{"key": strings.Repeat("x", 65)}, `"key"`},
		{"press_key", args{"key": strings.Repeat("\u00e9", 33)}, `64 bytes`},
		{"press_key", args{"key": manyPrefixes}, `"key"`},
		{"press_key", args{"key": "down", "repeat": 0}, `"repeat"`},
		{"press_key", args{"key": "down", "repeat": 65}, `"repeat"`},
		{"press_key", args{"key": "down", "repeat": 1.5}, `"repeat"`},
		{"press_key", args{"key": "down", "times": 2}, `"times"`},
		{"type_text", args{"text": ""}, `"text"`},
		{"type_text", args{"text": long}, `"text"`},
		{"act", args{"target": "#name", "action": ""}, `"action"`},
		{"act", args{"target": "#name", "action": strings.Repeat("x", 65)}, `"action"`},
		{"act", args{"target": "#name", "action": "set-value", "value": long}, `"value"`},
		{"act", args{"target": " ", "action": "focus"}, "target"},
		{"act", args{"target": "", "action": "focus"}, `"target"`},
		{"act", args{"action": "focus"}, `"target"`},
		{"click", args{"target": "#add", "button": "fourth"}, `"button"`},
		{"click", args{"target": 3}, `"target"`},
	} {
		answer := c.call(call.tool, call.args)
		if !strings.HasPrefix(answer, "error bad-arguments: ") || !strings.Contains(answer, call.why) || len(answer) > 1500 {
			t.Errorf("%s %s is answered with %s; want bad-arguments about %s", call.tool, clip(mustJSON(call.args)), clip(answer), call.why)
		}
		if asked := tp.requests(); asked != "" {
			t.Errorf("%s %s sent the app %q", call.tool, clip(mustJSON(call.args)), asked)
		}
	}
	if after := w.tree(); after != before {
		t.Errorf("refused calls changed\n%s\nto\n%s", before, after)
	}
	// the control: what is just allowed does arrive
	whole := strings.Repeat("\u00e9", 4096)
	if answer := c.call("type_text", args{"target": "#name", "text": whole}); !strings.Contains(answer, "typed 4096 characters") {
		t.Errorf("4096 characters are answered with %s", clip(answer))
	}
	if n := w.one(`"#name"`); n.Value != whole || !strings.Contains(tp.requests(), "text") {
		t.Errorf("the field has %d bytes", len(n.Value))
	}
	if answer := c.call("act", args{"target": "#name", "action": "set-value", "value": whole[2:]}); !strings.HasPrefix(answer, "handled: ") {
		t.Errorf("a value of 4095 characters is answered with %s", clip(answer))
	}
}

func mustJSON(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// A misspelt target or action is answered with what there is instead.
func TestAMistakeIsAnsweredWithWhatThereIs(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	c := startBridge(t, checklistSocket(a))
	before := w.tree()
	for _, call := range []struct {
		tool  string
		args  args
		parts []string
	}{
		{"click", args{"target": `button "Add tusk"`}, []string{"error no-such-node: ", `button "Add task" #add @14`}},
		{"click", args{"target": "list-item"}, []string{"error ambiguous: ", "#task-1 @9", "#task-4 @12"}},
		{"act", args{"target": "#add", "action": "toggle"}, []string{"error not-advertised: ", "activate, focus"}},
		{"act", args{"target": "#task-1", "action": "remove"}, []string{"error not-advertised: ", "activate, select, toggle, delete"}},
		{"press_key", args{"key": "dwon"}, []string{"error bad-value: ", "pageup or f1 to f24", `for example \"ctrl+s\"`}},
		{"type_text", args{"target": "#add", "text": "x"}, []string{"error not-editable: "}},
	} {
		answer := strings.ReplaceAll(c.call(call.tool, call.args), `"ctrl+s"`, `\"ctrl+s\"`)
		for _, part := range call.parts {
			if !strings.Contains(answer, part) {
				t.Errorf("%s %s lacks %q:\n%s", call.tool, mustJSON(call.args), part, answer)
			}
		}
		if strings.Contains(answer, "dwon") {
			t.Errorf("the chord is repeated: %s", answer)
		}
		if after := w.tree(); after != before {
			t.Errorf("%s changed\n%s\nto\n%s", mustJSON(call.args), before, after)
		}
	}
}

// The app's own bounds, for a client that checks nothing.
func TestTheServerChecksEveryField(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	w.handled(`"op":"set_value","target":"#name","value":"draft"`)
	for _, c := range []struct{ code, fields string }{
		{"bad-value", `"op":"key","chord":""`},
		{"bad-value", `"op":"key"`},
		{"bad-value", `"op":"key","chord":"` + strings.Repeat("x", 65) + `"`},
		{"bad-value", `"op":"key","chord":"` + manyPrefixes + `"`},
		{"bad-value", `"op":"key","chord":"down","repeat":0`},
		{"bad-value", `"op":"key","chord":"down","repeat":65`},
		{"bad-value", `"op":"key","chord":"down","repeat":1.0`},
		{"bad-value", `"op":"key","chord":"down","repeat":null`},
		{"bad-value", `"op":"act","target":"#name","action":""`},
		{"bad-value", `"op":"act","target":"#name"`},
		{"bad-value", `"op":"act","action":"focus"`},
		{"bad-value", `"op":"act","target":{},"action":"focus"`},
		{"bad-value", `"op":"act","target":"","action":"focus"`},
		{"bad-value", `"op":"act","target":"#name","key":"00000000000000b2","action":"focus"`},
		{"bad-value", `"op":"act","target":{"id":"tasks","nth":0.5},"action":"focus"`},
		{"bad-value", `"op":"set_value","target":"#name"`},
		{"bad-value", `"op":"set_value","target":"#name","value":3`},
		{"bad-value", `"op":"click","target":"#add","count":4`},
		{"bad-value", `"op":"click","target":"#add","mods":"meta"`},
		{"bad-value", `"op":"wheel","target":"#tasks"`},
		{"bad-value", `"op":"wait","target":"#tasks","timeout_ms":600001`},
		{"bad-value", `"op":"wait","regexp":"("`},
		{"bad-value", `"op":"wait","regexp":"` + strings.Repeat("x", 513) + `"`},
		{"bad-value", `"op":"wait","target":"#tasks","state":"cheked"`},
		{"bad-value", `"op":"snapshot","filter":"most"`},
		{"unknown-field", `"op":"key","chord":"down","times":2`},
		{"unknown-field", `"op":"click","target":{"id":"add","labl":"x"}`},
		{"unknown-field", `"op":"wait","target":"#tasks","timeout":1`},
		{"unknown-op", `"op":"clck","target":"#add"`},
		{"unknown-op", `"op":"Click","target":"#add"`},
		{"bad-value", `"target":"#add"`},
	} {
		s := w.failed(c.code, "%s", c.fields)
		if s.Error != nil && len(s.raw) > 1000 {
			t.Errorf("%s is answered with %d bytes", clip(c.fields), len(s.raw))
		}
	}
	w.refused("bad-value", `"op":"text","text":""`)
	w.refused("bad-value", `"op":"resize","width":100,"height":30`) // the size is the terminal's
	if n := w.one(`"#name"`); n.Value != "draft" {
		t.Errorf("the draft is %q", n.Value)
	}
	// at the bound: all presses land, in a list whose length they do not divide
	w.handled(`"op":"click","target":"tab \"History\""`)
	w.handled(`"op":"act","target":"#history","action":"focus"`)
	if f := w.handled(`"op":"key","chord":"down","repeat":64`); f.Counts["handled"] != 64 {
		t.Errorf("64 presses were counted as %v", f.Counts)
	}
	w.one(`"#release-65"`).has(t, "selected")
}

// Every line is answered by itself, and the next good one works as always.
func TestABadLineDoesNotHarmTheNextOne(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	const good = `{"id":"good","op":"find","target":"#quit"}` + "\n"
	expectGood := func(after string) {
		t.Helper()
		if s, ok := w.next(); !ok || string(s.ID) != `"good"` || s.Result.Count != 1 {
			t.Fatalf("after %s the next request is answered with %s", clip(after), s.raw)
		}
	}
	request := `{"id":1,"op":"key","chord":"q"}`
	for _, c := range []struct{ line, code, id string }{
		{"\ufeff" + request, "malformed", "null"},
		{request + request, "malformed", "1"},
		{request + " x", "malformed", "1"},
		{`{"id":1,"op":"key","chord":"q","chord":"q"}`, "malformed", "1"},
		{`{"id":1,"id":1,"op":"key","chord":"q"}`, "malformed", "null"},
		{`[` + request + `]`, "malformed", "null"},
		{`"op"`, "malformed", "null"},
		{`{"id":1,"op":"key","chord":"q"`, "malformed", "null"},
		{`{'id':1,'op':'key','chord':'q'}`, "malformed", "null"},
		{"{\"id\":1,\"op\":\"key\",\"chord\":\"q\xff\"}", "malformed", "null"},
		{`{"id":1,"op":"text","text":"\ud800"}`, "malformed", "null"},
		{`{"id":1,"op":"text","text":"\udc00\ud800"}`, "malformed", "null"},
		{`{"id":1.5,"op":"key","chord":"q"}`, "bad-id", "null"},
		{`{"id":null,"op":"key","chord":"q"}`, "bad-id", "null"},
		{`{"op":"key","chord":"q"}`, "bad-id", "null"},
		{`{"id":"` + strings.Repeat("x", 255) + `","op":"key","chord":"q"}`, "bad-id", "null"},
		{strings.Repeat("[", 100_000), "malformed", "null"},
		{`{"id":1,"op":"key","chord":"` + strings.Repeat("q", 1<<20) + `"}`, "too-long", "null"},
		{strings.Repeat(" ", 1<<20+1), "too-long", "null"},
	} {
		w.raw(c.line + "\n")
		if s, ok := w.next(); !ok || s.Error == nil || s.Error.Code != c.code || string(s.ID) != c.id {
			t.Errorf("%s is answered with %s, want %s with the id %s", clip(c.line), s.raw, c.code, c.id)
		}
		w.raw(good)
		expectGood(c.line)
	}
	w.raw("\n \t\r\n\r\n" + good) // nothing at all
	expectGood("blank lines")
	w.raw(strings.TrimSuffix(good, "\n") + "\r\n")
	expectGood("a line that ends in CR LF")
	w.raw(" \t" + good)
	expectGood("blanks before an object")
	full := `{"id":"good","op":"find","target":"#quit"` + strings.Repeat(" ", 1<<20-len(good)+1) + "}\n"
	if len(full) != 1<<20+1 {
		t.Fatal(len(full))
	}
	w.raw(full)
	expectGood("a line of the greatest length")

	// a line without an end is no request, though it is a whole one
	w.raw(request)
	w.conn.CloseWrite()
	if s, ok := w.next(); !ok || s.Error == nil || s.Error.Code != "malformed" || string(s.ID) != "null" {
		t.Errorf("a line that the end cuts off is answered with %s", s.raw)
	}
	if s, ok := w.next(); ok {
		t.Errorf("then came %s", s.raw)
	}
	again := dialWire(t, checklistSocket(a))
	if labels := again.labels(); len(labels) != 4 {
		t.Errorf("the rows are %q", labels)
	}
	again.ask(`"op":"click","target":"#quit"`) // the control: it can be ended
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
}

// The names of keys as they travel, and as the app gets them.
func TestEveryKeyArrivesAsWhatItIsCalled(t *testing.T) {
	t.Parallel()
	watched(t)
	path := filepath.Join(tempDir(t), "app.sock")
	listening(t, path, "input,screen", how{args: []string{"-record"}})
	w := dialWire(t, path)
	pressed := func() string { return strings.TrimPrefix(w.one(`"#keys"`).Label, "keys: ") }
	want := map[string]bool{}
	for chord, canonical := range map[string]string{
		"a": "a", "Q": "Q", "shift+q": "Q", "?": "?", "\u00e9": "\u00e9", "+": "+", "plus": "+",
		"ctrl++": "ctrl++", "ctrl+plus": "ctrl++", "alt++": "alt++", "ctrl+s": "ctrl+s", "ctrl+S": "ctrl+s", "CTRL+k": "ctrl+k", "control+o": "ctrl+o",
		"shift+ctrl+alt+x": "ctrl+alt+shift+x", "alt+option": "-",
		"shift+tab": "shift+tab", "backtab": "shift+tab", "enter": "enter", "Return": "enter", "alt+enter": "alt+enter",
		"esc": "esc", "escape": "esc", "up": "up", "DOWN": "down", "left": "left", "right": "right", "home": "home", "end": "end",
		"pageup": "pageup", "pgdn": "pagedown", "backspace": "backspace", "del": "delete", "insert": "insert",
		"space": "space", "f1": "f1", "F12": "f12", "f13": "f13", "f24": "f24", "ctrl+f5": "ctrl+f5",
		// what is no key
		"ab": "-", "f0": "-", "f01": "-", "f25": "-", "f+1": "-", "ctrl": "-", "ctrl+": "-", "+a": "-", "ctrl+ctrl+a": "-", "a+b": "-",
		" ": "-", " a": "-", "ctrl +a": "-", "meta+a": "-", "super+a": "-", "cmd+a": "-", "hyper+a": "-", "escc": "-", "ctrl+shift": "-",
	} {
		before := pressed()
		s := w.say(`"op":"key","chord":%q`, chord)
		switch refused := s.Error != nil && s.Error.Code == "bad-value" || s.Result.Verdict == "refused" && s.Result.Reason == "bad-value"; {
		case refused != (canonical == "-"):
			t.Errorf("the key %q is answered with %s", chord, s.raw)
		case refused && pressed() != before:
			t.Errorf("the key %q, which is refused, was pressed: %s", chord, pressed())
		case !refused && s.Result.Verdict != "handled":
			t.Errorf("the key %q is answered with %s", chord, s.raw)
		}
		if canonical != "-" {
			want[canonical] = true
		}
	}
	got := map[string]bool{}
	for _, one := range strings.Fields(pressed()) {
		got[one[:strings.LastIndex(one, "=")]] = true
	}
	for key := range want {
		if !got[key] {
			t.Errorf("the app never got %q", key)
		}
		delete(got, key)
	}
	if len(got) > 0 {
		t.Errorf("the app also got %v", got)
	}
}

// A key with a modifier is another key: none of them does what the key without
// it does, neither in the list nor in a dialog that asks whether to delete.
func TestAChordIsNotTheKeyWithoutItsModifiers(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	unwanted := func(chords ...string) {
		t.Helper()
		for _, chord := range chords {
			before := w.tree()
			if f := w.ask(`"op":"key","chord":%q`, chord); f.Verdict != "unhandled" || f.Changed || w.tree() != before {
				t.Errorf("%s is %s, changed %v", chord, f.Verdict, f.Changed)
			}
		}
	}
	unwanted("ctrl+q", "alt+q", "ctrl+shift+q", "shift+q", "ctrl+d", "alt+d", "shift+d", "ctrl+n", "alt+t", "ctrl+p", "shift+p",
		"ctrl+space", "alt+space", "ctrl+enter", "alt+enter", "ctrl+delete")
	w.handled(`"op":"key","chord":"d"`)
	w.one(`{"role":"dialog"}`)
	w.handled(`"op":"key","chord":"right"`)
	unwanted("ctrl+enter", "alt+enter", "ctrl+space", "shift+d", "shift+y", "y", "ctrl+d")
	w.one(`{"role":"dialog"}`)
	w.handled(`"op":"key","chord":"enter"`) // the control: now it is deleted
	if labels := w.labels(); len(labels) != 3 || slices.Contains(labels, "[ ] Run the tests") {
		t.Errorf("the rows are %q", labels)
	}
	w.handled(`"op":"act","target":"#name","action":"focus"`)
	unwanted("ctrl+c") // no letter, and the focus stays
	if n := w.one(`"#name"`); n.Value != "" || !slices.Contains(n.States, "focused") {
		t.Errorf("after Ctrl+C the field is %s", n.Line)
	}
	w.handled(`"op":"act","target":"#tasks","action":"focus"`)
	w.ask(`"op":"key","chord":"q"`)
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
}
