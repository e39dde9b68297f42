package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// dialogApp asks before it deletes.
type dialogApp struct {
	stage
	dialog  widgets.Dialog
	asking  bool
	deleted int
	clicks  int // on what is behind
}

func openDialog(t *testing.T, w, h int, dialog widgets.Dialog) *dialogApp {
	t.Helper()
	a := &dialogApp{dialog: dialog}
	if a.dialog.ID == "" {
		a.dialog.ID = "ask"
	}
	a.stage = open(t, w, h, a.draw)
	return a
}

func (a *dialogApp) draw(f *limoni.Frame) {
	widgets.Button{ID: "other", Label: "Other"}.Draw(f, row(f, 0))
	del := widgets.Button{ID: "delete", Label: "Delete", AutoFocus: true}.Draw(f, row(f, 1))
	if del.Clicked() {
		a.asking = true
		a.clicks++
	}
	if !a.asking {
		return
	}
	ask := a.dialog.Draw(f, f.Area())
	if ask.Button == 1 {
		a.deleted++
	}
	a.asking = ask.Button < 0 && !ask.Dismissed()
}

var sure = widgets.Dialog{Title: "Delete it?", Text: "This cannot be undone.", Buttons: []string{"Keep", "Delete"}}

func TestDialogIsDrawnAndDescribed(t *testing.T) {
	a := openDialog(t, 34, 9, sure)
	a.keys("enter")
	a.wantScreen(`
[ Other ]
[ Delete ]
    ┌ Delete it? ────────────┐
    │ This cannot be undone. │
    │                        │
    │ [ Keep ] [ Delete ]    │
    └────────────────────────┘

`)
	a.wantOutline(`
button "Other" #other
button "Delete" #delete
dialog "Delete it?" [modal] #ask
 text "This cannot be undone."
 button "Keep" [focused, default]
 button "Delete"`)
	text, _ := a.node(`text "This cannot be undone."`)
	if n, d := a.node("#ask"); d.DescribedBy != text.Key || !n.Actions.Has(accessibility.ActionDismiss) {
		t.Errorf("described by %v, offers %v", d.DescribedBy, n.Actions)
	}
	if n, _ := a.node("#delete"); n.Actions != 0 {
		t.Errorf("behind the dialog the button offers %v", n.Actions)
	}
}

func TestDialogIsAnsweredByEveryWayThereIs(t *testing.T) {
	for _, c := range []struct {
		name    string
		do      func(a *dialogApp)
		asking  bool
		deleted int
	}{
		{"enter", func(a *dialogApp) { a.keys("enter") }, false, 0},
		{"space", func(a *dialogApp) { a.keys("space") }, false, 0},
		{"esc", func(a *dialogApp) { a.keys("esc") }, false, 0},
		{"tab enter", func(a *dialogApp) { a.keys("tab", "enter") }, false, 1},
		{"right space", func(a *dialogApp) { a.keys("right", "space") }, false, 1},
		{"a click on the second button", func(a *dialogApp) { a.feed(click(16, 5)) }, false, 1},
		{"a click on the text", func(a *dialogApp) { a.feed(click(8, 3)) }, true, 0},
		{"a click outside", func(a *dialogApp) { a.feed(click(1, 8)) }, true, 0},
		{"a click on the button behind", func(a *dialogApp) { a.feed(click(2, 1)) }, true, 0},
		{"dismiss", func(a *dialogApp) { a.act("#ask", "dismiss") }, false, 0},
		{"activate", func(a *dialogApp) { a.act(`dialog "Delete it?"`, "activate") }, true, 0},
		{"a letter", func(a *dialogApp) { a.keys("d") }, true, 0},
	} {
		a := openDialog(t, 34, 9, sure)
		a.keys("enter")
		if !a.asking {
			t.Fatal("the dialog did not open")
		}
		c.do(a)
		if a.asking != c.asking || a.deleted != c.deleted || a.clicks != 1 {
			t.Errorf("%s: asking %v, deleted %d, %d clicks behind; want %v, %d, 0", c.name, a.asking, a.deleted, a.clicks-1, c.asking, c.deleted)
		}
		if !a.asking && a.focus() != "Delete" {
			t.Errorf("%s: the focus went to %s, not back to the opener", c.name, a.focus())
		}
	}
}

