package terminal

import (
	"slices"
	"strings"
	"testing"
)

const (
	opening       = "\x1b[>0q\x1b[?2026$p\x1b[?u\x1b[16t"
	graphics      = "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\"
	fullQuestions = opening + graphics + measuring
	measuring     = "\x1b[?2027$p\x1b[?2027h\x1b[2;1H" + measured + "\x1b[c"
	measured      = "x\x1b[3b\x1b[6n\r\u2500\x1b[2b\x1b[6n\r" +
		"\U0001f469\u200d\U0001f469\u200d\U0001f467\U0001f1e9\U0001f1ea\u2764\ufe0f\U0001f44d\U0001f3fd\x1b[6n"
)

// answers of a terminal that has everything, in the order of the questions.
var answers = []string{
	"\x1bP>|kitty(0.35.1)\x1b\\", "\x1b[?2026;2$y", "\x1b[?0u",
	"\x1b[2;5R", "\x1b[2;4R", "\x1b[2;9R", "\x1b[6;20;9t", "\x1b_Gi=31;OK\x1b\\", "\x1b[?62;4;52c",
}

var everything = Capabilities{
	Name: "kitty", Version: "0.35.1", Notifications: KittyNotifications,
	Sync: true, Repeat: true, RepeatAny: true, Clusters: true, Links: true, Underlines: true, Reflow: true,
	Clipboard: true, Sixel: true, Graphics: true, CellWidth: 9, CellHeight: 20, Keyboard: true,
}

func asked() *Survey {
	s := new(Survey)
	s.Ask(nil, 80, 24, false)
	return s
}

// tell gives the replies and returns which of them changed something.
func (s *Survey) tell(replies ...string) (changes []bool) {
	for _, r := range replies {
		changes = append(changes, s.Reply(r))
	}
	return changes
}

func TestAsk(t *testing.T) {
	for _, tt := range []struct {
		width, height int
		inline        bool
		want          string
		reports       int
	}{
		{80, 24, false, fullQuestions, 0},
		{20, 2, false, fullQuestions, 0},
		{19, 24, false, opening + graphics + "\x1b[c", 0},
		{80, 1, false, opening + graphics + "\x1b[c", 0},
		{80, 1, true, "\x1b7" + opening + graphics + "\x1b[?2027$p\x1b[?2027h\r" + measured + "\r\x1b[K\x1b8\x1b[c", 3},
		{0, 0, true, "\x1b7" + opening + graphics + "\r\x1b[K\x1b8\x1b[c", 0},
	} {
		var s Survey
		if s.Asking() {
			t.Error("a survey asks before it is made to")
		}
		if got := string(s.Ask([]byte("first"), tt.width, tt.height, tt.inline)); got != "first"+tt.want {
			t.Errorf("%dx%d inline=%v asks %q, want %q", tt.width, tt.height, tt.inline, got, tt.want)
		}
		if got := s.CursorReports(); got != tt.reports || !s.Asking() {
			t.Errorf("%dx%d inline=%v awaits %d reports, asking=%v, want %d", tt.width, tt.height, tt.inline, got, s.Asking(), tt.reports)
		}
		if got := s.Ask(nil, tt.width, tt.height, tt.inline); got != nil {
			t.Errorf("asking again appends %q", got)
		}
	}
}

func TestAHopelessTerminalIsNotAsked(t *testing.T) {
	for _, term := range []string{"linux", "linux-16color", "vt100", "vt220", "ansi", "cons25", "eterm-color", "dumb"} {
		s := Survey{Capabilities: Assume(environment("TERM=" + term))}
		if got := s.Ask(nil, 80, 24, false); got != nil || s.Asking() || s.CursorReports() != 0 {
			t.Errorf("TERM=%s is asked %q", term, got)
		}
	}
	for _, term := range []string{"", "xterm", "xterm-kitty", "vte-256color"} {
		s := Survey{Capabilities: Assume(environment("TERM=" + term))}
		if got := s.Ask(nil, 80, 24, false); string(got) != fullQuestions {
			t.Errorf("TERM=%s is asked %q", term, got)
		}
	}
}

