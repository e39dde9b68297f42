package limoni_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

// scripted is a program that writes down its messages and answers some with
// commands.
type scripted struct {
	init   limoni.Cmd
	answer map[string]limoni.Cmd
	view   func(*limoni.Frame)
	log    []string
	keys   string // that it takes by Is
}

func (s *scripted) Init() limoni.Cmd { return s.init }

func (s *scripted) Update(m limoni.Msg) limoni.Cmd {
	text := fmt.Sprintf("%T", m)
	switch m := m.(type) {
	case string:
		text = m
	case limoni.KeyMsg:
		text = "key " + m.String()
		for _, key := range strings.Fields(s.keys) {
			m.Is(key)
		}
	case limoni.MouseMsg:
		text = fmt.Sprintf("mouse %d,%d", m.X, m.Y)
	case limoni.PasteMsg:
		text = "paste " + m.Text
	case limoni.FocusMsg:
		text = "focus " + m.ID
	case limoni.ResizeMsg:
		text = fmt.Sprintf("%dx%d", m.Width, m.Height)
	case time.Time:
		text = "at " + m.Sub(time.Unix(0, 0)).String()
	}
	s.log = append(s.log, text)
	return s.answer[text]
}

func (s *scripted) View(f *limoni.Frame) {
	if s.view != nil {
		s.view(f)
	}
}

// performance is a scripted program in memory.
type performance struct {
	t *testing.T
	*scripted
	*limoni.App
}

func perform(t *testing.T, s *scripted) *performance {
	p := &performance{t, s, limoni.NewProgram(40, 12, s)}
	p.settled()
	p.log = nil
	return p
}

// settled waits until no command runs.
func (p *performance) settled() {
	p.t.Helper()
	for {
		s := snapshot(p.t, p.App)
		if len(s.Pending) == 0 {
			return
		}
		if _, err := p.Snapshot(context.Background(), s.Frame); err != nil && !errors.Is(err, accessibility.ErrIdle) {
			p.t.Fatal(err)
		}
	}
}

func (p *performance) want(want string) {
	p.t.Helper()
	if got := strings.Join(p.log, ", "); got != want {
		p.t.Errorf("messages %q, want %q", got, want)
	}
	p.log = nil
}

// say is a command that gives a message when it is released.
func say(text string, release <-chan struct{}) limoni.Cmd {
	return func(ctx context.Context) limoni.Msg {
		select {
		case <-release:
		case <-ctx.Done():
		}
		return text
	}
}

func now(text string) limoni.Cmd { return func(context.Context) limoni.Msg { return text } }

func tick(text string) func(time.Time) limoni.Msg { return func(time.Time) limoni.Msg { return text } }

// Four slow commands and a fast one: the fast one's message comes first, and the
// slow ones come as they end.
func TestMessagesComeAsCommandsEnd(t *testing.T) {
	var release [4]chan struct{}
	var slow []limoni.Cmd
	for i := range release {
		release[i] = make(chan struct{})
		slow = append(slow, say(fmt.Sprint("slow ", i), release[i]))
	}
	p := perform(t, &scripted{answer: map[string]limoni.Cmd{"go": limoni.Batch(append(slow, now("fast"))...)}})
	_ = p.Send("go")
	for _, c := range []struct {
		open int
		want string
	}{{-1, "go, fast"}, {2, "slow 2"}, {0, "slow 0"}, {3, "slow 3"}, {1, "slow 1"}} {
		if c.open >= 0 {
			close(release[c.open])
		}
		for len(p.log) < len(strings.Split(c.want, ", ")) {
			snapshot(t, p.App)
		}
		p.want(c.want)
	}
}

