package main

import (
	"path"
	"strings"
	"time"

	"limoni"
	"limoni/widgets"
)

// remote is the files of another machine, which answers after a while. A real
// one would be asked by a goroutine that posts the answer; this one is a table
// and a clock, so that tests see it answer when they move the clock.
type remote struct {
	under   map[string][]string
	asked   []string  // directories to answer for, all at once
	due     time.Time // when that is, zero where nothing was asked for
	known   map[string]bool
	version uint64
}

const answerTime = 300 * time.Millisecond

func newRemote() remote {
	return remote{
		known: map[string]bool{"": true},
		under: map[string][]string{
			"":             {"grove", "photos", "backup", "README.md"},
			"grove":        {"grove/lemon", "grove/orange", "grove/watering.csv"},
			"grove/lemon":  {"grove/lemon/eureka.txt", "grove/lemon/femminello.txt", "grove/lemon/meyer.txt"},
			"grove/orange": {"grove/orange/navel.txt", "grove/orange/valencia.txt"},
			"photos":       {"photos/blossom.jpg", "photos/harvest.jpg"},
		},
	}
}

// Children answers at once for what is known, and asks for the rest.
func (r *remote) Children(dir string) widgets.Branch {
	switch {
	case dir == "backup":
		return widgets.Branch{Error: "no route to host"}
	case r.known[dir]:
		return widgets.Branch{Len: len(r.under[dir])}
	}
	r.asked = append(r.asked, dir)
	return widgets.Branch{Loading: true}
}

func (r *remote) Child(dir string, i int) string { return r.under[dir][i] }
func (r *remote) Version() uint64                { return r.version }

func (r *remote) Node(file string) widgets.TreeNode {
	return widgets.TreeNode{Row: widgets.Row{Text: path.Base(file)}, Leaf: r.isFile(file)}
}

func (r *remote) isFile(file string) bool { return strings.Contains(path.Base(file), ".") }

// receive takes in what has arrived, and waits for the rest.
func (r *remote) receive(f *limoni.Frame) {
	switch now := f.Now(); {
	case len(r.asked) == 0:
	case r.due.IsZero():
		r.due = now.Add(answerTime)
		f.After(answerTime)
	case now.Before(r.due):
		f.After(r.due.Sub(now))
	default:
		for _, dir := range r.asked {
			r.known[dir] = true
		}
		r.asked, r.due = r.asked[:0], time.Time{}
		r.version++
	}
}
