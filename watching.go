package limoni

import (
	"slices"
	"sync"
	"sync/atomic"

	"limoni/accessibility"
)

// watching is an app's side of those who watch its frames.
type watching struct {
	// told is nil while nobody watches, and then all that a frame costs.
	told  atomic.Pointer[teller]
	mu    sync.Mutex
	open  []*watch
	spare []*sight // memory used again
}

// teller is what the loop calls. It is reached through values only: an app that
// nobody watches needs none of what that takes.
type teller struct{ frame, rest, doubt, last, end func(*App) }

var watchTeller = teller{(*App).tellFrame, (*App).tellRest, (*App).tellDoubt, (*App).tellLast, (*App).tellEnd}

// sight is a frame that is still to be copied for whoever watches: its text is
// that of the pass, which is pinned, and all else is its own. Several watches
// hold one together, and none writes to it.
type sight struct {
	seen    accessibility.Snapshot
	pass    *pass
	holders int // under watching.mu
	// custom are the actions of its details, which an app may write to after the
	// frame; own says whose they are.
	custom []accessibility.CustomAction
	own    []ownActions
}

// ownActions are the custom actions of Tree.Rare[rare].
type ownActions struct{ rare, from, to int }

func (ws *watching) add(w *watch) {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	ws.open = append(ws.open, w)
	ws.told.Store(&watchTeller)
}

// remove forgets a watch. After the last one no memory is kept for others.
func (ws *watching) remove(w *watch) {
	if i := slices.Index(ws.open, w); i >= 0 {
		ws.open = slices.Delete(ws.open, i, i+1)
	}
	if len(ws.open) == 0 {
		ws.told.Store(nil)
		ws.open, ws.spare = nil, nil
	}
}

// hold notes one more watch that s is kept for.
func (ws *watching) hold(s *sight) *sight {
	s.holders++
	return s
}

// letGo notes one less. After the last one the pass may be drawn into again.
func (ws *watching) letGo(s *sight) {
	if s == nil {
		return
	}
	if s.holders--; s.holders > 0 {
		return
	}
	s.pass.pins.Add(-1)
	s.pass = nil
	s.seen.Tree.Nodes, s.seen.Tree.Rare = nil, nil
	if len(ws.open) > 0 {
		ws.spare = append(ws.spare, s)
	}
}

// copied makes a deep copy of s for the reader that took it, who pays for that
// and not the loop, and lets go of s.
func (ws *watching) copied(s *sight) *accessibility.Snapshot {
	seen := s.seen
	if len(s.own) > 0 {
		seen.Tree.Rare = slices.Clone(seen.Tree.Rare)
		for _, o := range s.own {
			seen.Tree.Rare[o.rare].CustomActions = s.custom[o.from:o.to]
		}
	}
	out := seen.Clone()
	ws.mu.Lock()
	defer ws.mu.Unlock()
	ws.letGo(s)
	return out
}

// unused is a sight to be written to.
func (ws *watching) unused() *sight {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	n := len(ws.spare)
	if n == 0 {
		return new(sight)
	}
	s := ws.spare[n-1]
	ws.spare = ws.spare[:n-1]
	return s
}

// sight is the frame on the screen as it is now. It is looked at before anybody
// is told, so that no reader waits for that.
func (a *App) sight() *sight {
	s := a.watching.unused()
	a.look(&s.seen)
	s.pass = a.shown[len(a.shown)-1]
	s.pass.pins.Add(1)
	s.holders = 1 // the loop itself, until all are told
	s.custom, s.own = s.custom[:0], s.own[:0]
	for i := range s.seen.Tree.Rare {
		if custom := s.seen.Tree.Rare[i].CustomActions; len(custom) > 0 {
			from := len(s.custom)
			s.custom = append(s.custom, custom...)
			s.own = append(s.own, ownActions{i, from, len(s.custom)})
		}
	}
	return s
}

// tellFrame tells everybody who watches of the frame that was just painted.
func (a *App) tellFrame() {
	ws := &a.watching
	if !ws.wants() {
		return
	}
	s := a.sight()
	ws.mu.Lock()
	defer ws.mu.Unlock()
	for _, w := range ws.open {
		if w.hasRoom() {
			w.tell(s)
		}
	}
	ws.letGo(s)
}

// wants reports whether anybody has room for a frame.
func (ws *watching) wants() (room bool) {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	for _, w := range ws.open {
		room = w.hasRoom() || room
	}
	return room
}

// tellRest tells those whose last frame was not idle that the app is now.
func (a *App) tellRest() {
	ws := &a.watching
	if !ws.someBusy() || !a.atRest() {
		return
	}
	s := a.sight()
	ws.mu.Lock()
	defer ws.mu.Unlock()
	for _, w := range ws.open {
		if s.seen.Idle && w.busy && !w.behind { // something may have been queued since atRest
			w.tellRest(s)
		}
	}
	ws.letGo(s)
}

// tellDoubt notes that somebody was told that the app is not idle, on whatever
// frame: those who watch wait for the rest that comes after.
func (a *App) tellDoubt() {
	ws := &a.watching
	ws.mu.Lock()
	defer ws.mu.Unlock()
	for _, w := range ws.open {
		w.busy = true
	}
}

// someBusy reports whether there is somebody to be told of a rest.
func (ws *watching) someBusy() bool {
	ws.mu.Lock()
	defer ws.mu.Unlock()
	return slices.ContainsFunc(ws.open, func(w *watch) bool { return w.busy && !w.behind })
}

// tellOne tells a watch that asked of the frame on the screen, unless one was
// painted since.
func (a *App) tellOne(w *watch) {
	if a.frameNumber == 0 {
		return
	}
	ws, s := &a.watching, a.sight()
	ws.mu.Lock()
	defer ws.mu.Unlock()
	if !w.began && !w.closed {
		w.tell(s)
	}
	ws.letGo(s)
}

// tellLast tells those who are behind of the last frame there will be: they
// cannot ask for it any more.
func (a *App) tellLast() {
	ws, s := &a.watching, a.sight()
	ws.mu.Lock()
	defer ws.mu.Unlock()
	for _, w := range ws.open {
		if w.behind {
			w.tell(s)
		}
	}
	ws.letGo(s)
}

// tellEnd tells everybody who watches that no frame will come any more.
func (a *App) tellEnd() {
	ws := &a.watching
	ws.mu.Lock()
	defer ws.mu.Unlock()
	for _, w := range ws.open {
		w.ended = true
		w.rouse()
	}
	ws.told.Store(nil)
	ws.open, ws.spare = nil, nil
}
