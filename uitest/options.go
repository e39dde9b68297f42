package uitest

import "time"

const defaultTimeout = 5 * time.Second

// Option changes how a page behaves.
type Option func(*Page)

// WithTimeout bounds each action and each assertion; 5 s is the default. In an
// app with a virtual clock it bounds both clocks: the real one, on which
// pending work is waited for, and the virtual one, which the page moves.
func WithTimeout(d time.Duration) Option { return func(p *Page) { p.timeout = d } }

// WithSlowMo pauses after each action in real time, so that a person can
// follow a demonstration.
func WithSlowMo(d time.Duration) Option { return func(p *Page) { p.slowMo = d } }

// AllowProblems lets a test made by [Run] go on where the app reports a
// mistake of its own, as a repeated ID. They stay readable in
// Page.Snapshot().Problems.
func AllowProblems() Option { return func(p *Page) { p.strict = false } }
