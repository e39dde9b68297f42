package emulators

import (
	"image"
	"image/color"
	"slices"
	"testing"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/vt"

	"limoni/internal/screen"
	"limoni/internal/text"
)

// xvt is github.com/charmbracelet/x/vt.
type xvt struct{ *vt.Emulator }

func newXVT() xvt { return xvt{vt.NewEmulator(80, 24)} }

func (e xvt) Resize(size image.Point) { e.Emulator.Resize(size.X, size.Y) }

func (e xvt) Cells() [][]cell {
	rows := make([][]cell, e.Height())
	for y := range rows {
		for x := range e.Width() {
			rows[y] = append(rows[y], e.cell(x, y))
		}
	}
	return rows
}

// cell returns what a column shows. The second one of a wide cluster is empty and has no style of its own.
func (e xvt) cell(x, y int) cell {
	c := e.CellAt(x, y)
	if c.IsZero() && x > 0 {
		lead := e.cell(x-1, y)
		return cell{"", lead.style}
	}
	return cell{c.Content, xvtStyle(c)}
}

func xvtStyle(c *uv.Cell) screen.Style {
	st := screen.Style{Fg: xvtColor(c.Style.Fg), Bg: xvtColor(c.Style.Bg), UnderlineColor: xvtColor(c.Style.UnderlineColor), Link: c.Link.URL}
	for bit, attr := range map[uint8]screen.Attr{
		uv.AttrBold: screen.AttrBold, uv.AttrFaint: screen.AttrDim, uv.AttrItalic: screen.AttrItalic,
		uv.AttrBlink: screen.AttrBlink, uv.AttrReverse: screen.AttrReverse, uv.AttrStrikethrough: screen.AttrStrike,
	} {
		if c.Style.Attrs&bit != 0 {
			st.Attr |= attr
		}
	}
	st.Attr |= underlines[c.Style.Underline]
	return st
}

func xvtColor(c color.Color) screen.Color {
	switch c := c.(type) {
	case nil:
		return 0
	case ansi.BasicColor:
		return screen.Palette(uint8(c))
	case ansi.IndexedColor:
		return screen.Palette(uint8(c))
	}
	r, g, b, _ := c.RGBA()
	return screen.RGB(uint8(r>>8), uint8(g>>8), uint8(b>>8))
}

// uncounted are the clusters that x/vt does not count as Unicode has it, with the reason.
var uncounted = map[string]string{
	"\u261d\U0001f3fd": "a skin tone makes an emoji of a character that is text by default (UTS #51): 2 columns, not 1",
	"\u2605\ufe0f":     "U+FE0F changes only characters with an emoji form: 1 column, not 2",
	"a\ufe0f":          "U+FE0F changes only characters with an emoji form: 1 column, not 2",
	"\u06001":          "a number sign joins the digit after it, ASCII or not: one cell, not two",
}

func isUncounted(drawn *screen.Buffer, x, y int) bool { return uncounted[drawn.Text(x, y)] != "" }

// How many authors draw how many frames each, with each set of capabilities.
const (
	xvtSeeds = 8
	frames   = 60
)

func TestRandomFramesInXVT(t *testing.T) {
	for name, capabilities := range capabilitySets() {
		t.Run(name, func(t *testing.T) {
			pieces := slices.Concat(clusters, plain)
			if capabilities.Clusters { // the terminal counts as we do, it says
				pieces = slices.DeleteFunc(slices.Clone(pieces), func(s string) bool { return uncounted[s] != "" })
			}
			if capabilities.InsertDelete {
				pieces = narrow(pieces) // see TestXVTLosesWideCharactersInDCH
			}
			for seed := range uint64(xvtSeeds) {
				p := player{author: newAuthor(seed, pieces), terminal: newXVT(), spared: isUncounted}
				p.encoder.Capabilities = capabilities
				p.play(t, frames)
			}
		})
	}
}

// Each cluster that is spared needs to be: x/vt shows it otherwise. Those that are not spared it shows as they were
// drawn, so that the list is short.
func TestWhatXVTDoesNotCountIsNarrow(t *testing.T) {
	for _, piece := range slices.Concat(clusters, plain) {
		cluster, _, width := text.Next(piece)
		e := newXVT()
		e.Write([]byte("[" + cluster + "]"))
		shown := e.cell(1, 0).text == cluster && e.cell(1+width, 0).text == "]"
		if shown != (uncounted[cluster] == "") {
			t.Errorf("%+q is shown as it should be: %v, listed with the reason %q", cluster, shown, uncounted[cluster])
		}
	}
	for cluster := range uncounted {
		if !slices.Contains(clusters, cluster) {
			t.Errorf("%+q is spared and not drawn", cluster)
		}
	}
}

// DCH that moves a wide character to the left breaks it in x/vt, which moves cell by cell and takes the second half for
// somebody who overwrites the first. tmux is asked instead.
func TestXVTLosesWideCharactersInDCH(t *testing.T) {
	e := newXVT()
	e.Write([]byte("ab\u5b57c\x1b[1G\x1b[2P"))
	if e.cell(0, 0).text == "\u5b57" {
		t.Error("x/vt has learned it: let the random frames with InsertDelete have wide characters again")
	}
	if got := e.cell(2, 0).text; got != "c" {
		t.Errorf("column 2 shows %q, want c", got)
	}
}
