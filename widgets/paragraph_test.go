package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

const fox = "The quick brown fox\njumps over the lazy dog"

func TestParagraphIsWrapped(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		align  widgets.Align
		screen string
		cut    bool
	}{
		{10, 5, widgets.AlignStart, "The quick\nbrown fox\njumps over\nthe lazy\ndog", false},
		{11, 6, widgets.AlignEnd, "  The quick\n  brown fox\n jumps over\n   the lazy\n        dog\n", false},
		{13, 5, widgets.AlignCenter, "  The quick\n  brown fox\n jumps over\nthe lazy dog\n", false},
		{10, 3, widgets.AlignStart, "The quick\nbrown fox\njumps over", true},
		{40, 2, widgets.AlignStart, "The quick brown fox\njumps over the lazy dog", false},
	} {
		p := widgets.Paragraph{ID: "p", Text: fox, Align: c.align}
		s := open(t, c.w, c.h, func(f *limoni.Frame) { p.Draw(f, f.Area()) })
		s.wantScreen(c.screen)
		n, _ := s.node("#p")
		if n.Label != fox || n.States.Has(accessibility.StateTruncated) != c.cut {
			t.Errorf("%dx%d: %q, %v; want all of it and truncated %v", c.w, c.h, n.Label, n.States, c.cut)
		}
		if lines := p.Height(c.w); !c.cut && n.Bounds.Dy() != lines || lines < 2 {
			t.Errorf("%dx%d: %d rows of %d", c.w, c.h, n.Bounds.Dy(), lines)
		}
	}
}

func TestRichTextIsOneTextOfManyStyles(t *testing.T) {
	bold := limoni.Style{Attr: limoni.AttrBold}
	rich := widgets.RichText{ID: "r", Spans: []widgets.Span{{Text: "The qu"}, {Text: "ick brown fo", Style: bold}, {}, {Text: "x\njumps [b]over[/b]"}}}
	s := open(t, 12, 4, func(f *limoni.Frame) { rich.Draw(f, f.Area()) })
	s.wantScreen("The quick\nbrown fox\njumps\n[b]over[/b]")
	s.wantOutline(`text "The quick brown fox\njumps [b]over[/b]" #r`)
	long := widgets.RichText{ID: "r"}
	for range 500 {
		long.Spans = append(long.Spans, widgets.Span{Text: "word "})
	}
	s = open(t, 12, 4, func(f *limoni.Frame) { long.Draw(f, f.Area()) })
	if n, _ := s.node("#r"); n.Label != strings.Repeat("word ", 500) || !n.States.Has(accessibility.StateTruncated) {
		t.Errorf("%d bytes, %v", len(n.Label), n.States)
	}
}

func TestLink(t *testing.T) {
	clicks, spaces := 0, 0
	s := open(t, 12, 2, func(f *limoni.Frame) {
		l := widgets.Link{ID: "l", Label: "The manual", URL: "https://example.org/"}.Draw(f, f.Area())
		if l.Clicked() {
			clicks++
		}
		if f.Key("space") {
			spaces++
		}
	})
	s.wantScreen("The manual\n")
	s.wantOutline(`link "The manual"="https://example.org/" [focused] #l`)
	s.keys("enter", "space")
	s.feed(click(3, 0) + click(11, 0) + click(3, 1))
	s.act("#l", "activate", "")
	if clicks != 3 || spaces != 1 {
		t.Errorf("followed %d times, want 3 by Enter, click and action; the app got %d spaces, want 1", clicks, spaces)
	}
}

func TestSeparator(t *testing.T) {
	s := open(t, 12, 3, func(f *limoni.Frame) {
		widgets.Separator{Title: "More"}.Draw(f, row(f, 0))
		widgets.Separator{}.Draw(f, row(f, 1))
		widgets.Separator{Vertical: true}.Draw(f, rect(3, 2, 9, 3))
	})
	s.wantScreen("── More ────\n────────────\n   │")
	s.wantOutline("separator \"More\"\nseparator\nseparator")
}
