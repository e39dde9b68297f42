package widgets_test

import (
	"math"
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

type split struct {
	stage
	pane    widgets.SplitPane
	ratio   float64
	changes int
}

func openSplit(t *testing.T, w, h int, pane widgets.SplitPane) *split {
	s := &split{pane: pane, ratio: 0.5}
	s.pane.ID, s.pane.Label, s.pane.Ratio = "split", "Files", &s.ratio
	s.stage = open(t, w, h, func(f *limoni.Frame) {
		d := s.pane.Draw(f, f.Area())
		f.Fill(d.First, 'a', limoni.Style{})
		f.Fill(d.Second, 'b', limoni.Style{})
		if d.Changed() {
			s.changes++
		}
	})
	return s
}

func TestSplitPaneIsDrawnAndDescribed(t *testing.T) {
	s := openSplit(t, 11, 2, widgets.SplitPane{})
	s.wantScreen("aaaaa│bbbbb\naaaaa│bbbbb")
	s.wantOutline(`splitter "Files"="50%" [focused, expanded] #split`)
	rows := openSplit(t, 3, 5, widgets.SplitPane{Rows: true})
	rows.wantScreen("aaa\naaa\n───\nbbb\nbbb")
}

func TestEachWayToMoveASplit(t *testing.T) {
	for _, c := range []struct {
		name    string
		do      func(*split)
		first   int
		changes int
	}{
		{"left", func(s *split) { s.keys("left", "left") }, 3, 2},
		{"right", func(s *split) { s.keys("right") }, 6, 1},
		{"home", func(s *split) { s.keys("home") }, 2, 1},
		{"home twice", func(s *split) { s.keys("home", "home", "left") }, 2, 1},
		{"end", func(s *split) { s.keys("end", "right") }, 7, 1},
		{"enter closes", func(s *split) { s.keys("enter") }, 0, 1},
		{"enter opens again", func(s *split) { s.keys("right", "enter", "enter") }, 6, 3},
		{"a move opens", func(s *split) { s.keys("enter", "right") }, 2, 2},
		{"collapse", func(s *split) { s.act("#split", "collapse") }, 0, 1},
		{"expand", func(s *split) { s.keys("enter"); s.act("#split", "expand") }, 5, 2},
		{"increment", func(s *split) { s.act("#split", "increment") }, 6, 1},
		{"decrement", func(s *split) { s.act("#split", "decrement") }, 4, 1},
		{"set-value", func(s *split) { s.act("#split", "set-value", "30") }, 3, 1},
		{"set-value beyond", func(s *split) { s.act("#split", "set-value", "1e300") }, 7, 1},
		{"set-value of nonsense", func(s *split) { s.act("#split", "set-value", "wide"); s.act("#split", "set-value", "NaN") }, 5, 0},
		{"dragging", func(s *split) { s.feed(mouse(0, 5, 0, 'M') + mouse(32, 3, 1, 'M') + mouse(0, 3, 1, 'm')) }, 3, 1},
		{"dragging out", func(s *split) { s.feed(mouse(0, 5, 0, 'M') + mouse(32, 0, 1, 'M') + mouse(0, 0, 1, 'm')) }, 2, 1},
		{"a double click", func(s *split) { s.keys("home"); s.feed(click(2, 0) + click(2, 0)) }, 5, 2},
	} {
		s := openSplit(t, 11, 2, widgets.SplitPane{Min: 2, MinSecond: 3})
		c.do(s)
		if got := strings.Count(s.snapshot().Screen.Row(0), "a"); got != c.first || s.changes != c.changes {
			t.Errorf("%s: the first pane has %d cells after %d changes, want %d after %d", c.name, got, s.changes, c.first, c.changes)
		}
	}
	s := openSplit(t, 3, 11, widgets.SplitPane{Rows: true})
	s.keys("up", "up", "left", "down")
	if s.changes != 3 || s.snapshot().Screen.Row(4) != "───" {
		t.Errorf("%d changes\n%s", s.changes, s.snapshot().Screen)
	}
}

func TestSplitPaneKeepsItsRatio(t *testing.T) {
	s := openSplit(t, 11, 1, widgets.SplitPane{})
	s.ratio = 0.3
	for w, want := range map[int]string{11: "aaa│bbbbbbb", 21: "aaaaaa│bbbbbbbbbbbbbb", 3: "a│b", 2: "a│", 1: "│"} {
		s.resize(w, 1)
		s.wantScreen(want)
	}
	for _, ratio := range []float64{math.NaN(), math.Inf(1), math.Inf(-1), -3, 7} {
		s.Post(func() { s.ratio = ratio })
		s.resize(11, 1)
		if row := s.snapshot().Screen.Row(0); len([]rune(row)) != 11 || !strings.Contains(row, "a│b") {
			t.Errorf("ratio %v: %s", ratio, row)
		}
	}
}

func TestTabPanelBelongsToItsTab(t *testing.T) {
	selected, titles := 0, []string{"One", "Two"}
	s := open(t, 20, 3, func(f *limoni.Frame) {
		tabs := widgets.Tabs{ID: "tabs", Label: "Pages", Titles: titles, Selected: &selected}.Draw(f, row(f, 0))
		panel, inner := widgets.TabPanel{ID: "panel", Label: titles[max(selected, 0)], Tabs: tabs}.Begin(f, rect(0, 1, 20, 3))
		widgets.Label{Text: "page " + titles[selected]}.Draw(f, inner)
		f.End(panel)
	})
	s.keys("right")
	s.wantOutline(`
tab-list "Pages" [focused] #tabs
 tab "One" [1/2]
 tab "Two" [selected, 2/2]
tab-panel "Two" #panel
 text "page Two"`)
	panel, d := s.node("#panel")
	tab, _ := s.node(`tab "Two"`)
	_, tabs := s.node("#tabs")
	if d.LabelledBy != tab.Key || tabs.Controls != panel.Key {
		t.Errorf("the panel is labelled by %v, want %v; the tabs control %v, want %v", d.LabelledBy, tab.Key, tabs.Controls, panel.Key)
	}
}

func TestAlertDialogIsSpoken(t *testing.T) {
	asking, pressed := false, -1
	s := open(t, 40, 10, func(f *limoni.Frame) {
		if asking {
			d := widgets.AlertDialog{ID: "ask", Title: "Overwrite?", Text: "notes.txt is there.", Buttons: []string{"Keep", "Overwrite"}}.Draw(f, f.Area())
			if pressed = d.Button; d.Dismissed() || pressed >= 0 {
				asking = false
			}
		}
	})
	s.Post(func() { asking = true })
	s.wantOutline(`
dialog "Overwrite?" [modal] #ask
 alert "notes.txt is there."
 button "Keep" [focused, default]
 button "Overwrite"`)
	if said := s.snapshot().Announcements; len(said) != 1 || said[0].Text != "notes.txt is there." || said[0].Politeness != limoni.Assertive {
		t.Errorf("spoken %v", said)
	}
	if s.keys("esc"); asking || pressed != -1 {
		t.Errorf("Esc: asking %v, pressed %d", asking, pressed)
	}
	s.Post(func() { asking = true })
	if s.keys("right", "enter"); asking {
		t.Error("Enter does not answer")
	}
}
