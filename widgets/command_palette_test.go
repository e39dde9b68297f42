package widgets_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// commanded is a field with a command palette above it.
type commanded struct {
	stage
	commands widgets.CommandList
	palette  widgets.CommandPalette
	draft    string
	ran      string
}

func openCommands(t *testing.T, titles ...string) *commanded {
	c := &commanded{}
	for _, title := range titles {
		c.commands = append(c.commands, widgets.Command{Title: title})
	}
	c.palette.Commands = &c.commands
	c.stage = open(t, 44, 12, c.draw)
	return c
}

func (c *commanded) draw(f *limoni.Frame) {
	widgets.TextInput{ID: "draft", Label: "Draft", Value: &c.draft}.Draw(f, row(f, 0))
	if f.Key("ctrl+p") {
		c.palette.Open = true
	}
	if p := c.palette.Draw(f, f.Area()); p.Command != "" {
		c.ran += fmt.Sprint(p.Command, "/", p.Index, " ")
	}
}

// found is the titles that are shown, in their order.
func (c *commanded) found() string {
	var out []string
	for _, n := range c.snapshot().Tree.Nodes {
		if n.Role == accessibility.RoleOption {
			out = append(out, n.Label)
		}
	}
	return strings.Join(out, ", ")
}

func TestCommandPaletteIsDrawnAndDescribed(t *testing.T) {
	c := openCommands(t, "Open file", "Git: Status", "Go to symbol")
	c.commands[1].ID, c.commands[1].Shortcut, c.commands[1].Description = "git-status", "ctrl+g", "what changed"
	c.commands[2].Disabled = true
	c.keys("ctrl+p")
	c.feed("gs")
	c.wantScreen(`
Draft
┌ Commands ────────────────────────────────┐
│ > gs                                     │
│ Git: Status  what changed         Ctrl+G │
│ Go to symbol                             │
│                                          │
└──────────────────────────────────────────┘`)
	c.wantOutline(`
input "Draft" #draft
dialog "Commands" [modal]
 input "Commands"="gs" [focused] #query
 list "Commands"
  option "Git: Status" [selected, 1/2] #git-status description="what changed" shortcut="ctrl+g"
  option "Go to symbol" [disabled, 2/2] #"Go to symbol"`)
	if where := c.where(); where != "Commands: Git: Status" {
		t.Errorf("at %q", where)
	}
	c.clean()
}

func TestCommandPaletteRanksWhatMatches(t *testing.T) {
	for _, c := range []struct{ titles, query, want string }{
		{"a save|Save|resave|Unsafe vase", "save", "Save, a save, resave, Unsafe vase"},
		{"Great sea|gs|Log system|Gather|logs", "gs", "gs, Great sea, logs, Log system"},
		{"notify|open-File|openFile|open File", "of", "open File, openFile, open-File, notify"},
		{"main/source|src/main|Main|xmain", "main", "Main, main/source, src/main, xmain"},
		{"Alpha|alpha", "A", "Alpha"},
		{"Alpha|alpha", "a", "Alpha, alpha"},
		{"ÄRGER|arger", "är", "ÄRGER"},
		{"Git: Status|Quit", "git st", "Git: Status"},
		{"One|Two", "", "One, Two"},
		{"One|Two", "x", ""},
		{"aab|ab|b a", "ab", "ab, aab"},
	} {
		p := openCommands(t, strings.Split(c.titles, "|")...)
		p.keys("ctrl+p")
		p.feed(c.query)
		if got := p.found(); got != c.want {
			t.Errorf("%q in %s: %s, want %s", c.query, c.titles, got, c.want)
		}
	}
}

