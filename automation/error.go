package automation

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"limoni/accessibility"
)

// Error is the answer to a request that could not be carried out. Nothing was
// changed by it. errors.Is looks through it to [accessibility.ErrIdle],
// [accessibility.ErrEnded], [accessibility.ErrOnUIGoroutine], the context
// errors and every [accessibility.Reason], also across a connection.
type Error struct {
	Code    string `json:"code"`    // a name listed in docs/protocol.md
	Message string `json:"message"` // what, why and what to try; never quotes text
}

func (e *Error) Error() string { return "automation: " + e.Message }

// Unwrap returns the error the code stands for, nil where it has none.
func (e *Error) Unwrap() error {
	for _, k := range known {
		if k.code == e.Code {
			return k.err
		}
	}
	return nil
}

// The codes of mistakes in a request, and of what the connection does.
const (
	codeMalformed    = "malformed"
	codeTooLong      = "too-long"
	codeBadID        = "bad-id"
	codeUnknownOp    = "unknown-op"
	codeUnknownField = "unknown-field"
	codeBadValue     = string(accessibility.ErrBadValue)
	codeBusy         = "busy"
	codeVersion      = "version"
	codePeer         = "peer"
	codeEnded        = "ended"
	codeCancelled    = "cancelled"
	codeHost         = "host"
)

// known pairs the codes with the errors that a caller may ask for.
var known = []struct {
	code string
	err  error
}{
	{"idle", accessibility.ErrIdle},
	{codeEnded, accessibility.ErrEnded},
	{"ui-goroutine", accessibility.ErrOnUIGoroutine},
	{codeCancelled, context.Canceled},
	{"deadline", context.DeadlineExceeded},
	reason(accessibility.ErrNoSuchNode), reason(accessibility.ErrAmbiguous), reason(accessibility.ErrStaleRef),
	reason(accessibility.ErrNotAdvertised), reason(accessibility.ErrDisabled), reason(accessibility.ErrHidden),
	reason(accessibility.ErrCovered), reason(accessibility.ErrBehindModal), reason(accessibility.ErrUnstable),
	reason(accessibility.ErrReadonly), reason(accessibility.ErrPolicy), reason(accessibility.ErrBadValue),
	reason(accessibility.ErrNotFocused),
	reason(accessibility.ErrDropped),
}

func reason(r accessibility.Reason) struct {
	code string
	err  error
} {
	return struct {
		code string
		err  error
	}{string(r), r}
}

func knownError(err error) error {
	for _, k := range known {
		if errors.Is(err, k.err) {
			return k.err
		}
	}
	return nil
}

// errorOf returns the form in which err is sent.
func errorOf(err error) *Error {
	if e := (*Error)(nil); errors.As(err, &e) {
		return e
	}
	if refusal := (*accessibility.Refusal)(nil); errors.As(err, &refusal) {
		return &Error{string(refusal.Reason), refusal.Message}
	}
	for _, k := range known {
		if errors.Is(err, k.err) {
			return &Error{k.code, strings.TrimPrefix(k.err.Error(), "accessibility: ")}
		}
	}
	return &Error{codeHost, "the app could not answer"}
}

func errorf(code, format string, args ...any) *Error {
	return &Error{code, fmt.Sprintf(format, args...)}
}
