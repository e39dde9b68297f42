package main

import (
	"context"
	"flag"
	"fmt"
	"strings"
)

var helpVerb = &verb{
	name: "help", arguments: "[VERB]", max: 1, offline: true,
	summary: "print this page, or that of a verb",
	define: func(*flag.FlagSet) prepare {
		return func(c *command) (step, *failure) {
			if len(c.args) == 0 {
				return helpOn(""), nil
			}
			if verbNamed(c.args[0]) == nil {
				return nil, unknownVerb(c.args[0])
			}
			return helpOn(c.args[0]), nil
		}
	},
}

type helpResult struct {
	Text string `json:"text"`
}

// helpOn prints the page of a verb, that of all where there is none.
func helpOn(name string) step {
	text := overview()
	if v := verbNamed(name); v != nil {
		text = v.page()
	}
	return func(context.Context, *session) outcome { return outcome{text: text, data: helpResult{text}} }
}

func overview() string {
	var b strings.Builder
	b.WriteString("Usage: limoni VERB [flags] [arguments]\n\nReads and drives a running Limoni app, built with -tags limoni_debug.\n\n")
	for _, v := range verbs {
		fmt.Fprintf(&b, "  %-8s %s\n", v.name, v.summary)
	}
	b.WriteString("\nFlags of every verb that asks an app, before or after its arguments:\n\n")
	fs := flag.NewFlagSet("limoni", flag.ContinueOnError)
	(&command{timeout: defaultTimeout}).common(fs, false)
	b.WriteString(flagList(fs))
	b.WriteString("\nWhich app: -socket, else $LIMONI_AUTOMATION_SOCKET, else -app.\n")
	b.WriteString("\nA TARGET is @ref, #id, role \"label\", or a line of an outline.\n")
	b.WriteString("\nExit codes:\n\n" + exitList())
	b.WriteString("\nlimoni help VERB has the flags of a verb.")
	return b.String()
}

// exitTexts are the exit codes as help lists them.
var exitTexts = []struct {
	code int
	text string
}{
	{exitOK, "done; also an input that ended the app"},
	{exitInternal, "a fault of this command or of the app's answer"},
	{exitUsage, "a mistake in the command line"},
	{exitNoApp, "no app answers"},
	{exitRefused, "refused, unhandled, nothing found, or findings"},
	{exitPolicy, "the app's policy does not permit it"},
	{exitVersion, "the app speaks another version of the protocol"},
	{exitGone, "the app has gone, and there is no verdict"},
	{exitDropped, "the app's queue was full and the input dropped"},
	{exitTimeout, "what was waited for did not come in time"},
	{exitInterrupted, "interrupted by Ctrl+C"},
}

func exitList() string {
	var b strings.Builder
	for _, e := range exitTexts {
		fmt.Fprintf(&b, "  %3d  %s\n", e.code, e.text)
	}
	return b.String()
}

func usageLine(v *verb) string {
	return strings.TrimRight("limoni "+v.name+" [flags] "+v.arguments, " ")
}

// page is the help of one verb.
func (v *verb) page() string {
	var b strings.Builder
	b.WriteString("Usage: " + usageLine(v) + "\n\n" + strings.ToUpper(v.summary[:1]) + v.summary[1:] + ".\n")
	if v.text != "" {
		b.WriteString("\n" + v.text + "\n")
	}
	fs, _ := v.flags(&command{timeout: defaultTimeout})
	b.WriteString("\nFlags:\n\n" + flagList(fs))
	return strings.TrimRight(b.String(), "\n")
}

// flagList has two lines for each flag, by name.
func flagList(fs *flag.FlagSet) string {
	var b strings.Builder
	fs.VisitAll(func(f *flag.Flag) {
		value, text := flag.UnquoteUsage(f)
		if isSwitch(f) {
			value = ""
		}
		fmt.Fprintf(&b, "  %s\n      %s%s\n", strings.TrimRight("-"+f.Name+" "+value, " "), text, byDefault(f))
	})
	return b.String()
}

func byDefault(f *flag.Flag) string {
	switch f.DefValue {
	case "", "false", "0":
		return ""
	}
	return " (default " + f.DefValue + ")"
}
