package automation

import (
	"context"

	"limoni/accessibility"
)

// Watch implements [accessibility.Watcher]. A host that cannot be watched is
// asked for one frame after the other; what it painted in between is lost.
func (g guard) Watch() (accessibility.Watch, error) {
	w, ok := g.host.(accessibility.Watcher)
	if !ok {
		return &asking{host: g}, nil
	}
	watch, err := w.Watch()
	if err != nil {
		return nil, withoutText(err)
	}
	return guardedWatch{watch, g.policy}, nil
}

type guardedWatch struct {
	accessibility.Watch
	policy Policy
}

func (w guardedWatch) Next(ctx context.Context) (*Snapshot, uint64, error) {
	s, lost, err := w.Watch.Next(ctx)
	if err != nil {
		return nil, 0, withoutText(err)
	}
	return reduced(s, w.policy), lost, nil
}

// asking watches a host by asking for the next frame.
type asking struct {
	host guard
	last uint64
}

// Next returns [accessibility.ErrIdle] where the host says, for now, that no
// later frame will come, and where it tells one again that it has told.
func (a *asking) Next(ctx context.Context) (*Snapshot, uint64, error) {
	s, err := a.host.Snapshot(ctx, a.last)
	switch {
	case err != nil:
		return nil, 0, err
	case s.Frame <= a.last:
		return nil, 0, accessibility.ErrIdle
	}
	lost := s.Frame - a.last - 1
	if a.last == 0 {
		lost = 0
	}
	a.last = s.Frame
	return s, lost, nil
}

func (a *asking) Close() {}
