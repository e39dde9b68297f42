package uitest

import (
	"context"

	"limoni/accessibility"
)

// Expectation is an assertion about a locator. Every one waits: it looks at
// the current frame and then at each next one, and fails at once where no
// frame can come any more.
type Expectation struct {
	locator Locator
	negated bool
}

// Expect begins an assertion about what l matches:
//
//	page.Expect(page.GetByID("status")).ToHaveLabel("Saved")
func (p *Page) Expect(l Locator) Expectation { return Expectation{locator: l} }

// Not turns the assertion round. A node must still be there to be judged, and
// be the only match: Not().ToBeChecked() on nothing, or on two nodes, fails.
// Only Not().ToBeVisible() holds where nothing matches.
func (e Expectation) Not() Expectation {
	e.negated = !e.negated
	return e
}

// view is the one node a matcher judges, in its frame.
type view struct {
	snapshot *accessibility.Snapshot
	index    int
}

func (v view) node() accessibility.Node    { return known(&v.snapshot.Tree, v.index) }
func (v view) states() accessibility.State { return statesOf(&v.snapshot.Tree, v.index) }
func (v view) line() string                { return accessibility.OutlineLine(&v.snapshot.Tree, v.index) }

// expect waits until c is met and ends the test where it is not.
func (e Expectation) expect(to string, c check) {
	p := e.locator.page
	p.t.Helper()
	w := p.begin(e.sentence(to))
	defer w.stop()
	if err := w.until(c); err != nil {
		p.t.Fatal(err)
	}
}

func (e Expectation) sentence(to string) string {
	not := ""
	if e.negated {
		not = "not "
	}
	return "expected " + e.locator.String() + " " + not + to
}

// single makes a check of one node: holds tells whether the matcher holds, and
// got what is there.
func (e Expectation) single(holds func(view) (ok bool, got string)) check {
	return func(_ context.Context, s *accessibility.Snapshot) outcome {
		i, out := e.locator.one(s)
		if i < 0 {
			return out
		}
		return e.judge(holds(view{s, i}))
	}
}

func (e Expectation) judge(ok bool, got string) outcome {
	if ok != e.negated {
		return outcome{verdict: met}
	}
	return outcome{got: got}
}
