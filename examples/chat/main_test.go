package main

import (
	"context"
	"strings"
	"testing"

	"limoni/uitest"
)

func open(t *testing.T, answer func(ctx context.Context, question string, piece func(string))) (*chat, *uitest.Page) {
	c := newChat()
	c.answer = answer
	return c, uitest.Program(t, 60, 16, c)
}

func TestAnAnswerIsShownWhileItIsWritten(t *testing.T) {
	more := make(chan struct{})
	_, page := open(t, func(ctx context.Context, question string, piece func(string)) {
		piece("# About ")
		piece(question)
		<-more
		piece("\n\nIt is **bo")
		<-more
		piece("ld**.")
	})
	page.Type("lemons")
	page.Press("enter")
	page.Expect(page.GetByRole("heading", "About lemons")).ToBeVisible()
	page.Expect(page.GetByID("ask")).ToBeDisabled()
	page.ExpectNoFindings()
	more <- struct{}{}
	page.Expect(page.GetByText("It is bo")).ToBeVisible()
	more <- struct{}{}
	page.Expect(page.GetByText("It is bold.")).ToBeVisible()
	page.Expect(page.GetByID("ask")).ToBeEnabled()
	page.Expect(page.GetByID("ask")).ToHaveValue("")
	page.ExpectNoFindings()
}

func TestEscStopsAnAnswer(t *testing.T) {
	ended := make(chan struct{})
	c, page := open(t, func(ctx context.Context, _ string, piece func(string)) {
		piece("It begins")
		<-ctx.Done()
		piece("and nobody hears this")
		close(ended)
	})
	page.Type("x")
	page.Press("enter")
	page.Expect(page.GetByText("It begins")).ToBeVisible()
	page.Press("esc")
	<-ended
	page.Expect(page.GetByID("ask")).ToBeEnabled()
	if !strings.Contains(c.talk, "It begins *stopped*") || strings.Contains(c.talk, "nobody hears") {
		t.Errorf("%q", c.talk)
	}
	page.Press("ctrl+q")
	page.ExpectExit()
}

func TestReciting(t *testing.T) {
	var b strings.Builder
	ctx, cancel := context.WithCancel(context.Background())
	n := 0
	recite(ctx, "why", func(s string) {
		b.WriteString(s)
		if n++; n == 5 {
			cancel()
		}
	})
	if got := b.String(); got != "You asked: *why*\n\n## How" && !strings.HasPrefix("You asked: *why*\n\n"+knowledge, got) || n != 5 {
		t.Errorf("%d pieces: %q", n, got)
	}
}
