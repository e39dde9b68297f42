package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"strconv"

	"limoni/accessibility"
)

var findVerb = &verb{
	name: "find", arguments: "TARGET", min: 1, max: 1,
	summary: "list the nodes that match TARGET, an outline line each",
	text:    "Where nothing matches the exit code is 4, and the nearest nodes are listed as errors.",
	define: func(fs *flag.FlagSet) prepare {
		most := fs.Int("max-nodes", 100, "show at most `N` of the matches and say how many more there are")
		return func(c *command) (step, *failure) {
			sel, failed := target(c.args[0])
			if failed == nil && *most < 1 {
				failed = usage("-max-nodes must be 1 or more", "")
			}
			return online(func(_ context.Context, s *session) outcome { return s.find(sel, *most) }), failed
		}
	},
}

func (s *session) find(sel accessibility.Selector, most int) outcome {
	var found struct {
		Frame, Count int
		Nodes        []struct{ Line string }
	}
	raw, failed := s.raw("find", map[string]any{"target": s.args[0], "max_nodes": most}, &found)
	if failed != nil {
		return outcome{failed: failed}
	}
	if found.Count == 0 {
		return outcome{data: raw, failed: s.absent(sel, found.Frame)}
	}
	text := ""
	for _, n := range found.Nodes {
		text += n.Line + "\n"
	}
	if left := found.Count - len(found.Nodes); left > 0 {
		text += fmt.Sprintf("… %d more; -max-nodes %d shows all\n", left, found.Count)
	}
	return outcome{text: text[:len(text)-1], data: raw}
}

// absent is the failure where nothing matched, with what is like it.
func (s *session) absent(sel accessibility.Selector, frame int) *failure {
	f := failed(string(accessibility.ErrNoSuchNode), fmt.Sprintf("nothing matches in frame %d", frame), "limoni tree shows what there is")
	v, unread := s.read(accessibility.Part{})
	if unread != nil {
		return f
	}
	var near *accessibility.Refusal
	if _, err := sel.One(&v.Tree); errors.As(err, &near) && near.Reason == accessibility.ErrNoSuchNode {
		f.lines = near.Candidates
	}
	if len(f.lines) > 0 {
		f.hint = "did you mean one of these? limoni tree shows all there is"
	}
	return f
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return itoa(n) + " " + many
}

func itoa(n int) string { return strconv.Itoa(n) }
