package screen

import (
	"image"
	"math/rand/v2"
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
	if a.IntN(2) == 0 {
		st.Attr = Attr(a.IntN(int(attrAll) + 1))
	}
	if a.IntN(8) == 0 {
		st.Link = []string{"https://a.example", "https://b.example"}[a.IntN(2)]
		st.UnderlineColor = colors[a.IntN(len(colors))]
	}
	return st
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
		switch a.IntN(6) {
		case 0:
			b.Fill(a.rect(b.Bounds), []rune{'x', ' ', '\u5b57', '\u2588', '\U0001f600', 7}[a.IntN(6)], a.style())
		default:
			x, y := b.Bounds.Min.X+a.IntN(b.Bounds.Dx()+8)-6, b.Bounds.Min.Y+a.IntN(b.Bounds.Dy())
			b.Print(clip, x, y, a.line(), a.style())
		}
	}
}

func (a *author) frame() {
	s := a.stage
	if a.IntN(12) == 0 {
		s.frame.Resize(image.Rect(0, 0, 1+a.IntN(24), 1+a.IntN(6)))
	}
	a.draw(&s.frame)
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
		s.out.Sync = !s.out.Sync
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

// replayFrames checks of n frames that what was written shows them, that it
// shows the same as a full repaint, and that a frame again writes nothing.
func replayFrames(t *testing.T, a *author, n int) {
	s := a.stage
	var terminal *replayer
	for range n {
		a.frame()
		if size := s.frame.Bounds.Size(); terminal == nil || image.Pt(terminal.w, terminal.h) != size {
			terminal = newReplayer(t, size.X, size.Y)
		}
		terminal.write(s.show())
		terminal.check(&s.frame, s.out.Profile, false)
		checkCursor(t, terminal, s)
		checkHalves(t, &s.frame)
		if again := s.show(); len(again) != 0 {
			t.Fatalf("the same frame again wrote %q", again)
		}
		repaint := newReplayer(t, terminal.w, terminal.h)
		fresh := Encoder{Profile: s.out.Profile}
		repaint.write(fresh.Encode(nil, &s.frame, s.cursor))
		repaint.check(&s.frame, s.out.Profile, false)
	}
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
					if size := s.frame.Bounds.Size(); terminal == nil || image.Pt(terminal.w, terminal.h) != size {
						terminal = newReplayer(t, size.X, size.Y)
						set(terminal)
						counted := terminal.width
						if counted != nil {
							terminal.width = func(cluster string) int {
								if (&Table{}).glyph(cluster, widthOf(cluster))&glyphDoubt == 0 || widthOf(cluster) == 0 {
									return widthOf(cluster)
								}
								return counted(cluster)
							}
						}
					}
					terminal.write(s.show())
					terminal.check(&s.frame, s.out.Profile, true)
				}
			}
		})
	}
}
