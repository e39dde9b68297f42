package screen

import (
	"image"
	"regexp"
	"strings"
	"testing"
)

// scene is a screen on which one frame is shown and the next one measured.
type scene struct {
	*stage
	t        *testing.T
	terminal *replayer
}

func newScene(t *testing.T, w, h int, c Capabilities, lines ...string) *scene {
	t.Helper()
	s := &scene{newStage(w, h), t, newReplayer(t, w, h)}
	s.out.Capabilities = c
	s.lines(lines...)
	s.next("")
	return s
}

// next shows the frame, and fails the test where it is not what the terminal shows then, or where something else than
// want was written; "" is anything.
func (s *scene) next(want string) {
	s.t.Helper()
	got := string(s.show())
	if want != "" && got != want {
		s.t.Errorf("wrote %q, want %q", got, want)
	}
	s.terminal.write([]byte(got))
	s.terminal.check(&s.frame, &s.out, 0)
}

func (s *scene) print(x, y int, text string, st Style) { s.frame.Print(s.frame.Bounds, x, y, text, st) }

func TestRepeat(t *testing.T) {
	for _, test := range []struct {
		name, text string
		can        Capabilities
		want       string
	}{
		{"a run", strings.Repeat("x", 20), Capabilities{Repeat: true}, "x\x1b[19b"},
		{"too short", "xxxxx", Capabilities{Repeat: true}, "xxxxx"},
		{"just long enough", "xxxxxx", Capabilities{Repeat: true}, "x\x1b[5b"},
		{"without it", strings.Repeat("x", 20), Capabilities{}, strings.Repeat("x", 20)},
		{"in between", "abxxxxxxxxcd", Capabilities{Repeat: true}, "abx\x1b[7bcd"},
		{"three bytes", "\u250c\u2500\u2500\u2500\u2510", Capabilities{RepeatAny: true}, "\u250c\u2500\x1b[2b\u2510"},
		{"three bytes where only ASCII may", "\u250c\u2500\u2500\u2500\u2510", Capabilities{Repeat: true}, "\u250c\u2500\u2500\u2500\u2510"},
		{"clusters never", strings.Repeat("e\u0301", 8), Capabilities{RepeatAny: true}, strings.Repeat("e\u0301", 8)},
		{"wide ones never", strings.Repeat("\u5b57", 8), Capabilities{RepeatAny: true}, strings.Repeat("\u5b57", 8)},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newScene(t, 40, 1, test.can)
			s.print(0, 0, test.text, Style{})
			s.next(test.want)
		})
	}
}

func TestDoubtfulGlyphsAreNeverRepeated(t *testing.T) {
	s := newScene(t, 40, 1, everything)
	s.print(0, 0, strings.Repeat("\ue0b0", 10)+strings.Repeat("\U0001fa70", 5), Style{})
	if got := string(s.show()); strings.Contains(got, "b") || strings.Count(got, "\ue0b0") != 10 || strings.Count(got, "\U0001fa70") != 5 {
		t.Errorf("wrote %q", got)
	}
}

// What did not change is written again where it is part of a run: that is shorter than to pass over it.
func TestARunIsRepeatedOverWhatDidNotChange(t *testing.T) {
	s := newScene(t, 40, 1, Capabilities{Repeat: true}, strings.Repeat("ax", 15))
	s.lines(strings.Repeat("x", 30))
	s.next("\rx\x1b[28b")
}

func TestErase(t *testing.T) {
	full := strings.Repeat("x", 40)
	for _, test := range []struct {
		name, text string
		can        Capabilities
		want       string
	}{
		{"to the end", "", Capabilities{Erase: true}, "\r\x1b[K"},
		{"the rest", "xxxxxxxxxx", Capabilities{Erase: true}, "\x1b[11G\x1b[K"},
		{"too short", strings.Repeat("x", 37), Capabilities{Erase: true}, "\x1b[38G   "},
		{"inside", "xx" + strings.Repeat(" ", 30) + "xxxxxxxx", Capabilities{Erase: true}, "\rxx\x1b[30X"},
		{"without it", "", Capabilities{}, "\r" + strings.Repeat(" ", 40)},
		{"repeated", "", Capabilities{Repeat: true}, "\r \x1b[39b"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newScene(t, 40, 1, test.can, full)
			s.lines(test.text)
			s.next(test.want)
		})
	}
}

