// Package realapp holds tests and nothing else. They run real programs in real
// terminals: a pseudo-terminal of package pty with the emulator of package vt
// behind it, a socket, a signal, an MCP client, each its own process. What they
// look at is what a user is left with: the bytes on the terminal, the state of
// its line, the exit status, the files that stay behind.
//
// The program is testapp beside this file. The tests build it anew in every
// run, once with the tag limoni_debug and once without, so both are tested
// whichever tags the tests themselves have; under the race detector it has the
// detector too. They need nothing but Go and are left out on systems that have
// no pseudo-terminal.
package realapp
