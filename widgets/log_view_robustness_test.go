package widgets_test

import (
	"testing"

	"limoni"
	"limoni/widgets"
)

// same is a log whose every line is one.
type same struct {
	line     widgets.LogLine
	n, first int
}

func (x *same) Len() int                 { return x.n }
func (x *same) First() int               { return x.first }
func (x *same) Line(int) widgets.LogLine { return x.line }

func TestLogDrawsInsideOfItsAreaOnly(t *testing.T) {
	find := "x"
	for _, text := range texts {
		area := rect(0, 0, 0, 0)
		for _, view := range []widgets.LogView{
			{Find: &find, Highlight: []widgets.Highlight{{Text: "e"}, {Text: text}}},
			{Find: &text, Wrap: true, Scrollbar: true},
			{NoStatus: true, Scrollbar: true, MinLevel: widgets.LogInfo},
		} {
			view.ID, view.Label = "log", "Log"
			view.Lines = &same{line: widgets.LogLine{Time: "12:00", Level: widgets.LogError, Text: text}, n: 7}
			if text == "" {
				view.Lines = &same{line: widgets.LogLine{Time: text, Level: 200, Text: "Ok"}, n: 7}
			}
			s := open(t, 24, 11, func(f *limoni.Frame) {
				f.Fill(f.Area(), '.', limoni.Style{})
				view.Draw(f, area)
			})
			drawn := false
			for w := -1; w < 17; w++ {
				for h := -1; h < 6; h++ {
					area = rect(3, 3, w, h)
					s.feed("\x1b[A\x1b[C\x1bOR" + click(3, 4) + wheel(4, 4, 1) + wheel(4, 4, -1))
					drawn = checkAround(t, s, "log", area) || drawn
				}
			}
			if !drawn {
				t.Errorf("nothing is drawn of %q", text)
			}
			area = rect(0, 0, 200, 60)
			s.resize(200, 60)
			s.snapshot()
		}
	}
}

func TestLogGrowingAgainShowsTheSame(t *testing.T) {
	for _, wrap := range []bool{false, true} {
		for _, keys := range [][]string{{"end"}, {"up"}, {"pageup", "pageup", "down"}, {"home"}} {
			a := openLog(t, 30, 12, widgets.LogView{Wrap: wrap, Scrollbar: true})
			a.add(20)
			a.Post(func() {
				for range 10 {
					a.buffer.Append(widgets.LogLine{Level: widgets.LogInfo, Text: "a line that is so long that it takes several rows"})
				}
			})
			a.add(20)
			a.keys(keys...)
			before := a.snapshot()
			for w := range 13 {
				for h := range 6 {
					a.resize(w, h)
					a.snapshot()
				}
			}
			a.resize(30, 12)
			after := a.snapshot()
			if a.wantText("screen", after.Screen.String(), before.Screen.String()); before.Cursor != after.Cursor {
				t.Errorf("wrap %v, %v: the cursor was at %v and is at %v", wrap, keys, before.Cursor, after.Cursor)
			}
		}
	}
}

func TestLogWithNumbersThatCannotBe(t *testing.T) {
	find := "x"
	for _, lines := range []*same{{n: -1, first: -1}, {n: -1 << 63}, {n: 1<<63 - 1, first: 1<<63 - 1}, {n: 3, first: -1 << 63}} {
		for _, wrap := range []bool{false, true} {
			s := open(t, 8, 3, func(f *limoni.Frame) {
				widgets.LogView{ID: "log", Label: "L", Lines: lines, Wrap: wrap, Find: &find, Scrollbar: true}.Draw(f, f.Area())
			})
			s.keys("up", "home", "down", "end", "enter")
			s.act("#log", "scroll", "-9223372036854775808")
			s.act("#log", "scroll", "9223372036854775807")
		}
	}
}

func TestLogWithoutLinesSaysWhatIsMissing(t *testing.T) {
	defer func() {
		if got := recover(); got != "widgets: LogView \"Log\" has no Lines; give it a pointer to the app's lines, such as a LogBuffer" {
			t.Errorf("the panic says %v", got)
		}
	}()
	limoni.New(10, 2, func(f *limoni.Frame) { widgets.LogView{Label: "Log"}.Draw(f, f.Area()) }).Feed(nil)
}
