//go:build linux || darwin || freebsd

package realapp

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"limoni/accessibility"
)

// A day with the checklist, over its socket: what a tool does with an app, and
// what must hold each time.

func TestTheBridgeOffersItsToolsAndNoOther(t *testing.T) {
	t.Parallel()
	watched(t)
	a := startChecklist(t)
	c := startBridge(t, checklistSocket(a))
	var list struct{ Tools []struct{ Name string } }
	if err := json.Unmarshal(c.request("tools/list", args{}), &list); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, tool := range list.Tools {
		names = append(names, tool.Name)
	}
	for _, name := range []string{"status", "tree", "find", "screen", "act", "click", "type_text", "press_key", "wait_for"} {
		if !slices.Contains(names, name) {
			t.Errorf("there is no %s in %q", name, names)
		}
	}
	if slices.Sort(names); len(slices.Compact(slices.Clone(names))) != len(names) {
		t.Errorf("a tool is there twice: %q", names)
	}
}

// The tree has one node with the focus, the rows with their states and actions,
// and is small: an agent reads it again and again.
func TestTheTreeTellsTheChecklistAndIsSmall(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	s := w.say(`"op":"snapshot"`)
	focused := 0
	for _, n := range s.Result.Nodes {
		if slices.Contains(n.States, "focused") {
			focused++
			if n.ID != "tasks" || n.Role != "list" {
				t.Errorf("%s %q has the focus", n.Role, n.ID)
			}
		}
	}
	if focused != 1 {
		t.Errorf("%d nodes have the focus, want 1", focused)
	}
	if want := []string{"[ ] Run the tests", "[ ] Write the changelog", "[ ] Tag the release", "[x] Choose a name"}; !slices.Equal(w.labels(), want) {
		t.Errorf("the rows are %q, want %q", w.labels(), want)
	}
	w.one(`"#task-1"`).has(t, "unchecked", "selected", "activate", "toggle")
	w.one(`"#task-4"`).has(t, "checked", "unselected", "select")
	w.one(`"#token"`).has(t, "sensitive", "set-value")
	w.one(`"button \"Quit\""`).has(t, "activate")
	if titles := w.find(`{"role":"tab"}`); len(titles) != 4 || titles[3].Label != "History" || titles[3].SetSize != 4 {
		t.Errorf("the tabs are %+v", titles)
	}

	if len(s.raw) >= 8<<10 {
		t.Errorf("the tree has %d bytes of JSON, want less than 8 KB", len(s.raw))
	}
	full, err := dial(t, checklistSocket(a)).Snapshot(soon(t), 0)
	if err != nil {
		t.Fatal(err)
	}
	outline := accessibility.Outline(&full.Tree)
	if len(outline) >= 2<<10 || !strings.Contains(outline, `list-item "[x] Choose a name"`) {
		t.Errorf("the outline has %d bytes, want less than 2 KB:\n%s", len(outline), outline)
	}
}

// Choosing a row moves the selection and leaves the keyboard where it is, with
// what is typed there.
func TestSelectionIsNotFocus(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	w.handled(`"op":"act","target":"#task-2","action":"select"`)
	w.one(`"#task-2"`).has(t, "selected")
	if all := w.find(`{"role":"list-item","states":["selected"]}`); len(all) != 1 {
		t.Errorf("selected are %+v, want one row", all)
	}
	w.handled(`"op":"act","target":"#name","action":"focus"`)
	w.handled(`"op":"text","text":"draft"`)
	f := w.handled(`"op":"act","target":"#task-3","action":"select"`)
	if f.Focus != `input "New task"="draft" [focused] #name @13` || !f.Changed {
		t.Errorf("the focus is at %s, changed %v", f.Focus, f.Changed)
	}
	w.one(`"#task-3"`).has(t, "selected")
	w.one(`"#task-2"`).has(t, "unselected")
}

// A task that is ticked leaves one tab for the other, and comes back.
func TestTickingMovesATaskBetweenTheTabs(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	w.handled(`"op":"act","target":"tab \"Open\"","action":"select"`)
	w.handled(`"op":"act","target":"#task-2","action":"toggle"`)
	if got, want := w.labels(), []string{"[ ] Run the tests", "[ ] Tag the release"}; !slices.Equal(got, want) {
		t.Errorf("open are %q, want %q", got, want)
	}
	w.handled(`"op":"click","target":"tab \"Done\""`)
	if got, want := w.labels(), []string{"[x] Write the changelog", "[x] Choose a name"}; !slices.Equal(got, want) {
		t.Errorf("done are %q, want %q", got, want)
	}
	w.handled(`"op":"act","target":"#task-2","action":"toggle"`)
	w.handled(`"op":"click","target":"tab \"All\""`)
	w.one(`"#task-2"`).has(t, "unchecked")
	if labels := w.labels(); len(labels) != 4 || labels[1] != "[ ] Write the changelog" {
		t.Errorf("all are %q", labels)
	}
}

