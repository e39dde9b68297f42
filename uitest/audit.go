package uitest

import (
	"context"
	"slices"

	"limoni/accessibility"
)

// ToPassAudit wants [accessibility.Audit] to find nothing wrong with the node
// and what is in it, but for the rules named, as "contrast". What a frame as a
// whole is judged by, [Page.ExpectNoFindings] asks for.
func (e Expectation) ToPassAudit(except ...string) {
	e.locator.page.t.Helper()
	e.expect("to pass the audit", func(_ context.Context, s *accessibility.Snapshot) outcome {
		i, out := e.locator.one(s)
		if i < 0 {
			return out
		}
		return e.judgeFindings(accessibility.Audit(s), except, func(f *accessibility.Finding) bool {
			at := s.Tree.Index(f.Node)
			return at >= 0 && s.Tree.Contains(i, at)
		})
	})
}

func (e Expectation) judgeFindings(found []accessibility.Finding, except []string, counts func(*accessibility.Finding) bool) outcome {
	if out, ok := unknownRule(except); ok {
		return out
	}
	lines := findingLines(found, except, counts)
	out := e.judge(len(lines) == 0, count(len(lines), "finding", "findings"))
	if out.verdict == unmet && len(lines) > 0 {
		out.heading, out.lines = "findings", lines
	}
	return out
}

// ExpectNoFindings wants [accessibility.Audit] to find nothing wrong with the
// frame, but for the rules named, as "contrast". Like an [Expectation] it looks
// at each next frame until one has no finding.
//
//	page.ExpectNoFindings()
func (p *Page) ExpectNoFindings(except ...string) {
	p.t.Helper()
	w := p.begin("expected the audit to find nothing")
	defer w.stop()
	err := w.until(func(_ context.Context, s *accessibility.Snapshot) outcome {
		return Expectation{}.judgeFindings(accessibility.Audit(s), except, func(*accessibility.Finding) bool { return true })
	})
	if err != nil {
		p.t.Fatal(err)
	}
}

// unknownRule is about a rule to leave out that there is not: a mistake in its
// name must not look like a finding.
func unknownRule(except []string) (outcome, bool) {
	for _, id := range except {
		if !accessibility.IsRule(id) {
			return outcome{verdict: unmeetable, got: "no rule of the audit is called \"" + id + "\""}, true
		}
	}
	return outcome{}, false
}

func findingLines(found []accessibility.Finding, except []string, counts func(*accessibility.Finding) bool) (lines []string) {
	for i := range found {
		if f := &found[i]; counts(f) && !slices.Contains(except, f.Rule) {
			lines = append(lines, f.String())
		}
	}
	return lines
}
