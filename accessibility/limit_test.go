package accessibility

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// chain is nodes that stand in one another.
func chain(levels int) []Node {
	nodes := make([]Node, levels)
	for i := range nodes {
		nodes[i] = Node{Key: Key(i + 1), Role: RoleGroup, Label: "level " + strconv.Itoa(i+1), Parent: int32(i - 1)}
	}
	return nodes
}

// rows appends a list of that many items.
func (t *Tree) rows(name string, count int) {
	up := int32(len(t.Nodes))
	t.Nodes = append(t.Nodes, Node{Key: Key(up + 1), ID: name, Role: RoleList, Label: name, Parent: -1})
	for i := range count {
		t.Nodes = append(t.Nodes, Node{Key: Key(int(up) + i + 2), Role: RoleListItem, Label: name + " " + strconv.Itoa(i), Position: int32(i + 1), SetSize: int32(count), Parent: up})
	}
}

func TestLimitChangesNothingWithinTheLimits(t *testing.T) {
	atLimit := &Snapshot{Title: strings.Repeat("t", MaxLabel), Tree: Tree{Nodes: chain(MaxDepth)}}
	atLimit.Tree.Nodes[63].Label, atLimit.Tree.Nodes[63].Value = strings.Repeat("l", MaxLabel), strings.Repeat("v", MaxValue)
	atLimit.Tree.Nodes[63].Details = 1
	atLimit.Tree.Rare = []Details{{ValueText: strings.Repeat("v", MaxValue), CustomActions: make([]CustomAction, MaxCustomActions)}}
	atLimit.Tree.rows("many", MaxNodes-MaxDepth-1)
	for _, s := range []*Snapshot{{}, {Tree: tasks()}, {Tree: *randomTree(newRand(1))}, atLimit} {
		was := s.Clone()
		if n := testing.AllocsPerRun(3, func() { Limit(s) }); n != 0 {
			t.Errorf("%v allocations for %d nodes", n, len(s.Tree.Nodes))
		}
		if !reflect.DeepEqual(s.Clone(), was) {
			t.Errorf("a snapshot of %d nodes that is within the limits changed: %q", len(s.Tree.Nodes), s.Problems)
		}
	}
}

// A text of 100,000 characters arrives whole whatever they are.
func TestLimitLeavesALongTextWhole(t *testing.T) {
	for _, c := range []string{"a", "é", "日", "\U0001F600"} {
		text := strings.Repeat(c, 100_000)
		s := &Snapshot{Tree: *tree(Node{Role: RoleTextArea, Value: text})}
		if Limit(s); s.Tree.Nodes[0].Value != text || s.Problems != nil {
			t.Errorf("of %q are %d bytes left of %d", c, len(s.Tree.Nodes[0].Value), len(text))
		}
	}
}

