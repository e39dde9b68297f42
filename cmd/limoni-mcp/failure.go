package main

import (
	"errors"
	"fmt"
	"strings"

	"limoni/accessibility"
	"limoni/automation"
)

// toolError is a failure with a code that does not change, what and why, and
// lines to choose from.
type toolError struct {
	code, message string
	candidates    []string
}

func (e toolError) Error() string { return e.code + ": " + e.message }

// maxFailure bounds the text of a failure, which hosts cut early.
const maxFailure = 1500

// failure is err as an answer: the code first, then what to do about it.
func failure(err error) answer {
	e := asToolError(err)
	text := fmt.Sprintf("error %s: %s", e.code, oneLine(e.message, 600))
	for _, line := range e.candidates {
		text += "\n  " + oneLine(line, 300)
	}
	return answer{cutLines(text, maxFailure, func(n int) string { return fmt.Sprintf("… and %d more", n) }), true}
}

func asToolError(err error) toolError {
	var own toolError
	var refusal *accessibility.Refusal
	var reason accessibility.Reason
	var answered *automation.Error
	var dialled *automation.DialError
	switch {
	case errors.As(err, &own):
		return own
	case errors.As(err, &dialled):
		return noApp(dialled)
	case errors.As(err, &refusal):
		return toolError{string(refusal.Reason), refusal.Message, refusal.Candidates}
	case errors.Is(err, accessibility.ErrUnknown):
		return toolError{code: "unknown", message: "the connection was lost before a verdict came"}
	case errors.Is(err, accessibility.ErrEnded):
		return toolError{code: "app-gone", message: "the app has ended; start it again, the next call connects to it"}
	case errors.As(err, &answered):
		return toolError{answered.Code, answered.Message, answered.Lines}
	case errors.As(err, &reason):
		return toolError{code: string(reason), message: err.Error()}
	}
	return toolError{code: "failed", message: err.Error()}
}

// hint adds what to try to a failure's text.
func (a answer) hint(lines ...string) answer {
	a.text += "\n" + strings.Join(lines, "\n")
	return a
}
