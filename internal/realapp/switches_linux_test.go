package realapp

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const switchesKnown = true

// voluntarySwitches counts how often the threads of a process gave up their
// processor because they had nothing more to do, since they began: proc(5),
// voluntary_ctxt_switches in /proc/PID/task/TID/status. A thread that wakes up
// for whatever reason and goes to sleep again counts once.
func voluntarySwitches(t *testing.T, pid int) (sum int) {
	t.Helper()
	tasks, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/status", pid))
	if err != nil || len(tasks) == 0 {
		t.Fatalf("the app has no threads: %v", err)
	}
	for _, task := range tasks {
		status, err := os.ReadFile(task)
		if err != nil {
			continue // the thread has ended
		}
		n := 0
		_, rest, _ := strings.Cut(string(status), "\nvoluntary_ctxt_switches:")
		if _, err := fmt.Sscan(rest, &n); err != nil {
			t.Fatalf("%s: %v", task, err)
		}
		sum += n
	}
	return sum
}
