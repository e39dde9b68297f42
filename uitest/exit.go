package uitest

import (
	"context"
	"errors"

	"limoni/accessibility"
)

// Exited reports whether the app has ended, without waiting for it.
func (p *Page) Exited() bool {
	p.t.Helper()
	if _, err := p.look(); err != nil && !p.ended {
		p.t.Fatal(err)
	}
	p.noticeEnd()
	return p.ended
}

// noticeEnd asks for the next frame without waiting for it. A host that has
// ended says so; any other answer is no news.
func (p *Page) noticeEnd() {
	if p.ended || p.last == nil {
		return
	}
	now, stop := context.WithCancel(context.Background())
	stop()
	_, err := p.host.Snapshot(now, p.last.Frame)
	p.ended = errors.Is(err, accessibility.ErrEnded)
}

// ExpectExit waits until the app has ended.
func (p *Page) ExpectExit() {
	p.t.Helper()
	w := p.begin("expected the app to end")
	defer w.stop()
	running := func(context.Context, *accessibility.Snapshot) outcome { return outcome{got: "it is running"} }
	if err := w.until(running); !p.ended && !errors.Is(err, accessibility.ErrEnded) {
		p.t.Fatal(err)
	}
}