func TestASetDraftIsSubmittedOnce(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	w.handled(`"op":"set_value","target":"#name","value":"Tell everybody"`)
	if n := w.one(`"#name"`); n.Value != "Tell everybody" {
		t.Errorf("the draft is %q", n.Value)
	}
	w.handled(`"op":"act","target":"#add","action":"activate"`)
	if labels := w.labels(); len(labels) != 5 || labels[4] != "[ ] Tell everybody" {
		t.Errorf("the rows are %q", labels)
	}
	w.one(`"#task-5"`).has(t, "unchecked")
	if n := w.one(`"#name"`); n.Value != "" {
		t.Errorf("the draft is still %q", n.Value)
	}
}

// The app's own action opens a dialog, which has the focus and shuts off the
// rest, until it is dismissed.
func TestTheAppsOwnActionAsksAndIsCancelled(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	w.one(`{"role":"button","label":"Quit"}`) // the control: it can be found now
	f := w.handled(`"op":"act","target":"#task-2","action":"delete"`)
	dialog := w.one(`{"role":"dialog"}`)
	if dialog.Label != "Delete this task?" || !strings.HasPrefix(f.Focus, `button "Keep" [focused`) {
		t.Errorf("the dialog is %s, the focus at %s", dialog.Line, f.Focus)
	}
	dialog.has(t, "modal", "dismiss")
	for _, n := range w.ask(`"op":"snapshot"`).Nodes {
		if n.ID == "name" || n.ID == "task-1" || n.ID == "add" {
			if len(n.Actions) > 0 {
				t.Errorf("behind the dialog %s advertises %q", n.ID, n.Actions)
			}
		}
	}
	w.refused("behind-modal", `"op":"set_value","target":"#name","value":"x"`)
	w.refused("behind-modal", `"op":"click","target":"#quit"`)
	f = w.handled(`"op":"act","target":"dialog","action":"dismiss"`)
	if !strings.HasPrefix(f.Focus, `list "Tasks" [focused`) {
		t.Errorf("after the dialog the focus is at %s", f.Focus)
	}
	if left := w.find(`{"role":"dialog"}`); len(left) != 0 || len(w.labels()) != 4 {
		t.Errorf("there are %+v and the rows %q", left, w.labels())
	}
	w.handled(`"op":"set_value","target":"#name","value":"x"`)
}

// A key goes where a key goes, and each press counts.
func TestRawKeys(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	if f := w.handled(`"op":"key","chord":"shift+tab"`); !strings.HasPrefix(f.Focus, `tab-list "Show" [focused`) {
		t.Errorf("shift+tab goes to %s", f.Focus)
	}
	w.handled(`"op":"key","chord":"right"`)
	w.one(`"tab \"Open\""`).has(t, "selected")
	w.handled(`"op":"key","chord":"left"`)
	w.handled(`"op":"key","chord":"tab"`)
	w.handled(`"op":"key","chord":"down"`)
	w.one(`"#task-2"`).has(t, "selected")
	w.handled(`"op":"click","target":"tab \"History\""`)
	w.handled(`"op":"key","chord":"tab"`)
	f := w.handled(`"op":"key","chord":"down","repeat":63`)
	if f.Counts["handled"] != 63 || len(f.Counts) != 1 {
		t.Errorf("the presses were counted as %v", f.Counts)
	}
	if n := w.one(`{"role":"list-item","states":["selected"]}`); n.ID != "release-64" || n.Position != 64 {
		t.Errorf("63 rows on is %s", n.Line)
	}
}

// A title of letters that are all keys of the app is text when it is typed, and
// nothing else; the same letters as keys do what they say.
func TestATitleFullOfShortcutsIsOnlyText(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	const title = "q p d n t space \u00e9 Enter Esc ctrl+c"
	before := w.labels()
	focus := []int{w.send(`"op":"act","target":"#name","action":"focus"`), w.send(`"op":"act","target":"#name","action":"focus"`)}
	if f := w.reply(focus[0]).Result; f.Verdict != "handled" || !f.Changed {
		t.Errorf("the focus: %+v", f)
	}
	w.reply(focus[1]) // once more it is there already
	f := w.handled(`"op":"text","text":%q`, title)
	if f.Clusters != len([]rune(title)) || f.Focus != `input "New task"="`+title+`" [focused] #name @13` {
		t.Errorf("%d clusters arrived, the focus is at %s", f.Clusters, f.Focus)
	}
	if dialogs := w.find(`{"role":"dialog"}`); len(dialogs) != 0 || !slices.Equal(w.labels(), before) {
		t.Errorf("typing opened %+v and left the rows %q", dialogs, w.labels())
	}
	w.handled(`"op":"key","chord":"enter"`)
	if labels := w.labels(); len(labels) != 5 || labels[4] != "[ ] "+title {
		t.Errorf("the rows are %q", labels)
	}
	if n := w.one(`"#name"`); n.Value != "" {
		t.Errorf("the draft is still %q", n.Value)
	}

	// where nothing takes text it changes nothing, whatever its letters mean as keys
	w.handled(`"op":"act","target":"#tasks","action":"focus"`)
	tree := w.tree()
	if f := w.ask(`"op":"text","text":"dq"`); f.Verdict != "unhandled" || f.Changed || f.Clusters != 0 || w.tree() != tree {
		t.Errorf("text for a list: %+v\n%s", f, w.tree())
	}
	w.handled(`"op":"key","chord":"d"`)
	w.one(`{"role":"dialog"}`)
	w.handled(`"op":"key","chord":"esc"`)
	if f := w.ask(`"op":"key","chord":"q"`); f.Verdict != "gone" && f.Verdict != "handled" {
		t.Errorf("q as a key: %+v", f)
	}
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
}

