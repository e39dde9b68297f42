//go:build linux || darwin || freebsd

package realapp

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"limoni/accessibility"
	"limoni/automation"
)

// Waits, subscriptions and the lease, with the real app at the other end.

// timesOut says that a wait ends with what it found instead.
func (w *wire) timesOut(fields string, parts ...string) {
	w.t.Helper()
	s := w.say(`"op":"wait","timeout_ms":30,%s`, fields)
	if s.Error == nil || s.Error.Code != "timeout" {
		w.t.Errorf("a wait for %s is answered with %s, want timeout", fields, s.raw)
		return
	}
	said := s.Error.Message + "\n" + strings.Join(s.Error.Lines, "\n")
	for _, part := range append(parts, "after 30 ms, in frame ") {
		if !strings.Contains(said, part) {
			w.t.Errorf("a wait for %s says %q, which lacks %q", fields, said, part)
		}
	}
}

// Each condition ends a wait where it holds, and says what there is where it
// does not.
func TestEachConditionOfAWait(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	w.handled(`"op":"act","target":"#task-1","action":"toggle"`)
	for _, c := range []struct {
		holds, fails string
		found        int // nodes that match where it holds
		instead      []string
	}{
		{`"target":"#task-1"`, `"target":"#task-9"`, 1, []string{"0 nodes match"}},
		{`"target":"#task-1","state":"checked"`, `"target":"#task-2","state":"checked"`, 1,
			[]string{"1 node matches, but not as it should be", `list-item "[ ] Write the changelog"`}},
		{`"target":"#task-9","state":"gone"`, `"target":"#task-1","state":"gone"`, 0, []string{"1 node matches", `list-item "[x] Run the tests"`}},
		{`"target":"#task-1","state":"visible"`, `"target":"#status","state":"visible"`, 1, []string{"0 nodes match"}},
		{`"target":"#status","state":"hidden"`, `"target":"#task-1","state":"hidden"`, 0, nil},
		{`"target":"#add","state":"enabled"`, `"target":"#add","state":"disabled"`, 1, []string{`button "Add task"`}},
		{`"target":{"role":"list-item"},"count":4`, `"target":{"role":"list-item"},"count":5`, 4, []string{"4 nodes match and not 5", `"[x] Choose a name"`}},
		{`"target":{"role":"list-item"},"count":2,"state":"checked"`, `"target":{"role":"list-item"},"count":0,"state":"checked"`, 2, []string{"2 nodes match and not 0"}},
		{`"target":"#progress","value":"50%%"`, `"target":"#progress","value":"5"`, 1, []string{`progress "Done"="50%"`}},
		{`"text":"Choose a name"`, `"text":"Choose another"`, 0, []string{"the text is not on the screen"}},
		{`"regexp":"(?m)^\\[x\\] Run.*\\n.*change"`, `"regexp":"[0-9]{9}"`, 0, []string{"the regular expression does not match"}},
		{`"idle":true`, `"idle":true,"text":"no such"`, 0, nil},
		{`"not_tree_hash":"0123456789abcdef"`, `"not_tree_hash":"%s"`, 0, []string{"the tree is as it was"}},
		{`"not_screen_hash":"0123456789abcdef"`, `"not_screen_hash":"%s"`, 0, []string{"the screen is as it was"}},
		{`"target":"#task-1","state":"checked","text":"[x] Run","idle":true`, `"target":"#task-1","state":"checked","text":"[ ] Run","idle":true`, 1,
			[]string{"the text is not on the screen"}},
	} {
		f := w.ask(`"op":"wait",%s`, strings.ReplaceAll(c.holds, "%%", "%"))
		if f.Count != c.found || len(f.Lines) != c.found || f.Frame == 0 {
			t.Errorf("a wait for %s gives %+v, want %d matches", c.holds, f, c.found)
		}
		if strings.Contains(c.fails, "tree_hash") {
			c.fails = fmt.Sprintf(c.fails, f.TreeHash)
		} else if strings.Contains(c.fails, "screen_hash") {
			c.fails = fmt.Sprintf(c.fails, f.ScreenHash)
		}
		w.timesOut(c.fails, c.instead...)
	}
	w.timesOut(`"changed":true`, "the tree is as it was")
	w.timesOut(`"exit":true`, "the app runs on")

	// the end
	exit := w.send(`"op":"wait","exit":true,"target":"#no-such"`)
	never := w.send(`"op":"wait","target":"#no-such","timeout_ms":600000`)
	stopped := w.send(`"op":"wait","target":"#no-such","timeout_ms":600000`)
	if f := w.ask(`"op":"cancel","request_id":%d`, stopped); !f.Cancelled {
		t.Errorf("cancelling: %+v", f)
	}
	if s := w.reply(stopped); s.Error == nil || s.Error.Code != "cancelled" {
		t.Errorf("a wait that was cancelled is answered with %s", s.raw)
	}
	a.enter("q")
	if s := w.reply(exit); !s.Result.Exit {
		t.Errorf("the wait for the end is answered with %s", s.raw)
	}
	if s := w.reply(never); s.Error == nil || s.Error.Code != "ended" {
		t.Errorf("a wait for what never comes is answered with %s", s.raw)
	}
}

