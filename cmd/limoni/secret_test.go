package main

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

const canary = "hunter2-canary"

// tells fails where a typed text is in an answer.
func (r result) keeps(secret string) result {
	r.t.Helper()
	if strings.Contains(r.out+r.errs, secret) {
		r.t.Errorf("limoni %d arguments: the text is told: %q %q", len(r.args), r.out, r.errs)
	}
	return r
}

// What was typed is in no answer: not where the app shows it, not as JSON, not
// in an error.
func TestTypedTextIsNotTold(t *testing.T) {
	for _, json := range [][]string{nil, {"-json"}} {
		shop := newShop()
		m := listen(t, newHosted(shop.draw), everything)
		run := func(args ...string) result { t.Helper(); return m.run(append(args, json...)...).keeps(canary) }
		m.stdin = canary + "\n"
		for _, args := range [][]string{
			{"type", canary, "-into", "#name"},
			{"type", canary},
			{"type", "-", "-into", "#pin"},
			{"act", "#name", "set-value", canary},
			{"act", "#name", "set-value", "-"},
		} {
			if r := run(args...); r.exit != 0 || !strings.Contains(r.out, "handled") {
				t.Errorf("%q: %+v", args[0], r)
			}
		}
		if shop.draft != canary || shop.pin != canary {
			t.Errorf("the app has %q and %q", shop.draft, shop.pin)
		}
		if r := m.run("find", "#name"); !strings.Contains(r.out, canary) {
			t.Errorf("the control: the field does not show the text:\n%s", r.out)
		}
		if r := run("act", "#name", "sett-value", canary); r.exit != 4 || !strings.Contains(r.out+r.errs, "[typed]") {
			t.Errorf("a refusal that names a field which shows the text: %+v", r)
		}
		m.run("act", "#name", "set-value", "")
		if r := run("type", "-hunter").keeps("hunter"); r.exit != 2 {
			t.Errorf("a text that is taken for a flag: %+v", r)
		}
		for _, args := range [][]string{
			{"type", canary, "more"},
			{"type", "-" + canary},
			{"type", "--" + canary + "=x"},
			{canary},
			{"type " + canary},
			{"type", "x", "-into", "#nobody"},
			{"type", canary, "-into", "#nobody"},
			{"type", canary, "-into", "#add"},
			{"type", canary, "-into", "button"},
			{"type", canary, "-timeout", canary},
			{"act", "#name", canary},
			{"act", "#name", "sett-value", canary},
			{"press", canary},
			{"press", "tab", canary},
			{"wait", "-text", canary + "!", "-timeout", "0"},
			{"wait", "#name", "-value", canary + "!", "-timeout", "0"},
		} {
			if r := run(args...); r.exit == 0 {
				t.Errorf("%q succeeds", args[0])
			}
		}
	}
}

// echo shows what is typed wherever an app can: in a row with an ID, a status,
// an announcement, pending work, and for one frame only.
type echo struct {
	text  string
	times int
}

func (e *echo) Len() int            { return min(e.times, 1) }
func (e *echo) Key(int) string      { return e.text }
func (e *echo) Row(int) widgets.Row { return widgets.Row{Text: "row " + e.text} }
func (e *echo) draw(f *limoni.Frame) {
	area := f.Area()
	in := widgets.TextInput{ID: "in", Label: "In", Value: &e.text, AutoFocus: true}.Draw(f, layout.CutTop(&area, 1))
	if in.Changed() {
		e.times++
		f.Announce("heard "+e.text, accessibility.Assertive)
	}
	if e.text != "" {
		f.Busy("saving " + e.text)
		widgets.Status{ID: "status", Text: "said " + e.text}.Draw(f, layout.CutTop(&area, 1))
	}
	at := 0
	widgets.List{ID: "rows", Label: "Rows", Items: e, Selected: &at}.Draw(f, area)
}

