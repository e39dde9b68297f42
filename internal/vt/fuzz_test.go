package vt

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// everything is what can be seen of a screen.
func everything(s *Screen) string {
	var b strings.Builder
	w, h := s.Size()
	for y := range h {
		for x := range w {
			fmt.Fprintf(&b, "%+v", s.Cell(x, y))
		}
		b.WriteByte('\n')
	}
	x, y, visible := s.Cursor()
	fmt.Fprint(&b, x, y, visible, s.Pen(), s.WrapPending(), s.AltScreen(), s.Title(), s.Bells())
	fmt.Fprint(&b, s.Scrollback(), s.Clipboard(), s.Notifications(), s.Changed(), s.KeyboardFlags(), s.Unknown(), s.Pictures(), s.StoredPictures())
	return b.String()
}

// sound checks what must hold of every screen, whatever was written.
func sound(t *testing.T, s *Screen) {
	t.Helper()
	w, h := s.Size()
	if x, y, _ := s.Cursor(); x < 0 || y < 0 || x >= w || y >= h {
		t.Fatalf("cursor at (%d,%d) of %dx%d", x, y, w, h)
	}
	for y := range h {
		for x := range w {
			c := s.Cell(x, y)
			if c.Continuation != (x > 0 && s.Cell(x-1, y).Wide) || c.Wide && x == w-1 {
				t.Fatalf("half a wide character at (%d,%d): %+v", x, y, c)
			}
			if c.Continuation != (c.Text == "") || c.Wide && c.Continuation || len(c.Text) > maxCluster {
				t.Fatalf("cell (%d,%d) is %+v", x, y, c)
			}
		}
	}
	bounded(t, s)
}

// bounded checks that what the screen keeps does not depend on how much was written.
func bounded(t *testing.T, s *Screen) {
	t.Helper()
	for name, kept := range map[string][2]int{
		"rows":          {len(s.rows), s.h},
		"hidden rows":   {len(s.other), s.h},
		"history":       {len(s.history.rows), maxHistory},
		"titles":        {len(s.titles), maxTitles},
		"clipboard":     {len(s.clipboard), maxClipboard},
		"notifications": {len(s.notified.shown), maxNotifications},
		"keyboard":      {len(s.keyboard[0].stack), maxKeyboard},
		"unknown":       {len(s.unknown), maxUnknown + 1},
		"pictures":      {len(s.pictures.placed[0]) + len(s.pictures.placed[1]), 2 * maxPictures},
		"images":        {len(s.pictures.stored), maxPictures},
		"inline images": {len(s.pictures.inCells), maxPictures},
		"pixels":        {s.pictures.held, maxPictureBytes},
		"link":          {len(s.pen.Link), maxLink},
		"data":          {len(s.parser.seq.data), maxString + 4},
	} {
		if kept[0] > kept[1] {
			t.Fatalf("%d %s are kept, at most %d may be", kept[0], name, kept[1])
		}
	}
	for _, r := range slices.Concat(s.rows, s.other) {
		if len(r.cells) != s.w || r.padded && !r.wrapped {
			t.Fatalf("a row of %d columns is %+v", s.w, r)
		}
	}
}

// quirks are other ones for each number below 32.
func quirks(n int) Quirks {
	q := Quirks{NarrowClusters: n&1 > 0, NoBackgroundErase: n&2 > 0, Reflow: n&4 > 0, PrintsUnknown: n&8 > 0}
	if n&16 > 0 {
		q.Lacks = []string{"\x1b[b", "\x1b[X", "\x1b[J", "\x1b[?u", "\x1b]8"}
	}
	return q
}

// show writes the input to a new screen and what it answers into a string.
func show(t *testing.T, q Quirks, pieces ...[]byte) string {
	s := New(7, 3)
	s.Quirks = q
	var answers strings.Builder
	s.Reply = func(b []byte) { answers.Write(b) }
	for _, p := range pieces {
		if n, err := s.Write(p); n != len(p) || err != nil {
			t.Fatalf("Write of %d bytes returned %d, %v", len(p), n, err)
		}
	}
	sound(t, s)
	whole := everything(s) + answers.String()
	for _, size := range [][2]int{{4, 2}, {9, 5}, {1, 1}, {3, 9}} {
		s.Resize(size[0], size[1])
		sound(t, s)
	}
	return whole
}

