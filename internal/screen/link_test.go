package screen

import (
	"fmt"
	"image"
	"strings"
	"testing"
)

const (
	openA  = "\x1b]8;;https://a.example\x1b\\"
	openB  = "\x1b]8;;https://b.example\x1b\\"
	closed = "\x1b]8;;\x1b\\"
)

func TestLinks(t *testing.T) {
	a, b := Style{Link: "https://a.example"}, Style{Link: "https://b.example"}
	s := newScene(t, 20, 2, Capabilities{Links: true})
	s.print(0, 0, "one", a)
	s.print(3, 0, " two", a)
	s.next(openA + "one two" + closed)
	s.print(0, 0, "ONE", a)
	s.print(3, 0, "!", b)
	s.print(4, 0, "T", Style{})
	s.next("\r" + openA + "ONE" + openB + "!" + closed + "T")
	s.print(4, 0, "T", a) // the same letter, now in a link
	s.next("\b" + openA + "T" + closed)
	s.print(0, 1, "text", Style{Link: "https://a.example", Fg: Palette(1)})
	s.print(4, 1, "more", Style{Link: "https://a.example", Fg: Palette(2)})
	s.next("\r\n" + openA + "\x1b[31mtext\x1b[32mmore" + closed)
}

// What is left of a style with a link when the link is closed at the end of a frame is not taken for a style without.
func TestTheUnderlineColourOfALinkIsNotKept(t *testing.T) {
	s := newScene(t, 20, 1, Capabilities{Links: true, Underlines: true})
	s.print(0, 0, "link", Style{Link: "https://a.example", Attr: AttrUnderline, UnderlineColor: Palette(9)})
	s.next("")
	s.print(4, 0, "text", Style{Attr: AttrUnderline})
	s.next("\x1b[59mtext")
}

func TestASweepDoesNotConfuseThePen(t *testing.T) {
	s := newScene(t, 20, 1, Capabilities{Underlines: true})
	s.print(0, 0, "one", Style{Attr: AttrUnderline, UnderlineColor: Palette(9)})
	s.next("")
	s.frame.Clear(Style{})
	s.table.sweep(nil)
	s.print(0, 0, "two", Style{Attr: AttrUnderline, UnderlineColor: Palette(10)}) // which has the number of the other now
	s.next("")
}

func TestLinksWriteNothingWhereThereAreNone(t *testing.T) {
	s := newScene(t, 20, 1, Capabilities{})
	s.print(0, 0, "text", Style{})
	s.next("text")
	s.print(0, 0, "text", Style{Link: "https://a.example", UnderlineColor: Palette(1)})
	if got := s.show(); len(got) != 0 {
		t.Errorf("wrote %q", got)
	}
	s.out.Capabilities.Links = true // the control
	if got := string(s.show()); !strings.Contains(got, openA) {
		t.Errorf("with links: wrote %q", got)
	}
}

func TestURLsAreWrittenAsPrintableASCII(t *testing.T) {
	for url, want := range map[string]string{
		"https://x.example/a?b=c&d#e":     "https://x.example/a?b=c&d#e",
		"https://x\x1b]0;title\x07":       "https://x]0;title",
		"https://x\x1b\\\x1b[2J\x9c":      "https://x\\[2J",
		"https://x\u009c\u0085\x7f\r\n\t": "https://x",
		"https://x/a b":                   "https://x/ab",
		"https://x/caf\u00e9\u4e2d":       "https://x/caf%C3%A9%E4%B8%AD",
		"https://x/\u202egnp":             "https://x/%E2%80%AEgnp",
		"https://x/\xff\xc3":              "https://x/",
		"\x1b":                            "",
	} {
		s := newStage(4, 1)
		s.out.Capabilities.Links = true
		s.frame.Print(s.frame.Bounds, 0, 0, "x", Style{Link: url})
		if got := s.frame.Style(0, 0).Link; got != want {
			t.Errorf("%q is kept as %q, want %q", url, got, want)
		}
		opened := "\x1b]8;;" + want + "\x1b\\"
		if out := string(s.show()); strings.Contains(out, opened) != (want != "") || strings.Count(out, "\x1b]") != 2*min(1, len(want)) {
			t.Errorf("%q: wrote %q", url, out)
		}
	}
}

