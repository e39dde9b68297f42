package limoni

import (
	"fmt"
	"strings"
	"time"

	"limoni/accessibility"
	"limoni/internal/screen"
	"limoni/internal/text"
)

// Frame is what the draw function draws on and asks. It is valid only until
// the function returns, and only on its goroutine.
//
// The function runs several times for one frame on the screen: once for every
// event, with only that event; and without one to bring the tree up to date
// and to paint. Only while painting do the drawing methods touch cells; at
// other times they return at once with the width they would have used. So
// drawing must be a function of the app's data, and what changes the data
// belongs behind a response or a key.
type Frame struct {
	app   *App
	pass  *pass
	kind  passKind
	route *route
	open  []openNode // containers begun and not ended
	layer int32
	clip  Rect
	// canvas is where cells go while painting: the current layer's buffer, on
	// whose surface style a colour at zero is the surface's.
	canvas  *screen.Buffer
	surface Style
	serial  uint32 // tells responses of another pass apart
	focus   int    // index of the focused node once it is registered, -1 before
	quit    bool
}

// openNode is a container that was begun, with what its end restores.
type openNode struct {
	node   int32
	layer  int32
	clip   Rect
	canvas *screen.Buffer

	surface Style
}

// Area is the whole screen.
func (f *Frame) Area() Rect { return Rect{Max: f.pass.size} }

// Theme is the app's theme. Change it between frames only.
func (f *Frame) Theme() *Theme { return f.app.theme }

// App is the running app, for goroutines that post results to it.
func (f *Frame) App() *App { return f.app }

// Now is the app's clock as of this frame; all passes of a frame see one time.
func (f *Frame) Now() time.Time { return f.app.frameTime }

// Quit ends the app after this frame has been painted.
func (f *Frame) Quit() { f.quit = true }

// Painting reports whether this pass draws cells. An expensive picture need not
// be made in the others; nodes and data must not depend on it.
func (f *Frame) Painting() bool { return f.kind == passPaint }

// Print draws s on the first row of r and returns the columns it occupies.
// What does not fit is cut off between clusters. A tab or a line break is drawn
// as one space, other control characters never.
func (f *Frame) Print(r Rect, s string, st Style) int {
	if r.Empty() {
		return 0
	}
	if f.canvas == nil {
		return min(text.Width(s), r.Dx())
	}
	clip := r.Intersect(f.clip)
	clip.Max.Y = min(clip.Max.Y, r.Min.Y+1)
	if clip.Empty() {
		return min(text.Width(s), r.Dx())
	}
	return f.canvas.Print(clip, r.Min.X, r.Min.Y, s, f.onSurface(st))
}

// onSurface is st with the colours of what it is drawn on where it has none,
// and where it has those of the page's text.
func (f *Frame) onSurface(st Style) Style {
	if page := &f.app.theme.Text; st.Fg == page.Fg && st.Bg == page.Bg {
		st.Fg, st.Bg = f.surface.Fg, f.surface.Bg
	}
	if st.Fg == 0 {
		st.Fg = f.surface.Fg
	}
	if st.Bg == 0 {
		st.Bg = f.surface.Bg
	}
	return st
}

// PrintCut is Print with an ellipsis where s does not fit. It reports whether
// s was cut, for StateTruncated.
func (f *Frame) PrintCut(r Rect, s string, st Style) (columns int, cut bool) {
	clip := r.Intersect(f.clip)
	clip.Max.Y = min(clip.Max.Y, r.Min.Y+1)
	switch {
	case r.Empty():
		return 0, s != ""
	case f.canvas == nil || clip.Empty() || clip.Max.X < r.Max.X: // it cannot be measured by drawing it
		// No cluster has more columns than bytes, so most strings need no measuring.
		if len(s) <= r.Dx() || text.Width(s) <= r.Dx() {
			return f.Print(r, s, st), false
		}
	default:
		columns, rest := f.canvas.PrintRest(clip, r.Min.X, r.Min.Y, s, f.onSurface(st))
		if rest == "" || text.Width(rest) == 0 {
			return columns, false
		}
	}
	head, w := text.Cut(s, r.Dx()-1)
	f.Print(r, head, st)
	r.Min.X += w
	return w + f.Print(r, "…", st), true
}

// Fill draws every cell of r as ch.
func (f *Frame) Fill(r Rect, ch rune, st Style) {
	if f.canvas != nil {
		f.canvas.Fill(r.Intersect(f.clip), ch, f.onSurface(st))
	}
}