func TestFocusGoesOnWhereTheOpenerIsGone(t *testing.T) {
	asking, opener := false, true
	s := open(t, 30, 8, func(f *limoni.Frame) {
		if opener {
			b := widgets.Button{Label: "Opener"}.Draw(f, row(f, 0))
			if b.Clicked() {
				asking = true
			}
		}
		widgets.Button{Label: "Next"}.Draw(f, row(f, 1))
		if asking {
			ask := sure.Draw(f, f.Area())
			if ask.Button == 0 {
				asking, opener = false, false
			}
		}
	})
	s.keys("enter", "enter")
	if s.focus() != "Next" {
		t.Errorf("the focus is on %q, want the opener's neighbour", s.focus())
	}
}

// The second dialog stands where the first one stood, with the focus on its
// second button; that must not make Enter press the second button again.
func TestDialogAfterADialogBeginsAtItsFirstButton(t *testing.T) {
	step, sent := 1, 0
	s := open(t, 30, 8, func(f *limoni.Frame) {
		switch step {
		case 1:
			ask := widgets.Dialog{ID: "ask", Title: "Delete?", Buttons: []string{"Keep", "Delete"}}.Draw(f, f.Area())
			if ask.Button == 1 {
				step = 2
			}
		case 2:
			ask := widgets.Dialog{ID: "ask", Title: "Tell everybody?", Buttons: []string{"No", "Send"}}.Draw(f, f.Area())
			if ask.Button == 1 {
				sent++
			}
			if ask.Button >= 0 {
				step = 3
			}
		}
	})
	s.feed("\t\r\r")
	if step != 3 || sent != 0 {
		t.Errorf("at step %d, sent %d times; want 3 and 0", step, sent)
	}
}

func TestTabStaysInsideADialog(t *testing.T) {
	s := open(t, 40, 10, func(f *limoni.Frame) {
		for i, label := range []string{"One", "Two", "Three"} {
			widgets.Button{Label: label}.Draw(f, row(f, i))
		}
		d, inner := widgets.Dialog{ID: "d", Title: "Sure?", Width: 30, Height: 5}.Begin(f, f.Area())
		for i, label := range []string{"Yes", "No", "Cancel"} {
			at := inner
			at.Min.X += 10 * i
			widgets.Button{Label: label, Disabled: i == 0}.Draw(f, at)
		}
		f.End(d)
	})
	got := s.focus()
	for _, key := range []string{"tab", "tab", "tab", "tab", "shift+tab"} {
		s.keys(key)
		got += " " + s.focus()
	}
	if want := "No Cancel No Cancel No Cancel"; got != want {
		t.Errorf("the focus went %s; want %s", got, want)
	}
	if strings.Count(s.outline(), "focused") != 1 {
		t.Errorf("not one node has the focus:\n%s", s.outline())
	}
	for _, label := range []string{"One", "Two", "Three"} {
		if n, _ := s.node(`button "` + label + `"`); n.Actions != 0 || n.States.Has(accessibility.StateFocusable) {
			t.Errorf("%s can be reached behind the dialog", label)
		}
	}
}

func TestDialogThatNobodyDismissesOffersNoDismiss(t *testing.T) {
	escs := 0
	s := open(t, 30, 8, func(f *limoni.Frame) {
		sure.Draw(f, f.Area())
		if f.GlobalKey("esc") {
			escs++
		}
	})
	if n, _ := s.node("dialog"); n.Actions.Has(accessibility.ActionDismiss) {
		t.Error("it offers to be dismissed, and nobody asks")
	}
	if s.keys("esc"); escs != 1 {
		t.Error("Esc did not go on to the app")
	}
}

