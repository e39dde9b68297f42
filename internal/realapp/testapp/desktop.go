package main

import (
	"fmt"
	"os/exec"

	"limoni"
)

// child is a program that reads a line from the terminal, like an editor or a
// pager would.
const child = `echo the child reads
read line
echo "the child got $line"`

// interruptible is one that has its own idea of Ctrl+C. It does not read: a
// shell that is about to sees an interrupt only with the next line.
const interruptible = `trap 'exit 3' INT
echo the child reads
while :; do sleep 0.1; done`

// desktop are the keys that use what is around the app: other programs, the
// window's title, the clipboard, notifications.
func (a *app) desktop(f *limoni.Frame) {
	switch {
	case f.Key("X"):
		a.said = fmt.Sprintf("child: %v", f.App().Exec(exec.Command("/bin/sh", "-c", child)))
	case f.Key("K"):
		a.said = fmt.Sprintf("child: %v", f.App().Exec(exec.Command("/bin/sh", "-c", interruptible)))
	case f.Key("G"):
		go a.execElsewhere(f.App())
	case f.Key("S"):
		stopUntold()
	case f.Key("W"):
		go stopOften()
	case f.Key("I"):
		a.interrupts++
		a.said = fmt.Sprintf("interrupted %d: %v", a.interrupts, f.App().Exec(exec.Command("/bin/sh", "-c", "trap : INT; kill -INT 0")))
	case f.Key("O"):
		a.said = fmt.Sprintf("streams: %v", f.App().Exec(exec.Command("/bin/sh", "-c", "test -t 0 && test -t 1")))
	case f.Key("Z"):
		a.said = fmt.Sprintf("child: %v", f.App().Exec(exec.Command("/no/such/program")))
	case f.Key("T"):
		a.titled = "dynamic \x1b]2;hostile\a" // what comes from data may say anything
	case f.Key("U"):
		a.titled = ""
	case f.Key("Y"):
		a.said = fmt.Sprintf("clipboard: %v", f.App().SetClipboard("copied\x1b[31m \u202etext"))
	case f.Key("N"):
		a.said = fmt.Sprintf("notified: %v", f.App().Notify("Done\x1b\\", "all \u009c3 files"))
	}
	if a.titled != "" {
		f.SetTitle(a.titled)
	}
}

// execElsewhere runs the child from another goroutine than the UI's.
func (a *app) execElsewhere(app *limoni.App) {
	err := app.Exec(exec.Command("/bin/sh", "-c", child))
	app.Post(func() { a.said = fmt.Sprintf("from a goroutine: %v", err) })
}
