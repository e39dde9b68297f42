package limoni

import (
	"context"
	"fmt"
	"runtime/debug"
	"strings"
	"sync/atomic"

	"limoni/internal/text"
)

// Model is a declarative program: its data, what changes it and how it looks.
// All three methods run on the UI goroutine, one at a time.
type Model interface {
	// Init returns the first command, or nil.
	Init() Cmd
	// Update changes the data by one message and returns a command, or nil.
	Update(Msg) Cmd
	// View draws the data. It may run any number of times a frame; what a
	// widget's response means it sends as a message, with [Frame.Send].
	View(*Frame)
}

// Msg is whatever a program tells itself.
type Msg any

// Cmd is work for a goroutine of its own; what it returns, if not nil, is the
// next message. Commands are delivered as they finish. ctx ends with the app.
type Cmd func(ctx context.Context) Msg

// QuitMsg ends the program.
type QuitMsg struct{}

// Quit is the command that ends the program.
func Quit(context.Context) Msg { return QuitMsg{} }

// program joins a model to the app that shows it: the same app, with the same
// options, as for a draw function.
type program struct {
	app     *App
	model   Model
	ctx     context.Context
	cancel  context.CancelFunc
	running atomic.Int64 // commands
}

// RunProgram is [Run] for a [Model]. The end of ctx ends it; Run's other ways
// out are its own too.
func RunProgram(ctx context.Context, m Model, opts ...Option) error {
	p := newProgram(ctx, m)
	defer p.cancel()
	return run(p.view, opts, p.start)
}

// NewProgram is [New] for a [Model].
func NewProgram(w, h int, m Model, opts ...Option) *App {
	p := newProgram(context.Background(), m)
	a := New(w, h, p.view, opts...)
	p.start(a)
	return a
}

func newProgram(ctx context.Context, m Model) *program {
	p := &program{model: m}
	p.ctx, p.cancel = context.WithCancel(ctx)
	return p
}

// start gives the program its app, and runs Init before the first frame.
func (p *program) start(a *App) {
	p.app, a.program = a, p
	context.AfterFunc(p.ctx, func() { a.interrupt(nil) }) // before whatever waits
	a.Post(func() { p.do(p.model.Init()) })
}

func (p *program) view(f *Frame) { p.model.View(f) }

// Send gives the program a message, before the next frame. It is for View and
// for goroutines; err is as for [App.Post].
func (a *App) Send(m Msg) error {
	if a.program == nil {
		misuse("Send in an app that is no program; change the data behind the response instead")
	}
	return a.Post(func() { a.program.update(m) })
}

// Send is [App.Send] from within View.
func (f *Frame) Send(m Msg) error { return f.app.Send(m) }

func (p *program) update(m Msg) {
	if _, quit := m.(QuitMsg); quit {
		p.app.quitting = true
		return
	}
	p.do(p.model.Update(m))
}

// do runs a command on a goroutine of its own.
func (p *program) do(c Cmd) {
	if c == nil {
		return
	}
	p.running.Add(1)
	go p.run(c)
}

// run runs a command. Its panic goes on on the UI goroutine, where Run restores
// the terminal and its caller can recover.
func (p *program) run(c Cmd) {
	after := func() { p.finish(nil) } // the command ended its goroutine
	defer func() {
		if v := recover(); v != nil {
			panicked := &CommandPanic{Value: v, Stack: debug.Stack()}
			after = func() { panic(panicked) }
		}
		if p.app.queue.putAlways(queued{post: after}) != nil {
			p.running.Add(-1)
		}
		p.app.moved.fire()
	}()
	m := c(p.ctx)
	after = func() { p.finish(m) }
}

// CommandPanic is what a panic in a [Cmd] becomes on the goroutine that called
// [RunProgram].
type CommandPanic struct {
	Value any    // what the command panicked with
	Stack []byte // where
}

// Error is the value and the stack, without what a terminal would obey.
func (e *CommandPanic) Error() string {
	lines := strings.Split(fmt.Sprintf("%v\n\nin a command:\n%s", e.Value, e.Stack), "\n")
	for i, line := range lines {
		lines[i] = text.Clean(strings.ReplaceAll(line, "\t", "    "))
	}
	return strings.Join(lines, "\n")
}

// Unwrap returns the value where it is an error.
func (e *CommandPanic) Unwrap() error {
	err, _ := e.Value.(error)
	return err
}

func (p *program) finish(m Msg) {
	p.running.Add(-1)
	if m != nil {
		p.update(m)
	}
}

// notePending lists what is under way beside what Busy says.
func (a *App) notePending() {
	if a.program == nil {
		return
	}
	if n := a.program.running.Load(); n > 0 {
		a.pending = append(a.pending, fmt.Sprintf("%d commands", n))
	}
}
