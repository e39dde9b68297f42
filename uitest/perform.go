package uitest

import (
	"context"
	"time"

	"limoni/accessibility"
)

// report ends an action: it fails the test, or logs the action in one line and
// keeps that for a later failure. No line holds text that was typed.
func (p *Page) report(line string, err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
	p.actions = append(p.actions, line)
	p.t.Logf("uitest: %s", line)
	if p.slowMo > 0 {
		<-time.After(p.slowMo)
	}
}

// settled looks at the frame an action has led to, so that a problem the app
// finds with itself fails there and not later.
func (p *Page) settled() error {
	if !p.strict || p.ended {
		return nil
	}
	_, err := p.look()
	return err
}

// act waits for l's one match and sends req to it.
func (l Locator) act(line string, req accessibility.Request) (string, error) {
	w := l.page.begin("cannot " + line)
	defer w.stop()
	return l.page.finish(line, w.sendTo(l, req))
}

// sendTo sends req to the one match of l, and again where a later frame may
// lift the refusal.
func (w *wait) sendTo(l Locator, req accessibility.Request) error {
	return w.until(func(ctx context.Context, s *accessibility.Snapshot) outcome {
		i, out := l.one(s)
		if i < 0 {
			return out
		}
		return w.deliver(ctx, l, s, i, req)
	})
}

// deliver sends req to node i, the one match of l. A node that is laid out but
// scrolled out of sight is given the focus before the mouse goes there, since
// that brings it into view.
func (w *wait) deliver(ctx context.Context, l Locator, s *accessibility.Snapshot, i int, req accessibility.Request) outcome {
	if !byMouse(req.Op) || !w.away(s, i) {
		return w.page.deliver(ctx, l.aim(req, &s.Tree, i))
	}
	w.revealed = true
	out := w.page.deliver(ctx, l.aim(focusRequest, &s.Tree, i))
	if out.verdict == met {
		return outcome{got: unseen(&s.Tree, i)}
	}
	return out
}

// away reports that node i must be brought into view, and was not yet.
func (w *wait) away(s *accessibility.Snapshot, i int) bool {
	n := &s.Tree.Nodes[i]
	return !w.revealed && n.States.Has(accessibility.StateOffscreen) && n.Actions.Has(accessibility.ActionFocus)
}

func byMouse(op accessibility.Op) bool {
	switch op {
	case accessibility.OpClick, accessibility.OpDrag, accessibility.OpWheel, accessibility.OpHover:
		return true
	}
	return false
}

var focusRequest = accessibility.Request{Op: accessibility.OpAct, Action: accessibility.ActionFocus.String()}

// send sends an input that goes to whatever has the focus.
func (w *wait) send(req accessibility.Request) error {
	return w.until(func(ctx context.Context, _ *accessibility.Snapshot) outcome {
		return w.page.deliver(ctx, req)
	})
}

// Do sends any input and returns what became of it, for what the other methods
// have no word for: a drag with the right button, or a row that is not drawn,
// which the Item of a request names.
//
//	page.Do(accessibility.Request{
//		Op: accessibility.OpAct, Action: "select",
//		Target: accessibility.Selector{ID: "tasks"}, Item: accessibility.Item{Position: 500},
//	})
//
// A refusal that a later frame may lift is waited out as everywhere; another
// one ends the test.
func (p *Page) Do(req accessibility.Request) accessibility.Result {
	p.t.Helper()
	p.report(p.input("send "+string(req.Op), req))
	return p.result
}

// input sends what needs no locator.
func (p *Page) input(line string, req accessibility.Request) (string, error) {
	w := p.begin("cannot " + line)
	defer w.stop()
	return p.finish(line, w.send(req))
}

// finish adds to the line of a delivered input what became of it.
func (p *Page) finish(line string, err error) (string, error) {
	if err != nil {
		return line, err
	}
	switch p.result.Verdict {
	case accessibility.Unhandled:
		line += " (unhandled)"
	case accessibility.Gone:
		line += " (the app ended)"
	}
	return line, p.settled()
}
