package screen

import (
	"bytes"
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"testing"
)

var pieces = []string{
	"a", "bc", "hello ", "    ", "e\u0301", "\u00e9", "\u65e5\u672c", "\u5b57", "\u2500\u2500\u2524", "\u2713", "\ud55c",
	"\u26a1\ufe0f", "\u26a0\ufe0f", "1\ufe0f\u20e3", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f1e9\U0001f1ea",
	"\U0001f600", "\U0001f44d\U0001f3fd", "\U0001f1e9", "\ue0b0", "\u0915\u094d\u0937", "\x1b[31m", "\x00\x7f\u009b", "\xff",
	"\u0301", "\u200d", "\u202e", "\r\n\t", "\u0e01\u0e33", "\u304b\u3099", "\uac00\u11a8", "\u1100\u1161", "\u0600" + "1",
}

// author draws random frames: over each other, in layers, at new sizes.
type author struct {
	*rand.Rand
	stage *stage
	layer Buffer
}

func (a *author) style() Style {
	var st Style
	colors := []Color{0, 0, Palette(1), Palette(12), Palette(200), RGB(1, 2, 3), RGB(255, 100, 0)}
	st.Fg, st.Bg = colors[a.IntN(len(colors))], colors[a.IntN(len(colors))]
	switch a.IntN(4) {
	case 0:
		st.Attr = Attr(a.IntN(int(attrPlain) + 1))
	case 1:
		st.Attr = []Attr{AttrBold, AttrUnderline, AttrDoubleUnderline, AttrCurlyUnderline, AttrDottedUnderline, AttrDashedUnderline, 7 << 8}[a.IntN(7)]
	}
	if a.IntN(4) == 0 {
		st.Link = []string{"", "https://a.example", "https://b.example"}[a.IntN(3)]
		st.UnderlineColor = colors[a.IntN(len(colors))]
	}
	return st
}

// capabilities are a random set of them; Sync is as it was.
func (a *author) capabilities(c Capabilities) Capabilities {
	n := a.IntN(512)
	return Capabilities{Sync: c.Sync, Repeat: n&1 > 0, RepeatAny: n&2 > 0, Erase: n&4 > 0, Scroll: n&8 > 0, InsertDelete: n&16 > 0,
		Clusters: n&32 > 0, Links: n&64 > 0, Underlines: n&128 > 0, Reflow: n&256 > 0}
}

func (a *author) rect(r image.Rectangle) image.Rectangle {
	x, y := r.Min.X+a.IntN(r.Dx()+6)-3, r.Min.Y+a.IntN(r.Dy()+4)-2
	return image.Rect(x, y, x+a.IntN(r.Dx()), y+a.IntN(r.Dy()))
}

func (a *author) line() string {
	s := ""
	for range a.IntN(6) {
		s += pieces[a.IntN(len(pieces))]
	}
	return s
}

// draw changes b a little, or much.
func (a *author) draw(b *Buffer) {
	if a.IntN(3) == 0 {
		b.Clear(Style{})
	}
	for range a.IntN(8) {
		clip := b.Bounds
		if a.IntN(2) == 0 {
			clip = a.rect(b.Bounds)
		}
		switch a.IntN(8) {
		case 0:
			a.scroll(b, clip)
		case 1:
			a.shift(b)
		case 2:
			b.Fill(a.rect(b.Bounds), []rune{'x', ' ', '\u5b57', '\u2588', '\U0001f600', 7}[a.IntN(6)], a.style())
		default:
			x, y := b.Bounds.Min.X+a.IntN(b.Bounds.Dx()+8)-6, b.Bounds.Min.Y+a.IntN(b.Bounds.Dy())
			b.Print(clip, x, y, a.line(), a.style())
		}
	}
}

// scroll moves the rows of clip, over the whole width, and draws into those that come in.
func (a *author) scroll(b *Buffer, clip image.Rectangle) {
	clip = clip.Intersect(b.Bounds)
	n := 1 + a.IntN(3)
	if clip.Dy() <= n {
		return
	}
	first, last := b.row(clip.Min.Y), clip.Max.Y-n
	w, from := len(first), (clip.Min.Y-b.Bounds.Min.Y)*len(first)
	cells := b.Cells[from:][:clip.Dy()*w]
	if a.IntN(2) == 0 {
		copy(cells, cells[n*w:])
	} else {
		copy(cells[n*w:], cells[:len(cells)-n*w])
		last = clip.Min.Y
	}
	for y := last; y < last+n; y++ {
		b.Fill(image.Rect(b.Bounds.Min.X, y, b.Bounds.Max.X, y+1), ' ', Style{})
		b.Print(b.Bounds, b.Bounds.Min.X, y, a.line()+a.line(), a.style())
	}
}

