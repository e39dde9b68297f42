package widgets_test

import (
	"bytes"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func TestLabelIsCutWithAnEllipsisAndKeepsItsText(t *testing.T) {
	s := open(t, 8, 3, func(f *limoni.Frame) {
		widgets.Label{ID: "short", Text: "Short"}.Draw(f, row(f, 0))
		widgets.Label{ID: "long", Text: "Longer than that"}.Draw(f, row(f, 1))
		widgets.Label{ID: "wide", Text: "あいうえお"}.Draw(f, row(f, 2))
	})
	s.wantScreen(`
Short
Longer …
あいう…`)
	s.wantOutline(`
text "Short" #short
text "Longer than that" [truncated] #long
text "あいうえお" [truncated] #wide`)
	if n, _ := s.node("#short"); n.Bounds != rect(0, 0, 5, 1) {
		t.Errorf("the bounds are %v, want the text's 5 cells", n.Bounds)
	}
}

func TestLabelIsDrawnLiterally(t *testing.T) {
	if w := limoni.Width(markup); w != 39 {
		t.Errorf("the width is %d, want 39", w)
	}
	s := open(t, 40, 6, func(f *limoni.Frame) {
		widgets.Label{Text: markup}.Draw(f, row(f, 0))
		box, inner := widgets.Block{Title: markup}.Begin(f, rect(0, 1, 60, 4))
		items := widgets.Strings{markup}
		widgets.List{Label: "List", Items: &items}.Draw(f, inner)
		f.End(box)
		widgets.Button{Label: markup}.Draw(f, row(f, 5))
	})
	s.resize(60, 6)
	s.wantScreen(`
[red]x[-] before[unknown]after [Ümlaut]
┌ [red]x[-] before[unknown]after [Ümlaut] ─────────────────┐
│[red]x[-] before[unknown]after [Ümlaut]                   │
│                                                          │
└──────────────────────────────────────────────────────────┘
[ [red]x[-] before[unknown]after [Ümlaut] ]`)
}

func TestControlSequencesInDataNeverReachTheTerminal(t *testing.T) {
	for _, data := range []string{hostile, "A\x1b]BCDEF"} {
		var out bytes.Buffer
		text, selected := "", 0
		items := widgets.Strings{""}
		s := open(t, 80, 8, func(f *limoni.Frame) {
			widgets.Label{Text: text}.Draw(f, row(f, 0))
			widgets.Button{Label: text}.Draw(f, row(f, 1))
			widgets.List{Label: "List", Items: &items}.Draw(f, row(f, 2))
			widgets.TextInput{Label: "Field", Value: &text, Prompt: text}.Draw(f, row(f, 3))
			widgets.Tabs{Label: "Tabs", Titles: items, Selected: &selected}.Draw(f, row(f, 4))
			widgets.Status{Text: text}.Draw(f, row(f, 5))
			box, _ := widgets.Block{Title: text}.Begin(f, rect(0, 6, 80, 2))
			f.End(box)
		}, limoni.WithOutput(&out))
		out.Reset()
		s.Post(func() { text, items = data, widgets.Strings{data} })
		screen := s.snapshot().Screen
		for y := range 7 {
			if got := letters(screen.Row(y)); !strings.Contains(got, "ABCDEF") {
				t.Errorf("row %d shows %q of %q", y, screen.Row(y), data)
			}
		}
		for _, bad := range []string{"\x07", "\x7f", "\x00", "\u009b", "\x1b]", "\x1bP", "\x1b\\", "\x1b[2J", "\x1b[31m"} {
			if bytes.Contains(out.Bytes(), []byte(bad)) {
				t.Errorf("%q: the output holds %q", data, bad)
			}
		}
	}
}

// letters is what of s is A to F, in order, without what the inert rest of the
// hostile sequences shows.
func letters(s string) string {
	s = strings.NewReplacer("]52;c;aGk=", "", "[2J", "", "31m", "", "P1$r\\", "").Replace(s)
	return strings.Map(func(r rune) rune {
		if r < 'A' || r > 'F' {
			return -1
		}
		return r
	}, s)
}

func TestHeadingHasALevel(t *testing.T) {
	s := open(t, 10, 2, func(f *limoni.Frame) {
		widgets.Heading{ID: "one", Text: "One"}.Draw(f, row(f, 0))
		widgets.Heading{ID: "two", Text: "Two", Level: 2}.Draw(f, row(f, 1))
	})
	s.wantScreen(`
One
Two`)
	s.wantOutline(`
heading "One" #one level=1
heading "Two" #two level=2`)
}

func TestStatusIsAnnouncedWhenItsTextChanges(t *testing.T) {
	text, failed := "", false
	s := open(t, 20, 1, func(f *limoni.Frame) {
		if text != "" {
			widgets.Status{ID: "status", Text: text, Error: failed}.Draw(f, f.Area())
		}
	})
	say := func(what string, isError bool) []accessibility.Announcement {
		s.Post(func() { text, failed = what, isError })
		return s.snapshot().Announcements
	}
	if got := say("", false); len(got) != 0 {
		t.Errorf("an empty screen says %q", got)
	}
	say("Saved", false)
	say("Saved", false)
	s.wantOutline(`status "Saved" #status`)
	got := say("Disk full", true)
	if len(got) != 2 || got[0].Text != "Saved" || got[1].Text != "Disk full" || got[0].Politeness != limoni.Polite || got[1].Politeness != limoni.Assertive {
		t.Errorf("announced %v, want Saved and Disk full", got)
	}
	s.wantOutline(`alert "Disk full" #status`)
	if _, err := (accessibility.Selector{Role: accessibility.RoleStatus}).One(&s.snapshot().Tree); err == nil {
		t.Error("an error is a status too")
	}
}
