package main

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"limoni/accessibility"
	"limoni/automation"
)

func TestStatusTellsThePolicy(t *testing.T) {
	f := newFakeApp()
	f.pending = []string{"load", "save"}
	c := attach(t, f, accessibility.Policy{AllowInput: true, ExposeScreen: true})
	text := c.call("status", `{}`)
	wantContains(t, text, "app: Demo\n", "size: 40x4\n", "frame: 1\n", `focus: input "Name" [focused] #name @2`+"\n",
		"input: allowed\n", "screen: shown\n",
		"values: hidden (ExposeInputValues is not set; the app must set it, or be started with LIMONI_AUTOMATION_ALLOW=values)\n",
		"pending: load, save\n", "problems: none")
	closed := attach(t, newFakeApp(), accessibility.Policy{})
	wantContains(t, closed.call("status", `{}`), "input: refused (AllowInput is not set", "screen: hidden (ExposeScreen is not set", "values: hidden (")
}

func TestTree(t *testing.T) {
	c := attach(t, newFakeApp(), allowAll)
	wantText(t, c.call("tree", `{}`), `frame 1
app "Demo" @1
 input "Name" [focused] #name @2
 input "Password" [sensitive] #pw @3
 checkbox "Ship it" [unchecked] #ship @4
 button "Renice" @5
 button "Load" @6
 button "Quit" @7
 checkbox "Inert" [unchecked] @8
 button "Twin" @9
 button "Twin" @10
 status "2 tasks" #status @11
 list "Tasks" #tasks @12
  list-item "Buy milk" [selected, 1/2] @13
  list-item "Call Ann" [2/2] @14`)
	wantText(t, c.call("tree", `{"root":"#tasks"}`), "frame 1\nlist \"Tasks\" #tasks @12\n list-item \"Buy milk\" [selected, 1/2] @13\n list-item \"Call Ann\" [2/2] @14")
	wantText(t, c.call("tree", `{"root":"#tasks","depth":1}`), "frame 1\nlist \"Tasks\" #tasks @12\n … 2 more (root=@12)")
	wantContains(t, c.fail("tree", `{"root":"#nowhere"}`), "error no-such-node: ")
}

func TestThousandsOfRowsStayUnderTheCap(t *testing.T) {
	f := newFakeApp()
	f.rows = nil
	for i := range 9_900 {
		f.rows = append(f.rows, fmt.Sprintf("Row number %d", i))
	}
	c := attach(t, f, allowAll)
	text := c.call("tree", `{}`)
	if n := utf8.RuneCountInString(text); n > maxRead+200 || n < maxRead/2 {
		t.Errorf("%d characters", n)
	}
	lines := strings.Split(text, "\n")
	if got := lines[len(lines)-1]; !strings.HasPrefix(got, "… ") || !strings.HasSuffix(got, ` more lines; narrower: tree {"depth":2}`) {
		t.Errorf("the last line is %q", got)
	}
	if got := lines[len(lines)-2]; !strings.HasPrefix(got, `  list-item "Row number `) {
		t.Errorf("the line before is cut: %q", got)
	}
	wantContains(t, c.call("tree", `{"depth":2}`), "\n  … 9900 more (root=@12)")
	wantContains(t, c.call("tree", `{"root":"#tasks"}`), `narrower: tree {"root":"@12","depth":1}`)
	found := c.call("find", `{"role":"listitem"}`)
	wantContains(t, found, "9900 matches (frame 1)\nin list \"Tasks\" @12:\n  list-item \"Row number 0\" [selected, 1/9900] @13\n", "\n… 9880 more; raise limit or ask for less")
	if got := strings.Count(found, "list-item"); got != 20 {
		t.Errorf("%d rows, want 20", got)
	}
	wantContains(t, c.call("find", `{"text":"number 9899","limit":1}`), "1 match (frame 1)")
}

func TestLongTextDoesNotHideTheRest(t *testing.T) {
	f := newFakeApp()
	f.rows = []string{strings.Repeat("long ", 10_000), "after"}
	c := attach(t, f, allowAll)
	text := c.call("tree", `{}`)
	wantContains(t, text, `list-item "long long`, "characters left out", `long l" [selected, 1/2] @13`, `list-item "after" [2/2] @14`)
	if n := utf8.RuneCountInString(text); n > 2500 {
		t.Errorf("%d characters", n)
	}
}

func TestFind(t *testing.T) {
	c := attach(t, newFakeApp(), allowAll)
	wantText(t, c.call("find", `{"text":"Twi"}`), "2 matches (frame 1)\n  button \"Twin\" @9\n  button \"Twin\" @10")
	wantText(t, c.call("find", `{"role":"listitem","state":"selected"}`), "1 match (frame 1)\nin list \"Tasks\" @12:\n  list-item \"Buy milk\" [selected, 1/2] @13")
	wantText(t, c.call("find", `{"role":"checkbox","state":"!checked, focusable"}`), "2 matches (frame 1)\n  checkbox \"Ship it\" [unchecked] #ship @4\n  checkbox \"Inert\" [unchecked] @8")
	wantText(t, c.call("find", `{"target":"button \"Renize\""}`), "0 matches (frame 1); nearest:\n  button \"Renice\" @5\n  button \"Load\" @6\n  button \"Quit\" @7")
	wantText(t, c.call("find", `{"target":"#ship","state":"checked"}`), "0 matches (frame 1); nearest:\n  checkbox \"Ship it\" [unchecked] #ship @4")
	wantText(t, c.call("find", `{"target":"@77"}`), "0 matches (frame 1)")
	wantText(t, c.call("find", `{"target":"@4","text":"Name"}`), "0 matches (frame 1); nearest:\n  checkbox \"Ship it\" [unchecked] #ship @4")
	wantContains(t, c.fail("find", `{}`), "error bad-arguments: find needs one of target, role, text or state")
	wantContains(t, c.fail("find", `{"state":"glowing"}`), `error bad-arguments: unknown state "glowing"; states are focused, `)
	wantContains(t, c.fail("find", `{"lable":"x"}`), `error bad-arguments: find has no argument "lable"; it takes target?, role?, text?, state?, limit?`)
}

