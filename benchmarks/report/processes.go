package main

import (
	"fmt"
	"io"
	"slices"
	"time"

	"limoni/benchmarks/launch"
	"limoni/benchmarks/measure"
)

const (
	typedKeys = 150
	idleTime  = 4 * time.Second
)

// writeProcesses measures programs from outside.
func writeProcesses(out io.Writer, starts int) error {
	all, err := launch.Measure(launch.Options{Starts: starts, Keys: typedKeys, Idle: idleTime})
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "## Programs\n\nHello-world programs in a pseudo-terminal of 120 by 40 that answers questions; %d starts each, interleaved; %d keys; %v without any.\n\n", starts, typedKeys, idleTime)
	fmt.Fprintln(out, "| program | first frame p50 | min | of limoni's | CPU to first frame and quit | key to bytes p50 | p99 | bytes a key | idle CPU | wake-ups/s | RSS | threads | bytes at start |")
	fmt.Fprintln(out, "|---|---|---|---|---|---|---|---|---|---|---|---|---|")
	limoni := all[slices.IndexFunc(all, func(f *launch.Figures) bool { return f.Name == "limoni" })]
	for _, f := range all {
		fmt.Fprintf(out, "| %s | %s | %s | %s | %s | %s | %s | %s | %.2f%% | %s | %.1f MB | %d | %d |\n", f.Name,
			nanoseconds(measure.Median(f.First)), nanoseconds(slices.Min(f.First)), number(measure.Median(f.First)/measure.Median(limoni.First)),
			nanoseconds(measure.Median(f.CPU)), nanoseconds(measure.Median(f.Keys)), nanoseconds(measure.Percentile(f.Keys, 99)),
			number(f.KeyBytes), 100*f.IdleCPU, number(f.Wakeups), float64(f.RSS)/1e6, f.Threads, f.InitBytes)
	}
	fmt.Fprintf(out, "\n| program | stripped binary | of limoni's | packages | modules |\n|---|---|---|---|---|\n")
	for _, f := range all {
		fmt.Fprintf(out, "| %s | %.2f MB | %s | %d | %d |\n", f.Name, float64(f.Size)/1e6, number(float64(f.Size)/float64(limoni.Size)), f.Packages, f.Modules)
	}
	fmt.Fprintln(out)
	return nil
}