func TestLimitCutsTexts(t *testing.T) {
	long, huge := strings.Repeat("x", MaxLabel+1), strings.Repeat("v", MaxValue+1)
	cutLong, cutHuge := long[1:], huge[1:]
	s := &Snapshot{Title: long, Problems: []string{long}, Pending: []string{"p"}, Announcements: []Announcement{{Text: long}}}
	s.Tree = *tree(Node{Role: RoleButton, Label: "fine", ID: "fine"}, Node{Role: Role(long), ID: long, Label: long, Value: huge, Details: 1})
	s.Tree.Rare = []Details{{Description: long, Placeholder: long, Shortcut: long, ErrorMessage: long, ValueText: huge, CustomActions: []CustomAction{{Name: long, Description: long}}}}
	s.Tree.Refs = []uint32{1, 2}
	shared, kept := *s, s.Clone()
	if Limit(s); !reflect.DeepEqual(&shared, kept) {
		t.Error("shared memory changed")
	}
	n := s.Tree.Nodes[1]
	d := s.Tree.Details(n)
	for i, text := range []string{string(n.Role), n.ID, n.Label, d.Description, d.Placeholder, d.Shortcut, d.ErrorMessage, d.CustomActions[0].Name, d.CustomActions[0].Description, s.Title, s.Problems[0], s.Announcements[0].Text} {
		if text != cutLong {
			t.Errorf("text %d has %d bytes", i, len(text))
		}
	}
	if n.Value != cutHuge || d.ValueText != cutHuge || s.Tree.Nodes[0].Label != "fine" || s.Pending[0] != "p" {
		t.Errorf("value %d bytes, its text %d; %q", len(n.Value), len(d.ValueText), s.Tree.Nodes[0].Label)
	}
	x := strings.Repeat("x", briefly) + "…"
	want := []string{
		`12 texts are longer than the 4,096 bytes that are told and are cut, the first of them that of role="` + x + `" "` + x + `" #"` + x + `" @2`,
		`2 values are longer than the 524,288 bytes that are told and are cut, the first of them that of role="` + x + `" "` + x + `" #"` + x + `" @2`,
	}
	if got := s.Problems[1:]; !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	s = &Snapshot{Title: long}
	if Limit(s); !slices.Equal(s.Problems, []string{"1 text is longer than the 4,096 bytes that are told and is cut"}) {
		t.Errorf("a title: %q", s.Problems)
	}
	s = &Snapshot{Tree: *tree(Node{Role: RoleText, Label: long, Value: "secret", States: StateSensitive})}
	if Limit(s); len(s.Problems) != 1 || strings.Contains(s.Problems[0], "secret") || !strings.Contains(s.Problems[0], `is cut, that of text "xxx`) {
		t.Errorf("one label: %q", s.Problems)
	}
}

func TestLimitCutsCustomActions(t *testing.T) {
	actions := make([]CustomAction, MaxCustomActions+6)
	for i := range actions {
		actions[i].Name = "action-" + strconv.Itoa(i)
	}
	s := &Snapshot{Tree: *tree(Node{Role: RoleButton, Label: "B"}, Node{Role: RoleButton, Label: "A", ID: "a", Details: 1})}
	s.Tree.Rare = []Details{{CustomActions: actions}, {CustomActions: actions}} // the second is nobody's
	Limit(s)
	if got := s.Tree.Rare[0].CustomActions; len(got) != MaxCustomActions || got[63].Name != "action-63" || len(s.Tree.Rare[1].CustomActions) != MaxCustomActions {
		t.Errorf("%d actions are left", len(got))
	}
	if want := []string{`1 list of own actions is longer than the 64 that are told of a node and is cut, that of button "A" #a`}; !slices.Equal(s.Problems, want) {
		t.Errorf("%q", s.Problems)
	}
	if len(actions) != MaxCustomActions+6 || actions[69].Name != "action-69" {
		t.Error("the app's own list changed")
	}
}

func TestLimitCutsWhatIsTooDeep(t *testing.T) {
	s := &Snapshot{Tree: Tree{Nodes: chain(MaxDepth + 3)}}
	s.Tree.Nodes = append(s.Tree.Nodes,
		Node{Key: 100, Role: RoleText, Label: "beside the deepest that is told", Parent: MaxDepth - 2},
		Node{Key: 101, Role: RoleStatus, Label: "beside", Parent: 0, Details: 1})
	s.Tree.Nodes[MaxDepth].Details = 2
	s.Tree.Rare = []Details{{Description: "kept"}, {Description: "too deep"}}
	Limit(s)
	nodes := s.Tree.Nodes
	if len(nodes) != MaxDepth+2 || nodes[MaxDepth-1].Label != "level 64" || nodes[MaxDepth].Key != 100 || nodes[MaxDepth].Parent != MaxDepth-2 || nodes[MaxDepth+1].Key != 101 || nodes[MaxDepth+1].Parent != 0 {
		t.Errorf("%d nodes, the last %+v", len(nodes), nodes[len(nodes)-1])
	}
	if len(s.Tree.Rare) != 1 || s.Tree.Details(nodes[MaxDepth+1]).Description != "kept" {
		t.Errorf("%+v", s.Tree.Rare)
	}
	if want := []string{`3 nodes lie deeper than the 64 levels that are told and are left out, the first of them in group "level 64"`}; !slices.Equal(s.Problems, want) {
		t.Errorf("%q", s.Problems)
	}
	s = &Snapshot{Tree: Tree{Nodes: chain(MaxDepth + 1)}}
	if Limit(s); !slices.Equal(s.Problems, []string{`1 node lies deeper than the 64 levels that are told and is left out, in group "level 64"`}) {
		t.Errorf("%q", s.Problems)
	}
}

