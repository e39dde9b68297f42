package uitest

import (
	"context"
	"errors"
	"testing"
	"time"

	"limoni/accessibility"
)

// Page is a live app under test. Its methods and those of the locators it
// makes end the test with a report where they fail, so they belong on the
// test's own goroutine.
type Page struct {
	t       testing.TB
	host    accessibility.Host
	timeout time.Duration
	slowMo  time.Duration
	strict  bool // a problem the app has with itself fails the test

	actions []string                // what was done so far
	last    *accessibility.Snapshot // the newest snapshot seen
	result  accessibility.Result    // of the newest input
	ended   bool
}

// New returns a page over any Host: an app in memory, a guard around one, a
// client of a running program. Closing the host stays the caller's business.
func New(t testing.TB, h accessibility.Host, opts ...Option) *Page {
	p := &Page{t: t, host: h, timeout: defaultTimeout}
	for _, set := range opts {
		set(p)
	}
	return p
}

// Snapshot returns the current frame: the tree, the cells, the focus. After
// the app has ended it is the last frame the page saw.
func (p *Page) Snapshot() *accessibility.Snapshot {
	p.t.Helper()
	s, err := p.look()
	if err != nil {
		p.t.Fatal(err)
	}
	return s
}

// Tree returns the outline of the current frame, one node a line.
func (p *Page) Tree() string {
	p.t.Helper()
	return accessibility.Outline(&p.Snapshot().Tree)
}

// Screen returns the drawn cells of the current frame as lines of text. It is
// empty where the host does not show them.
func (p *Page) Screen() string {
	p.t.Helper()
	return p.Snapshot().Screen.String()
}

// LastResult is what became of the newest input: its verdict, the frame that
// shows it, whether anything changed.
func (p *Page) LastResult() accessibility.Result { return p.result }

// look is Snapshot with its error.
func (p *Page) look() (*accessibility.Snapshot, error) {
	w := p.begin("cannot look at the app")
	defer w.stop()
	s, err := w.first()
	if errors.Is(err, accessibility.ErrEnded) && p.last != nil {
		return p.last, nil
	}
	if err != nil {
		return nil, p.failure(w.wanted, outcome{}, err)
	}
	return s, nil
}

// snapshot asks the host and remembers what it learns. Every snapshot a page
// sees comes through here.
func (p *Page) snapshot(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
	s, err := p.host.Snapshot(ctx, after)
	if err != nil {
		p.ended = p.ended || errors.Is(err, accessibility.ErrEnded)
		return nil, err
	}
	p.last = s
	if p.strict && len(s.Problems) > 0 {
		return nil, problems(s.Problems)
	}
	return s, nil
}