func TestAnAppThatEchoes(t *testing.T) {
	for _, text := range []string{canary, `q"uote\ñ`, "a b"} {
		m := listen(t, newHosted(new(echo).draw), everything)
		for _, json := range [][]string{nil, {"-json"}} {
			r := m.run(append([]string{"type", text}, json...)...).keeps(text)
			if r.exit != 0 || !strings.Contains(r.out, "[typed]") || !strings.Contains(r.out, "saving [typed]") || !strings.Contains(r.out, "heard [typed]") {
				t.Errorf("%q: %+v", text, r)
			}
		}
	}
}

func TestMasks(t *testing.T) {
	m := masking("one two\nthree\r\n")
	for in, want := range map[string]string{
		`list-item "x one two" #three @1`: `list-item "x [typed]" #[typed] @1`,
		`status "three" -> "one"`:         `status "[typed]" -> "one"`,
		`text "a\"three"`:                 `text "a\"[typed]"`,
		`text "three`:                     `text "[typed]`,
		`three of them`:                   `three of them`,
		``:                                ``,
	} {
		if got := m.line(in); got != want {
			t.Errorf("%s becomes %s, want %s", in, got, want)
		}
	}
	if got := (mask{}).failure(failed("bad-value", `not a key: "abc": "abc" is no key`, "").unquoted("abc")).message; got != "not a key: [typed]: [typed] is no key" {
		t.Error(got)
	}
	if got := masking("").line(`text "a"`); got != `text "a"` {
		t.Errorf("without a text: %s", got)
	}
}

const controls = "E\x1b]52;c;aGk=\x07\x1b[2J\u009b31mX\u202eR\u2066\u200bZ\u2028\x7fU\U000e0041T\r\nN\xffB"

// forbidden are the signs of controls that must not be printed, said without
// the code that is tested.
func forbidden(c rune) bool {
	return c < ' ' && c != '\n' || c >= 0x7f && c < 0xa0 || strings.ContainsRune("\u202e\u2066\u200b\u2028\U000e0041", c)
}

// evil shows text that would steer a terminal wherever it can.
func evil(f *limoni.Frame) {
	area := f.Area()
	f.SetTitle(controls)
	f.Announce(controls, accessibility.Polite)
	f.Busy(controls)
	b := widgets.Button{ID: "b" + controls, Label: controls}.Draw(f, layout.CutTop(&area, 1))
	f.Details(b).Description = controls
	if b.Clicked() {
		f.Announce("again "+controls, accessibility.Polite)
	}
	f.RegisterAccessibility(accessibility.Node{Role: accessibility.Role("r" + controls), Label: controls, Bounds: layout.CutTop(&area, 1)})
	widgets.Status{ID: "status", Text: controls}.Draw(f, layout.CutTop(&area, 1))
}

// An app must not get a control character into the user's terminal, whatever
// the verb.
func TestWhatAnAppShowsCannotSteerTheTerminal(t *testing.T) {
	m := listen(t, newHosted(evil), everything)
	seen := 0
	for _, args := range [][]string{
		{"tree"}, {"tree", "-actions"}, {"find", "button"}, {"screen"}, {"audit", "-min", "critical"}, {"click", "button"}, {"act", "button", "activate"},
		{"press", "tab"}, {"press", "f9"}, {"type", "x"}, {"wait", "button"}, {"wait", "-idle", "-timeout", "0"}, {"doctor"}, {"find", "#bEX"}, {"tree", "#nobody"}, {"screen", "-cells"},
	} {
		for _, json := range []bool{false, true} {
			if !json && args[len(args)-1] == "-cells" {
				continue
			}
			r := m.run(append(args, map[bool][]string{true: {"-json"}}[json]...)...)
			for _, c := range r.out + r.errs {
				if forbidden(c) {
					t.Errorf("%q (JSON: %t) prints %U: %q", args, json, c, r.out+r.errs)
					break
				}
			}
			if strings.Contains(r.out+r.errs, `x1b]52`) || strings.Contains(r.out+r.errs, `001b]52`) {
				seen++
			}
			if json {
				r.json(nil)
			}
		}
	}
	if seen < 10 {
		t.Errorf("the control: only %d answers have the text at all", seen)
	}
}

