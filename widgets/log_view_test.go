package widgets_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/internal/vt"
	"limoni/widgets"
)

// logApp is a log over a whole screen and what its response said.
type logApp struct {
	listApp
	buffer widgets.LogBuffer
	view   widgets.LogView
	state  widgets.LogState
	find   string
	screen *vt.Screen // what is painted, with its styles
}

// looks is how the cells of a row are drawn: m as a match, i italic, e as an
// error, w as a warning, d dim, a in the accent colour.
func (a *logApp) looks(y int) string {
	w, _ := a.screen.Size()
	row := make([]byte, w)
	for x := range row {
		row[x] = '.'
		switch st := a.screen.Cell(x, y).Style; {
		case strings.TrimSpace(a.screen.Cell(x, y).Text) == "" && !st.Has(vt.Reverse):
		case st.Has(vt.Bold | vt.Reverse):
			row[x] = 'm'
		case st.Has(vt.Italic):
			row[x] = 'i'
		case st.Foreground == vt.Indexed(1):
			row[x] = 'e'
		case st.Foreground == vt.Indexed(3):
			row[x] = 'w'
		case st.Foreground == vt.Indexed(6):
			row[x] = 'a'
		case st.Has(vt.Dim):
			row[x] = 'd'
		}
	}
	return string(row)
}

func (a *logApp) wantLooks(y int, want string) {
	a.t.Helper()
	if got := a.looks(y); got != want {
		a.t.Errorf("row %d is drawn as %s, want %s", y, got, want)
	}
}

func openLog(t *testing.T, w, h int, view widgets.LogView, lines ...string) *logApp {
	t.Helper()
	a := &logApp{view: view}
	for _, text := range lines {
		a.buffer.Append(widgets.LogLine{Text: text})
	}
	a.view.ID, a.view.Label, a.view.State = "log", "Log", &a.state
	if a.view.Lines == nil {
		a.view.Lines = &a.buffer
	}
	a.screen = vt.New(w, h)
	a.stage = openTerminal(t, a.screen, func(f *limoni.Frame) { a.note(a.view.Draw(f, f.Area())) })
	return a
}

// add appends lines named by their numbers.
func (a *logApp) add(n int) {
	a.Post(func() {
		for range n {
			a.buffer.Append(widgets.LogLine{Text: "line " + strconv.Itoa(a.buffer.First()+a.buffer.Len())})
		}
	})
}

// sees is the drawn rows on one line, with the number of the cursor's line and
// the value text.
func (a *logApp) sees() string {
	a.t.Helper()
	snap := a.snapshot()
	n, d := a.node("#log")
	rows := strings.ReplaceAll(strings.TrimRight(snap.Screen.String(), "\n "), "\n", "|")
	cursor := "none"
	for _, c := range snap.Tree.Nodes {
		if c.Key == d.ActiveDescendant && c.Key != 0 {
			cursor = c.ID
		}
	}
	return fmt.Sprintf("%s @%s (%s, %d)", rows, cursor, d.ValueText, n.SetSize)
}

func (a *logApp) wantSees(want string) {
	a.t.Helper()
	if got := a.sees(); got != want {
		a.t.Errorf("it shows\n%s\nwant\n%s", got, want)
	}
}

func TestLogIsDrawnAndDescribed(t *testing.T) {
	a := openLog(t, 36, 5, widgets.LogView{})
	a.Post(func() {
		for i, level := range []widgets.LogLevel{widgets.LogInfo, widgets.LogDebug, widgets.LogWarning, widgets.LogError} {
			a.buffer.Append(widgets.LogLine{Time: fmt.Sprintf("12:00:0%d", i), Level: level, Text: "disk " + level.String()})
		}
		a.buffer.Append(widgets.LogLine{Text: "  at main.go:7"})
	})
	a.wantScreen(`
12:00:01 DEBUG disk DEBUG
12:00:02 WARN  disk WARN
12:00:03 ERROR disk ERROR
  at main.go:7
▼ following`)
	a.wantOutline(`
log "Log"="following" [focused] #log
 list-item "disk DEBUG"="12:00:01 DEBUG" [2/5] #1
 list-item "disk WARN"="12:00:02 WARN" [3/5] #2
 list-item "disk ERROR"="12:00:03 ERROR" [4/5] #3
 list-item "  at main.go:7" [selected, 5/5] #4`)
	n, d := a.node("#log")
	if d.ScrollY != 1 || d.ScrollMaxY != 1 || !n.Actions.Has(accessibility.ActionScroll) {
		t.Errorf("scrolled %d of %d, offers %v", d.ScrollY, d.ScrollMaxY, n.Actions)
	}
	a.resize(14, 5)
	a.wantScreen("DEBUG disk DE…\nWARN  disk WA…\nERROR disk ER…\n  at main.go:7\n▼ following")
	a.resize(10, 5)
	a.wantScreen("disk DEBUG\ndisk WARN\ndisk ERROR\n  at main…\n▼ followi…")
}

