package screen

import (
	"strings"
	"unicode/utf8"
	"unsafe"

	"limoni/internal/text"
)

const (
	tableLimit   = 1<<16 - 1
	clusterBytes = 256  // more than any emoji or letter needs; beyond it lie piles of combining marks
	linkBytes    = 2083 // what terminals accept
	tableBytes   = 8 << 20
)

// Table holds what does not fit into a cell: clusters of several code points, and pairs of underline colour and link.
// It belongs to one screen, whose buffers share it; the zero value is empty and ready. It holds at most 65,535 of
// each and 8 MB of text. When it is full, a cluster draws its first code point and an underline colour with its link is left out.
// It is not safe for use by several goroutines at once.
type Table struct {
	clusters []cluster
	glyphs   map[string]uint32
	extras   []extra
	numbers  map[extra]uint16
	lost     int
	held     int // bytes of text
	kept     int // how many entries the last sweep left in the fuller list
	keptHeld int // and how many bytes
	scratch  [utf8.UTFMax]byte
	epoch    uint32 // counts sweeps: numbers from before one mean nothing after it
}

type cluster struct {
	text  string
	reach int // the most columns a terminal may take that draws each code point by itself
}

type extra struct {
	underline Color
	link      string
}

// Lost counts how often a cluster or a link could not be kept: the table was full, or it was absurdly long.
func (t *Table) Lost() int { return t.lost }

// glyph returns the glyph of one cluster that takes so many columns.
func (t *Table) glyph(s string, width int) uint32 {
	r, n := utf8.DecodeRuneInString(s)
	if n == len(s) || isControl(r) { // "\r\n" is the one cluster of several that begins with one
		return runeGlyph(r, width)
	}
	if g, ok := t.glyphs[s]; ok {
		return g
	}
	return t.intern(s, width)
}

func (t *Table) intern(s string, width int) uint32 {
	if len(t.clusters) == tableLimit || len(s) > clusterBytes || !t.hasRoom(len(s)) || !text.Printable(s) {
		t.lost++
		return firstRune(s, width)
	}
	g := uint32(len(t.clusters)) | glyphCluster
	if width > 1 {
		g |= glyphWide
	}
	if !sureCluster(s) {
		g |= clusterDoubt(s)
	}
	s = strings.Clone(s) // it may lie in memory that the app reuses
	t.addCluster(cluster{s, reach(s)}, g)
	return g
}

func (t *Table) addCluster(c cluster, g uint32) {
	if t.glyphs == nil {
		t.glyphs = make(map[string]uint32)
	}
	t.clusters = append(t.clusters, c)
	t.held += len(c.text)
	t.glyphs[c.text] = g
}

// firstRune is what a cluster draws that cannot be kept; it may be narrower than the cluster.
func firstRune(s string, width int) uint32 {
	r, n := utf8.DecodeRuneInString(s)
	width = min(width, text.Width(s[:n]))
	if width == 0 {
		return ' '
	}
	return runeGlyph(r, width) | glyphDoubt
}

func reach(s string) int {
	columns := 0
	for i, r := range s {
		columns += text.Width(s[i : i+utf8.RuneLen(r)])
	}
	return columns
}

// width measures one code point. It is spelled in the table, since a string made here would go to the heap.
func (t *Table) width(r rune) int {
	n := utf8.EncodeRune(t.scratch[:], r)
	return text.Width(unsafe.String(&t.scratch[0], n))
}

// reach is the most columns that a terminal may take for a glyph of doubtful width.
func (t *Table) reach(glyph uint32) int {
	if glyph&glyphCluster != 0 {
		return max(2, t.clusters[glyph&glyphIndex].reach)
	}
	return 2
}

// text returns the cluster that a glyph stands for; "" for the second cell of a wide one.
func (t *Table) text(glyph uint32) string {
	switch {
	case glyph == glyphTail:
		return ""
	case glyph == 0:
		return " "
	case glyph&glyphCluster == 0:
		return string(rune(glyph & glyphRune))
	}
	return t.clusters[glyph&glyphIndex].text
}

// extra returns the number of a style's underline colour and link, 0 for neither.
func (t *Table) extra(st *Style) uint16 {
	key := extra{st.UnderlineColor, st.Link}
	if n, ok := t.numbers[key]; ok {
		return n
	}
	url := cleanURL(st.Link)
	if len(t.extras) == tableLimit || len(url) > linkBytes || !t.hasRoom(len(key.link)+len(url)) {
		t.lost++
		return 0
	}
	e := extra{key.underline, strings.Clone(url)}
	if key.link = e.link; url != st.Link {
		key.link = strings.Clone(st.Link)
	}
	return t.addExtra(key, e)
}

// addExtra keeps e, which is what a style with the link as the app gave it has.
func (t *Table) addExtra(key, e extra) uint16 {
	if t.numbers == nil {
		t.numbers = make(map[extra]uint16)
	}
	t.extras = append(t.extras, e)
	t.held += len(key.link) + len(e.link)
	n := uint16(len(t.extras))
	t.numbers[key] = n
	return n
}

// hasRoom reports whether the table may hold n bytes of text more.
func (t *Table) hasRoom(n int) bool { return t.held+n <= tableBytes }
