package main

import (
	"fmt"
	"io"
	"strings"
)

// report prints a line for each mutation as soon as it is known.
type report struct {
	out    io.Writer
	width  int // of the names
	counts map[verdict]int
	bad    bool
}

func newReport(out io.Writer, chosen []mutation) *report {
	r := &report{out: out, counts: map[verdict]int{}}
	for _, m := range chosen {
		r.width = max(r.width, len(m.name))
	}
	return r
}

func (r *report) add(m mutation, o outcome) {
	r.counts[o.verdict]++
	fmt.Fprintf(r.out, "%-8s %5.1fs  %-*s  %s %s\n", o.verdict, o.took.Seconds(), r.width, m.name, m.pkg, m.test)
	if o.why != "" {
		fmt.Fprintf(r.out, "%17s%s\n", "", o.why)
	}
	if o.verdict == survived {
		fmt.Fprintf(r.out, "%17s%s: %s\n", "", m.file, m.why)
	}
	r.bad = r.bad || o.verdict != killed && o.verdict != skipped
}

// close prints the sum and reports whether all is well.
func (r *report) close() bool {
	var parts []string
	for _, v := range []verdict{killed, survived, stale, broken, skipped} {
		if n := r.counts[v]; n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, v))
		}
	}
	fmt.Fprintln(r.out, strings.Join(parts, ", "))
	return !r.bad
}

func printList(out io.Writer, chosen []mutation) {
	for _, m := range chosen {
		fmt.Fprintf(out, "%s\n\t%s; %s %s\n\t%s\n", m.name, m.file, m.pkg, m.test, m.why)
	}
}

func lastLine(out string) string {
	lines := strings.Split(strings.TrimSpace(out), "\n")
	return lines[len(lines)-1]
}

// firstError is the compiler's first line, which follows the package's name.
func firstError(out string) string {
	for _, line := range strings.Split(out, "\n") {
		if strings.Contains(line, ".go:") {
			return line
		}
	}
	return lastLine(out)
}
