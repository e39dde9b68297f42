package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"strings"

	"limoni/benchmarks/peers"
)

// writeHead says what was measured on what.
func writeHead(out io.Writer) {
	fmt.Fprintf(out, "# Limoni beside its peers\n\n")
	fmt.Fprintf(out, "%s/%s, %d CPUs (%s), %s. Absolute times are this machine's; the ratios are taken inside a round.\n\n",
		runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), processor(), runtime.Version())
	fmt.Fprintln(out, "| toolkit | module | version |")
	fmt.Fprintln(out, "|---|---|---|")
	named := map[string]bool{}
	for _, p := range peers.All() {
		if p.Module != "" && !named[p.Name] {
			fmt.Fprintf(out, "| %s | %s | %s |\n", p.Name, p.Module, version(p.Module))
			named[p.Name] = true
		}
	}
	for _, m := range []string{"charm.land/lipgloss/v2", "charm.land/bubbles/v2", "github.com/charmbracelet/lipgloss", "github.com/charmbracelet/bubbles"} {
		fmt.Fprintf(out, "| | %s | %s |\n", m, version(m))
	}
	fmt.Fprintln(out)
}

// version is the version of a module that this program was built with.
func version(module string) string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	for _, m := range info.Deps {
		if m.Path == module {
			return m.Version
		}
	}
	return "unknown"
}

// processor is the model of the CPU, where the system tells it.
func processor() string {
	f, err := os.Open("/proc/cpuinfo")
	if err != nil {
		return runtime.GOARCH
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if name, model, ok := strings.Cut(lines.Text(), ":"); ok && strings.TrimSpace(name) == "model name" {
			return strings.TrimSpace(model)
		}
	}
	return runtime.GOARCH
}
