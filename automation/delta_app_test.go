//go:build unix

package automation_test

import (
	"fmt"
	"image"
	"math/rand"
	"os"
	"reflect"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/automation"
)

// mobile is an app whose nodes come, go, move and change at random.
type mobile struct {
	r     *rand.Rand
	nodes []mobileNode
}

type mobileNode struct {
	id, label, value string
	role             accessibility.Role
	level            int
	on, rare         bool
}

var mobileRoles = []accessibility.Role{
	accessibility.RoleGroup, accessibility.RoleButton, accessibility.RoleText, accessibility.RoleList,
	accessibility.RoleCheckbox, accessibility.RoleStatus, accessibility.RoleListItem,
}

var mobileTexts = []string{"", "milk", "日本", "e\u0301a", "\"q\"\\", "<&>", "👩‍👩‍👧 family", "a\tb"}

func (m *mobile) change() {
	r := m.r
	for range 1 + r.Intn(3) {
		at := r.Intn(len(m.nodes) + 1)
		switch r.Intn(6) {
		case 0, 1:
			n := mobileNode{fmt.Sprint("n", r.Intn(1000)), m.text(), m.text(), mobileRoles[r.Intn(len(mobileRoles))], r.Intn(4), r.Intn(2) == 0, r.Intn(3) == 0}
			m.nodes = append(m.nodes[:at:at], append([]mobileNode{n}, m.nodes[at:]...)...)
		case 2:
			if len(m.nodes) > 40 || at < len(m.nodes) && r.Intn(2) == 0 {
				at = r.Intn(len(m.nodes))
				m.nodes = append(m.nodes[:at:at], m.nodes[at+1:]...)
			}
		case 3:
			if at < len(m.nodes) { // another container, and the same node
				m.nodes[at].level = r.Intn(4)
			}
		case 4:
			if at < len(m.nodes) {
				m.nodes[at].label, m.nodes[at].on = m.text(), r.Intn(2) == 0
			}
		case 5:
			r.Shuffle(min(len(m.nodes), 5), func(i, j int) { m.nodes[i], m.nodes[j] = m.nodes[j], m.nodes[i] })
		}
	}
}

func (m *mobile) text() string { return mobileTexts[m.r.Intn(len(mobileTexts))] }

func (m *mobile) draw(f *limoni.Frame) {
	if f.Key("x") {
		m.change()
	}
	var open []limoni.Response
	for i, n := range m.nodes {
		for len(open) > n.level {
			f.End(open[len(open)-1])
			open = open[:len(open)-1]
		}
		var states accessibility.State
		if n.on {
			states = accessibility.StateChecked
		}
		resp := f.Begin(accessibility.Node{
			ID: n.id, Role: n.role, Label: n.label, Value: n.value, States: states,
			Bounds: image.Rect(len(open), i%9, 20, i%9+1),
		})
		if n.rare {
			*f.Details(resp) = accessibility.Details{Description: n.value + "!", Level: n.level, CaretRow: i,
				CustomActions: []accessibility.CustomAction{{Name: "do-it", Description: n.label}}}
		}
		f.Print(image.Rect(len(open), i%9, 20, i%9+1), n.label+" "+n.value, limoni.Style{})
		open = append(open, resp)
	}
	for len(open) > 0 {
		f.End(open[len(open)-1])
		open = open[:len(open)-1]
	}
}

