package limoni_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

const (
	press   = "\x1b[<0;%d;%dM"
	release = "\x1b[<0;%d;%dm"
)

// clickBytes is what a terminal sends for a click at a cell.
func clickBytes(x, y int) string {
	return fmt.Sprintf(press+release, x+1, y+1, x+1, y+1)
}

func TestDoubleClickDoesNotReachBehindTheDialogItOpened(t *testing.T) {
	open, opened, behind := false, 0, 0
	app := limoni.New(30, 8, func(f *limoni.Frame) {
		b := widgets.Button{ID: "b", Label: "Delete all"}.Draw(f, row(f, 3))
		if b.Clicked() {
			if open {
				behind++
			}
			open = true
			opened++
		}
		if open {
			d, _ := widgets.Dialog{ID: "d", Title: "Sure?", Width: 30, Height: 8}.Begin(f, f.Area())
			f.End(d)
		}
	})
	snapshot(t, app)
	app.Feed([]byte(clickBytes(2, 3) + clickBytes(2, 3)))
	if opened != 1 || behind != 0 || !open {
		t.Errorf("opened %d times, reached behind %d times; want 1 and 0", opened, behind)
	}
}

func TestClickHitsAButtonTheKeyBeforeItEnabled(t *testing.T) {
	draft, added := "", 0
	app := limoni.New(30, 4, func(f *limoni.Frame) {
		add := widgets.Button{ID: "add", Label: "Add", Disabled: draft == ""}.Draw(f, row(f, 0))
		if add.Clicked() {
			added++
		}
		widgets.TextInput{ID: "field", Label: "Field", Value: &draft}.Draw(f, row(f, 1))
	})
	snapshot(t, app)
	app.Feed([]byte("x" + clickBytes(3, 0)))
	if added != 1 || draft != "x" {
		t.Errorf("added %d times with draft %q, want once with x", added, draft)
	}
}

func TestPressAndReleaseInOneBatchAreOneClick(t *testing.T) {
	clicks := 0
	app := limoni.New(20, 3, func(f *limoni.Frame) {
		b := widgets.Button{Label: "B"}.Draw(f, row(f, 0))
		if b.Clicked() {
			clicks++
		}
	})
	snapshot(t, app)
	if app.Feed([]byte(clickBytes(1, 0))); clicks != 1 {
		t.Errorf("%d clicks, want 1", clicks)
	}
	app.QueueRead(fmt.Sprintf(press, 2, 1))
	app.Post(func() {})
	app.QueueRead(fmt.Sprintf(release, 2, 1))
	if app.RunQueued(); clicks != 2 {
		t.Errorf("%d clicks with a Post between, want 2", clicks)
	}
	for range 100 {
		app.Feed([]byte(fmt.Sprintf(press, 2, 1)))
		app.Feed([]byte(fmt.Sprintf(release, 2, 1)))
	}
	if clicks != 102 {
		t.Errorf("%d clicks in frames of their own, want 102", clicks)
	}
}

func TestClickNeedsPressAndReleaseOnOneNode(t *testing.T) {
	at := func(x, y int, kind byte) string { return fmt.Sprintf("\x1b[<0;%d;%d%c", x+1, y+1, kind) }
	move := func(x, y int) string { return fmt.Sprintf("\x1b[<32;%d;%dM", x+1, y+1) }
	for _, c := range []struct {
		name, bytes string
		want        int
	}{
		{"press elsewhere", at(15, 2, 'M') + move(1, 0) + at(1, 0, 'm'), 0},
		{"release elsewhere", at(1, 0, 'M') + at(15, 2, 'm'), 0},
		{"out and back", at(1, 0, 'M') + move(15, 2) + move(1, 0) + at(1, 0, 'm'), 1},
	} {
		clicks := 0
		app := limoni.New(20, 3, func(f *limoni.Frame) {
			b := widgets.Button{Label: "B"}.Draw(f, row(f, 0))
			if b.Clicked() {
				clicks++
			}
		})
		snapshot(t, app)
		if app.Feed([]byte(c.bytes)); clicks != c.want {
			t.Errorf("%s: %d clicks, want %d", c.name, clicks, c.want)
		}
	}
}

// rows is a list drawn by hand in which a click deletes the row.
type rows struct{ names []string }

func (r *rows) draw(f *limoni.Frame) {
	list := f.Begin(accessibility.Node{ID: "rows", Role: accessibility.RoleList, Label: "Rows", Bounds: f.Area()})
	gone := -1
	for i, name := range r.names {
		resp := f.RegisterAccessibility(accessibility.Node{
			ID: name, Role: accessibility.RoleListItem, Label: name, Bounds: row(f, i),
			Position: int32(i + 1), SetSize: int32(len(r.names)), Actions: accessibility.ActionActivate,
		})
		f.Print(row(f, i), name, limoni.Style{})
		if resp.Clicked() {
			gone = i
		}
	}
	f.End(list)
	if f.Key("d") {
		gone = 0
	}
	if gone >= 0 {
		r.names = append(append([]string(nil), r.names[:gone]...), r.names[gone+1:]...)
	}
}

