package limoni_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
)

// onTerminal is an app in memory whose bytes a terminal gets.
func onTerminal(w, h int, draw func(*limoni.Frame), opts ...limoni.Option) (*limoni.App, *vt.Screen) {
	terminal := vt.New(w, h)
	terminal.Write([]byte("\x1b[?7l"))
	return limoni.New(w, h, draw, append(opts, limoni.WithOutput(terminal))...), terminal
}

// What is copied comes to the terminal with the next frame, which comes though
// it shows nothing new, and can only be text.
func TestSetClipboard(t *testing.T) {
	app, terminal := onTerminal(20, 2, func(f *limoni.Frame) {
		if f.Key("y") {
			if err := f.App().SetClipboard("from\x1b]52;c;aGk=\a the draw\nfunction"); err != nil {
				t.Error(err)
			}
		}
	})
	app.Feed([]byte("y"))
	if err := app.SetClipboard("from outside"); err != nil {
		t.Error(err)
	}
	app.Advance(0)
	var texts []string
	for _, c := range terminal.Clipboard() {
		texts = append(texts, c.Text)
	}
	if want := []string{"from]52;c;aGk= the draw\nfunction", "from outside"}; strings.Join(texts, "|") != strings.Join(want, "|") {
		t.Errorf("the clipboard got %q, want %q", texts, want)
	}
	if err := app.SetClipboard(strings.Repeat("x", 80_000)); !errors.Is(err, limoni.ErrClipboardTooLong) {
		t.Errorf("80,000 bytes: %v", err)
	}
	app.Close()
	if err := app.SetClipboard("too late"); !errors.Is(err, limoni.ErrEnded) {
		t.Errorf("after the end: %v", err)
	}
	if err := app.Notify("too", "late"); !errors.Is(err, limoni.ErrEnded) {
		t.Errorf("after the end: %v", err)
	}
}

// The title is what the last paint says, else what the app was started with.
func TestTitleIsInTheSnapshot(t *testing.T) {
	name := ""
	app := limoni.New(20, 2, func(f *limoni.Frame) {
		if f.Key("t") {
			name = "asked\x1b\u009c for\u202e"
		}
		if f.Key("n") {
			name = ""
		}
		if name != "" {
			f.SetTitle(name)
		}
	}, limoni.WithTitle("always"))
	for _, c := range []struct{ key, want string }{{"", "always"}, {"t", "asked for"}, {"n", "always"}} {
		app.Feed([]byte(c.key))
		s := snapshot(t, app)
		if s.Title != c.want {
			t.Errorf("after %q the title is %q, want %q", c.key, s.Title, c.want)
		}
		hidden := s.Clone()
		if accessibility.Redact(hidden, accessibility.Policy{}); hidden.Title == c.want {
			t.Errorf("a policy that does not show the screen shows the title %q", hidden.Title)
		}
	}
}

// An inline app is a band of at most the terminal's rows, below what is there.
func TestInlineIsABandOfTheNormalScreen(t *testing.T) {
	draws := func(f *limoni.Frame) {
		for y := range f.Area().Dy() {
			f.Print(row(f, y), f.Concat("row ", f.Itoa(y), " of ", f.Itoa(f.Area().Dy())), limoni.Style{})
		}
	}
	for _, c := range []struct{ asked, rows int }{{3, 3}, {0, 1}, {99, 6}} {
		app, terminal := onTerminal(20, 6, draws, limoni.WithInline(c.asked))
		for i := range 9 {
			terminal.Write([]byte{'$', ' ', byte('1' + i), '\r', '\n'})
		}
		app.Redraw()
		app.Advance(0)
		if s := snapshot(t, app); s.Width != 20 || s.Height != c.rows {
			t.Errorf("%d rows asked for: the app has %dx%d, want %d rows", c.asked, s.Width, s.Height, c.rows)
		}
		all := append(terminal.Scrollback(), strings.Split(terminal.String(), "\n")...)
		for i := range 9 {
			if all[i] != "$ "+string(byte('1'+i)) {
				t.Fatalf("what was there is %q", all)
			}
		}
		for y := range c.rows {
			if want := "row " + string(byte('0'+y)) + " of " + string(byte('0'+c.rows)); all[9+y] != want {
				t.Errorf("row %d of the band is %q, want %q", y, all[9+y], want)
			}
		}
		r, err := app.Do(t.Context(), accessibility.Request{Op: accessibility.OpResize, Width: 20, Height: 2})
		if s := snapshot(t, app); err != nil || r.Verdict != accessibility.Handled || s.Height != min(c.rows, 2) {
			t.Errorf("a terminal of 2 rows: %v, %v, %d rows", r.Verdict, err, s.Height)
		}
	}
}

