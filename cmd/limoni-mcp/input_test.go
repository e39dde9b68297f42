package main

import (
	"context"
	"strings"
	"sync"
	"testing"

	"limoni/accessibility"
)

func TestClickAnswersWithTheFrameThatShowsIt(t *testing.T) {
	c := attach(t, newFakeApp(), allowAll)
	wantText(t, c.call("click", `{"target":"button \"Renice\""}`), `handled: clicked button "Renice" @5 (frame 1 -> 2)
~ input "Name" [-focused] #name @2
+ dialog "Renice redis" [modal] @15
+  button "OK" [focused] @16
focus: button "OK" [focused] @16
announced: Renice redis, dialog`)
	wantText(t, c.call("press_key", `{"key":"esc"}`), `handled: pressed esc (frame 2 -> 3)
~ button "Renice" [+focused] @5
- dialog "Renice redis" [modal] @15 with 1 more
focus: button "Renice" [focused] @5`)
}

func TestEveryFormOfTarget(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	c.call("tree", `{}`) // gives the refs
	for _, target := range []string{`@4`, `#ship`, `checkbox \"Ship it\"`, `\"Ship it\"`, `checkbox \"Ship it\" [checked] #ship @4`, `  ~ checkbox \"Ship it\" [+checked -unchecked] #ship @4`} {
		before := len(f.inputs())
		wantContains(t, c.call("click", `{"target":"`+target+`"}`), `handled: clicked checkbox "Ship it" @4 (`)
		if got := len(f.inputs()) - before; got != 1 {
			t.Errorf("%s: %d inputs, want 1", target, got)
		}
	}
}

func TestAmbiguousOrMissingTargetSendsNothing(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	wantText(t, c.fail("click", `{"target":"button \"Twin\""}`),
		"error ambiguous: button \"Twin\" matches 2 nodes where one is meant; use one of these lines, or nth 0 to 1\n  button \"Twin\" @9\n  button \"Twin\" @10")
	wantContains(t, c.fail("click", `{"target":"button \"Renize\""}`), "error no-such-node: ", "\n  button \"Renice\" @5")
	wantContains(t, c.fail("click", `{"target":"@999"}`), "error stale-ref: @999 ")
	wantContains(t, c.fail("click", `{"target":""}`), `error bad-arguments: "target" must have 1 to 4096 characters, not 0`)
	wantContains(t, c.fail("click", `{"target":"  "}`), "error bad-arguments: the target is blank")
	wantContains(t, c.fail("click", `{"target":"button Twin"}`), "error bad-value: selector ")
	if f.name != "" || f.dialog || f.ship {
		t.Error("something was done all the same")
	}
	wantContains(t, c.call("click", `{"target":"button \"Twin\" nth -1"}`), `clicked button "Twin" @10 (`)
}

func TestRefusedInputKeepsItsReason(t *testing.T) {
	host := fakeHost{newFakeApp().Snapshot, func(context.Context, accessibility.Request) (accessibility.Result, error) {
		return accessibility.Result{Verdict: accessibility.Refused, Reason: accessibility.ErrCovered,
			Message: "a dialog lies on it; close it first", Candidates: []string{`dialog "Sure?" @40`}}, nil
	}}
	c := drive(t, host, allowAll)
	wantText(t, c.fail("click", `{"target":"#ship"}`), "error covered: a dialog lies on it; close it first\n  dialog \"Sure?\" @40")
}

func TestEnsureClicksOnlyWhereNeeded(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	wantText(t, c.call("click", `{"target":"#ship","ensure":"checked"}`), `handled: clicked checkbox "Ship it" @4 (frame 1 -> 2)
~ checkbox "Ship it" [+checked -unchecked] #ship @4
focus: input "Name" [focused] #name @2`)
	wantText(t, c.call("click", `{"target":"#ship","ensure":"checked"}`), `already: checkbox "Ship it" @4 is checked, nothing was clicked (frame 2)`)
	if got := len(f.inputs()); got != 1 {
		t.Errorf("%d inputs, want 1", got)
	}
	c.call("click", `{"target":"#ship","ensure":"unchecked"}`)
	if f.ship || len(f.inputs()) != 2 {
		t.Errorf("after ensure unchecked: checked %t, %d inputs", f.ship, len(f.inputs()))
	}
	c.call("click", `{"target":"list-item \"Call Ann\"","ensure":"selected"}`)
	wantContains(t, c.call("click", `{"target":"list-item \"Call Ann\"","ensure":"selected"}`), "already: ")
}

