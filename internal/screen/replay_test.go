package screen

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"unicode/utf8"

	"limoni/internal/text"
)

// replayer shows what an Encoder writes. It knows only what the encoder may use, and is hostile where terminals
// differ: the other half of a wide glyph that is overwritten shows garbage, and after the last column the cursor is
// lost until it is set.
type replayer struct {
	t     *testing.T
	w, h  int
	cells []replayed
	pen   pen

	x, y    int
	lost    bool
	visible bool
	last    int // the cell written last
	sync    int // brackets seen
	open    bool

	// width is how the terminal counts a cluster; nil counts as the package text does. apart is a terminal that
	// knows no clusters and draws every code point by itself.
	width func(cluster string) int
	apart bool
}

type replayed struct {
	text string // "" for the second cell of a wide glyph
	pen  pen
}

const garbage = "\u2592"

func newReplayer(t *testing.T, w, h int) *replayer {
	r := &replayer{t: t, w: w, h: h, cells: make([]replayed, w*h), lost: true, visible: true}
	for i := range r.cells {
		r.cells[i].text = garbage
	}
	return r
}

func (r *replayer) write(out []byte) {
	for s := string(out); s != ""; {
		switch {
		case strings.HasPrefix(s, "\x1b["):
			n := 2 + strings.IndexFunc(s[2:], func(c rune) bool { return c >= '@' })
			r.csi(s[2:n], s[n])
			s = s[n+1:]
		case s[0] < ' ':
			r.control(s[0])
			s = s[1:]
		default:
			n := strings.IndexFunc(s, isControl)
			if n < 0 {
				n = len(s)
			}
			r.print(s[:n])
			s = s[n:]
		}
	}
}

func (r *replayer) control(c byte) {
	r.known()
	switch c {
	case '\r':
		r.x = 0
	case '\n':
		r.y++
	case '\b':
		r.x--
	default:
		r.t.Fatalf("control character %q", c)
	}
	r.inside()
}

// known fails the test where a move depends on where the cursor is after the last column.
func (r *replayer) known() {
	r.t.Helper()
	if r.lost {
		r.t.Fatalf("the output relies on a cursor position that terminals disagree about")
	}
}

func (r *replayer) inside() {
	r.t.Helper()
	if r.x < 0 || r.y < 0 || r.x >= r.w || r.y >= r.h {
		r.t.Fatalf("the cursor moved to %d,%d of %dx%d", r.x, r.y, r.w, r.h)
	}
}

func (r *replayer) csi(parameters string, final byte) {
	n := numbersOf(parameters)
	count := max(n[0], 1)
	switch string(final) + parameters {
	case "h?25", "l?25":
		r.visible = final == 'h'
		return
	case "h?2026", "l?2026":
		if r.open == (final == 'h') {
			r.t.Fatal("synchronized output is nested or not open")
		}
		r.open = !r.open
		r.sync++
		return
	case "J2":
		for i := range r.cells {
			r.cells[i] = replayed{" ", pen{bg: r.pen.bg}}
		}
		return
	}
	switch final {
	case 'H':
		r.y, r.x, r.lost = count-1, 0, false
		if len(n) == 2 {
			r.x = n[1] - 1
		}
	case 'A', 'B', 'C', 'D':
		r.known()
		r.x += count * map[byte]int{'C': 1, 'D': -1}[final]
		r.y += count * map[byte]int{'B': 1, 'A': -1}[final]
	case 'G':
		r.known()
		r.x = count - 1
	case 'm':
		r.sgr(n)
		return
	default:
		r.t.Fatalf("control sequence %q", "CSI "+parameters+string(final))
	}
	r.inside()
}

func numbersOf(parameters string) (n []int) {
	for _, p := range strings.Split(strings.TrimPrefix(parameters, "?"), ";") {
		v := 0
		fmt.Sscan(p, &v)
		n = append(n, v)
	}
	return n
}

