package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"strings"
	"time"

	"limoni/accessibility"
	"limoni/automation"
)

// session is a command on its way, and the app it is about.
type session struct {
	*command
	life   context.Context // of the whole command
	client *automation.Client
	info   automation.Info
}

// do runs a step, connected where the verb needs it.
func (c *command) do(ctx context.Context, step step) outcome {
	return step(ctx, &session{command: c, life: ctx})
}

// online makes a step one that has a connection.
func online(then step) step {
	return func(ctx context.Context, s *session) outcome {
		if failed := s.connect(); failed != nil {
			return outcome{failed: failed}
		}
		defer s.client.Close()
		return then(ctx, s)
	}
}

// connect finds the app and greets it.
func (s *session) connect() *failure {
	path, failed := s.resolve()
	if failed != nil {
		return failed
	}
	ctx, cancel := s.limit()
	defer cancel()
	client, err := automation.Dial(ctx, path)
	if err != nil {
		return s.whyNot(err)
	}
	s.client, s.info = client, client.Info()
	return nil
}

// resolve is the path of the socket, by the one rule of all tools.
func (s *session) resolve() (string, *failure) {
	path, err := automation.Resolve(s.socket, s.app)
	switch {
	case err == nil:
		return path, nil
	case s.app != "":
		return "", usage(plain(err), "")
	}
	first, rest, _ := strings.Cut(plain(err), "\n")
	return "", failed(codeNoApp, first, rest)
}

// whyNot is why the app could not be reached. What was dialled and did not
// answer is no app; what answered has its own reason.
func (s *session) whyNot(err error) *failure {
	var dialled *net.OpError
	if s.life.Err() == nil && !errors.Is(err, context.DeadlineExceeded) && !errors.Is(err, os.ErrDeadlineExceeded) && errors.As(err, &dialled) && dialled.Op == "dial" {
		first, rest, _ := strings.Cut(plain(err), "\n")
		return failed(codeNoApp, first, rest)
	}
	if f := s.why(s.life, err); f.code != codeInternal {
		return f
	}
	return failed(codeNoApp, plain(err), "")
}

func plain(err error) string { return strings.TrimPrefix(err.Error(), "automation: ") }

// limit is the context of one question to the app.
func (s *session) limit() (context.Context, context.CancelFunc) {
	return context.WithTimeout(s.life, max(s.timeout, minimalTimeout))
}

// minimalTimeout is for connecting where a wait itself is not to wait.
const minimalTimeout = time.Millisecond

// raw asks for a read; the result is as the app wrote it, and into, where it is
// not nil, what this command needs of it.
func (s *session) raw(op string, fields map[string]any, into any) (json.RawMessage, *failure) {
	ctx, cancel := s.limit()
	defer cancel()
	return s.rawWithin(ctx, op, fields, into)
}

func (s *session) rawWithin(ctx context.Context, op string, fields map[string]any, into any) (json.RawMessage, *failure) {
	raw, err := s.client.Raw(ctx, op, fields)
	if err != nil {
		return nil, s.why(s.life, err).asUsage()
	}
	if into != nil && json.Unmarshal(raw, into) != nil {
		return nil, s.unreadable()
	}
	return raw, nil
}

// unreadable is an answer of a form that this command does not know.
func (s *session) unreadable() *failure {
	if f := s.foreign(); f != nil {
		return f
	}
	return failed(codeInternal, "the app's answer cannot be read", "")
}

// read is a snapshot without the screen.
func (s *session) read(part accessibility.Part) (automation.View, *failure) {
	ctx, cancel := s.limit()
	defer cancel()
	v, err := s.client.Read(ctx, automation.Reading{Part: part})
	if err != nil {
		return v, s.why(s.life, err).asUsage()
	}
	return v, nil
}

// foreign is a failure where the app speaks no version that this command does.
// Then it may be read as far as that goes, and is sent no input: one could mean
// something else to it.
func (s *session) foreign() *failure {
	low, high := s.info.MinProtocol, s.info.MaxProtocol
	if low <= automation.Protocol && automation.Protocol <= high {
		return nil
	}
	return failed(codeVersion, fmt.Sprintf("the app speaks protocol %s and this command protocol %d", versions(low, high), automation.Protocol),
		"use the command of the Limoni that the app was built with")
}

func versions(low, high int) string {
	if low == high {
		return fmt.Sprint(low)
	}
	return fmt.Sprintf("%d to %d", low, high)
}