// A terminal fills with the pen's background or with its own: only where both are the same it is told to.
func TestOnlyDefaultBlanksAreErased(t *testing.T) {
	for name, st := range map[string]Style{
		"background": {Bg: Palette(4)}, "reverse": {Attr: AttrReverse}, "underline": {Attr: AttrUnderline},
		"strike": {Attr: AttrStrike}, "blink": {Attr: AttrBlink}, "link": {Link: "https://x.example"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newScene(t, 40, 1, Capabilities{Erase: true, Links: true}, strings.Repeat("x", 40))
			s.frame.Fill(s.frame.Bounds, ' ', st)
			if got := string(s.show()); !strings.Contains(got, strings.Repeat(" ", 40)) {
				t.Errorf("wrote %q", got)
			}
		})
	}
	s := newScene(t, 40, 1, Capabilities{Erase: true}, strings.Repeat("x", 40))
	s.frame.Fill(s.frame.Bounds, ' ', Style{Fg: Palette(3), Attr: AttrBold}) // which cannot be seen
	s.next("\r\x1b[K")
}

// A pen of another look is put away before cells are erased.
func TestThePenIsPlainWhileErasing(t *testing.T) {
	s := newScene(t, 40, 1, Capabilities{Erase: true}, strings.Repeat("x", 40))
	s.lines("")
	s.print(0, 0, "red", Style{Fg: Palette(1), Bg: Palette(2), Attr: AttrUnderline})
	s.next("\r\x1b[4;31;42mred\x1b[m\x1b[K")
}

func TestABlankNeedsNoForeground(t *testing.T) {
	s := newScene(t, 40, 1, Capabilities{}, "")
	s.print(0, 0, "red", Style{Fg: Palette(1)})
	s.print(3, 0, " ", Style{})
	s.print(4, 0, "red", Style{Fg: Palette(1)})
	s.print(7, 0, "  ", Style{Fg: Palette(2), Bg: Palette(3), Attr: AttrItalic})
	s.print(9, 0, "red", Style{Fg: Palette(1)})
	s.next("\x1b[31mred red\x1b[43m  \x1b[49mred")
	s.print(3, 0, " ", Style{Fg: Palette(5), Attr: AttrDim})
	if got := s.show(); len(got) != 0 {
		t.Errorf("a blank that looks the same was written: %q", got)
	}
}

func TestScroll(t *testing.T) {
	can := Capabilities{Scroll: true}
	log := []string{"one two three", "four five six", "seven eight nine", "ten eleven twelve", "thirteen fourteen", "fifteen sixteen"}
	title, status := "== a title that stays ==", "-- a status that stays --"
	for _, test := range []struct {
		name          string
		before, after []string
		want          string
	}{
		{"the whole screen", log[:5], log[1:6], "\x1b[S\x1b[5Hfifteen sixteen"},
		{"below a title", append([]string{title}, log[:4]...), append([]string{title}, log[1:5]...), "\x1b[2r\x1b[S\x1b[r\x1b[5Hthirteen fourteen"},
		{"above a status", append(log[:4:4], status), append(log[1:5:5], status), "\x1b[;4r\x1b[S\x1b[r\n\n\nthirteen fourteen"},
		{"between both", append(append([]string{title}, log[:3]...), status), append(append([]string{title}, log[1:4]...), status),
			"\x1b[2;4r\x1b[S\x1b[r\n\n\nten eleven twelve"},
		{"apart from a row that looks moved", []string{log[0], log[1], log[2], log[3], "a", "b", log[4]}, []string{log[1], log[2], log[3], "c", "d", log[4], "e"},
			"\x1b[;4r\x1b[S\x1b[r\n\n\nc\r\nd\r\n" + log[4] + "\r\ne" + strings.Repeat(" ", 16)},
		{"down", log[1:6], log[:5], "\x1b[Tone two three"},
		{"by two", log[:5], append(log[2:5:5], "a", "b"), "\x1b[2S\n\n\na\r\nb"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newScene(t, 30, len(test.before), can, test.before...)
			s.lines(test.after...)
			s.next("")
			s = newScene(t, 30, len(test.before), can, test.before...)
			s.cursor = Cursor{Placed: true}
			s.next("")
			s.cursor = Cursor{}
			s.lines(test.after...)
			s.next(test.want)
		})
	}
}