func TestEachKeyOfALog(t *testing.T) {
	for _, c := range []struct{ keys, want string }{
		{"", "line 7|line 8|line 9 @9 (following, 10)"},
		{"up", "line 7|line 8|line 9 @8 (paused, 10)"},
		{"up down", "line 7|line 8|line 9 @9 (following, 10)"},
		{"down", "line 7|line 8|line 9 @9 (following, 10)"},
		{"up up up", "line 6|line 7|line 8 @6 (paused, 10)"},
		{"pageup", "line 7|line 8|line 9 @7 (paused, 10)"},
		{"pageup pageup", "line 5|line 6|line 7 @5 (paused, 10)"},
		{"home", "line 0|line 1|line 2 @0 (paused, 10)"},
		{"home up", "line 0|line 1|line 2 @0 (paused, 10)"},
		{"home pagedown pagedown", "line 2|line 3|line 4 @4 (paused, 10)"},
		{"home end", "line 7|line 8|line 9 @9 (following, 10)"},
		{"home enter", "line 0|line 1|line 2 @0 (paused, 10)"},
		{"space", "line 7|line 8|line 9 @9 (following, 10)"},
		{"left", "line 7|line 8|line 9 @9 (following, 10)"},
		{"right", "line 7|line 8|line 9 @9 (following, 10)"},
	} {
		for _, wrap := range []bool{false, true} {
			a := openLog(t, 10, 3, widgets.LogView{NoStatus: true, Wrap: wrap})
			a.add(10)
			for _, key := range strings.Fields(c.keys) {
				res := a.keys(key)
				if wrap && (key == "left" || key == "right") {
					a.wantVerdict(res, accessibility.Unhandled)
				} else {
					a.wantVerdict(res, accessibility.Handled)
				}
			}
			if got := a.sees(); got != c.want {
				t.Errorf("wrap %v, %s: %s, want %s", wrap, c.keys, got, c.want)
			}
		}
	}
}

func TestLettersOfALogAreTheApps(t *testing.T) {
	a := openLog(t, 10, 3, widgets.LogView{}, "a")
	for _, key := range []string{"n", "/", "f", "f3"} {
		a.wantVerdict(a.keys(key), accessibility.Unhandled)
	}
	a.view.Find = &a.find
	a.Redraw()
	a.wantVerdict(a.keys("f3"), accessibility.Handled)
	a.wantVerdict(a.keys("shift+f3"), accessibility.Handled)
}