// A wait behind an input counts from the frame of its verdict: what stood on
// the screen before is not its effect. Without an input it counts from now.
func TestAWaitDoesNotTakeTheTextOfBefore(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	w.ask(`"op":"wait","text":"25%%"`)
	f := w.handled(`"op":"act","target":"#task-1","action":"toggle"`)
	w.timesOut(`"text":"25%"`, "the text is not on the screen")
	if got := w.ask(`"op":"wait","text":"50%%"`); got.Frame != f.Frame {
		t.Errorf("the effect is in frame %d, and waited for in %d", f.Frame, got.Frame)
	}
	// only frames after one that is named count
	w.timesOut(fmt.Sprintf(`"text":"25%%","after":%d`, f.Frame-1), "the text is not on the screen")
	later := w.send(`"op":"wait","target":"#task-2","state":"checked","after":%d`, f.Frame)
	next := w.handled(`"op":"act","target":"#task-2","action":"toggle"`)
	if got := w.reply(later).Result; got.Frame != next.Frame || got.Count != 1 {
		t.Errorf("a later frame: %+v, want frame %d", got, next.Frame)
	}
}

// A subscriber that comes in the middle of things is told every frame from
// then on, once; and who follows the deltas has the tree that a full read has.
func TestASubscriberSeesEveryFrameOnce(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	driver := dialWire(t, checklistSocket(a))
	driver.handled(`"op":"act","target":"#task-1","action":"toggle"`)
	busy := driver.send(`"op":"key","chord":"down","repeat":40`)
	first := w.ask(`"op":"subscribe","topics":["frame"]`)
	driver.reply(busy)
	last := driver.handled(`"op":"act","target":"#task-2","action":"toggle"`).Frame
	for frame := first.Frame; frame < last; {
		s, ok := w.next()
		if !ok || s.Event != "frame" || s.Frame != frame+1 {
			t.Fatalf("after frame %d comes %s", frame, s.raw)
		}
		frame = s.Frame
	}

	client := dial(t, checklistSocket(a))
	feed, err := client.Subscribe(soon(t), automation.Subscription{Topics: []string{"frame", "tree"}})
	if err != nil || feed.First.Tree == nil {
		t.Fatalf("%+v, %v", feed, err)
	}
	tree, frame := *feed.First.Tree, feed.First.Frame
	for _, fields := range []string{
		`"op":"act","target":"#task-3","action":"toggle"`, `"op":"act","target":"tab \"Done\"","action":"select"`,
		`"op":"act","target":"tab \"History\"","action":"select"`, `"op":"act","target":"#history","item":{"position":500},"action":"select"`,
		`"op":"act","target":"tab \"All\"","action":"select"`, `"op":"act","target":"#task-2","action":"delete"`, `"op":"key","chord":"esc"`,
	} {
		f := driver.handled("%s", fields)
		for frame < f.Frame {
			e, err := feed.Next(soon(t))
			if err != nil || e.Frame != frame+1 || e.Lost != 0 {
				t.Fatalf("after frame %d comes %+v, %v", frame, e, err)
			}
			if frame = e.Frame; e.Tree != nil {
				tree = *e.Tree
			}
		}
		full, err := client.Snapshot(soon(t), 0)
		if err != nil || full.Frame != frame {
			t.Fatalf("a full read is of frame %d, not %d: %v", full.Frame, frame, err)
		}
		if got, want := accessibility.Outline(&tree), accessibility.Outline(&full.Tree); got != want {
			t.Fatalf("after %s the deltas give\n%s\nand a full read\n%s", fields, got, want)
		}
	}
}

