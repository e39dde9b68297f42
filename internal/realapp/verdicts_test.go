//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// Ten requests that nobody waited for in between are performed in their order,
// and the list ends on the last.
func TestInputsOfOneClientKeepTheirOrder(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	w.handled(`"op":"act","target":"tab \"History\"","action":"select"`)
	var sent []int
	for i := range 10 {
		sent = append(sent, w.send(`"op":"act","target":"#history","item":{"position":%d},"action":"select"`, 7*i%10+1))
	}
	frame := uint64(0)
	for _, id := range sent {
		f := w.reply(id).Result
		if f.Verdict != "handled" || f.Frame <= frame {
			t.Errorf("request %d: %+v after frame %d", id, f, frame)
		}
		frame = f.Frame
	}
	if selected := w.one(`{"role":"list-item","states":["selected"]}`); selected.ID != "release-4" {
		t.Errorf("selected is %s, want release-4", selected.Line)
	}
}

func TestTwoActivationsAtOnceAreTwo(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	set := `"op":"set_value","target":"#name","value":"one more"`
	add := `"op":"act","target":"#add","action":"activate"`
	w.raw(fmt.Sprintf("{\"id\":101,%s}\n{\"id\":102,%s}\n{\"id\":103,%s}\n{\"id\":104,%s}\n{\"id\":105,%s}\n", set, add, set, add, add))
	for id := 101; id <= 105; id++ {
		if f := w.reply(id).Result; f.Verdict != "handled" {
			t.Errorf("%d: %+v", id, f)
		}
	}
	want := []string{"[ ] one more", "[ ] one more"}
	if labels := w.labels(); len(labels) != 6 || !slices.Equal(labels[4:], want) {
		t.Errorf("the rows are %q", labels)
	}
	if n := w.one(`"#status"`); n.Label != "Nothing added: the new task has no name." {
		t.Errorf("the third activation says %s", n.Line)
	}
}

// A target that was free when the request was sent, and is behind a dialog when
// its turn comes, is refused; nothing it would have done is done.
func TestADialogThatOpensInBetweenShutsOffTheNextInput(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	w.raw(`{"id":201,"op":"act","target":"#task-1","action":"delete"}` + "\n" +
		`{"id":202,"op":"set_value","target":"#name","value":"slipped"}` + "\n" +
		`{"id":203,"op":"click","target":"#quit"}` + "\n" +
		`{"id":204,"op":"text","target":"#name","text":"slipped"}` + "\n")
	if f := w.reply(201).Result; f.Verdict != "handled" {
		t.Errorf("opening: %+v", f)
	}
	for id := 202; id <= 204; id++ {
		f := w.reply(id).Result
		if f.Verdict != "refused" || f.Reason != "behind-modal" || f.Changed || !strings.Contains(f.Message, `dialog "Delete this task?"`) {
			t.Errorf("%d: %+v", id, f)
		}
	}
	if n := w.one(`"#name"`); n.Value != "" {
		t.Errorf("the field behind the dialog is %s", n.Line)
	}
	w.one(`{"role":"dialog"}`)
}

// A row that is not drawn is gone to by its key or its place, and the verdict
// says that the list was scrolled.
func TestARowThatIsNotDrawnIsScrolledTo(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	w.handled(`"op":"act","target":"tab \"History\"","action":"select"`)
	if rows := w.find(`{"role":"list-item"}`); len(rows) == 0 || len(rows) > 20 {
		t.Fatalf("%d rows are drawn", len(rows))
	}
	f := w.handled(`"op":"act","target":"#history","item":{"key":"release-900"},"action":"select"`)
	if n := w.one(`"#release-900"`); !f.Scrolled || !f.Changed || n.Position != 900 || n.SetSize != 1000 || !slices.Contains(n.States, "selected") {
		t.Errorf("by its key: %+v, %s", f, n.Line)
	}
	if f := w.handled(`"op":"act","target":"#history","item":{"key":"release-901"},"action":"select"`); f.Scrolled && w.one(`"#release-900"`).ID == "" {
		t.Errorf("a neighbour: %+v", f)
	}
	f = w.handled(`"op":"act","target":"#history","item":{"position":3},"action":"select"`)
	if n := w.one(`"#release-3"`); !f.Scrolled || !slices.Contains(n.States, "selected") {
		t.Errorf("by its place: %+v, %s", f, n.Line)
	}
	f = w.ask(`"op":"act","target":"#history","item":{"key":"release-1001"},"action":"select"`)
	if f.Verdict == "handled" || f.Changed {
		t.Errorf("a row that there is not: %+v", f)
	}
}