func TestEnsureSaysWhenItDidNotWork(t *testing.T) {
	c := attach(t, newFakeApp(), allowAll)
	wantText(t, c.fail("click", `{"target":"checkbox \"Inert\"","ensure":"checked"}`), `error not-ensured: clicked checkbox "Inert" @8, but it is not checked
handled: clicked checkbox "Inert" @8 (frame 1 -> 2)
nothing changed: it was taken and everything reads as before
focus: input "Name" [focused] #name @2`)
	wantContains(t, c.fail("click", `{"target":"button \"Load\"","ensure":"checked"}`), "error bad-value: button \"Load\" @6 is neither checked nor the opposite")
	wantContains(t, c.fail("click", `{"target":"#ship","ensure":"checked","double":true}`), "error bad-arguments: ")
	wantContains(t, c.fail("click", `{"target":"button \"Twin\"","ensure":"checked"}`), "error ambiguous: ")
}

func TestClickPassesButtonAndCount(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	wantContains(t, c.call("click", `{"target":"#ship","button":"right","double":true}`), `handled: double-right-clicked checkbox "Ship it" @4`)
	if got := f.inputs()[0]; got.Mouse.Button != "right" || got.Mouse.Count != 2 {
		t.Errorf("sent %+v", got.Mouse)
	}
}

func TestActPassesActionValueAndRow(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	wantText(t, c.call("act", `{"target":"#name","action":"set_value","value":"Jo"}`), `handled: set-value on input "Name" @2 (frame 1 -> 2)
~ input "Name"="" -> "Jo" #name @2
focus: input "Name"="Jo" [focused] #name @2`)
	wantContains(t, c.call("act", `{"target":"#tasks","action":"activate","row":"2"}`), `handled: activate on row 2 of list "Tasks" @12`, "scrolled into view")
	c.call("act", `{"target":"#tasks","action":"activate","row":"#1074"}`)
	c.call("act", `{"target":"#tasks","action":"own-action","row":"milk"}`)
	got := f.inputs()
	if got[0].Action != "set-value" || got[0].Value != "Jo" || got[0].Item != (accessibility.Item{}) {
		t.Errorf("set-value was sent as %+v", got[0])
	}
	for i, want := range []accessibility.Item{{Position: 2}, {Key: "1074"}, {Key: "milk"}} {
		if got[i+1].Item != want {
			t.Errorf("row %d was sent as %+v, want %+v", i, got[i+1].Item, want)
		}
	}
	wantContains(t, c.fail("act", `{"target":"#tasks","action":"activate","row":"0"}`), "error bad-arguments: \"row\" counts from 1")
	if len(f.inputs()) != len(got) {
		t.Error("a row of 0 was sent")
	}
}

