package main

import (
	"bytes"
	"encoding/json"
	"io"
	"reflect"
	"strings"
	"testing"
)

// The results as docs/cli.md describes them. Decoding is strict, so that
// neither the command nor the page can have a member that the other has not.
type (
	answer struct {
		OK     bool            `json:"ok"`
		Verb   string          `json:"verb"`
		Result json.RawMessage `json:"result"`
		Error  *struct {
			Code    string   `json:"code"`
			Message string   `json:"message"`
			Hint    string   `json:"hint"`
			Lines   []string `json:"lines"`
		} `json:"error"`
		Exit int `json:"exit"`
	}
	cursor struct {
		X, Y    int
		Visible bool
	}
	node struct {
		Key, ID, Role, Label, Value string
		Ref                         int
		States, Actions             []string
		Bounds                      [4]int
		Parent                      *int
		Position                    int
		SetSize                     int `json:"set_size"`
		Details                     *detailsJSON
		Line                        string
	}
	detailsJSON struct {
		CaretRow         int    `json:"caret_row"`
		CaretColumn      int    `json:"caret_column"`
		ActiveDescendant string `json:"active_descendant"`
	}
	said struct {
		Text, Politeness string
		Frame            int
	}
	snapshotJSON struct {
		Frame, Width, Height int
		Idle                 bool
		Focus                string
		Cursor               cursor
		Title                string
		Announcements        []said
		Pending              []string
		Layers               []struct {
			Node   string
			Bounds [4]int
			Modal  bool
		}
		Nodes   []node
		Omitted int
		Human   bool
		Since   int
		Patch   []json.RawMessage
		Lost    bool
	}
	foundJSON struct {
		Frame, Count int
		Nodes        []node
	}
	screenJSON struct {
		Frame, Width, Height int
		Cursor               cursor
		ScreenHash           string `json:"screen_hash"`
		Rows                 []string
		Cells                []string
		Runs                 [][2]int
		Styles               []struct {
			Fg, Bg string
			Attrs  []string
		}
	}
	waitJSON struct {
		Frame, Count int
		Lines        []string
		TreeHash     string `json:"tree_hash"`
		ScreenHash   string `json:"screen_hash"`
		Exit         bool
	}
	auditJSON struct {
		Frame    int
		Findings []struct {
			Rule, Severity, Node, Line, Why, Fix, WCAG string
			Bounds                                     [4]int
		}
	}
	inputJSON struct {
		Verdict, Reason        string
		Frame                  int
		Changed                bool
		Focus, Target          string
		Pending, Flashed, Diff []string
		Clusters               int
		Scrolled, Human        bool
		Counts                 map[string]int
		Announcements          []said
	}
	doctorJSON struct {
		Checks []struct{ Name, Status, Detail, Hint string }
	}
	versionJSON struct {
		Version  string
		Protocol struct{ Min, Max int }
		Go       string
	}
	helpJSON struct{ Text string }
)

// strict decodes one JSON object and nothing else.
func strict(t *testing.T, text []byte, into any) {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	if _, err := dec.Token(); err != io.EOF {
		t.Errorf("something follows in %s", text)
	}
}

// json decodes what the command printed, which is one line, and its result.
func (r result) json(into any) answer {
	r.t.Helper()
	if r.errs != "" || strings.Count(r.out, "\n") != 1 || !strings.HasSuffix(r.out, "\n") {
		r.t.Errorf("limoni %q prints %q and %q, not one line", r.args, r.out, r.errs)
	}
	var a answer
	strict(r.t, []byte(r.out), &a)
	if a.OK != (r.exit == 0) || a.Exit != r.exit || a.OK != (a.Error == nil) {
		r.t.Errorf("limoni %q: exit %d and %s", r.args, r.exit, r.out)
	}
	if into != nil {
		strict(r.t, a.Result, into)
	}
	return a
}

