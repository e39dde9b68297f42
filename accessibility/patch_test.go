package accessibility

import (
	"fmt"
	"image"
	"math/rand"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// exactly says where two trees differ in anything a tree tells, "" where in
// nothing. Where the details lie does not count.
func exactly(got, want *Tree) string {
	if len(got.Nodes) != len(want.Nodes) {
		return fmt.Sprintf("%d nodes, want %d", len(got.Nodes), len(want.Nodes))
	}
	for i := range got.Nodes {
		g, w := got.Nodes[i], want.Nodes[i]
		d, e := got.Details(g), want.Details(w)
		g.Details, w.Details = 0, 0
		if g != w || !sameRange(&d.Range, &e.Range) || got.Ref(i) != want.Ref(i) {
			return fmt.Sprintf("node %d is %+v @%d, want %+v @%d", i, g, got.Ref(i), w, want.Ref(i))
		}
		d.Range, e.Range = Range{}, Range{}
		if !reflect.DeepEqual(d, e) && !(len(d.CustomActions)+len(e.CustomActions) == 0 && sameDetails(&d, &e)) {
			return fmt.Sprintf("node %d has %+v, want %+v", i, d, e)
		}
	}
	return wellFormed(got)
}

// wellFormed says what is wrong with the form of a tree.
func wellFormed(t *Tree) string {
	rare := 0
	for i, n := range t.Nodes {
		if n.Parent < -1 || int(n.Parent) >= i {
			return fmt.Sprintf("node %d stands in %d", i, n.Parent)
		}
		if n.Details != 0 {
			if rare++; int(n.Details) != rare {
				return fmt.Sprintf("node %d has details %d, want %d", i, n.Details, rare)
			}
		}
	}
	if rare != len(t.Rare) {
		return fmt.Sprintf("%d details of %d are somebody's", rare, len(t.Rare))
	}
	if t.Refs != nil && len(t.Refs) != len(t.Nodes) {
		return fmt.Sprintf("%d refs of %d nodes", len(t.Refs), len(t.Nodes))
	}
	return ""
}

// steps writes a patch in short: runs as [from count], whole nodes by label.
func (p Patch) steps() string {
	var out []string
	for _, s := range p.Steps {
		if s.Count > 0 {
			out = append(out, fmt.Sprintf("[%d %d]", s.From, s.Count))
		} else {
			out = append(out, fmt.Sprintf("%s in %d", s.Node.Label, s.Node.Parent))
		}
	}
	return strings.Join(out, ", ")
}

func TestPatchSteps(t *testing.T) {
	node := func(key Key, label string, depth int32) Node { return Node{Key: key, Label: label, Parent: depth} }
	before := tree(node(1, "list", 0), node(2, "a", 1), node(3, "b", 1), node(4, "c", 1), node(5, "status", 0))
	for _, c := range []struct {
		name  string
		after *Tree
		want  string
	}{
		{"nothing", tree(), ""},
		{"the same", before, "[0 5]"},
		{"one new", tree(node(1, "list", 0), node(2, "a", 1), node(9, "x", 1), node(3, "b", 1), node(4, "c", 1), node(5, "status", 0)), "[0 2], x in 0, [2 3]"},
		{"one gone", tree(node(1, "list", 0), node(2, "a", 1), node(4, "c", 1), node(5, "status", 0)), "[0 2], [3 2]"},
		{"one changed", tree(node(1, "list", 0), node(2, "a", 1), node(3, "B", 1), node(4, "c", 1), node(5, "status", 0)), "[0 2], B in 0, [3 2]"},
		{"a changed container", tree(node(1, "LIST", 0), node(2, "a", 1), node(3, "b", 1), node(4, "c", 1), node(5, "status", 0)), "LIST in -1, [1 4]"},
		{"moved", tree(node(5, "status", 0), node(1, "list", 0), node(2, "a", 1), node(3, "b", 1), node(4, "c", 1)), "[4 1], [0 4]"},
		{"into another container", tree(node(1, "list", 0), node(2, "a", 1), node(3, "b", 2), node(4, "c", 1), node(5, "status", 0)), "[0 2], b in 1, [3 2]"},
		{"to the top", tree(node(1, "list", 0), node(2, "a", 0), node(3, "b", 0)), "[0 1], a in -1, b in -1"},
		{"a container of another key", tree(node(7, "list", 0), node(2, "a", 1)), "list in -1, a in 0"},
		{"a key twice", tree(node(1, "list", 0), node(2, "a", 1), node(2, "a", 1), node(3, "b", 1)), "[0 1], a in 0, a in 0, [2 1]"},
		{"a container's key twice", tree(node(1, "list", 0), node(2, "a", 1), node(1, "list", 0), node(3, "b", 1)), "list in -1, a in 0, list in -1, b in 2"},
	} {
		p := MakePatch(before, c.after)
		if got := p.steps(); got != c.want {
			t.Errorf("%s: got %s want %s", c.name, got, c.want)
		}
		if p.Kept()+p.Sent() != len(c.after.Nodes) || p.Sent() != strings.Count(c.want, " in ") {
			t.Errorf("%s: %d kept and %d sent of %d", c.name, p.Kept(), p.Sent(), len(c.after.Nodes))
		}
		got, err := p.Apply(before)
		if diff := exactly(&got, c.after); err != nil || diff != "" {
			t.Errorf("%s: %v %s", c.name, err, diff)
		}
	}
	if got := MakePatch(tree(node(1, "a", 0), node(1, "a", 0)), tree(node(1, "a", 0))).steps(); got != "a in -1" {
		t.Errorf("a key twice before: %s", got)
	}
	none := &Tree{Nodes: []Node{{Label: "a", Parent: -1}}}
	if got := MakePatch(none, none).steps(); got != "a in -1" {
		t.Errorf("a node without a key: %s", got)
	}
}

// A node is kept only where everything it tells is the same.
func TestPatchSeesEveryChange(t *testing.T) {
	s := full()
	s.Tree.Nodes[0].Key = 5
	kept := s.Tree.Clone()
	if got := MakePatch(&kept, &s.Tree).Kept(); got != 1 {
		t.Fatal("the same node is not kept")
	}
	visits := 0
	everyChange(reflect.ValueOf(&s.Tree).Elem(), "", func(name string) {
		if name == ".Nodes[0].Parent" {
			return
		}
		visits++
		p := MakePatch(&kept, &s.Tree)
		if got, err := p.Apply(&kept); p.Kept() != 0 || err != nil || exactly(&got, &s.Tree) != "" {
			t.Errorf("a change of %s: %d kept, %v", name, p.Kept(), err)
		}
	})
	if visits < 40 {
		t.Errorf("only %d changes", visits)
	}
}

// mutate makes another tree of t, well formed: some nodes gone, new, moved or
// changed, some keys that stand there twice.
func mutate(t *Tree, r *rand.Rand) Tree {
	out := t.Clone()
	for range r.Intn(5) {
		i := r.Intn(len(out.Nodes) + 1)
		if i == len(out.Nodes) {
			i = max(i-1, 0)
		}
		switch kind := r.Intn(9); {
		case kind == 0 || len(out.Nodes) == 0:
			out = spliced(&out, i, i, Node{Key: Key(r.Intn(60)), Role: RoleText, Label: "new", Parent: int32(r.Intn(i+1) - 1)})
		case kind == 1:
			out = spliced(&out, i, i+1)
		case kind == 2:
			out = spliced(&out, i, out.End(i))
		case kind == 3:
			out.Nodes[i].Label += "!"
		case kind == 4:
			out.Nodes[i].Parent = int32(r.Intn(i+1) - 1)
		case kind == 5:
			out.Nodes[i].Key = out.Nodes[r.Intn(len(out.Nodes))].Key
		case kind == 6:
			out.Nodes[i].Bounds = image.Rect(r.Intn(9), 0, 20, 1)
		case kind == 7 && len(out.Rare) > 0:
			out.Rare[r.Intn(len(out.Rare))].Level++
		case kind == 8 && out.Refs != nil:
			if out.Refs[i] = uint32(r.Intn(40)); r.Intn(4) == 0 {
				out.Refs = nil
			}
		}
	}
	return out
}

// spliced is t with nodes in place of those from from to to. What stood in one
// that is gone stands in its container.
func spliced(t *Tree, from, to int, nodes ...Node) Tree {
	out := Tree{Rare: t.Rare}
	at := make([]int32, len(t.Nodes))
	put := func(n Node, ref uint32) {
		out.Nodes = append(out.Nodes, n)
		if t.Refs != nil {
			out.Refs = append(out.Refs, ref)
		}
	}
	for i := range len(t.Nodes) + 1 {
		if i == from {
			for _, n := range nodes {
				put(n, 0)
			}
		}
		if i == len(t.Nodes) {
			break
		}
		up := int32(-1)
		if p := t.parent(i); p >= 0 {
			up = at[p]
		}
		if at[i] = up; i < from || i >= to {
			n := t.Nodes[i]
			n.Parent = up
			put(n, t.Ref(i))
			at[i] = int32(len(out.Nodes) - 1)
		}
	}
	return out
}

func TestPatchGivesExactlyTheLaterTree(t *testing.T) {
	kept, sent := 0, 0
	for seed := range int64(6000) {
		r := newRand(seed)
		before := randomTree(r)
		after := mutate(before, r)
		if seed%10 == 0 {
			after = *randomTree(r)
		}
		wasBefore, wasAfter := before.Clone(), after.Clone()
		p := MakePatch(before, &after)
		got, err := p.Apply(before)
		if diff := exactly(&got, &after); err != nil || diff != "" && !strings.Contains(diff, "somebody") {
			t.Fatalf("seed %d: %v %s\n%s", seed, err, diff, p.steps())
		}
		if !reflect.DeepEqual(before.Clone(), wasBefore) || !reflect.DeepEqual(after.Clone(), wasAfter) {
			t.Fatalf("seed %d: the patch changed what it was made of", seed)
		}
		if again := MakePatch(before, &after); !reflect.DeepEqual(again, p) {
			t.Fatalf("seed %d: two patches", seed)
		}
		kept, sent = kept+p.Kept(), sent+p.Sent()
	}
	if kept < 3*sent {
		t.Errorf("%d nodes are kept and %d sent: what did not change is sent", kept, sent)
	}
}

// The tree that a patch was applied to can be the next one's earlier tree.
func TestPatchesFollowOneAnother(t *testing.T) {
	for seed := range int64(200) {
		r := newRand(seed)
		server := *randomTree(r)
		client := server.Clone()
		for step := range 20 {
			next := mutate(&server, r)
			var err error
			client, err = MakePatch(&server, &next).Apply(&client)
			if diff := exactly(&client, &next); err != nil || diff != "" {
				t.Fatalf("seed %d, step %d: %v %s", seed, step, err, diff)
			}
			server = next
		}
	}
}

func TestPatchThatDoesNotFit(t *testing.T) {
	before := tree(Node{Role: RoleList}, Node{Role: RoleListItem, Parent: 1})
	whole := func(parent int32) PatchStep { return PatchStep{Node: Node{Parent: parent}} }
	for _, c := range []struct {
		name  string
		steps []PatchStep
		want  string
	}{
		{"beyond the end", []PatchStep{{From: 1, Count: 2}}, "accessibility: step 0 of the patch keeps 2 nodes from index 1 of a tree of 2"},
		{"from beyond the end", []PatchStep{{From: 3, Count: 1}}, "accessibility: step 0 of the patch keeps 1 nodes from index 3 of a tree of 2"},
		{"before the start", []PatchStep{whole(-1), {From: -1, Count: 1}}, "accessibility: step 1 of the patch keeps 1 nodes from index -1 of a tree of 2"},
		{"less than none", []PatchStep{{Count: -1}}, "accessibility: step 0 of the patch keeps -1 nodes from index 0 of a tree of 2"},
		{"so much that it overflows", []PatchStep{{From: 1, Count: int(^uint(0) >> 1)}}, "accessibility: step 0 of the patch keeps 9223372036854775807 nodes from index 1 of a tree of 2"},
		{"without its container", []PatchStep{{From: 1, Count: 1}}, "accessibility: node 0 of the patched tree has lost its container"},
		{"before its container", []PatchStep{{From: 1, Count: 1}, {From: 0, Count: 1}}, "accessibility: node 0 of the patched tree stands before its container"},
		{"a container twice", []PatchStep{{From: 0, Count: 1}, {From: 0, Count: 2}}, "accessibility: node 2 of the patched tree has lost its container"},
		{"in itself", []PatchStep{whole(0)}, "accessibility: node 0 of the patched tree stands before its container"},
		{"in none", []PatchStep{whole(-2)}, "accessibility: node 0 of the patched tree stands before its container"},
	} {
		got, err := Patch{c.steps}.Apply(before)
		if err == nil || err.Error() != c.want || got.Nodes != nil {
			t.Errorf("%s: got %v, %d nodes; want %s", c.name, err, len(got.Nodes), c.want)
		}
	}
	most := slices.Repeat([]PatchStep{whole(-1)}, MaxNodes)
	if got, err := (Patch{most}).Apply(before); err != nil || len(got.Nodes) != MaxNodes {
		t.Errorf("%d nodes, %v", len(got.Nodes), err)
	}
	if _, err := (Patch{append(most, whole(-1))}).Apply(before); err == nil {
		t.Error("a node too many is no error")
	}
	if _, err := (Patch{slices.Repeat([]PatchStep{{Count: 2}}, MaxNodes)}).Apply(before); err == nil {
		t.Error("runs of too many are no error")
	}
}

// FuzzPatch reads a patch from bytes: whatever it is, it is an error or makes a
// well-formed tree.
func FuzzPatch(f *testing.F) {
	f.Add([]byte{0, 5}, int64(1))
	f.Add([]byte{0, 2, 255, 3, 2, 3}, int64(7))
	f.Fuzz(func(t *testing.T, data []byte, seed int64) {
		before := randomTree(newRand(seed))
		var p Patch
		for ; len(data) > 1; data = data[2:] {
			if data[0] < 200 {
				p.Steps = append(p.Steps, PatchStep{From: int(int8(data[0])), Count: int(int8(data[1]))})
			} else {
				p.Steps = append(p.Steps, PatchStep{Node: Node{Key: Key(data[0] % 32), Parent: int32(int8(data[1]))}, Details: &Details{}, Ref: uint32(data[0] & 1)})
			}
		}
		got, err := p.Apply(before)
		if err != nil {
			return
		}
		if bad := wellFormed(&got); bad != "" || len(got.Nodes) != p.Kept()+p.Sent() {
			t.Fatalf("%d nodes: %s", len(got.Nodes), bad)
		}
		again, err := MakePatch(before, &got).Apply(before)
		if diff := exactly(&again, &got); err != nil || diff != "" {
			t.Fatalf("%v %s", err, diff)
		}
	})
}

func TestChangedRows(t *testing.T) {
	base := painted("ab", "日_", "yz")
	styled := base
	styled.Styles = make([]CellStyle, 6)
	for _, c := range []struct {
		name          string
		before, after Screen
		want          []int
	}{
		{"the same", base, base, nil},
		{"styles", base, styled, nil},
		{"one row", base, painted("ab", "日_", "yy"), []int{2}},
		{"two rows", base, painted("xb", "日_", "yy"), []int{0, 2}},
		{"another size", base, painted("ab", "日_"), []int{0, 1}},
		{"another width of as many cells", painted("abc", "def"), painted("ab", "cd", "ef"), []int{0, 1, 2}},
		{"of a screen that misstates its size", Screen{Width: 3, Height: 2, Cells: []rune{'a', 'b', 'c', 'd', 'e', -1}, Clusters: []string{"e\u0301"}},
			Screen{Width: 2, Height: 2, Cells: []rune("abcdef")}, []int{0, 1}},
		{"from nothing", Screen{}, base, []int{0, 1, 2}},
		{"from withheld cells", Screen{Width: 2, Height: 3}, base, []int{0, 1, 2}},
		{"to withheld cells", base, Screen{Width: 2, Height: 3}, nil},
		{"clusters numbered otherwise", Screen{Width: 1, Height: 2, Cells: []rune{-1, -2}, Clusters: []string{"e\u0301", "o\u0301"}},
			Screen{Width: 1, Height: 2, Cells: []rune{-2, -1}, Clusters: []string{"o\u0301", "e\u0301"}}, nil},
		{"a cluster", Screen{Width: 1, Height: 2, Cells: []rune{-1, -2}, Clusters: []string{"e\u0301", "o\u0301"}},
			Screen{Width: 1, Height: 2, Cells: []rune{-1, -2}, Clusters: []string{"e\u0301", "u\u0301"}}, []int{1}},
	} {
		if got := ChangedRows(&c.before, &c.after); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v want %v", c.name, got, c.want)
		}
	}
}

func BenchmarkMakePatch(b *testing.B) {
	before := thousand(false)
	before.Nodes, before.Refs = before.Nodes[:200], before.Refs[:200]
	after := before.Clone()
	after.Nodes[100].Label = "changed"
	b.ReportAllocs()
	for b.Loop() {
		if p := MakePatch(before, &after); p.Sent() != 1 {
			b.Fatal(p.steps())
		}
	}
}

func BenchmarkApplyPatch(b *testing.B) {
	before := thousand(false)
	before.Nodes, before.Refs = before.Nodes[:200], before.Refs[:200]
	after := before.Clone()
	after.Nodes[100].Label = "changed"
	p := MakePatch(before, &after)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := p.Apply(before); err != nil {
			b.Fatal(err)
		}
	}
}
