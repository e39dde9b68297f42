package accessibility

import (
	"image"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// painted is a screen of the given rows; a "_" after a wide character is its
// second cell.
func painted(rows ...string) Screen {
	var cells []string
	for _, row := range rows {
		for _, r := range row {
			cells = append(cells, strings.ReplaceAll(string(r), "_", ""))
		}
	}
	return NewScreen(len([]rune(rows[0])), len(rows), cells)
}

func (s Screen) paint() string {
	var out strings.Builder
	for i := range s.Cells {
		cell := s.Cell(i%s.Width, i/s.Width)
		if i > 0 && i%s.Width == 0 {
			out.WriteByte('|')
		}
		if cell == "" {
			cell = "_"
		}
		out.WriteString(cell)
	}
	return out.String()
}

func secret(r image.Rectangle) Node {
	return Node{Role: RoleInput, Bounds: r, States: StateSensitive}
}

func TestRedactFillsCells(t *testing.T) {
	rect := image.Rect
	for _, c := range []struct {
		name   string
		nodes  []Node
		layers []Layer
		want   string
	}{
		{"no secret", []Node{{Role: RoleText, Bounds: rect(0, 0, 8, 3)}}, nil, "abcdefgh|日_x日_y日_|zzzzzzzz"},
		{"one field", []Node{secret(rect(2, 0, 5, 1))}, nil, "ab***fgh|日_x日_y日_|zzzzzzzz"},
		{"beyond the screen", []Node{secret(rect(-5, 2, 99, 99))}, nil, "abcdefgh|日_x日_y日_|********"},
		{"whole wide clusters", []Node{secret(rect(0, 1, 5, 2))}, nil, "abcdefgh|*****y日_|zzzzzzzz"},
		{"a first half", []Node{secret(rect(2, 1, 4, 2))}, nil, "abcdefgh|日_** y日_|zzzzzzzz"},
		{"a second half", []Node{secret(rect(1, 1, 3, 2))}, nil, "abcdefgh| **日_y日_|zzzzzzzz"},
		{"what is inside, beyond its container", []Node{secret(rect(0, 0, 2, 1)), {Role: RoleText, Bounds: rect(3, 0, 5, 1), Parent: 1}}, nil, "**c**fgh|日_x日_y日_|zzzzzzzz"},
		{"under a dialog", []Node{secret(rect(0, 0, 8, 3)), {Key: 9, Role: RoleDialog, Bounds: rect(2, 0, 5, 1)}},
			[]Layer{{}, {Node: 9, Bounds: rect(2, 0, 5, 1), Modal: true}}, "**cde***|********|********"},
		{"in a dialog", []Node{{Key: 9, Role: RoleDialog, Bounds: rect(2, 0, 5, 1)}, {Role: RoleInput, Bounds: rect(2, 0, 5, 1), States: StateSensitive, Parent: 1}},
			[]Layer{{}, {Node: 9, Bounds: rect(2, 0, 5, 1)}}, "ab***fgh|日_x日_y日_|zzzzzzzz"},
		{"between two layers", []Node{{Key: 9, Role: RoleDialog}, {Role: RoleInput, Bounds: rect(0, 0, 8, 1), States: StateSensitive, Parent: 1}, {Key: 8, Role: RoleMenu}},
			[]Layer{{Bounds: rect(0, 0, 8, 3)}, {Node: 9, Bounds: rect(0, 0, 8, 1)}, {Node: 8, Bounds: rect(6, 0, 8, 3)}}, "******gh|日_x日_y日_|zzzzzzzz"},
		{"a popup of its own", []Node{secret(rect(0, 0, 2, 1)), {Key: 9, Role: RoleMenu, Bounds: rect(3, 0, 5, 1), Parent: 1}},
			[]Layer{{}, {Node: 9, Bounds: rect(3, 0, 5, 1)}}, "**c**fgh|日_x日_y日_|zzzzzzzz"},
	} {
		s := &Snapshot{Tree: *tree(c.nodes...), Layers: c.layers, Screen: painted("abcdefgh", "日_x日_y日_", "zzzzzzzz")}
		Redact(s, policies["all"])
		if got := s.Screen.paint(); got != c.want {
			t.Errorf("%s: got %s want %s", c.name, got, c.want)
		}
	}
}

func TestRedactFillsValuesThatAreNotShown(t *testing.T) {
	for _, c := range []struct {
		node   Node
		filled bool
	}{
		{Node{Role: RoleInput}, true}, {Node{Role: RoleTextArea}, true}, {Node{Role: RoleSelect}, true}, {Node{Role: RoleSlider}, true},
		{Node{Role: RoleNumberInput, States: StateDisabled}, true}, {Node{Role: RoleTerminal}, true},
		{Node{Role: RoleCanvas, Actions: ActionSetValue}, true}, {Node{Role: "gauge", Actions: ActionIncrement}, true},
		{Node{Role: RoleCheckbox, Actions: ActionSetValue}, false}, {Node{Role: RoleScrollbar, Actions: ActionIncrement}, false},
		{Node{Role: RoleButton, Actions: ActionActivate}, false}, {Node{Role: RoleText}, false}, {Node{Role: RoleListItem}, false},
	} {
		for policy, filled := range map[string]bool{"screen": c.filled, "all": false} {
			c.node.Bounds = image.Rect(1, 0, 3, 1)
			s := &Snapshot{Tree: *tree(c.node), Screen: painted("abcd")}
			Redact(s, policies[policy])
			if want := map[bool]string{true: "a**d", false: "abcd"}[filled]; s.Screen.paint() != want {
				t.Errorf("%s [%s] with %s: got %s want %s", c.node.Role, c.node.Actions, policy, s.Screen.paint(), want)
			}
		}
	}
}

func TestRedactFillsLinesOfAnInput(t *testing.T) {
	for policy, want := range map[string]string{"screen": "**c*", "all": "abcd"} {
		s := &Snapshot{Screen: painted("abcd"), Tree: *tree(
			Node{Role: RoleTextArea, Bounds: image.Rect(0, 0, 2, 1)}, Node{Role: RoleText, Bounds: image.Rect(3, 0, 4, 1), Parent: 1})}
		if Redact(s, policies[policy]); s.Screen.paint() != want {
			t.Errorf("%s: got %s want %s", policy, s.Screen.paint(), want)
		}
	}
}

// The text of a filled cell is nowhere, not even where no cell shows it; what
// the snapshot was made from stays as it is.
func TestRedactForgetsFilledClusters(t *testing.T) {
	for _, c := range []struct {
		name  string
		node  Node
		cells []rune
		want  []string
	}{
		{"a secret", secret(image.Rect(0, 0, 1, 1)), []rune{-1, -2, 'x'}, []string{"o\u0301"}},
		{"another cell shows it too", secret(image.Rect(0, 0, 1, 1)), []rune{-1, -1, -2}, []string{"e\u0301", "o\u0301"}},
		{"no cell shows it and nothing is withheld", Node{Role: RoleText}, []rune{'a', -2, -3}, []string{"o\u0301"}},
		{"nothing to forget", Node{Role: RoleText}, []rune{-1, -2, 'x'}, []string{"e\u0301", "o\u0301"}},
	} {
		was := Snapshot{Tree: *tree(c.node), Screen: Screen{Width: 3, Height: 1, Cells: c.cells, Clusters: []string{"e\u0301", "o\u0301"}}}
		before := was.Clone()
		s := was
		Redact(&s, policies["all"])
		if !slices.Equal(slices.Compact(s.Screen.Clusters), c.want) {
			t.Errorf("%s: clusters %q, want %q", c.name, s.Screen.Clusters, c.want)
		}
		if !reflect.DeepEqual(was.Screen, before.Screen) {
			t.Errorf("%s: the snapshot it was made from has changed: %+v", c.name, was.Screen)
		}
	}
}

func TestRedactEmptiesTheScreen(t *testing.T) {
	for name, policy := range policies {
		s := &Snapshot{Width: 4, Height: 1, Screen: painted("abcd")}
		Redact(s, policy)
		if got, want := len(s.Screen.Cells) > 0, policy.ExposeScreen; got != want {
			t.Errorf("%s: cells %v", name, got)
		}
		if s.Width != 4 || s.Height != 1 {
			t.Errorf("%s: the size is structure", name)
		}
	}
	broken := &Snapshot{Screen: NewScreen(3, 1, []string{"a", "e\u0301"})}
	if Redact(broken, policies["all"]); len(broken.Screen.Cells) != 0 || len(broken.Screen.Clusters) != 0 {
		t.Error("cells of a screen of another size are kept")
	}
}

func TestRedactMovesTheCursor(t *testing.T) {
	field := image.Rect(2, 0, 6, 1)
	for _, c := range []struct {
		name   string
		nodes  []Node
		layers []Layer
		focus  Key
		policy string
		cursor image.Point
		want   image.Point
	}{
		{"in a secret", []Node{secret(field)}, nil, 0, "all", image.Pt(5, 0), image.Pt(2, 0)},
		{"in a secret without a policy", []Node{secret(field)}, nil, 0, "none", image.Pt(5, 0), image.Pt(2, 0)},
		{"beside a secret", []Node{secret(field)}, nil, 0, "all", image.Pt(6, 0), image.Pt(6, 0)},
		{"past the end of the focused secret", []Node{secret(field)}, nil, 1, "all", image.Pt(6, 0), image.Pt(2, 0)},
		{"inside a part of a secret", []Node{secret(field), {Role: RoleText, Bounds: image.Rect(4, 0, 6, 1), Parent: 1}}, nil, 0, "all", image.Pt(5, 0), image.Pt(2, 0)},
		{"in a dialog over a secret", []Node{secret(field), {Key: 9, Role: RoleDialog, Bounds: field}}, []Layer{{}, {Node: 9, Bounds: field}}, 9, "all", image.Pt(5, 0), image.Pt(5, 0)},
		{"the caret of a covered secret", []Node{secret(field), {Key: 9, Role: RoleTooltip, Bounds: field}}, []Layer{{}, {Node: 9, Bounds: field}}, 1, "all", image.Pt(5, 0), image.Pt(2, 0)},
		{"in an input", []Node{{Role: RoleInput, Bounds: field}}, nil, 1, "screen", image.Pt(5, 0), image.Pt(2, 0)},
		{"in an input whose value is shown", []Node{{Role: RoleInput, Bounds: field}}, nil, 1, "values", image.Pt(5, 0), image.Pt(5, 0)},
		{"in a list", []Node{{Role: RoleListItem, Bounds: field}}, nil, 1, "none", image.Pt(5, 0), image.Pt(5, 0)},
	} {
		s := &Snapshot{Tree: *tree(c.nodes...), Layers: c.layers, Focus: c.focus, Cursor: Cursor{X: c.cursor.X, Y: c.cursor.Y, Visible: true}}
		Redact(s, policies[c.policy])
		if got := image.Pt(s.Cursor.X, s.Cursor.Y); got != c.want || !s.Cursor.Visible {
			t.Errorf("%s: got %v want %v", c.name, got, c.want)
		}
	}
}