func TestFollowing(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(a *logApp)
		want string
	}{
		{"it follows", func(*logApp) {}, "line 9|line 10|line 11 @11 (following, 12)"},
		{"the wheel pauses", func(a *logApp) { a.feed(wheel(0, 0, -1)) }, "line 6|line 7|line 8 @none (paused, 2 new lines, 12)"},
		{"the wheel resumes", func(a *logApp) { a.feed(wheel(0, 0, -2) + wheel(0, 0, 2)) }, "line 9|line 10|line 11 @11 (following, 12)"},
		{"the wheel back to some line does not", func(a *logApp) { a.feed(wheel(0, 0, -2) + wheel(0, 0, 1)) }, "line 6|line 7|line 8 @none (paused, 2 new lines, 12)"},
		{"Up", func(a *logApp) { a.keys("up") }, "line 7|line 8|line 9 @8 (paused, 2 new lines, 12)"},
		{"a click", func(a *logApp) { a.feed(click(0, 0)) }, "line 7|line 8|line 9 @7 (paused, 2 new lines, 12)"},
		{"a click on the last line", func(a *logApp) { a.feed(click(0, 2)) }, "line 9|line 10|line 11 @11 (following, 12)"},
		{"a click pauses and one on the last line resumes", func(a *logApp) { a.feed(click(0, 0) + click(0, 2)) }, "line 9|line 10|line 11 @11 (following, 12)"},
		{"End", func(a *logApp) { a.keys("home", "end") }, "line 9|line 10|line 11 @11 (following, 12)"},
		{"the follow action", func(a *logApp) { a.keys("home"); a.wantVerdict(a.act("#log", "follow"), accessibility.Handled) }, "line 9|line 10|line 11 @11 (following, 12)"},
		{"Follow of the state", func(a *logApp) { a.keys("home"); a.Post(a.state.Follow) }, "line 9|line 10|line 11 @11 (following, 12)"},
		{"the scroll action up", func(a *logApp) { a.act("#log", "scroll", "-99") }, "line 0|line 1|line 2 @none (paused, 2 new lines, 12)"},
		{"the scroll action down", func(a *logApp) { a.keys("home"); a.act("#log", "scroll", "99") }, "line 9|line 10|line 11 @11 (following, 12)"},
		{"the offset of the state", func(a *logApp) { a.Post(func() { a.state.Offset = 3 }) }, "line 3|line 4|line 5 @none (paused, 2 new lines, 12)"},
		{"the largest offset", func(a *logApp) { a.keys("home"); a.Post(func() { a.state.Offset = 1 << 60 }) }, "line 9|line 10|line 11 @11 (following, 12)"},
		{"an offset before the first", func(a *logApp) { a.Post(func() { a.state.Offset = -7 }) }, "line 0|line 1|line 2 @none (paused, 2 new lines, 12)"},
		{"select", func(a *logApp) { a.act("#8", "select") }, "line 7|line 8|line 9 @8 (paused, 2 new lines, 12)"},
		{"select by number", func(a *logApp) { a.actOn("#log", accessibility.Item{Key: "2"}, "select") }, "line 2|line 3|line 4 @2 (paused, 2 new lines, 12)"},
		{"select by position", func(a *logApp) { a.actOn("#log", accessibility.Item{Position: 1}, "select") }, "line 0|line 1|line 2 @0 (paused, 2 new lines, 12)"},
	} {
		for _, wrap := range []bool{false, true} {
			a := openLog(t, 10, 3, widgets.LogView{NoStatus: true, Wrap: wrap})
			a.add(10)
			a.snapshot()
			c.do(a)
			a.snapshot()
			a.add(2)
			if got := a.sees(); got != c.want {
				t.Errorf("wrap %v, %s:\n%s, want\n%s", wrap, c.name, got, c.want)
			}
			if following := strings.Contains(c.want, "following"); a.state.Following() != following {
				t.Errorf("wrap %v, %s: following %v", wrap, c.name, a.state.Following())
			}
		}
	}
}

func TestFollowIsOfferedWhereItWouldDoSomething(t *testing.T) {
	a := openLog(t, 10, 3, widgets.LogView{}, "a", "b", "a")
	offered := func() (names string) {
		_, d := a.node("#log")
		for _, c := range d.CustomActions {
			names += c.Name + " "
		}
		return names
	}
	if got := offered(); got != "" {
		t.Errorf("offers %q, want nothing", got)
	}
	a.wantVerdict(a.act("#log", "follow"), accessibility.Refused)
	a.keys("up")
	if got := offered(); got != "follow " {
		t.Errorf("offers %q, want follow", got)
	}
	a.Post(func() { a.view.Find, a.find = &a.find, "A" })
	if got := offered(); got != "follow find-next find-previous " {
		t.Errorf("offers %q, want all", got)
	}
	a.keys("end")
	if got := offered(); got != "find-next find-previous " {
		t.Errorf("offers %q, want to find", got)
	}
}

func TestLogThatFitsDoesNotOfferToScroll(t *testing.T) {
	for n, want := range map[int]bool{0: false, 3: false, 4: true} {
		a := openLog(t, 10, 3, widgets.LogView{NoStatus: true})
		a.add(n)
		if node, _ := a.node("#log"); node.Actions.Has(accessibility.ActionScroll) != want {
			t.Errorf("%d lines in 3: offers %v", n, node.Actions)
		}
	}
}

