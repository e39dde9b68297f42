package automation

import (
	"context"
	"errors"

	"limoni/accessibility"
)

// unsent is the error of a request of which nothing reached the app, since the
// connection was over before.
type unsent struct{ error }

func (e unsent) Unwrap() error { return e.error }

// Do implements [accessibility.Host].
func (s *Session) Do(ctx context.Context, req accessibility.Request) (accessibility.Result, error) {
	result, _, err := s.input(ctx, &req, func(c *Client) (accessibility.Result, map[accessibility.Verdict]int, error) {
		result, err := c.Do(ctx, req)
		return result, nil, err
	})
	return result, err
}

// Press is [Client.Press].
func (s *Session) Press(ctx context.Context, chord string, n int) (accessibility.Result, map[accessibility.Verdict]int, error) {
	return s.input(ctx, &accessibility.Request{}, func(c *Client) (accessibility.Result, map[accessibility.Verdict]int, error) {
		return c.Press(ctx, chord, n)
	})
}

// input sends an input once. Where the connection was over before anything was
// sent, it dials once more.
func (s *Session) input(ctx context.Context, req *accessibility.Request, send func(*Client) (accessibility.Result, map[accessibility.Verdict]int, error)) (accessibility.Result, map[accessibility.Verdict]int, error) {
	var lost error
	for {
		c, err := s.Client(ctx)
		if err != nil {
			return accessibility.Result{}, nil, because(err, lost)
		}
		if named(req) && s.unseen(c) {
			return refused(accessibility.ErrStaleRef, "the app was started anew since, and its refs and keys are others now; read its tree first"), nil, nil
		}
		result, counts, err := send(c)
		if result.Verdict == accessibility.Gone || errors.Is(err, accessibility.ErrEnded) || errors.Is(err, ErrDisconnected) {
			s.retire(c)
		} else if err == nil {
			s.hear(c, false)
		}
		if !errors.As(err, new(unsent)) || lost != nil || ctx.Err() != nil {
			return result, counts, err
		}
		lost = err
	}
}

// named reports whether an input names a node by what only one process knows.
func named(req *accessibility.Request) bool {
	return req.Key != 0 || req.To.Key != 0 || byRef(&req.Target) || byRef(&req.To.Target)
}

func byRef(s *accessibility.Selector) bool {
	return s != nil && (s.Ref != 0 || byRef(s.Within) || byRef(s.Has) || byRef(s.HasNot))
}
