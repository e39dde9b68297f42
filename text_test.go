package limoni_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// digits is a field of at most n characters that tells how many it used.
func (s *stage) digits(f *limoni.Frame, id string, y, n int, value *string) (limoni.Response, bool) {
	resp := f.RegisterAccessibility(accessibility.Node{ID: id, Role: accessibility.RoleInput, Label: id, Bounds: row(f, y),
		Actions: accessibility.ActionFocus | accessibility.ActionSetValue})
	text, ok := resp.Text()
	if ok {
		used := min(limoni.Clusters(text), n-limoni.Clusters(*value))
		*value += string([]rune(text)[:used])
		resp.Took(used)
	}
	f.Node(resp).Value = *value
	return resp, ok
}

// A code in two fields of four: the first one hands on the focus when it is
// full, and the rest of the run is typed into the second.
func TestRestOfARunIsTypedWhereTheFocusMoved(t *testing.T) {
	for _, opened := range []string{"there", "by Focus", "by AutoFocus"} {
		for _, by := range []string{"keys", "paste", "text"} {
			a, b, next := "", "", opened == "there"
			s := newStage(t, func(s *stage, f *limoni.Frame) {
				if f.Key("5") {
					s.say("5 was a key")
				}
				if next {
					resp := s.field(f, "b", 1, &b)
					if opened == "by AutoFocus" {
						f.AutoFocus(resp)
					}
				}
				if _, ok := s.digits(f, "a", 0, 4, &a); ok && len(a) == 4 {
					next = true
					if opened != "by AutoFocus" {
						f.Focus("b")
					}
				}
			})
			s.act("focus", "a")
			switch by {
			case "keys":
				s.feed("12345678")
			case "paste":
				s.feed("\x1b[200~12345678\x1b[201~")
			case "text":
				res := do(t, s.app, accessibility.Request{Op: accessibility.OpText, Text: "12345678"})
				if res.Clusters != 8 || res.Verdict != accessibility.Handled {
					t.Errorf("%s: %d clusters, %s; want 8, handled", opened, res.Clusters, res.Verdict)
				}
			}
			if a != "1234" || b != "5678" {
				t.Errorf("%s, %s: fields %q and %q, want 1234 and 5678", opened, by, a, b)
			}
			s.want("")
			s.wantFocus("b")
		}
	}
}

// Where the focus moves to something that is no field, keys go on as keys, and
// text by Do and pastes never become keys.
func TestRestOfARunIsKeysWhereTheFocusMovedToAButton(t *testing.T) {
	for _, c := range []struct {
		by   string
		want string
	}{{"keys", "5, 6"}, {"paste", ""}, {"text", ""}} {
		a := ""
		s := newStage(t, func(s *stage, f *limoni.Frame) {
			if _, ok := s.digits(f, "a", 0, 4, &a); ok && len(a) == 4 {
				f.Focus("b")
			}
			s.button(f, "b", 1)
			for _, chord := range []string{"5", "6"} {
				if f.Key(chord) {
					s.say("%s", chord)
				}
			}
		})
		switch c.by {
		case "keys":
			s.feed("123456")
		case "paste":
			s.feed("\x1b[200~123456\x1b[201~")
		case "text":
			res := do(t, s.app, accessibility.Request{Op: accessibility.OpText, Text: "123456"})
			if res.Clusters != 4 {
				t.Errorf("%d clusters, want 4", res.Clusters)
			}
		}
		if a != "1234" {
			t.Errorf("%s: field %q, want 1234", c.by, a)
		}
		s.want(c.want)
		s.wantFocus("b")
	}
}

// A field that takes only the beginning and keeps the focus has used the run
// up: what did not fit reaches nobody.
func TestWhatDidNotFitIsNotAKey(t *testing.T) {
	a := ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.digits(f, "a", 0, 2, &a)
		if f.Key("3") {
			s.say("3")
		}
	})
	s.feed("123")
	s.feed("3")
	s.want("")
	if a != "12" {
		t.Errorf("field %q, want 12", a)
	}
	if res := s.key("3"); res.Verdict != accessibility.Handled {
		t.Errorf("a printable key at a full field: %s, want handled", res.Verdict)
	}
}

