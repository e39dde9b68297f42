package uitest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"limoni/accessibility"
)

// liftable are the refusals that a later frame may lift. Such an input was not
// delivered, so it is sent again; after every other answer it never is, since
// it may have had its effect.
var liftable = []accessibility.Reason{
	accessibility.ErrNoSuchNode, accessibility.ErrAmbiguous, accessibility.ErrNotAdvertised,
	accessibility.ErrDisabled, accessibility.ErrHidden, accessibility.ErrCovered,
	accessibility.ErrBehindModal, accessibility.ErrUnstable,
}

// deliver sends req once and judges the answer.
func (p *Page) deliver(ctx context.Context, req accessibility.Request) outcome {
	res, err := p.host.Do(ctx, req)
	p.result = res
	p.ended = p.ended || res.Verdict == accessibility.Gone || errors.Is(err, accessibility.ErrEnded)
	if err != nil {
		return outcome{verdict: unmeetable, got: "no verdict, and an input is never sent twice: " + hide(err.Error(), req)}
	}
	switch res.Verdict {
	case accessibility.Handled, accessibility.Gone:
		return outcome{verdict: met}
	case accessibility.Unhandled:
		return unwanted(req)
	case accessibility.Refused:
		return refused(res, req)
	case accessibility.Dropped, accessibility.Unknown:
		return outcome{verdict: unmeetable, got: hide(res.Err().Error(), req)}
	}
	return outcome{verdict: unmeetable, got: fmt.Sprintf("verdict %q", res.Verdict)}
}

// unwanted judges an input that nothing took. A click or a key may be meant to
// reach nothing; an action or a text that does is a mistake of the test.
func unwanted(req accessibility.Request) outcome {
	switch req.Op {
	case accessibility.OpAct:
		return outcome{verdict: unmeetable, got: "unhandled: the node does not react to " + strconv.Quote(req.Action)}
	case accessibility.OpText, accessibility.OpPaste:
		return outcome{verdict: unmeetable, got: "unhandled: no text widget has the focus"}
	}
	return outcome{verdict: met}
}

func refused(res accessibility.Result, req accessibility.Request) outcome {
	got := string(res.Reason)
	if res.Message != "" {
		got += ": " + res.Message
	}
	out := outcome{verdict: unmeetable, got: hide(got, req), lines: res.Candidates, after: res.Frame}
	if len(res.Candidates) > 0 {
		out.heading = "candidates"
	}
	pinned := req.Key != 0 || req.Target.Ref != 0
	if slices.Contains(liftable, res.Reason) || pinned && res.Reason == accessibility.ErrStaleRef {
		out.verdict = unmet
	}
	return out
}

// hide takes what was typed out of an answer that repeats it: it may be a
// password. A text of up to three bytes is looked for in quotes only, since it
// may be part of any word.
func hide(message string, req accessibility.Request) string {
	for _, text := range []string{req.Text, req.Value} {
		if text == "" {
			continue
		}
		message = strings.ReplaceAll(message, strconv.Quote(text), `"…"`)
		if len(text) > 3 {
			message = strings.ReplaceAll(message, text, "…")
		}
	}
	return message
}
