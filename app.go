package limoni

import (
	"context"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"limoni/accessibility"
	"limoni/internal/terminal"
	"limoni/internal/text"
)

var noTime time.Time

// App is a running interface: in a terminal, made by [Run], or in memory, made
// by [New]. It implements [accessibility.Host], so that tests, agents and
// scripts drive both alike.
//
// Post, Redraw, Snapshot and Do may be called from any goroutine.
type App struct {
	draw  func(*Frame)
	theme *Theme

	// What waits, and the time.
	queue   *queue
	clock   clock
	virtual *virtualClock // nil in a terminal
	timers  timers
	decoder terminal.Decoder
	decoded []terminal.Event
	reads   uint64
	events  []input // decoded and waiting
	// eventBuffer and typed are memory used again.
	eventBuffer []input
	typed       []byte

	// The passes.
	size   Point
	frame  Frame
	route  route
	pool   []*pass
	newest *pass
	shown  []*pass // painted; the last is on the screen
	before *pass   // painted before that
	passes uint64
	opened map[Key]uint64
	focus  focusState
	hover  Key
	press  pressState
	left   []Key // memory of route.left
	// invoked are the names that are still to be run for, by Frame.Invoke.
	invoked    []string
	invocation route
	// cancelled is a pressed node that is still to be told so.
	cancelled Key
	memory    memory
	scrap     struct {
		node    accessibility.Node
		details accessibility.Details
	}

	// The frame.
	changed     bool // the tree may be behind the data
	dirty       bool // the screen may be behind the tree
	inFrame     bool
	frameTime   time.Time
	firstEvent  time.Time // since the last paint
	frameNumber uint64
	human       uint64        // as Snapshot.Human tells it
	urgent      bool          // somebody waits for what there is to paint
	painted     time.Time     // when that last happened
	held        time.Time     // when it may happen next, noTime while it may at once
	onScreen    atomic.Uint64 // frameNumber, for the goroutine that reads
	painter     painter
	output      io.Writer // nil where nobody looks at the bytes
	prints      []string  // for the normal screen, at the end
	outbox      []byte    // for the terminal, with the next frame
	title       title
	terminal    learning
	problems    problems
	pending     []string
	refs        refs
	waiting     []*call // snapshots of a later frame
	watching    watching
	answering   *call // the Do under way

	speech  speech
	program *program // nil for a draw function
	tasks   *tasks

	// The end.
	quitting bool
	ended    bool
	failed   error
	over     door

	mu      sync.Mutex // the in-memory app's loop; held by whoever runs it
	ui      atomic.Uint64
	drawing atomic.Bool // the UI goroutine is in the draw function
	moved   wakeup      // the in-memory app painted, got a post or ended
	options options

	// The terminal.
	resized         <-chan struct{}
	measureSize     func() (w, h int)
	suspend, resume func() error
	jobs            jobs
	interrupted     atomic.Pointer[error] // why the loop is to end at once
	server          io.Closer             // of automation; nil where there is none
	automationError atomic.Pointer[error]
}

func newApp(ctx context.Context, draw func(*Frame), opts []Option) *App {
	a := &App{draw: draw, tasks: newTasks(ctx), queue: newQueue(), jobs: newJobs(), opened: map[Key]uint64{}, dirty: true, changed: true}
	a.memory.entries = map[memoryID]*memoryEntry{}
	a.focus.openers = map[Key]Key{}
	for _, opt := range opts {
		opt(&a.options)
	}
	a.title.always = text.Clean(a.options.title)
	a.theme = a.options.theme
	if a.theme == nil {
		a.theme = DefaultTheme()
	}
	return a
}

// Post runs f on the UI goroutine before the next frame. It never blocks, may
// be called from anywhere, also before Run and from the draw function, and
// says whether f will run: nil means it will, [ErrFull] that too much waits,
// [ErrEnded] that the app has ended.
func (a *App) Post(f func()) error {
	err := a.queue.put(queued{post: f})
	a.moved.fire()
	return err
}

// Redraw asks for a frame. Many calls before it give one. Called while drawing,
// it is [Frame.After] with the shortest time: an app that always asks for the
// next frame does not keep the loop from coming round.
func (a *App) Redraw() {
	if a.drawing.Load() && a.onUIGoroutine() && a.frame.route == nil {
		a.frame.After(0)
		return
	}
	a.queue.askRedraw()
	a.moved.fire()
}

// Dropped counts inputs by Do that came while the queue was full.
func (a *App) Dropped() uint64 {
	a.queue.mu.Lock()
	defer a.queue.mu.Unlock()
	return a.queue.dropped
}

// finishQuit ends the loop: nothing more is taken, inputs and snapshots that
// wait are answered, and what was posted runs, as Post said it would.
func (a *App) finishQuit() {
	if w := a.watching.told.Load(); w != nil && a.frameNumber > 0 {
		w.last(a)
	}
	for _, item := range a.abandon() {
		if item.post != nil {
			item.post()
		}
	}
	_ = a.flush() // such as what was copied last
	a.over.close()
}

// abandon is finishQuit where a panic may have left the app in the middle of
// something: nothing of it runs any more. It returns what waited.
func (a *App) abandon() []queued {
	a.ended = true
	a.tasks.end()
	if a.answering != nil { // a panic ended it
		a.answering.reply <- a.gone(a.answering)
		a.answering = nil
	}
	rest := a.queue.end()
	for _, item := range rest {
		if item.call != nil {
			item.call.reply <- a.gone(item.call)
		}
	}
	for _, c := range a.waiting {
		c.reply <- a.gone(c)
	}
	a.waiting = nil
	if w := a.watching.told.Load(); w != nil {
		w.end(a)
	}
	a.moved.fire()
	return rest
}

// gone answers a call that the end of the app overtook.
func (a *App) gone(c *call) reply {
	if c.snapshot {
		return reply{err: accessibility.ErrEnded}
	}
	return reply{result: accessibility.Result{Verdict: accessibility.Gone, Human: a.human}}
}

// door is a channel that may be closed more than once.
type door struct {
	made, shut sync.Once
	ch         chan struct{}
}

func (d *door) closed() <-chan struct{} {
	d.made.Do(func() { d.ch = make(chan struct{}) })
	return d.ch
}

func (d *door) close() { d.shut.Do(func() { d.closed(); close(d.ch) }) }

// wakeup wakes everybody who waits for it, each time it fires.
type wakeup struct {
	mu sync.Mutex
	ch chan struct{}
}

func (s *wakeup) wait() <-chan struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ch == nil {
		s.ch = make(chan struct{})
	}
	return s.ch
}

func (s *wakeup) fire() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ch != nil {
		close(s.ch)
		s.ch = nil
	}
}
