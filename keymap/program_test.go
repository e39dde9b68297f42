package keymap_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/keymap"
	"limoni/uitest"
	"limoni/widgets"
)

// model is a program whose Update does what its keys and its palette say.
type model struct {
	keys    keymap.Keymap
	palette widgets.CommandPalette
	name    string
	did     string
}

func newModel() *model {
	m := &model{keys: keymap.Keymap{Commands: []keymap.Command{
		{ID: "save", Title: "Save", Keys: []string{"s", "ctrl+s"}},
		{ID: "quit", Title: "Quit", Keys: []string{"ctrl+q"}},
		{ID: "all", Title: "All commands", Keys: []string{"ctrl+p"}},
		{ID: "none", Title: "Nothing", Disabled: true, Keys: []string{"n"}},
	}}}
	m.palette.Commands = &m.keys
	return m
}

func (m *model) Init() limoni.Cmd { return nil }

func (m *model) Update(msg limoni.Msg) limoni.Cmd {
	switch {
	case m.keys.Match(msg, "save"):
		m.did += "save "
	case m.keys.Match(msg, "none"):
		m.did += "none "
	case m.keys.Match(msg, "all"):
		m.palette.Open = true
	case m.keys.Match(msg, "quit"):
		return limoni.Quit
	}
	return nil
}

func (m *model) View(f *limoni.Frame) {
	widgets.TextInput{ID: "name", Label: "Name", Value: &m.name}.Draw(f, f.Area())
	if c := m.palette.Draw(f, f.Area()).Command; c != "" {
		f.Send(keymap.CommandMsg{ID: c})
	}
}

func TestProgramMatchesKeysAndCommands(t *testing.T) {
	m := newModel()
	page := uitest.Program(t, 60, 12, m)
	for _, c := range []struct {
		key     string
		verdict accessibility.Verdict
		did     string
	}{
		{"ctrl+s", accessibility.Handled, "save"},
		{"s", accessibility.Handled, ""}, // the field has it
		{"ctrl+w", accessibility.Handled, ""},
		{"ctrl+t", accessibility.Unhandled, ""},
		{"alt+n", accessibility.Unhandled, ""},
	} {
		if got, _ := pressed(page, c.key); got != c.verdict || strings.TrimSpace(m.did) != c.did {
			t.Errorf("%s is %s and did %q, want %s and %q", c.key, got, m.did, c.verdict, c.did)
		}
		m.did = ""
	}
	page.Press("ctrl+p")
	page.Type("sav")
	page.Press("enter")
	page.Expect(page.GetByID("name")).ToBeFocused()
	if m.did != "save " {
		t.Errorf("the palette did %q", m.did)
	}
	if err := m.keys.Load(strings.NewReader("quit = f4\nsave = ctrl+q")); err != nil {
		t.Fatal(err)
	}
	page.Press("ctrl+q")
	if m.did != "save save " {
		t.Errorf("the new key did %q", m.did)
	}
	page.Press("f4")
	page.ExpectExit()
}
