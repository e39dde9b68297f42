package main

import (
	"context"
	"flag"
	"fmt"
	"strings"
)

var doctorVerb = &verb{
	name: "doctor", summary: "find out why an app cannot be reached, or what it permits",
	text: `Each check is ok, fail or skip, with what to do about it. The exit code is 0
where the app answers and nothing failed, and 3 where none answers.`,
	define: func(*flag.FlagSet) prepare {
		return func(*command) (step, *failure) {
			return func(_ context.Context, s *session) outcome { return new(doctor).examine(s) }, nil
		}
	},
}

// check is one thing that was looked at.
type check struct {
	Name   string `json:"name"`
	Status string `json:"status"`
	Detail string `json:"detail"`
	Hint   string `json:"hint,omitempty"`
}

const (
	statusOK   = "ok"
	statusFail = "fail"
	statusSkip = "skip" // it does not apply, or could not be looked at
)

type doctor struct{ checks []check }

type doctorResult struct {
	Checks []check `json:"checks"`
}

func (d *doctor) note(name, status, detail, hint string) {
	d.checks = append(d.checks, check{name, status, detail, hint})
}

// examine makes all checks, from the outside in. What cannot be looked at is
// skipped, so that the list is the same each time.
func (d *doctor) examine(s *session) outcome {
	d.environment()
	path, failed := d.resolved(s)
	if failed == nil {
		d.path(path)
	} else {
		d.skip("there is no path", "path-length", "directory", "socket-file")
	}
	d.peer()
	if failed == nil {
		failed = d.app(s)
	} else {
		d.skip("there is no path", appChecks...)
	}
	d.live()
	return d.outcome(failed)
}

func (d *doctor) skip(why string, names ...string) {
	for _, name := range names {
		d.note(name, statusSkip, why, "")
	}
}

func (d *doctor) outcome(app *failure) outcome {
	var b strings.Builder
	bad := 0
	for _, c := range d.checks {
		fmt.Fprintf(&b, "%-4s  %s: %s\n", c.Status, c.Name, c.Detail)
		if c.Hint != "" {
			b.WriteString("      " + strings.ReplaceAll(c.Hint, "\n", "\n      ") + "\n")
		}
		if c.Status == statusFail {
			bad++
		}
	}
	o := outcome{text: strings.TrimRight(b.String(), "\n"), data: doctorResult{d.checks}}
	switch {
	case app != nil:
		o.failed = failed(app.code, app.message, "")
	case bad > 0:
		o.failed = failed(codeChecks, "the app answers, but "+count(bad, "check has failed", "checks have failed"), "")
	}
	return o
}
