package accessibility

import (
	"fmt"
	"hash/fnv"
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
	case reflect.Uint32, reflect.Uint64:
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
	return s
}

func TestHashSeesTreeScreenCursorAndFocus(t *testing.T) {
	ignored := map[string]bool{
		".Frame": true, ".Title": true, ".Idle": true, ".Tree.Refs[0]": true, ".Announcements[0]": true, ".Problems[0]": true, ".Pending[0]": true,
		// Where the rare properties lie is nothing a caller sees, and the layers
		// themselves are seen through their nodes.
		".Tree.Nodes[0].Details": true, ".Layers[0].Node": true, ".Layers[0].Modal": true,
		".Layers[0].Bounds.Min.X": true, ".Layers[0].Bounds.Min.Y": true, ".Layers[0].Bounds.Max.X": true, ".Layers[0].Bounds.Max.Y": true,
	}
	s := full()
	s.Tree.Rare = append(s.Tree.Rare, s.Tree.Rare[0]) // so that an index one further finds the same
	s.Tree.Rare[1].CustomActions = s.Tree.Rare[0].CustomActions
	was, visits := s.Hash(), 0
	everyChange(reflect.ValueOf(s).Elem(), "", func(name string) {
		visits++
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
	one := Snapshot{Screen: Screen{Width: 2, Height: 1, Cells: []string{"ab", "c"}}}
	two := Snapshot{Screen: Screen{Width: 2, Height: 1, Cells: []string{"a", "bc"}}}
	if one.Hash() == two.Hash() {
		t.Error("the bounds of cells do not count")
	}
	if one.Hash() != one.Clone().Hash() {
		t.Error("a clone has another hash")
	}
}

func TestHashHoldsNoSecret(t *testing.T) {
	hash := func(value string, states State) uint64 {
		s := Snapshot{Tree: *tree(Node{Role: RoleInput, Value: value, States: states}, Node{Role: RoleText, Label: value, Parent: 1})}
		return s.Hash()
	}
	if hash("1234", StateSensitive) != hash("5678", StateSensitive) {
		t.Error("a secret is in the hash")
	}
	if hash("1234", 0) == hash("5678", 0) {
		t.Error("a value is not in the hash: the test proves nothing")
	}
}

// A hash is compared across processes, so that nothing in it may be seeded.
func TestDigestIsFNV(t *testing.T) {
	std := fnv.New64a()
	std.Write([]byte{3, 0, 0, 0, 0, 0, 0, 0, 'a', 'b', 'c', 2, 1, 0, 0, 0, 0, 0, 0})
	d := digest(fnvOffset)
	d.text("abc")
	d.number(0x102)
	if uint64(d) != std.Sum64() {
		t.Errorf("got %x want %x", uint64(d), std.Sum64())
	}
}
