package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/internal/vt"
	"limoni/widgets"
)

// openTerminal is open with an emulator that is told what is painted.
func openTerminal(t *testing.T, terminal *vt.Screen, draw func(*limoni.Frame)) stage {
	t.Helper()
	w, h := terminal.Size()
	return open(t, w, h, draw, limoni.WithOutput(terminal))
}

// cells are the columns of a row of the terminal, "" for the second one of a
// wide character.
func cells(terminal *vt.Screen, y int) []string {
	w, _ := terminal.Size()
	row := make([]string, w)
	for x := range row {
		row[x] = terminal.Cell(x, y).Text
	}
	return row
}

// An emoji with a variation selector, of which some terminals draw one column
// and some two, moves neither the border on its right nor what comes after it,
// and scrolling leaves nothing behind.
func TestEmojiLeavesItsBlockWhole(t *testing.T) {
	const zap, tag = "\u26A1\uFE0F", "\U0001F3F7\uFE0F"
	for name, quirks := range map[string]vt.Quirks{"two columns": {}, "one column": {NarrowClusters: true}} {
		t.Run(name, func(t *testing.T) {
			terminal := vt.New(20, 4)
			terminal.Quirks = quirks
			items := widgets.Strings{zap + " fix", tag + " tag", "plain row"}
			s := openTerminal(t, terminal, func(f *limoni.Frame) {
				box, in := widgets.Block{}.Begin(f, f.Area())
				widgets.List{ID: "list", Label: "List", Items: &items}.Draw(f, in)
				f.End(box)
			})
			expect := func(y int, emoji, rest string) {
				t.Helper()
				row := cells(terminal, y)
				if row[0] != "│" || row[1] != emoji || strings.Join(row[3:19], "") != " "+rest+strings.Repeat(" ", 15-len(rest)) || row[19] != "│" {
					t.Errorf("row %d is %q, want %s and %s between borders in columns 0 and 19", y, row, emoji, rest)
				}
			}
			expect(1, zap, "fix")
			expect(2, tag, "tag")
			before := terminal.String()
			s.feed(wheel(5, 1, 1))
			expect(1, tag, "tag")
			if row := strings.Join(cells(terminal, 2), ""); row != "│plain row         │" {
				t.Errorf("scrolled, row 2 is %q", row)
			}
			s.feed(wheel(5, 1, -1))
			if after := terminal.String(); after != before {
				t.Errorf("scrolled there and back the terminal shows\n%s\nand did show\n%s", after, before)
			}
		})
	}
}

// However small the window becomes, with every widget and dialog, the terminal
// shows the cells that were drawn, and the whole screen when it grows again.
func TestEverySizeIsShownByTheTerminal(t *testing.T) {
	for _, dialogs := range [][2]bool{{false, false}, {true, false}, {false, true}} {
		c := newCatalogue("Text 日本 e\u0301")
		c.dialog, c.dialogBox = dialogs[0], dialogs[1]
		terminal := vt.New(80, 24)
		s := openTerminal(t, terminal, c.screen)
		before := terminal.String()
		for w := 12; w > 0; w-- {
			for h := 5; h > 0; h-- {
				terminal.Resize(w, h)
				s.resize(w, h)
				for y := range h {
					if got, want := strings.TrimRight(strings.Join(cells(terminal, y), ""), " "), s.snapshot().Screen.Row(y); got != strings.TrimRight(want, " ") {
						t.Fatalf("%dx%d: the terminal's row %d is %q, and %q was drawn", w, h, y, got, want)
					}
				}
			}
		}
		terminal.Resize(80, 24)
		s.resize(80, 24)
		s.wantText("terminal", terminal.String(), before)
		if unknown := terminal.Unknown(); len(unknown) > 0 || len(strings.TrimSpace(before)) < 200 {
			t.Errorf("the terminal does not know %v, and showed\n%s", unknown, before)
		}
	}
}
