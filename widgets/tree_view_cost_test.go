//go:build !race

package widgets_test

import (
	"testing"

	"limoni"
	"limoni/widgets"
)

func TestTreeDoesNotAllocate(t *testing.T) {
	data, key := newFiles(), ""
	data.loading["src/lib/"] = true
	var chosen widgets.Selection
	for _, t2 := range []widgets.TreeView{
		{Guides: true, Scrollbar: true, Typeahead: true, ActivateToggles: true},
		{Chosen: &chosen, Selected: &key},
	} {
		t2.ID, t2.Label, t2.Data = "tree", "Files", fixed{data}
		app := limoni.New(20, 6, func(f *limoni.Frame) {
			tree := t2.Draw(f, f.Area())
			tree.Item()
		})
		app.Feed([]byte("\x1b[B\x1b[C\x1b[F\x1b[A"))
		if n := frame(app); n != 0 {
			t.Errorf("a frame allocates %v times, want 0", n)
		}
		for name, bytes := range map[string]string{
			"down": "\x1b[B", "end": "\x1b[F", "enter": "\r", "space": " ", "closing": "\x1b[H\x1b[B\x1b[D", "opening and closing": "\x1b[H\x1b[B\x1b[C\x1b[D",
			"a click": click(6, 0) + click(3, 2), "the wheel": wheel(3, 1, 1), "a marker": click(0, 0) + click(0, 0),
		} {
			if n := costs(app, bytes); n != 0 {
				t.Errorf("%s allocates %v times, want 0", name, n)
			}
		}
	}
}

// fixed gives files keys and texts that are made once.
type fixed struct{ *files }

var (
	childKeys = map[string]string{}
	names     = map[string]widgets.TreeNode{}
)

func (x fixed) Children(key string) widgets.Branch {
	return widgets.Branch{Len: len(x.under[key]), Loading: x.loading[key]}
}

func (x fixed) Child(key string, i int) string {
	for k, v := range childKeys {
		if len(k) == len(key)+1 && k[:len(key)] == key && int(k[len(key)]) == i {
			return v
		}
	}
	v := x.files.Child(key, i)
	childKeys[key+string(rune(i))] = v
	return v
}

func (x fixed) Node(key string) widgets.TreeNode {
	n, ok := names[key]
	if !ok {
		n = x.files.Node(key)
		names[key] = n
	}
	return n
}