func TestViewStaysOnItsLinesWhileOldOnesGo(t *testing.T) {
	for _, wrap := range []bool{false, true} {
		a := openLog(t, 10, 3, widgets.LogView{NoStatus: true, Wrap: wrap})
		a.buffer.Max = 10
		a.add(10)
		a.keys("up", "up", "up", "up")
		a.wantSees("line 5|line 6|line 7 @5 (paused, 10)")
		a.add(4)
		a.wantSees("line 5|line 6|line 7 @5 (paused, 4 new lines, 10)")
		before, _ := a.node("#6")
		a.add(1)
		after, _ := a.node("#6")
		if before.Key != after.Key || before.Position != 3 || after.Position != 2 {
			t.Errorf("the line is %v at %d and then %v at %d", before.Key, before.Position, after.Key, after.Position)
		}
		a.add(3) // 8 to 17
		a.wantSees("line 8|line 9|line 10 @8 (paused, 8 new lines, 10)")
		a.Post(a.buffer.Clear)
		a.wantSees(" @none (paused, 0)")
		a.keys("up", "enter", "end", "pagedown", "home", "f3")
		a.add(2)
		a.wantSees("line 18|line 19 @19 (following, 2)")
	}
}

func TestLinesOfALogAnswer(t *testing.T) {
	a := openLog(t, 10, 3, widgets.LogView{NoStatus: true})
	a.add(10)
	a.keys("enter")
	a.feed(click(0, 0) + click(0, 0))
	a.act("#8", "activate")
	a.actOn("#log", accessibility.Item{Key: "0"}, "activate")
	if got, want := a.took(), "clicked 9/10, activated 9/10, clicked 7/8, clicked 7/8, activated 7/8, clicked 8/9, activated 8/9, clicked 0/1, activated 0/1"; got != want {
		t.Errorf("the app was told\n%q, want\n%q", got, want)
	}
	for _, item := range []accessibility.Item{{Key: "10"}, {Key: "-1"}, {Key: "x"}, {Position: 11}} {
		a.wantVerdict(a.actOn("#log", item, "activate"), accessibility.Unhandled)
	}
}

func TestLevelsOfALog(t *testing.T) {
	a := openLog(t, 16, 4, widgets.LogView{NoStatus: true})
	put := func(levels ...widgets.LogLevel) {
		a.Post(func() {
			for _, level := range levels {
				a.buffer.Append(widgets.LogLine{Level: level, Text: strconv.Itoa(a.buffer.First() + a.buffer.Len())})
			}
		})
	}
	put(widgets.LogInfo, widgets.LogError, widgets.LogPlain, widgets.LogWarning, widgets.LogDebug, widgets.LogError)
	a.keys("up", "up")
	a.wantSees("2|WARN  3|DEBUG 4|ERROR 5 @3 (paused, 6)")
	a.Post(func() { a.view.MinLevel = widgets.LogWarning })
	a.wantSees("ERROR 1|WARN  3|ERROR 5 @3 (paused, 3)")
	put(widgets.LogInfo, widgets.LogFatal)
	a.wantSees("ERROR 1|WARN  3|ERROR 5|FATAL 7 @3 (paused, 1 new line, 4)")
	a.Post(func() { a.view.MinLevel = widgets.LogError })
	a.wantSees("ERROR 1|ERROR 5|FATAL 7 @5 (paused, 1 new line, 3)")
	a.Post(func() { a.view.MinLevel = 99 })
	a.wantSees("FATAL 7 @7 (paused, 1 new line, 1)")
	a.Post(func() { a.view.MinLevel = widgets.LogPlain })
	a.keys("end")
	a.wantSees("DEBUG 4|ERROR 5|INFO  6|FATAL 7 @7 (following, 8)")
	a.wantLooks(0, "ddddd.d.........")
	a.wantLooks(1, "eeeee.e.........")
	a.wantLooks(2, "................")
	a.Post(func() {
		a.buffer.Append(widgets.LogLine{Level: widgets.LogWarning})
		a.buffer.Append(widgets.LogLine{})
	})
	a.wantSees("INFO  6|FATAL 7|WARN @9 (following, 10)")
	a.wantLooks(2, "wwww............")
}

