package limoni

import "context"

// Async holds a value that a goroutine brings: it is loading, or there, or it
// could not be had. The zero Async has not begun. It belongs to the UI goroutine.
//
//	user, ok := a.user.Value()
//	switch {
//	case ok:
//		a.drawUser(f, user)
//	case a.user.Err() != nil:
//		widgets.Status{Text: a.user.Err().Error(), Error: true}.Draw(f, area)
//	default:
//		a.user.Want(f.App(), "the user", a.fetchUser)
//		widgets.Spinner{Label: "Loading the user"}.Draw(f, area)
//	}
type Async[T any] struct {
	value  T
	have   bool // value
	err    error
	state  asyncState
	run    uint64
	cancel context.CancelFunc
}

type asyncState uint8

const (
	asyncIdle asyncState = iota
	asyncLoading
	asyncReady
	asyncFailed
)

// Load begins to load the value by f, on a goroutine of its own, which is listed
// as pending by that name. A load before it is cancelled, and its result dropped
// however late it comes; a value that is there stays until the new one comes.
func (a *Async[T]) Load(app *App, name string, f func(ctx context.Context) (T, error)) {
	a.Cancel()
	ctx, cancel := context.WithCancel(app.tasks.ctx)
	a.state, a.cancel, a.err = asyncLoading, cancel, nil
	run := a.run
	var value T
	var err error
	app.start(ctx, name, func(ctx context.Context) { value, err = f(ctx) }, func() {
		if cancel(); a.run == run {
			a.settle(value, err)
		}
	})
}

// Want is Load where nothing was loaded yet: it may stand in the draw function.
func (a *Async[T]) Want(app *App, name string, f func(ctx context.Context) (T, error)) {
	if a.state == asyncIdle {
		a.Load(app, name, f)
	}
}

func (a *Async[T]) settle(value T, err error) {
	a.run++
	if a.err = err; err != nil {
		a.state = asyncFailed
		return
	}
	a.value, a.have, a.state = value, true, asyncReady
}

// Cancel ends a load that is under way; then the Async has not begun.
func (a *Async[T]) Cancel() {
	a.run++
	if a.state == asyncLoading {
		a.cancel()
		a.state = asyncIdle
	}
}

// Loading reports whether a load is under way.
func (a *Async[T]) Loading() bool { return a.state == asyncLoading }

// Value is the last value that was loaded, if there is one: while another load
// is under way, or has failed, it is that of before.
func (a *Async[T]) Value() (value T, ok bool) { return a.value, a.have }

// Err is why the last load failed, nil where it did not.
func (a *Async[T]) Err() error { return a.err }
