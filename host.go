package limoni

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"limoni/accessibility"
)

var _ accessibility.Host = (*App)(nil)

// ErrOnUIGoroutine says that the app was asked for a frame by its own draw
// function, which cannot wait for itself.
var ErrOnUIGoroutine = accessibility.ErrOnUIGoroutine

// call is a Snapshot or Do that waits for the UI goroutine.
type call struct {
	req      accessibility.Request
	snapshot bool
	after    uint64
	reply    chan reply  // holds one
	left     atomic.Bool // nobody waits for the reply any more
}

type reply struct {
	snapshot *accessibility.Snapshot
	result   accessibility.Result
	err      error
}

// Snapshot implements [accessibility.Host].
func (a *App) Snapshot(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
	if a.onUIGoroutine() {
		return nil, ErrOnUIGoroutine
	}
	if a.virtual != nil {
		return a.snapshotInMemory(ctx, after)
	}
	c := &call{snapshot: true, after: after, reply: make(chan reply, 1)}
	if err := a.queue.put(queued{call: c}); err != nil {
		return nil, hostError(err)
	}
	r := a.wait(ctx, c)
	return r.snapshot, r.err
}

// Do implements [accessibility.Host].
func (a *App) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	if a.onUIGoroutine() {
		return accessibility.Result{}, ErrOnUIGoroutine
	}
	c := &call{req: req, reply: make(chan reply, 1)}
	if err := a.queue.put(queued{call: c}); err != nil {
		if errors.Is(err, ErrFull) {
			return accessibility.Result{Verdict: accessibility.Dropped}, nil
		}
		return accessibility.Result{}, hostError(err)
	}
	if a.virtual != nil {
		a.runHere()
	}
	r := a.wait(ctx, c)
	return r.result, r.err
}

// wait waits for the reply to c; an answer that is there wins over an ended
// context.
func (a *App) wait(ctx context.Context, c *call) reply {
	select {
	case r := <-c.reply:
		return r
	default:
	}
	select {
	case r := <-c.reply:
		return r
	case <-ctx.Done():
		c.left.Store(true)
		return reply{err: context.Cause(ctx)}
	}
}

func hostError(err error) error {
	if errors.Is(err, ErrEnded) {
		return accessibility.ErrEnded
	}
	return err
}

// answer performs a call on the UI goroutine.
func (a *App) answer(c *call) {
	if !c.snapshot {
		a.answering = c
		c.reply <- reply{result: a.perform(c.req)}
		a.answering = nil
		return
	}
	if a.frameNumber > c.after {
		c.reply <- reply{snapshot: a.snapshot()}
		return
	}
	a.forgetLeft()
	a.waiting = append(a.waiting, c)
}

// framePainted answers who waited for a frame.
func (a *App) framePainted() {
	a.forgetLeft()
	a.waiting = slices.DeleteFunc(a.waiting, func(c *call) bool {
		if a.frameNumber > c.after {
			c.reply <- reply{snapshot: a.snapshot()}
		}
		return a.frameNumber > c.after
	})
}

// forgetLeft drops the snapshots whose callers gave up waiting.
func (a *App) forgetLeft() {
	a.waiting = slices.DeleteFunc(a.waiting, func(c *call) bool { return c.left.Load() })
}

// snapshot copies the frame that is on the screen.
func (a *App) snapshot() *accessibility.Snapshot {
	p := a.shown[len(a.shown)-1]
	s := &accessibility.Snapshot{
		Frame: p.frame, Tree: p.tree.Clone(), Screen: a.screen(), Layers: p.layersBottomUp(),
		Width: p.size.X, Height: p.size.Y,
		Cursor:   accessibility.Cursor{X: a.painter.cursor.X, Y: a.painter.cursor.Y, Visible: a.painter.cursor.Visible},
		Problems: append([]string(nil), a.problems.told...), Pending: append([]string(nil), a.pending...),
		Announcements: append([]string(nil), a.announcements...),
	}
	s.Idle = len(s.Pending) == 0 && a.idle()
	s.Tree.Refs = make([]uint32, len(s.Tree.Nodes))
	for i := range s.Tree.Nodes {
		s.Tree.Refs[i] = a.refs.of(s.Tree.Nodes[i].Key)
		if s.Tree.Nodes[i].States.Has(accessibility.StateFocused) {
			s.Focus = s.Tree.Nodes[i].Key
		}
	}
	return s
}

// idle reports that nothing waits and no timer is armed.
func (a *App) idle() bool {
	_, decoding := a.decoder.Deadline()
	return !a.dirty && len(a.events) == 0 && a.queue.empty() && a.timers.next().IsZero() && !decoding
}

func (a *App) screen() accessibility.Screen {
	b := a.painter.base
	s := accessibility.Screen{Width: b.Bounds.Dx(), Height: b.Bounds.Dy()}
	s.Cells = make([]string, 0, s.Width*s.Height)
	for y := range s.Height {
		for x := range s.Width {
			s.Cells = append(s.Cells, b.Text(x, y))
		}
	}
	return s
}

func (p *pass) layersBottomUp() []accessibility.Layer {
	out := make([]accessibility.Layer, 0, len(p.stack))
	for _, i := range p.stack {
		l := &p.layers[i]
		out = append(out, accessibility.Layer{Node: l.key, Bounds: l.bounds, Modal: l.rank == RankModal})
	}
	return out
}

// onUIGoroutine reports whether the caller is the goroutine that draws.
func (a *App) onUIGoroutine() bool { return a.ui.Load() == goroutineID() }

// goroutineID reads the number that a stack trace begins with: the only way
// there is to tell that a caller would wait for itself. It is asked once a
// call from outside, never while drawing.
func goroutineID() uint64 {
	trace.Lock()
	defer trace.Unlock()
	n := runtime.Stack(trace.buf[:], false)
	id := uint64(0)
	for _, c := range trace.buf[min(len("goroutine "), n):n] {
		if c < '0' || c > '9' {
			break
		}
		id = id*10 + uint64(c-'0')
	}
	return id
}

// trace is what goroutineID reads into: memory of its own would escape.
var trace struct {
	sync.Mutex
	buf [64]byte
}
