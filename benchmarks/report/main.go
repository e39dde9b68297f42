// Report measures limoni and the toolkits it is compared with, side by side in
// one process, and writes what it found as Markdown:
//
//	go -C benchmarks run ./report
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"time"

	"limoni/benchmarks/measure"
	"limoni/benchmarks/peers"
	"limoni/benchmarks/tree"
	"limoni/benchmarks/workload"
)

var (
	rounds    = flag.Int("rounds", 5, "rounds, in each of which every toolkit is measured once")
	duration  = flag.Duration("time", 300*time.Millisecond, "how long each is measured in a round")
	only      = flag.String("workloads", "", "a regular expression: only the workloads it matches")
	onlyPeers = flag.String("peers", "", "a regular expression: only the toolkits it matches, beside limoni")
	starts    = flag.Int("starts", 21, "how often each hello-world program is started, 0 for not at all")
	semantics = flag.Bool("semantics", true, "measure the tree too: recording, encoding, locating, memory")
	gate      = flag.Bool("gate", false, "end with an error where a ratio is below 0.7 of its target, or bytes are above theirs")
	output    = flag.String("o", "", "write to this file instead of the standard output")
	serve     = flag.String("serve", "", "be the app that another report drives over this socket")
	quiet     = flag.Bool("q", false, "say nothing about the progress")
)

func main() {
	flag.Parse()
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "report:", err)
		os.Exit(1)
	}
}

func run() error {
	if *serve != "" {
		return tree.Serve(*serve)
	}
	ws, ps, err := chosen()
	if err != nil {
		return err
	}
	out, done, err := destination()
	if err != nil {
		return err
	}
	writeHead(out)
	fs := &frames{workloads: ws, peers: ps}
	if len(ws) > 0 {
		fs.results = measure.Run(ws, ps, measure.Options{Rounds: *rounds, Time: *duration, Progress: progress()})
		writeFrames(out, fs)
	}
	if *semantics {
		if err := writeSemantics(out, ps); err != nil {
			return err
		}
	}
	if *starts > 0 {
		if err := writeProcesses(out, *starts); err != nil {
			return err
		}
	}
	if err := done(); err != nil {
		return err
	}
	if failed := fs.failed(); *gate && len(failed) > 0 {
		return fmt.Errorf("%d targets are missed: %s", len(failed), strings.Join(failed, " "))
	}
	return nil
}

// destination is where the report goes.
func destination() (io.Writer, func() error, error) {
	if *output == "" {
		return os.Stdout, func() error { return nil }, nil
	}
	f, err := os.Create(*output)
	if err != nil {
		return nil, nil, err
	}
	return f, f.Close, nil
}

// chosen are the workloads and toolkits that the flags name.
func chosen() ([]*workload.Workload, []peers.Peer, error) {
	names, err := regexp.Compile(*only)
	if err != nil {
		return nil, nil, fmt.Errorf("-workloads: %w", err)
	}
	toolkits, err := regexp.Compile(*onlyPeers)
	if err != nil {
		return nil, nil, fmt.Errorf("-peers: %w", err)
	}
	var ws []*workload.Workload
	for _, w := range workload.All() {
		if names.MatchString(w.Name) {
			ws = append(ws, w)
		}
	}
	var ps []peers.Peer
	for _, p := range peers.All() {
		if p.Name == "limoni" || toolkits.MatchString(p.String()) {
			ps = append(ps, p)
		}
	}
	return ws, ps, nil
}

// progress tells the standard error which round and workload it is at.
func progress() func(int, *workload.Workload, peers.Peer) {
	if *quiet {
		return nil
	}
	last := ""
	return func(round int, w *workload.Workload, _ peers.Peer) {
		if at := fmt.Sprintf("round %d of %d: %s", round+1, *rounds, w.Name); at != last {
			fmt.Fprintln(os.Stderr, at)
			last = at
		}
	}
}
