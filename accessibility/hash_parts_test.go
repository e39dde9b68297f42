package accessibility

import (
	"reflect"
	"strings"
	"testing"
)

func TestTreeHashSeesTheTreeAndTheFocusedNode(t *testing.T) {
	s := full()
	was, visits := s.TreeHash(), 0
	everyChange(reflect.ValueOf(s).Elem(), "", func(name string) {
		visits++
		counts := strings.HasPrefix(name, ".Tree.") && name != ".Tree.Nodes[0].Details" && name != ".Tree.Refs[0]"
		if name == ".Tree.Nodes[0].Details" {
			return // that points to no details any more
		}
		if (s.TreeHash() != was) != counts {
			t.Errorf("a change of %s counts: %v, want %v", name, !counts, counts)
		}
	})
	if s.TreeHash() != was || visits < 50 {
		t.Errorf("%d visits, and the hash afterwards is another: %v", visits, s.TreeHash() != was)
	}
	s = &Snapshot{Tree: tasks()}
	was = s.TreeHash()
	if s.Focus = 2; s.TreeHash() == was {
		t.Error("the focus on another node is not seen")
	}
	if s.Focus = 9; s.TreeHash() != was {
		t.Error("a focus that the node's state has told counts twice")
	}
}

func TestScreenHashIsOfTheTextThatIsRead(t *testing.T) {
	of := func(s Screen) uint64 { return (&Snapshot{Screen: s}).ScreenHash() }
	base := painted("ab  ", "日_  ", "    ")
	for _, c := range []struct {
		name  string
		other Screen
		same  bool
	}{
		{"itself", painted("ab  ", "日_  ", "    "), true},
		{"another width", painted("ab", "日_", "  "), true},
		{"a row less", painted("ab  ", "日_  "), false},
		{"a row more", painted("ab  ", "日_  ", "    ", "    "), false},
		{"a space before", painted(" ab ", "日_  ", "    "), false},
		{"a space inside", painted("a b ", "日_  ", "    "), false},
		{"no-break spaces at the end", painted("ab\u00a0 ", "日_  ", "    "), false},
		{"rows exchanged", painted("日_  ", "ab  ", "    "), false},
		{"a row's end in the next", painted("a   ", "b日_ ", "    "), false},
	} {
		if got := of(c.other) == of(base); got != c.same {
			t.Errorf("%s: the same %v, want %v", c.name, got, c.same)
		}
	}
	whole, split := NewScreen(2, 1, []string{"e\u0301", "x"}), NewScreen(2, 1, []string{"\u00e9", "x"})
	if of(whole) == of(split) {
		t.Error("a cluster is not kept as it is")
	}
	s := full()
	s.Screen.Width, s.Screen.Height = 1, 1
	was := s.ScreenHash()
	everyChange(reflect.ValueOf(s).Elem(), "", func(name string) {
		if counts := name == ".Screen.Clusters[0]"; counts && s.ScreenHash() == was {
			t.Errorf("a change of %s is not seen", name)
		} else if !strings.HasPrefix(name, ".Screen.") && s.ScreenHash() != was {
			t.Errorf("a change of %s counts", name)
		}
	})
}

// Two screens have one hash if and only if they read the same.
func TestScreenHashAgreesWithString(t *testing.T) {
	seen := map[string]uint64{}
	texts := map[uint64]string{}
	for seed := range int64(3000) {
		r := newRand(seed)
		cells := make([]string, 6)
		for i := range cells {
			cells[i] = []string{" ", "a", "b", "e\u0301", "", "日"}[r.Intn(6)]
		}
		s := &Snapshot{Screen: NewScreen(3, 2, cells)}
		text, hash := s.Screen.String(), s.ScreenHash()
		if old, known := seen[text]; known && old != hash {
			t.Fatalf("%q has two hashes", text)
		}
		if old, known := texts[hash]; known && old != text {
			t.Fatalf("%q and %q have one hash", text, old)
		}
		seen[text], texts[hash] = hash, text
	}
}

// 0 means that there is none.
func TestHashesOfNothing(t *testing.T) {
	s := &Snapshot{}
	if s.ScreenHash() != 0 || s.TreeHash() == 0 {
		t.Errorf("screen %#x, want 0; tree %#x, want another", s.ScreenHash(), s.TreeHash())
	}
	if s.Screen = painted(" "); s.ScreenHash() == 0 {
		t.Error("an empty screen is none")
	}
	if digest(0).existing() != 1 || digest(5).existing() != 5 {
		t.Error("0 is told for something that exists")
	}
	Redact(s, Policy{})
	if s.ScreenHash() != 0 {
		t.Error("a screen that is withheld has a hash")
	}
}

// They are compared across processes and platforms.
func TestHashesAreTheSameEverywhere(t *testing.T) {
	s := Snapshot{Tree: tasks(), Screen: NewScreen(3, 1, []string{"a", "\u6f22", ""}), Width: 3, Height: 1, Focus: 9}
	if got := s.TreeHash(); got != 0xb8c2faf52a8da5ad {
		t.Errorf("tree %#x", got)
	}
	if got := s.ScreenHash(); got != 0x354f702fc8077521 {
		t.Errorf("screen %#x", got)
	}
}

func TestTreeHashHoldsNoSecret(t *testing.T) {
	of := func(value string, states State) uint64 {
		return (&Snapshot{Tree: *tree(Node{Role: RoleInput, Value: value, States: states}, Node{Role: RoleText, Label: value, Parent: 1})}).TreeHash()
	}
	if of("1234", StateSensitive) != of("5678", StateSensitive) {
		t.Error("a secret is in the hash")
	}
	if of("1234", 0) == of("5678", 0) {
		t.Error("a value is not in the hash: the test proves nothing")
	}
}

func TestHashesAllocateNothing(t *testing.T) {
	s := screenful()
	if n := testing.AllocsPerRun(10, func() { s.TreeHash(); s.ScreenHash() }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkTreeHash(b *testing.B) {
	s := screenful()
	b.ReportAllocs()
	for b.Loop() {
		s.TreeHash()
	}
}

func BenchmarkScreenHash(b *testing.B) {
	s := screenful()
	b.ReportAllocs()
	for b.Loop() {
		s.ScreenHash()
	}
}