func TestClicksHitTheRowsThatWerePainted(t *testing.T) {
	for _, c := range []struct {
		name  string
		idle  time.Duration
		reads []string
		pause time.Duration
		want  string
	}{
		{"two clicks in one batch", 0, []string{clickBytes(0, 1) + clickBytes(0, 1)}, 0, "A C D"},
		{"the same after a second", time.Second, []string{clickBytes(0, 1) + clickBytes(0, 1)}, 0, "A C D"},
		{"press, a pause, and the rest", 0,
			[]string{fmt.Sprintf(press, 1, 2), fmt.Sprintf(release, 1, 2) + clickBytes(0, 1)}, 80 * time.Millisecond, "A C D"},
		{"a key that moves the rows first", time.Second, []string{"d" + clickBytes(0, 1)}, 0, "C D"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := &rows{names: []string{"A", "B", "C", "D"}}
			app := limoni.New(10, 5, r.draw)
			snapshot(t, app)
			app.Advance(c.idle)
			for _, read := range c.reads {
				app.Feed([]byte(read))
				app.Advance(c.pause)
			}
			if got := strings.Join(r.names, " "); got != c.want {
				t.Errorf("left %s, want %s", got, c.want)
			}
		})
	}
}

func TestClickOnAPaintedRowThatScrolledAwayChoosesIt(t *testing.T) {
	items := widgets.Strings{"r0", "r1", "r2", "r3", "r4"}
	selected, clicked := 2, ""
	app := limoni.New(10, 3, func(f *limoni.Frame) {
		list := widgets.List{ID: "list", Label: "List", Items: &items, Selected: &selected}.Draw(f, f.Area())
		if key, position, ok := list.Item(); ok && list.Clicked() {
			clicked = fmt.Sprint(key, " ", position)
		}
	})
	snapshot(t, app)
	app.Feed([]byte("\x1b[B" + clickBytes(0, 0)))
	if clicked != "r0 1" || selected != 0 {
		t.Errorf("clicked %q, selected %d; want r0 at 1, selected 0", clicked, selected)
	}
}

func TestClickOnACellClicksTheRow(t *testing.T) {
	clicks := 0
	app := limoni.New(20, 3, func(f *limoni.Frame) {
		r := f.Begin(accessibility.Node{ID: "row", Role: accessibility.RoleRow, Bounds: row(f, 0), Actions: accessibility.ActionActivate})
		cell := row(f, 0)
		cell.Max.X = 5
		f.RegisterAccessibility(accessibility.Node{ID: "cell", Role: accessibility.RoleCell, Label: "cell", Bounds: cell})
		f.End(r)
		if r.Clicked() {
			clicks++
		}
	})
	snapshot(t, app)
	if app.Feed([]byte(clickBytes(2, 0))); clicks != 1 {
		t.Errorf("%d clicks on the row, want 1", clicks)
	}
}

func TestDropDownOfADialogLiesAboveIt(t *testing.T) {
	chosen, d := "", 0
	app := limoni.New(30, 10, func(f *limoni.Frame) {
		dialog, inner := widgets.Dialog{ID: "dialog", Title: "Pick", Width: 24, Height: 8}.Begin(f, f.Area())
		widgets.Button{ID: "b", Label: "Below"}.Draw(f, inner)
		list := f.BeginLayer(limoni.RankPopup, accessibility.Node{ID: "options", Role: accessibility.RoleList, Label: "Options", Bounds: inner})
		one := inner
		one.Max.Y = one.Min.Y + 1
		option := f.RegisterAccessibility(accessibility.Node{ID: "one", Role: accessibility.RoleOption, Label: "One", Bounds: one,
			Position: 1, SetSize: 1, Actions: accessibility.ActionSelect})
		f.Print(one, "One     ", limoni.Style{})
		if option.Clicked() {
			chosen = "One"
		}
		f.End(list)
		f.End(dialog)
		if f.Key("d") {
			d++
		}
	})
	screen := snapshot(t, app).Screen.String()
	if !strings.Contains(screen, "One") || strings.Contains(screen, "Below") {
		t.Errorf("the drop-down is not drawn over the dialog:\n%s", screen)
	}
	app.Feed([]byte(clickBytes(5, 2)))
	app.Feed([]byte("d"))
	if chosen != "One" || d != 0 {
		t.Errorf("chosen %q, d reached the root %d times; want One and 0", chosen, d)
	}
}

func TestBehindAModalNothingReactsAndNothingIsAdvertised(t *testing.T) {
	open, clicks := false, 0
	app := limoni.New(40, 10, func(f *limoni.Frame) {
		b := widgets.Button{ID: "b", Label: "Behind"}.Draw(f, row(f, 0))
		if b.Clicked() {
			clicks++
		}
		if open {
			d, _ := widgets.Dialog{ID: "d", Title: "Modal", Width: 10, Height: 4}.Begin(f, f.Area())
			f.End(d)
		}
	})
	find := func() accessibility.Node {
		s := snapshot(t, app)
		i, err := accessibility.Selector{ID: "b"}.One(&s.Tree)
		if err != nil {
			t.Fatal(err)
		}
		return s.Tree.Nodes[i]
	}
	if find().Actions == 0 {
		t.Error("without a modal the button advertises nothing")
	}
	app.Feed([]byte(clickBytes(2, 0)))
	app.Post(func() { open = true })
	if n := find(); n.Actions != 0 || n.States.Has(accessibility.StateFocusable) {
		t.Errorf("behind a modal the button advertises %v and is %v", n.Actions, n.States)
	}
	app.Feed([]byte(clickBytes(2, 0)))
	for _, req := range []accessibility.Request{
		{Op: accessibility.OpAct, Action: "activate"}, {Op: accessibility.OpClick}, {Op: accessibility.OpAct, Action: "focus"},
	} {
		req.Target = accessibility.Selector{ID: "b"}
		if res := do(t, app, req); res.Reason != accessibility.ErrBehindModal {
			t.Errorf("%s %s: %s %s, want refused behind-modal", req.Op, req.Action, res.Verdict, res.Reason)
		}
	}
	if clicks != 1 {
		t.Errorf("%d clicks, want the one before the modal opened", clicks)
	}
}
