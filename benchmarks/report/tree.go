package main

import (
	"fmt"
	"io"
	"os"

	"limoni/benchmarks/measure"
	"limoni/benchmarks/peers"
	"limoni/benchmarks/tree"
	"limoni/benchmarks/workload"
)

// writeSemantics measures the tree, and the memory of a screen.
func writeSemantics(out io.Writer, ps []peers.Peer) error {
	fmt.Fprintf(out, "## The tree\n\n| what | measured | asked |\n|---|---|---|\n")
	r := tree.Record(200, *rounds)
	fmt.Fprintf(out, "| recording, 200 flat nodes | %s a node, %s in all | 40 ns, 8 \u00b5s |\n", nanoseconds(r.PerNode), nanoseconds(200*r.PerNode))
	fmt.Fprintf(out, "| its allocations | %s a frame | 0 |\n", number(r.Allocs))
	if err := writeLocated(out); err != nil {
		return err
	}
	if err := writeActs(out); err != nil {
		return err
	}
	fmt.Fprintln(out)
	return writeHeap(out, ps)
}

func writeLocated(out io.Writer) error {
	located, err := tree.Locate(1000)
	if err != nil {
		return err
	}
	asked := []string{"2 \u00b5s", "10 \u00b5s", "", ""}
	for i, l := range located {
		fmt.Fprintf(out, "| one of 1,000 nodes by %s | %s, %s allocations | %s |\n", l.Name, nanoseconds(l.Time), number(l.Allocs), asked[i])
	}
	return nil
}

func writeActs(out io.Writer) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	times, err := tree.Act(2000, self, "-serve")
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "| locate and act over the socket, two processes | p50 %s, p99 %s | 100 \u00b5s, 400 \u00b5s |\n",
		nanoseconds(measure.Median(times)), nanoseconds(measure.Percentile(times, 99)))
	return nil
}

// writeHeap compares the memory of one screen.
func writeHeap(out io.Writer, ps []peers.Peer) error {
	names := []string{"03_one_cell", "01b_full_percell", "06_100_blocks"}
	fmt.Fprintf(out, "## Live heap of one screen of 120 by 40 after 60 frames\n\nIn 06 limoni has 200 nodes; at most 300 KB are asked of it.\n\n| toolkit |")
	for _, name := range names {
		fmt.Fprintf(out, " %s |", name)
	}
	fmt.Fprintln(out, "\n|---|---|---|---|")
	for _, p := range ps {
		if p.Variant != "" {
			continue
		}
		fmt.Fprintf(out, "| %s |", p)
		for _, name := range names {
			if bytes, err := tree.Heap(p, workload.Find(name)); err != nil {
				fmt.Fprintf(out, " n/a |")
			} else {
				fmt.Fprintf(out, " %d KB |", bytes/1000)
			}
		}
		fmt.Fprintln(out)
	}
	fmt.Fprintln(out)
	return nil
}
