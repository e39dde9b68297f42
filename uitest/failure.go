package uitest

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"limoni/accessibility"
)

// failure is why an action or assertion ends the test, with all a person needs
// to see what went wrong without running it again.
type failure struct {
	text  string
	cause error // why no later frame was waited for; nil where it was hopeless
}

func (f *failure) Error() string { return f.text }
func (f *failure) Unwrap() error { return f.cause }

// problems are mistakes the app found in its own frame.
type problems []string

func (p problems) Error() string {
	return "the app has a problem with itself: " + strings.Join(p, "; ")
}

// failure makes the report: what was wanted, what was there instead, why the
// page gave up, what was done before, and the last frame as far as it is known.
func (p *Page) failure(wanted string, out outcome, cause error) error {
	if out.wanted != "" {
		wanted = out.wanted
	}
	var b strings.Builder
	fmt.Fprintf(&b, "uitest: %s\n", wanted)
	if out.got != "" {
		fmt.Fprintf(&b, "got: %s\n", out.got)
	}
	if cause != nil {
		fmt.Fprintf(&b, "gave up: %s\n", reason(cause))
	}
	section(&b, out.heading, out.lines)
	section(&b, "done so far", p.actions)
	p.describeFrame(&b)
	return &failure{strings.TrimRight(b.String(), "\n"), cause}
}

func reason(cause error) string {
	switch {
	case errors.Is(cause, accessibility.ErrIdle):
		return "the app is idle, no further frame will come"
	case cause == accessibility.ErrEnded:
		return "the app has ended"
	case errors.Is(cause, accessibility.ErrEnded):
		return "the app has ended: " + cause.Error()
	}
	return cause.Error()
}

// describeFrame writes the last frame that was seen. Whatever the host shows,
// a sensitive node's text stays out of a test's output.
func (p *Page) describeFrame(b *strings.Builder) {
	p.noticeEnd()
	if p.last == nil {
		fmt.Fprintf(b, "app: %s, no frame was seen\n", p.life())
		return
	}
	s := *p.last
	accessibility.Redact(&s, accessibility.Policy{ExposeScreen: true, ExposeInputValues: true})
	focus := "nothing"
	if i := s.Tree.Index(s.Focus); s.Focus != 0 && i >= 0 {
		focus = accessibility.OutlineLine(&s.Tree, i)
	}
	fmt.Fprintf(b, "focus: %s\n", focus)
	fmt.Fprintf(b, "app: %s, frame %d, %s\n", p.life(), s.Frame, size(s.Width, s.Height))
	section(b, "pending", s.Pending)
	section(b, "problems", s.Problems)
	section(b, "tree", lines(accessibility.Outline(&s.Tree)))
	section(b, "screen", lines(s.Screen.String()))
}

func (p *Page) life() string {
	if p.ended {
		return "ended"
	}
	return "running"
}

// section writes a heading and indented lines, or nothing where there are none.
func section(b *strings.Builder, heading string, lines []string) {
	if len(lines) == 0 {
		return
	}
	if heading != "" {
		fmt.Fprintf(b, "%s:\n", heading)
	}
	for _, line := range lines {
		b.WriteString("  " + inert(line) + "\n")
	}
}

// inert shows what could steer the terminal that the failure is read on: the
// frame may be of another process.
func inert(line string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r != '\u200c' && r != '\u200d' && unicode.Is(unicode.Cf, r) {
			return unicode.ReplacementChar
		}
		return r
	}, line)
}

func lines(text string) []string {
	text = strings.TrimRight(text, "\n")
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}

func size(width, height int) string { return fmt.Sprintf("%dx%d", width, height) }
