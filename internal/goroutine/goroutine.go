// Package goroutine tells goroutines apart, for the one question that Go does not answer: was this called by the very
// goroutine that would have to answer it, so that waiting would be for ever?
package goroutine

// ID is a number that no other goroutine has while this one lives. It is never 0, and another goroutine may get it
// later.
func ID() uint64 { return id() }
