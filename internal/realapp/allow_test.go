//go:build linux || darwin || freebsd

package realapp

import (
	"errors"
	"net"
	"path/filepath"
	"reflect"
	"testing"

	"limoni/accessibility"
	"limoni/automation"
)

// Every set of words gives the policy that it says, and what the policy says is
// so: input is taken or refused, the screen and values are shown or not.
func TestTheEnvironmentSetsThePolicy(t *testing.T) {
	t.Parallel()
	for words, policy := range map[string]automation.Policy{
		"":                      {},
		"input":                 {AllowInput: true},
		"screen":                {ExposeScreen: true},
		"values":                {ExposeInputValues: true},
		" values , input":       {AllowInput: true, ExposeInputValues: true},
		"input,screen,values":   {AllowInput: true, ExposeScreen: true, ExposeInputValues: true},
		"screen,screen,,screen": {ExposeScreen: true},
	} {
		path := filepath.Join(tempDir(t), "app.sock")
		a := listening(t, path, words, how{})
		a.enter("ix")
		a.await("name: x")
		client := dial(t, path)
		if info, err := client.Hello(soon(t)); err != nil || !reflect.DeepEqual(info.Policy, policy) {
			t.Errorf("%q: the app says its policy is %+v, %v; want %+v", words, info.Policy, err, policy)
		}
		expectPolicy(t, words, client, policy)
	}
}

func expectPolicy(t *testing.T, words string, client *automation.Client, p automation.Policy) {
	t.Helper()
	s, err := client.Snapshot(soon(t), 0)
	if err != nil {
		t.Fatal(err)
	}
	if shown := len(s.Screen.Cells) > 0; shown != p.ExposeScreen {
		t.Errorf("%q: the screen is shown: %t", words, shown)
	}
	i, err := (accessibility.Selector{ID: "name"}).One(&s.Tree)
	if err != nil {
		t.Fatal(err)
	}
	if value := s.Tree.Nodes[i].Value; (value == "x") != p.ExposeInputValues {
		t.Errorf("%q: the value is %q", words, value)
	}
	r, err := client.Do(soon(t), accessibility.Request{Op: accessibility.OpText, Text: "y"})
	want := accessibility.Result{Verdict: accessibility.Refused, Reason: accessibility.ErrPolicy}
	if p.AllowInput {
		want = accessibility.Result{Verdict: accessibility.Handled}
	}
	if err != nil || r.Verdict != want.Verdict || r.Reason != want.Reason {
		t.Errorf("%q: typing was answered with %+v, %v; want %s %s", words, r, err, want.Verdict, want.Reason)
	}
}

// A misspelt word must not pass for a decision: nothing is opened.
func TestAnUnknownPolicyWordIsExplained(t *testing.T) {
	t.Parallel()
	for _, words := range []string{"inputs", "input,all", "INPUT", "input screen"} {
		path := filepath.Join(tempDir(t), "app.sock")
		listening(t, path, words, how{}).expectWithout("LIMONI_AUTOMATION_ALLOW", "unknown word", "input, screen and values")
		expectGone(t, path)
	}
}

// What the app says in its code the environment cannot change.
func TestTheAppsOwnAutomationWins(t *testing.T) {
	t.Parallel()
	dir := tempDir(t)
	own, other := filepath.Join(dir, "own.sock"), filepath.Join(dir, "other.sock")
	listening(t, other, "input,values", how{args: []string{"-socket", own, "-allow", "screen"}})
	info, err := dial(t, own).Hello(soon(t))
	if want := (automation.Policy{ExposeScreen: true}); err != nil || !reflect.DeepEqual(info.Policy, want) {
		t.Errorf("the policy is %+v, %v; want the app's own %+v", info.Policy, err, want)
	}
	if conn, err := net.Dial("unix", other); err == nil {
		conn.Close()
		t.Error("the app also listens where the environment says")
	}
}

// A name without a separator is a label: the socket lies in the runtime
// directory.
func TestALabelNamesTheSocket(t *testing.T) {
	t.Parallel()
	for _, h := range []how{
		{args: []string{"-socket", "label"}},
		{env: []string{"LIMONI_AUTOMATION_SOCKET=label"}},
	} {
		a := start(t, h)
		dial(t, filepath.Join(a.dir, "limoni-label.sock"))
	}
	a := start(t, how{args: []string{"-socket", "."}})
	a.expectWithout("cannot be an app's label")
}

// Ctrl+C from outside is a key like any other; only the terminal's own ends an
// app that does not take it.
func TestRemoteCtrlCNeverEndsTheApp(t *testing.T) {
	t.Parallel()
	ctrlC := accessibility.Request{Op: accessibility.OpKey, Chord: "ctrl+c"}
	for _, c := range []struct {
		args []string
		want accessibility.Verdict
	}{{nil, accessibility.Unhandled}, {[]string{"-ctrl-c"}, accessibility.Handled}} {
		path := filepath.Join(tempDir(t), "app.sock")
		a := listening(t, path, "input", how{args: c.args})
		client := dial(t, path)
		for range 2 {
			if r, err := client.Do(soon(t), ctrlC); err != nil || r.Verdict != c.want {
				t.Errorf("%v: Ctrl+C gave %+v, %v; want %s", c.args, r, err, c.want)
			}
		}
		if c.want == accessibility.Handled {
			a.await("ctrl+c=2")
			a.enter("\x03")
			a.await("ctrl+c=3")
			continue
		}
		a.enter("\x03")
		if exit := a.end(); !exit.OK() {
			t.Error(exit)
		}
		if _, err := client.Do(soon(t), ctrlC); !errors.Is(err, accessibility.ErrEnded) {
			t.Errorf("after the end Ctrl+C gives %v, want ErrEnded", err)
		}
	}
}
