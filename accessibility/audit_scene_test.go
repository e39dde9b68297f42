package accessibility

import (
	"image"
	"strings"
	"testing"
)

// scene is a frame as a test writes it down.
type scene struct {
	rows   string // of the screen, joined by "|"; a "_" is the second cell of a wide character
	nodes  []item
	styles map[string]CellStyle // by the text of the cells
	layers []Layer
	cursor *image.Point
	title  string
	focus  Key
}

// item is a node and its details. Node.Parent is its depth.
type item struct {
	Node
	d Details
}

// at is w cells of row y, from column x.
func at(x, y, w int) image.Rectangle { return image.Rect(x, y, x+w, y+1) }

// part makes an item of a depth, a role, a label and whatever else is said of it.
func part(depth int32, role Role, label string, bounds image.Rectangle, more ...any) item {
	it := item{Node: Node{Role: role, Label: label, Bounds: bounds, Parent: depth}}
	for _, m := range more {
		switch m := m.(type) {
		case State:
			it.States |= m
		case Action:
			it.Actions |= m
		case Details:
			it.d = m
		case Key:
			it.Key = m
		case string:
			it.ID = m
		case [2]int32:
			it.Position, it.SetSize = m[0], m[1]
		}
	}
	return it
}

// focusable can have the keyboard, hasFocus has it.
const (
	focusable = StateFocusable
	hasFocus  = StateFocusable | StateFocused
)

func (sc scene) snapshot() *Snapshot {
	var nodes []Node
	var rare []Details
	for _, it := range sc.nodes {
		if it.d.used() {
			rare = append(rare, it.d)
			it.Details = int32(len(rare))
		}
		nodes = append(nodes, it.Node)
	}
	s := &Snapshot{Frame: 1, Tree: *tree(nodes...), Layers: sc.layers, Title: sc.title, Focus: sc.focus}
	s.Tree.Rare = rare
	if sc.rows != "" {
		s.Screen = painted(strings.Split(sc.rows, "|")...)
		s.Width, s.Height = s.Screen.Width, s.Screen.Height
		sc.paint(&s.Screen)
	}
	for _, n := range s.Tree.Nodes {
		if n.States.Has(StateFocused) && s.Focus == 0 {
			s.Focus = n.Key
			s.Cursor = Cursor{X: n.Bounds.Min.X, Y: n.Bounds.Min.Y}
		}
	}
	if sc.cursor != nil {
		s.Cursor.X, s.Cursor.Y = sc.cursor.X, sc.cursor.Y
	}
	return s
}

func (d *Details) used() bool { return rarely(d) != rarely(&noDetails) }

// paint gives the cells of a text, wherever it stands, a style. A cell is one
// code point here.
func (sc scene) paint(s *Screen) {
	if sc.styles == nil {
		return
	}
	s.Styles = make([]CellStyle, len(s.Cells))
	for text, st := range sc.styles {
		for at := range s.Cells {
			if cells := []rune(text); at+len(cells) <= len(s.Cells) && string(s.Cells[at:at+len(cells)]) == text {
				for k := range cells {
					s.Styles[at+k] = st
				}
			}
		}
	}
}

func audited(s *Snapshot) string {
	var out []string
	for _, f := range Audit(s) {
		out = append(out, f.String())
	}
	return strings.Join(out, "\n")
}

func (sc scene) want(t *testing.T, name string, findings ...string) {
	t.Helper()
	s := sc.snapshot()
	before := s.Clone()
	if got, want := audited(s), strings.Join(findings, "\n"); got != want {
		t.Errorf("%s: found\n%s\nwant\n%s", name, got, want)
	}
	if !s.Same(before) {
		t.Errorf("%s: the audit wrote to the snapshot", name)
	}
}
