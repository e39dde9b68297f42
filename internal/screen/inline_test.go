package screen

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// newInline makes a band of w columns and h rows in a terminal of rows rows, in which a shell has written some lines.
func newInline(t *testing.T, w, rows, h, lines int) (*stage, *replayer) {
	s, terminal := newStage(w, h), newReplayer(t, w, rows)
	s.out.Inline = true
	terminal.inline, terminal.lost = true, false
	terminal.cells = make([]replayed, w*rows)
	for i := range terminal.cells {
		terminal.cells[i] = replayed{text: " ", erased: true}
	}
	for i := range lines {
		terminal.write([]byte(fmt.Sprintf("$ line %d\r\n", i)))
	}
	return s, terminal
}

// above returns what is above row y, in the history too.
func (r *replayer) above(y int) []string {
	all := slices.Clone(r.history)
	for i := range y {
		all = append(all, strings.TrimRight(r.row(i), " "))
	}
	return all
}

// checkShell fails the test where the shell's lines are not what is above the band, and it does not show the frame.
func checkShell(t *testing.T, s *stage, r *replayer, lines int) {
	t.Helper()
	top := lines - len(r.history)
	above := r.above(max(top, 0))
	for i := range lines {
		want := fmt.Sprintf("$ line %d", i) // or what a narrower terminal has left of it
		if i >= len(above) || !strings.HasPrefix(want, above[i]) || !strings.HasPrefix(above[i], strings.TrimRight(want[:min(r.least, len(want))], " ")) {
			t.Fatalf("line %d of the shell is not %q:\n%s", i, want, strings.Join(append(above, r.String()), "\n"))
		}
	}
	r.checkBand(&s.frame, &s.out, 0, top)
	for y := top + s.frame.Bounds.Dy(); y < r.h; y++ {
		if row := strings.TrimRight(r.row(y), " "); row != "" {
			t.Fatalf("row %d below the band is %q", y, row)
		}
	}
}

func TestInline(t *testing.T) {
	s, terminal := newInline(t, 20, 6, 3, 2)
	next := func(what, want string) {
		t.Helper()
		got := string(s.show())
		if got != want {
			t.Errorf("%s: wrote %q, want %q", what, got, want)
		}
		terminal.write([]byte(got))
		checkShell(t, s, terminal, 2)
	}
	s.lines("first", "second", "third")
	next("a new band", "\x1b[m\r\x1b[J\n\n\x1b[2A\x1b[?25lfirst\r\nsecond\r\nthird")
	next("the same", "")
	s.lines("first", "2nd", "third")
	next("a row above", "\x1b[A\r2nd\x1b[K")
	s.lines("first", "2nd", "3rd line")
	next("a row below", "\r\n3rd line")
	s.frame.Resize(image.Rect(0, 0, 20, 4))
	s.lines("first", "2nd", "third", "fourth")
	next("higher", "\x1b[m\r\x1b[2A\x1b[J\n\n\n\x1b[3A\x1b[?25lfirst\r\n2nd\r\nthird\r\nfourth")
	s.frame.Resize(image.Rect(0, 0, 20, 1))
	s.lines("only")
	next("lower", "\x1b[m\r\x1b[3A\x1b[J\x1b[?25lonly")
	s.out.Profile = Color256
	next("repainted", "\x1b[m\r\x1b[J\x1b[?25lonly")
	if got, want := string(s.out.Leave(nil)), "\r\n\x1b[?25h"; got != want {
		t.Errorf("leaving: wrote %q, want %q", got, want)
	}
}

func TestLeave(t *testing.T) {
	var out Encoder
	if got := out.Leave([]byte("before")); string(got) != "before" {
		t.Errorf("nothing drawn: %q", got)
	}
	s, terminal := newInline(t, 20, 5, 3, 4)
	s.lines("a", "b", "c")
	s.frame.Print(s.frame.Bounds, 0, 0, "red", Style{Fg: Palette(1), Link: "https://x.example"})
	s.out.Capabilities.Links = true
	s.cursor = Cursor{X: 1, Y: 0, Placed: true}
	terminal.write(s.show())
	terminal.write(s.out.Leave(nil))
	terminal.write([]byte("$ the shell"))
	if got, want := terminal.String(), "red                 \nb                   \nc                   \n$ the shell         \n"; !strings.HasSuffix(got, want) {
		t.Errorf("the terminal shows\n%s", got)
	}
	if terminal.pen != (ink{}) || !terminal.visible {
		t.Errorf("the pen is %+v, the cursor is shown: %v", terminal.pen, terminal.visible)
	}
	terminal.write([]byte("\r\n"))
	terminal.write(s.show()) // a new band
	if got := terminal.above(terminal.h - 3); len(got) != 8 || got[7] != "$ the shell" {
		t.Errorf("above the second band: %q", got)
	}
}

func TestLeavingTheWholeScreen(t *testing.T) {
	s := newStage(10, 2)
	s.frame.Print(s.frame.Bounds, 0, 0, "x", Style{Bg: Palette(1)})
	s.show()
	if got := string(s.out.Leave(nil)); got != "\x1b[m\x1b[?25h" {
		t.Errorf("wrote %q", got)
	}
	if got := string(s.out.Leave(nil)); got != "" {
		t.Errorf("wrote %q again", got)
	}
	if got := string(s.show()); !strings.HasPrefix(got, "\x1b[m\x1b[H\x1b[2J") {
		t.Errorf("the next frame wrote %q", got)
	}
}

