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

func keyOfLabel(parent Key, role accessibility.Role, label string, ordinal uint64) Key {
	h := hashString(uint64(parent)^0xC2B2AE3D27D4EB4F, string(role))
	return finish(mix(hashString(h, label), ordinal+2))
}

// mix folds v into h (the 64-bit finalizer of MurmurHash3, one round).
func mix(h, v uint64) uint64 {
	h ^= v
	h *= 0xFF51AFD7ED558CCD
	return h ^ h>>32
}

func hashString(h uint64, s string) uint64 {
	h = mix(h, uint64(len(s)))
	for len(s) >= 8 {
		h = mix(h, uint64(s[0])|uint64(s[1])<<8|uint64(s[2])<<16|uint64(s[3])<<24|
			uint64(s[4])<<32|uint64(s[5])<<40|uint64(s[6])<<48|uint64(s[7])<<56)
		s = s[8:]
	}
	var tail uint64
	for i := len(s) - 1; i >= 0; i-- {
		tail = tail<<8 | uint64(s[i])
	}
	return mix(h, tail)
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

func (x *keyIndex) add(key Key, node int) {
	if 4*x.used >= 3*len(x.slots) {
		x.grow()
	}
	x.insert(keySlot{key, x.generation, int32(node)})
	x.used++
}

func (x *keyIndex) insert(s keySlot) {
	mask := uint64(len(x.slots) - 1)
	i := uint64(s.key) & mask
	for x.slots[i].generation == x.generation {
		i = (i + 1) & mask
	}
	x.slots[i] = s
}

func (x *keyIndex) grow() {
	old := x.slots
	x.slots = make([]keySlot, max(64, 2*len(old)))
	for _, s := range old {
		if s.generation == x.generation {
			x.insert(s)
		}
	}
}
