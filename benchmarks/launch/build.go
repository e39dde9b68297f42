// Package launch builds hello-world programs, one for each toolkit, runs them in
// pseudo-terminals and measures them from outside: how soon they show
// something, how soon a key does, what they cost while nothing happens.
package launch

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Names are the programs, the floor first.
var Names = []string{"bare", "limoni", "tcell", "tview", "ultraviolet", "bubbletea2", "bubbletea1"}

const path = "limoni/benchmarks/hello/"

// Program is a hello-world program that was built.
type Program struct {
	Name   string
	Binary string
	Size   int64 // of the binary, stripped
	// Packages and Modules are what went into it, the program itself left out.
	Packages, Modules int
}

// Build builds a program into a directory.
func Build(name, dir string) (*Program, error) {
	p := &Program{Name: name, Binary: filepath.Join(dir, name)}
	if err := command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", p.Binary, path+name).Run(); err != nil {
		return nil, fmt.Errorf("build %s: %w; run the report inside of its module, as with go -C benchmarks", name, err)
	}
	info, err := os.Stat(p.Binary)
	if err != nil {
		return nil, err
	}
	p.Size = info.Size()
	return p, p.count()
}

// count asks what the program is made of.
func (p *Program) count() error {
	list := exec.Command("go", "list", "-deps", "-f", "{{.ImportPath}} {{with .Module}}{{.Path}}{{end}}", path+p.Name)
	out, err := list.Output()
	if err != nil {
		return fmt.Errorf("list %s: %w", p.Name, err)
	}
	modules := map[string]bool{}
	for _, line := range strings.Split(string(bytes.TrimSpace(out)), "\n") {
		p.Packages++
		if _, module, _ := strings.Cut(line, " "); module != "" && module != "limoni/benchmarks" {
			modules[module] = true
		}
	}
	p.Packages--
	p.Modules = len(modules)
	return nil
}

func command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Stderr = os.Stderr
	return cmd
}