// A widget of a text role that does not ask for text leaves the keys to the
// app; the field that one of them opens gets the rest.
func TestRunThatNoWidgetTookIsKeys(t *testing.T) {
	open, value := false, ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		f.RegisterAccessibility(accessibility.Node{ID: "deaf", Role: accessibility.RoleInput, Bounds: row(f, 0), Actions: accessibility.ActionFocus})
		if open {
			f.AutoFocus(s.field(f, "field", 1, &value))
		}
		if f.Key("a") {
			s.say("a")
		}
		if f.Key("n") {
			s.say("n")
			open = true
		}
	})
	s.feed("anfan")
	s.want("a, n")
	if value != "fan" {
		t.Errorf("the field that n opened holds %q, want fan", value)
	}
}

// The same at a read-only field: it cannot be edited and takes no character.
func TestReadonlyFieldLeavesLettersToTheApp(t *testing.T) {
	states := accessibility.StateReadonly
	value := ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		resp := f.RegisterAccessibility(accessibility.Node{ID: "f", Role: accessibility.RoleInput, Bounds: row(f, 0), States: states, Actions: accessibility.ActionFocus})
		if text, ok := resp.Text(); ok {
			value += text
		}
		if f.Key("q") {
			s.say("q")
		}
	})
	s.feed("q")
	s.key("q")
	res := do(t, s.app, accessibility.Request{Op: accessibility.OpText, Text: "q"})
	s.want("q, q")
	if res.Verdict != accessibility.Unhandled || res.Changed || value != "" {
		t.Errorf("text: %s, changed %v, value %q; want unhandled, false, empty", res.Verdict, res.Changed, value)
	}
	states = 0
	s.app.Redraw()
	s.key("q")
	do(t, s.app, accessibility.Request{Op: accessibility.OpText, Text: "q"})
	s.want("")
	if value != "qq" {
		t.Errorf("editable: value %q, want qq", value)
	}
}

// One paste is one event, its breaks are no Enter, and without a text widget
// it reaches nobody.
func TestPasteIsOneEvent(t *testing.T) {
	value, withField := "", true
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		if withField {
			resp := f.RegisterAccessibility(accessibility.Node{ID: "f", Role: accessibility.RoleInput, Bounds: row(f, 0), Actions: accessibility.ActionFocus})
			if ev, ok := resp.Event(); ok && ev.Kind == limoni.EventPaste {
				s.say("paste")
			}
			if text, ok := resp.Text(); ok {
				value += text
			}
			if resp.Submitted() {
				s.say("submitted")
			}
		}
		for _, chord := range []string{"S", "q", "enter", "esc"} {
			if f.Key(chord) {
				s.say("%s", chord)
			}
		}
	})
	for _, lineBreak := range []string{"\n", "\r"} {
		value = ""
		s.feed("\x1b[200~SELECT 1;" + lineBreak + "q\x1b[2J;\x1b[20")
		s.feed("1~")
		s.want("paste")
		if strings.ReplaceAll(value, "\x1b[2J", "") != "SELECT 1;\nq;" {
			t.Errorf("pasted %q", value)
		}
	}
	withField = false
	s.app.Redraw()
	s.snap()
	s.feed("\x1b[200~Sq\r\x1b[201~")
	s.want("")
	s.feed("q")
	s.want("q")
}

// The reads of a terminal are separate runs; one read with another event in
// the middle is two.
func TestRunsDoNotCrossReadsOrEvents(t *testing.T) {
	value := ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		resp := f.RegisterAccessibility(accessibility.Node{ID: "f", Role: accessibility.RoleInput, Bounds: row(f, 0), Actions: accessibility.ActionFocus})
		if text, ok := resp.Text(); ok {
			value += text
			s.say("%s", text)
		}
		if resp.Key("left") {
			s.say("left")
		}
	})
	s.app.QueueRead("ab")
	s.app.QueueRead("c")
	s.app.RunQueued()
	s.want("ab, c")
	s.feed("de\x1b[Df\u00e9\u5b57")
	s.want("de, left, f\u00e9\u5b57")
}