func TestScrollingIsNotUsedWhereRewritingIsShorter(t *testing.T) {
	s := newScene(t, 30, 9, everything)
	for first := range 40 {
		s.frame.Clear(Style{})
		for y := range 9 {
			s.print(0, y, "a row of the table, number "+string(rune('A'+(first+y)%26)), Style{})
		}
		if out := string(s.show()); regexp.MustCompile(`\x1b\[\d*S`).MatchString(out) {
			t.Fatalf("frame %d scrolled: %q", first, out)
		}
	}
}

// Looking for a scroll costs next to nothing where nothing scrolled: rows are compared only where much of them changed.
func TestScrollsAreNotSoughtWhereLittleChanged(t *testing.T) {
	for _, w := range workloads {
		s := newStage(w.size.X, w.size.Y)
		s.out.Capabilities = everything
		sought := 0
		for i := range 40 {
			w.draw(s, i)
			if e := s.out.clone(); e.known {
				e.findChanges(&s.frame)
				if len(e.rows) >= scrollRows && e.mostlyDiffer(&s.frame) {
					sought++
				}
			}
			s.show()
		}
		full := strings.HasPrefix(w.name, "full") || strings.HasPrefix(w.name, "a log") || strings.Contains(w.name, "blocks") || w.name == "a tenth, rows"
		if full != (sought > 3) {
			t.Errorf("%s: sought in %d of 40 frames", w.name, sought)
		}
	}
}

func TestShift(t *testing.T) {
	can := Capabilities{InsertDelete: true}
	const text = "the quick brown fox jumps over the lazy dog"
	for _, test := range []struct{ name, before, after, want string }{
		{"typed into the middle", text, "the Xquick brown fox jumps over the lazy dog", "\x1b[@X"},
		{"deleted", text, "the uick brown fox jumps over the lazy dog", "\x1b[P"},
		{"two at once", text, "the ABquick brown fox jumps over the lazy dog", "\x1b[2@AB"},
		{"beside what stays", text + "   | another pane", "the Xquick brown fox jumps over the lazy dog  | another pane", "\x1b[41C\x1b[P\x1b[5G\x1b[@X"},
		{"deleted beside what stays", text + "   | another pane", "the uick brown fox jumps over the lazy dog    | another pane", "\x1b[P\x1b[41C\x1b[@"},
		{"not worth it", "abcdef", "aXbcdef", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newScene(t, 60, 1, can, test.before)
			s.cursor = Cursor{X: 4, Placed: true}
			s.next("")
			s.cursor = Cursor{}
			s.lines(test.after)
			s.next(test.want)
			s = newScene(t, 60, 1, Capabilities{}, test.before) // the control
			s.lines(test.after)
			s.next("")
			if test.want != "" && len(s.bytes) < 20 {
				t.Errorf("without it: %q", s.bytes)
			}
		})
	}
}

func TestAShiftCutsNoWideGlyph(t *testing.T) {
	s := newScene(t, 24, 1, everything, "abcdefghijklmnopqrstuv\u5b57")
	s.lines("abXcdefghijklmnopqrstuv ")
	s.next("") // the row would end in half of it
	s = newScene(t, 24, 1, everything, "ab\u5b57cdefghijklmnopqrst")
	s.lines("abX\u5b57cdefghijklmnopqrs")
	s.next("")
	if got := string(s.bytes); !strings.Contains(got, "\x1b[@X") {
		t.Errorf("wrote %q", got)
	}
}

// With clusters measured, emoji need no care; those that came after the terminals' tables do.
func TestMeasuredClusters(t *testing.T) {
	text := "\U0001f468\u200d\U0001f469\u200d\U0001f467a\U0001f1e9\U0001f1eab\u26a0\ufe0fc\U0001f44d\U0001f3fdd\U0001f600e"
	s := newScene(t, 30, 1, Capabilities{Clusters: true})
	s.print(0, 0, text, Style{})
	s.next(text)
	s = newScene(t, 30, 1, Capabilities{})
	s.print(0, 0, text, Style{})
	if got := string(s.show()); strings.Count(got, "G") != 5 {
		t.Errorf("wrote %q, want the column set after each of five clusters", got)
	}
	s = newScene(t, 30, 1, Capabilities{Clusters: true})
	s.print(0, 0, "\U0001fa70x\U0001f9cfx\U0001f468\u200d\U0001f9afx", Style{})
	if got := string(s.show()); strings.Count(got, "G") != 3 {
		t.Errorf("wrote %q, want the column set after each of three recent emoji", got)
	}
}

