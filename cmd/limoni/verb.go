package main

import (
	"context"
	"flag"
	"io"
	"time"
)

// verb is what the first word of a command line can be.
type verb struct {
	name      string
	arguments string // as the usage line has them
	summary   string // a clause for the list of verbs
	text      string // more, for its own page; lines
	min, max  int    // how many arguments; a max of -1 is any number
	offline   bool   // it asks no app, and has no flags but -json
	// define adds the verb's own flags. What it returns is called when they are
	// read: it checks them before anything is connected.
	define func(*flag.FlagSet) prepare
}

type prepare func(*command) (step, *failure)

// step does what a verb does. The session of a verb that is offline has no
// client.
type step func(context.Context, *session) outcome

// command is a command line that was read.
type command struct {
	verb    string // "" where it is none
	args    []string
	json    bool
	socket  string
	app     string
	timeout time.Duration
	in      io.Reader
}

// outcome is what came of a command.
type outcome struct {
	text   string // for people; what the app had a part in is cleaned later
	styled string // instead, with the escape sequences that this command made itself
	data   any    // the same as JSON, nil for nothing
	failed *failure
}

// verbs are in the order in which help lists them. They are set by init, as
// help itself is one of them.
var verbs []*verb

func init() {
	verbs = []*verb{
		treeVerb, findVerb, screenVerb, waitVerb, auditVerb,
		actVerb, clickVerb, typeVerb, pressVerb,
		doctorVerb, versionVerb, helpVerb,
	}
}

func verbNamed(name string) *verb {
	for _, v := range verbs {
		if v.name == name {
			return v
		}
	}
	return nil
}

// flags are all flags of a verb, the common ones and its own.
func (v *verb) flags(c *command) (*flag.FlagSet, prepare) {
	fs := flag.NewFlagSet(v.name, flag.ContinueOnError)
	c.common(fs, v.offline)
	if v.define == nil {
		return fs, nil
	}
	return fs, v.define(fs)
}

// defaultTimeout bounds each question to the app that does not say otherwise.
const defaultTimeout = 5 * time.Second

// common are the flags that every verb takes.
func (c *command) common(fs *flag.FlagSet, offline bool) {
	fs.BoolVar(&c.json, "json", c.json, "print one JSON object on one line, and nothing else")
	if offline {
		return
	}
	fs.StringVar(&c.socket, "socket", c.socket, "the app's automation socket, `PATH`; else $LIMONI_AUTOMATION_SOCKET")
	fs.StringVar(&c.app, "app", c.app, "the app of that `LABEL`, whose socket is limoni-LABEL.sock in the runtime directory")
	fs.DurationVar(&c.timeout, "timeout", c.timeout, "the longest `DURATION` to wait for an answer, such as 500ms or 1m")
}
