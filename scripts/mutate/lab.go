package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// verdict is what became of a mutation.
type verdict string

const (
	killed   verdict = "killed"
	survived verdict = "survived"
	stale    verdict = "stale"
	broken   verdict = "broken"
	skipped  verdict = "skipped"
)

// outcome is a verdict with its reason, where it needs one.
type outcome struct {
	verdict verdict
	why     string
	took    time.Duration
}

// lab is the copy in which mutations are tried.
type lab struct{ dir string }

// controls runs each test on the code as it is and returns what became of it:
// the zero outcome where it passed.
func (l lab) controls(ctx context.Context, chosen []mutation) map[string]outcome {
	groups := map[[2]string][]string{} // the tests by package and tags
	for _, m := range chosen {
		key := [2]string{m.pkg, m.tags}
		if !slices.Contains(groups[key], m.test) {
			groups[key] = append(groups[key], m.test)
		}
	}
	sound := map[string]outcome{}
	for key, tests := range groups {
		out, err := l.test(ctx, key[0], key[1], tests...)
		for _, test := range tests {
			m := mutation{pkg: key[0], tags: key[1], test: test}
			sound[m.testName()] = control(test, out, err)
		}
	}
	return sound
}

func control(test, out string, err error) outcome {
	switch {
	case strings.Contains(out, "--- PASS: "+test+" "):
		return outcome{}
	case strings.Contains(out, "--- SKIP: "+test+" "):
		return outcome{verdict: skipped, why: "the test is left out on this system"}
	case strings.Contains(out, "--- FAIL: "+test+" "):
		return outcome{verdict: broken, why: "the test fails without the mutation"}
	case err != nil:
		return outcome{verdict: broken, why: "the test did not run: " + lastLine(out)}
	}
	return outcome{verdict: broken, why: "there is no such test"}
}

// try applies one mutation, runs its test and puts the file back.
func (l lab) try(ctx context.Context, m mutation, sound outcome) (o outcome) {
	if sound.verdict != "" {
		return sound
	}
	path := filepath.Join(l.dir, filepath.FromSlash(m.file))
	text, err := os.ReadFile(path)
	if err != nil {
		return outcome{verdict: stale, why: err.Error()}
	}
	mutated, err := m.apply(string(text))
	if err != nil {
		return outcome{verdict: stale, why: err.Error()}
	}
	if err := os.WriteFile(path, []byte(mutated), 0o644); err != nil {
		return outcome{verdict: broken, why: err.Error()}
	}
	defer func() {
		if err := os.WriteFile(path, text, 0o644); err != nil {
			o = outcome{verdict: broken, why: err.Error()}
		}
	}()
	start := time.Now()
	out, err := l.test(ctx, m.pkg, m.tags, m.test)
	o = judge(m.test, out, err)
	o.took = time.Since(start)
	return o
}

// judge reads what go test said of mutated code. A panic or a test that hangs
// kills a mutation as well as a failure does.
func judge(test, out string, err error) outcome {
	switch {
	case strings.Contains(out, "[build failed]") || strings.Contains(out, "[setup failed]"):
		return outcome{verdict: broken, why: "the mutated code does not compile: " + firstError(out)}
	case err == nil:
		return outcome{verdict: survived, why: test + " passed"}
	case strings.Contains(out, "--- FAIL: "+test), strings.Contains(out, "panic: "), strings.Contains(out, "fatal error: "):
		return outcome{verdict: killed}
	}
	return outcome{verdict: broken, why: lastLine(out)}
}

// testLimit is for a mutation that makes its test wait for ever.
const testLimit = "20s"

// test runs tests of one package. Paths are trimmed, so that what the compiler
// cached for an earlier copy serves this one too.
func (l lab) test(ctx context.Context, pkg, tags string, tests ...string) (string, error) {
	pattern := fmt.Sprintf("^(%s)$", strings.Join(tests, "|"))
	cmd := exec.CommandContext(ctx, "go", "test", "-vet=off", "-v", "-timeout", testLimit,
		"-tags", tags, "-run", pattern, pkg)
	cmd.Dir = l.dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS="+os.Getenv("GOFLAGS")+" -trimpath")
	out, err := cmd.CombinedOutput()
	return string(out), err
}
