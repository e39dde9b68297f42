package uitest

import (
	"context"
	"fmt"
	"strings"

	"limoni/accessibility"
)

// Locator describes nodes. It holds no node: each use looks at the tree anew,
// so a locator made before a dialog opens finds what is in it afterwards. It
// is a plain value; the methods that narrow it return another one.
//
// Actions and single-node assertions are strict: they want exactly one match
// and name the candidates where there are more.
type Locator struct {
	page  *Page
	base  accessibility.Selector // what the app can resolve itself
	steps []step                 // what it cannot, in order
}

// step is one narrowing that a Selector has no field for.
type step struct {
	words string
	keep  func(t *accessibility.Tree, found []int) ([]int, error)
}

// then adds a step and leaves l as it was.
func (l Locator) then(words string, keep func(*accessibility.Tree, []int) ([]int, error)) Locator {
	l.steps = append(l.steps[:len(l.steps):len(l.steps)], step{words, keep})
	return l
}

// plain reports whether another condition may still go into base: after a
// step or a pick it would come too early.
func (l Locator) plain() bool { return len(l.steps) == 0 && l.base.Nth == nil }

// String describes the locator as failures and logs do: an outline line, and
// then the narrowing in words.
func (l Locator) String() string {
	words := []string{l.base.String()}
	for _, s := range l.steps {
		if s.words != "" {
			words = append(words, s.words)
		}
	}
	return strings.Join(words, " ")
}

// nested is l as a part of another description.
func (l Locator) nested() string {
	if l.String() == l.base.String() && l.base.Nth == nil {
		return l.String()
	}
	return "(" + l.String() + ")"
}

// Count returns how many nodes match in the current frame. It does not wait;
// Expect(l).ToHaveCount does.
func (l Locator) Count() int {
	l.page.t.Helper()
	found, err := l.find(&l.page.Snapshot().Tree)
	if err != nil {
		l.page.t.Fatalf("uitest: count of %v: %v", l, err)
	}
	return len(found)
}

// Node waits until exactly one node matches and returns a copy of it.
func (l Locator) Node() accessibility.Node {
	l.page.t.Helper()
	var node accessibility.Node
	w := l.page.begin("expected one " + l.String())
	defer w.stop()
	err := w.until(func(_ context.Context, s *accessibility.Snapshot) outcome {
		i, out := l.one(s)
		if i >= 0 {
			node = known(&s.Tree, i)
		}
		return out
	})
	if err != nil {
		l.page.t.Fatal(err)
	}
	return node
}

// find returns the indices of all matches, in the order of the tree.
func (l Locator) find(t *accessibility.Tree) ([]int, error) {
	found, err := l.base.All(t)
	for _, s := range l.steps {
		if err != nil {
			return nil, err
		}
		found, err = s.keep(t, found)
	}
	return found, err
}

// one returns the index of the only match and a met outcome, or -1 and what is
// there instead.
func (l Locator) one(s *accessibility.Snapshot) (int, outcome) {
	found, err := l.find(&s.Tree)
	switch {
	case err != nil:
		return -1, unresolved(err)
	case len(found) == 0:
		return -1, outcome{got: "0 matches", heading: "nearest", lines: l.nearest(&s.Tree)}
	case len(found) > 1:
		return -1, outcome{got: count(len(found), "match", "matches") + ", want exactly one",
			heading: "candidates, as Nth counts them", lines: candidates(&s.Tree, found)}
	}
	return found[0], outcome{verdict: met}
}

// aim points req at node i, the only match: by the description where the app
// can resolve it, so that it decides on the frame it acts on.
func (l Locator) aim(req accessibility.Request, t *accessibility.Tree, i int) accessibility.Request {
	switch ref := t.Ref(i); {
	case len(l.steps) == 0:
		req.Target = l.base
	case ref != 0:
		req.Target = accessibility.Selector{Ref: ref}
	default:
		req.Key = t.Nodes[i].Key
	}
	return req
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
