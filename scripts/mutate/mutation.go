package main

import (
	"fmt"
	"slices"
	"strings"
)

// mutation is one way to break the code, and the test that must notice.
type mutation struct {
	name string
	file string // below the module's root
	old  string // stands in the file exactly once
	new  string // what it becomes
	pkg  string // "./automation"
	test string // a test function of that package
	tags string
	why  string // what would go wrong for users
}

// all is the whole table.
func all() []mutation {
	return slices.Concat(secrecy, sockets, loop, ends, output, harness, mcp, catalogue, audience, programs, protocol)
}

// apply returns the mutated text of the file.
func (m mutation) apply(text string) (string, error) {
	if n := strings.Count(text, m.old); n != 1 || m.old == m.new {
		return "", fmt.Errorf("the text to replace is in %s %d times, not once", m.file, n)
	}
	return strings.Replace(text, m.old, m.new, 1), nil
}

// testName tells tests of several packages apart.
func (m mutation) testName() string { return m.pkg + " " + m.test + " " + m.tags }
