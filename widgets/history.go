package widgets

import "strings"

// history is what can be undone and done again, as differences: the memory it
// takes is that of what was removed, however much text there is.
type history struct {
	done, undone edits
	typing       bool // the last edit was typing: more of it is the same edit
}

// edit is one step back: the removed bytes take the place of the n bytes at a
// place, and the caret goes back to where it was.
type edit struct {
	at, n   int
	removed int // bytes of the log
	caret   int
}

// edits are the last ones. What they removed lies in one log, the last of it
// at its end, so that an edit allocates its new string and nothing else.
type edits struct {
	list []edit
	log  []byte
}

// The bounds of what can be undone. Where one is passed, the older half goes.
const (
	maxEdits     = 1000
	maxEditBytes = 32 << 20
)

// note remembers what an edit replaces: the bytes from i to j, by n bytes.
func (e *editor) note(i, j, n int) {
	if e.secret {
		return
	}
	e.done.push(edit{at: i, n: n, removed: j - i, caret: e.caret}, e.value[i:j])
	e.undone.list, e.undone.log = e.undone.list[:0], e.undone.log[:0]
}

// goesOn makes n bytes typed at i a part of the last edit, where they follow
// what that one typed.
func (h *history) goesOn(i, n int) bool {
	last := len(h.done.list) - 1
	if last < 0 || h.done.list[last].at+h.done.list[last].n != i {
		return false
	}
	h.done.list[last].n += n
	return true
}

func (s *edits) push(e edit, removed string) {
	if len(s.list) >= maxEdits || len(s.log) > maxEditBytes {
		s.dropOlder()
	}
	s.list = append(s.list, e)
	s.log = append(s.log, removed...)
}

// dropOlder forgets the older half, but never the last edit.
func (s *edits) dropOlder() {
	drop, bytes := 0, 0
	for drop < len(s.list)-1 && (drop < maxEdits/2 || len(s.log)-bytes > maxEditBytes/2) {
		bytes += s.list[drop].removed
		drop++
	}
	s.list = s.list[:copy(s.list, s.list[drop:])]
	s.log = s.log[:copy(s.log, s.log[bytes:])]
}

// pop returns the last edit and what it removed, which is good until the next
// push.
func (s *edits) pop() (e edit, removed []byte, ok bool) {
	last := len(s.list) - 1
	if last < 0 {
		return edit{}, nil, false
	}
	e = s.list[last]
	from := len(s.log) - e.removed
	removed = s.log[from:]
	s.list, s.log = s.list[:last], s.log[:from]
	return e, removed, true
}

func (e *editor) undo() { e.exchange(&e.done, &e.undone) }
func (e *editor) redo() { e.exchange(&e.undone, &e.done) }

// exchange takes back the last edit that made a difference.
func (e *editor) exchange(from, to *edits) {
	e.typing = false
	for last, removed, ok := from.pop(); ok; last, removed, ok = from.pop() {
		i, j := last.at, last.at+last.n
		if string(removed) == e.value[i:j] {
			continue
		}
		to.push(edit{at: i, n: len(removed), removed: j - i, caret: e.caret}, e.value[i:j])
		var b strings.Builder
		b.Grow(len(e.value) - (j - i) + len(removed))
		b.WriteString(e.value[:i])
		b.Write(removed)
		b.WriteString(e.value[j:])
		e.put(b.String(), i, j, len(removed))
		e.move(boundary(e.value, min(last.caret, len(e.value))))
		return
	}
}
