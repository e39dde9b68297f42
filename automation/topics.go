package automation

import (
	"math/bits"
	"slices"
	"strings"
)

// topics is a set of what a subscription tells.
type topics uint16

const (
	topicAnnouncements topics = 1 << iota
	topicFocus
	topicFrame
	topicHuman
	topicIdle
	topicPending
	topicScreenHash
	topicTitle
	topicTree
	topicTreeHash
)

// topicNames are sorted, as the bits are.
var topicNames = []string{"announcements", "focus", "frame", "human", "idle", "pending", "screen_hash", "title", "tree", "tree_hash"}

// usualTopics are those of a subscription that names none.
const usualTopics = 1<<10 - 1 - topicTree

func (t topics) has(one topics) bool { return t&one != 0 }

func (t topics) names() []string {
	var out []string
	for ; t != 0; t &= t - 1 {
		out = append(out, topicNames[bits.TrailingZeros16(uint16(t))])
	}
	return out
}

func readSubscribe(o *object, r *request) {
	r.topics, r.since = usualTopics, o.frame("since")
	if list := o.strings("topics"); o.has("topics") {
		r.topics = 0
		for _, name := range list {
			i := slices.Index(topicNames, name)
			if i < 0 {
				o.fail(codeBadValue, `"topics" in %s must be some of %s`, o.name, strings.Join(topicNames, ", "))
				return
			}
			r.topics |= 1 << i
		}
		if len(list) == 0 {
			o.lack(`"topics" in %s is empty; leave it out for the usual ones`, o.name)
		}
	}
}
