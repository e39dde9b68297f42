package realapp

import (
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"limoni/internal/pty"
)

// endCost is what an app may use of a processor from the moment that its
// terminal is gone or a signal comes. One that spins uses all there is.
const endCost = 50 * time.Millisecond

// However an app is told to end, it does so within a second, spends next to
// nothing on it, and leaves no goroutine of the toolkit behind.
func TestEndingCostsNothingAndLeavesNothing(t *testing.T) {
	t.Parallel()
	for _, way := range []struct {
		name string
		do   func(*app)
		exit pty.Exit
	}{
		{"the terminal is gone", func(a *app) { a.Close() }, pty.Exit{Code: 1}},
		{"SIGHUP", sending(syscall.SIGHUP), pty.Exit{Code: 1}},
		{"SIGTERM", sending(syscall.SIGTERM), pty.Exit{Code: 1}},
		{"quit", typing("q"), pty.Exit{}},
	} {
		dir := tempDir(t)
		cmd := taggedApp.command(t, "-report", dir+"/report", "-count")
		cmd.Env = environment(how{dir: dir})
		c, err := pty.StartConsole(cmd, 80, 24)
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		a := &app{Console: c, t: t, dir: dir}
		a.await("w=80 h=24", "early=1000")
		a.awaitKeyboard(3)
		a.countDraws() // nothing of the start is left to do
		before, began := processorTime(t, c.Process.Pid()), time.Now()
		way.do(a)
		exit := c.Process.Wait()
		took, used := time.Since(began), cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime()-before
		if took > time.Second || used > endCost {
			t.Errorf("%s: the end took %v and %v of a processor, want at most 1s and %v", way.name, took, used, endCost)
		}
		if exit != way.exit {
			t.Errorf("%s: %v, want %v", way.name, exit, way.exit)
		}
		if said := a.reportText(); !strings.Contains(said, "goroutines left: 0\n") || !strings.Contains(said, "goroutines at work: ") || strings.Contains(said, "at work: 0\n") {
			t.Errorf("%s: the app reports\n%s", way.name, said)
		}
	}
}

// processorTime is what a process has used of the processors, by the kernel's
// clock for it (clock_gettime(2); its number is made of the process id).
func processorTime(t *testing.T, pid int) time.Duration {
	t.Helper()
	const scheduled = 2 // CPUCLOCK_SCHED
	var ts unix.Timespec
	if err := unix.ClockGettime(int32(^pid<<3|scheduled), &ts); err != nil {
		t.Fatal(err)
	}
	return time.Duration(ts.Nano())
}

// An app whose input has ended before it began says why and costs no more than
// its start.
func TestInputThatHasEndedCostsNothing(t *testing.T) {
	t.Parallel()
	in, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	w.Close()
	cmd := taggedApp.command(t)
	cmd.Env, cmd.Stdin = environment(how{dir: tempDir(t)}), in
	began := time.Now()
	expectPlainError(t, cmd, "standard input is not a terminal")
	took, used := time.Since(began), cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime()
	if took > time.Second || used > endCost && !raceDetector { // whose own start costs more
		t.Errorf("it took %v and %v of a processor, want at most 1s and %v", took, used, endCost)
	}
}