// A huge list costs its siblings nothing.
func TestLimitSharesTheNodes(t *testing.T) {
	s := &Snapshot{Problems: []string{"before"}}
	s.Tree.rows("Small", 5)
	s.Tree.rows("Log", 12_000)
	s.Tree.rows("Big", 4_000)
	s.Tree.rows("Last", 7)
	for i := range s.Tree.Nodes {
		s.Tree.Refs = append(s.Tree.Refs, uint32(i+1))
	}
	s.Focus = Key(6 + 1 + 12_000) // the last row of the log
	last := Key(len(s.Tree.Nodes))
	s.Layers = []Layer{{}, {Node: Key(6 + 12_001 + 4_001)}} // and of the big list
	Limit(s)
	left := map[string]int{}
	for i, n := range s.Tree.Nodes {
		if up := s.Tree.parent(i); up >= 0 {
			left[s.Tree.Nodes[up].Label]++
		}
		if s.Tree.Ref(i) != uint32(n.Key) {
			t.Fatalf("node %d has ref %d, want %d", n.Key, s.Tree.Ref(i), n.Key)
		}
	}
	want := map[string]int{"Small": 5, "Log": MaxNodes - 4 - 5 - 4_000 - 7, "Big": 4_000, "Last": 7}
	if len(s.Tree.Nodes) != MaxNodes || !reflect.DeepEqual(left, want) {
		t.Errorf("%d nodes, %v, want %v", len(s.Tree.Nodes), left, want)
	}
	if s.Tree.Index(s.Focus) < 0 || s.Tree.Index(s.Layers[1].Node) < 0 || s.Tree.Index(last) < 0 {
		t.Error("the focus, the layer or the end of the last list is lost")
	}
	if bad := wellFormed(&s.Tree); bad != "" {
		t.Error(bad)
	}
	if want := []string{"before", `16,016 nodes are more than the 10,000 that are told; 6,016 are left out, the first of them in list "Log" #Log @7`}; !slices.Equal(s.Problems, want) {
		t.Errorf("%q", s.Problems)
	}
}

func TestLimitSharesBetweenEquals(t *testing.T) {
	s := &Snapshot{}
	s.Tree.rows("One", 20_000)
	s.Tree.rows("Two", 20_000)
	s.Tree.rows("Three", 20_000)
	Limit(s)
	var at []int
	for i, n := range s.Tree.Nodes {
		if n.Role == RoleList {
			at = append(at, i)
		}
	}
	// 9,997 rows are 3,332 of each and one more in the first.
	if want := []int{0, 3334, 6667}; !slices.Equal(at, want) || len(s.Tree.Nodes) != MaxNodes {
		t.Errorf("lists at %v of %d nodes, want %v", at, len(s.Tree.Nodes), want)
	}
}