func TestNothingChangedHasAReason(t *testing.T) {
	hidden := accessibility.Policy{AllowInput: true, ExposeScreen: true}
	screenless := accessibility.Policy{AllowInput: true, ExposeInputValues: true}
	for _, test := range []struct {
		name       string
		policy     accessibility.Policy
		tool, args string
		want       string
	}{
		{"hidden values", hidden, "type_text", `{"text":"abc"}`, "nothing changed: the app's policy hides values (ExposeInputValues is not set)"},
		{"hidden values, key", hidden, "press_key", `{"key":"x"}`, "nothing changed: the app's policy hides values"},
		{"unhandled", allowAll, "press_key", `{"key":"f9"}`, "nothing changed: unhandled, nothing on the screen wanted it"},
		{"pending", allowAll, "click", `{"target":"button \"Load\""}`, "nothing changed: work is still pending; wait_for its result\nfocus: input \"Name\" [focused] #name @2\npending: load"},
		{"already so", allowAll, "click", `{"target":"list-item \"Buy milk\""}`, "nothing changed: it was already selected"},
		{"hidden screen", screenless, "click", `{"target":"checkbox \"Inert\""}`, "text that the app's policy hides (ExposeScreen is not set) may have changed"},
		{"no reason", allowAll, "click", `{"target":"checkbox \"Inert\""}`, "nothing changed: it was taken and everything reads as before"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := attach(t, newFakeApp(), test.policy)
			wantContains(t, c.call(test.tool, test.args), test.want)
		})
	}
}

func TestTypeTextFocusesFirst(t *testing.T) {
	f := newFakeApp()
	f.focus = keyShip
	c := attach(t, f, allowAll)
	wantText(t, c.call("type_text", `{"text":"abc","target":"#name"}`), `handled: typed 3 characters into input "Name" @2 (frame 1 -> 3)
~ input "Name"="" -> "abc" [+focused] #name @2
~ checkbox "Ship it" [-focused] #ship @4
focus: input "Name"="abc" [focused] #name @2`)
	c.call("type_text", `{"text":"d","target":"#name"}`)
	if got := f.inputs(); len(got) != 3 || got[0].Action != "focus" {
		t.Errorf("sent %d inputs, want focus, text, text: %+v", len(got), got)
	}
}

func TestTypeTextSubmits(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	wantText(t, c.call("type_text", `{"text":"abc","submit":true}`), `handled: typed 3 characters into input "Name" @2, pressed enter (frame 1 -> 3)
~ status "2 tasks" -> "3 tasks" #status @11
+ list-item "abc" [3/3] @15
focus: input "Name" [focused] #name @2
announced: 3 tasks`)
	f.focus = keyShip
	before := len(f.inputs())
	wantContains(t, c.call("type_text", `{"text":"abc","submit":true}`),
		`unhandled: typed nothing, checkbox "Ship it" @4 has the focus and takes no text; enter was not pressed`)
	if got := len(f.inputs()) - before; got != 1 {
		t.Errorf("%d inputs, want the text only", got)
	}
}

func TestTypeTextSaysWhatTheFieldTook(t *testing.T) {
	c := attach(t, newFakeApp(), allowAll)
	wantContains(t, c.call("type_text", `{"text":"123456789012345678901234"}`),
		`handled: typed 20 characters into input "Name" @2`, "note: of 24 code points sent the field took 20 characters; a full field takes no more")
	wantContains(t, c.call("type_text", `{"text":"x"}`), "typed 0 characters into", "nothing changed: ")
}

func TestTypeTextIntoWhatTakesNone(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	wantText(t, c.fail("type_text", `{"text":"abc","target":"button \"Renice\""}`),
		"error not-editable: button \"Renice\" @5 takes no text; the target must be a text field\nnothing was typed")
	if len(f.inputs()) != 0 {
		t.Errorf("sent %+v", f.inputs())
	}
	f.change(func() { f.focus = 0 })
	wantContains(t, c.call("type_text", `{"text":"abc"}`), "unhandled: typed nothing, no node has the focus", "focus: none")
}

func TestTextBounds(t *testing.T) {
	c := attach(t, newFakeApp(), allowAll)
	c.call("type_text", `{"text":"`+strings.Repeat("é", 4096)+`"}`)
	wantText(t, c.fail("type_text", `{"text":"`+strings.Repeat("é", 4097)+`"}`), `error bad-arguments: "text" must have 1 to 4096 characters, not 4097`)
	wantText(t, c.fail("type_text", `{"text":""}`), `error bad-arguments: "text" must have 1 to 4096 characters, not 0`)
}

