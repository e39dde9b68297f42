// Package peers lists the toolkits that are compared and the ways to use them.
package peers

import (
	"io"
	"os"

	"limoni/benchmarks/onbubbletea"
	"limoni/benchmarks/onbubbletea1"
	"limoni/benchmarks/onlimoni"
	"limoni/benchmarks/ontcell"
	"limoni/benchmarks/ontview"
	"limoni/benchmarks/onultraviolet"
	"limoni/benchmarks/workload"
)

// Stage is a toolkit that shows one workload.
type Stage interface {
	// Frame draws frame i and writes it out.
	Frame(i int)
	Close()
}

// Peer is a toolkit used in one way.
type Peer struct {
	Name string // of the toolkit
	// Variant is the way, "" for the one its documentation shows first.
	Variant string
	// Module is where it comes from, "" for limoni itself.
	Module string
	open   func(w *workload.Workload, out io.Writer) (Stage, error)
}

// String is the name with the variant.
func (p Peer) String() string {
	if p.Variant == "" {
		return p.Name
	}
	return p.Name + "-" + p.Variant
}

// Open starts the toolkit on a workload; what it writes goes to out. The error
// says why it cannot show this workload in this way.
func (p Peer) Open(w *workload.Workload, out io.Writer) (Stage, error) {
	asOnTrueColor()
	return p.open(w, out)
}

// asOnTrueColor sets what the peers ask the environment for.
func asOnTrueColor() {
	os.Setenv("TERM", "xterm-256color")
	os.Setenv("COLORTERM", "truecolor")
	os.Unsetenv("NO_COLOR")
}

// The modules of the toolkits.
const (
	tcellModule = "github.com/gdamore/tcell/v2"
	tviewModule = "github.com/rivo/tview"
	uvModule    = "github.com/charmbracelet/ultraviolet"
	tea2Module  = "charm.land/bubbletea/v2"
	tea1Module  = "github.com/charmbracelet/bubbletea"
)

// All are the toolkits, limoni first.
func All() []Peer {
	return []Peer{
		{Name: "limoni", open: func(w *workload.Workload, out io.Writer) (Stage, error) { return stage(onlimoni.Open(w, out)) }},
		{"tcell", "", tcellModule, tcell(ontcell.Clear)},
		{"tcell", "noclear", tcellModule, tcell(ontcell.NoClear)},
		{"tcell", "retained", tcellModule, tcell(ontcell.Retained)},
		{"tview", "", tviewModule, func(w *workload.Workload, out io.Writer) (Stage, error) { return stage(ontview.Open(w, out)) }},
		{"ultraviolet", "", uvModule, ultraviolet(onultraviolet.Display)},
		{"ultraviolet", "retained", uvModule, ultraviolet(onultraviolet.Retained)},
		{"bubbletea2", "", tea2Module, func(w *workload.Workload, out io.Writer) (Stage, error) { return stage(onbubbletea.Open(w, out)) }},
		{"bubbletea1", "", tea1Module, func(w *workload.Workload, out io.Writer) (Stage, error) { return stage(onbubbletea1.Open(w, out)) }},
	}
}

// stage keeps a nil pointer from becoming a Stage that is not nil.
func stage[S Stage](s S, err error) (Stage, error) {
	if err != nil {
		return nil, err
	}
	return s, nil
}

func tcell(v ontcell.Variant) func(*workload.Workload, io.Writer) (Stage, error) {
	return func(w *workload.Workload, out io.Writer) (Stage, error) { return stage(ontcell.Open(w, out, v)) }
}

func ultraviolet(v onultraviolet.Variant) func(*workload.Workload, io.Writer) (Stage, error) {
	return func(w *workload.Workload, out io.Writer) (Stage, error) { return stage(onultraviolet.Open(w, out, v)) }
}
