package limoni

import (
	"strconv"
	"strings"
	"unsafe"
)

// arena holds the text a pass builds. Its chunks are never moved or rewritten
// before the pass is used again, so strings may point into them.
type arena struct {
	chunks [][]byte
	at     int // the chunk being filled
}

const arenaChunk = 4096

func (a *arena) reset() {
	for i := range a.chunks {
		a.chunks[i] = a.chunks[i][:0]
	}
	a.at = 0
}

// room returns a chunk with at least n free bytes.
func (a *arena) room(n int) *[]byte {
	for ; a.at < len(a.chunks); a.at++ {
		if c := &a.chunks[a.at]; cap(*c)-len(*c) >= n {
			return c
		}
	}
	a.chunks = append(a.chunks, make([]byte, 0, max(arenaChunk, 2*n))) // twice: long texts are built piece by piece
	return &a.chunks[a.at]
}

// concat joins parts. Where the first is what was joined last, the others are
// put behind it.
func (a *arena) concat(parts ...string) string {
	n := 0
	for _, p := range parts {
		n += len(p)
	}
	if len(parts) > 0 && a.ends(parts[0]) && a.free() >= n-len(parts[0]) {
		c := &a.chunks[a.at]
		start := len(*c) - len(parts[0])
		for _, p := range parts[1:] {
			*c = append(*c, p...)
		}
		return alias((*c)[start:])
	}
	c := a.room(n)
	start := len(*c)
	for _, p := range parts {
		*c = append(*c, p...)
	}
	return alias((*c)[start:])
}

// ends reports whether s is what the chunk being filled ends with.
func (a *arena) ends(s string) bool {
	if s == "" || a.at >= len(a.chunks) {
		return false
	}
	c := a.chunks[a.at]
	return len(s) <= len(c) && unsafe.StringData(s) == &c[len(c)-len(s)]
}

// free is how many bytes the chunk being filled has left.
func (a *arena) free() int { return cap(a.chunks[a.at]) - len(a.chunks[a.at]) }

func (a *arena) itoa(v int) string {
	c := a.room(20)
	start := len(*c)
	*c = strconv.AppendInt(*c, int64(v), 10)
	return alias((*c)[start:])
}

// kept is s where it belongs to the app, and a copy where it lies in the arena
// and would not outlive the pass.
func (a *arena) kept(s string) string {
	at := uintptr(unsafe.Pointer(unsafe.StringData(s)))
	for _, c := range a.chunks {
		if from := uintptr(unsafe.Pointer(unsafe.SliceData(c))); at >= from && at < from+uintptr(cap(c)) {
			return strings.Clone(s)
		}
	}
	return s
}

// alias is b as a string without a copy; b must not change while it is used.
func alias(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }
