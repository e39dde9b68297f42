package limoni_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"limoni"
	"limoni/accessibility"
)

// plan is an app whose interface is made at random and changes at random.
type plan struct {
	rnd    *rand.Rand
	nodes  []planned
	passes int
	texts  map[string]string
}

type planned struct {
	id     string
	rank   limoni.Rank // 0 for no layer
	open   int         // how many of the following are inside
	node   accessibility.Node
	x, y   int
	auto   bool
	shown  bool
	typing bool
}

func newPlan(seed uint64) *plan {
	p := &plan{rnd: rand.New(rand.NewPCG(seed, 1)), texts: map[string]string{}}
	for i := range 14 {
		n := planned{id: fmt.Sprint("n", i), shown: true, x: p.rnd.IntN(44) - 4, y: p.rnd.IntN(14) - 1}
		n.node = accessibility.Node{Role: accessibility.RoleButton, Label: fmt.Sprint("L", i%5), Actions: accessibility.ActionFocus | accessibility.ActionActivate}
		switch p.rnd.IntN(6) {
		case 0:
			n.rank, n.open = limoni.Rank(1+p.rnd.IntN(4)), p.rnd.IntN(5)
			n.node.Role, n.node.Actions = accessibility.RoleGroup, accessibility.ActionDismiss
		case 1:
			n.open = p.rnd.IntN(5)
			n.node.Role, n.node.Actions = accessibility.RoleGroup, accessibility.ActionScroll
		case 2:
			n.typing, n.node.Role, n.node.Actions = true, accessibility.RoleInput, accessibility.ActionFocus|accessibility.ActionSetValue
		case 3:
			n.node.ID = n.id
		}
		p.nodes = append(p.nodes, n)
	}
	return p
}

// mutate changes one node.
func (p *plan) mutate() {
	n := &p.nodes[p.rnd.IntN(len(p.nodes))]
	switch p.rnd.IntN(5) {
	case 0, 1:
		n.shown = !n.shown
	case 2:
		n.node.States ^= accessibility.StateDisabled
	case 3:
		n.auto = !n.auto
	case 4:
		n.node.Label += "'"
	}
}

func (p *plan) draw(f *limoni.Frame) {
	p.passes++
	p.level(f, p.nodes)
	for _, chord := range []string{"x", "esc", "down"} {
		if f.Key(chord) {
			p.mutate()
		}
	}
}

func (p *plan) level(f *limoni.Frame, nodes []planned) {
	for i := 0; i < len(nodes); i++ {
		n := &nodes[i]
		inside := nodes[i+1 : min(i+1+n.open, len(nodes))]
		i += len(inside)
		if !n.shown {
			continue
		}
		p.one(f, n, inside)
	}
}

func (p *plan) one(f *limoni.Frame, n *planned, inside []planned) {
	node := n.node
	node.Bounds = box(n.x, n.y, n.x+8, n.y+2+len(inside))
	var resp limoni.Response
	switch {
	case n.rank != 0:
		resp = f.BeginLayer(n.rank, node)
	case n.open > 0:
		resp = f.Begin(node)
	default:
		resp = f.RegisterAccessibility(node)
	}
	if n.auto {
		f.AutoFocus(resp)
	}
	if text, ok := resp.Text(); ok && n.typing {
		p.texts[n.id] += text
	}
	*limoni.Memory[int](f, resp)++
	f.Print(node.Bounds, "\u5b57"+n.id, limoni.Style{})
	p.level(f, inside)
	if n.rank != 0 || n.open > 0 {
		f.End(resp)
	}
	if resp.Clicked() || resp.Key("y") || n.rank != 0 && resp.Dismissed() || resp.FocusLost() && p.rnd.IntN(9) == 0 {
		p.mutate()
	}
	if _, dy := resp.Scrolled(); dy != 0 {
		p.mutate()
	}
}