// each line is looked at once, whatever is filtered and found.
type counted struct {
	widgets.LogBuffer
	asked int
}

func (c *counted) Line(i int) widgets.LogLine {
	c.asked++
	return c.LogBuffer.Line(i)
}

func TestFilterAndFindLookAtNewLinesOnly(t *testing.T) {
	lines, find := &counted{}, "7"
	lines.Max = 2000
	s := open(t, 20, 5, func(f *limoni.Frame) {
		widgets.LogView{ID: "log", Label: "Log", Lines: lines, MinLevel: widgets.LogInfo, Find: &find}.Draw(f, f.Area())
	})
	for i := range 5000 {
		lines.Append(widgets.LogLine{Level: widgets.LogInfo, Text: strconv.Itoa(i)})
	}
	s.Redraw()
	s.snapshot()
	for range 5 {
		lines.asked = 0
		s.Post(func() { lines.Append(widgets.LogLine{Level: widgets.LogInfo, Text: "7"}) })
		if s.snapshot(); lines.asked > 100 {
			t.Errorf("one more line asks for %d", lines.asked)
		}
	}
	if n, d := s.node("#log"); n.SetSize != 2000 || d.ValueText != "following, 547 matches" {
		t.Errorf("%d lines, %s", n.SetSize, d.ValueText)
	}
}

func TestFinding(t *testing.T) {
	a := openLog(t, 12, 4, widgets.LogView{}, "Alpha", "beta", "ALPHA two", "gamma", "x alpha", "last")
	a.Post(func() { a.view.Find, a.find = &a.find, "alpha" })
	a.wantSees("gamma|x alpha|last|▼ following… @5 (following, 3 matches, 6)")
	step := func(want string, do func()) {
		t.Helper()
		do()
		a.wantSees(want)
	}
	key := func(key string) func() { return func() { a.keys(key) } }
	step("Alpha|beta|ALPHA two|■ paused, m… @0 (paused, match 1 of 3, 6)", key("f3"))
	step("Alpha|beta|ALPHA two|■ paused, m… @2 (paused, match 2 of 3, 6)", key("f3"))
	step("ALPHA two|gamma|x alpha|■ paused, m… @4 (paused, match 3 of 3, 6)", key("f3"))
	step("ALPHA two|gamma|x alpha|■ paused, m… @2 (paused, match 2 of 3, 6)", key("shift+f3"))
	step("Alpha|beta|ALPHA two|■ paused, m… @0 (paused, match 1 of 3, 6)", key("shift+f3"))
	step("ALPHA two|gamma|x alpha|■ paused, m… @4 (paused, match 3 of 3, 6)", key("shift+f3"))
	step("Alpha|beta|ALPHA two|■ paused, m… @0 (paused, match 1 of 3, 6)", func() { a.Post(a.state.FindNext) })
	step("ALPHA two|gamma|x alpha|■ paused, m… @4 (paused, match 3 of 3, 6)", func() { a.Post(a.state.FindPrevious) })
	step("Alpha|beta|ALPHA two|■ paused, m… @0 (paused, match 1 of 3, 6)", func() { a.act("#log", "find-next") })
	step("ALPHA two|gamma|x alpha|■ paused, m… @4 (paused, match 3 of 3, 6)", func() { a.act("#log", "find-previous") })
	step("gamma|x alpha|last|▼ following… @5 (following, 1 match, 6)", func() { a.Post(func() { a.find = "AMM" }); a.keys("end") })
	step("gamma|x alpha|last|▼ following… @5 (following, no match, 6)", func() { a.Post(func() { a.find = "nothing" }); a.keys("f3") })
	step("gamma|x alpha|last|▼ following @5 (following, 6)", func() { a.Post(func() { a.find = "" }); a.keys("f3") })
}

