package terminal

import (
	"slices"
	"time"
)

// replyLimit is how long leaving the terminal waits for replies that are on
// their way, so that they are not typed into the shell.
const replyLimit = 100 * time.Millisecond

// AwaitReplies says that the questions of a [Survey] are about to be written.
// Until the last answer has been read, leaving the terminal waits for it, 100 ms
// at most: somebody must go on reading until [Terminal.Read] returns an error,
// also when nothing is done with what is read. Where an answer says that the
// survey has turned private mode 2027 on, it is turned off at the end.
func (t *Terminal) AwaitReplies() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.answered == nil && t.phase == running {
		t.answered = make(chan struct{})
	}
}

// awaitReplies waits for the last answer, once.
func (t *Terminal) awaitReplies() {
	t.mu.Lock()
	answered := t.answered
	t.mu.Unlock()
	if answered == nil {
		return
	}
	select {
	case <-answered:
	case <-t.after(replyLimit):
		t.noReplies()
	}
}

// noReplies says that no more replies are to come.
func (t *Terminal) noReplies() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.answered != nil {
		close(t.answered)
		t.answered = nil
	}
}

// watch looks for what matters to leaving the terminal in what was read: an app
// that ends does not decode its input any more.
func (t *Terminal) watch(data []byte) {
	for _, b := range data {
		switch final := t.scanner.step(b); {
		case final == 'c':
			t.noReplies()
		case final == 'y' && string(t.scanner.body) == "2027;2$":
			t.leaveClusterWidths()
		}
	}
}

// leaveClusterWidths has the mode turned off that a question turned on.
func (t *Terminal) leaveClusterWidths() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.answered != nil && !slices.Contains(t.modes, clusterWidths) {
		t.modes = append(t.modes, clusterWidths)
	}
}

// replyScanner finds CSI ? in a stream of bytes and keeps the beginning of what
// follows, up to the final byte.
type replyScanner struct {
	seen int // how much of the introducer has come
	body []byte
}

const maxScanned = 16

// step returns the final byte of a reply, 0 where none ends.
func (r *replyScanner) step(b byte) (final byte) {
	const introducer = "\x1b[?"
	switch {
	case b == introducer[0]:
		r.seen, r.body = 1, r.body[:0]
	case r.seen > 0 && r.seen < len(introducer) && b == introducer[r.seen]:
		r.seen++
	case r.seen < len(introducer), b < ' ', b > '~':
		r.seen = 0
	case b >= '@':
		r.seen = 0
		return b
	case len(r.body) < maxScanned:
		r.body = append(r.body, b)
	}
	return 0
}