// tmux makes an APC its title, screen a message, and Terminal prints it.
func TestWhoIsNotAskedForGraphics(t *testing.T) {
	for _, env := range []string{"TERM=screen", "TERM=tmux-256color", "TERM=xterm-256color TMUX=x", "TERM=xterm-256color TERM_PROGRAM=Apple_Terminal"} {
		s := Survey{Capabilities: Assume(environment(env))}
		if got := s.Ask(nil, 80, 24, false); string(got) != opening+measuring {
			t.Errorf("%s is asked %q", env, got)
		}
		if s.Reply("\x1b_Gi=31;OK\x1b\\") {
			t.Errorf("%s: an answer without a question counts", env)
		}
	}
}

// A name that the environment gives counts when the terminal has answered something, and not where it says another name.
func TestInlineImagesGoByTheName(t *testing.T) {
	for _, tt := range []struct {
		replies []string
		want    bool
	}{
		{nil, false},
		{[]string{"\x1b[?2026;2$y"}, false},
		{[]string{"\x1b[?62c"}, true},
		{[]string{"\x1bP>|iTerm2 3.5.0\x1b\\"}, true},
		{[]string{"\x1bP>|XTerm(390)\x1b\\", "\x1b[?62c"}, false},
		{[]string{"\x1b[?62c", "\x1bP>|XTerm(390)\x1b\\"}, false},
	} {
		s := Survey{Capabilities: Assume(environment("TERM=xterm-256color TERM_PROGRAM=iTerm.app"))}
		s.Ask(nil, 80, 24, false)
		s.tell(tt.replies...)
		if s.Capabilities.InlineImages != tt.want {
			t.Errorf("%q give %v", tt.replies, s.Capabilities.InlineImages)
		}
	}
}

func TestTheSizeOfACellIsAskedAgain(t *testing.T) {
	s := asked()
	if got := s.AskCell(nil); got != nil {
		t.Errorf("before the first answer it is asked %q", got)
	}
	s.tell(answers...)
	if got := string(s.AskCell(nil)); got != "\x1b[16t\x1b[c" || !s.Asking() {
		t.Errorf("it is asked %q", got)
	}
	if got := s.AskCell(nil); got != nil {
		t.Errorf("before the answer it is asked again: %q", got)
	}
	s.tell("\x1b[6;40;18t", "\x1b[?62;4;52c")
	want := everything
	want.CellWidth, want.CellHeight = 18, 40
	if s.Capabilities != want || s.Asking() {
		t.Errorf("known is %+v", s.Capabilities)
	}
	s = new(Survey)
	s.Ask(nil, 80, 24, false)
	s.tell("\x1b[?62c")
	if got := s.AskCell(nil); got != nil {
		t.Errorf("a terminal that does not tell is asked again: %q", got)
	}
}

func TestAnswers(t *testing.T) {
	s := asked()
	if got := s.tell(answers...); slices.Contains(got, false) {
		t.Errorf("changes are %v", got)
	}
	if s.Capabilities != everything || s.Asking() || s.open != 0 {
		t.Errorf("known is %+v", s.Capabilities)
	}
	if got := s.tell(answers...); slices.Contains(got, true) || s.Capabilities != everything {
		t.Errorf("the same answers again change %v", got)
	}
}

func TestAnswersInAnyOrder(t *testing.T) {
	for first := range answers[:len(answers)-1] {
		s := asked()
		order := slices.Concat(answers[first:len(answers)-1], answers[:first], answers[len(answers)-1:])
		s.tell(order...)
		if s.Capabilities != everything {
			t.Errorf("answers from number %d on give %+v", first, s.Capabilities)
		}
	}
	s := asked() // DA1 first: what it does not end may still come
	if s.tell(answers[len(answers)-1]); s.Asking() {
		t.Error("it asks after DA1")
	}
	s.tell(answers[:len(answers)-1]...)
	want := everything
	want.Repeat, want.RepeatAny, want.Clusters = false, false, false
	if s.Capabilities != want {
		t.Errorf("answers after DA1 give %+v", s.Capabilities)
	}
}

