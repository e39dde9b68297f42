package limoni

// Memory is what a widget remembers from frame to frame that is nobody's data:
// a caret, a scroll offset, what can be undone. It is found by the node's key
// and T, zero at first, and lives while the node is drawn and for 10,000 frames
// after; beyond 4,096 entries those longest unseen go first.
//
//	m := limoni.Memory[textMemory](f, resp)
func Memory[T any](f *Frame, resp Response) *T {
	if !resp.of(f) {
		misuse("Memory of a response from another pass; use the one Begin or RegisterAccessibility just returned")
	}
	id := memoryID{resp.key(), (*T)(nil)}
	e := f.app.memory.entries[id]
	if e == nil || e.forgotten(f.app.frameNumber) {
		e = f.app.memory.add(id, new(T), f.app.frameNumber)
	}
	e.seen = f.app.frameNumber
	return e.value.(*T)
}

const (
	memoryFrames  = 10_000
	memoryEntries = 4_096
)

type memory struct {
	entries map[memoryID]*memoryEntry
	swept   uint64
}

// memoryID tells the types that remember for one node apart by a nil pointer.
type memoryID struct {
	key Key
	typ any
}

type memoryEntry struct {
	value any
	seen  uint64
}

// forgotten reports that what was last seen before that frame was painted has
// not been drawn for long.
func (e *memoryEntry) forgotten(frame uint64) bool { return e.seen+memoryFrames < frame }

func (m *memory) add(id memoryID, value any, frame uint64) *memoryEntry {
	if len(m.entries) >= memoryEntries {
		m.dropOldest(frame)
	}
	e := &memoryEntry{value: value}
	m.entries[id] = e
	return e
}

// dropOldest forgets the entry longest unseen, but none that the frame before
// drew: this one may not have come to it yet.
func (m *memory) dropOldest(frame uint64) {
	var oldest memoryID
	seen := frame
	for id, e := range m.entries {
		if e.seen < seen && e.seen+1 < frame {
			oldest, seen = id, e.seen
		}
	}
	delete(m.entries, oldest)
}

// sweep forgets what has not been drawn for long; it looks once in a while.
func (m *memory) sweep(frame uint64) {
	if frame < m.swept+memoryFrames/10 {
		return
	}
	m.swept = frame
	for id, e := range m.entries {
		if e.forgotten(frame) {
			delete(m.entries, id)
		}
	}
}
