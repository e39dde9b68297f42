// Mutate checks the tests: it breaks the code in one named way at a time and
// sees whether the test that claims to protect it fails.
//
//	go run ./scripts/mutate              # all of them
//	go run ./scripts/mutate -list        # what they are, and why
//	go run ./scripts/mutate -run redact  # those whose name matches
//
// It copies the module into a temporary directory and works there; the checkout
// is only read. Every test is first run on the code as it is and must pass.
// Then each mutation of the table is applied alone, the one test it names is
// run, and the file is put back. A mutation is
//
//	killed     the test failed, as it should
//	survived   the test passed: it does not protect what it says it does
//	stale      the text to replace is not there exactly once: the code has
//	           changed, so the table must
//	broken     the mutated code does not compile, or the test did not run or
//	           fails without any mutation
//	skipped    the test is left out on this system
//
// The exit status is 1 if any survived, is stale or is broken. A mutation takes
// a second or two, for one package and one test.
//
// To add one, add it to the table of its area with the smallest text that is
// unique in its file; to change protected code, change its entry with it, which
// the test beside this program demands. A mutation that survives is a missing
// test, and never a reason to take it out of the table.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strings"
)

func main() {
	list := flag.Bool("list", false, "list the mutations and run nothing")
	pattern := flag.String("run", "", "run the mutations whose name matches this `regexp`")
	flag.Parse()
	chosen, err := choose(*pattern)
	if err != nil || flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "mutate: takes -list and -run regexp:", err)
		os.Exit(2)
	}
	if *list {
		printList(os.Stdout, chosen)
		return
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	ok, err := run(ctx, chosen)
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
	}
	if err != nil || !ok {
		stop()
		os.Exit(1)
	}
}

func choose(pattern string) (chosen []mutation, err error) {
	match, err := regexp.Compile(pattern)
	if err != nil {
		return nil, err
	}
	for _, m := range all() {
		if match.MatchString(m.name) {
			chosen = append(chosen, m)
		}
	}
	if len(chosen) == 0 {
		return nil, fmt.Errorf("no mutation matches %q", pattern)
	}
	return chosen, nil
}

// run tries the mutations in a copy of the module and reports each as it is
// done.
func run(ctx context.Context, chosen []mutation) (ok bool, err error) {
	root, err := moduleRoot()
	if err != nil {
		return false, err
	}
	dir, err := os.MkdirTemp("", "limoni-mutate")
	if err != nil {
		return false, err
	}
	defer os.RemoveAll(dir)
	if err := copyModule(root, dir); err != nil {
		return false, err
	}
	lab := lab{dir: dir}
	report := newReport(os.Stdout, chosen)
	sound := lab.controls(ctx, chosen)
	for _, m := range chosen {
		if ctx.Err() != nil {
			return false, ctx.Err()
		}
		report.add(m, lab.try(ctx, m, sound[m.testName()]))
	}
	return report.close(), nil
}

func moduleRoot() (string, error) {
	out, err := exec.Command("go", "env", "GOMOD").Output()
	mod := strings.TrimSpace(string(out))
	if err != nil || filepath.Base(mod) != "go.mod" {
		return "", fmt.Errorf("run it inside the module: go env GOMOD says %q, %v", mod, err)
	}
	return filepath.Dir(mod), nil
}