func TestLimitOfManyAtTheTop(t *testing.T) {
	s := &Snapshot{Focus: 10_500}
	for i := range 10_600 {
		s.Tree.Nodes = append(s.Tree.Nodes, Node{Key: Key(i + 1), Role: RoleText, Parent: -1})
	}
	Limit(s)
	if len(s.Tree.Nodes) != MaxNodes || s.Tree.Nodes[MaxNodes-1].Key != 10_500 || s.Tree.Nodes[MaxNodes-2].Key != MaxNodes-1 {
		t.Errorf("%d nodes, the last %d", len(s.Tree.Nodes), s.Tree.Nodes[len(s.Tree.Nodes)-1].Key)
	}
	if want := []string{"10,600 nodes are more than the 10,000 that are told; 600 are left out, the first of them at the top"}; !slices.Equal(s.Problems, want) {
		t.Errorf("%q", s.Problems)
	}
	// Where more is needed than there may be, nothing is.
	s = &Snapshot{}
	for i := range 11_000 {
		s.Tree.Nodes = append(s.Tree.Nodes, Node{Key: Key(i + 1), Role: RoleText, Parent: -1})
		s.Layers = append(s.Layers, Layer{Node: Key(i + 1)})
	}
	if Limit(s); len(s.Tree.Nodes) != MaxNodes || s.Tree.Nodes[MaxNodes-1].Key != MaxNodes {
		t.Errorf("of many layers are %d nodes left", len(s.Tree.Nodes))
	}
}

// Whatever is over: the result is within the limits and well formed, nothing
// shared changes, and a second call changes nothing.
func TestLimitSharesNothingAndRepeats(t *testing.T) {
	many, deep := false, false
	for seed := range int64(25) {
		r := newRand(seed)
		s := &Snapshot{}
		open, deepest := []int32{-1}, 4+r.Intn(100)
		for i := range 9_000 + r.Intn(9_000) {
			open = open[:1+min(max(len(open)-1-r.Intn(3), 0), deepest)]
			s.Tree.Nodes = append(s.Tree.Nodes, Node{Key: Key(i + 1), Role: RoleGroup, Parent: open[len(open)-1]})
			open = append(open, int32(i))
		}
		for range r.Intn(3) {
			n := &s.Tree.Nodes[r.Intn(len(s.Tree.Nodes))]
			n.Label = strings.Repeat(oddities[r.Intn(len(oddities))], MaxLabel)
		}
		s.Focus = Key(r.Intn(len(s.Tree.Nodes)) + 1)
		level := 0
		for i := s.Tree.Index(s.Focus); i >= 0; i = s.Tree.parent(i) {
			level++
		}
		shallowCopy, kept := *s, s.Clone()
		Limit(s)
		if !reflect.DeepEqual(&shallowCopy, kept) {
			t.Fatalf("seed %d: shared memory changed", seed)
		}
		if bad := wellFormed(&s.Tree); bad != "" || len(s.Tree.Nodes) > MaxNodes || !withinLimits(s) {
			t.Fatalf("seed %d: %d nodes, within the limits %v, %s", seed, len(s.Tree.Nodes), withinLimits(s), bad)
		}
		many, deep = many || strings.Contains(strings.Join(s.Problems, ""), " more than "), deep || strings.Contains(strings.Join(s.Problems, ""), " lie deeper ")
		for i, n := range s.Tree.Nodes {
			was := kept.Tree.parent(int(n.Key) - 1)
			if up := s.Tree.parent(i); (up < 0) != (was < 0) || up >= 0 && s.Tree.Nodes[up].Key != kept.Tree.Nodes[was].Key {
				t.Fatalf("seed %d: node %d does not stand in its own container", seed, n.Key)
			}
		}
		if level <= MaxDepth && s.Tree.Index(s.Focus) < 0 {
			t.Fatalf("seed %d: the focus is lost", seed)
		}
		once := s.Clone()
		if Limit(s); !reflect.DeepEqual(s.Clone(), once) {
			t.Fatalf("seed %d: a second call changed something", seed)
		}
	}
	if !many || !deep {
		t.Errorf("too many were told %v, too deep %v: the test proves nothing", many, deep)
	}
}

// A tree whose nodes do not stand in order is measured all the same, and a
// parent that cannot be one is none.
func TestLimitOfATreeOutOfOrder(t *testing.T) {
	s := &Snapshot{Tree: Tree{Nodes: []Node{{Key: 1, Parent: -1}, {Key: 2, Parent: -1}, {Key: 3, Parent: 0}, {Key: 4, Parent: 9}, {Key: 5, Parent: -7}}}}
	was := s.Clone()
	if Limit(s); !reflect.DeepEqual(s.Clone(), was) {
		t.Errorf("%+v", s.Tree.Nodes)
	}
	nodes := chain(MaxDepth + 1)
	s = &Snapshot{Tree: Tree{Nodes: slices.Insert(nodes, MaxDepth, Node{Key: 999, Parent: -1})}}
	if Limit(s); len(s.Tree.Nodes) != MaxDepth+1 || len(s.Problems) != 1 {
		t.Errorf("%d nodes, %q", len(s.Tree.Nodes), s.Problems)
	}
}