// A peer is not trusted either: the text of its errors, and its JSON.
func TestWhatAPeerSaysCannotSteerTheTerminal(t *testing.T) {
	text := "x\u009b31m\u202e\u2028"
	m, _ := standIn(t, map[string]string{
		"hello":    hello1,
		"snapshot": `{"id":ID,"error":{"code":"no-such-node","message":"` + text + `","lines":["` + text + `"]}}`,
		"find":     `{"id":ID,"result":{"frame":1,"count":1,"nodes":[{"line":"` + text + `","new\u001b":1}]}}`,
		"screen":   `{"id":ID,"result":{"frame":1,"width":2,"height":1,"rows":["` + text + `"],"cells":["\u001b]0;x","\u009b"],"runs":[[0,2]],"styles":[{"fg":"#ff0000\u001b[2J","attrs":["bold"]}]}}`,
		"audit":    `{"id":ID,"result":{"frame":1,"findings":[{"rule":"r","severity":"serious","why":"` + text + `"}]}}`,
	})
	for _, args := range [][]string{{"tree"}, {"find", "button"}, {"screen"}, {"audit"}, {"click", "#x"}, {"screen", "-ansi"}} {
		for _, json := range [][]string{nil, {"-json"}} {
			if args[len(args)-1] == "-ansi" && json != nil {
				continue
			}
			r := m.run(append(args, json...)...)
			out := strings.NewReplacer("\x1b[0;1m", "", "\x1b[0m", "").Replace(r.out + r.errs)
			for _, c := range out {
				if forbidden(c) {
					t.Errorf("%q prints %U: %q", args, c, out)
				}
			}
		}
	}
}

// A row keeps its columns.
func TestRowsKeepTheirColumns(t *testing.T) {
	m, _ := standIn(t, map[string]string{"hello": hello1, "screen": `{"id":ID,"result":{"frame":1,"rows":["a\u001b[1m|","b\u202e|"]}}`})
	m.run("screen").prints("a\ufffd[1m|\nb\ufffd|\n")
}

// What JSON decodes to is what the app said, whatever it looks like.
func TestJSONKeepsTheText(t *testing.T) {
	text := "a\u009b\u202e\U000e0041\u200d\u00e9\U0001f600\x7f"
	m, _ := standIn(t, map[string]string{"hello": hello1, "find": `{"id":ID,"result":{"frame":1,"count":1,"nodes":[{"line":"` + text + `"}]}}`})
	var found foundJSON
	if m.run("find", "button", "-json").json(&found); found.Nodes[0].Line != text {
		t.Errorf("%q, want %q", found.Nodes[0].Line, text)
	}
}

func TestPaint(t *testing.T) {
	m := listen(t, newHosted(func(f *limoni.Frame) {
		f.Print(f.Area(), "a", limoni.Style{Fg: limoni.Palette(200), Bg: limoni.RGB(1, 2, 3)})
		area := f.Area()
		layout.CutTop(&area, 1)
		f.Print(layout.CutTop(&area, 1), "plain \u4f60 \U0001f468\u200d\U0001f469", limoni.Style{})
		f.Print(layout.CutTop(&area, 1), "b", limoni.Style{Attr: limoni.AttrBold | limoni.AttrReverse})
	}), everything)
	want := "\x1b[0;38;5;200;48;2;1;2;3ma\x1b[0m\nplain \u4f60 \U0001f468\u200d\U0001f469\n\x1b[0;1;7mb\x1b[0m\n\n\n\n\n\n\n\n"
	m.run("screen", "-ansi").prints(want)
}
