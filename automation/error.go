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
	// Lines are outline lines that explain it: what a wait found instead, the
	// candidates of a selector.
	Lines []string `json:"lines,omitempty"`
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
	codeTimeout      = "timeout"
	codeLost         = "lost"
	codePolicy       = string(accessibility.ErrPolicy)
)

var (
	// ErrTimeout says that what was waited for did not come in the time of the
	// wait.
	ErrTimeout = errors.New("automation: the wait timed out")
	// ErrLost says that a frame is not kept any more.
	ErrLost = errors.New("automation: that frame is not kept any more")
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
	reason(accessibility.ErrDropped), reason(ErrLeased),
	{codeTimeout, ErrTimeout}, {codeLost, ErrLost},
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
		return &Error{string(refusal.Reason), refusal.Message, refusal.Candidates}
	}
	for _, k := range known {
		if errors.Is(err, k.err) {
			return errorf(k.code, "%s", strings.TrimPrefix(k.err.Error(), "accessibility: "))
		}
	}
	return errorf(codeHost, "the app could not answer")
}

func errorf(code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...)}
}
