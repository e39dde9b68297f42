package uitest

import (
	"context"
	"unicode/utf8"

	"limoni/accessibility"
)

// Type gives the node the focus, waits until it has it, and types text at its
// caret as a person would: what is there stays, and no Enter follows. The log
// tells how long the text was and never what it was.
func (l Locator) Type(text string) {
	l.page.t.Helper()
	line := "type " + length(text) + " into " + l.String()
	l.page.report(l.toFocused(line, accessibility.Request{Op: accessibility.OpText, Text: text}))
}

// Press gives the node the focus, waits until it has it, and presses one key
// chord, as "enter", "ctrl+s" or "shift+tab".
func (l Locator) Press(chord string) {
	l.page.t.Helper()
	line := "press " + l.page.quiet(chord, l) + " in " + l.String()
	l.page.report(l.toFocused(line, accessibility.Request{Op: accessibility.OpKey, Chord: chord}))
}

// Focus gives the node the keyboard, by its focus action or else by a click,
// and waits until it has it.
func (l Locator) Focus() {
	l.page.t.Helper()
	line := "focus " + l.String()
	w := l.page.begin("cannot " + line)
	defer w.stop()
	err := w.focus(l)
	if err == nil {
		err = l.page.settled()
	}
	l.page.report(line, err)
}

// Press presses one key chord; who has the focus gets it first. A key that
// nothing wants passes and is logged as unhandled.
func (p *Page) Press(chord string) {
	p.t.Helper()
	p.report(p.input("press "+p.quiet(chord, Locator{}), accessibility.Request{Op: accessibility.OpKey, Chord: chord}))
}

// Type types text into the text widget that has the focus, and fails where
// none has.
func (p *Page) Type(text string) {
	p.t.Helper()
	p.report(p.input("type "+length(text), accessibility.Request{Op: accessibility.OpText, Text: text}))
}

// Paste pastes text as a terminal does, in one piece.
func (p *Page) Paste(text string) {
	p.t.Helper()
	p.report(p.input("paste "+length(text), accessibility.Request{Op: accessibility.OpPaste, Text: text}))
}

// Resize gives the app another size in cells.
func (p *Page) Resize(width, height int) {
	p.t.Helper()
	line := "resize to " + size(width, height)
	p.report(p.input(line, accessibility.Request{Op: accessibility.OpResize, Width: width, Height: height}))
}

// toFocused sends req once l has the focus.
func (l Locator) toFocused(line string, req accessibility.Request) (string, error) {
	w := l.page.begin("cannot " + line)
	defer w.stop()
	err := w.focus(l)
	if err == nil {
		if req.Op == accessibility.OpText || req.Op == accessibility.OpPaste {
			req.Key = l.page.last.Focus // somebody may press Tab in between
		}
		err = w.send(req)
	}
	return l.page.finish(line, err)
}

// focus asks for the focus where l has not got it, and waits until it has.
func (w *wait) focus(l Locator) error {
	err := w.until(func(ctx context.Context, s *accessibility.Snapshot) outcome {
		i, out := l.one(s)
		if i < 0 || focused(s, i) {
			return out
		}
		req := accessibility.Request{Op: accessibility.OpClick}
		if s.Tree.Nodes[i].Actions.Has(accessibility.ActionFocus) {
			req = focusRequest
		}
		return w.page.deliver(ctx, l.aim(req, &s.Tree, i))
	})
	if err != nil {
		return err
	}
	return w.until(func(_ context.Context, s *accessibility.Snapshot) outcome {
		i, out := l.one(s)
		if i >= 0 && !focused(s, i) {
			return outcome{got: "it does not take the focus: " + accessibility.OutlineLine(&s.Tree, i)}
		}
		return out
	})
}

func focused(s *accessibility.Snapshot, i int) bool {
	n := &s.Tree.Nodes[i]
	return n.States.Has(accessibility.StateFocused) || n.Key != 0 && n.Key == s.Focus
}

// length is what a log may tell of a text.
func length(text string) string {
	return count(utf8.RuneCountInString(text), "character", "characters")
}

// quiet is a chord as a log may tell it: a plain character pressed where text
// goes may be part of a password.
func (p *Page) quiet(chord string, l Locator) string {
	if utf8.RuneCountInString(chord) != 1 {
		return chord
	}
	s, err := p.look()
	if err != nil {
		return "a character"
	}
	i, known := s.Tree.Index(s.Focus), true
	if l.page != nil {
		i, _ = l.one(s)
		known = i >= 0
	}
	if !known || i >= 0 && s.Tree.Nodes[i].Role.IsText() {
		return "a character"
	}
	return chord
}
