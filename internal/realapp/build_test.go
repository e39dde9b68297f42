//go:build linux || darwin || freebsd

package realapp

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
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
	if out, err := exec.Command("go", append(args, p.pkg)...).CombinedOutput(); err != nil {
		return "", fmt.Errorf("go build %s: %v: %s", p.pkg, err, out)
	}
	return bin, nil
}

func (p *program) command(t *testing.T, args ...string) *exec.Cmd {
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
