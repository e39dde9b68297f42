package limoni

import (
	"context"
	"os/exec"
	"time"
	"unsafe"
)

// Cmd is work for a goroutine of its own; what it returns, if not nil, is the
// next message. Commands run at the same time and their messages are delivered
// as they finish; [Sequence] keeps an order. ctx ends with the app, or when the
// command is cancelled by its key; a command must return then.
type Cmd func(ctx context.Context) Msg

// Quit is the command that ends the program.
func Quit(context.Context) Msg { return QuitMsg{} }

// Batch runs commands at the same time.
func Batch(cmds ...Cmd) Cmd { return planned(&plan{kind: planBatch, cmds: cmds}) }

// Sequence runs commands one after the other: each begins when the message of
// the one before has been delivered.
func Sequence(cmds ...Cmd) Cmd { return planned(&plan{kind: planSequence, cmds: cmds}) }

// Tick gives one message after d, on the app's clock. A nil f sends the time.
func Tick(d time.Duration, f func(time.Time) Msg) Cmd {
	return planned(&plan{kind: planTick, every: d, tick: f})
}

// Every gives a message each d, on the app's clock, until it is cancelled: give
// it a key with [Keyed] for that. A program that falls behind misses some. A nil
// f sends the time.
func Every(d time.Duration, f func(time.Time) Msg) Cmd {
	return planned(&plan{kind: planEvery, every: d, tick: f})
}

// Exec gives the terminal to another program, as [App.Exec] does; f makes a
// message of how it ended, and may be nil.
func Exec(c *exec.Cmd, f func(error) Msg) Cmd {
	return planned(&plan{kind: planExec, exec: func(a *App) error { return a.exec(c) }, ended: f})
}

// Named gives a command a name, by which it is listed as pending while it runs.
func Named(name string, c Cmd) Cmd {
	return planned(&plan{kind: planNamed, name: name, cmds: []Cmd{c}})
}

// Keyed runs a command under a key. What ran under it before is cancelled: its
// context ends and its message is dropped, so that an answer to an older
// question never comes after one to a newer.
func Keyed(key string, c Cmd) Cmd {
	return planned(&plan{kind: planKeyed, name: key, cmds: []Cmd{c}})
}

// Cancel cancels what runs under a key.
func Cancel(key string) Cmd { return planned(&plan{kind: planCancel, name: key}) }

// Print leaves a text on the normal screen when the program has ended, below
// whatever else is there: [App.PrintAtEnd] as a command.
func Print(text string) Cmd { return planned(&plan{kind: planPrint, name: text}) }

// plan is what a command asks of the program itself, which needs no goroutine.
type plan struct {
	kind  planKind
	cmds  []Cmd
	every time.Duration
	tick  func(time.Time) Msg
	exec  func(*App) error // a function, so that who starts no programs does not link what does
	ended func(error) Msg
	name  string
}

type planKind uint8

const (
	planBatch planKind = iota
	planSequence
	planTick
	planEvery
	planExec
	planNamed
	planKeyed
	planCancel
	planPrint
)

// planned makes a command of a plan. All of them are one function literal, by
// which planOf knows them; were one not known, it would run as any command and
// its message be the plan.
//
//go:noinline
func planned(p *plan) Cmd { return func(context.Context) Msg { return p } }

// code is where the function of a command begins.
func code(c Cmd) uintptr { return **(**uintptr)(unsafe.Pointer(&c)) }

var plannedCode = code(planned(nil))

// planOf is the plan that a command is, nil for any other. So a timer is set
// when Update returns and not when some goroutine comes to it.
func planOf(c Cmd) *plan {
	if code(c) != plannedCode {
		return nil
	}
	p, _ := c(context.Background()).(*plan)
	return p
}