func TestWhatIsFoundIsHighlighted(t *testing.T) {
	own := limoni.Style{Attr: limoni.AttrItalic}
	a := openLog(t, 14, 4, widgets.LogView{NoStatus: true, Highlight: []widgets.Highlight{{Text: "db", Style: own}, {Text: "user"}, {}}},
		"the DB user db", "e\u0301e dbdb", "中文db", "end")
	a.Post(func() { a.view.Find, a.find = &a.find, "e" })
	a.wantScreen("the DB user db\ne\u0301e dbdb\n中文db\nend")
	a.wantLooks(0, "..m.ii.aaaa.ii")
	a.wantLooks(1, "mm.iiii.......")
	a.wantLooks(2, "....ii........")
	a.Post(func() { a.find = "user" })
	a.snapshot()
	a.wantLooks(0, "....ii.mmmm.ii")
}

func TestLongLinesMoveSideways(t *testing.T) {
	a := openLog(t, 12, 3, widgets.LogView{NoStatus: true}, "abcdefghijklmnopqrstuvwxyz", "short", "中文中文中文中文中文")
	a.wantScreen("abcdefghijk…\nshort\n中文中文中…")
	a.keys("right")
	a.wantScreen("…jklmnopqrs…\n…\n… 文中文中文")
	if _, d := a.node("#log"); d.ScrollX != 8 || d.ScrollMaxX != 14 {
		t.Errorf("scrolled %d of %d columns, want 8 of 14", d.ScrollX, d.ScrollMaxX)
	}
	a.keys("right")
	a.wantScreen("…pqrstuvwxyz\n…\n… 中文")
	a.keys("left")
	a.wantScreen("…hijklmnopq…\n…\n… 中文中文…")
	a.feed(mouse(66, 0, 0, 'M'))
	if _, d := a.node("#log"); d.ScrollX != 5 {
		t.Errorf("the wheel to the left leaves %d columns, want 5", d.ScrollX)
	}
	a.keys("left", "left")
	a.wantScreen("abcdefghijk…\nshort\n中文中文中…")
	n, _ := a.node("#0")
	if short, _ := a.node("#1"); !n.States.Has(accessibility.StateTruncated) || short.States.Has(accessibility.StateTruncated) {
		t.Error("what is cut must say so, and what is not must not")
	}
}

func TestLongLinesWrap(t *testing.T) {
	a := openLog(t, 10, 4, widgets.LogView{NoStatus: true, Wrap: true}, "one two three fourth", "five", "six seven eight")
	a.wantSees("fourth|five|six seven|eight @2 (following, 3)")
	a.wantOutline(`
log "Log"="following" [focused] #log
 list-item "one two three fourth" [1/3] #0
 list-item "five" [2/3] #1
 list-item "six seven eight" [selected, 3/3] #2`)
	a.feed(wheel(0, 0, -1))
	a.wantSees("three|fourth|five|six seven @2 (paused, 3)")
	a.feed(wheel(0, 0, -9))
	a.wantSees("one two|three|fourth|five @none (paused, 3)")
	if n, _ := a.node("#0"); n.Bounds != rect(0, 0, 10, 3) {
		t.Errorf("the first line lies at %v", n.Bounds)
	}
	a.keys("down")
	a.wantSees("fourth|five|six seven|eight @2 (following, 3)")
	a.feed(click(0, 0))
	a.wantSees("fourth|five|six seven|eight @0 (paused, 3)")
	a.keys("down")
	a.wantSees("fourth|five|six seven|eight @1 (paused, 3)")
	a.keys("home")
	a.wantSees("one two|three|fourth|five @0 (paused, 3)")
	a.feed(wheel(0, 0, 1))
	a.Post(func() { a.view.Wrap = false; a.buffer.Append(widgets.LogLine{}); a.buffer.Append(widgets.LogLine{}) })
	a.wantSees("one two t…|five|six seven… @0 (paused, 2 new lines, 5)")
}

func TestLineLongerThanTheView(t *testing.T) {
	a := openLog(t, 4, 2, widgets.LogView{NoStatus: true, Wrap: true}, "before", "a b c d e f g h i j", "end")
	a.keys("home", "down")
	for _, want := range []string{"a b|c d", "c d|e f", "e f|g h", "g h|i j"} {
		if got := a.sees(); !strings.HasPrefix(got, want+" @1") {
			t.Errorf("it shows %s, want %s", got, want)
		}
		a.keys("down")
	}
	a.wantSees("i j|end @2 (following, 3)")
	a.keys("up")
	if got := a.sees(); !strings.HasPrefix(got, "a b|c d @1") {
		t.Errorf("it shows %s", got)
	}
	a.Post(func() { a.buffer.Append(widgets.LogLine{Text: strings.Repeat("x ", 5000)}) })
	a.keys("end")
	if n, _ := a.node("#3"); !n.States.Has(accessibility.StateTruncated) {
		t.Error("a line of which not all can be seen must say so")
	}
	a.keys("up")
	if a.state.Following() {
		t.Error("it follows while the user reads the last line")
	}
}

