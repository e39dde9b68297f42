package widgets_test

import (
	"bytes"
	"regexp"
	"testing"

	"limoni"
	"limoni/internal/vt"
	"limoni/widgets"
)

// colour is a select graphic rendition (SGR) with a colour in it.
var colour = regexp.MustCompile(`\x1b\[([0-9;]*;)?(3[0-8]|4[0-8]|9[0-7]|10[0-7])(;[0-9;]*)?m`)

// Without colours everything can still be told apart: the chosen row by
// reverse, a heading and an error by bold. With them the error is red.
func TestWithoutColoursWhatIsChosenCanBeSeen(t *testing.T) {
	for profile, coloured := range map[limoni.ColorProfile]bool{limoni.NoColor: false, limoni.TrueColor: true} {
		var out bytes.Buffer
		terminal, items, selected := vt.New(20, 6), widgets.Strings{"one", "two", "three"}, 1
		s := open(t, 20, 6, func(f *limoni.Frame) {
			widgets.Heading{Text: "Title"}.Draw(f, row(f, 0))
			widgets.List{ID: "list", Label: "List", Items: &items, Selected: &selected}.Draw(f, rect(0, 1, 20, 3))
			widgets.Status{Text: "Disk full", Error: true}.Draw(f, row(f, 4))
			f.Print(row(f, 5), "own", limoni.Style{Fg: limoni.RGB(255, 100, 0), Bg: limoni.Palette(12)})
		}, limoni.WithColors(profile), limoni.WithOutput(&out))
		terminal.Write(out.Bytes())
		if found := colour.Find(out.Bytes()); (found != nil) != coloured {
			t.Errorf("profile %d: the first colour in the output is %q", profile, found)
		}
		style := func(y int) vt.Style { return terminal.Cell(0, y).Style }
		if !style(0).Has(vt.Bold) || !style(4).Has(vt.Bold) || !style(2).Has(vt.Reverse) || style(2) == style(1) || style(1) != style(3) {
			t.Errorf("profile %d: heading %+v, rows %+v, %+v, %+v, error %+v", profile, style(0), style(1), style(2), style(3), style(4))
		}
		if red := style(4).Foreground == vt.Indexed(1); red != coloured {
			t.Errorf("profile %d: the error is red: %v", profile, red)
		}
		s.wantScreen("Title\none\ntwo\nthree\nDisk full\nown")
	}
}
