package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const root = "../.."

// Who changes protected code changes its entry with it.
func TestEveryMutationApplies(t *testing.T) {
	names := map[string]bool{}
	for _, m := range all() {
		if names[m.name] || m.name == "" || m.why == "" {
			t.Errorf("%q: a name of its own and a reason are needed", m.name)
		}
		names[m.name] = true
		text, err := os.ReadFile(filepath.Join(root, m.file))
		if err != nil {
			t.Errorf("%s: %v", m.name, err)
			continue
		}
		if _, err := m.apply(string(text)); err != nil {
			t.Errorf("%s: %v; the code has changed, so the table must", m.name, err)
		}
		if !hasTest(t, m) {
			t.Errorf("%s: %s has no %s", m.name, m.pkg, m.test)
		}
	}
}

func hasTest(t *testing.T, m mutation) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, m.pkg, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "func "+m.test+"(") {
			return true
		}
	}
	return false
}

func TestApplyNeedsTheTextOnce(t *testing.T) {
	m := mutation{old: "a", new: "b"}
	if got, err := m.apply("xax"); got != "xbx" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
	for _, text := range []string{"", "xx", "aa"} {
		if got, err := m.apply(text); err == nil {
			t.Errorf("%q became %q", text, got)
		}
	}
	if _, err := (mutation{old: "a", new: "a"}).apply("a"); err == nil {
		t.Error("a mutation that changes nothing applies")
	}
}

// Only a test that failed kills; code that does not compile proves nothing.
func TestJudge(t *testing.T) {
	failed := errors.New("exit status 1")
	for _, c := range []struct {
		out  string
		err  error
		want verdict
	}{
		{"--- PASS: TestX (0.00s)\nok", nil, survived},
		{"--- FAIL: TestX (0.00s)\nFAIL", failed, killed},
		{"panic: boom\nFAIL", failed, killed},
		{"panic: test timed out after 20s\nFAIL", failed, killed},
		{"# limoni\na.go:1:1: undefined: x\nFAIL\tlimoni [build failed]", failed, broken},
		{"go: cannot find the module", failed, broken},
	} {
		if got := judge("TestX", c.out, c.err); got.verdict != c.want {
			t.Errorf("%q: %s, want %s", c.out, got.verdict, c.want)
		}
	}
}

func TestControl(t *testing.T) {
	for out, want := range map[string]verdict{
		"--- PASS: TestX (0.00s)\n":    "",
		"--- SKIP: TestX (0.00s)\n":    skipped,
		"--- FAIL: TestX (0.00s)\n":    broken,
		"testing: no tests to run\n":   broken,
		"--- PASS: TestXY (0.00s)\n":   broken,
		"FAIL limoni [build failed]":   broken,
		"    --- PASS: TestX/a (0s)\n": broken,
	} {
		if got := control("TestX", out, nil); got.verdict != want {
			t.Errorf("%q: %q, want %q", out, got.verdict, want)
		}
	}
}

// The copy is the module without what hides or stands for itself.
func TestCopyModule(t *testing.T) {
	from, to := t.TempDir(), t.TempDir()
	for _, name := range []string{"go.mod", "a.go", "b/testdata/c", ".git/x", "own/go.mod", "own/d.go"} {
		path := filepath.Join(from, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := copyModule(from, to); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"go.mod": true, "a.go": true, "b/testdata/c": true, ".git": false, "own": false} {
		if _, err := os.Stat(filepath.Join(to, name)); (err == nil) != want {
			t.Errorf("%s: %v", name, err)
		}
	}
}
