package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/widgets"
)

// drag drags the node of an outline line to a cell.
func (s stage) drag(line string, x, y int) accessibility.Result {
	s.t.Helper()
	return s.do(accessibility.Request{Op: accessibility.OpDrag, Target: s.selector(line), To: accessibility.Destination{X: x, Y: y, Cell: true}})
}

func TestDraggingMovesASlider(t *testing.T) {
	value := 10.0
	s := open(t, 30, 3, func(f *limoni.Frame) {
		widgets.Slider{ID: "volume", Label: "Volume", Value: &value}.Draw(f, limoni.Rect{Max: limoni.Point{X: 26, Y: 1}})
	})
	s.wantVerdict(s.drag("#volume", 0, 2), accessibility.Handled)
	if value != 0 {
		t.Errorf("dragged to the left end: %v", value)
	}
	s.wantVerdict(s.drag("#volume", 29, 2), accessibility.Handled)
	if value != 100 {
		t.Errorf("dragged beyond the right end: %v", value)
	}
	s.feed(mouse(35, 1, 0, 'M'))
	if value != 100 {
		t.Errorf("it is held after the release: %v", value)
	}
}

func TestDraggingMovesAScrollbar(t *testing.T) {
	b := openBar(t)
	b.wantVerdict(b.drag("#bar", 0, 9), accessibility.Handled)
	if b.offset != 80 {
		t.Errorf("dragged to the end: %d", b.offset)
	}
	b.wantVerdict(b.drag("#bar", 2, 0), accessibility.Handled)
	if b.offset != 0 {
		t.Errorf("dragged to the beginning: %d", b.offset)
	}
}

func TestDraggingMovesASplit(t *testing.T) {
	var first limoni.Rect
	s := open(t, 21, 5, func(f *limoni.Frame) {
		first = widgets.SplitPane{ID: "split", Label: "Files"}.Draw(f, f.Area()).First
	})
	s.wantVerdict(s.drag("#split", 4, 4), accessibility.Handled)
	if first.Dx() != 4 {
		t.Errorf("the first pane has %d columns, want 4", first.Dx())
	}
}

func TestDraggingSelectsText(t *testing.T) {
	line, text := "hello brave new world", "one two\nthree four\nfive six"
	s := open(t, 30, 8, func(f *limoni.Frame) {
		area := f.Area()
		area.Max.Y = 1
		widgets.TextInput{ID: "line", Label: "", Value: &line}.Draw(f, area)
		area.Min.Y, area.Max.Y = 2, 8
		widgets.TextArea{ID: "text", Label: "Text", Value: &text}.Draw(f, area)
	})
	for _, c := range []struct {
		line  string
		value *string
	}{{"#line", &line}, {"#text", &text}} {
		node, _ := s.node(c.line)
		before := *c.value
		s.wantVerdict(s.drag(c.line, node.Bounds.Min.X+1, node.Bounds.Min.Y), accessibility.Handled)
		s.keys("X") // replaces what is selected, from where the drag ended on
		if got := *c.value; len(got) >= len(before) || !strings.Contains(got, "X") || !strings.HasPrefix(before, got[:strings.Index(got, "X")]) {
			t.Errorf("%s: %q became %q; want what was selected in place of an X", c.line, before, got)
		}
	}
}

// Hovering shows what waits for the mouse, such as a hint.
func TestHoveringShowsATooltip(t *testing.T) {
	s := open(t, 40, 8, func(f *limoni.Frame) {
		save := widgets.Button{ID: "save", Label: "Save"}.Draw(f, limoni.Rect{Max: limoni.Point{X: 10, Y: 1}})
		widgets.Button{ID: "other", Label: "Other"}.Draw(f, limoni.Rect{Min: limoni.Point{Y: 6}, Max: limoni.Point{X: 10, Y: 7}})
		widgets.Tooltip{Text: "Writes the file"}.Draw(f, save)
	})
	s.act("#other", "focus")
	s.wantVerdict(s.do(accessibility.Request{Op: accessibility.OpHover, Target: s.selector("#save")}), accessibility.Handled)
	s.Advance(1e9)
	if got := s.snapshot().Screen.String(); !strings.Contains(got, "Writes the file") {
		t.Errorf("no hint:\n%s", got)
	}
	s.wantVerdict(s.do(accessibility.Request{Op: accessibility.OpHover, Target: s.selector("#other")}), accessibility.Handled)
	if got := s.snapshot().Screen.String(); strings.Contains(got, "Writes the file") {
		t.Errorf("the hint stays:\n%s", got)
	}
}