func TestPressKeyRepeats(t *testing.T) {
	f := newFakeApp()
	f.rows = []string{"a", "b", "c", "d"}
	c := attach(t, f, allowAll)
	wantText(t, c.call("press_key", `{"key":"down","repeat":2}`), `handled: pressed down 2 times (frame 1 -> 3)
~ list-item "a" [-selected] @13
~ list-item "c" [+selected] @15
focus: input "Name" [focused] #name @2`)
	wantContains(t, c.call("press_key", `{"key":"f9","repeat":5}`), "unhandled: pressed f9 5 times (frame 3 -> 8)\nnothing changed: unhandled")
	if got := len(f.inputs()); got != 7 {
		t.Errorf("%d inputs, want 2 and 5", got)
	}
	f.change(func() { f.focus, f.name = keyName, strings.Repeat("x", nameLimit) })
	f.dialog = true
	wantContains(t, c.call("press_key", `{"key":"esc","repeat":3}`), "handled: pressed esc 3 times, of which nothing wanted 2 (frame 9 -> 12)\n")
	wantContains(t, c.fail("press_key", `{"key":"a","repeat":65}`), `"repeat" must be at most 64, not 65`)
	wantContains(t, c.fail("press_key", `{"key":"a","repeat":0}`), `"repeat" must be at least 1, not 0`)
	wantContains(t, c.fail("press_key", `{"key":"`+strings.Repeat("é", 33)+`"}`), `"key" must have at most 64 bytes`)
}

func TestKeysIntoASecretFieldAreNotRepeated(t *testing.T) {
	f := newFakeApp()
	f.focus = keySecret
	c := attach(t, f, allowAll)
	wantText(t, c.call("press_key", `{"key":"x"}`), `handled: pressed a character (frame 1 -> 2)
nothing changed: the field is secret, its text is never shown
focus: input "Password" [focused, sensitive] #pw @3`)
	wantText(t, c.call("type_text", `{"text":"yz"}`), `handled: typed 2 characters into input "Password" @3 (frame 2 -> 3)
nothing changed: the field is secret, its text is never shown
focus: input "Password" [focused, sensitive] #pw @3`)
	wantContains(t, c.call("type_text", `{"text":"a","target":"#name"}`), `handled: typed 1 character into input "Name" @2`)
	wantContains(t, c.call("type_text", `{"text":"a","target":"#pw"}`), "\nnote: the field is secret, its text is never shown\n")
	wantContains(t, c.call("press_key", `{"key":"down"}`), "handled: pressed down (")
	if f.secret != "xyza" {
		t.Errorf("typed %q", f.secret)
	}
}

func TestEndOfTheAppIsASuccess(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	wantText(t, c.call("press_key", `{"key":"ctrl+q","repeat":3}`), "gone: pressed ctrl+q 1 of 3 times; the app ended after taking it, which is no failure (frame 1)\n"+
		"Start the app again to go on; the next call connects to it.")
	if got := len(f.inputs()); got != 1 {
		t.Errorf("%d inputs, want 1", got)
	}
}

func TestRemoteCtrlCIsAKey(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	wantContains(t, c.call("press_key", `{"key":"ctrl+c"}`), "unhandled: pressed ctrl+c (")
	wantContains(t, c.call("status", `{}`), "app: Demo")
}

func TestInputOfUnknownFateIsNotRepeated(t *testing.T) {
	var c *client
	c = drive(t, fakeHost{newFakeApp().Snapshot, func(context.Context, accessibility.Request) (accessibility.Result, error) {
		c.wire.cut()
		return accessibility.Result{Verdict: accessibility.Handled}, nil
	}}, allowAll)
	wantText(t, c.fail("press_key", `{"key":"down","repeat":4}`), "error unknown: the connection was lost before a verdict came\n"+
		"It may or may not have been performed: never send it again blindly. Read tree first.\nnow: connected again, frame 1")
	c.call("status", `{}`)
	keys := 0
	for len(c.wire.ops) > 0 {
		if <-c.wire.ops == "key" {
			keys++
		}
	}
	if dials, _ := c.wire.counted(); keys != 1 || dials != 2 {
		t.Errorf("sent %d times on %d connections", keys, dials)
	}
}

