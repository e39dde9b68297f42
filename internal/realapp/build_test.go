//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// program is a command of this module that is built at its first use, once a
// run: never an old binary.
type program struct {
	pkg  string
	tags string
	path func() (string, error)
}

var (
	taggedApp   = newProgram("limoni/internal/realapp/testapp", "limoni_debug")
	ordinaryApp = newProgram("limoni/internal/realapp/testapp", "")
	bridge      = newProgram("limoni/cmd/limoni-mcp", "")
)

func newProgram(pkg, tags string) *program {
	p := &program{pkg: pkg, tags: tags}
	p.path = sync.OnceValues(p.build)
	return p
}

func (p *program) build() (string, error) {
	bin := filepath.Join(buildDir, filepath.Base(p.pkg)+p.tags)
	args := []string{"build", "-o", bin, "-tags", p.tags}
	if raceDetector {
		args = append(args, "-race")
	}
	noteSources("../..")
	if out, err := exec.Command("go", append(args, p.pkg)...).CombinedOutput(); err != nil {
		return "", fmt.Errorf("go build %s: %v: %s", p.pkg, err, out)
	}
	return bin, nil
}

// noteSources looks at the folders and files of the module, so that go test, which remembers
// what a test has opened, does not answer from its cache when they have changed:
// of programs that a test builds it knows nothing.
func noteSources(root string) {
	_ = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil // it has just gone
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "benchmarks"):
			return fs.SkipDir
		case strings.HasSuffix(path, ".go"):
			_, _ = os.Stat(path)
		}
		return nil
	})
}

func (p *program) command(t testing.TB, args ...string) *exec.Cmd {
	t.Helper()
	bin, err := p.path()
	if err != nil {
		t.Fatal(err)
	}
	return exec.Command(bin, args...)
}

var buildDir string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "limoni-build")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	buildDir = dir
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}