// A skin tone in a cell of its own, or what follows a joiner in the next cell, must not join the glyph before it.
func TestCellsDoNotJoin(t *testing.T) {
	for _, test := range [][2]string{{"\U0001f44d", "\U0001f3fd"}, {"\U0001f468\u200d", "\U0001f469"}, {"\U0001f1e9", "\U0001f1ea"}} {
		s := newScene(t, 10, 1, Capabilities{Clusters: true})
		x := s.frame.Print(s.frame.Bounds, 0, 0, test[0], Style{})
		s.print(x, 0, test[1], Style{})
		s.next("")
		if s.frame.Text(0, 0) != test[0] || s.frame.Text(x, 0) != test[1] {
			t.Errorf("%+q was drawn as %+q", test, s.frame.String())
		}
	}
}

func TestWhatChangesHowCellsLookRepaints(t *testing.T) {
	for name, change := range map[string]func(*Encoder){
		"Links":      func(e *Encoder) { e.Capabilities.Links = true },
		"Underlines": func(e *Encoder) { e.Capabilities.Underlines = true },
		"Clusters":   func(e *Encoder) { e.Capabilities.Clusters = true },
		"Profile":    func(e *Encoder) { e.Profile = Color16 },
	} {
		s := newScene(t, 10, 1, Capabilities{}, "text")
		change(&s.out)
		if got := string(s.show()); !strings.HasPrefix(got, "\x1b[m\x1b[H\x1b[2J") || !strings.HasSuffix(got, "text") {
			t.Errorf("%s: wrote %q, want a full repaint", name, got)
		}
	}
	s := newScene(t, 10, 1, Capabilities{}, "text")
	s.out.Capabilities = Capabilities{Sync: true, Repeat: true, RepeatAny: true, Erase: true, Scroll: true, InsertDelete: true, Reflow: true}
	if got := s.show(); len(got) != 0 {
		t.Errorf("the others: wrote %q, want nothing", got)
	}
}

func TestTheCursorTakesTheShortestWay(t *testing.T) {
	for _, test := range []struct {
		name     string
		from, to image.Point
		want     string
	}{
		{"forward", image.Pt(10, 5), image.Pt(20, 5), "\x1b[10C"},
		{"one back", image.Pt(10, 5), image.Pt(9, 5), "\b"},
		{"far back", image.Pt(100, 5), image.Pt(85, 5), "\x1b[86G"},
		{"back by a digit", image.Pt(110, 5), image.Pt(103, 5), "\x1b[7D"},
		{"to the first column", image.Pt(100, 5), image.Pt(0, 5), "\r"},
		{"to the second", image.Pt(100, 5), image.Pt(1, 5), "\x1b[2G"},
		{"next row", image.Pt(100, 5), image.Pt(0, 6), "\r\n"},
		{"from the first column down", image.Pt(0, 5), image.Pt(0, 8), "\n\n\n"},
		{"down", image.Pt(50, 5), image.Pt(50, 7), "\x1b[2B"},
		{"down to a row of one digit", image.Pt(50, 19), image.Pt(50, 8), "\x1b[9d"},
		{"up", image.Pt(50, 12), image.Pt(50, 11), "\x1b[A"},
		{"up and back", image.Pt(50, 12), image.Pt(49, 11), "\x1b[A\b"},
		{"elsewhere", image.Pt(50, 12), image.Pt(20, 3), "\x1b[4;21H"},
		{"the first row", image.Pt(50, 12), image.Pt(20, 0), "\x1b[;21H"},
		{"home", image.Pt(50, 12), image.Pt(0, 0), "\x1b[H"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := newScene(t, 120, 40, Capabilities{})
			s.cursor = Cursor{X: test.from.X, Y: test.from.Y, Placed: true}
			s.next("")
			s.cursor = Cursor{X: test.to.X, Y: test.to.Y, Placed: true}
			s.next(test.want)
		})
	}
}
