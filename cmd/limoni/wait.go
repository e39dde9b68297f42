package main

import (
	"context"
	"flag"
	"fmt"
	"strconv"
	"strings"
	"time"

	"limoni/automation"
)

var waitVerb = &verb{
	name: "wait", arguments: "[TARGET]", max: 1,
	summary: "wait until a frame is as it is described",
	text: `All that is given must hold in one frame; the current one counts too, unless
-after says otherwise. Where it does not come true within -timeout the exit
code is 124, and the answer says what was there instead. A -timeout of 0 judges
what is there. Ctrl+C ends the wait.`,
	define: func(fs *flag.FlagSet) prepare {
		w := &waitFlags{fields: map[string]any{}}
		for _, f := range waitTexts {
			fs.Func(f.flag, f.usage, func(text string) error { w.fields[f.field] = text; return nil })
		}
		w.number(fs, "count", "so many nodes match, `N`; with TARGET")
		w.number(fs, "after", "only frames after `FRAME` count, such as the frame of an input's answer")
		for _, f := range waitSwitches {
			fs.BoolFunc(f.flag, f.usage, func(text string) error { return w.set(f.flag, text) })
		}
		return w.prepare
	},
}

var waitTexts = []struct{ flag, field, usage string }{
	{"state", "state", "what the node must be, `STATE`: attached, gone, visible, hidden, enabled, or a state such as checked; with TARGET"},
	{"value", "value", "the value of a match is exactly `VALUE`; with TARGET"},
	{"text", "text", "`TEXT` stands in a row of the screen"},
	{"regexp", "regexp", "the regular expression `RE` (RE2) matches the screen"},
}

var waitSwitches = []struct{ flag, usage string }{
	{"idle", "nothing is queued, no timer is armed, no work is pending"},
	{"changed", "the tree is not as it was in the frame that the wait counts from"},
	{"exit", "the app has ended"},
}

// waitFlags are the fields of the operation that the flags set.
type waitFlags struct{ fields map[string]any }

func (w *waitFlags) number(fs *flag.FlagSet, name, usage string) {
	fs.Func(name, usage, func(text string) error {
		n, err := strconv.ParseUint(text, 10, 53)
		w.fields[name] = n
		return err
	})
}

func (w *waitFlags) set(name, text string) error {
	on, err := strconv.ParseBool(text)
	if delete(w.fields, name); on {
		w.fields[name] = true
	}
	return err
}

func (w *waitFlags) prepare(c *command) (step, *failure) {
	switch {
	case len(c.args) == 1:
		if _, failed := target(c.args[0]); failed != nil {
			return nil, failed
		}
		w.fields["target"] = c.args[0]
	case w.has("state", "count", "value"):
		return nil, usage("-state, -count and -value are about a TARGET, and none is given", "")
	case len(w.fields) == 0:
		return nil, usage("what is to be waited for? Give a TARGET, -text, -regexp, -idle, -changed or -exit", "")
	}
	if c.timeout > automation.MaxWait {
		return nil, usage(fmt.Sprintf("-timeout is at most %v", automation.MaxWait), "")
	}
	w.fields["timeout_ms"] = c.timeout.Milliseconds()
	return func(ctx context.Context, s *session) outcome {
		patience := s.timeout
		s.timeout = defaultTimeout // for the connection
		return online(func(_ context.Context, s *session) outcome { return w.wait(s, patience) })(ctx, s)
	}, nil
}

func (w *waitFlags) has(names ...string) bool {
	for _, name := range names {
		if _, ok := w.fields[name]; ok {
			return true
		}
	}
	return false
}

// wait leaves the time to the app, which sees every frame, and only comes to
// its own end where the app does not answer.
func (w *waitFlags) wait(s *session, patience time.Duration) outcome {
	s.timeout += patience
	var held struct {
		Frame uint64
		Count *int
		Lines []string
		Exit  bool
	}
	raw, failed := s.raw("wait", w.fields, &held)
	if failed != nil {
		return outcome{failed: failed}
	}
	var lines []string
	switch {
	case held.Exit:
		lines = []string{"the app has ended"}
	case held.Count != nil:
		lines = append([]string{fmt.Sprintf("frame %d: %s", held.Frame, count(*held.Count, "node matches", "nodes match"))}, held.Lines...)
	default:
		lines = []string{fmt.Sprintf("frame %d: it is so", held.Frame)}
	}
	return outcome{text: strings.Join(lines, "\n"), data: raw}
}