func TestDialogWrapsItsTextAndItsButtons(t *testing.T) {
	long := widgets.Dialog{Title: "Save?", Text: "The file has changed.\nIt will be lost otherwise, and nothing brings it back.",
		Buttons: []string{"Save it", "Throw it away", "Cancel"}}
	a := openDialog(t, 30, 12, long)
	a.keys("enter")
	a.wantScreen(`
[ Other ]
┌ Save? ─────────────────────┐
│ The file has changed.      │
│ It will be lost otherwise, │
│ and nothing brings it      │
│ back.                      │
│                            │
│ [ Save it ]                │
│ [ Throw it away ]          │
│ [ Cancel ]                 │
└────────────────────────────┘
`)
	a.resize(80, 12)
	if got := a.snapshot().Screen.String(); !strings.Contains(got, "[ Save it ] [ Throw it away ] [ Cancel ]") {
		t.Errorf("with room the buttons are not side by side:\n%s", got)
	}
	a.resize(30, 8)
	if n, _ := a.node("text"); !n.States.Has(accessibility.StateTruncated) {
		t.Errorf("text that is cut off is not truncated:\n%s", a.snapshot().Screen)
	}
	if got := a.snapshot().Screen.String(); !strings.Contains(got, "[ Cancel ]") {
		t.Errorf("the buttons went before the text:\n%s", got)
	}
}

func TestTextThatIsWholeIsNotTruncated(t *testing.T) {
	s := open(t, 40, 12, func(f *limoni.Frame) {
		widgets.Dialog{ID: "d", Title: "Leave?", Text: "One line\nand another\nand a third", Buttons: []string{"Yes"}}.Draw(f, f.Area())
	})
	if n, _ := s.node("text"); n.States.Has(accessibility.StateTruncated) || n.Bounds.Dy() != 3 {
		t.Errorf("the text in %v is %v:\n%s", n.Bounds, n.States, s.snapshot().Screen)
	}
}

func TestDialogHoldsWhatIsDrawnIntoIt(t *testing.T) {
	name, done := "", ""
	s := open(t, 30, 7, func(f *limoni.Frame) {
		widgets.Button{Label: "Behind"}.Draw(f, row(f, 0))
		if done != "" {
			return
		}
		d, inner := widgets.Dialog{ID: "d", Title: "Rename", Width: 24, Height: 5}.Begin(f, f.Area())
		widgets.TextInput{ID: "name", Label: "New name", Value: &name}.Draw(f, inner)
		inner.Min.Y++
		ok := widgets.Button{Label: "OK", Default: true}.Draw(f, inner)
		if ok.Clicked() {
			done = name
		}
		f.End(d)
	})
	s.wantOutline(`
button "Behind"
dialog "Rename" [modal] #d
 input "New name" [focused] #name
 button "OK" [default]`)
	s.wantScreen(`
[ Behind ]
   ┌ Rename ──────────────┐
   │ New name             │
   │ [ OK ]               │
   │                      │
   └──────────────────────┘

`)
	if s.feed("Ada\r"); done != "Ada" || s.focus() != "Behind" {
		t.Errorf("renamed to %q, focus on %s; Enter presses the default button", done, s.focus())
	}
}

// Only a text of which rows are missing is called truncated.
func TestTextOfADialogThatFitsIsNotTruncated(t *testing.T) {
	text := "one\ntwo\nthree"
	s := open(t, 30, 12, func(f *limoni.Frame) {
		widgets.Dialog{Title: "Note", Text: text, Buttons: []string{"Close"}}.Draw(f, f.Area())
	})
	if n, _ := s.node("text"); n.Label != text || n.States.Has(accessibility.StateTruncated) || n.Bounds.Dy() != 3 {
		t.Errorf("%+v", n)
	}
	s.resize(30, 5)
	if n, _ := s.node("text"); !n.States.Has(accessibility.StateTruncated) {
		t.Errorf("rows are missing, but %+v", n)
	}
}
