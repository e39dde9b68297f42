package accessibility

import (
	"strings"
	"testing"
)

func TestDiffOfLongTexts(t *testing.T) {
	long := strings.Repeat("abcdefgh", 1000)
	head := strings.Repeat("abcdefgh", briefly/8) + "…"
	input := func(value string) *Snapshot {
		return &Snapshot{Tree: Tree{Nodes: []Node{{Key: 1, Role: RoleTextArea, Label: "Notes", Value: value, Parent: -1}}, Refs: []uint32{7}}}
	}
	button := func(label string) *Snapshot {
		return &Snapshot{Tree: Tree{Nodes: []Node{{Key: 1, Role: RoleButton, Label: label, Parent: -1}}, Refs: []uint32{7}}}
	}
	without := func(s *Snapshot) *Snapshot {
		s.Tree.Refs = nil
		return s
	}
	focus := func(s *Snapshot) *Snapshot {
		s.Focus = 1
		return s
	}
	for _, c := range []struct {
		name          string
		before, after *Snapshot
		want          string
	}{
		{"entered", input(""), input(long), `~ text-area "Notes"="" -> "` + head + `" @7`},
		{"gone", input(long), input("x"), `~ text-area "Notes"="` + head + `" -> "x" @7`},
		{"the same beside a state", input(long), focus(input(long)), `~ text-area "Notes"="` + head + `" [+focused] @7`},
		{"added at the end", input(long), input(long + "!"), `~ text-area "Notes"="…efghabcdefghabcdefgh" -> "…efghabcdefghabcdefgh!" @7`},
		{"changed inside", input(long), input(long[:4000] + "X" + long[4001:]), `~ text-area "Notes"="…efghabcdefghabcdefgh` + long[:140] + `…" -> "…efghabcdefghabcdefghX` + long[1:140] + `…" @7`},
		{"a label", button(long), button("short"), `~ button "` + head + `" -> "short" @7`},
		{"a label's end", button(long), button(long + "."), `~ button "…efghabcdefghabcdefgh" -> "…efghabcdefghabcdefgh." @7`},
		{"a label that alone selects", without(button("short")), without(button(long)), `~ button "short" -> "` + long + `"`},
		{"new", &Snapshot{}, input(long), `+ text-area "Notes"="` + head + `" @7`},
		{"a new label", &Snapshot{}, button(long), `+ button "` + head + `" @7`},
		{"a new label that alone selects", &Snapshot{}, without(button(long)), `+ button "` + long + `"`},
		{"a node that is gone", button(long), &Snapshot{}, `- button "` + head + `" @7`},
		{"a text just as long", input(""), input(long[:briefly+3]), `~ text-area "Notes"="" -> "` + long[:briefly+3] + `" @7`},
	} {
		got := Diff(c.before, c.after)
		if got != c.want {
			t.Errorf("%s: got\n%s\nwant\n%s", c.name, got, c.want)
		}
		if sel, err := ParseSelector(got); err != nil || sel.Ref != 7 && sel.Label != long {
			t.Errorf("%s: %s selects %s, %v", c.name, got, sel, err)
		}
	}
}

// Whatever the nodes hold, a difference is short enough to be read.
func TestDiffIsBounded(t *testing.T) {
	long := strings.Repeat("\u202e\x1b", 200_000)
	many := make([]CustomAction, 1000)
	for i := range many {
		many[i].Name = "an-action-of-its-own"
	}
	s := &Snapshot{}
	for i := range 200 {
		s.Tree.Nodes = append(s.Tree.Nodes, Node{Key: Key(i + 1), Role: RoleText, Label: long, Value: long, Parent: -1, Details: int32(i + 1)})
		s.Tree.Rare = append(s.Tree.Rare, Details{Description: long, ErrorMessage: long, Shortcut: long, ValueText: long, CustomActions: many})
		s.Tree.Refs = append(s.Tree.Refs, uint32(i+1))
	}
	few := &Snapshot{Tree: Tree{Nodes: s.Tree.Nodes[:30], Rare: s.Tree.Rare, Refs: s.Tree.Refs}}
	for name, diff := range map[string]string{"new": Diff(&Snapshot{}, few), "gone": Diff(few, &Snapshot{}), "all": Diff(&Snapshot{}, s)} {
		for _, line := range strings.Split(diff, "\n") {
			if len(line) > 10_000 {
				t.Errorf("%s: a line has %d bytes: %.80s", name, len(line), line)
			}
		}
	}
}