// Text by Do is text whatever it holds, and never a key.
func TestTextByDo(t *testing.T) {
	value := ""
	s := newStage(t, func(s *stage, f *limoni.Frame) {
		s.field(f, "f", 0, &value)
		s.button(f, "b", 1)
		for _, chord := range []string{"a", "enter", "tab", "esc", "b"} {
			if f.Key(chord) {
				s.say("%s", chord)
			}
		}
	})
	res := do(t, s.app, accessibility.Request{Op: accessibility.OpText, Text: "a\r\t\u5b57"})
	if res.Verdict != accessibility.Handled || res.Clusters != 4 || !res.Changed || value != "a\r\t\u5b57" {
		t.Errorf("%s, %d clusters, changed %v, value %q", res.Verdict, res.Clusters, res.Changed, value)
	}
	for _, text := range []string{"", "a\xff"} {
		if res := do(t, s.app, accessibility.Request{Op: accessibility.OpText, Text: text}); res.Reason != accessibility.ErrBadValue {
			t.Errorf("text %q: %s %s, want bad-value", text, res.Verdict, res.Reason)
		}
	}
	s.act("focus", "b")
	for _, op := range []accessibility.Op{accessibility.OpText, accessibility.OpPaste} {
		res := do(t, s.app, accessibility.Request{Op: op, Text: "a"})
		if res.Verdict != accessibility.Unhandled || res.Changed || res.Clusters != 0 {
			t.Errorf("%s at a button: %s, changed %v, %d clusters; want unhandled, false, 0", op, res.Verdict, res.Changed, res.Clusters)
		}
	}
	s.want("")
	s.key("a")
	s.want("a")
}

// How much of a text a full field took would tell how long its value is. Who is
// not shown that is told how much was sent.
func TestAFullFieldDoesNotTellItsLength(t *testing.T) {
	for _, tt := range []struct {
		name   string
		states accessibility.State
		policy *accessibility.Policy // nil for who sees all
		want   int
	}{
		{"a plain field", 0, nil, 2},
		{"a field with its value shown", 0, &accessibility.Policy{ExposeInputValues: true}, 2},
		{"a field with its value hidden", 0, &accessibility.Policy{ExposeScreen: true}, 9},
		{"a sensitive field", accessibility.StateSensitive, &accessibility.Policy{ExposeScreen: true, ExposeInputValues: true}, 9},
		{"a sensitive field, to who sees all", accessibility.StateSensitive, nil, 9},
		{"a field that the app withholds", 0, &accessibility.Policy{ExposeScreen: true, ExposeInputValues: true, Redact: func(n accessibility.Node) accessibility.Node {
			n.Value = ""
			return n
		}}, 9},
	} {
		for _, op := range []accessibility.Op{accessibility.OpText, accessibility.OpPaste} {
			value := "ab"
			s := newStage(t, func(s *stage, f *limoni.Frame) {
				resp, _ := s.digits(f, "a", 0, 4, &value)
				f.Node(resp).States |= tt.states
			})
			s.act("focus", "a")
			req := accessibility.Request{Op: op, Text: "123456789"}
			if tt.policy != nil {
				req.Redact = func(snap *accessibility.Snapshot) { accessibility.Redact(snap, *tt.policy) }
			}
			res := do(t, s.app, req)
			if full := do(t, s.app, req); full.Verdict != res.Verdict || value != "ab12" {
				t.Errorf("%s, %s: %s and once it is full %s, with %q", tt.name, op, res.Verdict, full.Verdict, value)
			}
			if res.Clusters != tt.want {
				t.Errorf("%s, %s: %d clusters, want %d", tt.name, op, res.Clusters, tt.want)
			}
		}
	}
}