func TestUnderlines(t *testing.T) {
	can := Capabilities{Underlines: true}
	line := func(a Attr, c Color) Style { return Style{Attr: a, UnderlineColor: c} }
	for _, test := range []struct {
		name     string
		from, to Style
		want     string
	}{
		{"plain", Style{}, line(AttrUnderline, 0), "\x1b[4m"},
		{"double", Style{}, line(AttrDoubleUnderline, 0), "\x1b[4:2m"},
		{"curly", Style{}, line(AttrCurlyUnderline, 0), "\x1b[4:3m"},
		{"dotted", Style{}, line(AttrDottedUnderline, 0), "\x1b[4:4m"},
		{"dashed", Style{}, line(AttrDashedUnderline, 0), "\x1b[4:5m"},
		{"no such form", Style{}, line(AttrUnderline|7<<8, 0), "\x1b[4m"},
		{"from one to another", line(AttrCurlyUnderline, 0), line(AttrDashedUnderline, 0), "\x1b[4:5m"},
		{"back to plain", line(AttrCurlyUnderline|AttrBold, 0), line(AttrUnderline|AttrBold, 0), "\x1b[4m"},
		{"off", Style{Attr: AttrCurlyUnderline, Fg: RGB(1, 2, 3)}, Style{Fg: RGB(1, 2, 3)}, "\x1b[24m"},
		{"off, whatever its colour was", Style{Attr: AttrCurlyUnderline, Fg: RGB(1, 2, 3), UnderlineColor: Palette(9)}, Style{Fg: RGB(1, 2, 3)}, "\x1b[24m"},
		{"all but bold off", Style{Attr: AttrUnderline | AttrItalic, Fg: Palette(1), UnderlineColor: Palette(9)}, Style{Attr: AttrBold}, "\x1b[0;1m"},
		{"true colour", Style{}, line(AttrCurlyUnderline, RGB(255, 0, 9)), "\x1b[4:3;58:2::255:0:9m"},
		{"palette", Style{}, line(AttrUnderline, Palette(9)), "\x1b[4;58:5:9m"},
		{"back to the text's", Style{Fg: RGB(1, 2, 3), Attr: AttrUnderline, UnderlineColor: Palette(9)}, Style{Fg: RGB(1, 2, 3), Attr: AttrUnderline}, "\x1b[59m"},
		{"a form alone shows nothing", Style{}, Style{Attr: AttrCurlyUnderline &^ AttrUnderline}, ""},
		{"a colour alone shows nothing", Style{}, Style{UnderlineColor: Palette(9)}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := sgrOn(can, TrueColor, test.from, test.to); got != test.want {
				t.Errorf("wrote %q, want %q", got, test.want)
			}
		})
	}
	red := line(AttrCurlyUnderline, RGB(255, 0, 0))
	for p, want := range map[Profile]string{Color256: "\x1b[4:3;58:5:196m", Color16: "\x1b[4:3;58:5:9m", NoColor: "\x1b[4:3m"} {
		if got := sgrOn(can, p, Style{}, red); got != want {
			t.Errorf("profile %d: wrote %q, want %q", p, got, want)
		}
	}
	if got := sgrOn(Capabilities{}, TrueColor, Style{}, red); got != "\x1b[4m" {
		t.Errorf("without them: wrote %q, want a plain underline", got)
	}
}

// A log in which every line holds links that were never seen before keeps what is visible, and no more than its bound of
// what is not.
func TestAMillionLinks(t *testing.T) {
	const links = 1000000
	s := newStage(8, 25)
	s.out.Capabilities = everything
	url := func(i int) string { return fmt.Sprintf("https://x.example/%d", i) }
	held, entries, sweeps := 0, 0, s.table.epoch
	terminal := newReplayer(t, 8, 25)
	for i := 0; i < links; i += 25 * 8 {
		s.table.Sweep()
		s.frame.Clear(Style{})
		for c := range 25 * 8 {
			s.frame.Print(s.frame.Bounds, c%8, c/8, "x", Style{Link: url(i + c)})
		}
		check := s.table.epoch != sweeps || i+25*8 >= links
		sweeps = s.table.epoch
		held, entries = max(held, s.table.held), max(entries, len(s.table.extras), len(s.table.numbers))
		if out := s.show(); check {
			s.out.Invalidate()
			out = s.show()
			terminal.write(out)
			for c := range 25 * 8 {
				if got := terminal.cells[c].ink.link; got != url(i+c) {
					t.Fatalf("cell %d of frame %d links to %q, want %q", c, i, got, url(i+c))
				}
			}
		} else if len(out) == 0 {
			t.Fatal("new links wrote nothing")
		}
	}
	if sweeps < 20 || s.table.Lost() != 0 {
		t.Errorf("%d sweeps, %d links were lost", sweeps, s.table.Lost())
	}
	if entries > tableLimit/2+25*8 || held > tableBytes/2 {
		t.Errorf("the table grew to %d entries and %d bytes", entries, held)
	}
}

func TestLongLinksAreSweptByTheirBytes(t *testing.T) {
	s := newStage(1, 1)
	long := strings.Repeat("x", linkBytes-8)
	held := 0
	for i := range 3 * tableBytes / linkBytes {
		s.table.Sweep()
		s.frame.Print(s.frame.Bounds, 0, 0, "x", Style{Link: fmt.Sprintf("%s%d", long, i)})
		held = max(held, s.table.held)
	}
	if held < tableBytes/2-2*linkBytes || held > tableBytes/2+2*linkBytes || s.table.Lost() != 0 {
		t.Errorf("held %d bytes, lost %d", held, s.table.Lost())
	}
	full := newStage(1, 1) // the control: nobody sweeps
	for i := range 3 * tableBytes / linkBytes {
		full.frame.Print(full.frame.Bounds, 0, 0, "x", Style{Link: fmt.Sprintf("%s%d", long, i)})
	}
	if full.table.held > tableBytes || full.table.Lost() == 0 {
		t.Errorf("without sweeps it holds %d bytes and lost %d", full.table.held, full.table.Lost())
	}
}

// A link is not left open for what others write, whatever the frame ends with.
func TestNoFrameLeavesALinkOpen(t *testing.T) {
	s := newScene(t, 10, 2, Capabilities{Links: true, Erase: true, Sync: true})
	s.print(0, 1, "0123456789", Style{Link: "https://a.example"})
	s.cursor = Cursor{X: 3, Visible: true}
	s.next("") // the terminal checks
	if got := string(s.bytes); strings.Count(got, openA) != 1 || strings.Count(got, closed) != 1 {
		t.Errorf("wrote %q", got)
	}
	s.frame.Resize(image.Rect(0, 0, 10, 2))
	s.next("")
}
