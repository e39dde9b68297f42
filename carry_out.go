package limoni

import (
	"context"
	"slices"
	"time"
)

// group is what runs under one key.
type group struct {
	outer     *group // nil for none
	ctx       context.Context
	cancel    context.CancelFunc
	cancelled bool
}

// dropped reports that the group was cancelled, or one around it. The end of
// the app is none of that: what came before it is still delivered.
func (g *group) dropped() bool {
	for ; g != nil; g = g.outer {
		if g.cancelled {
			return true
		}
	}
	return false
}

// ticker is a message that the clock brings.
type ticker struct {
	at    time.Time
	every time.Duration // 0 for one that comes once
	tick  func(time.Time) Msg
	group *group
	then  func()
}

// do begins a command that Update returned.
func (p *program) do(c Cmd) { p.begin(c, "", nil, func() {}) }

// begin begins a command, by its name and under a key's group, where it has
// those. then runs on the UI goroutine when it is through.
func (p *program) begin(c Cmd, name string, g *group, then func()) {
	if c == nil {
		then()
		return
	}
	if todo := planOf(c); todo != nil {
		p.carryOut(todo, name, g, then)
		return
	}
	ctx := p.app.tasks.ctx
	if g != nil {
		ctx = g.ctx
	}
	var m Msg
	p.app.start(ctx, name, func(ctx context.Context) { m = c(ctx) }, func() {
		p.deliver(m, name, g, then)
	})
}

// deliver gives the model what a command came to. A plan is what one that
// called another came to: that belongs to the same group, and then waits for it.
func (p *program) deliver(m Msg, name string, g *group, then func()) {
	todo, more := m.(*plan)
	switch {
	case g.dropped():
	case more:
		p.carryOut(todo, name, g, then)
		return
	default:
		p.update(m)
	}
	then()
}

// carryOut does what a plan says, with the name of what it is part of.
func (p *program) carryOut(todo *plan, name string, g *group, then func()) {
	switch todo.kind {
	case planBatch:
		p.batch(todo.cmds, name, g, then)
	case planSequence:
		p.sequence(todo.cmds, name, g, then)
	case planTick:
		p.arm(&ticker{at: p.app.clock.Now().Add(todo.every), tick: todo.tick, group: g, then: then})
	case planEvery:
		d := max(todo.every, time.Millisecond)
		p.arm(&ticker{at: p.app.clock.Now().Add(d), every: d, tick: todo.tick, group: g, then: then})
	case planExec:
		p.exec(todo, g, then)
	case planNamed:
		p.begin(todo.cmds[0], todo.name, g, then)
	case planKeyed:
		p.keyed(todo, name, g, then)
	case planCancel:
		p.cancel(todo.name)
		then()
	case planPrint:
		p.app.PrintAtEnd(todo.name)
		then()
	}
}

// keyed runs a command in a group of its own, which is kept while it runs.
func (p *program) keyed(todo *plan, name string, outer *group, then func()) {
	p.cancel(todo.name)
	g := p.newGroup(outer)
	p.groups[todo.name] = g
	p.begin(todo.cmds[0], name, g, func() {
		g.cancel()
		if p.groups[todo.name] == g {
			delete(p.groups, todo.name)
		}
		then()
	})
}

func (p *program) batch(cmds []Cmd, name string, g *group, then func()) {
	left := len(cmds)
	if left == 0 {
		then()
	}
	for _, c := range cmds {
		p.begin(c, name, g, func() {
			if left--; left == 0 {
				then()
			}
		})
	}
}

func (p *program) sequence(cmds []Cmd, name string, g *group, then func()) {
	if len(cmds) == 0 || g.dropped() || p.app.quitting {
		then()
		return
	}
	p.begin(cmds[0], name, g, func() { p.sequence(cmds[1:], name, g, then) })
}

// exec runs once the pass or message at hand is through.
func (p *program) exec(todo *plan, g *group, then func()) {
	_ = p.app.queue.putAlways(queued{post: func() {
		err := todo.exec(p.app)
		var m Msg
		if todo.ended != nil && !g.dropped() {
			m = todo.ended(err)
		}
		p.deliver(m, "", g, then)
	}})
}

// newGroup is a group inside another, or of the whole program.
func (p *program) newGroup(outer *group) *group {
	ctx := p.app.tasks.ctx
	if outer != nil {
		ctx = outer.ctx
	}
	g := &group{outer: outer}
	g.ctx, g.cancel = context.WithCancel(ctx)
	return g
}

// cancel ends what runs under a key, and drops its timers and messages. What was
// to follow on a timer follows when the message at hand is through.
func (p *program) cancel(key string) {
	g := p.groups[key]
	if g == nil {
		return
	}
	g.cancelled = true
	g.cancel()
	delete(p.groups, key)
	p.timers = slices.DeleteFunc(p.timers, func(t *ticker) bool {
		dropped := t.group.dropped()
		if dropped {
			_ = p.app.queue.putAlways(queued{post: t.then})
		}
		return dropped
	})
}

// arm keeps the timers in order; of those for one time the first comes first.
func (p *program) arm(t *ticker) {
	i := slices.IndexFunc(p.timers, func(o *ticker) bool { return o.at.After(t.at) })
	if i < 0 {
		i = len(p.timers)
	}
	p.timers = slices.Insert(p.timers, i, t)
}

// next is when the first timer is due, the zero time for none.
func (p *program) next() time.Time {
	if p == nil || len(p.timers) == 0 {
		return time.Time{}
	}
	return p.timers[0].at
}

// fire delivers the message of the first timer that is due, and reports that
// there was one.
func (p *program) fire(now time.Time) bool {
	if at := p.next(); at.IsZero() || at.After(now) {
		return false
	}
	t := p.timers[0]
	p.timers = p.timers[1:]
	if t.every > 0 {
		t.at = t.at.Add((now.Sub(t.at)/t.every + 1) * t.every)
		p.arm(t)
	}
	p.app.startFrame()
	p.app.noteEvent() // a timer that is always due again must not keep the screen behind
	var m Msg = now
	if t.tick != nil {
		m = t.tick(now)
	}
	then := t.then
	if t.every > 0 {
		then = func() {} // it goes on
	}
	p.deliver(m, "", t.group, then)
	p.app.changed, p.app.dirty = true, true
	return true
}
