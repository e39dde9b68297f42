package accessibility

import (
	"sort"
	"strconv"
)

const (
	mostNear       = 3  // candidates where nothing matches
	mostCandidates = 10 // candidates where several match
)

func emptySelector() error {
	return &Refusal{Reason: ErrBadValue, Message: `empty selector: it would match every node; write @12, #id, button "Add task" or a line copied from the outline`}
}

// missing is the refusal where nothing matches s.
func (s *Selector) missing(t *Tree) error {
	if s.Within != nil {
		if outer, err := s.Within.All(t); err == nil && len(outer) == 0 {
			return noSuchNode("nothing matches "+s.String()+", for there is no "+s.Within.String(), s.Within.nearest(t))
		}
	}
	return noSuchNode("nothing matches "+s.String(), s.nearest(t))
}

func noSuchNode(message string, near []string) error {
	if len(near) > 0 {
		message += "; the nearest are"
	} else {
		message += " and nothing is near; read the tree for what is there"
	}
	return &Refusal{Reason: ErrNoSuchNode, Message: message, Candidates: near}
}

func (s *Selector) outOfRange(t *Tree, found []int) error {
	all := *s
	all.Nth = nil
	message := "there is no nth " + strconv.Itoa(*s.Nth) + " of " + all.String() + ": " + count(len(found), "node matches", "nodes match") +
		"; use nth 0 to " + strconv.Itoa(len(found)-1) + ", or -1 for the last"
	return &Refusal{Reason: ErrNoSuchNode, Message: message, Candidates: lines(t, found, mostNear)}
}

// ambiguous is the refusal where several nodes match s.
func (s *Selector) ambiguous(t *Tree, found []int) error {
	message := s.String() + " matches " + strconv.Itoa(len(found)) + " nodes where one is meant; use one of these lines, or nth 0 to " + strconv.Itoa(len(found)-1)
	if len(found) > mostCandidates {
		message += " (the first " + strconv.Itoa(mostCandidates) + " are shown)"
	}
	return &Refusal{Reason: ErrAmbiguous, Message: message, Candidates: lines(t, found, mostCandidates)}
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

func lines(t *Tree, nodes []int, most int) []string {
	var out []string
	for _, i := range nodes[:min(most, len(nodes))] {
		out = append(out, uniqueLine(t, i))
	}
	return out
}

// uniqueLine is the line of node i as a selector of this node alone: where
// neither ref nor ID nor role and label tell it apart, "nth 2" follows.
func uniqueLine(t *Tree, i int) string {
	line := OutlineLine(t, i)
	sel, err := ParseSelector(line)
	if err != nil {
		return line
	}
	same, _ := sel.All(t)
	if len(same) < 2 {
		return line
	}
	return line + " nth " + strconv.Itoa(sort.SearchInts(same, i))
}