// What the app knows better is used in place of what is assumed.
func TestColorsAndCapabilitiesAreTheApps(t *testing.T) {
	red := func(f *limoni.Frame) {
		f.Fill(f.Area(), 'x', limoni.Style{Fg: limoni.RGB(255, 0, 0), Attr: limoni.AttrCurlyUnderline, Link: "https://example.org"})
	}
	for _, c := range []struct {
		name string
		opts []limoni.Option
		has  []string
		not  []string
	}{
		{"in memory", nil, []string{"38;2;255;0;0", "\x1b[4;"}, []string{"\x1b]8", "4:3", "\x1b[39b"}},
		{"colours", []limoni.Option{limoni.WithColors(limoni.Color256)}, []string{"38;5;196"}, []string{"38;2"}},
		{"no colours", []limoni.Option{limoni.WithColors(limoni.NoColor)}, []string{"\x1b[4m"}, []string{"38;"}},
		{"capabilities", []limoni.Option{limoni.WithCapabilities(limoni.Capabilities{Links: true, Underlines: true, Repeat: true})},
			[]string{"\x1b]8;;https://example.org\x1b\\", "4:3", "\x1b[39b"}, nil},
	} {
		var out bytes.Buffer
		app := limoni.New(40, 1, red, append(c.opts, limoni.WithOutput(&out))...)
		app.Redraw()
		app.Advance(0)
		for _, s := range c.has {
			if !strings.Contains(out.String(), s) {
				t.Errorf("%s: no %q in %q", c.name, s, out.String())
			}
		}
		for _, s := range c.not {
			if strings.Contains(out.String(), s) {
				t.Errorf("%s: there is %q in %q", c.name, s, out.String())
			}
		}
	}
}

// Only a Ctrl+Z of the terminal suspends: from outside it is a key.
func TestCtrlZByDoIsAKey(t *testing.T) {
	app := limoni.New(20, 2, func(f *limoni.Frame) {}, limoni.WithSuspend())
	r, err := app.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "ctrl+z"})
	if err != nil || r.Verdict != accessibility.Unhandled {
		t.Errorf("%+v, %v; want unhandled", r, err)
	}
}

// The keyboard says which presses it repeats; a release is no key.
func TestRepeatsAreToldApart(t *testing.T) {
	var seen []string
	app := limoni.New(20, 2, func(f *limoni.Frame) {
		resp := f.RegisterAccessibility(accessibility.Node{ID: "a", Role: accessibility.RoleCanvas, Bounds: f.Area(), Actions: accessibility.ActionFocus})
		if ev, ok := resp.Event(); ok && ev.Kind == limoni.EventKey {
			name := ev.Chord.String()
			if ev.Repeat {
				name += " again"
			}
			seen = append(seen, name)
			resp.Take()
		}
	})
	app.Feed([]byte("\x1b[97u\x1b[97;1:2u\x1b[97;1:3u\x1b[1;1:2B"))
	if got, want := strings.Join(seen, ", "), "a, a again, down again"; got != want {
		t.Errorf("the keys are %s; want %s", got, want)
	}
}
