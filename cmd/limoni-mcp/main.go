// Command limoni-mcp lets an MCP client read and drive a running Limoni app.
//
// It speaks the Model Context Protocol on standard input and output, one
// JSON-RPC message a line: revisions 2024-11-05 to 2025-11-25, which begin with
// initialize, and 2026-07-28, which does not. The app must be built with the
// tag limoni_debug and have its automation socket open; it is connected at the
// first tool call and again after a restart.
//
//	limoni-mcp -app checklist
//	limoni-mcp -socket /run/user/1000/limoni-checklist.sock
//
// LIMONI_LOG=1 logs to standard error, without typed text.
package main

import (
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"runtime/debug"
	"time"

	"limoni/automation"
)

func main() {
	// Whatever prints by mistake must not end up between two messages.
	out := os.Stdout
	os.Stdout = os.Stderr
	os.Exit(run(os.Args[1:], os.Stdin, out, os.Stderr))
}

// run is the program; it returns its exit status.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	flags := flag.NewFlagSet("limoni-mcp", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.Usage = func() { usage(flags) }
	socket := flags.String("socket", "", "`path` of the app's automation socket; else $LIMONI_AUTOMATION_SOCKET")
	label := flags.String("app", "", "`label` of the app, whose socket is limoni-label.sock in the runtime directory")
	settle := flags.Duration("settle", 500*time.Millisecond, "how long an input tool waits for work that the app says is pending")
	version := flags.Bool("version", false, "print the version and exit")
	if err := flags.Parse(args); err == flag.ErrHelp {
		return 0
	} else if err != nil {
		return 2
	}
	if *version {
		fmt.Fprintln(out, "limoni-mcp", buildVersion())
		return 0
	}
	if flags.NArg() > 0 || *settle <= 0 {
		fmt.Fprintln(errs, "limoni-mcp: takes flags only, and -settle must be more than 0")
		usage(flags)
		return 2
	}
	s := newServer(&bridge{app: newApp(automation.Dialer(*socket, *label)), settle: *settle}, logger(errs))
	if err := s.serve(in, out); err != nil {
		fmt.Fprintln(errs, "limoni-mcp: cannot write to the client:", err)
		return 1
	}
	return 0
}

func usage(flags *flag.FlagSet) {
	fmt.Fprint(flags.Output(), `Usage: limoni-mcp [-socket path | -app label] [-settle duration]

Lets an MCP client read and drive a running Limoni app, built with
-tags limoni_debug. Speaks MCP on standard input and output, and connects to
the app at the first tool call. LIMONI_LOG=1 logs to standard error.

`)
	flags.PrintDefaults()
}

func newServer(b *bridge, log *log.Logger) *server {
	return &server{version: buildVersion(), tools: allTools(), bridge: b, log: log, progressEvery: progressEvery}
}

// logger logs where LIMONI_LOG asks for it. What is logged holds no text that
// was typed or shown.
func logger(errs io.Writer) *log.Logger {
	switch os.Getenv("LIMONI_LOG") {
	case "1", "debug":
		return log.New(errs, "limoni-mcp: ", log.Ltime|log.Lmicroseconds)
	}
	return log.New(io.Discard, "", 0)
}

// buildVersion is the module version that the go command put into the binary:
// a tag, a pseudo-version with the revision, or "(devel)".
func buildVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}
