package widgets_test

import (
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// towns is a combo box over a button.
type towns struct {
	stage
	options            widgets.Strings
	value              string
	changes, submitted int
	box                widgets.ComboBox
}

func openTowns(t *testing.T, box widgets.ComboBox) *towns {
	s := &towns{options: widgets.Strings{"Aachen", "Berlin", "Bern", "Bonn", "Ulm"}, box: box}
	s.box.ID, s.box.Label, s.box.Options, s.box.Value = "town", "Town", &s.options, &s.value
	s.stage = open(t, 20, 9, func(f *limoni.Frame) {
		r := row(f, 0)
		r.Max.X = 14
		resp := s.box.Draw(f, r)
		if resp.Changed() {
			s.changes++
		}
		if resp.Submitted() {
			s.submitted++
		}
		widgets.Button{ID: "b", Label: "B"}.Draw(f, row(f, 8))
	})
	return s
}

func TestComboBoxIsDrawnAndDescribed(t *testing.T) {
	s := openTowns(t, widgets.ComboBox{})
	s.wantScreen("Town         ▾\n\n\n\n\n\n\n\n[ B ]")
	s.wantOutline(`
combo-box "Town" [focused, collapsed] #town
button "B" #b`)
	s.feed("BE")
	s.wantScreen("BE           ▴\n┌────────────┐\n│Berlin      │\n│Bern        │\n└────────────┘\n\n\n\n[ B ]")
	s.wantOutline(`
combo-box "Town"="BE" [focused, expanded] #town
 group "Town"
  list "Town"
   option "Berlin" [1/2] #Berlin
   option "Bern" [2/2] #Bern
button "B" #b`)
	s.keys("down", "down")
	n, d := s.node("#town")
	if bern, _ := s.node(`option "Bern"`); !bern.States.Has(accessibility.StateSelected) || d.ActiveDescendant != bern.Key || d.Controls == 0 || !n.Actions.Has(accessibility.ActionCollapse) {
		t.Errorf("%+v %+v", bern, d)
	}
	s.feed("x")
	s.wantScreen("BEx          ▾\n\n\n\n\n\n\n\n[ B ]")
}

func TestEachWayToFillAComboBox(t *testing.T) {
	for _, c := range []struct {
		name             string
		do               func(*towns)
		value            string
		changes, submits int
		open             bool
	}{
		{"typing", func(s *towns) { s.feed("b") }, "b", 1, 0, true},
		{"typing what is nowhere", func(s *towns) { s.feed("x") }, "x", 1, 0, false},
		{"Esc empties, where nothing is listed", func(s *towns) { s.feed("x"); s.keys("esc") }, "", 2, 0, false},
		{"the list comes back", func(s *towns) { s.feed("bx"); s.keys("backspace") }, "b", 2, 0, true},
		{"a click on the mark, where nothing is listed", func(s *towns) { s.feed("x"); s.feed(click(13, 0)) }, "x", 1, 0, true},
		{"what is typed comes later", func(s *towns) { s.feed("x"); s.options = append(s.options, "Xanten"); s.Redraw() }, "x", 1, 0, true},
		{"typing, Enter", func(s *towns) { s.feed("be"); s.keys("enter") }, "be", 1, 1, true},
		{"typing, Down, Enter", func(s *towns) { s.feed("be"); s.keys("down", "enter") }, "Berlin", 2, 0, false},
		{"typing, Up, Enter", func(s *towns) { s.feed("be"); s.keys("up", "enter") }, "Bern", 2, 0, false},
		{"and Enter again", func(s *towns) { s.feed("be"); s.keys("down", "enter", "enter") }, "Berlin", 2, 1, false},
		{"Down and Up are back in the text", func(s *towns) { s.feed("be"); s.keys("down", "up", "enter") }, "be", 1, 1, true},
		{"Left is back in the text", func(s *towns) { s.feed("be"); s.keys("down", "left", "enter") }, "be", 1, 1, true},
		{"Down in an empty field", func(s *towns) { s.keys("down", "down", "enter") }, "Berlin", 1, 0, false},
		{"Alt+Down shows all", func(s *towns) { s.feed("Bern"); s.keys("esc", "alt+down", "up", "enter") }, "Ulm", 5, 0, false},
		{"Esc closes", func(s *towns) { s.feed("be"); s.keys("esc") }, "be", 1, 0, false},
		{"the second Esc empties", func(s *towns) { s.feed("be"); s.keys("esc", "esc") }, "", 2, 0, false},
		{"Tab leaves the text as it is", func(s *towns) { s.feed("be"); s.keys("down", "tab") }, "be", 1, 0, false},
		{"undo", func(s *towns) { s.feed("be"); s.keys("down", "enter", "ctrl+z") }, "be", 3, 0, true},
		{"a click on the mark", func(s *towns) { s.feed(click(13, 0)) }, "", 0, 0, true},
		{"a click on the mark, one on an option", func(s *towns) { s.feed(click(13, 0)); s.feed(click(3, 5)) }, "Bonn", 1, 0, false},
		{"two clicks on the mark", func(s *towns) { s.feed(click(13, 0)); s.feed(click(13, 0)) }, "", 0, 0, false},
		{"a click elsewhere", func(s *towns) { s.feed("be"); s.feed(click(18, 6)) }, "be", 1, 0, false},
		{"set-value", func(s *towns) { s.act("#town", "set-value", "Ulm") }, "Ulm", 1, 0, false},
		{"expand", func(s *towns) { s.act("#town", "expand") }, "", 0, 0, true},
		{"expand, collapse", func(s *towns) { s.act("#town", "expand"); s.act("#town", "collapse") }, "", 0, 0, false},
		{"expand, select", func(s *towns) { s.act("#town", "expand"); s.act(`option "Bonn"`, "select") }, "Bonn", 1, 0, false},
		{"expand, select, with the focus elsewhere", func(s *towns) {
			s.keys("tab")
			s.act("#town", "expand")
			s.act(`option "Bonn"`, "select")
		}, "Bonn", 1, 0, false},
		{"expand, Esc, with the focus elsewhere", func(s *towns) { s.keys("tab"); s.act("#town", "expand"); s.keys("esc") }, "", 0, 0, false},
		{"a paste", func(s *towns) { s.paste("bonn") }, "bonn", 1, 0, true},
	} {
		s := openTowns(t, widgets.ComboBox{})
		before := s.changes
		c.do(s)
		n, _ := s.node("#town")
		if strings.Contains(c.name, "Alt+Down") {
			c.changes = s.changes - before // typed letter by letter or at once
		}
		if open := n.States.Has(accessibility.StateExpanded); s.value != c.value || s.changes != c.changes || s.submitted != c.submits || open != c.open {
			t.Errorf("%s: %q after %d changes, submitted %d, open %v; want %q after %d, %d, %v", c.name, s.value, s.changes, s.submitted, open, c.value, c.changes, c.submits, c.open)
		}
	}
}

func TestNumberOfSuggestionsIsSpokenOnceTypingPauses(t *testing.T) {
	s := openTowns(t, widgets.ComboBox{})
	spoken := func() string {
		var all []string
		for _, a := range s.snapshot().Announcements {
			all = append(all, a.Text)
		}
		return strings.Join(all, ", ")
	}
	s.feed("b")
	s.Advance(400 * time.Millisecond)
	s.feed("e")
	s.Advance(400 * time.Millisecond)
	if got := spoken(); got != "" {
		t.Errorf("spoken while typing: %q", got)
	}
	s.Advance(200 * time.Millisecond)
	s.feed("r")
	s.Advance(time.Second)
	s.feed("l")
	s.Advance(time.Second)
	s.feed("!")
	s.Advance(time.Second)
	if got := spoken(); got != "2 suggestions, 2 suggestions, 1 suggestion, no suggestions" {
		t.Errorf("spoken %q", got)
	}
}

// An app that searches itself shows what it found.
func TestUnfilteredComboBox(t *testing.T) {
	s := openTowns(t, widgets.ComboBox{Unfiltered: true})
	s.feed("zz")
	s.keys("end", "down", "enter")
	if s.value != "Aachen" {
		t.Errorf("%q", s.value)
	}
	s.Post(func() { s.options = s.options[:0] })
	s.feed("x")
	if s.keys("down", "enter"); s.value != "Aachenx" {
		t.Errorf("%q", s.value)
	}
}

// Where nothing matches there is no list: the box does not say that it is open,
// and Esc is not used up on what nobody sees. It opens as something matches.
func TestComboBoxWithoutSuggestionsIsCollapsed(t *testing.T) {
	s := openTowns(t, widgets.ComboBox{})
	s.feed("x")
	if n, d := s.node("#town"); !n.States.Has(accessibility.StateCollapsed) || n.Actions.Has(accessibility.ActionCollapse) || d.Controls != 0 {
		t.Errorf("%+v", n)
	}
	s.keys("backspace")
	s.feed("u")
	if n, _ := s.node("#town"); !n.States.Has(accessibility.StateExpanded) {
		t.Errorf("with a suggestion: %+v", n)
	}
	s.feed("x")
	if s.keys("esc"); s.value != "" {
		t.Errorf("Esc leaves %q", s.value)
	}
}

// Options that have become others are looked through anew as the list opens.
func TestComboBoxLooksAtItsOptionsAnew(t *testing.T) {
	s := openTowns(t, widgets.ComboBox{})
	s.feed("be")
	s.keys("esc")
	s.options[0], s.options[1], s.options[2] = "Bebra", "Cottbus", "Dessau"
	if s.keys("down", "enter"); s.value != "Bebra" {
		t.Errorf("chosen %q", s.value)
	}
}