// shift moves a part of a row to the right or left, as if somebody typed there.
func (a *author) shift(b *Buffer) {
	row := b.row(b.Bounds.Min.Y + a.IntN(b.Bounds.Dy()))
	x := a.IntN(len(row))
	end := len(row) - a.IntN(2)*a.IntN(len(row)-x)
	n := 1 + a.IntN(3)
	if end-x <= n {
		return
	}
	fresh := blank
	if a.IntN(2) == 0 {
		fresh = Cell{Glyph: 'q'}
	}
	if a.IntN(2) == 0 {
		copy(row[x+n:end], row[x:])
		repeat(row[x:x+n], fresh)
	} else {
		copy(row[x:end], row[x+n:end])
		repeat(row[end-n:end], fresh)
	}
	for _, at := range []int{x, x + n, end - n, end} {
		seam(row, at)
		if at > 0 && at < len(row) && row[at].Glyph == glyphTail {
			row[at] = row[at-1]
			row[at].Glyph = glyphTail
		}
	}
}

func (a *author) frame() {
	s := a.stage
	if a.IntN(12) == 0 {
		s.frame.Resize(image.Rect(0, 0, 1+a.IntN(40), 1+a.IntN(9)))
	}
	if a.IntN(8) > 0 {
		a.draw(&s.frame)
	} else { // full of text, of which more moves than changes
		for y := range s.frame.Bounds.Dy() {
			s.frame.Print(s.frame.Bounds, 0, y, fmt.Sprintf("%d: %x", a.IntN(100), a.Uint64()), Style{})
		}
		a.scroll(&s.frame, s.frame.Bounds)
	}
	if a.IntN(3) == 0 {
		if r := a.rect(s.frame.Bounds); !r.Empty() {
			a.layer.Resize(r)
			a.draw(&a.layer)
			s.frame.Compose(&a.layer)
		}
	}
	s.cursor = Cursor{a.IntN(s.frame.Bounds.Dx() + 1), a.IntN(s.frame.Bounds.Dy() + 1), a.IntN(3) > 0, a.IntN(2) > 0}
	switch a.IntN(30) {
	case 0:
		s.out.Invalidate()
	case 1:
		s.out.Profile = Profile(a.IntN(4))
	case 2, 3:
		s.table.sweep([]*Buffer{&s.frame})
	case 4:
		s.out.Capabilities.Sync = !s.out.Capabilities.Sync
	case 5, 6:
		s.out.Capabilities = a.capabilities(s.out.Capabilities)
	}
}

func TestRandomFramesReplayExactly(t *testing.T) {
	for seed := range uint64(20) {
		replayFrames(t, newAuthor(rand.NewPCG(seed, 0)), 150)
	}
}

func FuzzFramesReplayExactly(f *testing.F) {
	f.Add([]byte("frames"))
	f.Fuzz(func(t *testing.T, program []byte) {
		replayFrames(t, newAuthor(&programmed{program: program, then: rand.NewPCG(uint64(len(program)), 1)}), 8)
	})
}

// programmed gives the bytes of a program as random numbers, and then others.
type programmed struct {
	program []byte
	then    rand.Source
}

func (p *programmed) Uint64() uint64 {
	if len(p.program) < 2 {
		return p.then.Uint64()
	}
	n := uint64(p.program[0])<<56 | uint64(p.program[1])<<24
	p.program = p.program[2:]
	return n
}

// replayFrames checks of n frames that what was written shows them on terminals of both kinds, that it shows the same as
// a full repaint, that a frame again writes nothing, and that no capability makes one longer.
func replayFrames(t *testing.T, a *author, n int) {
	s := a.stage
	var terminals [2]*replayer
	for range n {
		a.frame()
		size := s.frame.Bounds.Size()
		checkLengths(t, s)
		out := s.show()
		if n := bytes.Count(out, []byte("\x1b[?2026")); n != 0 && n != 2 || n > 0 && !s.out.Capabilities.Sync {
			t.Fatalf("%d brackets of synchronized output in %q", n, out)
		}
		for i, terminal := range terminals {
			if terminal == nil || image.Pt(terminal.w, terminal.h) != size {
				terminal = newReplayer(t, size.X, size.Y)
				terminal.bce = i > 0
				terminals[i] = terminal
			}
			terminal.write(out)
			terminal.check(&s.frame, &s.out, 0)
			checkCursor(t, terminal, s)
		}
		checkHalves(t, &s.frame)
		if again := s.show(); len(again) != 0 {
			t.Fatalf("the same frame again wrote %q", again)
		}
		repaint := newReplayer(t, size.X, size.Y)
		fresh := Encoder{Profile: s.out.Profile, Capabilities: s.out.Capabilities}
		repaint.write(fresh.Encode(nil, &s.frame, s.cursor))
		repaint.check(&s.frame, &s.out, 0)
	}
}

