package widgets_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// clipboardBytes is what the terminal is told for its clipboard.
func clipboardBytes(s string) string {
	return "\x1b]52;c;" + base64.StdEncoding.EncodeToString([]byte(s))
}

func TestFieldsShareWhatWasCut(t *testing.T) {
	one, two, area, n := "ab cd", "", "", 0.0
	s := open(t, 20, 6, func(f *limoni.Frame) {
		widgets.TextInput{ID: "one", Label: "One", Value: &one}.Draw(f, row(f, 0))
		widgets.TextInput{ID: "two", Label: "Two", Value: &two}.Draw(f, row(f, 1))
		widgets.TextArea{ID: "area", Label: "Area", Value: &area}.Draw(f, rect(0, 2, 20, 3))
		widgets.NumberInput{ID: "n", Label: "N", Value: &n}.Draw(f, row(f, 5))
	})
	s.keys("ctrl+w", "tab", "ctrl+v", "alt+y", "tab", "ctrl+v", "enter", "ctrl+v")
	if one != "ab " || two != "cdcd" || area != "cd\ncd" {
		t.Errorf("%q, %q, %q; want cd cut from the first and put into the others", one, two, area)
	}
	s.keys("alt+a", "ctrl+c", "shift+tab", "ctrl+v")
	if two != "cdcdcd cd" {
		t.Errorf("a line break in a field of one line: %q", two)
	}
	s.keys("alt+a", "x", "1", "2", "ctrl+w", "tab", "tab", "ctrl+v", "enter")
	if n != 12 {
		t.Errorf("x12 put into the number: %v, want 12", n)
	}
}

func TestWordsThatAreCutOneAfterTheOtherStayInOrder(t *testing.T) {
	value := "one two three"
	s := open(t, 30, 1, func(f *limoni.Frame) {
		widgets.TextInput{ID: "in", Label: "In", Value: &value}.Draw(f, f.Area())
	})
	s.keys("end", "ctrl+w", "ctrl+w", "ctrl+v")
	if value != "one two three" {
		t.Errorf("the field has %q", value)
	}
}

func TestCopyAndCutReachTheTerminal(t *testing.T) {
	var out bytes.Buffer
	value, ended := "ab cd", 0
	s := open(t, 20, 2, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "F", Value: &value}.Draw(f, row(f, 0))
		for _, key := range []string{"ctrl+c", "ctrl+x"} {
			if f.Key(key) {
				ended++
			}
		}
	}, limoni.WithOutput(&out))
	s.keys("ctrl+c", "ctrl+x")
	if ended != 2 || strings.Contains(out.String(), "\x1b]52") {
		t.Errorf("with nothing selected the app got %d keys, and the terminal %q", ended, out.String())
	}
	s.keys("shift+left", "shift+left", "ctrl+c")
	if !strings.Contains(out.String(), clipboardBytes("cd")) || value != "ab cd" || ended != 2 {
		t.Errorf("copied: value %q, the app got %d keys", value, ended)
	}
	s.keys("ctrl+c", "shift+left", "ctrl+x")
	if !strings.Contains(out.String(), clipboardBytes(" cd")) || value != "ab" || ended != 2 {
		t.Errorf("cut: value %q, the app got %d keys", value, ended)
	}
	if s.keys("ctrl+z"); value != "ab cd" {
		t.Errorf("undone to %q", value)
	}
	out.Reset()
	if s.keys("end", "ctrl+w"); value != "ab " || strings.Contains(out.String(), "\x1b]52") {
		t.Errorf("what is killed does not go to the terminal: %q, value %q", out.String(), value)
	}
}

// From a terminal Ctrl+C copies what is selected, and without a selection ends
// the app as everywhere.
func TestControlCEndsTheAppOnlyWithNothingSelected(t *testing.T) {
	one, two := "ab", "cd"
	s := open(t, 20, 4, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "F", Value: &one, Secret: true}.Draw(f, row(f, 0))
		widgets.TextArea{ID: "g", Label: "G", Value: &two}.Draw(f, rect(0, 1, 20, 3))
	})
	s.keys("alt+a")
	s.feed("\x03\x03")
	s.keys("tab", "alt+a")
	s.feed("\x03\x03")
	if err := s.Post(func() {}); err != nil {
		t.Fatalf("something is selected and the app ends: %v", err)
	}
	s.keys("esc")
	s.feed("\x03")
	if err := s.Post(func() {}); err == nil {
		t.Error("nothing is selected and the app goes on")
	}
}

func TestReadonlyFieldsCanBeCopied(t *testing.T) {
	var out bytes.Buffer
	value, text := "ab", "cd"
	s := open(t, 20, 4, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "F", Value: &value, Readonly: true}.Draw(f, row(f, 0))
		widgets.TextArea{ID: "g", Label: "G", Value: &text, Readonly: true}.Draw(f, rect(0, 1, 20, 3))
	}, limoni.WithOutput(&out))
	s.keys("alt+a", "ctrl+c", "ctrl+x", "tab", "alt+a", "ctrl+c", "ctrl+x", "ctrl+v")
	if !strings.Contains(out.String(), clipboardBytes("ab")) || !strings.Contains(out.String(), clipboardBytes("cd")) || value != "ab" || text != "cd" {
		t.Errorf("values %q and %q, the terminal got %q", value, text, out.String())
	}
}

