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

// Hover moves the mouse to the middle of the node.
func (l Locator) Hover() {
	l.page.t.Helper()
	l.page.report(l.hover())
}

func (l Locator) hover() (string, error) {
	line := "hover over " + l.String()
	w := l.page.begin("cannot " + line)
	defer w.stop()
	err := w.until(func(ctx context.Context, s *accessibility.Snapshot) outcome {
		i, out := l.one(s)
		if i < 0 {
			return out
		}
		if !visible(&s.Tree, i) {
			return outcome{got: unseen(&s.Tree, i)}
		}
		return l.page.deliver(ctx, pointerAt(s.Tree.Nodes[i]))
	})
	return l.page.finish(line, err)
}

func pointerAt(n accessibility.Node) accessibility.Request {
	middle := n.Bounds.Min.Add(n.Bounds.Size().Div(2))
	return accessibility.Request{Op: accessibility.OpMouse, Mouse: accessibility.Mouse{
		Event: "move", Button: "none", X: middle.X, Y: middle.Y,
	}}
}

func unseen(t *accessibility.Tree, i int) string {
	return fmt.Sprintf("no visible cell: %s", accessibility.OutlineLine(t, i))
}
