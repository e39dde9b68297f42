//go:build linux || darwin || freebsd

package realapp

import (
	"path/filepath"
	"testing"
	"time"

	"limoni/accessibility"
	"limoni/automation"
	"limoni/internal/pty"
)

// A declarative program has the same socket as a draw function: inputs have
// verdicts, a command that runs is waited for, and its end is a success.
func TestAProgramIsDrivenAsADrawFunctionIs(t *testing.T) {
	t.Parallel()
	dir := tempDir(t)
	path := filepath.Join(dir, "s")
	cmd := newProgram("limoni/examples/counter", "limoni_debug").command(t)
	cmd.Env = environment(how{dir: dir, env: []string{"LIMONI_AUTOMATION_SOCKET=" + path, "LIMONI_AUTOMATION_ALLOW=input,screen,values"}})
	console, err := pty.StartConsole(cmd, 80, 24)
	check(t, err)
	t.Cleanup(func() { console.Close() })
	a := &app{Console: console, t: t, dir: dir}
	a.await("Count: 0")
	client, ctx := dial(t, path), soon(t)

	add, err := accessibility.ParseSelector(`button "Add one"`)
	check(t, err)
	if r, err := client.Do(ctx, accessibility.Request{Op: accessibility.OpClick, Target: add}); err != nil || r.Verdict != accessibility.Handled || !r.Changed {
		t.Errorf("a click: %+v, %v", r, err)
	}
	never := time.Duration(0)
	if _, err := client.Wait(ctx, automation.Wait{Text: "Count: 2", Patience: &never}); err == nil {
		t.Error("the count is 2 after one click") // and below it comes, by itself
	}
	clock := accessibility.Selector{ID: "clock"}
	if r, err := client.Do(ctx, accessibility.Request{Op: accessibility.OpAct, Target: clock, Action: "toggle"}); err != nil || r.Verdict != accessibility.Handled {
		t.Errorf("the switch: %+v, %v", r, err)
	}
	if w, err := client.Wait(ctx, automation.Wait{Text: "Count: 2"}); err != nil || w.Frame == 0 {
		t.Errorf("the command that counts: %+v, %v", w, err)
	}
	if r, err := client.Do(ctx, accessibility.Request{Op: accessibility.OpKey, Chord: "q"}); err != nil || r.Verdict != accessibility.Handled && r.Verdict != accessibility.Gone {
		t.Errorf("the key that ends it: %+v, %v", r, err)
	}
	if exit := a.end(); !exit.OK() {
		t.Errorf("%v, want success", exit)
	}
	a.expectLeft(false)
}