// A secret goes neither to the terminal's clipboard nor to the next field, by
// whatever key, and Ctrl+C on what is selected of it does not end the app.
func TestSecretIsNotCopied(t *testing.T) {
	const secret = "hunter2"
	var out bytes.Buffer
	value, other, ended := secret, "", 0
	s := open(t, 20, 2, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "Password", Value: &value, Secret: true}.Draw(f, row(f, 0))
		widgets.TextInput{ID: "g", Label: "Other", Value: &other}.Draw(f, row(f, 1))
		if f.Key("ctrl+c") {
			ended++
		}
	}, limoni.WithOutput(&out))
	var leaks strings.Builder
	for _, keys := range []string{
		"alt+a ctrl+c", "alt+a ctrl+x", "ctrl+w", "ctrl+u", "home ctrl+k", "home alt+d", "ctrl+backspace", "home ctrl+delete", "alt+a backspace", "alt+backspace",
	} {
		s.Post(func() { value, other = secret, "" })
		s.act("#f", "focus")
		s.keys("end")
		s.keys(strings.Fields(keys)...)
		cut := value
		s.keys("ctrl+z")
		if value != cut {
			t.Errorf("%s: undone to %q", keys, value)
		}
		s.act("#g", "focus")
		s.keys("ctrl+v", "alt+y")
		fmt.Fprintf(&leaks, "%+v %s %s", s.snapshot(), s.outline(), other)
	}
	leaks.Write(out.Bytes())
	for _, part := range []string{secret, "hunter", "unte", base64.StdEncoding.EncodeToString([]byte(secret)), "]52"} {
		if strings.Contains(leaks.String(), part) {
			t.Errorf("%q is told", part)
		}
	}
	if ended != 0 {
		t.Errorf("Ctrl+C on a selected secret reached the app %d times", ended)
	}
	s.act("#g", "focus")
	s.feed("visible")
	if s.keys("ctrl+u", "ctrl+v"); other != "visible" {
		t.Errorf("the other field works as ever: %q", other)
	}
	if s.act("#f", "focus"); value != "" {
		t.Errorf("the last key emptied the secret, and it is %q", value)
	}
	if s.keys("ctrl+v"); value != "visible" {
		t.Errorf("a secret may be put in: %q", value)
	}
}

func TestClipboardsAreTheAppsOwn(t *testing.T) {
	one, two := "ab", ""
	s := field(t, 20, widgets.TextInput{}, &one)
	s.keys("ctrl+u")
	other := field(t, 20, widgets.TextInput{}, &two)
	if other.keys("ctrl+v"); two != "" {
		t.Errorf("another app got %q", two)
	}
	if s.keys("ctrl+v"); one != "ab" {
		t.Errorf("its own got %q", one)
	}
}

func TestSearchInput(t *testing.T) {
	value, closed := "find", 0
	s := open(t, 20, 1, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "Find", Value: &value, Search: true}.Draw(f, f.Area())
		if f.Key("esc") {
			closed++
		}
	})
	s.wantOutline(`search-input "Find"="find" [focused] #f`)
	if n, _ := s.node("#f"); !n.Actions.Has(accessibility.ActionDismiss) {
		t.Errorf("it offers %v", n.Actions)
	}
	if s.keys("esc"); value != "" || closed != 0 {
		t.Errorf("Esc: value %q, closed %d", value, closed)
	}
	if s.keys("esc"); closed != 1 {
		t.Error("the second Esc is the app's")
	}
}

func TestErrorIsDrawnBelowTheField(t *testing.T) {
	value := "x"
	s := open(t, 20, 3, func(f *limoni.Frame) {
		widgets.TextInput{ID: "f", Label: "Port", Value: &value, Error: "not a number"}.Draw(f, rect(0, 0, 20, 2))
		widgets.TextInput{ID: "g", Label: "Port", Value: &value, Error: "no room for it"}.Draw(f, row(f, 2))
	})
	s.wantScreen("x\nnot a number\nx")
	if n, d := s.node("#f"); n.Bounds != rect(0, 0, 20, 2) || d.ErrorMessage != "not a number" {
		t.Errorf("the field is at %v and says %q", n.Bounds, d.ErrorMessage)
	}
	if s.feed(click(0, 1) + "y"); value != "yx" {
		t.Errorf("a click on the message goes to the field: %q", value)
	}
}

// What was deleted can be told from what the tree said before and says now.
func TestDeletingIsTold(t *testing.T) {
	for _, c := range []struct {
		value, key, want string
		caret            int
	}{{"hello", "backspace", "hell", 4}, {"ab cd", "ctrl+w", "ab ", 3}} {
		value := c.value
		s := field(t, 20, widgets.TextInput{}, &value)
		s.keys(c.key)
		if n, _ := s.node("#f"); n.Value != c.want || s.caret() != c.caret {
			t.Errorf("%s in %q: %q, caret %d; want %q, %d", c.key, c.value, n.Value, s.caret(), c.want, c.caret)
		}
	}
}
