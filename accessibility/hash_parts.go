package accessibility

// TreeHash is one number for the tree alone: all that [Snapshot.Hash] takes of
// it, and which node has the focus, counted as that node's StateFocused. It is
// never 0, so that 0 can mean that there is none. As Hash it is the same in
// every process, and what a sensitive node must not tell is not in it.
func (s *Snapshot) TreeHash() uint64 {
	d := digest(digestStart)
	d.tree(focused(s))
	return d.existing()
}

// ScreenHash is one number for the screen as a person reads it: the text of
// exactly Height rows, each as [Screen.Row] returns it. Cursor, styles, the
// spaces at the end of a row and so the width do not count. It is 0 where there
// are no cells to read, and only there.
func (s *Snapshot) ScreenHash() uint64 {
	if len(s.Screen.Cells) == 0 {
		return 0
	}
	var space [1024]byte
	row := space[:0]
	d := digest(digestStart)
	for y := range max(s.Screen.Height, 0) {
		row = appendRow(row[:0], &s.Screen, y)
		d.bytes(row)
	}
	return d.existing()
}

// existing is the digest of something that is there.
func (d digest) existing() uint64 { return max(uint64(d), 1) }
