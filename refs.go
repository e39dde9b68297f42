package limoni

// refs numbers the nodes that were told to a client. A number is stable for
// the life of the app and never used again; of more than 65,536 the oldest are
// forgotten.
type refs struct {
	byKey map[Key]uint32
	keys  []Key // by number, from first
	first uint32
}

const maxRefs = 65_536

// key is the node that was told under a number, 0 where there is none.
func (r *refs) key(ref uint32) Key {
	if i := ref - r.first; ref >= r.first && int(i) < len(r.keys) && ref > 0 {
		return r.keys[i]
	}
	return 0
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
