package realapp

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"limoni/internal/pty"
)

// cellCost is what a cell may cost an app, in bytes: 16 each for what is drawn
// and for what the terminal shows, and as much again for a layer, for the frame
// as it is written and for what the garbage collector has not taken back yet.
const cellCost = 4 * 16

// A terminal of half a million cells is drawn whole, by an app that grows in
// proportion to the cells and no further while it draws.
func TestALargeTerminalTakesMemoryByItsCells(t *testing.T) {
	t.Parallel()
	if raceDetector {
		t.Skip("the race detector has memory of its own for ours")
	}
	small, large := startSized(t, 80, 24), startSized(t, 1000, 500)
	for _, a := range []*app{small, large} {
		for i := range 20 {
			a.enter("g")
			a.await(fmt.Sprintf("greeted=%d ", i+1))
		}
	}
	large.expectWhole(1000, 500)
	before, after := peakMemory(t, small), peakMemory(t, large)
	if cells := 1000*500 - 80*24; after-before > cells*cellCost {
		t.Errorf("%d more cells take %d more bytes, %d a cell; want at most %d", cells, after-before, (after-before)/cells, cellCost)
	}
	if after-before < 1000*500*16 {
		t.Errorf("half a million cells take %d bytes: is this the memory of the app?", after-before)
	}
}

func startSized(t *testing.T, w, h int) *app {
	t.Helper()
	cmd := taggedApp.command(t)
	cmd.Env = environment(how{dir: tempDir(t)})
	c, err := pty.StartConsole(cmd, w, h)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	a := &app{Console: c, t: t}
	a.await(fmt.Sprintf("w=%d h=%d ", w, h), "early=1000")
	return a
}

// peakMemory is the most that was resident of a process, in bytes (proc(5),
// VmHWM in /proc/PID/status).
func peakMemory(t *testing.T, a *app) (bytes int) {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", a.Process.Pid()))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(status), "\nVmHWM:")
	if _, err := fmt.Sscanf(rest, "%d kB", &bytes); err != nil {
		t.Fatalf("%v in %s", err, status)
	}
	return bytes * 1024
}
