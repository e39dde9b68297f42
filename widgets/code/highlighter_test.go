package code_test

import (
	"fmt"
	"strings"
	"testing"

	"limoni"
	"limoni/internal/vt"
	"limoni/widgets/code"
	"limoni/widgets/markdown"
)

var _ markdown.Highlighter = code.Highlighter{}

// The parts of a highlighter are the code, in order.
func TestHighlighterGivesTheCodeBack(t *testing.T) {
	theme := limoni.DefaultTheme()
	for _, source := range []string{hello, "", "\n", "a\r\nb", "\xff\"\xc3\"", strings.Repeat(hello, 100)} {
		for _, language := range []string{"go", "python", "html", "php", "diff", "nonsense", "make", "json", "markdown"} {
			var all strings.Builder
			code.Highlighter{}.Highlight(language, source, &theme.Code, func(part string, _ limoni.Style) { all.WriteString(part) })
			if got := all.String(); !strings.HasPrefix(source, got) || len(got) < len(source) && len(got) > 0 && language != "php" && language != "html" {
				t.Errorf("%s of %q is %q", language, source, got)
			}
		}
	}
}

// Code in Markdown has its colours, also while it grows, and what is above the
// end keeps them.
func TestMarkdownCodeIsColored(t *testing.T) {
	terminal := vt.New(40, 400)
	source := "```go\n"
	app := limoni.New(40, 400, func(f *limoni.Frame) {
		markdown.View{ID: "doc", Label: "Doc", Source: &source, Streaming: true, Highlighter: code.Highlighter{}}.Draw(f, f.Area())
	}, limoni.WithOutput(terminal))
	app.Feed(nil)
	for i := range 60 {
		app.Post(func() { source += fmt.Sprintf("func f%d() {\n\treturn %d\n}\n\n", i, i) })
		app.Feed(nil)
		for y := range 4 * i {
			cell := terminal.Cell(2, y)
			if cell.Text == "f" && cell.Style.Foreground != keyword || cell.Text == "}" && cell.Style.Foreground != 0 {
				t.Fatalf("with %d functions row %d begins with %+v", i+1, y, cell)
			}
		}
	}
	if got := terminal.Cell(2, 236); got.Text != "f" || got.Style.Foreground != keyword {
		t.Errorf("the last function begins with %+v", got)
	}
}
