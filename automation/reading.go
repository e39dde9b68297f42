package automation

import (
	"math"

	"limoni/accessibility"
)

// reading is which snapshot a client asks for, and how much of it.
type reading struct {
	after uint64
	since uint64 // 0 for the whole
	part  accessibility.Part
	cells bool
}

var filters = []string{"all", "interactive", "text"}

func readReading(o *object, r *request) {
	r.read = reading{after: o.frame("after"), since: o.frame("since"), cells: o.bool("screen")}
	part := &r.read.part
	if o.has("root") {
		root := o.target("root")
		part.Root = &root
	} else {
		o.asked = append(o.asked, "root")
	}
	part.Depth, part.MaxNodes = o.integer("depth", 0, math.MaxInt32), o.integer("max_nodes", 1, math.MaxInt32)
	part.Filter, _ = accessibility.ParseFilter(o.word("filter", filters...))
}

// of is the part of s that was asked for.
func (r *reading) of(s *Snapshot) (*Snapshot, int, *Error) {
	tree, omitted, err := r.part.Of(&s.Tree)
	if err != nil {
		return nil, 0, errorOf(err)
	}
	part := *s
	part.Tree = tree
	if !r.cells {
		part.Screen = accessibility.Screen{}
	}
	return &part, omitted, nil
}

// target returns a member that must be a selector: an object, or text as an
// outline has it.
func (o *object) target(name string) accessibility.Selector {
	value, ok := o.take(name)
	if ok && value[0] == '"' {
		s, err := accessibility.ParseSelector(unquote(value))
		if err != nil {
			o.fail(codeBadValue, "%q in %s is no selector%s", name, o.name, `; write "@12", "#id", "button \"Add task\"" or a line of the outline`)
		}
		return s
	}
	if ok && value[0] != '{' {
		o.fail(codeBadValue, "%q in %s must be a selector: an object, or text as an outline has it", name, o.name)
	}
	inner := o.object(name)
	if inner == nil {
		return accessibility.Selector{}
	}
	s := readSelector(inner, 1)
	o.adopt(inner.end())
	return s
}