// step does one thing to the app.
func (p *plan) step(t *testing.T, app *limoni.App) {
	x, y := p.rnd.IntN(40), p.rnd.IntN(12)
	batch := ""
	for range 1 + p.rnd.IntN(4) {
		batch += [...]string{"x", "y", "\r", "\t", "\x1b[Z", "\x1b[B", " ", "abc", sgr(0, x, y, 'M'), sgr(0, x, y, 'm'),
			clickBytes(x, y), sgr(32, x, y, 'M'), sgr(65, x, y, 'M'), sgr(2, x, y, 'M'), "\x1b[200~paste\x1b[201~", "\x1b"}[p.rnd.IntN(16)]
	}
	switch p.rnd.IntN(8) {
	case 0:
		_ = app.Post(p.mutate)
		app.QueueRead(batch)
		app.RunQueued()
	case 1:
		do(t, app, accessibility.Request{Op: accessibility.OpKey, Chord: [...]string{"tab", "shift+tab", "esc", "enter", "x", "a"}[p.rnd.IntN(6)]})
	case 2:
		snap := snapshot(t, app)
		if len(snap.Tree.Nodes) > 0 {
			n := snap.Tree.Nodes[p.rnd.IntN(len(snap.Tree.Nodes))]
			op := [...]accessibility.Op{accessibility.OpClick, accessibility.OpAct}[p.rnd.IntN(2)]
			do(t, app, accessibility.Request{Op: op, Action: "focus", Key: n.Key})
		}
	case 3:
		app.Advance(time.Second)
	default:
		app.Feed([]byte(batch))
	}
}

// check holds for every frame of every app.
func (p *plan) check(t *testing.T, app *limoni.App, last uint64) uint64 {
	t.Helper()
	s := snapshot(t, app)
	shut, focused, focusable := false, 0, 0
	keys := map[accessibility.Key]bool{}
	top := 0
	for i, l := range s.Layers {
		if l.Modal {
			top = i
		}
	}
	above := map[accessibility.Key]bool{}
	for _, l := range s.Layers[top:] {
		above[l.Node] = true
	}
	for i, n := range s.Tree.Nodes {
		shut = !above[layerOf(s, i)]
		off := n.States.Has(accessibility.StateDisabled)
		switch {
		case keys[n.Key] || n.Key == 0:
			t.Fatalf("key %d twice", n.Key)
		case (shut || off) && (n.Actions != 0 || n.States.Has(accessibility.StateFocusable) || n.States.Has(accessibility.StateFocused)):
			t.Fatalf("shut %v, disabled %v: %v, %v", shut, off, n.States, n.Actions)
		case n.States.Has(accessibility.StateFocusable) != n.Actions.Has(accessibility.ActionFocus):
			t.Fatalf("focusable is not what offers the focus: %v, %v", n.States, n.Actions)
		case !n.Bounds.Empty() && !n.Bounds.In(box(0, 0, s.Width, s.Height)):
			t.Fatalf("bounds %v", n.Bounds)
		}
		keys[n.Key] = true
		if n.States.Has(accessibility.StateFocused) {
			focused++
		}
		if n.Actions.Has(accessibility.ActionFocus) {
			focusable++
		}
	}
	if focused != min(focusable, 1) {
		t.Fatalf("%d focused of %d focusable nodes", focused, focusable)
	}
	if s.Frame < last || len(s.Screen.Cells) != s.Width*s.Height {
		t.Fatalf("frame %d after %d", s.Frame, last)
	}
	passes := p.passes
	if snapshot(t, app); p.passes != passes {
		t.Fatalf("an idle app drew %d times", p.passes-passes)
	}
	return s.Frame
}

// layerOf is the node of the layer that node i belongs to, 0 for the base.
func layerOf(s *accessibility.Snapshot, i int) accessibility.Key {
	for ; i >= 0; i = int(s.Tree.Nodes[i].Parent) {
		for _, l := range s.Layers {
			if l.Node != 0 && l.Node == s.Tree.Nodes[i].Key {
				return l.Node
			}
		}
	}
	return 0
}

func TestInvariantsOfRandomApps(t *testing.T) {
	for seed := range uint64(150) {
		p := newPlan(seed)
		app := limoni.New(40, 12, p.draw)
		last := uint64(0)
		for range 60 {
			last = p.check(t, app, last)
			if p.step(t, app); t.Failed() {
				t.Fatalf("seed %d", seed)
			}
		}
	}
}
