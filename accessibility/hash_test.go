package accessibility

import (
	"fmt"
	"reflect"
	"testing"
)

// everyChange changes every plain value below v in turn, alone, and calls visit
// while it is changed.
func everyChange(v reflect.Value, name string, visit func(name string)) {
	old := reflect.New(v.Type()).Elem()
	old.Set(v)
	switch v.Kind() {
	case reflect.String:
		v.SetString(v.String() + "!")
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int, reflect.Int32:
		v.SetInt(v.Int() + 1)
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(v.Uint() + 1)
	case reflect.Float64:
		v.SetFloat(v.Float() + 1)
	case reflect.Struct:
		for i := range v.NumField() {
			everyChange(v.Field(i), name+"."+v.Type().Field(i).Name, visit)
		}
		return
	case reflect.Slice:
		for i := range v.Len() {
			everyChange(v.Index(i), fmt.Sprintf("%s[%d]", name, i), visit)
		}
		return
	default:
		panic(name)
	}
	visit(name)
	v.Set(old)
}

func full() *Snapshot {
	s := &Snapshot{Layers: []Layer{{}}}
	s.Tree.Nodes = []Node{{Parent: -1, Details: 1}}
	everyString(reflect.ValueOf(s).Elem(), func(name string) string { return name }, "")
	s.Screen.Cells[0] = -1 // the one cluster
	return s
}

func TestHashSeesTreeScreenCursorAndFocus(t *testing.T) {
	ignored := map[string]bool{
		".Frame": true, ".Title": true, ".Idle": true, ".Tree.Refs[0]": true, ".Announcements[0].Text": true, ".Announcements[0].Politeness": true, ".Announcements[0].Frame": true, ".Problems[0]": true, ".Pending[0]": true,
		// Where the rare properties lie is nothing a caller sees, and the layers
		// themselves are seen through their nodes.
		".Tree.Nodes[0].Details": true, ".Layers[0].Node": true, ".Layers[0].Modal": true,
		".Screen.Styles[0].Fg": true, ".Screen.Styles[0].Bg": true, ".Screen.Styles[0].Attr": true, ".Withheld": true, ".Human": true,
		".Layers[0].Bounds.Min.X": true, ".Layers[0].Bounds.Min.Y": true, ".Layers[0].Bounds.Max.X": true, ".Layers[0].Bounds.Max.Y": true,
	}
	s := full()
	s.Tree.Rare = append(s.Tree.Rare, s.Tree.Rare[0]) // so that an index one further finds the same
	s.Tree.Rare[1].CustomActions = s.Tree.Rare[0].CustomActions
	was, visits, kept := s.Hash(), 0, s.Clone()
	everyChange(reflect.ValueOf(s).Elem(), "", func(name string) {
		visits++
		if same := s.Hash() == was; s.Same(kept) != same || kept.Same(s) != same {
			t.Errorf("a change of %s: the hash is the same %v, and Same differs", name, same)
		}
		if ignore := ignored[name] || len(name) > 13 && name[:13] == ".Tree.Rare[1]"; !ignore && s.Hash() == was {
			t.Errorf("a change of %s is not seen", name)
		} else if ignored[name] && s.Hash() != was {
			t.Errorf("a change of %s counts", name)
		}
	})
	if s.Hash() != was || visits < 50 {
		t.Errorf("%d visits, and the hash afterwards is another: %v", visits, s.Hash() != was)
	}
}

func TestHashTellsTextsApart(t *testing.T) {
	one := Snapshot{Screen: NewScreen(2, 1, []string{"ab", "c"})}
	two := Snapshot{Screen: NewScreen(2, 1, []string{"a", "bc"})}
	if one.Hash() == two.Hash() {
		t.Error("the bounds of cells do not count")
	}
	if one.Hash() != one.Clone().Hash() {
		t.Error("a clone has another hash")
	}
}

func TestHashHoldsNoSecret(t *testing.T) {
	with := func(value string, states State) *Snapshot {
		return &Snapshot{Tree: *tree(Node{Role: RoleInput, Value: value, States: states}, Node{Role: RoleText, Label: value, Parent: 1})}
	}
	one, two := with("1234", StateSensitive), with("5678", StateSensitive)
	if one.Hash() != two.Hash() || !one.Same(two) {
		t.Error("a secret is in the hash, or makes a difference")
	}
	if one, two = with("1234", 0), with("5678", 0); one.Hash() == two.Hash() || one.Same(two) {
		t.Error("a value is not in the hash: the test proves nothing")
	}
}

// A hash is compared across processes, so that nothing in it may be seeded.
func TestHashIsTheSameEverywhere(t *testing.T) {
	s := Snapshot{Tree: tasks(), Screen: NewScreen(3, 1, []string{"a", "\u6f22", ""}), Width: 3, Height: 1, Focus: 9}
	if got := s.Hash(); got != 0xae5430c18ad235a2 {
		t.Errorf("got %#x", got)
	}
}

// How clusters are numbered, and whether details that say nothing are there,
// is nothing a caller sees.
func TestHashIsOfWhatIsSeen(t *testing.T) {
	one := Snapshot{Tree: *tree(Node{}), Screen: Screen{Width: 2, Height: 1, Cells: []rune{-1, -2}, Clusters: []string{"e\u0301", "o\u0301"}}}
	two := Snapshot{Tree: *tree(Node{Details: 1}), Screen: Screen{Width: 2, Height: 1, Cells: []rune{-2, -3}, Clusters: []string{"", "e\u0301", "o\u0301"}}}
	two.Tree.Rare = []Details{{}}
	if one.Hash() != two.Hash() || !one.Same(&two) {
		t.Error("the same screen and tree have two hashes, or are not the same")
	}
	one.Screen.Cells[0], one.Screen.Cells[1] = -2, -1
	if one.Hash() == two.Hash() || one.Same(&two) {
		t.Error("another order of clusters on the screen has the same hash, or is the same")
	}
}

// Every cell counts, wherever it stands among those taken together.
func TestHashSeesEveryCell(t *testing.T) {
	for n := range 10 {
		s := Snapshot{Screen: Screen{Width: n, Height: 1, Cells: make([]rune, n)}}
		seen := map[uint64]int{s.Hash(): -1}
		for i := range n {
			for _, cell := range []rune{'a', 'b', '\U0001F600'} {
				s.Screen.Cells[i] = cell
				if at, twice := seen[s.Hash()]; twice {
					t.Errorf("%c in cell %d of %d looks like a change of cell %d", cell, i, n, at)
				}
				seen[s.Hash()] = i
			}
			s.Screen.Cells[i] = 0
		}
	}
}

// Every byte counts, also where the words of eight overlap.
func TestDigestSeesEveryByte(t *testing.T) {
	for n := 1; n < 30; n++ {
		text := make([]byte, n)
		seen := map[digest]bool{}
		for i := range text {
			text[i] = 'x'
			d := digest(digestStart)
			d.text(string(text))
			if seen[d] {
				t.Errorf("byte %d of %d does not count", i, n)
			}
			seen[d] = true
			text[i] = 0
		}
	}
}
