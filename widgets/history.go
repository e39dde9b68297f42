package widgets

// history is what can be undone and done again.
type history struct {
	done, undone edits
	typing       bool // the last edit was typing: more of it is the same edit
}

// edit is a value and a caret to go back to.
type edit struct {
	value string
	caret int
}

// edits are the last ones, in a fixed ring: an edit allocates its new string
// and nothing else.
type edits struct {
	ring [64]edit
	top  int
	n    int
}

func (s *edits) push(e edit) {
	s.ring[s.top] = e
	s.top = (s.top + 1) % len(s.ring)
	s.n = min(s.n+1, len(s.ring))
}

func (s *edits) pop() (edit, bool) {
	if s.n == 0 {
		return edit{}, false
	}
	s.n--
	s.top = (s.top + len(s.ring) - 1) % len(s.ring)
	e := s.ring[s.top]
	s.ring[s.top] = edit{}
	return e, true
}

// note remembers the value as it is, before an edit changes it.
func (e *editor) note() {
	e.done.push(edit{e.value, e.caret})
	e.undone = edits{}
}

// forget drops all of it: a secret leaves no trace.
func (e *editor) forget() { e.history = history{} }

func (e *editor) undo() { e.exchange(&e.done, &e.undone) }
func (e *editor) redo() { e.exchange(&e.undone, &e.done) }

// exchange goes back to the last value that is another one.
func (e *editor) exchange(from, to *edits) {
	for last, ok := from.pop(); ok; last, ok = from.pop() {
		if last.value != e.value {
			to.push(edit{e.value, e.caret})
			e.put(last.value, last.caret)
			return
		}
	}
}