// Each line that find and tree show is a target for the other tools.
func TestShownLinesAreTargets(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, allowAll)
	for _, line := range strings.Split(c.call("tree", `{}`), "\n")[1:] {
		args := fmt.Sprintf(`{"target":%q}`, line)
		wantContains(t, c.call("find", args), "1 match (frame 1)")
	}
}

func TestScreen(t *testing.T) {
	f := newFakeApp()
	c := attach(t, f, accessibility.Policy{ExposeScreen: true, ExposeInputValues: true})
	f.change(func() { f.status = "``` fence" })
	wantText(t, c.call("screen", `{}`), "frame 2, 40x4\n````text\n*ame:  | ``` fence\n````")
	closed := attach(t, newFakeApp(), accessibility.Policy{AllowInput: true})
	wantContains(t, closed.fail("screen", `{}`), "error policy: the app's policy hides its screen: ExposeScreen is not set", "LIMONI_AUTOMATION_ALLOW=screen")
}

func TestReadsAreRetriedOnceAndInputNever(t *testing.T) {
	f := newFakeApp()
	w := pipes(t, f, allowAll)
	w.breaks = func(op string) bool {
		dials, reads := w.counted()
		return dials == 1 && (reads == 2 || op == "key")
	}
	c := driveOver(t, w)
	c.call("status", `{}`)
	c.call("status", `{}`) // the second read breaks, and succeeds on another connection
	if dials, reads := w.counted(); dials != 2 || reads != 3 {
		t.Errorf("%d connections and %d reads, want 2 and 3", dials, reads)
	}
	w = pipes(t, f, allowAll)
	w.breaks = func(op string) bool { return op == "key" }
	wantText(t, driveOver(t, w).fail("press_key", `{"key":"a"}`),
		"error app-gone: the app closed the connection before it took this; nothing was done, and the next call connects again")
	if dials, _ := w.counted(); dials != 1 || len(f.inputs()) != 0 {
		t.Errorf("%d connections and inputs %v, want 1 and none", dials, f.inputs())
	}
}

func TestReadThatFailsTwiceIsAnError(t *testing.T) {
	w := pipes(t, newFakeApp(), allowAll)
	w.breaks = func(op string) bool { return op == "snapshot" }
	wantContains(t, driveOver(t, w).fail("tree", `{}`), "error failed: automation: not connected")
	if dials, _ := w.counted(); dials != 2 {
		t.Errorf("%d connections, want 2", dials)
	}
}

func TestAppStartsLateAndRestarts(t *testing.T) {
	path := socketFor(t)
	c := connect(t, automation.Dialer(path, ""))
	c.initialize()
	for _, tool := range []string{"status", "tree", "screen"} {
		wantContains(t, c.fail(tool, `{}`), "error no-app: no app answers at "+strconv.Quote(path), "-tags limoni_debug", "LIMONI_AUTOMATION_SOCKET")
	}
	wantContains(t, c.fail("click", `{"target":"#ship"}`), "error no-app: ")

	first := listen(t, path, newFakeApp(), allowAll)
	c.call("click", `{"target":"#ship"}`)
	wantContains(t, c.call("tree", `{}`), "frame 2\n")
	first.Close()
	wantContains(t, c.fail("tree", `{}`), "error no-app: ")

	second := newFakeApp()
	listen(t, path, second, allowAll)
	wantContains(t, c.call("tree", `{}`), "frame 1\n")
	wantContains(t, c.call("click", `{"target":"#ship"}`), "handled: ")
	if got := len(second.inputs()); got != 1 {
		t.Errorf("%d inputs, want 1", got)
	}
}

func TestInputAfterRestartGoesToTheNewApp(t *testing.T) {
	path := socketFor(t)
	first := listen(t, path, newFakeApp(), allowAll)
	c := connect(t, automation.Dialer(path, ""))
	c.initialize()
	c.call("tree", `{}`)
	first.Close()
	second := newFakeApp()
	listen(t, path, second, allowAll)
	wantContains(t, c.call("click", `{"target":"#ship"}`), "handled: clicked checkbox \"Ship it\" @4 (frame 1 -> 2)")
}

func TestManyBridgesAtOnce(t *testing.T) {
	f := newFakeApp()
	path := socketFor(t)
	listen(t, path, f, allowAll)
	for i := range 4 {
		c := connect(t, automation.Dialer(path, ""))
		c.initialize()
		wantContains(t, c.call("press_key", `{"key":"a"}`), fmt.Sprintf("(frame %d -> %d)", i+1, i+2))
	}
}
