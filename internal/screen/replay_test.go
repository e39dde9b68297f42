package screen

import (
	"fmt"
	"image"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"limoni/internal/text"
)

// replayer shows what an Encoder writes. It knows only what the encoder may use, and is hostile where terminals
// differ: the other half of a wide glyph that is overwritten or erased shows garbage, and so does what is erased while
// the pen has more than a background; after the last column the cursor's column is lost until it is set.
type replayer struct {
	t     *testing.T
	w, h  int
	cells []replayed
	pen   ink

	x, y    int
	lost    bool // the column
	visible bool
	last    int    // the cell written last
	graphic string // what REP repeats, "" right after anything but writing
	sync    int    // brackets seen
	open    bool
	top     int // the scrolling region
	bottom  int
	history []string // inline, what line feeds at the bottom scrolled off; else they are an error
	inline  bool
	least   int // the least width it has had

	bce bool // erased cells get the pen's background
	// width is how the terminal counts a cluster; nil counts as the package text does. apart is a terminal that
	// knows no clusters and draws every code point by itself.
	width func(cluster string) int
	apart bool
}

// ink is what a cell is drawn with.
type ink struct {
	fg, bg, underline Color
	attr              Attr
	link              string
}

type replayed struct {
	text   string // "" for the second cell of a wide glyph
	ink    ink
	erased bool // and not written since
}

func (c replayed) String() string { return fmt.Sprintf("%+q in %+v", c.text, c.ink) }

const garbage = "\u2592"

func newReplayer(t *testing.T, w, h int) *replayer {
	r := &replayer{t: t, w: w, h: h, cells: make([]replayed, w*h), lost: true, visible: true, bottom: h - 1, least: w}
	for i := range r.cells {
		r.cells[i].text = garbage
	}
	return r
}