func (r *replayer) sgr(n []int) {
	for i := 0; i < len(n); i++ {
		switch v := n[i]; {
		case v == 0:
			r.pen = pen{}
		case v == 38 || v == 48:
			c, used := Palette(uint8(n[i+2])), 2
			if n[i+1] != 5 {
				c, used = RGB(uint8(n[i+2]), uint8(n[i+3]), uint8(n[i+4])), 4
			}
			*r.layer(v) = c
			i += used
		case v == 39 || v == 49:
			*r.layer(v) = 0
		case v >= 30 && v < 50:
			*r.layer(v) = Palette(uint8(v % 10))
		case v >= 90:
			*r.layer(v - 60) = Palette(uint8(8 + v%10))
		case v == 22:
			r.pen.attr &^= AttrBold | AttrDim
		case v > 20:
			r.pen.attr &^= attrOf(v - 20)
		default:
			r.pen.attr |= attrOf(v)
		}
	}
}

func (r *replayer) layer(v int) *Color {
	if v/10 == 3 {
		return &r.pen.fg
	}
	return &r.pen.bg
}

func attrOf(v int) Attr {
	return map[int]Attr{1: AttrBold, 2: AttrDim, 3: AttrItalic, 4: AttrUnderline, 5: AttrBlink, 7: AttrReverse, 9: AttrStrike}[v]
}

func (r *replayer) print(s string) {
	for s != "" {
		cluster, rest, width := text.Next(s)
		if r.apart {
			_, n := utf8.DecodeRuneInString(s)
			cluster, rest, width = s[:n], s[n:], text.Width(s[:n])
		} else if r.width != nil {
			width = r.width(cluster)
		}
		r.put(cluster, width)
		s = rest
	}
}

func (r *replayer) put(cluster string, width int) {
	if width == 0 {
		r.join(cluster)
		return
	}
	r.t.Helper()
	r.known()
	tolerant := r.apart || r.width != nil // a terminal that counts otherwise stays at its last column (DECAWM off)
	if tolerant {
		width = min(width, r.w-r.x)
	}
	row := r.cells[r.y*r.w:][:r.w]
	if r.x+width > r.w {
		r.t.Fatalf("%q does not fit at column %d of %d", cluster, r.x, r.w)
	}
	if row[r.x].text == "" {
		row[r.x-1].text = garbage
	}
	if end := r.x + width; end < r.w && row[end].text == "" {
		row[end].text = garbage
	}
	for i := range width {
		row[r.x+i] = replayed{"", r.pen}
	}
	row[r.x].text = cluster
	r.last = r.y*r.w + r.x
	r.x += width
	if r.x == r.w {
		r.lost = true
		if tolerant {
			r.x, r.lost = r.w-1, false
		}
	}
}

// join adds a combining mark to the cell before it; other code points without a width are dropped.
func (r *replayer) join(mark string) {
	if mark < "\u0300" || mark > "\u036f" {
		return
	}
	r.cells[r.last].text += mark
}

// check fails the test where the terminal does not show the frame, in the colours of the profile. Where doubt is set,
// cells that hold a cluster of doubtful width may show anything.
func (r *replayer) check(b *Buffer, p Profile, doubt bool) {
	r.t.Helper()
	for y := range r.h {
		for x := range r.w {
			at := b.Bounds.Min.Add(image.Pt(x, y))
			if doubt && doubtful(b, at.X, at.Y) {
				continue
			}
			st := b.Style(at.X, at.Y)
			want := replayed{b.Text(at.X, at.Y), pen{p.reduce(st.Fg), p.reduce(st.Bg), st.Attr}}
			if got := r.cells[y*r.w+x]; got != want {
				r.t.Fatalf("cell %d,%d shows %+q, want %+q\nframe:\n%s\nterminal:\n%s", x, y, got, want, b, r)
			}
		}
	}
	if r.open {
		r.t.Fatal("synchronized output was left open")
	}
}

func doubtful(b *Buffer, x, y int) bool {
	c := b.at(x, y)
	if c.Glyph == glyphTail {
		c = b.at(x-1, y)
	}
	return c.Glyph&glyphDoubt != 0
}

func (r *replayer) String() string {
	var s strings.Builder
	for i, c := range r.cells {
		s.WriteString(c.text)
		if i%r.w == r.w-1 {
			s.WriteByte('\n')
		}
	}
	return s.String()
}

func widthOf(cluster string) int { return text.Width(cluster) }
