package accessibility

import (
	"reflect"
	"testing"
	"unsafe"
)

// A frame holds its nodes in one array that is swept on every pass, so their
// size is what a screenful costs: 128 bytes are two cache lines.
func TestNodeSize(t *testing.T) {
	if size := unsafe.Sizeof(Node{}); size > 128 {
		t.Errorf("a Node has %d bytes; what few nodes need belongs in Details", size)
	}
}

// scratch hands out strings whose bytes can be overwritten.
type scratch struct{ all [][]byte }

func (s *scratch) text(text string) string {
	b := []byte(text)
	s.all = append(s.all, b)
	return unsafe.String(&b[0], len(b))
}

func (s *scratch) spoil() {
	for _, b := range s.all {
		for i := range b {
			b[i] = 'X'
		}
	}
}

// everyString sets every string below v, filling slices with one element.
func everyString(v reflect.Value, set func(name string) string, name string) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(set(name))
	case reflect.Struct:
		for i := range v.NumField() {
			everyString(v.Field(i), set, name+"."+v.Type().Field(i).Name)
		}
	case reflect.Slice:
		if v.Len() == 0 {
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		}
		for i := range v.Len() {
			everyString(v.Index(i), set, name)
		}
	}
}

func TestCloneSharesNoMemory(t *testing.T) {
	var buffers scratch
	s := &Snapshot{Layers: []Layer{{Node: 1}}}
	s.Tree.Nodes = []Node{{Details: 1}, {}}
	everyString(reflect.ValueOf(s).Elem(), func(name string) string { return buffers.text(name + " text") }, "snapshot")
	if len(buffers.all) < 15 {
		t.Fatalf("only %d strings were set", len(buffers.all))
	}
	want := reflect.ValueOf(*s)
	fixed := fixedCopy(want).Interface()
	clone := s.Clone()
	tree := s.Tree.Clone()
	if !reflect.DeepEqual(*clone, fixed) {
		t.Fatalf("the clone differs:\n%+v\n%+v", *clone, fixed)
	}
	buffers.spoil()
	s.Tree.Nodes[0].Key, s.Tree.Rare[0].Level, s.Tree.Refs[0], s.Layers[0].Node = 9, 9, 9, 9
	s.Tree.Rare[0].CustomActions[0], s.Screen.Cells[0], s.Screen.Clusters[0], s.Pending[0] = CustomAction{}, 9, "", ""
	if reflect.DeepEqual(*s, fixed) {
		t.Fatal("spoiling the original changed nothing: the test proves nothing")
	}
	if !reflect.DeepEqual(*clone, fixed) {
		t.Errorf("the snapshot's clone changed with the original:\n%+v", *clone)
	}
	if !reflect.DeepEqual(tree, fixed.(Snapshot).Tree) {
		t.Errorf("the tree's clone changed with the original:\n%+v", tree)
	}
}

// fixedCopy copies v without using Clone.
func fixedCopy(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	switch v.Kind() {
	case reflect.String:
		out.SetString(string([]byte(v.String())))
	case reflect.Struct:
		for i := range v.NumField() {
			out.Field(i).Set(fixedCopy(v.Field(i)))
		}
	case reflect.Slice:
		if v.Len() > 0 {
			out.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
		}
		for i := range v.Len() {
			out.Index(i).Set(fixedCopy(v.Index(i)))
		}
	default:
		out.Set(v)
	}
	return out
}

// What is no single code point must come back as it was, also where it is not
// UTF-8 or the code point 0, which as a number has another meaning.
func TestScreenKeepsEveryText(t *testing.T) {
	texts := []string{"a", "", "\u6f22", "e\u0301", "\xff", "\ufffd", "\x00", "\U0010ffff", "ab"}
	s := NewScreen(len(texts), 1, texts)
	for x, want := range texts {
		if got := s.Cell(x, 0); got != want {
			t.Errorf("%q became %q", want, got)
		}
	}
	if want := []string{"e\u0301", "\xff", "\x00", "ab"}; !reflect.DeepEqual(s.Clusters, want) {
		t.Errorf("clusters %q, want %q", s.Clusters, want)
	}
}

func TestCloneOfNothing(t *testing.T) {
	if got := (&Snapshot{}).Clone(); !reflect.DeepEqual(*got, Snapshot{}) {
		t.Errorf("%+v", got)
	}
}

func TestTreeLooksUp(t *testing.T) {
	tree := tasks()
	if i := tree.Index(7); i != 6 {
		t.Errorf("key 7 is node %d", i)
	}
	tree.Nodes[3].Key = 0
	if i := tree.Index(0); i != -1 {
		t.Errorf("the key of no node is node %d", i)
	}
	if tree.End(2) != 6 || tree.End(0) != 10 || tree.End(9) != 10 {
		t.Errorf("ends %d %d %d", tree.End(2), tree.End(0), tree.End(9))
	}
	if !tree.Contains(2, 5) || !tree.Contains(2, 2) || tree.Contains(2, 6) || tree.Contains(2, 1) {
		t.Error("Contains is wrong about the list")
	}
	if tree.Ref(9) != 10 || tree.Ref(8) != 0 || tree.Ref(10) != 0 || tree.Ref(-1) != 0 {
		t.Error("Ref is wrong")
	}
	if d := tree.Details(tree.Nodes[1]); d.ErrorMessage != "too short" {
		t.Errorf("%+v", d)
	}
	for _, n := range []Node{{}, {Details: 3}, {Details: -1}} {
		if d := tree.Details(n); !reflect.DeepEqual(d, Details{}) {
			t.Errorf("%+v", d)
		}
	}
}

func TestScreenText(t *testing.T) {
	s := NewScreen(4, 3, []string{"日", "", "a", " ", " ", " ", " ", " ", "x", " ", "y", "z"})
	if got, want := s.String(), "日a\n\nx yz"; got != want {
		t.Errorf("got %q want %q", got, want)
	}
	if s.Row(0) != "日a" || s.Row(-1) != "" || s.Row(3) != "" {
		t.Errorf("rows %q %q %q", s.Row(0), s.Row(-1), s.Row(3))
	}
	s.Set(0, 2, "e\u0301")
	for i, want := range []string{"日", "", "a", " ", " ", " ", " ", " ", "e\u0301", " ", "y", "z"} {
		if got := s.Cell(i%4, i/4); got != want {
			t.Errorf("cell %d,%d is %q, want %q", i%4, i/4, got, want)
		}
	}
	if got := s.Row(2); got != "e\u0301 yz" {
		t.Errorf("row 2 is %q", got)
	}
	for _, at := range [][2]int{{-1, 0}, {4, 0}, {0, -1}, {0, 3}} {
		if got := s.Cell(at[0], at[1]); got != "" {
			t.Errorf("the cell %v outside the screen is %q", at, got)
		}
	}
	if got := (Screen{Width: 1, Height: 1, Cells: []rune{-1}}).String(); got != "" {
		t.Errorf("a cluster that is not there is %q", got)
	}
	if got := (Screen{Width: 80, Height: 2}).String(); got != "\n" {
		t.Errorf("a screen without cells is %q", got)
	}
	if got := (Screen{}).String(); got != "" {
		t.Errorf("no screen is %q", got)
	}
}
