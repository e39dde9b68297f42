package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"strconv"
	"strings"

	"limoni/accessibility"
	"limoni/automation"
)

var treeVerb = &verb{
	name: "tree", arguments: "[TARGET]", max: 1,
	summary: "print the tree, or what is below TARGET, as an outline",
	text: `A line is a node; each is a TARGET for the other verbs:

  role "label"="value" [states, 3/12] #id @ref`,
	define: func(fs *flag.FlagSet) prepare {
		t := new(treeFlags)
		fs.IntVar(&t.depth, "depth", 0, "show `N` levels, the first one included; 0 is all")
		fs.StringVar(&t.filter, "filter", "all", "`WHICH` nodes: all, interactive (what can be operated) or text (what can be read)")
		fs.IntVar(&t.most, "max-nodes", 0, "show at most `N` nodes and say how many are left out; 0 is all")
		fs.Uint64Var(&t.since, "since", 0, "show what changed since `FRAME`, which the app still has if a client has been connected since then")
		fs.BoolVar(&t.actions, "actions", false, "show what can be done with each node, as offers=\"…\"")
		return t.prepare
	},
}

type treeFlags struct {
	depth, most int
	filter      string
	since       uint64
	actions     bool
}

func (t *treeFlags) prepare(c *command) (step, *failure) {
	switch {
	case t.depth < 0 || t.most < 0:
		return nil, usage("-depth and -max-nodes must be 0 or more", "")
	case t.filter != "all" && t.filter != "interactive" && t.filter != "text":
		return nil, usage("-filter is all, interactive or text", "")
	}
	part := accessibility.Part{Depth: t.depth, MaxNodes: t.most}
	part.Filter, _ = accessibility.ParseFilter(t.filter)
	if len(c.args) == 1 {
		root, failed := target(c.args[0])
		if failed != nil {
			return nil, failed
		}
		part.Root = &root
	}
	return online(func(_ context.Context, s *session) outcome {
		switch {
		case s.json:
			return t.asJSON(s)
		case t.since > 0:
			return t.changes(s, part)
		}
		return t.outline(s, part)
	}), nil
}

// asJSON passes the app's snapshot on.
func (t *treeFlags) asJSON(s *session) outcome {
	fields := map[string]any{}
	for name, n := range map[string]uint64{"depth": uint64(t.depth), "max_nodes": uint64(t.most), "since": t.since} {
		if n > 0 {
			fields[name] = n
		}
	}
	if len(s.args) == 1 {
		fields["root"] = s.args[0]
	}
	if t.filter != "all" {
		fields["filter"] = t.filter
	}
	var head struct{ Frame json.Number }
	raw, failed := s.raw("snapshot", fields, &head)
	return outcome{data: raw, failed: failed}
}

func (t *treeFlags) outline(s *session, part accessibility.Part) outcome {
	v, failed := s.read(part)
	if failed != nil {
		return outcome{failed: failed}
	}
	text := accessibility.Outline(&v.Tree)
	if t.actions {
		text = withOffers(text, &v.Tree)
	}
	if v.Omitted > 0 {
		text += fmt.Sprintf("\n… %s left out", count(v.Omitted, "node is", "nodes are"))
	}
	return outcome{text: strings.TrimPrefix(text, "\n")}
}

// withOffers adds to each line what can be done with its node.
func withOffers(outline string, t *accessibility.Tree) string {
	lines := strings.Split(outline, "\n")
	for i := range t.Nodes {
		if names := t.Nodes[i].Actions.Names(); len(names) > 0 {
			lines[i] += " offers=" + strconv.Quote(strings.Join(names, ", "))
		}
	}
	return strings.Join(lines, "\n")
}

// changes compares the tree with what it was. The app tells that of a frame it
// still has to who subscribes from there.
func (t *treeFlags) changes(s *session, part accessibility.Part) outcome {
	ctx, cancel := s.limit()
	defer cancel()
	feed, err := s.client.Subscribe(ctx, automation.Subscription{Topics: []string{"tree"}, Since: t.since})
	if err != nil {
		return outcome{failed: s.why(s.life, err)}
	}
	if feed.First.Frame != t.since || feed.First.Tree == nil {
		return outcome{failed: failed("lost", fmt.Sprintf("the app does not have frame %d any more", t.since),
			"it keeps the last frames while a client is connected; keep one connected, or compare two trees yourself")}
	}
	v, failed := s.read(accessibility.Part{})
	if failed != nil {
		return outcome{failed: failed}
	}
	before, _, _ := part.Of(feed.First.Tree) // a root that was not there yet: nothing
	now, _, err := part.Of(&v.Tree)
	if err != nil {
		return outcome{failed: s.why(s.life, err).asUsage()}
	}
	text := accessibility.Diff(&accessibility.Snapshot{Tree: before}, &accessibility.Snapshot{Tree: now})
	if text == "" {
		text = fmt.Sprintf("nothing changed from frame %d to frame %d", t.since, v.Frame)
	}
	return outcome{text: text}
}
