package limoni

import (
	"os"
	"os/signal"
	"sync/atomic"
	"time"

	"limoni/internal/terminal"
)

// jobs is what the UI goroutine and the one that watches signals tell each
// other about who runs and who has the terminal.
type jobs struct {
	signals   chan os.Signal
	child     atomic.Pointer[child] // has the terminal
	ended     moment                // the last child
	suspended atomic.Bool           // the process is about to stop, or stopped
	resumed   moment
	waiting   atomic.Bool // for a SIGCONT, which is no news then
	continued chan struct{}
}

func newJobs() jobs {
	return jobs{signals: make(chan os.Signal, 16), continued: make(chan struct{}, 1)}
}

// moment is when something happened last. A signal that is seen shortly after
// was sent before: each is handled by a thread of its own, and may be overtaken.
type moment struct{ nanoseconds atomic.Int64 }

const shortly = 250 * time.Millisecond

func (m *moment) isNow()         { m.nanoseconds.Store(time.Now().UnixNano()) }
func (m *moment) shortAgo() bool { return time.Now().UnixNano()-m.nanoseconds.Load() < int64(shortly) }

// pauseLimit is how long a process that should have stopped waits for that.
const pauseLimit = 100 * time.Millisecond

// pause stops the process by stop and returns when it goes on; or where nothing
// stopped it, as when nobody controls its job.
func (a *App) pause(stop func()) {
	j := &a.jobs
	if len(continueSignals) == 0 {
		return
	}
	j.waiting.Store(true)
	defer j.waiting.Store(false)
	select {
	case <-j.continued: // of an earlier pause
	default:
	}
	stop()
	for late := true; late; {
		asked := time.Now()
		select {
		case <-j.continued:
			return
		case <-time.After(pauseLimit):
			late = time.Since(asked) > 2*pauseLimit // it was stopped: the SIGCONT is on its way
		}
	}
}

// suspendProcess leaves the terminal, stops by stop and, when the process goes
// on, comes back and repaints all.
func (a *App) suspendProcess(stop func()) {
	if a.handOver(func() error { a.pause(stop); return nil }) != nil {
		return // the app ends
	}
	a.jobs.resumed.isNow()
	a.jobs.suspended.Store(false)
}

// toSuspend reports whether a SIGTSTP is a new request: one that comes with the
// SIGCONT was sent before the process stopped.
func (j *jobs) toSuspend() bool {
	return !j.resumed.shortAgo() && j.suspended.CompareAndSwap(false, true)
}

// suspendJob is suspendProcess for all processes of the job, as a Ctrl+Z is
// meant: a shell that is in between must see it too.
func (a *App) suspendJob() {
	a.jobs.suspended.Store(true)
	a.suspendProcess(stopJob)
	signal.Notify(a.jobs.signals, suspendSignals...) // stopJob took them
}

// retake repaints after a stop that could not be told before. Where a shell had
// the terminal meanwhile the line is no longer raw, and all is set anew.
func (a *App) retake() {
	if !terminal.Raw() {
		_ = a.handOver(func() error { return nil })
		return
	}
	a.painter.encoder.Repaint()
	a.dirty = true
}