func TestMatchThatIsWrapped(t *testing.T) {
	a := openLog(t, 8, 3, widgets.LogView{NoStatus: true, Wrap: true}, "one two three", "")
	a.Post(func() { a.view.Find, a.find = &a.find, "two three" })
	a.wantSees("one two|three @1 (following, 1 match, 2)")
	a.wantLooks(0, "....mmm.")
	a.wantLooks(1, "mmmmm...")
}

func TestNewLinesAreAnnounced(t *testing.T) {
	for _, on := range []bool{true, false} {
		a := openLog(t, 10, 3, widgets.LogView{Announce: on}, "old")
		said := func(want ...string) {
			t.Helper()
			var got []string
			for _, x := range a.snapshot().Announcements {
				got = append(got, x.Text)
			}
			if !on {
				want = nil
			}
			if strings.Join(got, "|") != strings.Join(want, "|") {
				t.Errorf("announced %q, want %q", got, want)
			}
		}
		said()
		a.Advance(time.Minute)
		a.Post(func() { a.buffer.Append(widgets.LogLine{Level: widgets.LogError, Text: "disk full"}) })
		said("ERROR disk full")
		a.add(1)
		said("ERROR disk full")
		a.Advance(999 * time.Millisecond)
		a.add(2)
		said("ERROR disk full")
		a.Advance(time.Millisecond)
		said("ERROR disk full", "line 2", "line 3", "line 4")
		a.add(12)
		a.Advance(time.Second)
		said("ERROR disk full", "line 2", "line 3", "line 4", "12 new lines")
		a.add(12)
		a.Advance(time.Second)
		said("ERROR disk full", "line 2", "line 3", "line 4", "12 new lines", "12 new lines")
		a.keys("up")
		a.add(3)
		a.Advance(time.Minute)
		a.keys("end")
		a.Advance(time.Minute)
		said("ERROR disk full", "line 2", "line 3", "line 4", "12 new lines", "12 new lines")
	}
}

// many is a log that is made while it is asked for.
type many struct{ n, asked int }

func (x *many) First() int { return 0 }
func (x *many) Len() int   { return x.n }
func (x *many) Line(i int) widgets.LogLine {
	x.asked++
	return widgets.LogLine{Text: "line " + strconv.Itoa(i)}
}

func TestLogsAreMadeForMillionsOfLines(t *testing.T) {
	for _, n := range []int{1000, 1_000_000, 1 << 40} {
		for _, wrap := range []bool{false, true} {
			lines := &many{n: n}
			a := openLog(t, 30, 20, widgets.LogView{Lines: lines, Wrap: wrap, Scrollbar: true})
			for _, key := range []string{"up", "pageup", "home", "down", "end", "pageup"} {
				lines.asked = 0
				if a.keys(key); lines.asked > 2000 {
					t.Errorf("%d lines, wrap %v: %s asks for %d", n, wrap, key, lines.asked)
				}
			}
			lines.asked = 0
			if a.feed(wheel(0, 0, -3) + click(29, 9)); lines.asked > 4000 {
				t.Errorf("%d lines, wrap %v: the mouse asks for %d", n, wrap, lines.asked)
			}
		}
	}
}

func TestFindingInAMillionLinesTakesItsTime(t *testing.T) {
	lines := &many{n: 1_000_000}
	a := openLog(t, 30, 5, widgets.LogView{Lines: lines})
	a.Post(func() { a.view.Find, a.find = &a.find, "99999" })
	snap := a.snapshot()
	if len(snap.Pending) != 1 || snap.Pending[0] != "searching Log" || lines.asked > 100_000 {
		t.Errorf("waiting for %q after %d lines", snap.Pending, lines.asked)
	}
	for range 100 {
		a.Advance(time.Millisecond)
	}
	if _, d := a.node("#log"); d.ValueText != "following, 19 matches" || len(a.snapshot().Pending) != 0 {
		t.Errorf("%s, waiting for %q", d.ValueText, a.snapshot().Pending)
	}
	a.Post(func() { a.find = "line 999998" })
	a.keys("f3")
	if _, d := a.node("#log"); d.ValueText != "paused, match 1 of 1" {
		t.Errorf("%s; a key must not wait", d.ValueText)
	}
}

