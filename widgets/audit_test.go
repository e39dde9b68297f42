package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// gallery draws one of each widget.
type gallery struct {
	name, token, empty, broken string
	news, all, asking          bool
	tab, row                   int
	rows                       widgets.Strings
	extra                      func(*limoni.Frame)
}

func newGallery() *gallery {
	return &gallery{
		name: "A name that is much longer than the field in which it is edited", token: "hunter2", broken: "x",
		rows: widgets.Strings{"[x] Ship it", "[ ] Test it on all terminals that there are and then on some more", "v1.20.3", "\u6f22\u5b57\u306e\u884c\u306f\u5e45\u304c\u5e83\u3044", "cafe\u0301 100%", "A\x07B", "a\nb", "7", "8", "9", "10", "11", "12"},
		row:  1,
	}
}

func (g *gallery) draw(f *limoni.Frame) {
	area := f.Area()
	widgets.Heading{Text: "Settings of the 2nd account"}.Draw(f, layout.CutTop(&area, 1))
	widgets.Tabs{ID: "tabs", Label: "Show", Titles: []string{"All", "Open 3", "Done", "Archived a long time ago"}, Selected: &g.tab}.Draw(f, layout.CutTop(&area, 1))
	form, inner := widgets.Block{Title: "Form"}.Begin(f, layout.CutTop(&area, 8))
	widgets.TextInput{ID: "name", Label: "Name", Value: &g.name, Prompt: "> "}.Draw(f, layout.CutTop(&inner, 1))
	widgets.TextInput{ID: "empty", Label: "Town", Value: &g.empty, Placeholder: "Where you live"}.Draw(f, layout.CutTop(&inner, 1))
	widgets.TextInput{ID: "token", Label: "Token", Value: &g.token, Secret: true}.Draw(f, layout.CutTop(&inner, 1))
	widgets.TextInput{ID: "broken", Label: "Age", Value: &g.broken, Error: "not a number"}.Draw(f, layout.CutTop(&inner, 1))
	widgets.Checkbox{ID: "news", Label: "Send me the news", Checked: &g.news}.Draw(f, layout.CutTop(&inner, 1))
	widgets.Checkbox{ID: "every", Label: "All", Checked: &g.all, Mixed: true}.Draw(f, layout.CutTop(&inner, 1))
	f.End(form)
	widgets.ProgressBar{ID: "bar", Label: "Upload", Now: 1, Max: 3}.Draw(f, layout.CutTop(&area, 1))
	buttons := layout.CutTop(&area, 1)
	widgets.Button{ID: "save", Label: "Save", Shortcut: "ctrl+s"}.Draw(f, layout.CutLeft(&buttons, 9))
	widgets.Button{ID: "gone", Label: "Not now", Disabled: true}.Draw(f, buttons)
	widgets.Status{ID: "status", Text: "3 of 12 saved"}.Draw(f, layout.CutBottom(&area, 1))
	widgets.Label{Text: "Tab moves, Enter greets, Ctrl+Q quits"}.Draw(f, layout.CutBottom(&area, 1))
	widgets.List{ID: "list", Label: "Tasks", Items: &g.rows, Selected: &g.row}.Draw(f, area)
	if g.extra != nil {
		g.extra(f)
	}
	if g.asking {
		widgets.Dialog{ID: "ask", Title: "Delete it?", Text: "This cannot be undone, and nobody will be able to tell what it was.", Buttons: []string{"Keep", "Delete"}}.Draw(f, f.Area())
	}
}

func wantFindings(t *testing.T, s *accessibility.Snapshot, want ...string) {
	t.Helper()
	var got []string
	for _, f := range accessibility.Audit(s) {
		got = append(got, f.String())
	}
	if g, w := strings.Join(got, "\n"), strings.Join(want, "\n"); g != w {
		t.Errorf("found\n%s\nwant\n%s\non\n%s\n%s", g, w, s.Screen, accessibility.Outline(&s.Tree))
	}
}

// What the widgets draw is in the tree, at any size, whatever has the focus and
// however little of it a caller may see.
func TestWidgetsPassTheAudit(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {40, 24}, {20, 20}, {12, 18}, {7, 30}, {3, 9}, {1, 1}, {0, 0}} {
		for _, asking := range []bool{false, true} {
			g := newGallery()
			g.asking = asking
			s := open(t, size[0], size[1], g.draw)
			for range 12 {
				for _, p := range []accessibility.Policy{{ExposeScreen: true, ExposeInputValues: true}, {ExposeScreen: true}, {ExposeInputValues: true}, {}} {
					snap := *s.snapshot()
					wantFindings(t, &snap)
					accessibility.Redact(&snap, p)
					wantFindings(t, &snap)
				}
				s.keys("tab")
			}
		}
	}
}

// One line drawn past the tree is found, as that line and nothing else.
func TestTheAuditFindsALineThatIsOnlyDrawn(t *testing.T) {
	g := newGallery()
	g.extra = func(f *limoni.Frame) { f.Print(rect(40, 11, 30, 1), "Last saved at 12:45 by nobody", limoni.Style{}) }
	s := open(t, 80, 24, g.draw)
	wantFindings(t, s.snapshot(), `serious unread-text at 40,11: "Last saved at 12:45 by nobody" is drawn here and in no node; `+
		`draw it with a Label, or register a node with that text and these bounds (WCAG 1.3.1)`)
	// Over a node it is found too, and behind a dialog not.
	g.extra = func(f *limoni.Frame) { f.Print(rect(40, 4, 30, 1), "Nobody", limoni.Style{}) }
	wantFindings(t, open(t, 80, 24, g.draw).snapshot(), `serious unread-text input "Town" #empty @9 at 40,4: "Nobody" is drawn here and the nodes here do not have it; `+
		`put it into Label, Value or Details, or register a node for it (WCAG 1.3.1)`)
	g.asking = true
	g.extra = func(f *limoni.Frame) { f.Print(rect(30, 11, 20, 1), "Nobody", limoni.Style{}) }
	wantFindings(t, open(t, 80, 24, g.draw).snapshot())
}

// A theme's colours are judged where they are known, in the cells as they are
// on the screen.
func TestTheAuditJudgesAThemesColors(t *testing.T) {
	theme := limoni.DefaultTheme()
	theme.Muted = limoni.Style{Fg: limoni.Palette(240), Bg: limoni.Palette(234)}
	theme.Selected = limoni.Style{Bg: limoni.RGB(0, 0, 95)}
	value, row := "", 1
	rows := widgets.Strings{"Milk", "Bread", "Butter"}
	s := open(t, 30, 6, func(f *limoni.Frame) {
		area := f.Area()
		widgets.TextInput{ID: "in", Label: "Town", Value: &value}.Draw(f, layout.CutTop(&area, 1))
		widgets.Label{ID: "hint", Text: "Which one?", Style: f.Theme().Muted}.Draw(f, layout.CutTop(&area, 1))
		widgets.List{ID: "list", Label: "Buy", Items: &rows, Selected: &row}.Draw(f, area)
	}, limoni.WithTheme(theme))
	wantFindings(t, s.snapshot(),
		`serious contrast text "Which one?" #hint @2 at 0,1: a contrast of 2.4 of palette 240 on palette 234; choose colours with at least 4.5, or the terminal's own (WCAG 1.4.3)`,
		`serious color-only-state list-item "Bread" [selected, 2/3] #Bread @5 at 0,3: selected is told by colour alone; draw a mark or an attribute too: bold, underline, reverse (WCAG 1.4.1)`)
}
