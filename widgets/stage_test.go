package widgets_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
)

// stage is an app in memory with what a test asks of it.
type stage struct {
	*limoni.App
	t *testing.T
}

func open(t *testing.T, w, h int, draw func(*limoni.Frame), opts ...limoni.Option) stage {
	t.Helper()
	s := stage{limoni.New(w, h, draw, opts...), t}
	s.snapshot()
	return s
}

func (s stage) snapshot() *accessibility.Snapshot {
	s.t.Helper()
	snap, err := s.Snapshot(context.Background(), 0)
	if err != nil {
		s.t.Fatal(err)
	}
	return snap
}

func (s stage) do(req accessibility.Request) accessibility.Result {
	s.t.Helper()
	res, err := s.Do(context.Background(), req)
	if err != nil {
		s.t.Fatal(err)
	}
	return res
}

// keys presses chords one after another and returns what became of the last.
func (s stage) keys(chords ...string) (res accessibility.Result) {
	s.t.Helper()
	for _, c := range chords {
		res = s.do(accessibility.Request{Op: accessibility.OpKey, Chord: c})
	}
	return res
}

// feed gives the app what a terminal sends in one read.
func (s stage) feed(bytes string) { s.Feed([]byte(bytes)) }

func (s stage) paste(text string) { s.feed("\x1b[200~" + text + "\x1b[201~") }

// mouse is what a terminal sends for a button at a cell; 0 is left, 2 right.
func mouse(button, x, y int, kind byte) string {
	return fmt.Sprintf("\x1b[<%d;%d;%d%c", button, x+1, y+1, kind)
}

func click(x, y int) string { return mouse(0, x, y, 'M') + mouse(0, x, y, 'm') }

func wheel(x, y, steps int) string {
	button := 65
	if steps < 0 {
		button, steps = 64, -steps
	}
	return strings.Repeat(mouse(button, x, y, 'M'), steps)
}

// act performs an action on the node of an outline line.
func (s stage) act(line, action string, value ...string) accessibility.Result {
	s.t.Helper()
	return s.do(accessibility.Request{
		Op: accessibility.OpAct, Target: s.selector(line), Action: action, Value: strings.Join(value, ""),
	})
}

// actOn performs an action on a row of a container.
func (s stage) actOn(line string, item accessibility.Item, action string) accessibility.Result {
	s.t.Helper()
	return s.do(accessibility.Request{
		Op: accessibility.OpAct, Target: s.selector(line), Item: item, Action: action,
	})
}

func (s stage) selector(line string) accessibility.Selector {
	s.t.Helper()
	sel, err := accessibility.ParseSelector(line)
	if err != nil {
		s.t.Fatal(err)
	}
	return sel
}

func (s stage) resize(w, h int) {
	s.t.Helper()
	s.do(accessibility.Request{Op: accessibility.OpResize, Width: w, Height: h})
}

func (s stage) node(line string) (accessibility.Node, accessibility.Details) {
	s.t.Helper()
	snap := s.snapshot()
	i, err := s.selector(line).One(&snap.Tree)
	if err != nil {
		s.t.Fatal(err)
	}
	return snap.Tree.Nodes[i], snap.Tree.Details(snap.Tree.Nodes[i])
}

// focus is the label of the focused node, "" for none.
func (s stage) focus() string {
	s.t.Helper()
	snap := s.snapshot()
	if i := snap.Tree.Index(snap.Focus); i >= 0 {
		return snap.Tree.Nodes[i].Label
	}
	return ""
}

func (s stage) cursor() limoni.Point {
	s.t.Helper()
	c := s.snapshot().Cursor
	return limoni.Point{X: c.X, Y: c.Y}
}

func (s stage) outline() string {
	s.t.Helper()
	tree := s.snapshot().Tree
	tree.Refs = nil
	return accessibility.Outline(&tree)
}

// wantScreen and wantOutline compare with text written on lines of its own.
func (s stage) wantScreen(want string) {
	s.t.Helper()
	s.wantText("screen", s.snapshot().Screen.String(), want)
}

func (s stage) wantOutline(want string) {
	s.t.Helper()
	s.wantText("tree", s.outline(), want)
}

func (s stage) wantText(what, got, want string) {
	s.t.Helper()
	if got, want := strings.Trim(got, "\n"), strings.Trim(want, "\n"); got != want {
		s.t.Errorf("the %s is\n%s\nwant\n%s", what, got, want)
	}
}

func (s stage) wantVerdict(res accessibility.Result, want accessibility.Verdict) {
	s.t.Helper()
	if res.Verdict != want {
		s.t.Errorf("the verdict is %s (%s %s), want %s", res.Verdict, res.Reason, res.Message, want)
	}
}

// row is row y of the screen.
func row(f *limoni.Frame, y int) limoni.Rect {
	r := f.Area()
	r.Min.Y, r.Max.Y = y, y+1
	return r
}

// rect is w by h cells at x, y.
func rect(x, y, w, h int) limoni.Rect {
	return limoni.Rect{Min: limoni.Point{X: x, Y: y}, Max: limoni.Point{X: x + w, Y: y + h}}
}

// markup looks like style tags of other toolkits and is none here.
const markup = "[red]x[-] before[unknown]after [Ümlaut]"

// hostile holds what would take over a terminal if it were written to it.
const hostile = "A\x1b]52;c;aGk=\x07B\x1b[2JC\u009b31mD\x1bP1$r\x1b\\E\x7f\x00F"