// What is read as a delta is what a full read has, and a verdict's frame is
// never older than what its client was sent before.
func TestADeltaIsTheTreeOfItsFrame(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	client := dial(t, checklistSocket(a))
	view, err := client.Read(soon(t), automation.Reading{Screen: true})
	if err != nil {
		t.Fatal(err)
	}
	deltas, told := 0, view.Frame
	for _, fields := range []string{
		`"op":"key","chord":"down"`, `"op":"key","chord":"space"`, `"op":"set_value","target":"#name","value":"a title"`,
		`"op":"act","target":"#add","action":"activate"`, `"op":"key","chord":"z"`, `"op":"act","target":"#task-5","action":"delete"`, `"op":"key","chord":"esc"`,
	} {
		f := w.ask("%s", fields)
		if f.Frame < told {
			t.Errorf("%s shows in frame %d, after frame %d was told", fields, f.Frame, told)
		}
		next, err := client.Read(soon(t), automation.Reading{Screen: true, Since: &view})
		if err != nil {
			t.Fatal(err)
		}
		full, err := client.Snapshot(soon(t), 0)
		if err != nil {
			t.Fatal(err)
		}
		if next.Delta {
			deltas++
		}
		if next.Lost || next.Frame != full.Frame || accessibility.Outline(&next.Tree) != accessibility.Outline(&full.Tree) || next.Screen.String() != full.Screen.String() {
			t.Fatalf("after %s (delta %v, lost %v) frame %d reads\n%s%s\nand whole, frame %d,\n%s%s", fields, next.Delta, next.Lost,
				next.Frame, accessibility.Outline(&next.Tree), next.Screen.String(), full.Frame, accessibility.Outline(&full.Tree), full.Screen.String())
		}
		view, told = next, next.Frame
	}
	if deltas == 0 {
		t.Error("nothing was ever sent as a delta")
	}
	frame, err := client.Read(soon(t), automation.Reading{Since: &automation.View{Snapshot: &automation.Snapshot{Frame: 999_999}}})
	if err != nil || !frame.Lost || frame.Delta {
		t.Errorf("since a frame there never was: lost %v, delta %v, %v", frame.Lost, frame.Delta, err)
	}
}

// Who has the lease sends alone: every other input is refused and changes
// nothing, reads go on. It ends with the connection of its holder, also while
// an input of that is under way.
func TestTheLeaseKeepsOthersOut(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	holder := dialWire(t, checklistSocket(a))
	holder.ask(`"op":"hello","client":"the-holder"`)
	holder.ask(`"op":"lease"`)
	if s := w.say(`"op":"lease"`); s.Error == nil || s.Error.Code != "leased" || !strings.Contains(s.Error.Message, "the-holder") {
		t.Errorf("a second lease is answered with %s", s.raw)
	}
	if f := w.ask(`"op":"release"`); f.Released {
		t.Errorf("a lease that one has not is released: %+v", f)
	}
	inputs := []string{
		`"op":"act","target":"#task-1","action":"toggle"`, `"op":"set_value","target":"#name","value":"x"`, `"op":"click","target":"#task-1"`,
		`"op":"drag","target":"#task-1","to":[3,3]`, `"op":"wheel","target":"#tasks","dy":1`, `"op":"hover","target":"#add"`,
		`"op":"mouse","event":"press","x":1,"y":3`, `"op":"key","chord":"down"`, `"op":"key","chord":"down","repeat":3`, `"op":"text","text":"x"`,
		`"op":"paste","text":"x"`, `"op":"resize","width":90,"height":20`,
	}
	for _, fields := range inputs {
		if f := w.refused("leased", "%s", fields); !strings.Contains(f.Message, "the-holder") {
			t.Errorf("%s: %s", fields, f.Message)
		}
	}
	holder.handled(`"op":"act","target":"#task-1","action":"toggle"`)
	a.enter("\x1b[B ") // the person is never kept out
	a.await("[x] Write the changelog")
	if f := holder.ask(`"op":"release"`); !f.Released {
		t.Errorf("releasing: %+v", f)
	}
	w.handled(`"op":"key","chord":"down"`)

	// a holder that leaves at rest, and one that leaves with an input under way
	for _, leaving := range []string{"", `{"id":900,"op":"key","chord":"up","repeat":64}` + "\n"} {
		next := dialWire(t, checklistSocket(a))
		next.ask(`"op":"lease"`)
		w.refused("leased", `"op":"key","chord":"down"`)
		next.raw(leaving)
		next.conn.Close()
		eventually(t, "the lease has ended with its connection", func() bool {
			return w.ask(`"op":"key","chord":"down"`).Verdict != "refused"
		})
	}
	client := dial(t, checklistSocket(a))
	if err := client.Lease(soon(t)); err != nil {
		t.Error(err)
	}
	if err := dial(t, checklistSocket(a)).Lease(soon(t)); !errors.Is(err, automation.ErrLeased) {
		t.Errorf("a second lease of the Go client: %v", err)
	}
	if s := w.ask(`"op":"snapshot"`); slices.Contains(s.Pending, "x") || s.Frame == 0 {
		t.Errorf("reading under a lease: %+v", s)
	}
}