func TestCommandsThatAreCombined(t *testing.T) {
	for _, c := range []struct {
		name string
		cmd  limoni.Cmd
		wait time.Duration
		want string
	}{
		{"nil", nil, 0, "go"},
		{"a command without a message", func(context.Context) limoni.Msg { return nil }, 0, "go"},
		{"an empty batch", limoni.Batch(), 0, "go"},
		{"a sequence", limoni.Sequence(now("a"), nil, now("b"), now("c")), 0, "go, a, b, c"},
		{"sequences inside of sequences", limoni.Sequence(limoni.Sequence(now("a"), now("b")), now("c")), 0, "go, a, b, c"},
		{"what follows a batch waits for all of it", limoni.Sequence(limoni.Batch(now("a"), limoni.Tick(time.Second, tick("b"))), now("c")), 2 * time.Second, "go, a, b, c"},
		{"a tick", limoni.Tick(time.Second, tick("b")), 999 * time.Millisecond, "go"},
		{"a tick, later", limoni.Tick(time.Second, tick("b")), time.Second, "go, b"},
		{"a tick with the time", limoni.Tick(time.Second, nil), time.Minute, "go, at 1s"},
		{"ticks in order", limoni.Batch(limoni.Tick(2*time.Second, tick("b")), limoni.Tick(time.Second, tick("a")), limoni.Tick(2*time.Second, tick("c"))), time.Minute, "go, a, b, c"},
		{"each second", limoni.Every(time.Second, nil), 3500 * time.Millisecond, "go, at 1s, at 2s, at 3s"},
		{"named", limoni.Named("work", now("a")), 0, "go, a"},
		{"keyed", limoni.Keyed("k", now("a")), 0, "go, a"},
		{"cancelled before it began", limoni.Sequence(limoni.Cancel("k"), now("a")), 0, "go, a"},
		{"another under the same key", limoni.Batch(limoni.Keyed("k", limoni.Tick(time.Second, tick("old"))), limoni.Keyed("k", limoni.Tick(time.Second, tick("new")))), time.Minute, "go, new"},
		{"a clock that is cancelled", limoni.Batch(limoni.Keyed("k", limoni.Every(time.Second, tick("a"))), limoni.Tick(2500*time.Millisecond, tick("stop"))), time.Minute, "go, a, a, stop"},
		{"another program", limoni.Exec(exec.Command("true"), func(err error) limoni.Msg { return fmt.Sprint("ended ", err) }), 0, "go, ended <nil>"},
		{"another program that is not there", limoni.Exec(exec.Command("/no/such/program"), func(err error) limoni.Msg { return fmt.Sprint(err != nil) }), 0, "go, true"},
		{"the end", limoni.Sequence(now("a"), limoni.Quit, now("never")), 0, "go, a"},
	} {
		p := perform(t, &scripted{answer: map[string]limoni.Cmd{"go": c.cmd, "stop": limoni.Cancel("k")}})
		_ = p.Send("go")
		if c.name != "the end" {
			p.settled()
		}
		for c.name == "the end" && p.Post(func() {}) == nil {
			p.Advance(0)
		}
		p.Advance(c.wait)
		if c.name != "the end" {
			p.settled()
		}
		if got := strings.Join(p.log, ", "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// An answer to an older question is dropped, however late it comes, and its
// command is told to end.
func TestKeyedCommandsDropWhatIsOlder(t *testing.T) {
	ended := make(chan struct{})
	slow := func(ctx context.Context) limoni.Msg {
		<-ctx.Done()
		close(ended)
		return "old"
	}
	p := perform(t, &scripted{answer: map[string]limoni.Cmd{
		"ask": limoni.Keyed("answer", slow), "ask again": limoni.Keyed("answer", now("new")),
	}})
	_ = p.Send("ask")
	p.Advance(0)
	_ = p.Send("ask again")
	p.Advance(0)
	<-ended
	p.settled()
	p.want("ask, ask again, new")
}

func TestMessagesOfTheApp(t *testing.T) {
	s := &scripted{keys: "q", answer: map[string]limoni.Cmd{"key w": now("w")}}
	s.view = func(f *limoni.Frame) {
		a := f.RegisterAccessibility(control(accessibility.RoleButton, "a", box(0, 0, 5, 1)))
		f.RegisterAccessibility(control(accessibility.RoleButton, "b", box(0, 1, 5, 2)))
		if a.Clicked() {
			_ = f.Send("clicked")
		}
		if f.Key("v") {
			_ = f.Send("by the view")
		}
	}
	p := &performance{t, s, limoni.NewProgram(40, 12, s)}
	p.settled()
	p.want("40x12, focus a")
	for _, c := range []struct {
		chord   string
		want    string
		verdict accessibility.Verdict
	}{
		{"q", "key q", accessibility.Handled},
		{"w", "key w, w", accessibility.Handled}, // it led to a command
		{"x", "key x", accessibility.Unhandled},
		{"v", "by the view", accessibility.Handled},
		{"enter", "clicked", accessibility.Handled},
		{"tab", "key tab, focus b", accessibility.Handled},
	} {
		res := do(t, p.App, accessibility.Request{Op: accessibility.OpKey, Chord: c.chord})
		p.settled()
		if p.want(c.want); res.Verdict != c.verdict {
			t.Errorf("%s is %s, want %s", c.chord, res.Verdict, c.verdict)
		}
	}
	p.Feed([]byte("\x1b[200~pasted\x1b[201~"))
	p.want("paste pasted")
	p.Feed([]byte(clickBytes(30, 5)))
	p.want("mouse 30,5, mouse 30,5")
	do(t, p.App, accessibility.Request{Op: accessibility.OpResize, Width: 20, Height: 5})
	p.want("20x5")
}

func TestATickWakesAProgramWhenItIsDueAndNotBefore(t *testing.T) {
	p := perform(t, &scripted{init: limoni.Every(time.Second, nil)})
	for range 3 {
		if d, armed := p.NextTimer(); !armed || d != time.Second {
			t.Errorf("the next timer is in %v, %v; want 1s", d, armed)
		}
		p.Advance(time.Second)
	}
	p.want("at 1s, at 2s, at 3s")
	idle := perform(t, &scripted{init: limoni.Tick(time.Second, nil)})
	idle.Advance(time.Second)
	if d, armed := idle.NextTimer(); armed {
		t.Errorf("an idle program wakes in %v", d)
	}
	if !snapshot(t, idle.App).Idle || snapshot(t, p.App).Idle {
		t.Error("the idle one and the one that ticks are not told apart")
	}
}

// However long each command takes: what comes before in a sequence comes before,
// and what is in one batch comes in any order.
func TestNestedSequencesKeepTheirOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	for range 200 {
		step := func(text string) limoni.Cmd {
			if d := time.Duration(random.IntN(3)) * time.Millisecond; d > 0 {
				return limoni.Tick(d, tick(text))
			}
			return now(text)
		}
		p := perform(t, &scripted{answer: map[string]limoni.Cmd{"go": limoni.Sequence(
			limoni.Batch(limoni.Sequence(step("a"), step("b")), limoni.Batch(step("c"), step("d"))),
			step("e"),
			limoni.Sequence(limoni.Batch(step("f"), step("g")), limoni.Sequence(step("h"), step("i"))),
			step("p"), limoni.Quit,
		)}})
		_ = p.Send("go")
		for p.Post(func() {}) == nil {
			p.Advance(time.Millisecond)
		}
		at := map[string]int{}
		for i, text := range p.log {
			at[text] = i
		}
		if len(p.log) != 11 || at["p"] != 10 {
			t.Fatalf("messages %q", p.log)
		}
		for _, pair := range []string{"ab", "ae", "be", "ce", "de", "ef", "eg", "fh", "gh", "hi", "ip"} {
			if at[pair[:1]] > at[pair[1:]] {
				t.Fatalf("%s comes before %s: %q", pair[1:], pair[:1], p.log)
			}
		}
	}
}
