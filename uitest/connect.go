package uitest

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"limoni/accessibility"
	"limoni/automation"
)

// Connect returns a page over a running program that listens at a socket. It
// sees and may do what that program's policy allows. The connection is closed
// when the test ends; the program runs on.
func Connect(t testing.TB, socketPath string, opts ...Option) *Page {
	t.Helper()
	p := New(t, nil, opts...)
	ctx, stop := context.WithTimeout(context.Background(), p.timeout)
	defer stop()
	client, err := automation.Dial(ctx, socketPath)
	if err != nil {
		t.Fatalf("uitest: cannot connect: %v", err)
	}
	t.Cleanup(func() { _ = client.Close() })
	p.host = connection{client}
	return p
}

// connection is a client for which a program that is no longer there has
// ended, whether it said goodbye or not. It is no [automation.Session], which
// would go on with the program that is started next: a test that lost its
// program half way would then pass or fail by what another one shows, and never
// say that the first had crashed. Who starts it again connects another page.
type connection struct{ *automation.Client }

func (c connection) Snapshot(ctx context.Context, after uint64) (*accessibility.Snapshot, error) {
	s, err := c.Client.Snapshot(ctx, after)
	if errors.Is(err, automation.ErrDisconnected) {
		err = fmt.Errorf("%w: %w", accessibility.ErrEnded, err)
	}
	return s, err
}
