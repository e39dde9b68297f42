//go:build darwin || freebsd

package realapp

import "testing"

// Here the kernel does not tell of a process's threads what Linux tells.
const switchesKnown = false

func voluntarySwitches(*testing.T, int) int { return 0 }
