// Chat shows an answer while it is being written: Markdown that grows, followed
// to its end. Who answers is a function in the program itself; a model behind a
// network would be another one of the same shape.
package main

import (
	"context"
	"fmt"
	"os"
	"strings"

	"limoni"
	"limoni/layout"
	"limoni/widgets"
	"limoni/widgets/code"
	"limoni/widgets/markdown"
)

// chat is the model.
type chat struct {
	talk      string // Markdown
	draft     string
	answering bool
	pieces    chan string
	answer    func(ctx context.Context, question string, piece func(string))
}

// The messages of an answer.
type (
	ask   struct{ question string }
	piece string
	done  struct{}
)

func newChat() *chat {
	return &chat{talk: "Ask something. **Enter** sends, **Esc** stops an answer, **Ctrl+Q** quits.\n", answer: recite}
}

func (c *chat) Init() limoni.Cmd { return nil }

func (c *chat) Update(m limoni.Msg) limoni.Cmd {
	switch m := m.(type) {
	case ask:
		c.talk += "\n> " + m.question + "\n\n"
		c.answering, c.pieces = true, make(chan string)
		return limoni.Keyed("answer", limoni.Batch(limoni.Named("the answer", c.ask(m.question, c.pieces)), next(c.pieces)))
	case piece:
		c.talk += string(m)
		return limoni.Keyed("next", next(c.pieces))
	case done:
		c.answering = false
		c.talk += "\n"
	case limoni.KeyMsg:
		switch {
		case m.Is("ctrl+q"):
			return limoni.Quit
		case c.answering && m.Is("esc"):
			c.answering = false
			c.talk += " *stopped*\n"
			return limoni.Batch(limoni.Cancel("answer"), limoni.Cancel("next"))
		}
	}
	return nil
}

// ask has the question answered, piece by piece.
func (c *chat) ask(question string, pieces chan<- string) limoni.Cmd {
	return func(ctx context.Context) limoni.Msg {
		defer close(pieces)
		c.answer(ctx, question, func(s string) {
			select {
			case pieces <- s:
			case <-ctx.Done():
			}
		})
		return nil
	}
}

// next waits for the next piece.
func next(pieces <-chan string) limoni.Cmd {
	return func(ctx context.Context) limoni.Msg {
		select {
		case s, ok := <-pieces:
			if !ok {
				return done{}
			}
			return piece(s)
		case <-ctx.Done():
			return nil
		}
	}
}

func (c *chat) View(f *limoni.Frame) {
	area := f.Area()
	foot := layout.CutBottom(&area, 1)
	line := layout.CutBottom(&area, 1)
	markdown.View{ID: "talk", Label: "Conversation", Source: &c.talk, Streaming: c.answering, Follow: true, Highlighter: code.Highlighter{}}.Draw(f, area)
	in := widgets.TextInput{ID: "ask", Label: "Question", Value: &c.draft, Prompt: "> ", Placeholder: "How does it work?", Disabled: c.answering, AutoFocus: true}.Draw(f, line)
	if in.Submitted() && strings.TrimSpace(c.draft) != "" {
		_ = f.Send(ask{c.draft})
		c.draft = ""
	}
	if c.answering {
		widgets.Spinner{ID: "writing", Label: "Writing"}.Draw(f, foot)
	}
}

func main() {
	if err := limoni.RunProgram(context.Background(), newChat(), limoni.WithTitle("chat")); err != nil {
		fmt.Fprintln(os.Stderr, "chat:", err)
		os.Exit(1)
	}
}
