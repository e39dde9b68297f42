package accessibility

import "hash/maphash"

// A key is made of the node's ID, or of its role and label, and of its
// container's key, by a public rule: whoever has the key can try out what it
// was made of. So where a text is withheld the key is veiled too, by a hash
// whose seed is the process's own. A veiled key is as stable as the key.

var veilSeed = maphash.MakeSeed()

func veiled(key Key) Key {
	if key == 0 {
		return 0
	}
	return Key(maphash.Comparable(veilSeed, key) | 1)
}

// veil hides the keys of the nodes that lost their ID or label, and of what is
// inside them, wherever they stand in s.
func (r *redaction) veil(s *Snapshot) {
	var hide map[Key]Key
	inside := make([]bool, len(s.Tree.Nodes))
	for i := range s.Tree.Nodes {
		n, was := &s.Tree.Nodes[i], &r.tree.Nodes[i]
		up := s.Tree.parent(i)
		inside[i] = n.ID != was.ID || n.Label != was.Label || up >= 0 && inside[up]
		if inside[i] {
			if hide == nil {
				hide = make(map[Key]Key, len(s.Tree.Nodes)-i)
			}
			hide[n.Key] = veiled(n.Key)
		}
	}
	if len(hide) == 0 {
		return
	}
	replace := func(key *Key) {
		if v, ok := hide[*key]; ok {
			*key = v
		}
	}
	for i := range s.Tree.Nodes {
		replace(&s.Tree.Nodes[i].Key)
	}
	for i := range s.Tree.Rare {
		d := &s.Tree.Rare[i]
		for _, key := range [...]*Key{&d.LabelledBy, &d.DescribedBy, &d.Controls, &d.ActiveDescendant} {
			replace(key)
		}
	}
	s.Layers = append([]Layer(nil), s.Layers...)
	for i := range s.Layers {
		replace(&s.Layers[i].Node)
	}
	replace(&s.Focus)
}
