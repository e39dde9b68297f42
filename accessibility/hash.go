package accessibility

import (
	"image"
	"math"
)

// Hash is one number for what a caller can see in tree, screen, cursor and
// focus: two snapshots with the same one show the same. Frame, refs, title,
// announcements, problems and pending work do not count. It is the same in
// every process, and what a sensitive node must not tell is not in it.
func (s *Snapshot) Hash() uint64 {
	d := digest(fnvOffset)
	for i := range s.Tree.Nodes {
		n, rare := s.Tree.seen(i)
		d.node(n)
		d.details(rare)
	}
	d.numbers(s.Screen.Width, s.Screen.Height, s.Width, s.Height, s.Cursor.X, s.Cursor.Y)
	d.truth(s.Cursor.Visible)
	for _, cell := range s.Screen.Cells {
		d.text(cell)
	}
	d.number(uint64(s.Focus))
	return uint64(d)
}

// digest is FNV-1a, 64 bits.
type digest uint64

const (
	fnvOffset = 14695981039346656037
	fnvPrime  = 1099511628211
)

func (d *digest) node(n Node) {
	d.number(uint64(n.Key))
	d.texts(n.ID, string(n.Role), n.Label, n.Value)
	d.bounds(n.Bounds)
	d.numbers(int(n.States), int(n.Actions), int(n.Parent), int(n.Position), int(n.SetSize))
}

func (d *digest) details(r Details) {
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

func (d *digest) bounds(r image.Rectangle) {
	d.numbers(r.Min.X, r.Min.Y, r.Max.X, r.Max.Y)
}

func (d *digest) texts(texts ...string) {
	for _, s := range texts {
		d.text(s)
	}
}

// text adds the length first, so that "ab", "c" differs from "a", "bc".
func (d *digest) text(s string) {
	d.number(uint64(len(s)))
	h := *d
	for i := range len(s) {
		h = (h ^ digest(s[i])) * fnvPrime
	}
	*d = h
}

func (d *digest) numbers(numbers ...int) {
	for _, n := range numbers {
		d.number(uint64(n))
	}
}

// number adds the eight bytes of a number, as FNV does.
func (d *digest) number(n uint64) {
	h := *d
	for range 8 {
		h = (h ^ digest(n&0xff)) * fnvPrime
		n >>= 8
	}
	*d = h
}

func (d *digest) truth(b bool) {
	if b {
		d.number(1)
	} else {
		d.number(0)
	}
}
