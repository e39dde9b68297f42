package widgets

import (
	"strconv"

	"limoni"
	"limoni/accessibility"
)

// LogView is the lines of a log, the newest at the end:
//
//	12:00:01 INFO  listening on port 8080
//	12:00:07 WARN  disk almost full
//	12:00:09 ERROR disk full
//	▼ following, 2 matches
//
// While it follows, the newest line is in view and has the cursor. Whatever
// moves away from it pauses that: Up, PageUp, Home, the wheel, a click on
// another line. Then the view stays on its lines while others come, and while
// old ones go. End, the wheel at the end and the follow action resume it, and so
// does [LogState.Follow].
//
// Up, Down, Home, End, PageUp and PageDown move the cursor over the lines, Enter
// and a double click activate the one that has it; Left and Right move the
// lines, where they are not wrapped. With Find F3 goes to the next line that
// matches and Shift+F3 to the one before, around the ends. Letters are the
// app's.
//
// The response answers for a line, as that of a [List] does: Item names it by
// its number, which is what First of the lines counts.
//
// A frame costs what is on the screen, however many lines there are. Filtering
// by MinLevel looks at each line once; finding looks through a part of a long log
// in each frame until it has seen all of it. With Kept and Found the app does both.
type LogView struct {
	ID    string
	Label string
	Lines LogLines
	// MinLevel hides the lines below it, those without a level too.
	MinLevel LogLevel
	// Kept, where not nil, is the numbers of the lines that are shown, in their
	// order, where the app filters them itself, such as a file of a million lines
	// on a goroutine of its own. MinLevel does nothing then. It may grow at its
	// end from frame to frame; other lines are another slice. A view that was
	// moved away from the end stays on its line, or the next that is shown, and
	// comes back to it when it is shown later.
	Kept *[]int
	// Find is the text to look for, whatever the case. What is found is
	// highlighted and counted by lines.
	Find *string
	// Found, where not nil, is the numbers of the lines that match Find, in their
	// order, all of them shown, where the app looks for them itself.
	Found *[]int
	// Highlight are texts that are drawn in styles of their own. Keep the slice.
	Highlight []Highlight
	// Wrap breaks long lines by words; without it Left and Right move them.
	Wrap bool
	// Announce says new lines to people who do not see them, while the log
	// follows: at most once a second, and only their number where there are more
	// than five.
	Announce  bool
	AutoFocus bool
	Disabled  bool
	// NoStatus leaves out the last row, which tells whether the log follows.
	NoStatus bool
	// Scrollbar draws one on the right where there are more lines than fit.
	Scrollbar bool
	// Empty is shown where there are no lines.
	Empty string
	// State takes over what the log remembers, for apps that want to own it.
	State *LogState
}

// Highlight is a text that is drawn in a style of its own, whatever its case.
type Highlight struct {
	Text  string
	Style limoni.Style // the theme's accent where zero
}

// logPass is one pass of a log.
type logPass struct {
	rows
	v  LogView // a copy: what is pointed to here would be moved to the heap
	st *LogState
	r  *logRows
	// body is where the lines are drawn, status the row below them, bar the
	// column behind them.
	body, status, bar limoni.Rect
	searching         bool
	scrolled          bool  // an event moved the view
	end               place // what is at the top when the last line is in view
	wide              int   // columns of the widest line in view that are too many
}

// Draw draws the lines that fit into area.
func (v LogView) Draw(f *limoni.Frame, area limoni.Rect) limoni.Response {
	if v.Lines == nil {
		panic("widgets: LogView " + strconv.Quote(v.Label) + " has no Lines; give it a pointer to the app's lines, such as a LogBuffer")
	}
	p := v.begin(f, area)
	p.applyLog()
	p.fitLog(f)
	p.drawBar(f)
	before := *p.sel
	p.draw(f)
	if *p.sel != before { // a press in this pass
		p.st.pause(*p.sel < p.count-1, p.r)
	}
	p.tell(f)
	p.announce(f)
	return p.endLog(f)
}

// begin registers the log and takes in its new lines.
func (v *LogView) begin(f *limoni.Frame, area limoni.Rect) logPass {
	resp := f.Begin(accessibility.Node{
		ID: v.ID, Role: accessibility.RoleLog, Label: v.Label, Bounds: area,
		States: when(v.Disabled, accessibility.StateDisabled), Actions: accessibility.ActionFocus,
	})
	if v.AutoFocus {
		f.AutoFocus(resp)
	}
	st := v.State
	if st == nil {
		st = limoni.Memory[LogState](f, resp)
	}
	p := logPass{v: *v, st: st, r: &st.lines}
	p.body, p.status, p.bar = v.split(area)
	p.searching = st.update(f, v)
	p.rows = rows{Items: p.r, role: accessibility.RoleListItem, height: max(p.body.Dy(), 0)}
	if v.Wrap && p.height > 0 {
		p.height = max(min(st.page, p.height), 1)
	}
	p.keys = resp
	p.start(f, resp, nil, &st.ListState)
	p.end = p.topFor(p.count - 1)
	return p
}

// split parts the area of the log.
func (v *LogView) split(area limoni.Rect) (body, status, bar limoni.Rect) {
	body, status = area, area
	if v.NoStatus || area.Dy() < 3 {
		status.Min.Y = status.Max.Y
	} else {
		body.Max.Y--
		status.Min.Y = body.Max.Y
	}
	bar = body
	if bar.Min.X = bar.Max.X; v.Scrollbar && area.Dx() > 1 {
		body.Max.X--
		bar.Min.X--
	}
	return body, status, bar
}

// drawBar draws a scrollbar that is at its end where the log is.
func (p *logPass) drawBar(f *limoni.Frame) {
	if p.end != (place{}) {
		Scrollbar{
			Label: "scroll", Offset: &p.st.Offset, Size: p.count - p.end.line, Total: p.count, Controls: f.Node(p.resp).Key,
		}.Draw(f, p.bar)
	}
}

// endLog closes the log and remembers its lines by their numbers.
func (p *logPass) endLog(f *limoni.Frame) limoni.Response {
	p.st.remember()
	resp := p.rows.end(f)
	p.st.key = "" // it lies in the memory of the frame; the number is kept
	return resp
}