func TestLogWithAScrollbar(t *testing.T) {
	a := openLog(t, 9, 3, widgets.LogView{Scrollbar: true, NoStatus: true})
	a.add(12)
	a.wantScreen("line 9  │\nline 10 │\nline 11 █")
	a.feed(click(8, 0))
	a.wantScreen("line 0  █\nline 1  │\nline 2  │")
	if a.state.Following() {
		t.Error("it follows")
	}
	a.feed(click(8, 2))
	a.wantSees("line 9  │|line 10 │|line 11 █ @11 (following, 12)")
}

func TestLogThatBeginsAgain(t *testing.T) {
	lines := &many{n: 100}
	a := openLog(t, 10, 3, widgets.LogView{Lines: lines, NoStatus: true})
	a.keys("home")
	a.Post(func() { lines.n = 5 })
	a.wantSees("line 2|line 3|line 4 @4 (following, 5)")
	a.Post(func() { a.view.Lines = &many{n: 7} })
	a.wantSees("line 4|line 5|line 6 @6 (following, 7)")
}

func TestResizingALogKeepsItsCursorInView(t *testing.T) {
	for _, wrap := range []bool{false, true} {
		a := openLog(t, 10, 20, widgets.LogView{NoStatus: true, Wrap: wrap})
		a.add(50)
		a.Post(func() { a.state.Offset = 25 })
		a.snapshot()
		a.feed(click(0, 15))
		a.wantCursor("line 25", "40")
		a.resize(10, 4)
		a.wantCursor("line 37", "40")
		a.keys("down", "down")
		a.wantCursor("line 39", "42")
		a.resize(10, 20)
		a.wantCursor("line 30", "42")
	}
}

func (a *logApp) wantCursor(top, cursor string) {
	a.t.Helper()
	got := a.sees()
	if !strings.HasPrefix(got, top+"|") || !strings.Contains(got, "@"+cursor+" ") {
		a.t.Errorf("it shows %s, want %s at the top and the cursor on %s", got, top, cursor)
	}
}

func TestDisabledLogIsInert(t *testing.T) {
	a := openLog(t, 10, 3, widgets.LogView{Disabled: true, NoStatus: true})
	a.add(10)
	a.feed(click(0, 0) + wheel(0, 0, -1) + "\x1b[A")
	a.wantSees("line 7|line 8|line 9 @9 (following, 10)")
	if n, _ := a.node("#log"); n.Actions != 0 {
		t.Errorf("it offers %v", n.Actions)
	}
}

// A log that nobody adds to sleeps, and one that announces soon does.
func TestIdleLogDrawsNothing(t *testing.T) {
	for _, announce := range []bool{false, true} {
		draws, find := 0, "line"
		var buffer widgets.LogBuffer
		s := open(t, 12, 4, func(f *limoni.Frame) {
			draws++
			widgets.LogView{ID: "log", Label: "Log", Lines: &buffer, Find: &find, Announce: announce}.Draw(f, f.Area())
		})
		s.Post(func() { buffer.Append(widgets.LogLine{Text: "line"}) })
		s.snapshot()
		s.Advance(2 * time.Second)
		before := draws
		s.Advance(time.Minute)
		if draws != before {
			t.Errorf("announce %v: it is drawn %d times while nothing happens", announce, draws-before)
		}
	}
}

func TestEmptyLog(t *testing.T) {
	a := openLog(t, 12, 3, widgets.LogView{Empty: "Nothing yet"})
	a.keys("up", "end", "enter", "pagedown", "left", "right")
	a.wantScreen("Nothing yet\n\n▼ following")
	a.wantOutline("log \"Log\"=\"following\" [focused] #log\n text \"Nothing yet\"")
}
