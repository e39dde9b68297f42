package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// tools is a tool bar over a field.
type tools struct {
	stage
	bold      bool
	draft     string
	items     []widgets.MenuItem
	activated string
	changes   int
	bar       widgets.Toolbar
}

func openTools(t *testing.T, w int) *tools {
	s := &tools{}
	s.items = []widgets.MenuItem{
		{ID: "new", Label: "New", Shortcut: "ctrl+n"}, {ID: "save", Label: "Save", Disabled: true}, {Separator: true},
		{ID: "bold", Label: "Bold", Checked: &s.bold},
		{ID: "align", Label: "Align", Items: []widgets.MenuItem{{ID: "left", Label: "Left"}, {ID: "right", Label: "Right"}}},
	}
	s.bar = widgets.Toolbar{ID: "tools", Label: "Tools", Items: s.items}
	s.stage = open(t, w, 7, func(f *limoni.Frame) {
		bar := s.bar.Draw(f, row(f, 0))
		if bar.Activated != "" {
			s.activated += bar.Activated + " "
		}
		if bar.Changed() {
			s.changes++
		}
		widgets.TextInput{ID: "draft", Label: "Draft", Value: &s.draft, AutoFocus: true}.Draw(f, row(f, 6))
	})
	return s
}

func TestToolbarIsDrawnAndDescribed(t *testing.T) {
	s := openTools(t, 40)
	s.feed(click(13, 0))
	s.wantScreen(" New  Save │✓Bold  Align ▾\n\n\n\n\n\nDraft")
	s.wantOutline(`
toolbar "Tools" #tools
 button "New" [1/4] #new shortcut="ctrl+n"
 button "Save" [disabled, 2/4] #save
 separator
 toggle-button "Bold" [pressed, 3/4] #bold
 button "Align" [collapsed, 4/4] #align
input "Draft" [focused] #draft`)
	if s.activated != "bold " || s.changes != 1 || !s.bold {
		t.Errorf("activated %q, %d changes, bold %v", s.activated, s.changes, s.bold)
	}
	s.feed(click(20, 0))
	s.wantScreen(" New  Save │✓Bold  Align ▾\n                  ┌───────┐\n                  │ Left  │\n                  │ Right │\n                  └───────┘\n\nDraft")
	s.clean()
}

func TestToolbarKeysAndMouse(t *testing.T) {
	for _, c := range []struct{ do, where, activated string }{
		{"shift+tab", "Tools: New", ""},
		{"shift+tab right", "Tools: Save", ""}, // disabled, and reached
		{"shift+tab right enter", "Tools: Save", ""},
		{"shift+tab right right", "Tools: Bold", ""},
		{"shift+tab left", "Tools: Align", ""},
		{"shift+tab left right", "Tools: New", ""},
		{"shift+tab end", "Tools: Align", ""},
		{"shift+tab end home", "Tools: New", ""},
		{"shift+tab enter", "Tools: New", "new "},
		{"shift+tab space", "Tools: New", "new "},
		{"shift+tab end left space space", "Tools: Bold", "bold bold "},
		{"shift+tab end down", "Align: Left", ""},
		{"shift+tab end enter", "Align: Left", ""},
		{"shift+tab end space", "Align: Left", ""},
		{"shift+tab end down down enter", "Tools: Align", "right "},
		{"shift+tab end down esc", "Tools: Align", ""},
		{"shift+tab end down tab", "Draft", ""},
		{"shift+tab tab", "Draft", ""},
		{"click 1", "Draft", "new "},
		{"click 7", "Draft", ""},
		{"click 20", "Align: Left", ""},
		{"click 20 click 20", "Draft", ""},
		{"click 20 click 1", "Draft", "new "},
		{"act New activate", "Draft", "new "},
		{"act Bold toggle", "Draft", "bold "},
		{"act Bold activate", "Draft", "bold "},
		{"act Align expand", "Align: Left", ""},
		{"act Align expand act Align collapse", "Draft", ""},
		{"act Align activate act Left activate", "Draft", "left "},
	} {
		s := openTools(t, 40)
		words := strings.Fields(c.do)
		for i := 0; i < len(words); i++ {
			switch words[i] {
			case "click":
				x := 0
				for _, digit := range words[i+1] {
					x = x*10 + int(digit-'0')
				}
				s.feed(click(x, 0))
				i++
			case "act":
				line := map[string]string{"New": "#new", "Bold": "#bold", "Align": "#align", "Left": `menu-item "Left"`}[words[i+1]]
				s.wantVerdict(s.act(line, words[i+2]), accessibility.Handled)
				i += 2
			default:
				s.keys(words[i])
			}
		}
		if where := s.where(); where != c.where || s.activated != c.activated {
			t.Errorf("%s: at %q, activated %q; want %q and %q", c.do, where, s.activated, c.where, c.activated)
		}
		s.clean()
	}
}

