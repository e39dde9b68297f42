package uitest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"limoni/accessibility"
)

// Within keeps the matches inside a container. Where outer matches nothing
// there is no match, so that what was in a dialog is gone with it; where it
// matches several nodes, nothing can be decided and every use fails.
func (l Locator) Within(outer Locator) Locator {
	if l.plain() && l.base.Within == nil && len(outer.steps) == 0 {
		l.base.Within = &outer.base
		return l
	}
	return l.then("in "+outer.nested(), func(t *accessibility.Tree, found []int) ([]int, error) {
		around, err := outer.find(t)
		if err != nil || len(around) == 0 {
			return nil, err
		}
		if len(around) > 1 {
			return nil, manyContainers(t, outer, around)
		}
		return slices.DeleteFunc(found, func(i int) bool {
			return i == around[0] || !t.Contains(around[0], i)
		}), nil
	})
}

func manyContainers(t *accessibility.Tree, outer Locator, around []int) error {
	return &accessibility.Refusal{
		Reason:     accessibility.ErrAmbiguous,
		Message:    fmt.Sprintf("the container %v has %d matches, want exactly one", outer, len(around)),
		Candidates: candidates(t, around),
	}
}

// Nth picks one match by its place in the tree, from 0, and from the end where
// i is negative.
func (l Locator) Nth(i int) Locator {
	if l.plain() {
		l.base.Nth = &i
		return l
	}
	return l.then("nth "+strconv.Itoa(i), func(_ *accessibility.Tree, found []int) ([]int, error) {
		at := i
		if at < 0 {
			at += len(found)
		}
		if at < 0 || at >= len(found) {
			return nil, nil
		}
		return found[at : at+1], nil
	})
}

// First picks the first match.
func (l Locator) First() Locator { return l.Nth(0) }

// Last picks the last match.
func (l Locator) Last() Locator { return l.Nth(-1) }

// WithValue keeps the matches that hold exactly this value. A sensitive node
// has none to compare.
func (l Locator) WithValue(value string) Locator {
	if l.plain() && l.base.Value == nil {
		l.base.Value = &value
		return l
	}
	return l.keep("with value "+strconv.Quote(value), func(t *accessibility.Tree, i int) bool {
		return known(t, i).Value == value
	})
}

// Filter is a set of conditions; those that are set must all hold.
type Filter struct {
	// States must all be there, and none of NotStates.
	States, NotStates accessibility.State
	// HasText is a part of the label or value of the node or of one inside
	// it; HasNotText must be in none of them.
	HasText, HasNotText string
	// Has wants a match of that locator inside the node, and HasNot none.
	Has, HasNot Locator
}

// Filter keeps the matches for which f holds:
//
//	rows.Filter(uitest.Filter{HasText: "lemons"}).Click()
func (l Locator) Filter(f Filter) Locator {
	if f.States|f.NotStates != 0 {
		l = l.keep(stateWords(f), func(t *accessibility.Tree, i int) bool {
			states := statesOf(t, i)
			return states.Has(f.States) && states&f.NotStates == 0
		})
	}
	if f.HasText != "" {
		l = l.keep("with text "+strconv.Quote(f.HasText), func(t *accessibility.Tree, i int) bool {
			return hasText(t, i, f.HasText)
		})
	}
	if f.HasNotText != "" {
		l = l.keep("without text "+strconv.Quote(f.HasNotText), func(t *accessibility.Tree, i int) bool {
			return !hasText(t, i, f.HasNotText)
		})
	}
	return l.holding("having", f.Has, true).holding("having no", f.HasNot, false)
}

// keep adds a step that judges each match alone.
func (l Locator) keep(words string, good func(t *accessibility.Tree, i int) bool) Locator {
	return l.then(words, func(t *accessibility.Tree, found []int) ([]int, error) {
		return slices.DeleteFunc(found, func(i int) bool { return !good(t, i) }), nil
	})
}

// holding keeps the matches that have, or have not, a match of inner inside.
func (l Locator) holding(word string, inner Locator, want bool) Locator {
	if inner.page == nil {
		return l
	}
	return l.then(word+" "+inner.nested(), func(t *accessibility.Tree, found []int) ([]int, error) {
		in, err := inner.find(t)
		return slices.DeleteFunc(found, func(i int) bool {
			return want != slices.ContainsFunc(in, func(j int) bool { return j != i && t.Contains(i, j) })
		}), err
	})
}

func hasText(t *accessibility.Tree, i int, part string) bool {
	for end := t.End(i); i < end; i++ {
		n := known(t, i)
		if strings.Contains(folded(n.Label), part) || strings.Contains(n.Value, part) {
			return true
		}
	}
	return false
}

func stateWords(f Filter) string {
	words := f.States.Names()
	for _, name := range f.NotStates.Names() {
		words = append(words, "not "+name)
	}
	return "[" + strings.Join(words, ", ") + "]"
}
