package widgets_test

import (
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

// What an app shows is text in every widget, whatever it looks like: nothing of
// it is a tag, and it stands on the screen and in the tree as it was given.
func TestEveryWidgetShowsItsTextLiterally(t *testing.T) {
	if w := limoni.Width(markup); w != 39 {
		t.Fatalf("the text is %d wide, want 39", w)
	}
	onlyNamed := map[string]bool{ // which draw no label
		"progress": true, "secret": true, "calendar": true, "color picker": true, "file picker": true, "slider of nothing": true,
	}
	inALongerText := map[string]bool{"rich text": true, "viewport": true}
	for _, p := range newCatalogue(markup).parts {
		s := open(t, 90, 9, func(f *limoni.Frame) { p.draw(f, f.Area()) })
		snap := s.snapshot()
		if shown := strings.Contains(snap.Screen.String(), markup); shown == onlyNamed[p.name] {
			t.Errorf("%s: shown %v on\n%s", p.name, shown, snap.Screen)
		}
		named := false
		for _, n := range snap.Tree.Nodes {
			named = named || n.Label == markup || inALongerText[p.name] && strings.Contains(n.Label, markup)
		}
		if !named {
			t.Errorf("%s: no node is called so:\n%s", p.name, s.outline())
		}
	}
}

// A field shows its text, its prompt and its placeholder so, too, and a dialog
// its buttons.
func TestEveryTextOfAWidgetIsLiteral(t *testing.T) {
	s := open(t, 100, 9, func(f *limoni.Frame) { literalField(f, markup, "") })
	s.wantScreen(markup + " " + markup)
	s = open(t, 100, 9, func(f *limoni.Frame) { literalField(f, "", markup) })
	s.wantScreen(markup)
	s = open(t, 100, 9, func(f *limoni.Frame) { literalDialog(f, markup) })
	if n := strings.Count(s.snapshot().Screen.String(), markup); n != 3 {
		t.Errorf("title, text and button of the dialog hold it %d times, want 3:\n%s", n, s.snapshot().Screen)
	}
}

func literalField(f *limoni.Frame, value, placeholder string) {
	prompt := ""
	if value != "" {
		prompt = value + " "
	}
	widgets.TextInput{ID: "f", Label: "F", Value: &value, Prompt: prompt, Placeholder: placeholder}.Draw(f, f.Area())
}

func literalDialog(f *limoni.Frame, text string) {
	widgets.Dialog{ID: "d", Title: text, Text: text, Buttons: []string{text}}.Draw(f, f.Area())
}
