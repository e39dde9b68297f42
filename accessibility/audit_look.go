package accessibility

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"unicode"
)

// auditLook applies the rules about colours.
func (a *audit) auditLook() {
	if !a.cells.styled {
		return
	}
	type pair struct {
		node   int32
		fg, bg Color
	}
	told := make(map[pair]bool)
	for y := range a.s.Screen.Height {
		for _, r := range a.runs(y) {
			if r.node >= 0 && a.nodes[r.node].disabled {
				continue
			}
			for x := r.bounds.Min.X; x < r.bounds.Max.X; x++ {
				fg, bg := a.s.Screen.Styles[a.cells.index(x, y)].colors()
				ratio, ok := contrastOf(fg, bg)
				if p := (pair{r.node, fg, bg}); ok && ratio < TextContrast && !told[p] {
					told[p] = true
					a.reportContrast(&r, x, fg, bg, ratio)
				}
			}
		}
	}
	a.auditStatesByColor()
}

func (a *audit) reportContrast(r *run, x int, fg, bg Color, ratio float64) {
	why := fmt.Sprintf("a contrast of %.1f of %s on %s", ratio, fg, bg)
	f := a.report(contrast, int(r.node), why, fmt.Sprintf("choose colours with at least %.1f, or the terminal's own", TextContrast))
	f.Bounds = image.Rect(x, r.bounds.Min.Y, r.bounds.Max.X, r.bounds.Max.Y)
}

// String is the colour as a person writes it: "default", "palette 3",
// "#ff8800".
func (c Color) String() string {
	rgb, ok := c.RGB()
	switch {
	case c&colorKind == colorPalette:
		return fmt.Sprintf("palette %d", uint8(c))
	case ok:
		return rgb.String()
	}
	return "default"
}

// drawing is how a node is drawn, apart from its own text.
type drawing struct {
	glyphs string // what stands beside the text, without digits
	attrs  [1 << 7]bool
	colors []CellStyle // of all cells, without the attributes
	known  bool
}

// shownStates are those that a person must see, each with what it differs from.
var shownStates = [...]struct{ on, off State }{
	{StateSelected, StateUnselected}, {StateChecked | StateMixed, StateUnchecked}, {StatePressed, StateUnpressed},
	{StateExpanded, StateCollapsed}, {StateInvalid, 0}, {StateDisabled, 0},
}

// auditStatesByColor compares each node that is in a state with its siblings
// that are not: where it has other colours, and otherwise looks like all of
// them, the state is told by colour alone.
func (a *audit) auditStatesByColor() {
	drawings := make([]drawing, len(a.nodes))
	families := a.families()
	for i := range a.nodes {
		if a.nodes[i].seen() && a.nodes[i].secret < 0 && a.isComparable(i) {
			drawings[i] = a.draw(i)
		}
	}
	for _, family := range families {
		for _, pair := range shownStates {
			for _, i := range family {
				if a.t.Nodes[i].States&pair.on != 0 && drawings[i].known && a.byColorAlone(i, family, drawings, pair.on, pair.off) {
					a.report(colorOnlyState, i, (a.t.Nodes[i].States&pair.on).String()+" is told by colour alone", "draw a mark or an attribute too: bold, underline, reverse")
				}
			}
		}
	}
}

// isComparable reports whether a node is small enough to be compared: what
// holds others is drawn by them.
func (a *audit) isComparable(i int) bool { return a.t.End(i) == i+1 || a.nodes[i].Member }

// families are the nodes of one role side by side.
func (a *audit) families() [][]int {
	type family struct {
		up   int
		role Role
	}
	index := make(map[family]int)
	var out [][]int
	for i := range a.nodes {
		f := family{a.t.parent(i), a.nodes[i].Role}
		k, ok := index[f]
		if !ok {
			k = len(out)
			index[f] = k
			out = append(out, nil)
		}
		out[k] = append(out[k], i)
	}
	return out
}

func (a *audit) byColorAlone(i int, family []int, drawings []drawing, on, off State) bool {
	if at := image.Pt(a.s.Cursor.X, a.s.Cursor.Y); a.s.Cursor.Visible && at.In(a.nodes[i].bounds) {
		return false
	}
	others := 0
	for _, k := range family {
		n := &a.t.Nodes[k]
		if n.States&on != 0 || off != 0 && n.States&off == 0 || !drawings[k].known {
			continue
		}
		if d, e := &drawings[i], &drawings[k]; d.glyphs != e.glyphs || d.attrs != e.attrs || slices.Equal(d.colors, e.colors) {
			return false
		}
		others++
	}
	return others > 0
}

// draw looks at the cells of node i. Where a layer covers one, nothing is known.
func (a *audit) draw(i int) drawing {
	d := drawing{known: true}
	b := a.nodes[i].bounds
	var text []byte
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			at := a.cells.index(x, y)
			if a.cells.owner[at] != int32(a.nodes[i].layer) {
				return drawing{}
			}
			st := a.s.Screen.Styles[at]
			d.attrs[st.Attr&(1<<7-1)] = true
			if st.Attr = 0; !slices.Contains(d.colors, st) {
				d.colors = append(d.colors, st)
			}
			text = appendCell(text, &a.s.Screen, a.s.Screen.Cells[at])
		}
	}
	d.glyphs = a.beside(i, string(text))
	return d
}

// beside is what is drawn beside the texts of node i and of what is in it,
// without digits and spaces.
func (a *audit) beside(i int, text string) string {
	for k := i; k < a.t.End(i); k++ {
		text = strings.Replace(text, a.nameOf(k), "", 1)
		text = strings.Replace(text, a.t.Nodes[k].Value, "", 1)
	}
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || unicode.IsDigit(r) {
			return -1
		}
		return r
	}, text)
}