// checkLengths encodes the frame to come with every set of the capabilities that save bytes, each from what is shown
// now, and fails the test where one more makes it longer.
func checkLengths(t *testing.T, s *stage) {
	t.Helper()
	var outputs [32][]byte
	for i := range outputs {
		e := s.out.clone()
		c := &e.Capabilities
		c.Repeat, c.RepeatAny, c.Erase, c.Scroll, c.InsertDelete = i&1 > 0, i&2 > 0, i&4 > 0, i&8 > 0, i&16 > 0
		outputs[i] = e.Encode(nil, &s.frame, s.cursor)
		for bit := 1; bit < len(outputs); bit *= 2 {
			if less := outputs[i&^bit]; len(outputs[i]) > len(less) {
				t.Fatalf("with %+v it takes\n%q, %d bytes; with one less\n%q, %d", *c, outputs[i], len(outputs[i]), less, len(less))
			}
		}
	}
}

// clone returns an encoder that knows the same of the terminal.
func (e *Encoder) clone() *Encoder {
	c := *e
	c.shown, c.empty = slices.Clone(e.shown), slices.Clone(e.empty)
	c.rows, c.votes = make([]int32, 0, cap(e.rows)), slices.Clone(e.votes)
	c.writer.shifted = slices.Clone(e.writer.shifted[:cap(e.writer.shifted)])
	return &c
}

func newAuthor(from rand.Source) *author {
	a := &author{Rand: rand.New(from), stage: newStage(20, 5)}
	a.layer.Table = &a.stage.table
	return a
}

func checkCursor(t *testing.T, r *replayer, s *stage) {
	t.Helper()
	c := s.cursor
	visible := c.Visible && image.Pt(c.X, c.Y).In(s.frame.Bounds)
	if r.visible != visible || visible && (r.lost || r.x != c.X || r.y != c.Y) {
		t.Fatalf("the cursor is at %d,%d (visible: %v, lost: %v), want %+v", r.x, r.y, r.visible, r.lost, c)
	}
}

// checkHalves fails the test where a wide glyph has lost one of its cells.
func checkHalves(t *testing.T, b *Buffer) {
	t.Helper()
	for y := b.Bounds.Min.Y; y < b.Bounds.Max.Y; y++ {
		row := append([]Cell{blank}, b.row(y)...)
		row = append(row, blank)
		for x := 1; x < len(row); x++ {
			if row[x-1].wide() != (row[x].Glyph == glyphTail) {
				t.Fatalf("half a wide glyph at %d,%d:\n%s", x-1, y, b)
			}
		}
	}
}

// Terminals differ in how wide they draw emoji and clusters of several code points. Whatever they do, every other cell
// is right.
func TestRandomFramesOnTerminalsThatCountOtherwise(t *testing.T) {
	terminals := map[string]func(*replayer){
		"every code point by itself": func(r *replayer) { r.apart = true },
		"doubtful ones narrow": func(r *replayer) {
			r.width = func(cluster string) int { return min(widthOf(cluster), 1) }
		},
		"doubtful ones wide": func(r *replayer) {
			r.width = func(cluster string) int { return 2 }
		},
	}
	for name, set := range terminals {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(8) {
				a := newAuthor(rand.NewPCG(seed, 0))
				s := a.stage
				var terminal *replayer
				for range 100 {
					a.frame()
					s.out.Capabilities.Clusters = false
					if size := s.frame.Bounds.Size(); terminal == nil || image.Pt(terminal.w, terminal.h) != size {
						terminal = newReplayer(t, size.X, size.Y)
						set(terminal)
						counted := terminal.width
						if counted != nil {
							terminal.width = func(cluster string) int {
								if (&Table{}).glyph(cluster, widthOf(cluster))&(glyphDoubt|glyphEmoji) == 0 || widthOf(cluster) == 0 {
									return widthOf(cluster)
								}
								return counted(cluster)
							}
						}
					}
					terminal.write(s.show())
					terminal.check(&s.frame, &s.out, glyphDoubt|glyphEmoji)
				}
			}
		})
	}
}