func (r *replayer) write(out []byte) {
	r.t.Helper()
	for s := string(out); s != ""; {
		switch {
		case strings.HasPrefix(s, "\x1b["):
			n := 2 + strings.IndexFunc(s[2:], func(c rune) bool { return c >= '@' })
			r.csi(s[2:n], s[n])
			s = s[n+1:]
		case strings.HasPrefix(s, "\x1b]8;;"):
			url, rest, ended := strings.Cut(s[5:], "\x1b\\")
			if strings.IndexFunc(url, func(c rune) bool { return c <= ' ' || c > '~' }) >= 0 || !ended {
				r.t.Fatalf("hyperlink %q", url)
			}
			r.pen.link, s = url, rest
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
	if r.top != 0 || r.bottom != r.h-1 {
		r.t.Fatalf("the scrolling region was left at %d to %d", r.top, r.bottom)
	}
	if r.pen.link != "" {
		r.t.Fatalf("the hyperlink %q was left open", r.pen.link)
	}
}

func (r *replayer) control(c byte) {
	r.t.Helper()
	r.graphic = ""
	switch c {
	case '\r':
		r.x, r.lost = 0, false
	case '\n':
		if r.lost || r.x != 0 {
			r.t.Fatalf("line feed in column %d, which a terminal line may turn into CR LF", r.x)
		}
		if r.inline && r.y == r.h-1 {
			r.feed()
			return
		}
		r.y++
	case '\b':
		r.known()
		r.x--
	default:
		r.t.Fatalf("control character %q", c)
	}
	r.inside()
}

func (r *replayer) feed() {
	r.history = append(r.history, strings.TrimRight(r.row(0), " "))
	r.scroll(1)
}

// known fails the test where something depends on the cursor's column after the last one was written.
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

// blank is what erasing leaves.
func (r *replayer) blank() replayed {
	b := replayed{text: " ", erased: true}
	if r.pen.attr&(AttrReverse|AttrUnderline|AttrStrike|AttrBlink) != 0 || r.pen.link != "" {
		b.text = garbage
	}
	if r.bce {
		b.ink.bg = r.pen.bg
	}
	return b
}

// cut makes garbage of a wide glyph between the columns x-1 and x of the cursor's row.
func (r *replayer) cut(x int) {
	if x > 0 && x < r.w && r.cells[r.y*r.w+x].text == "" {
		r.cells[r.y*r.w+x-1].text, r.cells[r.y*r.w+x].text = garbage, garbage
	}
}

func (r *replayer) erase(from, to int) {
	r.cut(from)
	r.cut(to)
	for ; from < to; from++ {
		r.cells[r.y*r.w+from] = r.blank()
	}
}

// scroll moves the rows of the region up, or down where n is negative.
func (r *replayer) scroll(n int) {
	old := append([]replayed(nil), r.cells...)
	for y := r.top; y <= r.bottom; y++ {
		for x := range r.w {
			r.cells[y*r.w+x] = r.blank()
			if from := y + n; from >= r.top && from <= r.bottom {
				r.cells[y*r.w+x] = old[from*r.w+x]
			}
		}
	}
}

// insert moves the rest of the row to the right, or to the left where n is negative.
func (r *replayer) insert(n int) {
	r.known()
	r.cut(r.x)
	if n > 0 {
		r.cut(r.w - n)
	} else {
		r.cut(r.x - n)
	}
	row := r.cells[r.y*r.w:][:r.w]
	old := append([]replayed(nil), row...)
	for x := r.x; x < r.w; x++ {
		row[x] = r.blank()
		if from := x - n; from >= r.x && from < r.w {
			row[x] = old[from]
		}
	}
}

func (r *replayer) csi(parameters string, final byte) {
	r.t.Helper()
	if strings.Contains(parameters, ":") && final != 'm' {
		r.t.Fatalf("control sequence %q", "CSI "+parameters+string(final))
	}
	if final == 'm' {
		r.sgr(parameters)
		return
	}
	n := numbersOf(parameters)
	count := max(n[0], 1)
	if final == 'b' {
		if r.graphic == "" || utf8.RuneCountInString(r.graphic) != 1 || text.Width(r.graphic) != 1 {
			r.t.Fatalf("%q is repeated", r.graphic)
		}
		for range count {
			r.put(r.graphic, 1)
		}
		return
	}
	r.graphic = ""
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
		r.absolute(final)
		for i := range r.cells {
			r.cells[i] = r.blank()
		}
		return
	case "J":
		r.known()
		r.erase(r.x, r.w)
		for i := (r.y + 1) * r.w; i < len(r.cells); i++ {
			r.cells[i] = r.blank()
		}
		return
	case "K":
		r.known()
		r.erase(r.x, r.w)
		return
	}
	switch final {
	case 'H':
		r.absolute(final)
		r.y, r.x, r.lost = count-1, 0, false
		if len(n) == 2 {
			r.x = max(n[1], 1) - 1
		}
	case 'd':
		r.absolute(final)
		r.x, r.y = min(r.x, r.w-1), count-1
	case 'A', 'B':
		r.x = min(r.x, r.w-1) // where it is lost, still is
		r.y += count * map[byte]int{'A': -1, 'B': 1}[final]
	case 'C', 'D':
		r.known()
		r.x += count * map[byte]int{'C': 1, 'D': -1}[final]
	case 'G':
		r.x, r.lost = count-1, false
	case 'X':
		r.known()
		if r.x+count > r.w {
			r.t.Fatalf("%d cells are erased at column %d", count, r.x)
		}
		r.erase(r.x, r.x+count)
	case '@':
		r.insert(count)
	case 'P':
		r.insert(-count)
	case 'S', 'T':
		r.absolute(final)
		r.x = min(r.x, r.w-1)
		r.scroll(count * map[byte]int{'S': 1, 'T': -1}[final])
	case 'r':
		r.absolute(final)
		r.top, r.bottom = count-1, r.h-1
		if len(n) == 2 {
			r.bottom = n[1] - 1
		}
		if r.top >= r.bottom && r.h > 1 {
			r.t.Fatalf("scrolling region %q", parameters)
		}
		r.x, r.y, r.lost = 0, 0, false
	default:
		r.t.Fatalf("control sequence %q", "CSI "+parameters+string(final))
	}
	r.inside()
}

// absolute fails the test where inline something depends on the screen's rows.
func (r *replayer) absolute(final byte) {
	r.t.Helper()
	if r.inline {
		r.t.Fatalf("control sequence with the final byte %c inline", final)
	}
}

func numbersOf(parameters string) (n []int) {
	for _, p := range strings.Split(strings.TrimPrefix(parameters, "?"), ";") {
		v, _ := strconv.Atoi(p)
		n = append(n, v)
	}
	return n
}

func (r *replayer) sgr(parameters string) {
	r.t.Helper()
	list := strings.Split(parameters, ";")
	for i := 0; i < len(list); i++ {
		if strings.Contains(list[i], ":") {
			r.colons(list[i])
			continue
		}
		switch v := numbersOf(list[i])[0]; {
		case v == 0:
			r.pen = ink{link: r.pen.link}
		case v == 38 || v == 48:
			n := numbersOf(strings.Join(list[i:min(i+5, len(list))], ";"))
			c, used := Palette(uint8(n[2])), 2
			if n[1] != 5 {
				c, used = RGB(uint8(n[2]), uint8(n[3]), uint8(n[4])), 4
			}
			*r.layer(v) = c
			i += used
		case v == 39 || v == 49:
			*r.layer(v) = 0
		case v == 59:
			r.pen.underline = 0
		case v >= 30 && v < 50:
			*r.layer(v) = Palette(uint8(v % 10))
		case v >= 90 && v < 108:
			*r.layer(v - 60) = Palette(uint8(8 + v%10))
		case v == 22:
			r.pen.attr &^= AttrBold | AttrDim
		case v == 4 || v == 24:
			r.pen.attr &^= AttrUnderline | 7<<8
			if v == 4 {
				r.pen.attr |= AttrUnderline
			}
		case v > 20 && v < 30:
			r.pen.attr &^= attrOf(r.t, v-20)
		default:
			r.pen.attr |= attrOf(r.t, v)
		}
	}
}

// colons obeys the parameters that have sub-parameters.
func (r *replayer) colons(parameter string) {
	r.t.Helper()
	n := numbersOf(strings.ReplaceAll(parameter, ":", ";"))
	switch {
	case n[0] == 4 && len(n) == 2 && n[1] >= 2 && n[1] <= 5:
		r.pen.attr = r.pen.attr&^(7<<8) | AttrUnderline | Attr(n[1]-1)<<8
	case n[0] == 58 && n[1] == 5 && len(n) == 3:
		r.pen.underline = Palette(uint8(n[2]))
	case n[0] == 58 && n[1] == 2 && len(n) == 6:
		r.pen.underline = RGB(uint8(n[3]), uint8(n[4]), uint8(n[5]))
	default:
		r.t.Fatalf("SGR %q", parameter)
	}
}

func (r *replayer) layer(v int) *Color {
	if v/10 == 3 {
		return &r.pen.fg
	}
	return &r.pen.bg
}

func attrOf(t *testing.T, v int) Attr {
	t.Helper()
	a, known := map[int]Attr{1: AttrBold, 2: AttrDim, 3: AttrItalic, 5: AttrBlink, 7: AttrReverse, 9: AttrStrike}[v]
	if !known {
		t.Fatalf("SGR %d", v)
	}
	return a
}

func (r *replayer) print(s string) {
	r.t.Helper()
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
	r.t.Helper()
	if width == 0 {
		r.join(cluster)
		return
	}
	r.known()
	tolerant := r.apart || r.width != nil // a terminal that counts otherwise stays at its last column
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
		row[r.x+i] = replayed{ink: r.pen}
	}
	row[r.x].text, r.graphic = cluster, cluster
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
	r.graphic += mark
}

