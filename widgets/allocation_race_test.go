//go:build race

package widgets_test

import "limoni"

// The race detector allocates for itself, so that nothing can be counted: a test
// of behaviour that also counts goes on without.

func frame(*limoni.App) float64 { return 0 }

func costs(*limoni.App, string) float64 { return 0 }