func TestToolbarPutsWhatHasNoRoomIntoAMenu(t *testing.T) {
	s := openTools(t, 20)
	s.keys("shift+tab", "end", "down")
	s.wantScreen(` New  Save │ More ▾
       ┌───────────┐
       │   Bold    │
       │   Align ▸ │
       └───────────┘

Draft`)
	s.wantOutline(`
toolbar "Tools" #tools
 button "New" [1/3] #new shortcut="ctrl+n"
 button "Save" [disabled, 2/3] #save
 separator
 button "More" [expanded, 3/3]
 menu "More" [focused] #menu
  menu-item "Bold" [unchecked, 1/2] #bold
  menu-item "Align" [collapsed, 2/2] #align
input "Draft" #draft`)
	s.keys("space", "end", "right", "end", "enter")
	if !s.bold || s.activated != "bold right " || s.changes != 1 {
		t.Errorf("bold %v, activated %q, %d changes", s.bold, s.activated, s.changes)
	}
	s.resize(6, 7)
	s.keys("enter")
	if n, _ := s.node(`menu "More"`); !n.Bounds.In(rect(0, 0, 6, 7)) {
		t.Errorf("the menu lies at %v", n.Bounds)
	}
	s.clean()
}

func TestDisabledToolbarIsInert(t *testing.T) {
	s := openTools(t, 40)
	s.feed(click(20, 0))
	s.Post(func() { s.bar.Disabled = true })
	s.feed(click(1, 0))
	s.keys("shift+tab", "enter")
	if s.activated != "" || s.where() != "Draft" {
		t.Errorf("activated %q, at %q", s.activated, s.where())
	}
}

func TestStatusBarIsDrawnAndDescribed(t *testing.T) {
	bar := widgets.StatusBar{
		ID: "bar", Left: []widgets.Segment{{Text: "main.go"}, {Text: "modified"}, {}}, Center: []widgets.Segment{{Text: "Go"}},
		Right: []widgets.Segment{{ID: "time", Text: "12:40"}},
	}
	s := open(t, 40, 1, func(f *limoni.Frame) { bar.Draw(f, f.Area()) })
	s.wantScreen(" main.go  modified  Go            12:40")
	s.wantOutline(`
status-bar "Status" #bar
 text "main.go"
 text "modified"
 text "Go"
 text "12:40" #time`)
	right := open(t, 7, 1, func(f *limoni.Frame) { widgets.StatusBar{Right: bar.Right}.Draw(f, f.Area()) })
	right.wantScreen(" 12:40")
	center := open(t, 6, 1, func(f *limoni.Frame) { widgets.StatusBar{Center: bar.Right[:1]}.Draw(f, f.Area()) })
	center.wantScreen(" 12:…")
	said := len(s.snapshot().Announcements)
	s.Post(func() { bar.Right[0].Text = "12:41" })
	s.resize(24, 1)
	s.wantScreen(" main.go  modified  12…")
	s.resize(12, 1)
	s.wantScreen(" main.go  …")
	if got := len(s.snapshot().Announcements); got != said {
		t.Errorf("%d announcements of a status bar", got-said)
	}
	if snap := s.snapshot(); snap.Focus != 0 {
		t.Error("a status bar has the keyboard")
	}
	s.clean()
}
