// Package accessibility describes a live text user interface: what is on the
// screen, what it is called, what is true of it and what can be done with it.
//
// While a widget draws, it registers one [Node]. The nodes of a frame form a
// [Tree], which screen readers, tests, scripts and agents all read. A [Host]
// is a live interface seen from outside: it hands out a [Snapshot] and
// performs a [Request]. An app is a Host, a policy guard around an app is a
// Host, and a client connected to a running program is a Host, so the same
// code drives all three.
//
// The vocabulary follows WAI-ARIA 1.3 where it has a word: [Role] says what a
// node is, [State] what is true of it, [Action] what it would react to now.
// [Outline] is the one textual form of a tree, [ParseSelector] reads a line
// copied from it as a [Selector], and [Diff] tells in the same lines what has
// changed. [Redact] reduces a snapshot to what a [Policy] lets a caller know, and
// [Limit] to what is told at most. A [Part] is what of a tree somebody wants to
// read, a [Patch] what has to be sent where most of it is known.
//
// The package knows no widget, terminal or socket and imports only the
// standard library.
package accessibility