// Lines are the characters of a border, each one column wide.
type Lines = screen.Lines

// The borders of Unicode's box drawing.
var (
	LightLines   = screen.LinesOf("─│┌┐└┘")
	RoundedLines = screen.LinesOf("─│╭╮╰╯")
	HeavyLines   = screen.LinesOf("━┃┏┓┗┛")
	DoubleLines  = screen.LinesOf("═║╔╗╚╝")
)

// Box draws the border of r, at least two columns and two rows. What is inside
// of it stays.
func (f *Frame) Box(r Rect, lines Lines, st Style) {
	if f.canvas != nil {
		st = f.onSurface(st)
		f.canvas.Box(f.clip, r, &lines, st)
	}
}

// Join is [Frame.Box] that joins the lines it meets: where two boxes share a
// side, their corners become tees and crosses.
func (f *Frame) Join(r Rect, lines Lines, st Style) {
	if f.canvas != nil {
		st = f.onSurface(st)
		f.canvas.Join(f.clip, r, &lines, st)
	}
}

// Clip restricts drawing and node bounds to r within the present clip, and
// returns that one for [Frame.Unclip].
func (f *Frame) Clip(r Rect) (before Rect) {
	before = f.clip
	f.clip = f.clip.Intersect(r)
	return before
}

// Unclip restores what Clip returned.
func (f *Frame) Unclip(before Rect) { f.clip = before }

// Concat joins strings in the frame's own memory, without allocating. The
// result is for nodes and drawing; it must not be kept.
func (f *Frame) Concat(parts ...string) string { return f.pass.text.concat(parts...) }

// Itoa writes n in the frame's own memory, as Concat does.
func (f *Frame) Itoa(n int) string { return f.pass.text.itoa(n) }

// Caret puts the terminal's cursor at a cell while resp's node has the focus,
// and shows it: for editors.
func (f *Frame) Caret(resp Response, x, y int) { f.place(resp, x, y, true) }

// FocusCell is Caret without showing it: the first cell of the text that has
// the focus. Screen readers and braille displays follow the cursor there.
// Without a call it is the node's first cell.
func (f *Frame) FocusCell(resp Response, x, y int) { f.place(resp, x, y, false) }

func (f *Frame) place(resp Response, x, y int, visible bool) {
	if resp.Focused() && (Point{X: x, Y: y}).In(f.clip) {
		f.pass.caret = caret{at: Point{X: x, Y: y}, set: true, visible: visible}
	}
}

// Busy says that work is under way, by a name for people. It holds while every
// paint says so: a test or an agent then waits for it to end.
func (f *Frame) Busy(name string) {
	if f.kind == passPaint {
		f.app.pending = appendName(f.app.pending, name)
	}
}

// appendName appends a name that may be kept. What stood at its place before,
// if it is the same, is used again.
func appendName(names []string, name string) []string {
	if n := len(names); n < cap(names) && names[:n+1][n] == name {
		return names[:n+1]
	}
	return append(names, text.Clean(strings.Clone(name)))
}

// After asks for a frame when d has passed. Asked for without an event it
// holds until the next paint, so that drawing renews it; asked for behind a
// response or a key it holds until it fires. Less than a millisecond counts as
// one.
func (f *Frame) After(d time.Duration) {
	f.at(f.app.clock.Now().Add(max(d, time.Millisecond)))
}

// at is After for a time.
func (f *Frame) at(at time.Time) {
	if f.kind == passInput || f.kind == passShortcut {
		f.app.timers.hold(at)
	} else {
		f.app.timers.renew(at)
	}
}

// AccessibilityTree is a deep copy of the nodes registered so far in this
// pass. It may be kept.
func (f *Frame) AccessibilityTree() accessibility.Tree {
	var t accessibility.Tree
	for i := range f.pass.nodes.len() {
		t.Nodes = append(t.Nodes, *f.pass.node(i))
	}
	for i := range f.pass.rare.len() {
		t.Rare = append(t.Rare, *f.pass.rare.at(i))
	}
	return t.Clone()
}

// problem reports a mistake of the app: it is told to whoever looks and is
// fatal in a test.
func (f *Frame) problem(format string, args ...any) { f.app.problems.add(format, args...) }

func misuse(format string, args ...any) {
	panic("limoni: " + fmt.Sprintf(format, args...))
}
