package limoni

import (
	"slices"
	"unicode/utf8"

	"limoni/accessibility"
	"limoni/internal/screen"
)

// snapshot copies the frame that is on the screen.
func (a *App) snapshot() *accessibility.Snapshot {
	s := new(accessibility.Snapshot)
	a.look(s)
	if w := a.watching.told.Load(); w != nil && !s.Idle {
		w.doubt(a)
	}
	s.Tree = s.Tree.Clone()
	s.Screen.Styles = stylesOf(a.painter.base)
	return s
}

// stylesOf are the colours and attributes of the cells of b, whose numbers
// mean the same on both sides.
func stylesOf(b *screen.Buffer) []accessibility.CellStyle {
	out := make([]accessibility.CellStyle, len(b.Cells))
	for i := range out {
		c := &b.Cells[i]
		out[i] = accessibility.CellStyle{Fg: accessibility.Color(c.Fg), Bg: accessibility.Color(c.Bg), Attr: accessibility.Attr(c.Attr)}
	}
	return out
}

// look makes s the frame that is on the screen. Its tree is that of the pass, to
// be read only; the memory of all else that s held is used again.
func (a *App) look(s *accessibility.Snapshot) {
	p, was := a.shown[len(a.shown)-1], *s
	*s = accessibility.Snapshot{
		Frame: p.frame, Tree: p.tree, Screen: screenOf(a.painter.base, &was.Screen), Layers: p.layersBottomUp(was.Layers[:0]),
		Width: p.size.X, Height: p.size.Y,
		Cursor:   accessibility.Cursor{X: a.painter.cursor.X, Y: a.painter.cursor.Y, Visible: a.painter.cursor.Visible},
		Title:    a.title.name(),
		Problems: append(was.Problems[:0], a.problems.told...), Pending: append(was.Pending[:0], a.pending...),
		Announcements: append(was.Announcements[:0], a.speech.log...),
		Idle:          a.atRest(), Human: a.human,
	}
	s.Tree.Refs = a.refs.all(was.Tree.Refs[:0], p.tree.Nodes)
	for i := range s.Tree.Nodes {
		if s.Tree.Nodes[i].States.Has(accessibility.StateFocused) {
			s.Focus = s.Tree.Nodes[i].Key
		}
	}
}

func (p *pass) layersBottomUp(out []accessibility.Layer) []accessibility.Layer {
	out = slices.Grow(out, len(p.stack))
	for _, i := range p.stack {
		l := &p.layers[i]
		out = append(out, accessibility.Layer{Node: l.key, Bounds: l.bounds, Modal: l.rank == RankModal})
	}
	return out
}

// screenOf is the text of the cells of b, in the memory of another screen where
// that is large enough.
func screenOf(b *screen.Buffer, was *accessibility.Screen) accessibility.Screen {
	s := accessibility.Screen{Width: b.Bounds.Dx(), Height: b.Bounds.Dy(), Cells: was.Cells, Clusters: was.Clusters[:0]}
	if cap(s.Cells) < len(b.Cells) {
		s.Cells = make([]rune, len(b.Cells))
	}
	s.Cells = s.Cells[:len(b.Cells)]
	out, drawn := s.Cells, b.Cells
	var known [64]knownGlyph
	for i := range out {
		glyph := drawn[i].Glyph
		if glyph-' ' < utf8.RuneSelf-' ' {
			out[i] = rune(glyph)
			continue
		}
		k := &known[glyph%uint32(len(known))]
		if k.glyph != glyph || glyph == 0 {
			x, y := i%s.Width, i/s.Width
			s.Set(x, y, b.Text(b.Bounds.Min.X+x, b.Bounds.Min.Y+y))
			*k = knownGlyph{glyph, out[i]}
		}
		out[i] = k.cell
	}
	return s
}

// knownGlyph is what the cells of a glyph hold: the same character often
// stands on the screen many times.
type knownGlyph struct {
	glyph uint32
	cell  rune
}