// cut cuts b into random pieces, empty ones among them.
func cut(r *rand.Rand, b []byte) (pieces [][]byte) {
	for len(b) > 0 {
		n := r.IntN(min(len(b), 6) + 1)
		pieces = append(pieces, b[:n])
		b = b[n:]
	}
	return pieces
}

func singles(b []byte) (pieces [][]byte) {
	for i := range b {
		pieces = append(pieces, b[i:i+1])
	}
	return pieces
}

func checkChunking(t *testing.T, r *rand.Rand, input []byte) {
	t.Helper()
	q := quirks(r.IntN(32))
	want := show(t, q, input)
	if got := show(t, q, singles(input)...); got != want {
		t.Errorf("%q byte by byte gives\n%s\nwant\n%s", input, got, want)
	}
	if got := show(t, q, cut(r, input)...); got != want {
		t.Errorf("%q in pieces gives\n%s\nwant\n%s", input, got, want)
	}
}

var fragments = strings.Split("a|b|xyz| |字|語|e\u0301|\u0301|\u200d|\ufe0f|\U0001F469|\U0001F4BB|\U0001F3F7|\U0001F1E6|\U0001F3FD|1\ufe0f\u20e3|"+
	"\u0600|\u0661|\u1112|\u1161|\u11AB|\r|\n|\b|\t|\a|\x0e|\x0f|\x1bM|\x1bD|\x1bE|\x1b7|\x1b8|\x1bc|\x1b(0|\x1b(B|\x1bH|\x1b[H|\x1b[2;3H|\x1b[3;7H|\x1b[A|\x1b[2B|"+
	"\x1b[C|\x1b[3D|\x1b[G|\x1b[2d|\x1b[J|\x1b[1J|\x1b[2J|\x1b[3J|\x1b[K|\x1b[1K|\x1b[2K|\x1b[2X|\x1b[@|\x1b[2@|\x1b[P|\x1b[3P|\x1b[L|\x1b[M|\x1b[S|\x1b[T|"+
	"\x1b[2;3r|\x1b[r|\x1b[3b|\x1b[1;31m|\x1b[44m|\x1b[m|\x1b[38:2::1:2:3m|\x1b[4:3m|\x1b[?1049h|\x1b[?1049l|\x1b[?47h|\x1b[?47l|\x1b[?7l|\x1b[?7h|\x1b[?6h|\x1b[?6l|"+
	"\x1b[4h|\x1b[4l|\x1b[?25l|\x1b[!p|\x1b]2;t\x1b\\|\x1b]8;;u\a|\x1b]8;;\a|\x1b[>1u|\x1b[<u|\x1b[5W|\x1b]9;n\a|\x1b]99;d=0;n\a|\x1b[22t|\x1b_Ga=t,i=7;YQ==\x1b\\|\x1b_Ga=p,i=7,c=3,r=2\x1b\\|\x1b_Ga=d,d=I,i=7\x1b\\|\x1b_Gi=7,a=t,m=1;YQ==\x1b\\|\x1bPq#0!9~-~\x1b\\|"+
	"\x1b]1337;File=inline=1;width=3;height=2:YQ==\a|\x1b[c|\x1b[6n|\x1b|\x1b[|\x1b]|\x1bP|\x18|\x9c|\xe5|\xf0\x9f|\u009b|9|;|m|\xff", "|")

func program(r *rand.Rand, n int) []byte {
	var b []byte
	for range n {
		b = append(b, fragments[r.IntN(len(fragments))]...)
	}
	return b
}

func TestChunkingMakesNoDifference(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		checkChunking(t, r, program(r, 1+r.IntN(40)))
		if t.Failed() {
			return
		}
	}
}

func FuzzWrite(f *testing.F) {
	for _, g := range goldens {
		f.Add([]byte(g.input))
	}
	r := rand.New(rand.NewPCG(3, 4))
	for range 20 {
		f.Add(program(r, 30))
	}
	f.Fuzz(func(t *testing.T, input []byte) {
		checkChunking(t, rand.New(rand.NewPCG(uint64(len(input)), 5)), input)
	})
}