// What was to be seen only in between is told with the input that it came with.
func TestInputTellsWhatFlashed(t *testing.T) {
	w := newWatched()
	c := drive(t, flashing{w}, allowAll)
	wantText(t, c.call("press_key", `{"key":"down"}`), `handled: pressed down (frame 1 -> 4)
~ list-item "Buy milk" [-selected] @13
~ list-item "Call Ann" [+selected] @14
focus: input "Name" [focused] #name @2
flashed: status "Failed\n x" #status @11`)
}

// flashing shows an error for one frame with each input.
type flashing struct{ watched }

func (f flashing) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	before := f.status
	f.seen(func() { f.status = "Failed\n  x" })
	f.seen(func() { f.status = before })
	r, err := f.fakeApp.Do(ctx, req)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.frames <- f.snapshot()
	return r, err
}

func TestInputTellsOfThePersonAtTheTerminal(t *testing.T) {
	f := newFakeApp()
	c := drive(t, f, allowAll)
	const note = "\nnote: a person typed at the terminal meanwhile"
	if text := c.call("press_key", `{"key":"down"}`); strings.Contains(text, note) {
		t.Errorf("nobody did: %s", text)
	}
	f.change(func() { f.name, f.human = "typed by hand", f.frame+1 })
	wantContains(t, c.call("press_key", `{"key":"down"}`), note)
	if text := c.call("press_key", `{"key":"down"}`); strings.Contains(text, note) {
		t.Errorf("told twice: %s", text)
	}
}

func TestDroppedInput(t *testing.T) {
	host := fakeHost{newFakeApp().Snapshot, func(context.Context, accessibility.Request) (accessibility.Result, error) {
		return accessibility.Result{Verdict: accessibility.Dropped}, nil
	}}
	wantContains(t, drive(t, host, allowAll).fail("press_key", `{"key":"down"}`), "error dropped: the app's queue is full")
}

func TestInputNeedsThePolicy(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, accessibility.Policy{ExposeScreen: true})
	for tool, args := range map[string]string{"click": `{"target":"#ship"}`, "act": `{"target":"#ship","action":"toggle"}`,
		"type_text": `{"text":"x"}`, "press_key": `{"key":"x"}`} {
		wantContains(t, c.fail(tool, args), "error policy: ", "AllowInput", "LIMONI_AUTOMATION_ALLOW=input")
	}
	if len(f.inputs()) != 0 {
		t.Errorf("the app got %+v", f.inputs())
	}
}

func TestSettleWaitsForPendingWork(t *testing.T) {
	f := newFakeApp()
	loading, once := make(chan struct{}), sync.Once{}
	host := fakeHost{do: f.Do, snapshot: func(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
		if after == 2 { // the bridge waits for the frame after the verdict's
			once.Do(func() { close(loading) })
		}
		return f.Snapshot(ctx, after)
	}}
	c := drive(t, host, allowAll)
	c.server.bridge.settle = patience
	c.start("click", `{"target":"button \"Load\""}`)
	<-loading
	f.change(func() { f.status, f.pending = "half", []string{"load"} })
	f.change(func() { f.status, f.pending = "loaded", nil })
	text, _ := c.finish()
	wantText(t, text, `handled: clicked button "Load" @6 (frame 1 -> 4)
~ status "2 tasks" -> "loaded" #status @11
focus: input "Name" [focused] #name @2`)
}

func TestInputsKeepTheirOrder(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	want := ""
	for range 10 {
		c.start("press_key", `{"key":"a"}`)
		c.start("press_key", `{"key":"b"}`)
		want += "ab"
	}
	c.start("tree", `{}`) // sees what was sent before it
	last := ""
	for range 21 {
		last, _ = c.finish()
	}
	wantContains(t, last, `input "Name"="`+want+`"`)
	if f.name != want {
		t.Errorf("typed %q, want %q", f.name, want)
	}
}
