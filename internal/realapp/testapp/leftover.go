package main

import (
	"regexp"
	"runtime"
	"strings"
	"time"
)

// ofToolkit is a line of a stack in the toolkit, also the one that began it.
var ofToolkit = regexp.MustCompile(`(?m)^(created by )?limoni[./]`)

// toolkitGoroutines counts the goroutines of the toolkit, without the caller's.
func toolkitGoroutines() (n int) {
	buf := make([]byte, 1<<20)
	stacks := strings.Split(string(buf[:runtime.Stack(buf, true)]), "\n\n")
	for _, stack := range stacks[1:] {
		if ofToolkit.MatchString(stack) {
			n++
		}
	}
	return n
}

// leftGoroutines is how many are left when those that were told to end have had
// a moment to do so.
func leftGoroutines() int {
	for range 200 {
		if toolkitGoroutines() == 0 {
			return 0
		}
		time.Sleep(time.Millisecond)
	}
	return toolkitGoroutines()
}