func TestCommandPaletteKeys(t *testing.T) {
	titles := []string{"One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"}
	for _, c := range []struct{ keys, ran, where string }{
		{"", "", "Commands: One"},
		{"enter", "One/0 ", "Draft"},
		{"down enter", "Two/1 ", "Draft"},
		{"down down up enter", "Two/1 ", "Draft"},
		{"up", "", "Commands: One"},
		{"pagedown enter", "Nine/8 ", "Draft"},
		{"pagedown pagedown enter", "Twelve/11 ", "Draft"},
		{"pagedown pageup enter", "One/0 ", "Draft"},
		{"esc", "", "Draft"},
		{"text:tw enter", "Two/1 ", "Draft"},
		{"text:tw down enter", "Twelve/11 ", "Draft"},
		{"text:tw esc", "", "Commands: One"},
		{"text:tw esc esc", "", "Draft"},
		{"text:zz enter", "", "Commands"},
		{"down text:t", "", "Commands: Two"},
		{"tab", "", "Commands: One"},
		{"enter ctrl+p text:n enter", "One/0 Nine/8 ", "Draft"},
	} {
		p := openCommands(t, titles...)
		p.keys("ctrl+p")
		for _, k := range strings.Fields(c.keys) {
			if text, ok := strings.CutPrefix(k, "text:"); ok {
				p.feed(text)
			} else {
				p.keys(k)
			}
		}
		if where := p.where(); p.ran != c.ran || where != c.where {
			t.Errorf("%s: ran %q, at %q; want %q, %q", c.keys, p.ran, where, c.ran, c.where)
		}
		p.clean()
	}
}

func TestCommandPaletteMouseAndActions(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*commanded)
		ran  string
		open bool
	}{
		{"a click", func(c *commanded) { c.feed(click(3, 4)) }, "Two/1 ", false},
		{"a click on a disabled one", func(c *commanded) { c.feed(click(3, 5)) }, "", true},
		{"a click outside", func(c *commanded) { c.feed(click(3, 11)) }, "", true},
		{"activate", func(c *commanded) { c.act(`option "Two"`, "activate") }, "Two/1 ", false},
		{"select", func(c *commanded) { c.act(`option "Two"`, "select") }, "", true},
		{"dismiss", func(c *commanded) { c.act(`dialog "Commands"`, "dismiss") }, "", false},
		{"set-value and Enter", func(c *commanded) { c.act("#query", "set-value", "two"); c.keys("enter") }, "Two/1 ", false},
	} {
		p := openCommands(t, "One", "Two", "Three")
		p.commands[2].Disabled = true
		p.keys("ctrl+p")
		c.do(p)
		p.snapshot()
		if p.ran != c.ran || p.palette.Open != c.open {
			t.Errorf("%s: ran %q, open %v; want %q, %v", c.name, p.ran, p.palette.Open, c.ran, c.open)
		}
	}
}

// The number of results is spoken when the query rests, and only then.
func TestCommandPaletteAnnouncesItsResults(t *testing.T) {
	c := openCommands(t, "One", "Two", "Three")
	said := func() string {
		var out []string
		for _, a := range c.snapshot().Announcements {
			out = append(out, a.Text)
		}
		return strings.Join(out, ", ")
	}
	c.keys("ctrl+p")
	c.feed("t")
	c.Advance(499 * time.Millisecond)
	if got := said(); got != "" {
		t.Errorf("spoken too soon: %q", got)
	}
	c.feed("w")
	c.Advance(499 * time.Millisecond)
	if got := said(); got != "" {
		t.Errorf("spoken too soon: %q", got)
	}
	c.Advance(time.Millisecond)
	if got := said(); got != "1 result" {
		t.Errorf("spoken: %q", got)
	}
	c.keys("backspace")
	c.Advance(time.Second)
	c.feed("x")
	c.Advance(time.Second)
	if got := said(); got != "1 result, 2 results, No command found" {
		t.Errorf("spoken: %q", got)
	}
}

// What the app changes while it is open is found and does not break it.
func TestCommandPaletteOfCommandsThatChange(t *testing.T) {
	c := openCommands(t, "One", "Two", "Three")
	c.keys("ctrl+p", "end", "down", "down")
	c.Post(func() { c.commands = c.commands[:1] })
	if got := c.found(); got != "One" {
		t.Errorf("found %q", got)
	}
	c.Post(func() { c.commands = nil })
	c.keys("enter")
	if c.ran != "" || c.found() != "" {
		t.Errorf("ran %q, found %q", c.ran, c.found())
	}
	c.clean()
}
