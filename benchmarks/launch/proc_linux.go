package launch

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// usage is what a process has used so far, over all of its threads.
type usage struct {
	cpu     time.Duration
	waits   int // voluntary context switches: each is a thread that had been woken
	rss     int64
	threads int
}

func usageOf(pid int) (u usage, err error) {
	tasks, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*", pid))
	if err != nil || len(tasks) == 0 {
		return u, fmt.Errorf("process %d is not there: %v", pid, err)
	}
	u.threads = len(tasks)
	for _, task := range tasks {
		status := fields(task + "/status")
		u.waits += int(status["voluntary_ctxt_switches"])
		u.rss = status["VmRSS"] * 1024
		u.cpu += onCPU(task + "/schedstat")
	}
	return u, nil
}

// fields are the numbers of a status file by their names.
func fields(path string) map[string]int64 {
	numbers := map[string]int64{}
	data, _ := os.ReadFile(path)
	for _, line := range strings.Split(string(data), "\n") {
		name, value, _ := strings.Cut(line, ":")
		if words := strings.Fields(value); len(words) > 0 {
			numbers[name], _ = strconv.ParseInt(words[0], 10, 64)
		}
	}
	return numbers
}

// onCPU is the first number of schedstat: nanoseconds on a CPU.
func onCPU(path string) time.Duration {
	data, _ := os.ReadFile(path)
	words := strings.Fields(string(data))
	if len(words) == 0 {
		return 0
	}
	ns, _ := strconv.ParseInt(words[0], 10, 64)
	return time.Duration(ns)
}
