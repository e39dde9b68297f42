package limoni

import "context"

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

// program joins a model to the app that shows it: the same app, with the same
// options, as for a draw function.
type program struct {
	app    *App
	model  Model
	timers []*ticker
	groups map[string]*group
	size   Point // as it was last told
	focus  Key
	moves  int // of the focus, told since the loop last slept
}

// RunProgram is [Run] for a [Model]. The end of ctx ends it; Run's other ways
// out are its own too.
func RunProgram(ctx context.Context, m Model, opts ...Option) error {
	p := &program{model: m, groups: map[string]*group{}}
	return run(ctx, p.view, opts, p.start)
}

// NewProgram is [New] for a [Model].
func NewProgram(w, h int, m Model, opts ...Option) *App {
	return newProgram(context.Background(), w, h, m, opts...)
}

func newProgram(ctx context.Context, w, h int, m Model, opts ...Option) *App {
	p := &program{model: m, groups: map[string]*group{}}
	a := newInMemory(ctx, w, h, p.view, opts...)
	p.start(a)
	return a
}

// start gives the program its app, and runs Init before the first frame.
func (p *program) start(a *App) {
	p.app, a.program = a, p
	context.AfterFunc(a.tasks.ctx, func() { a.interrupt(nil) }) // before whatever waits
	a.Post(func() {
		p.do(p.model.Init())
		p.tellSize()
	})
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

// update gives the model a message, and reports that it led to a command.
func (p *program) update(m Msg) (led bool) {
	switch m := m.(type) {
	case nil:
		return false
	case QuitMsg:
		p.app.quitting = true
		return true
	case *plan:
		p.carryOut(m, "", nil, func() {})
		return true
	}
	c := p.model.Update(m)
	p.do(c)
	return c != nil
}

// takeSent delivers what View sent while the request of a Do was performed, and
// a new size, so that what they lead to is in the frame of that request.
func (p *program) takeSent() {
	if p == nil {
		return
	}
	a := p.app
	for n := a.queue.len(); n > 0 && !a.quitting; n-- {
		item, ok := a.queue.takeIf(func(next queued) bool { return next.post != nil })
		if !ok {
			break // another request waits before it
		}
		item.post()
		a.changed, a.dirty = true, true
	}
	p.tellSize()
}
