package uitest

import (
	"context"
	"fmt"

	"limoni/accessibility"
)

// Click presses and releases the left button on a visible cell of the node.
// Like every action it waits for exactly one match, and until the app takes
// it: while the node is disabled, hidden, covered, behind a modal or still
// moving, the click is tried again at the next frame. A click that nothing
// reacts to passes and is logged as unhandled; see [Page.LastResult].
func (l Locator) Click() {
	l.page.t.Helper()
	l.page.report(l.click("click", accessibility.Mouse{}))
}

// DoubleClick clicks twice in quick succession.
func (l Locator) DoubleClick() {
	l.page.t.Helper()
	l.page.report(l.click("double-click", accessibility.Mouse{Count: 2}))
}

// RightClick clicks with the right button.
func (l Locator) RightClick() {
	l.page.t.Helper()
	l.page.report(l.click("right-click", accessibility.Mouse{Button: "right"}))
}

func (l Locator) click(name string, m accessibility.Mouse) (string, error) {
	return l.act(name+" "+l.String(), accessibility.Request{Op: accessibility.OpClick, Mouse: m})
}

// Hover moves the mouse onto the node.
func (l Locator) Hover() {
	l.page.t.Helper()
	l.page.report(l.act("hover over "+l.String(), accessibility.Request{Op: accessibility.OpHover}))
}

// Wheel turns the wheel over the node by so many steps, positive is right and
// down. What scrolls is the node, or what it lies in, as for a person.
func (l Locator) Wheel(dx, dy int) {
	l.page.t.Helper()
	l.page.report(l.act(fmt.Sprintf("wheel %d,%d over %v", dx, dy, l), accessibility.Request{
		Op: accessibility.OpWheel, Mouse: accessibility.Mouse{DX: dx, DY: dy},
	}))
}

// DragTo presses the left button on the node, moves and releases it on a
// visible cell of the other. It waits for one match of each, and until the app
// takes the drag as a whole: nothing is pressed before both are ready.
func (l Locator) DragTo(other Locator) {
	l.page.t.Helper()
	l.page.report(l.drag("to "+other.String(), func(s *accessibility.Snapshot, _ int) (to accessibility.Destination, out outcome) {
		i, out := other.one(s)
		if i < 0 {
			out.got = "where to: " + out.got
			return to, out
		}
		at := other.aim(accessibility.Request{}, &s.Tree, i)
		return accessibility.Destination{Target: at.Target, Key: at.Key}, out
	}))
}

// DragBy presses the left button in the middle of the node, moves it by so many
// cells, positive is right and down, and releases it there: a slider's handle,
// a splitter. At the edge of the screen it stops, as the mouse does in a
// terminal.
func (l Locator) DragBy(dx, dy int) {
	l.page.t.Helper()
	l.page.report(l.drag(fmt.Sprintf("by %d,%d", dx, dy), func(s *accessibility.Snapshot, i int) (accessibility.Destination, outcome) {
		b := s.Tree.Nodes[i].Bounds
		if b.Empty() {
			return accessibility.Destination{}, outcome{got: unseen(&s.Tree, i)}
		}
		// The middle is where the app presses, unless something else lies there.
		x, y := (b.Min.X+b.Max.X-1)/2+dx, (b.Min.Y+b.Max.Y-1)/2+dy
		x, y = max(min(x, s.Width-1), 0), max(min(y, s.Height-1), 0)
		return accessibility.Destination{Cell: true, X: x, Y: y}, outcome{verdict: met}
	}))
}

// drag drags the one match of l, node i, to where the given function says.
func (l Locator) drag(way string, where func(s *accessibility.Snapshot, i int) (accessibility.Destination, outcome)) (string, error) {
	line := "drag " + l.String() + " " + way
	w := l.page.begin("cannot " + line)
	defer w.stop()
	err := w.until(func(ctx context.Context, s *accessibility.Snapshot) outcome {
		i, out := l.one(s)
		if i < 0 {
			return out
		}
		req := accessibility.Request{Op: accessibility.OpDrag}
		if !w.away(s, i) {
			if req.To, out = where(s, i); out.verdict != met {
				return out
			}
		}
		return w.deliver(ctx, l, s, i, req)
	})
	return l.page.finish(line, err)
}

func unseen(t *accessibility.Tree, i int) string {
	return fmt.Sprintf("no visible cell: %s", accessibility.OutlineLine(t, i))
}
