// Bare prints a line and echoes keys as dots, with nothing but the standard
// library and the system call that sets the terminal: the floor.
package main

import (
	"os"

	"golang.org/x/sys/unix"
)

func main() {
	before, err := unix.IoctlGetTermios(0, unix.TCGETS)
	if err != nil {
		os.Exit(1)
	}
	raw := *before
	raw.Lflag &^= unix.ECHO | unix.ICANON | unix.ISIG
	unix.IoctlSetTermios(0, unix.TCSETS, &raw)
	defer unix.IoctlSetTermios(0, unix.TCSETS, before)
	os.Stdout.WriteString("Hello, world\r\n")
	key := make([]byte, 64)
	for {
		n, err := os.Stdin.Read(key)
		if err != nil || n == 0 || key[0] == 'q' {
			return
		}
		os.Stdout.WriteString(".")
	}
}
