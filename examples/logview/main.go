// Logview follows a log file, filters its lines and finds text in them:
//
//	go run ./examples/logview FILE
//
// A million lines are on the screen as fast as ten: the file is read on
// goroutines of their own (read.go, scan.go), and of it only the offset of one line
// in each 4 KiB is kept, a quarter of a byte for a line of 64 bytes (index.go).
// Lines are read when they are drawn; a few hundred are remembered (source.go).
// What is filtered or found takes 8 bytes for each line that is.
//
//	f  filter       part of a line in any case, or /a regular expression/
//	/  find         n and N go to the next line found and the one before
//	l  level        all lines, or those of a level and above
//	w  wrap long lines        End  follow the end again
//	?  all keys               q    quit
//
// The file may grow, be cut or be replaced by another of its name; it may also
// come later.
package main

import (
	"fmt"
	"os"

	"limoni"
)

func main() {
	if len(os.Args) != 2 || os.Args[1] == "-" {
		fmt.Fprintln(os.Stderr, "usage: logview FILE\nThe file may grow while it is shown: to look at the output of a command, send it to a file.")
		os.Exit(2)
	}
	if err := limoni.Run(newApp(os.Args[1]).draw, limoni.WithTitle(os.Args[1])); err != nil {
		fmt.Fprintln(os.Stderr, "logview:", err)
		os.Exit(1)
	}
}