// What comes behind an input that ended the app was not performed and says so;
// the input itself is a success.
func TestWhatComesBehindTheEndIsNotPerformed(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	w.raw(`{"id":301,"op":"act","target":"#quit","action":"activate"}` + "\n" +
		`{"id":302,"op":"act","target":"#task-1","action":"toggle"}` + "\n")
	if s := w.reply(301); s.Result.Verdict != "gone" && s.Result.Verdict != "handled" {
		t.Errorf("the end: %s", s.raw)
	}
	// 302 is answered where it was read: then it is ended, or gone where the
	// app had taken it
	for s, ok := w.next(); ok; s, ok = w.next() {
		switch {
		case s.Event == "closing":
		case string(s.ID) == "302" && (s.Error != nil && s.Error.Code == "ended" || s.Result.Verdict == "gone"):
		default:
			t.Errorf("behind the end came %s", s.raw)
		}
	}
	if exit := a.end(); !exit.OK() {
		t.Error(exit)
	}
}

// A slow frame has one verdict like any other, and no wait of somebody else
// ends before its time.
func TestASlowFrameHasOneVerdict(t *testing.T) {
	t.Parallel()
	watched(t)
	const slow = 300 * time.Millisecond
	path := filepath.Join(tempDir(t), "app.sock")
	listening(t, path, "input,screen", how{args: []string{"-slow", slow.String()}})
	w := dialWire(t, path)
	w.ask(`"op":"wait","idle":true`)
	before := time.Now()
	id := w.send(`"op":"act","target":"#greeter","action":"greet"`)
	wait := w.send(`"op":"wait","target":{"label_contains":"greeted=1 "},"after":0,"timeout_ms":15000`)
	f := w.reply(id).Result
	if took := time.Since(before); took < slow || f.Verdict != "handled" || !f.Changed {
		t.Errorf("after %v: %+v", took, f)
	}
	if f := w.reply(wait).Result; f.Count != 1 {
		t.Errorf("the wait: %+v", f)
	}
	w.ask(`"op":"cancel","request_id":%d`, id)
	if len(w.replies) > 0 || len(w.events) > 0 {
		t.Errorf("there came more: %v, %v", w.replies, w.events)
	}
}

// Work that goes on is named by the verdict, and idle is when it has ended.
func TestWorkUnderWayIsPendingUntilItIsDone(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	deployReady(w)
	w.handled(`"op":"act","target":"#deploy","action":"activate"`)
	f := w.handled(`"op":"click","target":{"role":"button","label":"Deploy","within":{"role":"dialog"}}`)
	if !slices.Equal(f.Pending, []string{"deploy"}) {
		t.Errorf("pending is %q", f.Pending)
	}
	if n := w.one(`"#status"`); n.Label != "Deploying\u2026" && n.Label != "Deployed." {
		t.Errorf("meanwhile the status is %s", n.Line)
	}
	idle := w.ask(`"op":"wait","idle":true`)
	if n := w.one(`"#status"`); n.Label != "Deployed." || idle.Frame <= f.Frame {
		t.Errorf("idle in frame %d, after %d, with the status %s", idle.Frame, f.Frame, n.Line)
	}
	if s := w.ask(`"op":"snapshot"`); len(s.Pending) != 0 || !s.Idle {
		t.Errorf("in the end pending is %q, idle %v", s.Pending, s.Idle)
	}
	// at rest already: the answer is the frame that is there, at once
	if again := w.ask(`"op":"wait","idle":true,"timeout_ms":0`); again.Frame != idle.Frame {
		t.Errorf("at rest in frame %d the wait for it gives %d", idle.Frame, again.Frame)
	}
}

// deployReady does what has to be done before a deployment.
func deployReady(w *wire) {
	w.t.Helper()
	for _, id := range []string{"#task-1", "#task-2", "#task-3"} {
		w.handled(`"op":"act","target":%q,"action":"toggle"`, id)
	}
	w.handled(`"op":"set_value","target":"#token","value":%q`, deployToken)
}

