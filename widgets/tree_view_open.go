package widgets

import (
	"iter"
	"maps"
)

// OpenNodes is a set of nodes of a tree that are open, by their keys. The zero
// set has none. What is open in a closed node is open again with it.
type OpenNodes struct {
	keys    map[string]struct{}
	version uint64 // changes with the set
}

// Has reports whether the node with that key is open.
func (o *OpenNodes) Has(key string) bool {
	_, open := o.keys[key]
	return open
}

// Set opens the node with that key, or closes it.
func (o *OpenNodes) Set(key string, open bool) {
	if o.Has(key) == open {
		return
	}
	if o.version++; !open {
		delete(o.keys, key)
		return
	}
	if o.keys == nil {
		o.keys = map[string]struct{}{}
	}
	o.keys[key] = struct{}{}
}

// Len is how many nodes are open.
func (o *OpenNodes) Len() int { return len(o.keys) }

// Clear closes all.
func (o *OpenNodes) Clear() {
	clear(o.keys)
	o.version++
}

// All are the keys of the open nodes in no order, for apps that keep them until
// the next start.
func (o *OpenNodes) All() iter.Seq[string] { return maps.Keys(o.keys) }
