package limoni

import (
	"context"
	"fmt"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"limoni/internal/text"
)

// tasks are the goroutines that an app has started. They are pending until they
// return, and their context ends with the app.
type tasks struct {
	mu      sync.Mutex
	ctx     context.Context
	cancel  context.CancelFunc
	running []*task
	ended   chan struct{} // closed when the last one has returned after the end
	over    bool
}

// task is one of them. Those without a name are the commands of a program.
type task struct{ name string }

// newTasks makes the context of an app, which ends with ctx or before.
func newTasks(ctx context.Context) *tasks {
	t := &tasks{ended: make(chan struct{})}
	t.ctx, t.cancel = context.WithCancel(ctx)
	return t
}

// Go runs f on a goroutine of its own. Until f returns its name is listed as
// pending, so that tests and agents wait for it; its context ends with the app.
// What f finds out it brings back by [App.Post]; an [Async] does that too. A
// panic in f becomes a [TaskPanic] of the app. After the end of the app f does
// not run.
func (a *App) Go(name string, f func(ctx context.Context)) {
	a.start(a.tasks.ctx, name, f, func() {})
	if !a.onUIGoroutine() {
		a.Redraw() // what is pending is part of the frame
	}
}

// start runs f, and then done on the UI goroutine.
func (a *App) start(ctx context.Context, name string, f func(ctx context.Context), done func()) {
	t := &task{name: text.Clean(name)}
	if !a.tasks.add(t) {
		return
	}
	go a.runTask(ctx, t, f, done)
}

func (a *App) runTask(ctx context.Context, t *task, f func(ctx context.Context), done func()) {
	after := func() { a.tasks.remove(t); done() }
	defer func() {
		if v := recover(); v != nil {
			panicked := &TaskPanic{Name: t.name, Value: v, Stack: debug.Stack()}
			after = func() { a.tasks.remove(t); panic(panicked) }
		}
		if a.queue.putAlways(queued{post: after}) != nil {
			a.tasks.remove(t)
		}
		a.moved.fire()
	}()
	f(ctx)
}

// add reports whether the app still takes tasks.
func (ts *tasks) add(t *task) bool {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	if ts.over {
		return false
	}
	ts.running = append(ts.running, t)
	return true
}

func (ts *tasks) remove(t *task) {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	for i := range ts.running {
		if ts.running[i] == t {
			ts.running = append(ts.running[:i], ts.running[i+1:]...)
			break
		}
	}
	if ts.over && len(ts.running) == 0 {
		closeOnce(ts.ended)
	}
}

// end ends the context of all tasks, and no more are taken.
func (ts *tasks) end() {
	ts.cancel()
	ts.mu.Lock()
	defer ts.mu.Unlock()
	ts.over = true
	if len(ts.running) == 0 {
		closeOnce(ts.ended)
	}
}

func closeOnce(ch chan struct{}) {
	select {
	case <-ch:
	default:
		close(ch)
	}
}

// names appends what is under way: the names, and how many commands have none.
func (ts *tasks) names(to []string) []string {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	commands := 0
	for _, t := range ts.running {
		if t.name == "" {
			commands++
		} else {
			to = append(to, t.name)
		}
	}
	if commands > 0 {
		to = append(to, fmt.Sprintf("%d commands", commands))
	}
	return to
}

// leaveTime is how long an app that has ended waits for its tasks.
const leaveTime = time.Second

// left waits for the tasks of an app that has ended, and reports those that
// do not heed the end of their context.
func (ts *tasks) left() error {
	wait := time.NewTimer(leaveTime)
	defer wait.Stop()
	select {
	case <-ts.ended:
		return nil
	case <-wait.C:
		return &LeftRunningError{Names: ts.names(nil)}
	}
}

// LeftRunningError says that an app has ended while tasks or commands go on
// that do not heed the end of their context: a second later they still ran.
type LeftRunningError struct{ Names []string }

func (e *LeftRunningError) Error() string {
	return "limoni: the app has ended and left running: " + strings.Join(e.Names, ", ") + "; a task must return when its context ends"
}

// TaskPanic is what a panic in a task or a [Cmd] becomes on the goroutine that
// runs the app.
type TaskPanic struct {
	Name  string // of the task, "" for a command
	Value any    // what it panicked with
	Stack []byte // where
}

// Error is the value and the stack, without what a terminal would obey.
func (e *TaskPanic) Error() string {
	where := "in a command"
	if e.Name != "" {
		where = "in the task " + e.Name
	}
	lines := strings.Split(fmt.Sprintf("%v\n\n%s:\n%s", e.Value, where, e.Stack), "\n")
	for i, line := range lines {
		lines[i] = text.Clean(strings.ReplaceAll(line, "\t", "    "))
	}
	return strings.Join(lines, "\n")
}

// Unwrap returns the value where it is an error.
func (e *TaskPanic) Unwrap() error {
	err, _ := e.Value.(error)
	return err
}
