// Testapp is the program that the tests of package realapp start. It shows on
// its screen what reached it, and ends in every way there is.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"limoni"
)

// settings are the command line.
type settings struct {
	socket, allow string // for WithAutomation, where socket is given
	text          string // a label, quoted as in Go
	vault         string // shown by a sensitive node
	report        string // a file for what the terminal may not be there for
	release       string // the file that the action "hold" waits for
	record        bool   // the pad takes every key and counts it
	takeCtrlC     bool
	spin          bool          // draw without a pause
	blink         bool          // draw twice a second
	busy          bool          // say that work is under way, for ever
	recovers      bool          // the caller of Run recovers from panics
	program       bool          // a declarative program whose command panics
	ticking       bool          // which is told the time each second
	panics        string        // at the start: in "draw" or in "init"
	count         bool          // report the goroutines of the toolkit
	inline        int           // draw in a band of so many rows
	title         string        // of the window
	suspend       bool          // Ctrl+Z stops the app
	churn         int           // run this often, while others post
	picture       bool          // show a picture
	slow          time.Duration // what painting takes once somebody was greeted
	frames        int           // measure so many frames at each "b"
}

func main() {
	s := settings{}
	flag.StringVar(&s.socket, "socket", "", "set WithAutomation")
	flag.StringVar(&s.allow, "allow", "", "the policy for -socket")
	flag.StringVar(&s.text, "text", "", "text to show, quoted")
	flag.StringVar(&s.vault, "vault", "", "secret to show")
	flag.StringVar(&s.report, "report", "", "file to report to")
	flag.StringVar(&s.release, "release", "", "file to wait for")
	flag.BoolVar(&s.record, "record", false, "count every key")
	flag.BoolVar(&s.takeCtrlC, "ctrl-c", false, "take Ctrl+C")
	flag.BoolVar(&s.spin, "spin", false, "draw without a pause")
	flag.BoolVar(&s.blink, "blink", false, "draw twice a second")
	flag.BoolVar(&s.busy, "busy", false, "be busy for ever")
	flag.BoolVar(&s.recovers, "recover", false, "recover from a panic")
	flag.BoolVar(&s.program, "program", false, "run a program whose command panics")
	flag.BoolVar(&s.ticking, "ticking", false, "tell the program the time each second")
	flag.BoolVar(&s.count, "count", false, "count goroutines")
	flag.StringVar(&s.panics, "panic", "", "where to panic at the start")
	flag.IntVar(&s.inline, "inline", 0, "draw inline, in so many rows")
	flag.StringVar(&s.title, "title", "", "title of the window")
	flag.BoolVar(&s.suspend, "suspend", false, "let Ctrl+Z stop the app")
	flag.BoolVar(&s.picture, "picture", false, "show a picture")
	flag.IntVar(&s.frames, "frames", 0, "measure so many frames at each b")
	flag.DurationVar(&s.slow, "slow", 0, "how long painting takes after a greeting")
	flag.IntVar(&s.churn, "churn", 0, "run often")
	flag.Parse()
	os.Exit(s.main())
}

// main runs the app and says on the normal screen how that ended.
func (s settings) main() int {
	if s.churn > 0 {
		return churn(s.churn)
	}
	a := &app{settings: s, buttons: []string{"A", "B", "C"}, clicked: map[string]int{}, keys: map[string]int{}}
	err := a.run()
	if err == nil {
		err = a.failed
	}
	a.reportLine("ended: %v", err)
	if a.count {
		a.reportLine("goroutines left: %d", leftGoroutines())
	}
	if a.atEnd != nil {
		a.atEnd()
	}
	fmt.Printf("draws=%d\n", a.draws.Load())
	return outcome(err)
}

func outcome(err error) int {
	if err != nil {
		fmt.Fprintln(os.Stderr, "testapp:", err)
		return 1
	}
	fmt.Println("ended well")
	return 0
}

// run is Run and, where that is asked for, a caller that survives a panic.
func (a *app) run() (err error) {
	if a.recovers {
		defer func() {
			if p := recover(); p != nil {
				fmt.Println("the caller recovered:", p)
			}
		}()
	}
	if a.text != "" {
		if a.text, err = strconv.Unquote(a.text); err != nil {
			return err
		}
	}
	// A slow machine must not turn half a sequence into Esc.
	opts := []limoni.Option{limoni.WithEscTimeout(2 * time.Second)}
	if a.socket != "" {
		opts = append(opts, limoni.WithAutomation(a.socket, policy(a.allow)))
	}
	if a.inline > 0 {
		opts = append(opts, limoni.WithInline(a.inline))
	}
	if a.suspend {
		opts = append(opts, limoni.WithSuspend())
	}
	opts = append(opts, limoni.WithTitle(a.title))
	if a.frames > 0 {
		return limoni.Run((&frames{each: a.frames}).draw, append(opts, limoni.WithMaxFPS(0))...)
	}
	if a.program {
		return limoni.RunProgram(context.Background(), &model{settings: a.settings}, opts...)
	}
	return limoni.Run(a.draw, opts...)
}

func policy(words string) limoni.AutomationPolicy {
	return limoni.AutomationPolicy{
		AllowInput: strings.Contains(words, "input"), ExposeScreen: strings.Contains(words, "screen"),
		ExposeInputValues: strings.Contains(words, "values"),
	}
}

// report adds a line to the report, which outlives the terminal.
func (s settings) reportLine(format string, args ...any) {
	if s.report == "" {
		return
	}
	file, err := os.OpenFile(s.report, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o600)
	if err != nil {
		panic(err)
	}
	defer file.Close()
	fmt.Fprintf(file, format+"\n", args...)
}
