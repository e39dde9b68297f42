// Command limoni reads and drives a running Limoni app from a shell, a script
// or a pipeline.
//
//	limoni tree -app checklist
//	limoni click 'button "Add task"' -app checklist
//	limoni wait '#status' -text Saved -json
//
// The app must be built with the tag limoni_debug and have its automation
// socket open. docs/cli.md describes each verb, what it prints as JSON, and the
// exit codes; limoni help VERB is the short form.
package main

import (
	"context"
	"io"
	"os"
	"os/signal"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop) // a second Ctrl+C ends the program at once
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run is the program; it returns its exit status.
func run(ctx context.Context, args []string, in io.Reader, out, errs io.Writer) int {
	c, step, failed := readCommand(args)
	c.in = in
	result := outcome{failed: failed}
	if failed == nil {
		result = c.do(ctx, step)
	}
	return c.report(result, out, errs)
}