// A tall band that is drawn often and resized leaves the lines above it alone.
func TestInlineKeepsTheHistory(t *testing.T) {
	const lines = 50
	s, terminal := newInline(t, 80, 20, 18, lines)
	for i := range 12 {
		if i == 6 {
			s.frame.Resize(image.Rect(0, 0, 80, 20))
		}
		s.frame.Clear(Style{})
		for y := range s.frame.Bounds.Dy() {
			s.frame.Print(s.frame.Bounds, 0, y, fmt.Sprintf("row %d of update %d", y, i), Style{})
		}
		out := string(s.show())
		if strings.Contains(out, "\x1b[3J") || strings.Contains(out, "\x1b[2J") || strings.Contains(out, "\x1b[J") != (i == 0 || i == 6) {
			t.Fatalf("update %d wrote %q", i, out)
		}
		terminal.write([]byte(out))
		checkShell(t, s, terminal, lines)
	}
}

func TestRandomFramesInline(t *testing.T) {
	for seed := range uint64(30) {
		a := newAuthor(rand.NewPCG(seed, 3))
		const rows = 14
		s, terminal := newInline(t, 20, rows, 5, int(seed))
		a.stage, a.layer.Table = s, &s.table
		for range 60 {
			a.frame()
			s.out.Capabilities.Reflow = false
			if !s.out.known && s.out.looks.inline {
				s.out.known = true // a new band is another test
			}
			if w := s.frame.Bounds.Dx(); w != terminal.w {
				terminal.resize(w)
			}
			checkLengths(t, s)
			terminal.write(s.show())
			checkShell(t, s, terminal, int(seed))
			if again := s.show(); len(again) != 0 {
				t.Fatalf("the same frame again wrote %q", again)
			}
		}
		terminal.write(s.out.Leave(nil))
	}
}

// resize cuts the rows or fills them up.
func (r *replayer) resize(w int) {
	cells := make([]replayed, w*r.h)
	for i := range cells {
		cells[i] = replayed{text: " ", erased: true}
		if x, y := i%w, i/w; x < r.w {
			cells[i] = r.cells[y*r.w+x]
		}
	}
	r.cells, r.w, r.x, r.least = cells, w, min(r.x, w-1), min(r.least, w)
}

// reflow wraps the rows that are longer than the new width, as far as they were written or as far as they show
// something. The cursor stays at its cell.
func (r *replayer) reflow(w int, written bool) {
	var cells []replayed
	x, y := 0, 0
	for row := range r.h {
		end := 0
		for i, c := range r.cells[row*r.w:][:r.w] {
			if written && !c.erased || c.seen() != (replayed{text: " "}) {
				end = i + 1
			}
		}
		begin, used := len(cells)/w, 0
		if row == r.y {
			x, y = min(r.x, r.w-1)%w, begin+min(r.x, r.w-1)/w
		}
		for i := range end {
			c := r.cells[row*r.w+i]
			if wide := i+1 < r.w && r.cells[row*r.w+i+1].text == ""; wide && used%w == w-1 {
				cells, used = append(cells, replayed{text: " ", erased: true}), used+1
			}
			cells, used = append(cells, c), used+1
		}
		for len(cells)%w != 0 || len(cells)/w == begin {
			cells = append(cells, replayed{text: " ", erased: true})
		}
	}
	for len(cells)/w > r.h && len(cells)/w > y+1 && strings.TrimSpace(textOf(cells[len(cells)-w:])) == "" {
		cells = cells[:len(cells)-w]
	}
	for ; len(cells)/w > r.h; y-- {
		r.history = append(r.history, strings.TrimRight(textOf(cells[:w]), " "))
		cells = cells[w:]
	}
	r.cells, r.w, r.x, r.y, r.lost = cells, w, x, y, false
}

func textOf(cells []replayed) string {
	s := ""
	for _, c := range cells {
		s += c.text
	}
	return s
}

// Terminals that wrap long rows anew when they become narrower differ in what belongs to a row: what was written, or what
// shows. With both, nothing above the band is lost and nothing of the old one stays.
func TestInlineOnTerminalsThatReflow(t *testing.T) {
	const lines = 3
	for _, written := range []bool{false, true} {
		for width := 1; width < 20; width++ {
			for y := range 4 {
				s, terminal := newInline(t, 20, 90, 4, lines)
				s.out.Capabilities = Capabilities{Reflow: true, Repeat: true}
				s.lines("short", strings.Repeat("x", 20), "abc \u5b57\u5b57\u5b57 def", "status")
				s.frame.Print(s.frame.Bounds, 12, 0, "  \u2502", Style{Bg: Palette(1)})
				s.cursor = Cursor{X: 17, Y: y, Placed: y > 0}
				terminal.write(s.show())
				s.lines("a", "xxxxxxxxxx  xxxxxx", "abc      def", "st  us") // blanks where there was text
				terminal.write(s.show())
				s.lines("", "xxxxxxxxxx", "abc      def", "st")
				terminal.write(s.show())
				checkShell(t, s, terminal, lines)

				terminal.reflow(width, written)
				s.frame.Resize(image.Rect(0, 0, width, 4))
				s.lines("short", "next", "third", "status")
				terminal.write(s.show())
				if width >= len("$ line 0") {
					checkShell(t, s, terminal, lines)
				} else {
					terminal.checkBand(&s.frame, &s.out, 0, lines*((7+width)/width))
				}
			}
		}
	}
	s, terminal := newInline(t, 20, 30, 2, lines) // the control: a terminal that does, and nobody knows
	s.lines(strings.Repeat("x", 20), "status")
	terminal.write(s.show())
	terminal.reflow(10, true)
	s.frame.Resize(image.Rect(0, 0, 10, 2))
	s.lines("short", "status")
	terminal.write(s.show())
	if got := strings.TrimRight(terminal.row(lines), " "); got != "xxxxxxxxxx" {
		t.Errorf("without reflow the row above the band is %q", got)
	}
}
