package limoni

import (
	"limoni/accessibility"
)

// Key identifies a node within its app.
type Key = accessibility.Key

// A node's key is made here and nowhere else: the hash of its container's key
// and its ID, or of role, label and ordinal where it has none. Equal input
// gives equal keys in every run, so that keys survive restarts.

func keyOfID(parent Key, id string) Key {
	return finish(mix(hashString(uint64(parent)^0x9E3779B97F4A7C15, id), 1))
}

func keyOfLabel(parent Key, role accessibility.Role, label string) Key {
	h := hashString(uint64(parent)^0xC2B2AE3D27D4EB4F, string(role))
	return finish(mix(hashString(h, label), 2))
}

// keyOfRepeat is the key of one more node that would have the key base.
func keyOfRepeat(base Key, ordinal uint64) Key { return finish(mix(uint64(base), ordinal)) }

// mix folds v into h (the 64-bit finalizer of MurmurHash3, one round).
func mix(h, v uint64) uint64 {
	h ^= v
	h *= 0xFF51AFD7ED558CCD
	return h ^ h>>32
}

// hashString reads s in words of eight bytes, the last of which may overlap the one before.
func hashString(h uint64, s string) uint64 {
	n := len(s)
	h = mix(h, uint64(n))
	switch {
	case n >= 8:
		for i := 0; i < n-8; i += 8 {
			h = mix(h, word(s[i:]))
		}
		return mix(h, word(s[n-8:]))
	case n >= 4:
		return mix(h, uint64(half(s))|uint64(half(s[n-4:]))<<32)
	case n > 0:
		return mix(h, uint64(s[0])|uint64(s[n/2])<<8|uint64(s[n-1])<<16)
	}
	return h
}

func word(s string) uint64 { return uint64(half(s)) | uint64(half(s[4:]))<<32 }

func half(s string) uint32 {
	return uint32(s[0]) | uint32(s[1])<<8 | uint32(s[2])<<16 | uint32(s[3])<<24
}

// finish never gives 0, which is no node.
func finish(h uint64) Key {
	h = mix(h, h>>29)
	if h == 0 {
		h = 1
	}
	return Key(h)
}

// keyIndex finds the node of a key within one pass: open addressing, cleared
// by counting up a generation.
type keyIndex struct {
	slots      []keySlot
	generation uint32
	used       int
}

type keySlot struct {
	key        Key
	generation uint32
	node       int32
}

func (x *keyIndex) reset() {
	x.generation++
	x.used = 0
	if x.generation == 0 {
		clear(x.slots)
		x.generation = 1
	}
}

// find returns the node registered under key, -1 where there is none.
func (x *keyIndex) find(key Key) int {
	if len(x.slots) == 0 {
		return -1
	}
	mask := uint64(len(x.slots) - 1)
	for i := uint64(key) & mask; x.slots[i].generation == x.generation; i = (i + 1) & mask {
		if x.slots[i].key == key {
			return int(x.slots[i].node)
		}
	}
	return -1
}

// add registers node under key, unless there is one already: then it returns
// that one. Otherwise it returns -1.
func (x *keyIndex) add(key Key, node int) (other int) {
	if 4*x.used >= 3*len(x.slots) {
		x.grow()
	}
	mask := uint64(len(x.slots) - 1)
	i := uint64(key) & mask
	for ; x.slots[i].generation == x.generation; i = (i + 1) & mask {
		if x.slots[i].key == key {
			return int(x.slots[i].node)
		}
	}
	x.slots[i] = keySlot{key, x.generation, int32(node)}
	x.used++
	return -1
}

func (x *keyIndex) grow() {
	old := x.slots
	x.slots, x.used = make([]keySlot, max(64, 2*len(old))), 0
	for _, s := range old {
		if s.generation == x.generation {
			x.add(s.key, int(s.node))
		}
	}
}
