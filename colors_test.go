package limoni_test

import (
	"regexp"
	"strings"
	"testing"

	"limoni"
)

// Each colour profile writes the select graphic renditions (SGR) that its
// terminals understand: 24 bits as they are, else the nearest of the cube and the
// grays (16 to 255), or of xterm's first 16. Palette colours stay the user's own in all of them,
// and without colours the attributes are left.
func TestColoursOfEveryProfile(t *testing.T) {
	rgb, palette := limoni.RGB, limoni.Palette
	profiles := [...]limoni.ColorProfile{limoni.TrueColor, limoni.Color256, limoni.Color16, limoni.NoColor}
	for _, c := range []struct {
		style limoni.Style
		want  [len(profiles)]string
	}{
		{limoni.Style{Fg: rgb(0x00, 0x87, 0xff)}, [...]string{"38;2;0;135;255", "38;5;33", "36", ""}},
		{limoni.Style{Fg: rgb(0xff, 0x64, 0x00)}, [...]string{"38;2;255;100;0", "38;5;202", "91", ""}},
		{limoni.Style{Fg: rgb(0x80, 0x80, 0x80)}, [...]string{"38;2;128;128;128", "38;5;244", "90", ""}},
		{limoni.Style{Fg: rgb(0x1e, 0x1e, 0x2e)}, [...]string{"38;2;30;30;46", "38;5;235", "30", ""}},
		{limoni.Style{Fg: rgb(0xff, 0x00, 0x00)}, [...]string{"38;2;255;0;0", "38;5;196", "91", ""}},
		{limoni.Style{Bg: rgb(0xff, 0x00, 0x00)}, [...]string{"48;2;255;0;0", "48;5;196", "101", ""}},
		{limoni.Style{Fg: palette(1)}, [...]string{"31", "31", "31", ""}},
		{limoni.Style{Fg: palette(12)}, [...]string{"94", "94", "94", ""}},
		{limoni.Style{Bg: palette(9)}, [...]string{"101", "101", "101", ""}},
		{limoni.Style{Fg: palette(33)}, [...]string{"38;5;33", "38;5;33", "36", ""}},
		{limoni.Style{}, [...]string{"", "", "", ""}},
		{limoni.Style{Fg: palette(1), Attr: limoni.AttrBold | limoni.AttrReverse}, [...]string{"1;7;31", "1;7;31", "1;7;31", "1;7"}},
	} {
		for i, p := range profiles {
			if got := renditions(p, c.style); got != c.want[i] {
				t.Errorf("profile %d, %+v: SGR %q, want %q", p, c.style, got, c.want[i])
			}
		}
	}
}

var rendition = regexp.MustCompile(`\x1b\[([0-9;]+)m`)

// renditions are the parameters of what is written to draw a letter in st.
func renditions(p limoni.ColorProfile, st limoni.Style) string {
	var out writes
	app := limoni.New(4, 1, func(f *limoni.Frame) { f.Print(f.Area(), "x", st) }, limoni.WithColors(p), limoni.WithOutput(&out))
	app.Feed(nil)
	var all []string
	for _, m := range rendition.FindAllSubmatch(out.bytes, -1) {
		all = append(all, string(m[1]))
	}
	return strings.Join(all, " ")
}
