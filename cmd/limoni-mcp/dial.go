package main

import (
	"context"
	"errors"

	"limoni/accessibility"
	"limoni/automation"
)

// dialer connects to the app that the flags and the environment name. It looks
// anew each time, as the app may start later than the bridge.
func dialer(socket, label string) func(context.Context) (*link, error) {
	return func(ctx context.Context) (*link, error) {
		path, err := automation.Resolve(socket, label)
		if err != nil {
			return nil, err
		}
		client, err := automation.Dial(ctx, path)
		if err != nil {
			return nil, err
		}
		info, err := client.Hello(ctx)
		if err != nil {
			client.Close()
			return nil, err
		}
		return &link{Host: client, about: about{path, info.PID, info.Policy}, close: func() { client.Close() }}, nil
	}
}

// answered reports that err came from the app, so that the connection works.
func answered(err error) bool {
	var from *automation.Error
	return errors.As(err, &from) && !errors.Is(err, accessibility.ErrEnded)
}

// notSent reports that an input never left this process.
func notSent(err error) bool { return errors.Is(err, automation.ErrDisconnected) }