// Inputs of a client that went away do not reach the app any more, and nobody
// else is answered to them. The one that the app had taken may be done.
func TestInputsOfAClientThatIsGoneAreNotPerformed(t *testing.T) {
	t.Parallel()
	watched(t)
	dir := tempDir(t)
	path, release := filepath.Join(dir, "app.sock"), filepath.Join(dir, "go")
	a := listening(t, path, "input,screen", how{dir: dir, args: []string{"-release", release}})
	busy := dialWire(t, path)
	pause := busy.send(`"op":"act","target":"#greeter","action":"pause"`)
	a.reported("holding")
	for range 2 {
		gone := dialWire(t, path)
		for range 8 {
			gone.send(`"op":"act","target":"#greeter","action":"greet"`)
		}
		gone.reply(gone.send(`"op":"cancel","request_id":99`)) // all before it were read
		gone.conn.Close()
	}
	next := dialWire(t, path)
	last := next.send(`"op":"act","target":"#greeter","action":"greet"`)
	if err := os.WriteFile(release, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	busy.reply(pause)
	if f := next.reply(last).Result; f.Verdict != "handled" {
		t.Errorf("the next client's input: %+v", f)
	}
	next.ask(`"op":"wait","idle":true`)
	label := next.one(`"#counts"`).Label
	if !strings.Contains(label, "greeted=1 ") && !strings.Contains(label, "greeted=2 ") && !strings.Contains(label, "greeted=3 ") {
		t.Errorf("of 16 inputs of clients that were gone more than one each was performed: %s", label)
	}
	if len(next.replies) > 0 {
		t.Errorf("the next client was also told %v", next.replies)
	}
}

// An app whose queue is full says of each press that it was dropped: as many
// are reported as the app counted.
func TestAFullQueueReportsEachDrop(t *testing.T) {
	t.Parallel()
	watched(t)
	dir := tempDir(t)
	path, release := filepath.Join(dir, "app.sock"), filepath.Join(dir, "go")
	a := listening(t, path, "input,screen", how{dir: dir, args: []string{"-release", release, "-record"}})
	clients := []*wire{dialWire(t, path)}
	crowd := clients[0].send(`"op":"act","target":"#greeter","action":"crowd"`)
	a.reported("holding")
	for range 6 {
		clients = append(clients, dialWire(t, path))
	}
	for _, w := range clients[1:] {
		w.send(`"op":"key","chord":"x","repeat":64`)
	}
	dropped := 0
	for _, w := range clients[1:] {
		f := w.reply(1).Result
		if f.Verdict != "dropped" || f.Counts["dropped"] != 64 || len(f.Counts) != 1 {
			t.Errorf("a flood: %+v", f)
		}
		dropped += f.Counts["dropped"]
	}
	if err := os.WriteFile(release, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	w := clients[0]
	w.reply(crowd)
	for _, c := range clients[1:] { // the control: with room they all arrive
		if f := c.handled(`"op":"key","chord":"x","repeat":64`); f.Counts["handled"] != 64 {
			t.Errorf("with room: %+v", f)
		}
	}
	w.ask(`"op":"wait","target":{"id":"keys","label_contains":"x=384"}`)
	w.handled(`"op":"act","target":"#greeter","action":"focus"`) // the pad takes every key
	w.handled(`"op":"key","chord":"f3"`)
	if said := w.one(`"#said"`).Label; said != fmt.Sprintf("said: dropped=%d", dropped) {
		t.Errorf("the clients were told of %d drops, the app %s", dropped, said)
	}
}

// What a person does at the terminal is told with the next reply, once.
func TestWhatAPersonDidIsTold(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	w.handled(`"op":"set_value","target":"#name","value":"mine"`)
	if f := w.handled(`"op":"key","chord":"down"`); f.Human {
		t.Errorf("nobody was there: %+v", f)
	}
	a.enter(" ")
	a.await("[x] Write the changelog")
	if f := w.handled(`"op":"key","chord":"up"`); !f.Human {
		t.Errorf("somebody ticked a task: %+v", f)
	}
	if f := w.handled(`"op":"key","chord":"down"`); f.Human {
		t.Errorf("it is told twice: %+v", f)
	}
	a.enter(" ")
	a.await("[ ] Write the changelog")
	if f := w.ask(`"op":"snapshot"`); !f.Human {
		t.Errorf("a snapshot does not tell it: %+v", f)
	}
	if f := w.ask(`"op":"snapshot"`); f.Human {
		t.Errorf("a snapshot tells it twice: %+v", f)
	}
}

// What came and went between two looks is told by the next verdict.
func TestAFlashIsTold(t *testing.T) {
	t.Parallel()
	a, w := checklistWire(t)
	deployReady(w)
	w.handled(`"op":"act","target":"#deploy","action":"activate"`)
	w.one(`{"role":"dialog"}`)
	a.enter("\x1b[C\r") // a person confirms
	a.await("Deployed.")
	f := w.ask(`"op":"key","chord":"z"`)
	if len(f.Flashed) != 1 || !strings.HasPrefix(f.Flashed[0], "status \"Deploying\u2026\"") {
		t.Errorf("flashed is %q", f.Flashed)
	}
	if f := w.ask(`"op":"key","chord":"z"`); len(f.Flashed) != 0 {
		t.Errorf("told twice: %q", f.Flashed)
	}
}
