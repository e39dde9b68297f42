package automation

import (
	"context"
	"fmt"
	"net"
	"os"
	"strings"
)

// Dial connects to the app that listens on path and says hello. Where nobody
// listens the error is that of [NotListening]; where the app does not let this
// client in it is the app's reason.
func Dial(ctx context.Context, path string) (*Client, error) {
	full, err := socketPath(path)
	if err != nil {
		return nil, err
	}
	conn, err := new(net.Dialer).DialContext(ctx, "unix", full)
	if err != nil {
		return nil, NotListening(full, err)
	}
	if uid, err := peerOf(conn); err == nil && uid != os.Geteuid() {
		conn.Close()
		return nil, fmt.Errorf("automation: %q is served by user %d and not by user %d; it is not asked anything", full, uid, os.Geteuid())
	}
	c := NewClient(conn)
	if _, err := c.Hello(ctx); err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

// Dialer returns the dial of a [Session] to the app that [Resolve] finds. It is
// looked for anew each time, as an app may start after its tool.
func Dialer(socketFlag, label string) func(context.Context) (*Client, error) {
	return func(ctx context.Context) (*Client, error) {
		path, err := Resolve(socketFlag, label)
		if err != nil {
			return nil, err
		}
		return Dial(ctx, path)
	}
}

// NotListening returns the error for a path where no app answers. It names the
// path, what an app needs in order to listen, and the sockets on which apps
// answer now. It wraps err.
func NotListening(path string, err error) error {
	return fmt.Errorf("automation: no app answers at %q: %w\n%s\n%s", path, err,
		"An app listens when it is built with -tags limoni_debug and started with "+envSocket+"=PATH, or sets WithAutomation itself.",
		sayLive(LiveSockets()))
}

func sayLive(live []string) string {
	if len(live) == 0 {
		return "No other app is listening in " + runtimeDir() + "."
	}
	return "Apps are listening at:\n  " + strings.Join(live, "\n  ")
}