// check fails the test where the terminal does not show the frame, as one with what out is set to can. Where doubt is
// set, cells that hold a cluster of doubtful width may show anything.
func (r *replayer) check(b *Buffer, out *Encoder, doubt uint32) {
	r.t.Helper()
	if b.Bounds.Dy() != r.h {
		r.t.Fatalf("%d rows were drawn for %d", b.Bounds.Dy(), r.h)
	}
	r.checkBand(b, out, doubt, 0)
}

// checkBand is check for the rows from top on.
func (r *replayer) checkBand(b *Buffer, out *Encoder, doubt uint32, top int) {
	r.t.Helper()
	for y := range b.Bounds.Dy() {
		for x := range r.w {
			at := b.Bounds.Min.Add(image.Pt(x, y))
			if doubtful(b, at.X, at.Y, doubt) {
				continue
			}
			want := replayed{text: b.Text(at.X, at.Y), ink: inkOf(b.Style(at.X, at.Y), out)}.seen()
			if got := r.cells[(top+y)*r.w+x].seen(); got != want {
				r.t.Fatalf("cell %d,%d shows %v, want %v\nframe:\n%s\nterminal:\n%s", x, y, got, want, b, r)
			}
		}
	}
	if r.open {
		r.t.Fatal("synchronized output was left open")
	}
}

// inkOf is how st looks on the terminal.
func inkOf(st Style, out *Encoder) ink {
	p, c := out.Profile, out.Capabilities
	i := ink{fg: p.reduce(st.Fg), bg: p.reduce(st.Bg), attr: st.Attr & 0x7f}
	if c.Links {
		i.link = st.Link
	}
	if c.Underlines {
		i.attr, i.underline = st.Attr&0x7ff, p.reduce(st.UnderlineColor)
		if i.attr>>8 > 4 {
			i.attr &= 0x7f
		}
	}
	return i
}

// seen leaves out what a person cannot see.
func (c replayed) seen() replayed {
	c.erased = false
	if c.ink.attr&AttrUnderline == 0 {
		c.ink.underline, c.ink.attr = 0, c.ink.attr&0x7f
	}
	if c.text == " " && c.ink.attr&(AttrUnderline|AttrBlink|AttrReverse|AttrStrike) == 0 {
		c.ink = ink{bg: c.ink.bg, link: c.ink.link}
	}
	return c
}

func doubtful(b *Buffer, x, y int, doubt uint32) bool {
	c := b.at(x, y)
	if c.Glyph == glyphTail {
		c = b.at(x-1, y)
	}
	return c.Glyph&doubt != 0
}

func (r *replayer) row(y int) string {
	var s strings.Builder
	for _, c := range r.cells[y*r.w:][:r.w] {
		s.WriteString(c.text)
	}
	return s.String()
}

func (r *replayer) String() string {
	var s strings.Builder
	for y := range r.h {
		s.WriteString(r.row(y))
		s.WriteByte('\n')
	}
	return s.String()
}

func widthOf(cluster string) int { return text.Width(cluster) }
