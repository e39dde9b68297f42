package widgets_test

import (
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// helped is a list, a button with a shortcut, a dialog, hints and help.
type helped struct {
	stage
	tasks  widgets.Strings
	at     int
	dialog bool
	help   widgets.KeyHelp
	hints  widgets.KeyHints
	saved  int
}

func openHelped(t *testing.T, h int) *helped {
	s := &helped{tasks: widgets.Strings{"Bread", "Butter"}}
	s.help.Names = []widgets.KeyName{{Key: "?", Label: "Help"}, {Key: "ctrl+q", Label: "Quit"}}
	s.hints.Keys = []widgets.KeyName{
		{Key: "ctrl+s", Label: "Save"}, {Key: "?", Label: "Help"}, {Key: "ctrl+y", Label: "Sync"}, {Key: "f10", Label: "Menu"}, {Key: "no such key", Label: "X"},
	}
	s.stage = open(t, 40, h, s.draw)
	return s
}

func (s *helped) draw(f *limoni.Frame) {
	widgets.List{ID: "tasks", Label: "Tasks", Items: &s.tasks, Selected: &s.at}.Draw(f, rect(0, 0, 20, 2))
	save := widgets.Button{ID: "save", Label: "Save", Shortcut: "ctrl+s"}.Draw(f, rect(22, 0, 10, 1))
	if save.Clicked() || f.Key("ctrl+s") {
		s.saved++
	}
	if f.Key("home") {
		s.t.Error("the list has this key, and is listed with it")
	}
	if f.Key("ctrl+d") {
		s.dialog = true
	}
	if f.GlobalKey("?") {
		s.help.Open = true
	}
	if f.GlobalKey("f10") || f.GlobalKey("ctrl+q") {
		f.Quit()
	}
	if s.dialog {
		d, inner := widgets.Dialog{ID: "ask", Title: "Ask", Width: 20, Height: 3}.Begin(f, f.Area())
		sync := widgets.Button{ID: "sync", Label: "Sync", Shortcut: "ctrl+y"}.Draw(f, inner)
		if sync.Clicked() || f.Key("ctrl+y") {
			s.dialog = false
		}
		f.End(d)
		if d.Dismissed() {
			s.dialog = false
		}
	}
	s.help.Draw(f, f.Area())
	s.hints.Draw(f, row(f, f.Area().Dy()-1))
}

func TestKeyHelpListsTheKeysOfWhatIsBelow(t *testing.T) {
	s := openHelped(t, 22)
	s.keys("?")
	s.wantScreen(`
B┌ Keys ─────────────────────────────┐
B│ Tasks                             │
 │   Up         Up                   │
 │   Down       Down                 │
 │   Home       To the beginning     │
 │   End        To the end           │
 │   PageUp     A page up            │
 │   PageDown   A page down          │
 │   Enter      Open or confirm      │
 │   Space      Choose or turn over  │
 │ This screen                       │
 │   Ctrl+S     Save                 │
 │   Ctrl+D                          │
 │ Everywhere                        │
 │   ?          Help                 │
 │   F10                             │
 │   Ctrl+Q     Quit                 │
 │ Moving around                     │
 │   Tab        Next control         │
 │   Shift+Tab  Previous control     │
 │   Esc        Close or go back     │
 └───────────────────────────────────┘`)
	s.wantOutline(`
list "Tasks" #tasks
 list-item "Bread" [selected, 1/2] #Bread
 list-item "Butter" [2/2] #Butter
button "Save" #save shortcut="ctrl+s"
dialog "Keys" [modal]
 list "Keys" [focused]
  list-item "Tasks" [selected, 1/20] #1
  list-item "Up" [2/20] #2 shortcut="up"
  list-item "Down" [3/20] #3 shortcut="down"
  list-item "To the beginning" [4/20] #4 shortcut="home"
  list-item "To the end" [5/20] #5 shortcut="end"
  list-item "A page up" [6/20] #6 shortcut="pageup"
  list-item "A page down" [7/20] #7 shortcut="pagedown"
  list-item "Open or confirm" [8/20] #8 shortcut="enter"
  list-item "Choose or turn over" [9/20] #9 shortcut="space"
  list-item "This screen" [10/20] #10
  list-item "Save" [11/20] #11 shortcut="ctrl+s"
  list-item "Ctrl+D" [12/20] #12 shortcut="ctrl+d"
  list-item "Everywhere" [13/20] #13
  list-item "Help" [14/20] #14 shortcut="?"
  list-item "F10" [15/20] #15 shortcut="f10"
  list-item "Quit" [16/20] #16 shortcut="ctrl+q"
  list-item "Moving around" [17/20] #17
  list-item "Next control" [18/20] #18 shortcut="tab"
  list-item "Previous control" [19/20] #19 shortcut="shift+tab"
  list-item "Close or go back" [20/20] #20 shortcut="esc"
status-bar "Keys"
 text "Help" shortcut="?"
 text "Menu" shortcut="f10"`)
	s.clean()
}

func TestKeyHelpIsOperated(t *testing.T) {
	s := openHelped(t, 10)
	for _, c := range []struct{ key, where string }{
		{"?", "Keys: Tasks"}, {"down", "Keys: Up"}, {"end", "Keys: Close or go back"}, {"home", "Keys: Tasks"},
		{"pagedown", "Keys: Open or confirm"}, {"s", "Keys: Save"}, {"enter", "Keys: Save"}, {"ctrl+s", "Keys: Save"}, {"esc", "Tasks: Bread"},
	} {
		s.keys(c.key)
		if where := s.where(); where != c.where {
			t.Errorf("%s: at %q, want %q", c.key, where, c.where)
		}
	}
	if s.saved != 0 {
		t.Error("a key reached what is below")
	}
	s.keys("ctrl+s")
	if s.saved != 1 {
		t.Error("the key does not work when the help is closed")
	}
	if n, _ := s.node("#tasks"); !n.States.Has(accessibility.StateFocused) {
		t.Error("the keyboard did not go back")
	}
	s.clean()
}

// A screen reader reads the entry with the cursor.
func TestTheCursorIsAtTheEntryOfKeyHelp(t *testing.T) {
	s := openHelped(t, 22)
	s.keys("?")
	first := s.cursor()
	s.keys("down", "down")
	if got := s.cursor(); got.Y != first.Y+2 || got.X != first.X+2 {
		t.Errorf("from %v it went to %v, want two rows down, at the key", first, got)
	}
}

// In a dialog it lists the keys of the dialog, and opened again those of then.
func TestKeyHelpOfADialog(t *testing.T) {
	s := openHelped(t, 22)
	s.keys("?", "esc", "ctrl+d", "?")
	s.wantScreen(`
Bread                 [ Save ]
Butter

 ┌ Keys ─────────────────────────────┐
 │ Sync                              │
 │   Enter      Open or confirm      │
 │   Space      Choose or turn over  │
 │ This screen                       │
 │   Ctrl+Y     Sync                 │
 │ Everywhere                        │
 │   ?          Help                 │
 │   F10                             │
 │   Ctrl+Q     Quit                 │
 │ Moving around                     │
 │   Tab        Next control         │
 │   Shift+Tab  Previous control     │
 │   Esc        Close or go back     │
 └───────────────────────────────────┘



 ? Help  F10 Menu`)
	s.keys("esc")
	if s.focus() != "Sync" {
		t.Errorf("the keyboard is at %q", s.focus())
	}
}

// A control that is pressed by the toolkit's keys is listed with them, and a
// key that only closes something with its usual name.
func TestKeyHelpOfAButtonWithAHint(t *testing.T) {
	help := widgets.KeyHelp{}
	s := open(t, 40, 14, func(f *limoni.Frame) {
		b := widgets.Button{ID: "b", Label: "Publish"}.Draw(f, rect(0, 0, 20, 1))
		widgets.Tooltip{Text: "Everybody can see it."}.Draw(f, b)
		help.Open = help.Open || f.Key("?")
		help.Draw(f, f.Area())
	})
	s.Advance(time.Second)
	s.keys("?")
	s.wantScreen(`
[ Publish ]
 ┌ Keys ─────────────────────────────┐
 │ Publish                           │
 │   Enter      Open or confirm      │
 │   Space      Choose or turn over  │
 │   Esc        Close or go back     │
 │ This screen                       │
 │   ?                               │
 │ Moving around                     │
 │   Tab        Next control         │
 │   Shift+Tab  Previous control     │
 └───────────────────────────────────┘`)
	s.clean()
}

func TestKeyHintsShowWhatWorks(t *testing.T) {
	s := openHelped(t, 10)
	last := func() string { return s.snapshot().Screen.Row(9) }
	if got := last(); got != " ^S Save  ? Help  F10 Menu" {
		t.Errorf("%q", got)
	}
	s.keys("ctrl+d")
	if got := last(); got != " ? Help  ^Y Sync  F10 Menu" {
		t.Errorf("in a dialog: %q", got)
	}
	s.keys("esc")
	s.resize(10, 10)
	if got := last(); got != " ^S Save" {
		t.Errorf("in 10 columns: %q", got)
	}
}
