package limoni

import "limoni/accessibility"

// refs numbers the nodes that were told to a client. A number is stable for
// the life of the app and never used again; of more than 65,536 the oldest are
// forgotten.
type refs struct {
	byKey map[Key]uint32
	keys  []Key // by number, from first
	first uint32
	// lastKeys are the nodes asked for last, in their order, and lastRefs their
	// numbers.
	lastKeys []Key
	lastRefs []uint32
}

const maxRefs = 65_536

// key is the node that was told under a number, 0 where there is none.
func (r *refs) key(ref uint32) Key {
	if i := ref - r.first; ref >= r.first && int(i) < len(r.keys) && ref > 0 {
		return r.keys[i]
	}
	return 0
}

// all appends the numbers of nodes to out. Most often they are those of the
// frame before, in the same order.
func (r *refs) all(out []uint32, nodes []accessibility.Node) []uint32 {
	for i := range nodes {
		if i == len(r.lastKeys) {
			r.lastKeys, r.lastRefs = append(r.lastKeys, 0), append(r.lastRefs, 0)
		}
		if key := nodes[i].Key; r.lastKeys[i] != key || r.lastRefs[i] < r.first {
			r.lastKeys[i], r.lastRefs[i] = key, r.of(key)
		}
	}
	return append(out, r.lastRefs[:len(nodes)]...)
}

func (r *refs) of(key Key) uint32 {
	if ref, ok := r.byKey[key]; ok {
		return ref
	}
	if r.byKey == nil {
		r.byKey, r.first = make(map[Key]uint32), 1
	}
	ref := r.first + uint32(len(r.keys))
	r.byKey[key] = ref
	r.keys = append(r.keys, key)
	if len(r.keys) > maxRefs {
		delete(r.byKey, r.keys[0])
		r.keys = r.keys[1:]
		r.first++
	}
	return ref
}
