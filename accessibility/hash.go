package accessibility

import (
	"image"
	"math"
	"math/bits"
)

// Hash is one number for what a caller can see in tree, screen, cursor and
// focus: two snapshots with the same one show the same. Frame, refs, styles,
// title, announcements, problems, pending work and Human do not count. It is the same in
// every process, and what a sensitive node must not tell is not in it.
func (s *Snapshot) Hash() uint64 {
	d := digest(digestStart)
	d.tree(&s.Tree)
	d.numbers(s.Screen.Width, s.Screen.Height, s.Width, s.Height, s.Cursor.X, s.Cursor.Y)
	d.truth(s.Cursor.Visible)
	d.screen(&s.Screen)
	d.number(uint64(s.Focus))
	return uint64(d)
}

// digest takes in eight bytes at a time: what is there already is multiplied
// with a large odd number and both halves of the product are kept.
type digest uint64

const (
	digestStart = 0x9E3779B97F4A7C15
	digestPrime = 0xFF51AFD7ED558CCD
)

func (d *digest) number(n uint64) {
	high, low := bits.Mul64(uint64(*d)^n, digestPrime)
	*d = digest(high ^ low ^ n)
}

func (d *digest) numbers(numbers ...int) {
	for _, n := range numbers {
		d.number(uint64(n))
	}
}

func (d *digest) truth(b bool) {
	if b {
		d.number(1)
	} else {
		d.number(0)
	}
}

// text adds the length first, so that "ab", "c" differs from "a", "bc". The
// last word may overlap the one before.
func (d *digest) text(s string) { digestText(d, s) }

func (d *digest) bytes(b []byte) { digestText(d, b) }

func digestText[T string | []byte](d *digest, s T) {
	n := len(s)
	d.number(uint64(n))
	switch {
	case n >= 8:
		for i := 0; i < n-8; i += 8 {
			d.number(word(s[i:]))
		}
		d.number(word(s[n-8:]))
	case n >= 4:
		d.number(uint64(half(s)) | uint64(half(s[n-4:]))<<32)
	case n > 0:
		d.number(uint64(s[0]) | uint64(s[n/2])<<8 | uint64(s[n-1])<<16)
	}
}

func word[T string | []byte](s T) uint64 { return uint64(half(s)) | uint64(half(s[4:]))<<32 }

func half[T string | []byte](s T) uint32 {
	return uint32(s[0]) | uint32(s[1])<<8 | uint32(s[2])<<16 | uint32(s[3])<<24
}

func (d *digest) texts(texts ...string) {
	for _, s := range texts {
		d.text(s)
	}
}

func (d *digest) tree(t *Tree) {
	secrets, nothing := holdsSecrets(t), rarely(&noDetails)
	for i := range t.Nodes {
		n, rare := &t.Nodes[i], nothing
		if secrets && t.secretRoot(i) >= 0 {
			seen, _ := t.seen(i)
			n = &seen
		} else if n.Details != 0 {
			rare = rarely(detailsOf(t, n))
		}
		d.node(n)
		d.number(rare)
	}
}

func (d *digest) node(n *Node) {
	d.number(uint64(n.Key))
	d.text(n.ID)
	d.text(string(n.Role))
	d.text(n.Label)
	d.text(n.Value)
	d.bounds(&n.Bounds)
	d.number(uint64(n.States) | uint64(n.Actions)<<32)
	d.number(uint64(uint32(n.Parent)) | uint64(uint32(n.Position))<<32)
	d.number(uint64(n.SetSize))
}

func (d *digest) bounds(r *image.Rectangle) {
	d.number(uint64(r.Min.X) ^ bits.RotateLeft64(uint64(r.Min.Y), 32))
	d.number(uint64(r.Max.X) ^ bits.RotateLeft64(uint64(r.Max.Y), 32))
}

// rarely is the digest of rare properties alone, so that a node without any
// equals one whose are empty, and most nodes cost one number.
func rarely(r *Details) uint64 {
	d := digest(digestStart)
	d.details(r)
	return uint64(d)
}

func (d *digest) details(r *Details) {
	d.texts(r.Description, r.Placeholder, r.Shortcut, r.ErrorMessage, r.ValueText)
	for _, f := range [...]float64{r.Range.Now, r.Range.Min, r.Range.Max, r.Range.Step} {
		d.number(math.Float64bits(f))
	}
	d.truth(r.Ranged)
	d.numbers(r.ScrollX, r.ScrollY, r.ScrollMaxX, r.ScrollMaxY, r.Row, r.Column,
		r.RowCount, r.ColumnCount, r.Level, r.CaretRow, r.CaretColumn, len(r.CustomActions))
	for _, key := range [...]Key{r.LabelledBy, r.DescribedBy, r.Controls, r.ActiveDescendant} {
		d.number(uint64(key))
	}
	for _, a := range r.CustomActions {
		d.texts(a.Name, a.Description)
	}
}

// screen adds the cells two by two, and then the clusters by their texts: how
// they are numbered is nothing a caller sees.
func (d *digest) screen(s *Screen) {
	cells := s.Cells
	d.number(uint64(len(cells)))
	for ; len(cells) >= 4; cells = cells[4:] {
		d.number(pair(cells[0], cells[1]) ^ bits.RotateLeft64(pair(cells[2], cells[3])*digestPrime, 32))
	}
	for _, cell := range cells {
		d.number(pair(cell, 0))
	}
	if len(s.Clusters) == 0 {
		return
	}
	for _, cell := range s.Cells {
		if cell < 0 {
			d.text(clusterText(s, cell))
		}
	}
}

// pair makes one number of two cells. Every cluster is -1.
func pair(a, b rune) uint64 { return uint64(uint32(a|a>>31)) | uint64(uint32(b|b>>31))<<32 }