func TestEveryAnswerMayBeMissing(t *testing.T) {
	missing := []func(*Capabilities){
		func(c *Capabilities) {
			c.Name, c.Version, c.Notifications = "", "", NoNotifications
			c.Links, c.Underlines, c.Reflow = false, false, false
		},
		func(c *Capabilities) { c.Sync = false },
		func(c *Capabilities) { c.Keyboard = false },
		func(c *Capabilities) { c.Repeat = false },
		func(c *Capabilities) { c.RepeatAny = false },
		func(c *Capabilities) { c.Clusters = false },
		func(c *Capabilities) { c.CellWidth, c.CellHeight = 0, 0 },
		func(c *Capabilities) { c.Graphics = false },
		func(c *Capabilities) { c.Sixel, c.Clipboard = false, false },
	}
	for i, without := range missing {
		s, want := asked(), everything
		s.tell(slices.Delete(slices.Clone(answers), i, i+1)...)
		if without(&want); s.Capabilities != want {
			t.Errorf("without %q known is %+v", answers[i], s.Capabilities)
		}
		if asking := i == len(answers)-1; s.Asking() != asking {
			t.Errorf("without %q asking is %v", answers[i], s.Asking())
		}
	}
}

func TestNothingIsKnownUnasked(t *testing.T) {
	var s Survey
	if got := s.tell(answers...); slices.Contains(got, true) || s.Capabilities != (Capabilities{}) {
		t.Errorf("unasked replies change %v: %+v", got, s.Capabilities)
	}
}

func TestTheFirstAnswerCounts(t *testing.T) {
	s := asked()
	s.tell("\x1b[?2026;0$y", "\x1b[2;2R", "\x1b[2;2R", "\x1b[2;15R", "\x1bP>|tmux 3.4\x1b\\")
	want := s.Capabilities
	s.tell(answers[:6]...)
	want.Keyboard = true // which was not answered yet
	if s.Capabilities != want || want.Name != "tmux" {
		t.Errorf("known is %+v", s.Capabilities)
	}
}

func TestModeStates(t *testing.T) {
	for state, want := range map[string]bool{"0": false, "1": true, "2": true, "3": false, "4": false} {
		s := asked()
		s.tell("\x1b[?2026;" + state + "$y")
		if got := s.Capabilities.Sync; got != want {
			t.Errorf("state %s gives sync %v, want %v", state, got, want)
		}
	}
}

// garbage are replies that say nothing, whole ones between broken ones.
var garbage = []string{
	"", "\x1b", "\x1b[", "\x1b[c", "\x1b[?c", "\x1b[?", "\x1b[>0;1;2c", "\x1b[=1c", "\x1b[1;2c", "\x1b[?1:2;xc",
	"\x1b[?2026$y", "\x1b[?2026;$y", "\x1b[?2026;5$y", "\x1b[?2026;1;1$y", "\x1b[?2026;1y", "\x1b[2026;1$y", "\x1b[?2026;-1$y",
	"\x1b[?2026:1$y", "\x1b[?;1$y", "\x1b[?4;1$y", "\x1b[?2027;2$y", "\x1b[?99999999999999999999;1$y",
	"\x1b[?u", "\x1b[?xu", "\x1b[?1;2u", "\x1b[1u", "\x1b[>1u", "\x1b[?1:1u",
	"\x1b[2;5;1R", "\x1b[5R", "\x1b[?2;5R", "\x1b[1;5R", "\x1b[3;9R", "\x1b[2;xR", "\x1b[2;3R", "\x1b[2;1R", "\x1b[2;5:1R",
	"\x1bP>|\x1b\\", "\x1bP>|  \x1b\\", "\x1bP>|a\x01b\x1b\\", "\x1bP>|a\xffb\x1b\\", "\x1bP>|kitty\u202e\x1b\\", "\x1bP>|a\nb\x1b\\",
	"\x1bP1$r0m\x1b\\", "\x1bPkitty(1)\x1b\\", "\x1b]11;rgb:0/0/0\a", "\x1b_Gi=1;OK\x1b\\", "\x1b[?997;1n", "\x1b[8;24;80t",
	"\x1b_Gi=31;ENOTSUPPORTED\x1b\\", "\x1b_Gi=31;OK\a", "\x1b[6;0;9t", "\x1b[6;20t", "\x1b[6;20;9;1t", "\x1b[6;20;300t", "\x1b[6;-1;9t", "\x1b[4;20;9t",
	"\x1bP>|" + strings.Repeat("n", 101) + "\x1b\\",
}

