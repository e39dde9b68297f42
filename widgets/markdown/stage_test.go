package markdown_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets/markdown"
)

// stage is a view over a whole screen, in an app in memory.
type stage struct {
	*limoni.App
	t      *testing.T
	view   markdown.View
	source string
	// opened are the links that were opened, in their order.
	opened []string
}

func open(t *testing.T, w, h int, source string, opts ...limoni.Option) *stage {
	t.Helper()
	return openView(t, w, h, source, markdown.View{}, opts...)
}

func openView(t *testing.T, w, h int, source string, view markdown.View, opts ...limoni.Option) *stage {
	t.Helper()
	s := &stage{t: t, view: view, source: source}
	s.view.ID, s.view.Label, s.view.Source = "doc", "Doc", &s.source
	s.App = limoni.New(w, h, func(f *limoni.Frame) {
		resp := s.view.Draw(f, f.Area())
		if resp.Clicked() {
			key, position, _ := resp.Item()
			s.opened = append(s.opened, fmt.Sprintf("%s %s/%d", resp.Link, key, position))
		}
	}, opts...)
	s.snapshot()
	return s
}

func (s *stage) snapshot() *accessibility.Snapshot {
	s.t.Helper()
	snap, err := s.Snapshot(context.Background(), 0)
	if err != nil {
		s.t.Fatal(err)
	}
	return snap
}

func (s *stage) do(req accessibility.Request) accessibility.Result {
	s.t.Helper()
	res, err := s.Do(context.Background(), req)
	if err != nil {
		s.t.Fatal(err)
	}
	return res
}

func (s *stage) keys(chords ...string) (res accessibility.Result) {
	s.t.Helper()
	for _, c := range chords {
		res = s.do(accessibility.Request{Op: accessibility.OpKey, Chord: c})
	}
	return res
}

func (s *stage) act(line, action, value string) accessibility.Result {
	s.t.Helper()
	sel, err := accessibility.ParseSelector(line)
	if err != nil {
		s.t.Fatal(err)
	}
	return s.do(accessibility.Request{Op: accessibility.OpAct, Target: sel, Action: action, Value: value})
}

func (s *stage) resize(w, h int) {
	s.t.Helper()
	s.do(accessibility.Request{Op: accessibility.OpResize, Width: w, Height: h})
}

// set gives the view another text.
func (s *stage) set(source string) {
	s.t.Helper()
	if err := s.Post(func() { s.source = source }); err != nil {
		s.t.Fatal(err)
	}
	s.snapshot()
}

func click(x, y int) string {
	return fmt.Sprintf("\x1b[<0;%d;%dM\x1b[<0;%d;%dm", x+1, y+1, x+1, y+1)
}

func wheel(x, y, steps int) string {
	button := 65
	if steps < 0 {
		button, steps = 64, -steps
	}
	return strings.Repeat(fmt.Sprintf("\x1b[<%d;%d;%dM", button, x+1, y+1), steps)
}

func (s *stage) screen() string {
	s.t.Helper()
	return strings.TrimRight(s.snapshot().Screen.String(), "\n")
}

// top is the first row of the screen.
func (s *stage) top() string {
	s.t.Helper()
	row, _, _ := strings.Cut(s.snapshot().Screen.String(), "\n")
	return row
}

func (s *stage) outline() string {
	s.t.Helper()
	tree := s.snapshot().Tree
	tree.Refs = nil
	return accessibility.Outline(&tree)
}

func (s *stage) wantScreen(want string) {
	s.t.Helper()
	wantText(s.t, "screen", s.screen(), want)
}

func (s *stage) wantOutline(want string) {
	s.t.Helper()
	wantText(s.t, "tree", s.outline(), want)
}

func wantText(t *testing.T, what, got, want string) {
	t.Helper()
	if got, want := strings.Trim(got, "\n"), strings.Trim(want, "\n"); got != want {
		t.Errorf("the %s is\n%s\nwant\n%s", what, got, want)
	}
}

// rect is w by h cells at x, y.
func rect(x, y, w, h int) limoni.Rect {
	return limoni.Rect{Min: limoni.Point{X: x, Y: y}, Max: limoni.Point{X: x + w, Y: y + h}}
}

// lines are n paragraphs, "line 0" and so on.
func lines(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "line %d\n\n", i)
	}
	return b.String()
}
