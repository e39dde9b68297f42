package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"limoni/accessibility"
	"limoni/automation"
)

// failure is why a command did not do what it was asked.
type failure struct {
	code    string // a code or reason of docs/protocol.md, or one of this command's own
	message string
	hint    string // what to do about it, "" where the message says it
	lines   []string
	exit    int
}

// The exit codes, for scripts. Every failure has one of them.
const (
	exitOK          = 0
	exitInternal    = 1
	exitUsage       = 2
	exitNoApp       = 3
	exitRefused     = 4
	exitPolicy      = 5
	exitVersion     = 6
	exitGone        = 7
	exitDropped     = 8
	exitTimeout     = 124 // as timeout(1)
	exitInterrupted = 130 // 128 and SIGINT, as shells have it
)

// The codes that are this command's own.
const (
	codeUsage        = "usage"
	codeNoApp        = "no-app"
	codeInternal     = "internal"
	codeUnhandled    = "unhandled"
	codeUnknown      = "unknown"
	codeDropped      = "dropped"
	codeTimeout      = "timeout"
	codeInterrupted  = "interrupted"
	codeDisconnected = "disconnected"
	codeVersion      = "version"
	codeFindings     = "findings"
	codeChecks       = "checks"
)

// exits are the codes whose exit is not that of a refusal.
var exits = map[string]int{
	codeInternal: exitInternal, "host": exitInternal, "ui-goroutine": exitInternal,
	"malformed": exitInternal, "too-long": exitInternal, "bad-id": exitInternal,
	codeUsage: exitUsage,
	codeNoApp: exitNoApp,
	"policy":  exitPolicy, "peer": exitPolicy,
	codeVersion: exitVersion, "unknown-op": exitVersion, "unknown-field": exitVersion,
	"ended": exitGone, codeDisconnected: exitGone, codeUnknown: exitGone,
	codeDropped: exitDropped,
	codeTimeout: exitTimeout, "deadline": exitTimeout,
	codeInterrupted: exitInterrupted,
}

func failed(code, message, hint string, lines ...string) *failure {
	exit, special := exits[code]
	if !special {
		exit = exitRefused
	}
	return &failure{code: code, message: message, hint: hint, lines: lines, exit: exit}
}

func usage(message, hint string) *failure { return failed(codeUsage, message, hint) }

// why is what an error of the client means. ctx is that of the whole command.
func (c *command) why(ctx context.Context, err error) *failure {
	var answer *automation.Error
	var refusal *accessibility.Refusal
	switch {
	case ctx.Err() != nil:
		return failed(codeInterrupted, "interrupted", "")
	case errors.As(err, &answer):
		return failed(answer.Code, answer.Message, hints[answer.Code], answer.Lines...)
	case errors.As(err, &refusal):
		return failed(string(refusal.Reason), refusal.Message, hints[string(refusal.Reason)], refusal.Candidates...)
	case errors.Is(err, context.DeadlineExceeded):
		return failed(codeTimeout, fmt.Sprintf("the app gave no answer within %v", c.timeout), "its draw function may be stuck; -timeout waits longer")
	case errors.Is(err, automation.ErrDisconnected):
		return failed(codeDisconnected, "the connection to the app broke", "look whether the app still runs")
	}
	return failed(codeInternal, strings.TrimPrefix(err.Error(), "automation: "), "")
}

// asUsage makes a value that a read cannot use a mistake in the command line.
func (f *failure) asUsage() *failure {
	if f.code == "bad-value" {
		f.exit = exitUsage
	}
	return f
}

// hints say what to try where a message from the app may not.
var hints = map[string]string{
	"policy":        "the app must set that field of its automation policy, or be started with LIMONI_AUTOMATION_ALLOW=input,screen,values",
	"leased":        "another client drives the app alone at the moment; try again when it is done",
	"busy":          "close another client of the app",
	"unknown-op":    "the app is older than this command; build it with the same version of Limoni",
	"unknown-field": "the app is older than this command; build it with the same version of Limoni",
	"ended":         "start the app again",
	"stale-ref":     "limoni tree has the refs that there are now",
}