func TestGarbageSaysNothing(t *testing.T) {
	s := asked()
	for _, g := range garbage {
		if open := s.open; s.Reply(g) || s.Capabilities != (Capabilities{}) || s.open != open {
			t.Errorf("%q says %+v, %b was %b", g, s.Capabilities, s.open, open)
		}
	}
	if s.tell(answers...); s.Capabilities != everything {
		t.Errorf("after garbage the answers give %+v", s.Capabilities)
	}
}

func TestReportsInlineHaveAnyRow(t *testing.T) {
	for _, row := range []string{"1", "24"} {
		var s Survey
		s.Ask(nil, 80, 24, true)
		s.tell("\x1b[" + row + ";5R")
		if got := s.CursorReports(); got != 2 {
			t.Errorf("after the first report %d are awaited", got)
		}
		s.tell("\x1b["+row+";2R", "\x1b["+row+";9R")
		if !s.Capabilities.Repeat || s.Capabilities.RepeatAny || !s.Capabilities.Clusters || s.CursorReports() != 0 {
			t.Errorf("reports of row %s say %+v", row, s.Capabilities)
		}
	}
	var s Survey
	s.Ask(nil, 80, 24, true)
	if s.tell("\x1b[?6c"); s.CursorReports() != 0 {
		t.Errorf("after DA1 %d reports are awaited", s.CursorReports())
	}
}

func TestLongListsOfAttributes(t *testing.T) {
	s := asked()
	s.tell("\x1b[?64;1;2;3;6;8;9;15;16;17;18;21;22;28;29;42;52c")
	if !s.Capabilities.Clipboard || s.Capabilities.Sixel {
		t.Errorf("known is %+v", s.Capabilities)
	}
	s = asked()
	s.tell("\x1b[?4;6c") // a VT132: the first number is the class
	if s.Capabilities.Sixel || s.Asking() {
		t.Errorf("known is %+v", s.Capabilities)
	}
}

// Whatever comes, in whatever order and however often: only what a valid answer
// says is known, nothing is taken back, and nothing changes twice.
func FuzzSurvey(f *testing.F) {
	f.Add(strings.Join(answers, "|"), false)
	f.Add(strings.Join(garbage, "|"), true)
	f.Fuzz(func(t *testing.T, replies string, inline bool) {
		var s Survey
		s.Ask(nil, 80, 24, inline)
		valid := map[question]int{}
		for _, r := range strings.Split(replies, "|") {
			before, open := s.Capabilities, s.open
			changed := s.Reply(r)
			if changed != (before != s.Capabilities) {
				t.Fatalf("%q: changed is %v", r, changed)
			}
			if s.open&^open != 0 {
				t.Fatalf("%q opens a question: %b, %b", r, open, s.open)
			}
			if changed && s.open == open {
				t.Fatalf("%q changes something and answers nothing: %+v", r, s.Capabilities)
			}
			if changed && !strings.HasPrefix(r, "\x1b[") && !strings.HasPrefix(r, "\x1bP>|") && r != "\x1b_Gi=31;OK\x1b\\" {
				t.Fatalf("%q is no answer and changes something", r)
			}
			valid[open&^s.open]++
		}
		for q, n := range valid {
			if q != 0 && n > 1 {
				t.Fatalf("question %b was answered %d times", q, n)
			}
		}
		if c := s.Capabilities; c.Name != cleanLine(c.Name, maxName) || c.Version != cleanLine(c.Version, maxName) {
			t.Fatalf("the name is %q, the version %q", c.Name, c.Version)
		}
	})
}
