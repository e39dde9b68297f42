package main

import (
	"fmt"
	"io"
	"strings"

	"limoni/benchmarks/measure"
	"limoni/benchmarks/peers"
	"limoni/benchmarks/targets"
	"limoni/benchmarks/workload"
)

// frames are the results of the workloads.
type frames struct {
	workloads []*workload.Workload
	peers     []peers.Peer
	results   []*measure.Result
}

func (fs *frames) of(w *workload.Workload, peer string) *measure.Result {
	for _, r := range fs.results {
		if r.Workload == w && r.Peer.String() == peer {
			return r
		}
	}
	return nil
}

// toolkits are the names without the variants, limoni left out.
func (fs *frames) toolkits() (names []string) {
	for _, p := range fs.peers {
		if p.Name != "limoni" && (len(names) == 0 || names[len(names)-1] != p.Name) {
			names = append(names, p.Name)
		}
	}
	return names
}

// cheapest is the variant of a toolkit that takes the least time, nil where
// none can do the workload.
func (fs *frames) cheapest(w *workload.Workload, toolkit string) *measure.Result {
	return fs.least(w, toolkit, (*measure.Result).Time)
}

func (fs *frames) least(w *workload.Workload, toolkit string, figure func(*measure.Result) float64) (best *measure.Result) {
	for _, r := range fs.results {
		if r.Workload == w && r.Peer.Name == toolkit && r.Cannot == nil && (best == nil || figure(r) < figure(best)) {
			best = r
		}
	}
	return best
}

func writeFrames(out io.Writer, fs *frames) {
	fs.table(out, "Time per frame, median of the rounds", func(r *measure.Result) string { return nanoseconds(r.Time()) })
	fs.table(out, "Time as a multiple of limoni's, median of the ratios of the rounds", func(r *measure.Result) string {
		return number(r.Ratio(fs.of(r.Workload, "limoni")))
	})
	fs.table(out, "CPU time per frame, garbage collection included", fs.median(nanoseconds, func(s measure.Sample) float64 { return s.CPU }))
	fs.table(out, "Bytes per frame", fs.median(number, func(s measure.Sample) float64 { return s.Bytes }))
	fs.table(out, "Writes per frame", fs.median(number, func(s measure.Sample) float64 { return s.Writes }))
	fs.table(out, "Allocations per frame", fs.median(number, func(s measure.Sample) float64 { return s.Allocs }))
	fs.table(out, "Bytes allocated per frame", fs.median(number, func(s measure.Sample) float64 { return s.Heap }))
	fs.table(out, "Spread of the times over the rounds, (max-min)/median", func(r *measure.Result) string {
		return fmt.Sprintf("%.0f%%", 100*r.Spread())
	})
	fs.cannot(out)
	fs.targets(out)
}

// failed are the targets that are missed by more than times move.
func (fs *frames) failed() (names []string) {
	for _, w := range fs.workloads {
		t, limoni := targets.Of(w.Name), fs.of(w, "limoni")
		for _, name := range fs.toolkits() {
			if r := fs.cheapest(w, name); r != nil && r.Ratio(limoni) < targets.Tolerance*t.AtLeast[name] {
				names = append(names, w.Name+"/"+name)
			}
		}
		if limoni.Bytes() > t.Bytes {
			names = append(names, w.Name+"/bytes")
		}
	}
	return names
}

func (fs *frames) median(format func(float64) string, figure func(measure.Sample) float64) func(*measure.Result) string {
	return func(r *measure.Result) string { return format(r.Median(figure)) }
}

// table is a row for each workload and a column for each toolkit.
func (fs *frames) table(out io.Writer, title string, cell func(*measure.Result) string) {
	fmt.Fprintf(out, "## %s\n\n| workload |", title)
	for _, p := range fs.peers {
		fmt.Fprintf(out, " %s |", p)
	}
	fmt.Fprintf(out, "\n|---|%s\n", strings.Repeat("---|", len(fs.peers)))
	for _, w := range fs.workloads {
		fmt.Fprintf(out, "| %s |", w.Name)
		for _, p := range fs.peers {
			text := "n/a"
			if r := fs.of(w, p.String()); r.Cannot == nil {
				text = cell(r)
			}
			fmt.Fprintf(out, " %s |", text)
		}
		fmt.Fprintln(out)
	}
	fmt.Fprintln(out)
}

// cannot lists why a cell is n/a.
func (fs *frames) cannot(out io.Writer) {
	fmt.Fprintf(out, "Not done:\n\n")
	for _, p := range fs.peers {
		reasons := map[string][]string{}
		for _, r := range fs.results {
			if r.Cannot != nil && r.Peer.String() == p.String() {
				reasons[r.Cannot.Error()] = append(reasons[r.Cannot.Error()], r.Workload.Name)
			}
		}
		for reason, names := range reasons {
			fmt.Fprintf(out, "- %s, %s: %s.\n", p, strings.Join(names, " "), reason)
		}
	}
	fmt.Fprintln(out)
}

// targets puts what is asked beside what was measured.
func (fs *frames) targets(out io.Writer) {
	names := fs.toolkits()
	fmt.Fprintf(out, "## Targets\n\nHow many times limoni's time the cheapest way to use a toolkit takes: measured, and at least asked. **Bold** is missed.\n\n| workload |")
	for _, name := range names {
		fmt.Fprintf(out, " %s |", name)
	}
	fmt.Fprintf(out, " bytes | fewest of a peer | allocations |\n|---|%s---|---|---|\n", strings.Repeat("---|", len(names)))
	missed := 0
	for _, w := range fs.workloads {
		missed += fs.targetRow(out, w, names)
	}
	fmt.Fprintf(out, "\n%d of the targets are missed.\n\n", missed)
}

func (fs *frames) targetRow(out io.Writer, w *workload.Workload, names []string) (missed int) {
	t, limoni := targets.Of(w.Name), fs.of(w, "limoni")
	mark := func(ok bool, text string) string {
		if !ok {
			missed++
			return "**" + text + "**"
		}
		return text
	}
	fmt.Fprintf(out, "| %s |", w.Name)
	for _, name := range names {
		text := "n/a"
		if r := fs.cheapest(w, name); r != nil {
			ratio, want := r.Ratio(limoni), t.AtLeast[name]
			text = mark(ratio >= want, number(ratio)+" / "+number(want))
			if r.Peer.Variant != "" {
				text += " (" + r.Peer.Variant + ")"
			}
		}
		fmt.Fprintf(out, " %s |", text)
	}
	bytes, allocs := limoni.Bytes(), limoni.Median(func(s measure.Sample) float64 { return s.Allocs })
	fmt.Fprintf(out, " %s | %s | %s |\n", mark(bytes <= t.Bytes, number(bytes)+" / "+number(t.Bytes)), fs.fewest(w, names),
		mark(allocs < t.Allocs+0.05, number(allocs)+" / "+number(t.Allocs)))
	return missed
}

// fewest are the fewest bytes that a peer writes in a frame.
func (fs *frames) fewest(w *workload.Workload, names []string) string {
	var best *measure.Result
	for _, name := range names {
		if r := fs.least(w, name, (*measure.Result).Bytes); r != nil && (best == nil || r.Bytes() < best.Bytes()) {
			best = r
		}
	}
	if best == nil {
		return "n/a"
	}
	return fmt.Sprintf("%s (%s)", number(best.Bytes()), best.Peer)
}
