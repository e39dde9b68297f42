//go:build linux || darwin || freebsd

package realapp

import (
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

var ordinaryChecklist = newProgram("limoni/examples/agent_checklist", "")

// One of sixteen clients asks and never reads. The app draws on, the others are
// answered with what is current, and that one is cut off.
func TestAClientThatDoesNotReadHoldsNobodyUp(t *testing.T) {
	t.Parallel()
	watched(t)
	path := filepath.Join(tempDir(t), "app.sock")
	a := listening(t, path, "input,screen", how{args: []string{"-spin"}})
	stalled := dialWire(t, path)
	stalled.conn.SetReadBuffer(4 << 10)
	began := time.Now()
	stalled.ask(`"op":"subscribe","topics":["frame","tree"]`)
	for range 60 {
		stalled.send(`"op":"snapshot","screen":true`)
	}
	var reading sync.WaitGroup
	clients := make([]*wire, 15)
	for i := range clients {
		clients[i] = dialWire(t, path)
	}
	for _, w := range clients {
		reading.Add(1)
		go func() {
			defer reading.Done()
			frame := uint64(0)
			for range 20 {
				fmt.Fprintf(w.conn, "{\"id\":1,\"op\":\"snapshot\",\"after\":%d}\n", frame)
				line, err := w.in.ReadString('\n')
				var s said
				if err == nil {
					err = json.Unmarshal([]byte(line), &s)
				}
				if err != nil || s.Error != nil || s.Result.Frame <= frame {
					t.Errorf("after frame %d comes %v, %s", frame, err, clip(line))
					return
				}
				frame = s.Result.Frame
			}
		}()
	}
	reading.Wait()
	if f := clients[0].handled(`"op":"act","target":"#greeter","action":"greet"`); f.Frame == 0 {
		t.Errorf("an input meanwhile: %+v", f)
	}
	a.await("greeted=1 ")
	// what lies in the socket can be read, and then comes the end, without a word
	eventually(t, "who does not read is cut off", func() bool {
		stalled.conn.SetWriteDeadline(time.Now().Add(50 * time.Millisecond))
		_, err := stalled.conn.Write([]byte("\n"))
		return err != nil && strings.Contains(err.Error(), "broken pipe")
	})
	if took := time.Since(began); took < 4*time.Second {
		t.Errorf("it is cut off after %v, which is before its time", took)
	}
	last := ""
	for {
		line, err := stalled.in.ReadString('\n')
		if err != nil {
			break
		}
		last = line
	}
	if strings.Contains(last, `"closing"`) {
		t.Errorf("it is told %s", clip(last))
	}
	if f := clients[1].handled(`"op":"act","target":"#greeter","action":"greet"`); f.Frame == 0 {
		t.Errorf("afterwards: %+v", f)
	}
}

// A mouse that is dragged, turned and moved over the app reaches it.
func TestTheWholeMouse(t *testing.T) {
	t.Parallel()
	_, w := checklistWire(t)
	w.handled(`"op":"act","target":"tab \"History\"","action":"select"`)
	w.handled(`"op":"wheel","target":"#history","dy":3`)
	if rows := w.find(`{"role":"list-item"}`); len(rows) == 0 || rows[0].Position < 2 {
		t.Errorf("after three steps of the wheel the first row is %+v", rows[:1])
	}
	w.handled(`"op":"wheel","target":"#history","dy":-3`)
	w.one(`"#release-1"`)
	if f := w.ask(`"op":"hover","target":"#add"`); f.Verdict != "handled" && f.Verdict != "unhandled" {
		t.Errorf("hovering: %+v", f)
	}
	w.handled(`"op":"set_value","target":"#name","value":"one two"`)
	w.handled(`"op":"drag","target":"#name","to":[40,20]`) // selects what it goes over
	w.handled(`"op":"click","target":"#name","count":2`)   // a word
	w.handled(`"op":"text","text":"X"`)
	if n := w.one(`"#name"`); !strings.Contains(n.Value, "X") || strings.Contains(n.Value, "one two") {
		t.Errorf("after a double click and a letter the field is %s", n.Line)
	}
	w.refused("no-such-node", `"op":"drag","target":"#name","to":"#no-such"`)
	w.refused("no-such-node", `"op":"hover","target":"#no-such"`)
	w.handled(`"op":"act","target":"tab \"All\"","action":"select"`)
	w.handled(`"op":"act","target":"#task-1","action":"delete"`)
	w.refused("behind-modal", `"op":"drag","target":"#name","to":[3,3]`)
	w.refused("behind-modal", `"op":"wheel","target":"#tasks","dy":1`)
	w.refused("behind-modal", `"op":"hover","target":"#add"`)
}

// An ordinary build of the app holds the packages that draw it and no other:
// none that listens, records or plays a terminal. The tagged one, which does
// listen, is the control.
func TestAnOrdinaryBuildHoldsNothingThatDrivesIt(t *testing.T) {
	t.Parallel()
	ordinary, tagged := packagesIn(t, ordinaryChecklist), packagesIn(t, checklist)
	drawing := []string{"limoni", "limoni/accessibility", "limoni/layout", "limoni/widgets", "limoni/keymap",
		"limoni/internal/goroutine", "limoni/internal/reading", "limoni/internal/screen", "limoni/internal/terminal", "limoni/internal/text"}
	for pkg := range ordinary {
		if strings.HasPrefix(pkg, "limoni/") && !slices.Contains(drawing, pkg) || pkg == "net" {
			t.Errorf("an ordinary build holds package %s", pkg)
		}
	}
	for _, pkg := range []string{"limoni", "limoni/widgets", "limoni/internal/terminal"} {
		if !ordinary[pkg] {
			t.Errorf("the search does not find package %s", pkg)
		}
	}
	for _, pkg := range []string{"net", "limoni/automation"} {
		if !tagged[pkg] {
			t.Errorf("the search does not find package %s in a tagged build", pkg)
		}
	}
	if info, err := buildinfo.ReadFile(ordinaryChecklist.command(t).Path); err != nil || info.Path != "limoni/examples/agent_checklist" {
		t.Errorf("it is %+v, %v", info, err)
	}
}

// packagesIn are the packages that have a symbol in a program.
func packagesIn(t *testing.T, p *program) map[string]bool {
	t.Helper()
	out, err := exec.Command("go", "tool", "nm", p.command(t).Path).Output()
	check(t, err)
	found := map[string]bool{}
	for line := range strings.Lines(string(out)) {
		fields := strings.Fields(line)
		if len(fields) < 3 {
			continue
		}
		symbol := fields[len(fields)-1]
		dir := strings.LastIndex(symbol[:strings.IndexAny(symbol+"(", "([{*")], "/")
		if pkg, _, ok := strings.Cut(symbol[dir+1:], "."); ok && !strings.Contains(symbol[:dir+1], ":") {
			found[symbol[:dir+1]+pkg] = true
		}
	}
	return found
}
