package widgets_test

import (
	"bytes"
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

// Every widget counts columns, not bytes or code points: wide characters,
// marks and emoji leave borders and neighbours where they are.
func TestWidgetsMeasureInColumns(t *testing.T) {
	const wide, mark, family = "日本", "caf\u0065\u0301", "\U0001F468\u200D\U0001F469\u200D\U0001F467"
	value, on, tab, selected := wide+mark, true, 0, 0
	items := widgets.Strings{wide + " row", family + "!"}
	s := open(t, 20, 12, func(f *limoni.Frame) {
		box, in := widgets.Block{Title: wide}.Begin(f, f.Area())
		next := func() (r limoni.Rect) {
			r = in
			r.Max.Y = r.Min.Y + 1
			in.Min.Y++
			return r
		}
		widgets.Label{Text: wide + mark + family}.Draw(f, next())
		widgets.Heading{Text: family + "x"}.Draw(f, next())
		widgets.Button{Label: wide}.Draw(f, next())
		widgets.Checkbox{Label: mark, Checked: &on}.Draw(f, next())
		widgets.TextInput{ID: "in", Label: "In", Value: &value, Prompt: "日 "}.Draw(f, next())
		widgets.Tabs{Label: "Tabs", Titles: []string{wide, mark}, Selected: &tab}.Draw(f, next())
		widgets.Status{Text: mark + wide}.Draw(f, next())
		widgets.ProgressBar{Label: "P", Now: 1, Max: 2}.Draw(f, next())
		widgets.List{Label: "List", Items: &items, Selected: &selected}.Draw(f, in)
		f.End(box)
	})
	s.wantScreen(`
┌ 日本 ────────────┐
│日本caf` + "e\u0301" + family + `        │
│` + family + `x               │
│[ 日本 ]          │
│[x] caf` + "e\u0301" + `          │
│日 日本caf` + "e\u0301" + `       │
│ 日本   caf` + "e\u0301" + `      │
│caf` + "e\u0301" + `日本          │
│██████▌░░░░░░  50%│
│日本 row          │
│` + family + `!               │
└──────────────────┘`)
	screen := s.snapshot().Screen
	for y := 1; y < 11; y++ {
		if left, right := screen.Cell(0, y), screen.Cell(19, y); left != "│" || right != "│" {
			t.Errorf("row %d begins with %q and ends with %q", y, left, right)
		}
	}
	s.act("#in", "focus")
	if at := s.cursor(); at.X != 1+3+8 {
		t.Errorf("the cursor is in column %d, want 12: behind the prompt's 3 and the value's 8", at.X)
	}
}

// A cut text is valid, ends in an ellipsis, and leaves the column free that
// half a character would have taken.
func TestWidgetsCutBetweenClusters(t *testing.T) {
	const text = "e\u0301日本e\u0301"
	for width, want := range map[int]string{1: "…", 2: "e\u0301…", 3: "e\u0301…", 4: "e\u0301日…", 5: "e\u0301日…", 6: text} {
		items := widgets.Strings{text}
		s := open(t, 10, 3, func(f *limoni.Frame) {
			f.Fill(f.Area(), '.', limoni.Style{})
			f.Fill(rect(0, 0, width, 3), ' ', limoni.Style{})
			widgets.Label{Text: text}.Draw(f, rect(0, 0, width, 1))
			widgets.Status{Text: text}.Draw(f, rect(0, 1, width, 1))
			widgets.List{Label: "L", Items: &items}.Draw(f, rect(0, 2, width, 1))
		})
		line := want + strings.Repeat(" ", width-limoni.Width(want)) + strings.Repeat(".", 10-width)
		s.wantScreen(line + "\n" + line + "\n" + line)
	}
}

// An even number of columns has no room for the last wide character and the
// ellipsis: one column is a blank, and what stands beside it stays where it is.
func TestWideTextIsCutBeforeItsNeighbour(t *testing.T) {
	const text = "あいうえおかきくけこ|end"
	for width, want := range map[int]string{
		18: "あいうえおかきく… ", 19: "あいうえおかきくけ…", 20: "あいうえおかきくけ… ", 21: "あいうえおかきくけこ…",
	} {
		s := open(t, 30, 1, func(f *limoni.Frame) {
			f.Fill(f.Area(), '.', limoni.Style{})
			f.Fill(rect(0, 0, width, 1), ' ', limoni.Style{})
			widgets.Label{Text: text}.Draw(f, rect(0, 0, width, 1))
			widgets.Label{Text: "|"}.Draw(f, rect(width, 0, 1, 1))
		})
		if got := s.snapshot().Screen.Row(0); got != want+"|"+strings.Repeat(".", 29-width) {
			t.Errorf("in %d columns: %q, want %q and the neighbour in column %d", width, got, want, width)
		}
	}
}

// Whatever text an app gives to whatever widget: of all that the terminal
// would obey, only what the toolkit itself writes reaches it.
func TestNoWidgetLetsDataControlTheTerminal(t *testing.T) {
	for _, data := range []string{hostile, "A\x1b]BCDEF", "A\x9b2JB\x9d0;x\x07C\x90D\u0090E\u0085F"} {
		c := newCatalogue("")
		for _, dialogs := range [][2]bool{{false, false}, {true, false}, {false, true}} {
			c.dialog, c.dialogBox = dialogs[0], dialogs[1]
			var out bytes.Buffer
			s := open(t, 90, 24, c.screen, limoni.WithOutput(&out))
			out.Reset()
			s.Post(func() {
				fresh := newCatalogue(data)
				fresh.dialog, fresh.dialogBox = c.dialog, c.dialogBox
				*c = *fresh
				c.parts = c.first()
			})
			s.snapshot()
			if out.Len() < 200 {
				t.Fatalf("only %d bytes were written", out.Len())
			}
			if bad := obeyed(out.String()); bad != "" {
				t.Errorf("%q with dialogs %v: the terminal got %q in\n%q", data, dialogs, bad, out.String())
			}
			*c = *newCatalogue("")
			c.parts = c.first()
		}
	}
	for _, bad := range []string{"a\x07", "\x1b]0;", "\x1bPq", "a\x1b[2J", "a\x1b[31mb\x1b[5n", "\u009b31m", "a\x9b", "\x7f", "a\x00b", "\x1b\\"} {
		if obeyed(bad) == "" {
			t.Errorf("the check finds nothing in %q", bad)
		}
	}
}

// obeyed is the first thing in output that is neither text nor one of the
// sequences that draw: moves, colours, erasing to the end of a line, the
// brackets of a frame and the cursor.
func obeyed(out string) string {
	for i := 0; i < len(out); {
		if rest, ok := strings.CutPrefix(out[i:], "\x1b["); ok {
			n := strings.IndexFunc(rest, func(r rune) bool { return r >= '@' && r <= '~' })
			if n < 0 || !strings.ContainsRune("ABCDGHKXbdmhl", rune(rest[n])) {
				return out[i:min(len(out), i+8)]
			}
			i += 2 + n + 1
			continue
		}
		r, size := rune(out[i]), 1
		if r >= 0x80 {
			for _, r = range out[i:] {
				size = len(string(r))
				break
			}
			if r == '\uFFFD' && !strings.HasPrefix(out[i:], "\uFFFD") {
				return out[i : i+1]
			}
		}
		if r < ' ' && r != '\r' && r != '\n' && r != '\b' || r == 0x7f || r >= 0x80 && r <= 0x9f {
			return out[i:min(len(out), i+8)]
		}
		i += size
	}
	return ""
}
