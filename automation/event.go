package automation

import (
	"strconv"

	"limoni/accessibility"
)

// event is what a sighting says to a subscription.
type event struct {
	s      *sighting
	topics topics
	lost   uint64
	since  uint64    // announcements after this frame
	base   *sighting // of the tree that the client has
	whole  bool      // all there is, and not what changed
}

// subscribed is the reply to a subscription.
type subscribed struct {
	topics topics
	first  *event
}

func (j *jsonText) subscribed(r *subscribed) {
	*j = append(*j, '{')
	j.texts("topics", r.topics.names())
	r.first.write(j)
	*j = append(*j, '}')
}

// write adds the members of an event to an object that has been begun.
func (e *event) write(j *jsonText) {
	s, t := e.s.Snapshot, e.topics
	j.name("frame")
	*j = strconv.AppendUint(*j, s.Frame, 10)
	if e.lost > 0 {
		j.name("lost")
		*j = strconv.AppendUint(*j, e.lost, 10)
	}
	if t.has(topicFocus) {
		j.name("focus")
		j.string(focusLine(s))
	}
	e.writeHashes(j)
	if t.has(topicTitle) {
		j.name("title")
		j.string(s.Title)
	}
	if t.has(topicPending) {
		j.list("pending", s.Pending)
	}
	if t.has(topicIdle) {
		j.bool("idle", s.Idle)
	}
	if t.has(topicHuman) {
		j.bool("human", !e.whole)
	}
	if t.has(topicAnnouncements) {
		said := []accessibility.Announcement(nil)
		if !e.whole {
			said = saidSince(s, e.since)
		}
		j.announcements(said)
	}
	if t.has(topicTree) {
		e.writeTree(j)
	}
}

func (e *event) writeHashes(j *jsonText) {
	if !e.topics.has(topicTreeHash | topicScreenHash) {
		return
	}
	tree, screen := e.s.hashes()
	if e.topics.has(topicTreeHash) {
		j.name("tree_hash")
		j.string(hashText(tree))
	}
	if e.topics.has(topicScreenHash) {
		j.name("screen_hash")
		j.string(hashText(screen))
	}
}

func (e *event) writeTree(j *jsonText) {
	r := snapshotReply{Snapshot: e.s.Snapshot}
	if !e.whole {
		r.subtract(e.base.Snapshot)
	}
	if r.since == 0 {
		j.nodes(&r.Tree)
		return
	}
	j.name("since")
	*j = strconv.AppendUint(*j, r.since, 10)
	j.patch(&r.Tree, r.patch)
}
