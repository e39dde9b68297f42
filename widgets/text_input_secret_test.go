package widgets_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

func TestSecretIsNowhereButInTheAppsValue(t *testing.T) {
	const secret = "hunter2"
	var out bytes.Buffer
	value := ""
	s := open(t, 20, 1, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "Password", Value: &value, Secret: true}.Draw(f, f.Area())
	}, limoni.WithOutput(&out))
	var leaks strings.Builder
	for _, letter := range secret {
		s.feed(string(letter))
		fmt.Fprintf(&leaks, "%+v %s", s.snapshot(), s.outline())
	}
	if value != secret {
		t.Fatalf("the app got %q", value)
	}
	if spoken := s.snapshot().Announcements; len(spoken) > 0 {
		t.Errorf("spoken while a secret was typed: %q", spoken)
	}
	s.wantScreen("•••••••")
	s.wantOutline(`input "Password" [focused, sensitive] #f`)
	leaks.Write(out.Bytes())
	for _, part := range []string{secret, "hunter", "unte"} {
		if strings.Contains(leaks.String(), part) {
			t.Errorf("%q is told", part)
		}
	}
	if !strings.Contains(leaks.String(), "Password") {
		t.Error("the label is not told either")
	}
	if n, d := s.node("#f"); n.Value != "" || d.CaretColumn != 0 {
		t.Errorf("the node tells %q and a caret at %d", n.Value, d.CaretColumn)
	}
	if res := s.act("#f", "set-value", "other"); res.Verdict != accessibility.Handled || value != "other" {
		t.Errorf("set-value: %s, the value is %q", res.Verdict, value)
	}
}

func TestSecretCannotBeUndone(t *testing.T) {
	value := ""
	s := field(t, 20, widgets.TextInput{Secret: true}, &value)
	s.feed("abc")
	s.keys("ctrl+u", "ctrl+z", "esc")
	if value != "" {
		t.Errorf("undone to %q", value)
	}
	if n, _ := s.node("#f"); n.Actions.Has(accessibility.ActionDismiss) {
		t.Error("it offers to undo")
	}
}

func TestSecretShowsOneGlyphForACluster(t *testing.T) {
	value := "a👨‍👩‍👧‍👦e\u0301中"
	s := field(t, 20, widgets.TextInput{Secret: true}, &value)
	s.wantScreen("••••\n")
	if at := s.cursor(); at.X != 4 {
		t.Errorf("the cursor is at %d, want 4", at.X)
	}
	s.feed(click(2, 0) + "X")
	if value != "a👨‍👩‍👧‍👦Xe\u0301中" {
		t.Errorf("a click on the third glyph and X: %q", value)
	}
}

func TestSecretIsOneWord(t *testing.T) {
	value := "ab cd"
	s := field(t, 20, widgets.TextInput{Secret: true}, &value)
	s.keys("ctrl+left")
	if at := s.cursor(); at.X != 0 {
		t.Errorf("Ctrl+Left shows where a word begins: column %d", at.X)
	}
	if s.feed(click(1, 0) + click(1, 0) + "x"); value != "x" {
		t.Errorf("a double click and x: %q, want x alone", value)
	}
	if s.feed("y z"); value != "xy z" {
		t.Fatalf("the value is %q", value)
	}
	if s.keys("ctrl+w"); value != "" {
		t.Errorf("Ctrl+W leaves %q", value)
	}
}

func TestLongSecretScrolls(t *testing.T) {
	value := strings.Repeat("s", 2000)
	s := field(t, 10, widgets.TextInput{Secret: true}, &value)
	s.wantScreen("•••••••••\n")
	s.keys("home")
	s.wantScreen("••••••••••\n")
}

// A secret that is shown from now on has nothing to go back to: Esc is not the
// field's and leaves it as it is.
func TestEscAfterASecretIsShownKeepsIt(t *testing.T) {
	value, shown := "hunter2", false
	s := open(t, 20, 2, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "Token", Value: &value, Secret: !shown}.Draw(f, row(f, 0))
		if f.Key("f2") {
			shown = !shown
		}
	})
	s.keys("end", "f2")
	if n, _ := s.node("#f"); n.Value != "hunter2" || n.Actions.Has(accessibility.ActionDismiss) {
		t.Errorf("%+v", n)
	}
	if s.keys("esc"); value != "hunter2" {
		t.Errorf("Esc leaves %q", value)
	}
	s.feed("x")
	if s.keys("esc"); value != "hunter2" {
		t.Errorf("after typing Esc goes back to %q", value)
	}
}
