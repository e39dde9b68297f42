package automation

import (
	"regexp"
	"slices"
	"time"

	"limoni/accessibility"
)

// waiting is what a client waits for.
type waiting struct {
	target  *accessibility.Selector
	state   string
	count   *int
	value   *string
	text    string
	pattern *regexp.Regexp
	idle    bool
	changed bool
	exit    bool
	// notTree and notScreen are hashes that must have changed, 0 for none.
	notTree, notScreen uint64
	after              *uint64 // nil where the client does not say
	patience           time.Duration
}

const (
	attached = "attached"
	detached = "gone"
	visible  = "visible"
	unseen   = "hidden"
	enabled  = "enabled"
)

func readWait(o *object, r *request) {
	w := &r.wait
	w.readTarget(o)
	w.text = o.filled("text")
	w.pattern = o.pattern("regexp")
	w.idle, w.changed, w.exit = o.bool("idle"), o.bool("changed"), o.bool("exit")
	w.notTree, w.notScreen = o.hash("not_tree_hash"), o.hash("not_screen_hash")
	if after := o.frame("after"); o.has("after") {
		w.after = &after
	}
	w.patience = DefaultWait
	if ms := o.integer("timeout_ms", 0, MaxWait.Milliseconds()); o.has("timeout_ms") {
		w.patience = time.Duration(ms) * time.Millisecond
	}
}

func (w *waiting) readTarget(o *object) {
	for _, name := range []string{"state", "count", "value"} {
		if o.has(name) && !o.has("target") {
			o.lack(`%q in %s is about a "target"`, name, o.name)
		}
	}
	if target := o.target("target"); o.has("target") {
		w.target = &target
	}
	w.state = o.state("state")
	if count := o.integer("count", 0, 1<<31-1); o.has("count") {
		w.count = &count
	}
	if value := o.string("value"); o.has("value") {
		w.value = &value
	}
	if w.state == detached && w.count != nil {
		o.fail(codeBadValue, `%s has "count" and the state "gone", which is a count of 0; give it one of them`, o.name)
	}
}

// state returns a member that must name what a node can be.
func (o *object) state(name string) string {
	word := o.string(name)
	switch _, known := accessibility.ParseState(word); {
	case !o.has(name):
		return attached
	case !known && !slices.Contains([]string{attached, detached, visible, enabled}, word):
		o.fail(codeBadValue, "%q in %s must be attached, gone, visible, hidden, enabled or the name of a state", name, o.name)
	}
	return word
}

// hash returns a member that must be a hash, 0 where it is absent.
func (o *object) hash(name string) uint64 {
	var k wireKey
	if text := o.string(name); o.has(name) && (len(text) != 16 || k.UnmarshalText([]byte(text)) != nil) {
		o.fail(codeBadValue, "%q in %s must be a hash, 16 hexadecimal digits", name, o.name)
	}
	return uint64(k)
}