// Taken and nothing to see, wanted by nobody, and no answer at all are three
// things.
func TestAnInputThatChangesNothingSaysWhichKindItIs(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	for _, c := range []struct{ verdict, fields string }{
		{"handled", `"op":"act","target":"tab \"All\"","action":"select"`},
		{"handled", `"op":"set_value","target":"#name","value":""`},
		{"handled", `"op":"act","target":"#tasks","action":"focus"`},
		{"unhandled", `"op":"key","chord":"z"`},
		{"unhandled", `"op":"key","chord":"ctrl+c"`},
		{"unhandled", `"op":"text","text":"z"`},
	} {
		before := w.tree()
		if f := w.ask("%s", c.fields); f.Verdict != c.verdict || f.Changed || f.Frame == 0 || w.tree() != before {
			t.Errorf("%s: %+v, want %s and nothing changed", c.fields, f, c.verdict)
		}
	}
	cut := filepath.Join(tempDir(t), "cut.sock")
	newTap(t, cut, checklistSocket(a)).cutAt("task-3")
	c := dial(t, cut)
	r, err := c.Do(soon(t), accessibility.Request{Op: accessibility.OpAct, Target: accessibility.Selector{ID: "task-3"}, Action: "toggle"})
	if err != nil || r.Verdict != accessibility.Unknown {
		t.Errorf("an input whose connection broke: %+v, %v; want unknown", r, err)
	}
	w.ask(`"op":"wait","target":"#task-3","state":"checked","after":0`)
}

// Deleting one row leaves every other under its own key, ref and id.
func TestIdentityOutlivesADeletion(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	before := map[string]nodeFacts{}
	for _, n := range w.find(`{"role":"list-item"}`) {
		before[n.ID] = n
	}
	w.handled(`"op":"act","target":"#task-2","action":"delete"`)
	w.handled(`"op":"click","target":{"role":"button","label":"Delete","within":{"role":"dialog"}}`)
	for _, tab := range []string{"All", "Open", "Done"} {
		w.handled(`"op":"act","target":{"role":"tab","label":%q},"action":"select"`, tab)
		rows := w.find(`{"role":"list-item"}`)
		if want := map[string]int{"All": 3, "Open": 2, "Done": 1}[tab]; len(rows) != want {
			t.Errorf("%s has %d rows, want %d", tab, len(rows), want)
		}
		for _, n := range rows {
			if was := before[n.ID]; n.Label != was.Label || n.Key != was.Key || n.Ref != was.Ref || n.ID == "task-2" {
				t.Errorf("on %s %+v was %+v", tab, n, was)
			}
		}
	}
	for _, target := range []string{`"#task-2"`, fmt.Sprintf(`"@%d"`, before["task-2"].Ref), `{"id":"task-2","role":"list-item"}`} {
		reason := "no-such-node"
		if strings.HasPrefix(target, `"@`) {
			reason = "stale-ref"
		}
		w.refused(reason, `"op":"click","target":%s`, target)
	}
	w.refused("no-such-node", `"op":"click","key":%q`, before["task-2"].Key)
}

// The quit button ends the app well: the one who pressed it learns so, the
// terminal is as before, and nothing is left where the socket was.
func TestQuittingIsASuccessForWhoAskedForIt(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	c := startBridge(t, checklistSocket(a))
	if answer := c.call("status", nil); !strings.Contains(answer, "size: 80x24") {
		t.Errorf("the bridge says %s", answer)
	}
	waiting := w.send(`"op":"wait","exit":true`)
	quit := w.send(`"op":"click","target":"#quit"`)
	if s := w.reply(quit); s.Result.Verdict != "gone" && s.Result.Verdict != "handled" {
		t.Errorf("quitting is answered with %s", s.raw)
	}
	if s := w.reply(waiting); !s.Result.Exit {
		t.Errorf("the wait for the end is answered with %s", s.raw)
	}
	for s, ok := w.next(); ok; s, ok = w.next() {
		if s.Event != "closing" || s.Error != nil {
			t.Errorf("after the end came %s", s.raw)
		}
	}
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
	a.expectRestored()
	left, err := os.ReadDir(a.dir)
	if err != nil || len(left) != 0 {
		t.Errorf("in the directory of the socket there is %v, %v", left, err)
	}
	if answer := c.call("tree", nil); !strings.Contains(answer, "error ") || !strings.Contains(answer, "no app answers") {
		t.Errorf("without an app the bridge says %s", answer)
	}
	c.end()
}
