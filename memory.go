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
	e := f.app.memory.find(memoryID{resp.key(), (*T)(nil)})
	return remembered[T](e, f.app.frameNumber)
}

// SharedMemory is what the widgets of one app remember together, as the text
// that was cut last. It is found by T alone, zero at first, and lives while it
// is asked for and for 10,000 frames after.
func SharedMemory[T any](f *Frame) *T {
	e := f.app.memory.find(memoryID{0, (*T)(nil)})
	return remembered[T](e, f.app.frameNumber)
}

// remembered is what e holds, new where nobody asked for it for long.
func remembered[T any](e *memoryEntry, frame uint64) *T {
	if e.value == nil || e.seen+memoryFrames < frame {
		e.value = new(T)
	}
	e.seen = frame
	return e.value.(*T)
}

const (
	memoryFrames  = 10_000
	memoryEntries = 4_096
)

type memory struct {
	entries map[memoryID]*memoryEntry
	// asked are the entries of the last pass in the order in which they were
	// asked for, which is nearly always the order of the next one too.
	asked []*memoryEntry
	next  int // in asked
	frame uint64
	swept uint64
}

// memoryID tells the types that remember for one node apart by a nil pointer.
type memoryID struct {
	key Key
	typ any
}

type memoryEntry struct {
	id    memoryID // zero once it is forgotten
	value any
	seen  uint64
}

// begin starts a pass of that frame.
func (m *memory) begin(frame uint64) { m.next, m.frame = 0, frame }

// find returns the entry of id, a new one where there is none.
func (m *memory) find(id memoryID) *memoryEntry {
	n := m.next
	m.next++
	if n < len(m.asked) && m.asked[n].id == id {
		return m.asked[n]
	}
	e := m.entries[id]
	if e == nil {
		e = m.add(id)
	}
	m.asked = append(m.asked[:min(n, len(m.asked))], e)
	return e
}

func (m *memory) add(id memoryID) *memoryEntry {
	if len(m.entries) >= memoryEntries {
		m.dropOldest()
	}
	e := &memoryEntry{id: id}
	m.entries[id] = e
	return e
}

func (m *memory) forget(e *memoryEntry) {
	delete(m.entries, e.id)
	e.id = memoryID{}
}

// dropOldest forgets the entry longest unseen, but none that the frame before
// drew: this one may not have come to it yet.
func (m *memory) dropOldest() {
	var oldest *memoryEntry
	seen := m.frame
	for _, e := range m.entries {
		if e.seen < seen && e.seen+1 < m.frame {
			oldest, seen = e, e.seen
		}
	}
	if oldest != nil {
		m.forget(oldest)
	}
}

// sweep forgets what has not been drawn for long; it looks once in a while.
func (m *memory) sweep(frame uint64) {
	if frame < m.swept+memoryFrames/10 {
		return
	}
	m.swept = frame
	for _, e := range m.entries {
		if e.seen+memoryFrames < frame {
			m.forget(e)
		}
	}
}