// TestDeltasGiveTheWhole: what changed, applied to what a client has, is what a
// whole reading of the same frame tells, whatever part and however long ago.
func TestDeltasGiveTheWhole(t *testing.T) {
	seed := rand.Int63()
	r := rand.New(rand.NewSource(seed))
	app := limoni.New(24, 9, (&mobile{r: r}).draw)
	dir, err := os.MkdirTemp("", "l")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	s, err := automation.Listen(dir+"/s", app, automation.Policy{AllowInput: true, ExposeScreen: true, ExposeInputValues: true})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	c, err := automation.Dial(t.Context(), s.Path())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	parts := []accessibility.Part{{}, {Depth: 2}, {MaxNodes: 7}, {Filter: accessibility.FilterInteractive}, {Filter: accessibility.FilterText, MaxNodes: 9},
		{Root: &accessibility.Selector{Role: accessibility.RoleGroup, Nth: new(int)}, Depth: 3}}
	had := make([][]automation.View, len(parts))
	follower, err := automation.Dial(t.Context(), s.Path())
	if err != nil {
		t.Fatal(err)
	}
	defer follower.Close()
	feed, err := follower.Subscribe(t.Context(), automation.Subscription{Topics: []string{"frame", "tree"}})
	if err != nil {
		t.Fatal(err)
	}
	tree, deltas := *feed.First.Tree, 0
	for step := range 150 {
		if step%50 == 49 {
			_, err = c.Do(t.Context(), accessibility.Request{Op: accessibility.OpResize, Width: 20 + r.Intn(9), Height: 5 + r.Intn(6)})
		} else {
			_, err = c.Do(t.Context(), accessibility.Request{Op: accessibility.OpKey, Chord: "x"})
		}
		if err != nil {
			t.Fatal(err)
		}
		var newest uint64
		for i, part := range parts {
			reading := automation.Reading{Part: part, Screen: step%50 < 30}
			whole, err := c.Read(t.Context(), reading)
			if err != nil {
				if part.Root == nil {
					t.Fatal(err)
				}
				continue // there is no group
			}
			newest = whole.Frame
			if step%50 == 30 || step%50 == 0 {
				had[i] = nil // read with other cells
			}
			if n := len(had[i]); n > 0 {
				reading.Since = &had[i][max(0, n-1-r.Intn(5))]
				got, err := c.Read(t.Context(), reading)
				if err != nil {
					t.Fatal(err)
				}
				if got.Delta {
					deltas++
				}
				same(t, seed, fmt.Sprintf("step %d, part %d, delta %v", step, i, got.Delta), got.Snapshot, whole.Snapshot)
				if got.Omitted != whole.Omitted || got.Lost {
					t.Fatalf("seed %d: omitted %d want %d, lost %v", seed, got.Omitted, whole.Omitted, got.Lost)
				}
				whole = got
			}
			had[i] = append(had[i], whole)
		}
		for frame := uint64(0); frame < newest; {
			e, err := feed.Next(t.Context())
			if err != nil || e.Lost > 0 {
				t.Fatal(e, err)
			}
			if frame = e.Frame; e.Tree != nil {
				tree = *e.Tree
			}
		}
		if v, err := c.Read(t.Context(), automation.Reading{}); err != nil {
			t.Fatal(err)
		} else {
			same(t, seed, fmt.Sprint("the feed at step ", step), &automation.Snapshot{Tree: tree}, &automation.Snapshot{Tree: v.Tree})
		}
	}
	if deltas < 100 {
		t.Errorf("only %d were deltas", deltas)
	}
}

func same(t *testing.T, seed int64, what string, got, want *automation.Snapshot) {
	t.Helper()
	if got.TreeHash() != want.TreeHash() || got.ScreenHash() != want.ScreenHash() || len(got.Tree.Nodes) != len(want.Tree.Nodes) {
		t.Fatalf("seed %d, %s:\ngot\n%s\nwant\n%s", seed, what, accessibility.Outline(&got.Tree), accessibility.Outline(&want.Tree))
	}
	for i := range got.Tree.Nodes {
		a, b := got.Tree.Nodes[i], want.Tree.Nodes[i]
		da, db := got.Tree.Details(a), want.Tree.Details(b)
		a.Details, b.Details = 0, 0
		if !reflect.DeepEqual(a, b) || !reflect.DeepEqual(da, db) || got.Tree.Ref(i) != want.Tree.Ref(i) {
			t.Fatalf("seed %d, %s, node %d: got %+v %+v want %+v %+v", seed, what, i, a, da, b, db)
		}
	}
}
