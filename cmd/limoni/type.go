package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"limoni/accessibility"
	"limoni/automation"
)

var typeVerb = &verb{
	name: "type", arguments: "TEXT", min: 1, max: 1,
	summary: "type text into the focused text widget, or into -into TARGET",
	text: `A TEXT of - is read from standard input. That is the way for a secret: what
stands on a command line is seen by others in the list of processes, and kept
in the shell's history. The last line end of standard input is not typed.

The text is repeated in no answer and no error: where the app shows it, an
answer has [typed].`,
	define: func(fs *flag.FlagSet) prepare {
		into := fs.String("into", "", "focus `TARGET` first; nothing is typed where it does not get the focus")
		return func(c *command) (step, *failure) {
			var to accessibility.Selector
			if *into != "" {
				var failed *failure
				if to, failed = target(*into); failed != nil {
					return nil, failed
				}
			}
			if c.args[0] == "" {
				return nil, usage("TEXT is empty", "limoni press backspace deletes; limoni act TARGET set-value \"\" empties a field")
			}
			return withText(c.args[0], func(text string) step {
				return inputs(masking(text), func(in *input) *failure { return in.typeText(text, to) }, func(r *inputResult) string {
					return "typed " + count(r.Clusters, "character", "characters") + intoWhat(r.Target)
				})
			}), nil
		}
	},
}

func intoWhat(target string) string {
	if target == "" {
		return ""
	}
	return " into " + target
}

// typeText focuses the target where one is named and has not got the focus.
func (in *input) typeText(text string, to accessibility.Selector) *failure {
	if !to.IsZero() && !in.hasFocus(to) {
		if failed := in.act(accessibility.Request{Op: accessibility.OpAct, Target: to, Action: "focus"}); failed != nil {
			return failed
		}
	}
	return in.act(accessibility.Request{Op: accessibility.OpText, Target: to, Text: text})
}

func (in *input) hasFocus(to accessibility.Selector) bool {
	i, err := to.One(&in.before.Tree)
	return err == nil && in.before.Focus != 0 && in.before.Tree.Nodes[i].Key == in.before.Focus
}

// withText makes a step of a text as it stands on the command line, where "-"
// is what standard input has.
func withText(text string, then func(text string) step) step {
	return func(ctx context.Context, s *session) outcome {
		if text == "-" {
			var failed *failure
			if text, failed = readText(ctx, s.in); failed != nil {
				return outcome{failed: failed}
			}
		}
		if !utf8.ValidString(text) {
			return outcome{failed: usage("the text is not valid UTF-8", "")}
		}
		return then(text)(ctx, s)
	}
}

// readText reads a text without its last line end. A Ctrl+C ends it, although
// the read itself goes on until the program has ended.
func readText(ctx context.Context, in io.Reader) (string, *failure) {
	type read struct {
		text []byte
		err  error
	}
	got := make(chan read, 1)
	go func() {
		text, err := io.ReadAll(io.LimitReader(in, automation.MaxLine+1))
		got <- read{text, err}
	}()
	select {
	case <-ctx.Done():
		return "", failed(codeInterrupted, "interrupted", "")
	case r := <-got:
		text := strings.TrimSuffix(strings.TrimSuffix(string(r.text), "\n"), "\r")
		switch {
		case r.err != nil:
			return "", failed(codeInternal, "standard input cannot be read", "")
		case len(r.text) > automation.MaxLine:
			return "", usage(fmt.Sprintf("standard input has more than the %d bytes that can be sent at once", automation.MaxLine), "")
		case text == "":
			return "", usage("standard input is empty", "")
		}
		return text, nil
	}
}
