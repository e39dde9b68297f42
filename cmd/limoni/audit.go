package main

import (
	"context"
	"flag"
	"image"
	"slices"

	"limoni/accessibility"
)

var auditVerb = &verb{
	name: "audit", summary: "judge the screen for people who cannot see it, a finding a line",
	text: "The exit code is 4 where a finding is of the severity -min or above. All findings are listed.",
	define: func(fs *flag.FlagSet) prepare {
		least := fs.String("min", string(accessibility.Serious), "the least `SEVERITY` that fails: critical, serious, moderate or info")
		return func(c *command) (step, *failure) {
			rank := slices.Index(severities, accessibility.Severity(*least))
			if rank < 0 {
				return nil, usage("-min is critical, serious, moderate or info", "")
			}
			return online(func(_ context.Context, s *session) outcome { return s.audit(rank) }), nil
		}
	},
}

// severities are the worst first.
var severities = []accessibility.Severity{accessibility.Critical, accessibility.Serious, accessibility.Moderate, accessibility.Info}

func (s *session) audit(rank int) outcome {
	var audited struct {
		Frame    uint64
		Findings []struct {
			Rule, Line, Why, Fix, WCAG string
			Severity                   accessibility.Severity
			Bounds                     [4]int
		}
	}
	raw, unread := s.raw("audit", nil, &audited)
	if unread != nil {
		return outcome{failed: unread}
	}
	o, bad := outcome{data: raw}, 0
	for _, f := range audited.Findings {
		at := image.Rect(f.Bounds[0], f.Bounds[1], f.Bounds[0]+f.Bounds[2], f.Bounds[1]+f.Bounds[3])
		o.text += accessibility.Finding{Rule: f.Rule, Severity: f.Severity, Line: f.Line, Bounds: at, Why: f.Why, Fix: f.Fix, WCAG: f.WCAG}.String() + "\n"
		if known := slices.Index(severities, f.Severity); known >= 0 && known <= rank {
			bad++
		}
	}
	if len(audited.Findings) == 0 {
		o.text = "no findings\n"
	}
	o.text = o.text[:len(o.text)-1]
	if bad > 0 {
		o.failed = failed(codeFindings, count(bad, "finding is", "findings are")+" "+string(severities[rank])+orWorse(rank), "")
	}
	return o
}

func orWorse(rank int) string {
	if rank == 0 {
		return ""
	}
	return " or worse"
}