func TestResultsOfEachVerb(t *testing.T) {
	m := open(t)
	for _, tt := range []struct {
		args  []string
		into  any
		holds func(v any) bool
	}{
		{[]string{"tree"}, &snapshotJSON{}, func(v any) bool {
			s := v.(*snapshotJSON)
			return s.Frame == 1 && len(s.Nodes) == 12 && *s.Nodes[0].Parent == -1
		}},
		{[]string{"tree", "#things", "-depth", "1"}, &snapshotJSON{}, func(v any) bool { s := v.(*snapshotJSON); return len(s.Nodes) == 1 && s.Omitted == 3 }},
		{[]string{"tree", "-max-nodes=2"}, &snapshotJSON{}, func(v any) bool { s := v.(*snapshotJSON); return len(s.Nodes) == 2 && s.Omitted == 10 }},
		{[]string{"tree", "-filter", "text"}, &snapshotJSON{}, func(v any) bool { return len(v.(*snapshotJSON).Nodes) < 12 }},
		{[]string{"find", "button", "-max-nodes", "2"}, &foundJSON{}, func(v any) bool {
			f := v.(*foundJSON)
			return f.Count == 4 && len(f.Nodes) == 2 && f.Nodes[0].Line == `button "Add" #add @4`
		}},
		{[]string{"screen"}, &screenJSON{}, func(v any) bool { s := v.(*screenJSON); return s.Rows[4] == "Milk" && len(s.Rows) == 10 }},
		{[]string{"screen", "-cells"}, &screenJSON{}, func(v any) bool { s := v.(*screenJSON); return len(s.Cells) == 400 && len(s.Runs) > 1 && s.Rows == nil }},
		{[]string{"wait", "button"}, &waitJSON{}, func(v any) bool { w := v.(*waitJSON); return w.Count == 4 && len(w.Lines) == 4 && w.TreeHash != "" }},
		{[]string{"audit"}, &auditJSON{}, func(v any) bool { return v.(*auditJSON).Frame == 1 }},
		{[]string{"type", "Jam"}, &inputJSON{}, func(v any) bool {
			i := v.(*inputJSON)
			return i.Verdict == "handled" && i.Clusters == 3 && reflect.DeepEqual(i.Diff, []string{`~ input "New thing"="" -> "[typed]" #name @1`})
		}},
		{[]string{"press", "enter", "tab"}, &inputJSON{}, func(v any) bool {
			i := v.(*inputJSON)
			return i.Frame > 2 && i.Counts["handled"] == 2 && i.Announcements[0].Text == "4 things"
		}},
		{[]string{"press", "x", "-repeat", "3"}, &inputJSON{}, func(v any) bool { return v.(*inputJSON).Counts["handled"] == 3 }},
		{[]string{"act", "#gift", "toggle"}, &inputJSON{}, func(v any) bool { return v.(*inputJSON).Target == `checkbox "As a gift" [unchecked] #gift @3` }},
		{[]string{"click", "#load"}, &inputJSON{}, func(v any) bool { return reflect.DeepEqual(v.(*inputJSON).Pending, []string{"load"}) }},
		{[]string{"doctor"}, &doctorJSON{}, func(v any) bool { return len(v.(*doctorJSON).Checks) == 14 }},
		{[]string{"version"}, &versionJSON{}, func(v any) bool { return v.(*versionJSON).Protocol.Max == 1 }},
		{[]string{"help"}, &helpJSON{}, func(v any) bool { return strings.Contains(v.(*helpJSON).Text, "Exit codes") }},
		{[]string{"help", "wait"}, &helpJSON{}, func(v any) bool { return strings.Contains(v.(*helpJSON).Text, "-regexp RE") }},
		{[]string{"wait", "-h"}, &helpJSON{}, func(v any) bool { return strings.Contains(v.(*helpJSON).Text, "-regexp RE") }},
	} {
		r := m.run(append(tt.args, "-json")...)
		if a := r.json(tt.into); !a.OK || a.Verb != tt.args[0] || !tt.holds(tt.into) {
			t.Errorf("%q: %s", tt.args, r.out)
		}
	}
}

func TestFailuresAsJSON(t *testing.T) {
	m := open(t)
	for _, tt := range []struct {
		args       []string
		verb, code string
		exit       int
		lines      []string
	}{
		{[]string{"-json"}, "", "usage", 2, nil},
		{[]string{"clik", "-json"}, "", "usage", 2, []string{"limoni click"}},
		{[]string{"click", "--json"}, "click", "usage", 2, nil},
		{[]string{"click", "#add", "-buton", "left", "-json"}, "click", "usage", 2, nil},
		{[]string{"-json", "help", "nothing"}, "help", "usage", 2, nil},
		{[]string{"-json", "click", "button"}, "click", "ambiguous", 4, []string{`button "Add" #add @4`, `button "Load" #load @5`, `button "Order" #order @6`, `button "Leave" #leave @7`}},
		{[]string{"find", "#nam", "-json=true"}, "find", "no-such-node", 4, []string{`input "New thing" [focused] #name @1`}},
		{[]string{"tree", "#nam", "-json"}, "tree", "no-such-node", 4, []string{`input "New thing" [focused] #name @1`}},
		{[]string{"press", "f7", "-json"}, "press", "unhandled", 4, nil},
		{[]string{"wait", "#nam", "-timeout", "1ms", "-json"}, "wait", "timeout", 124, nil},
	} {
		a := m.run(tt.args...).json(nil)
		if a.Verb != tt.verb || a.Exit != tt.exit || a.Error.Code != tt.code || !reflect.DeepEqual(a.Error.Lines, tt.lines) {
			t.Errorf("%q: %+v %+v", tt.args, a, a.Error)
		}
	}
}

// A result stands beside an error where there is something to tell.
func TestResultsBesideErrors(t *testing.T) {
	m := open(t)
	var in inputJSON
	m.run("press", "tab", "f7", "tab", "-json").json(&in)
	if in.Verdict != "unhandled" || len(in.Diff) == 0 || in.Counts["handled"] != 1 || in.Counts["unhandled"] != 1 {
		t.Errorf("%+v", in)
	}
	var found foundJSON
	if m.run("find", "#nam", "-json").json(&found); found.Frame == 0 || found.Count != 0 {
		t.Errorf("%+v", found)
	}
}
