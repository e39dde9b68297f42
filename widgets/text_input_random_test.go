package widgets_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"limoni"
	"limoni/widgets"
)

// Whatever is done to a field, the caret stands between two clusters and in
// view, and undoing all of it gives back the value it began with.
func TestRandomEditsCanAllBeUndone(t *testing.T) {
	keys := strings.Fields("left right home end ctrl+left ctrl+right shift+left shift+right shift+home ctrl+shift+right " +
		"backspace delete ctrl+w alt+d ctrl+u ctrl+k ctrl+z ctrl+y")
	typed := []string{"a", "b c", "é", "e\u0301", "中", "🇩🇪", "🇦", "\u200d", "👩", "💻", "\u0e34", "  ", "/x.y", "\u202e\x1b"}
	random := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		value := texts[random.IntN(len(texts))]
		if len(value) > 100 || strings.ContainsAny(value, "\n\x1b") {
			value = "ab cd"
		}
		first := value
		s := field(t, 1+random.IntN(12), widgets.TextInput{}, &value)
		for range 30 {
			switch random.IntN(4) {
			case 0:
				s.feed(typed[random.IntN(len(typed))])
			case 1:
				s.paste(typed[random.IntN(len(typed))])
			case 2:
				s.feed(click(random.IntN(12), 0))
			default:
				s.keys(keys[random.IntN(len(keys))])
			}
			n, d := s.node("#f")
			if caret := d.CaretColumn - 1; caret < 0 || caret > limoni.Clusters(value) || n.Value != value {
				t.Fatalf("value %q, in the tree %q, caret %d", value, n.Value, caret)
			}
			if at := s.cursor(); !at.In(n.Bounds) {
				t.Fatalf("the cursor is at %v, outside of %v", at, n.Bounds)
			}
		}
		if undone := s.all("ctrl+z", &value); undone != first {
			t.Fatalf("undone to %q, want %q", undone, first)
		}
	}
}

// all presses a key until it changes nothing more.
func (s stage) all(key string, value *string) string {
	s.t.Helper()
	for {
		before := *value
		if s.keys(key); *value == before {
			return before
		}
	}
}

func TestHugeTextIsEdited(t *testing.T) {
	value := strings.Repeat("中a ", 100_000)
	n := limoni.Clusters(value)
	s := field(t, 20, widgets.TextInput{}, &value)
	s.feed("x")
	s.keys("home", "end", "ctrl+left", "backspace")
	if got := limoni.Clusters(value); got != n {
		t.Errorf("%d clusters, want %d", got, n)
	}
}
