package limoni

// slots is a list whose elements do not move while it grows, so that pointers
// to them stay good for the whole pass: what no longer fits into the flat part
// goes into spilled chunks, and flatten makes it one slice again. Once the flat
// part has grown to what a pass needs, nothing spills and nothing is copied.
type slots[T any] struct {
	flat  []T
	spill [][]T
}

const spillChunk = 256

func (s *slots[T]) len() int { return len(s.flat) + s.spilled() }

func (s *slots[T]) spilled() int {
	if len(s.spill) == 0 {
		return 0
	}
	last := len(s.spill) - 1
	return last*spillChunk + len(s.spill[last])
}

// add appends *v and returns where it lies.
func (s *slots[T]) add(v *T) *T {
	n := len(s.flat)
	if n == cap(s.flat) {
		return s.addSpilled(v)
	}
	s.flat = s.flat[:n+1]
	slot := &s.flat[n]
	*slot = *v
	return slot
}

func (s *slots[T]) addSpilled(v *T) *T {
	if last := len(s.spill) - 1; last < 0 || len(s.spill[last]) == spillChunk {
		s.spill = append(s.spill, make([]T, 0, spillChunk))
	}
	chunk := &s.spill[len(s.spill)-1]
	*chunk = append(*chunk, *v)
	return &(*chunk)[len(*chunk)-1]
}

func (s *slots[T]) at(i int) *T {
	if i < len(s.flat) {
		return &s.flat[i]
	}
	i -= len(s.flat)
	return &s.spill[i/spillChunk][i%spillChunk]
}

// flatten returns all elements as one slice, valid until the next reset.
func (s *slots[T]) flatten() []T {
	for _, chunk := range s.spill {
		s.flat = append(s.flat, chunk...)
	}
	s.spill = nil
	return s.flat
}

// reset empties the list.
func (s *slots[T]) reset() { s.flat = s.flatten()[:0] }