func TestTheWheelTurnsAList(t *testing.T) {
	items := widgets.Strings{}
	for i := range 50 {
		items = append(items, "row "+string(rune('a'+i%26)))
	}
	s := open(t, 20, 6, func(f *limoni.Frame) {
		widgets.List{ID: "list", Label: "List", Items: &items}.Draw(f, f.Area())
	})
	before := s.snapshot().Screen.Row(0)
	s.wantVerdict(s.do(accessibility.Request{Op: accessibility.OpWheel, Target: s.selector("#list"), Mouse: accessibility.Mouse{DY: 3}}), accessibility.Handled)
	if got := s.snapshot().Screen.Row(0); got == before {
		t.Errorf("it did not scroll: %q", got)
	}
}

// Who names a field that is read-only is told so, and so is who names a disabled
// one; without a name the text is for whatever takes it, and nothing does.
func TestTextForAFieldThatTakesNone(t *testing.T) {
	name, fixed, off := "", "fixed", "off"
	s := open(t, 30, 6, func(f *limoni.Frame) {
		for y, in := range []widgets.TextInput{{ID: "name", Label: "Name", Value: &name}, {ID: "fixed", Label: "Fixed", Value: &fixed, Readonly: true},
			{ID: "off", Label: "Off", Value: &off, Disabled: true}} {
			in.Draw(f, limoni.Rect{Min: limoni.Point{Y: y}, Max: limoni.Point{X: 30, Y: y + 1}})
		}
	})
	fixedKey, _ := s.node("#fixed")
	for _, op := range []accessibility.Op{accessibility.OpText, accessibility.OpPaste} {
		for _, c := range []struct {
			focus string
			req   accessibility.Request
			want  accessibility.Verdict
			why   accessibility.Reason
		}{
			{"#fixed", accessibility.Request{Target: s.selector("#fixed")}, accessibility.Refused, accessibility.ErrReadonly},
			{"#fixed", accessibility.Request{Key: fixedKey.Key}, accessibility.Refused, accessibility.ErrReadonly},
			{"#name", accessibility.Request{Target: s.selector("#fixed")}, accessibility.Refused, accessibility.ErrReadonly},
			{"#fixed", accessibility.Request{}, accessibility.Unhandled, ""},
			{"#name", accessibility.Request{Target: s.selector("#off")}, accessibility.Refused, accessibility.ErrDisabled},
			{"#fixed", accessibility.Request{Target: s.selector("#name")}, accessibility.Refused, accessibility.ErrNotFocused},
		} {
			s.act(c.focus, "focus")
			c.req.Op, c.req.Text = op, "x"
			res := s.do(c.req)
			if res.Verdict != c.want || res.Reason != c.why || res.Changed {
				t.Errorf("%s %v with the focus on %s: %s %s (%s), want %s %s", op, c.req.Target, c.focus, res.Verdict, res.Reason, res.Message, c.want, c.why)
			}
		}
	}
	if name != "" || fixed != "fixed" || off != "off" {
		t.Errorf("values %q, %q, %q", name, fixed, off)
	}
	if res := s.act("#fixed", "set-value", "x"); res.Reason != accessibility.ErrReadonly {
		t.Errorf("set-value of a read-only field: %s %s", res.Verdict, res.Reason)
	}
	if res := s.act("#off", "set-value", "x"); res.Reason != accessibility.ErrDisabled {
		t.Errorf("set-value of a disabled field: %s %s", res.Verdict, res.Reason)
	}
	s.act("#name", "focus")
	s.wantVerdict(s.do(accessibility.Request{Op: accessibility.OpText, Text: "x", Target: s.selector("#name")}), accessibility.Handled)
}
