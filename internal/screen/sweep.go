package screen

import "slices"

// Sweep drops what none of the buffers uses any more, once the table is half full, and renumbers the rest in their
// cells; before that it does nothing, so call it at every frame boundary. Name every buffer that is not redrawn from
// nothing before it is next read. Encoders notice a sweep by themselves.
func (t *Table) Sweep(buffers ...*Buffer) {
	entries := max(len(t.clusters), len(t.extras))
	if worthSweeping(entries, t.kept, tableLimit) || worthSweeping(t.held, t.keptHeld, tableBytes) {
		t.sweep(buffers)
	}
}

// worthSweeping reports whether n is half of the limit. Where half is still in use, sweeping again at once would free
// little and repaint much.
func worthSweeping(n, kept, limit int) bool { return n >= max(limit/2, min(2*kept, limit)) }

func (t *Table) sweep(buffers []*Buffer) {
	s := sweep{Table{lost: t.lost, epoch: t.epoch + 1}, make(map[uint32]uint32), make(map[uint16]uint16)}
	for i, b := range buffers {
		if b.Table == t && !slices.Contains(buffers[:i], b) {
			s.renumber(t, b.Cells)
		}
	}
	s.fresh.kept, s.fresh.keptHeld = max(len(s.fresh.clusters), len(s.fresh.extras)), s.fresh.held
	*t = s.fresh
}

// sweep is a table being copied: what it will hold, and the old numbers' new ones.
type sweep struct {
	fresh  Table
	glyphs map[uint32]uint32
	extras map[uint16]uint16
}

func (s *sweep) renumber(old *Table, cells []Cell) {
	for i := range cells {
		c := &cells[i]
		if c.Glyph&glyphCluster != 0 {
			c.Glyph = s.glyph(old, c.Glyph)
		}
		if c.Extra != 0 {
			c.Extra = s.extra(old, c.Extra)
		}
	}
}

func (s *sweep) glyph(old *Table, g uint32) uint32 {
	n, ok := s.glyphs[g]
	if !ok {
		n = g&^glyphIndex | uint32(len(s.fresh.clusters))
		s.fresh.addCluster(old.clusters[g&glyphIndex], n)
		s.glyphs[g] = n
	}
	return n
}

func (s *sweep) extra(old *Table, e uint16) uint16 {
	n, ok := s.extras[e]
	if !ok {
		n = s.fresh.addExtra(old.extras[e-1], old.extras[e-1])
		s.extras[e] = n
	}
	return n
}