func TestBoundary(t *testing.T) {
	family := "\U0001F469\u200d\U0001F469\u200d\U0001F467"
	for _, c := range []struct {
		text string
		most int
		want string
	}{
		{"abcdef", 3, "abc"},
		{"aéé", 2, "a"}, {"aéé", 3, "aé"}, {"日本", 5, "日"}, {"a\U0001F600b", 4, "a"},
		{"ae\u0301x", 2, "a"}, {"ae\u0301x", 3, "a"}, {"ae\u0301x", 4, "ae\u0301"},
		{"a" + family + "b", 18, "a"}, {"a" + family + "b", 8, "a"}, {"a" + family + "b", 19, "a" + family},
		{"a\U0001F44D\U0001F3FDb", 5, "a"}, {"\u2764\ufe0fx", 3, "\u2764"},
		{"a\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7", 5, "a"}, {"a\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7", 9, "a\U0001F1E9\U0001F1EA"}, {"a\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7", 13, "a\U0001F1E9\U0001F1EA"},
		{"a\r\nb", 2, "a"}, {"a\r\nb", 3, "a\r\n"},
		{"한국", 3, "한"}, {"x\u1112\u1161\u11ab", 4, "x"}, {"x\u1112\u1161\u11abx", 10, "x\u1112\u1161\u11ab"},
		{"x\u0915\u094d\u0937", 7, "x"}, {"x\u0e01\u0e33", 4, "x"},
		{"\xff\xfe\xfd", 2, "\xff\xfe"}, {"\x80\x80\x80\x80\x80\x80", 5, "\x80\x80\x80\x80\x80"}, {"a\xe6\x97b", 2, "a\xe6"},
		{"a", 0, ""},
	} {
		if got := c.text[:boundary(c.text, c.most)]; got != c.want {
			t.Errorf("%q in %d bytes: got %q want %q", c.text, c.most, got, c.want)
		}
	}
	marks := "e" + strings.Repeat("\u0301", 500)
	if at := boundary(marks, 901); at != 901 || !utf8.ValidString(marks[:at]) {
		t.Errorf("a cluster that nobody reads is cut at %d", at)
	}
}

// FuzzBoundary cuts any text anywhere: never more than is asked for, not far
// less, and no rune that was whole is broken.
func FuzzBoundary(f *testing.F) {
	for _, text := range oddities {
		f.Add(text, uint16(3))
	}
	f.Fuzz(func(t *testing.T, text string, most uint16) {
		if int(most) >= len(text) {
			return
		}
		at := boundary(text, int(most))
		if at > int(most) || at < int(most)-longestCluster-2*utf8.UTFMax {
			t.Fatalf("%q in %d bytes is cut at %d", text, most, at)
		}
		if utf8.ValidString(text) && !(utf8.ValidString(text[:at]) && utf8.ValidString(text[at:])) {
			t.Fatalf("%q is broken at %d", text, at)
		}
	})
}

func TestGrouped(t *testing.T) {
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", 12345: "12,345", 1234567: "1,234,567"} {
		if got := grouped(n); got != want {
			t.Errorf("%d: %s, want %s", n, got, want)
		}
	}
}

func BenchmarkLimit(b *testing.B) {
	over := &Snapshot{}
	over.Tree.rows("Log", 100_000)
	for _, c := range []struct {
		name string
		s    *Snapshot
	}{{"nothing over", screenful()}, {"a hundred thousand rows", over}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			var view Snapshot
			for b.Loop() {
				view = *c.s
				Limit(&view)
			}
		})
	}
}
