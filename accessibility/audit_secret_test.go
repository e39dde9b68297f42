package accessibility

import (
	"image"
	"math"
	"math/rand"
	"slices"
	"strings"
	"testing"
)

// canary stands for a secret: it must be in no finding.
const canary = "qwzx"

// leaky is a frame in which widgets forgot everything about their secrets: in
// nodes, in what is inside them, in cells, and in cells that others draw over.
func leaky() scene {
	return scene{rows: canary + " " + canary + "  |x " + canary + "    y|" + canary + "       ", styles: map[string]CellStyle{canary: low}, nodes: []item{
		{Node: Node{Role: RoleInput, Label: "Password", Value: canary, Bounds: at(0, 0, 11), States: hasFocus | StateSensitive | StateTruncated | StateChecked, Actions: ActionSetValue},
			d: Details{ValueText: canary, Description: canary, ErrorMessage: canary, Shortcut: canary, CustomActions: []CustomAction{{Name: canary}}}},
		part(0, RoleGroup, "Account", at(0, 1, 11), StateSensitive), part(1, RoleInput, canary, at(2, 1, 4), canary, StateSelected, button, Details{Placeholder: canary, LabelledBy: 4}),
		part(1, RoleText, canary, at(2, 1, 4), StateTruncated), part(1, RoleButton, canary+"\u2500", at(2, 1, 1), canary), part(1, RoleButton, canary, at(2, 1, 1), canary),
		part(0, RoleButton, "", at(8, 1, 3), focusable, button, Details{LabelledBy: 4}),
		part(0, RoleTextArea, "Note", at(0, 2, 10), focusable, StateSensitive), part(1, RoleText, canary, at(0, 2, 10)),
	}}
}

func TestAuditNeverTellsASecret(t *testing.T) {
	s := leaky().snapshot()
	found := audited(s)
	if strings.Contains(found, canary) {
		t.Errorf("a finding tells the secret:\n%s", found)
	}
	for _, want := range []string{
		`sensitive-exposure input "Password" [focused, sensitive, truncated, checked] at 0,0: it is sensitive and has Value, Details.ValueText;`,
		`sensitive-exposure text-area "Note" [sensitive] at 0,2: it is sensitive and its cells show`, `contrast input "Password"`,
		`unsupported-state input [selected] at 2,1`,
	} {
		if !strings.Contains(found, want) {
			t.Errorf("%q is not in\n%s", want, found)
		}
	}
	if strings.Contains(found, "unread-text") {
		t.Errorf("what is drawn in a secret is not judged:\n%s", found)
	}
	for name, p := range policies {
		s := leaky().snapshot()
		Redact(s, p)
		if found := audited(s); strings.Contains(found, canary) || strings.Contains(found, "exposure") || strings.Contains(found, "unread-text") || strings.Contains(found, "contrast input") {
			t.Errorf("%s: found\n%s", name, found)
		}
	}
}

// complete is a frame without a fault in which every policy withholds
// something.
func complete() scene {
	return scene{rows: "Tasks    |Buy milk |Ship it  |████ 40% |Mon 1    |12 o'clck|Ulm ▾    |line one ", title: "Tasks", nodes: []item{
		part(0, RoleHeading, "Tasks", at(0, 0, 9), Details{Level: 1}), {Node: Node{Role: RoleInput, Label: "New", Value: "Buy milk", Bounds: at(0, 1, 9), States: hasFocus, Actions: ActionSetValue}},
		part(0, RoleList, "Todo", at(0, 2, 9), focusable, [2]int32{0, 1}), part(1, RoleListItem, "Ship it", at(0, 2, 9), "ship", ActionSelect, [2]int32{1, 1}),
		part(0, RoleProgress, "Up", at(0, 3, 9), Details{ValueText: "40%", Ranged: true, Range: Range{Now: 40, Max: 100}}),
		{Node: Node{Role: RoleCalendar, Label: "Day", Value: "Mon 1", Bounds: at(0, 4, 9), States: focusable, Actions: ActionSetValue}},
		part(0, RoleSlider, "Hour", at(0, 5, 9), focusable, ActionIncrement, Details{ValueText: "12 o'clck", Ranged: true, Range: Range{Now: 12, Max: 24}}),
		{Node: Node{Role: RoleSelect, Label: "Town", Value: "Ulm", Bounds: at(0, 6, 9), States: focusable | StateCollapsed}},
		part(0, RoleSplitter, "Side", image.Rectangle{}, focusable, Details{Ranged: true, Range: Range{Now: 12, Max: 24}}), part(0, RoleScrollbar, "", image.Rectangle{}, Details{Ranged: true}),
		part(0, RoleTextArea, "Note", at(0, 7, 9), focusable), part(1, RoleText, "line one", at(0, 7, 9)), part(1, RoleImage, "A cat", image.Rectangle{}),
		part(0, RoleMeter, "Fuel", image.Rectangle{}, Details{Ranged: true}), part(0, RoleImage, "A dog", image.Rectangle{}), part(0, RoleSpinner, "Work", image.Rectangle{}),
		part(0, RoleText, "cut", image.Rectangle{}, StateTruncated),
	}}
}

// What a policy withholds is not reported as missing, not twice redacted
// either, nor where the client was told nothing of the policy.
func TestAuditOfARedactedFrame(t *testing.T) {
	complete().want(t, "complete")
	for name, p := range policies {
		s := complete().snapshot()
		for range 2 {
			Redact(s, p)
			if found := audited(s); found != "" {
				t.Errorf("%s: found\n%s", name, found)
			}
		}
	}
	sliders := scene{rows: "12 o'clck", nodes: []item{part(0, RoleSlider, "Hour", at(0, 0, 9), hasFocus, ActionIncrement, Details{Ranged: true})}}.snapshot()
	Redact(sliders, policies["screen"])
	if sliders.Withheld = 0; audited(sliders) != "" {
		t.Errorf("where nobody said what is withheld: found\n%s", audited(sliders))
	}
	// A fault that the policy does not touch is found as before.
	for name, p := range policies {
		sc := complete()
		sc.nodes = append(sc.nodes, part(0, RoleCheckbox, "", image.Rectangle{}, focusable))
		s := sc.snapshot()
		Redact(s, p)
		if found := audited(s); strings.Count(found, "\n") != 1 || !strings.Contains(found, "interactive-name checkbox: ") || !strings.Contains(found, "required-state checkbox: ") {
			t.Errorf("%s: found\n%s", name, found)
		}
	}
}

func TestRedactSaysWhatItWithheld(t *testing.T) {
	for name, want := range map[string]Grant{"none": GrantScreen | GrantValues, "screen": GrantValues, "values": GrantScreen, "all": 0} {
		s := &Snapshot{}
		if Redact(s, policies[name]); s.Withheld != want || policies[name].Withheld() != want {
			t.Errorf("%s: withheld %v, want %v", name, s.Withheld, want)
		}
		if Redact(s, policies["none"]); s.Withheld != GrantScreen|GrantValues {
			t.Errorf("%s, then none: withheld %v", name, s.Withheld)
		}
	}
}

// The styles of filled cells would tell how long a selection is; those beside
// them stay, and so does the snapshot the reduced one was made from.
func TestRedactTakesTheStylesOfCells(t *testing.T) {
	styles := []CellStyle{{Fg: 1}, {Fg: 2}, {Bg: 3}, {Attr: AttrBold}}
	was := Snapshot{Tree: *tree(secret(image.Rect(1, 0, 3, 1))), Screen: painted("abcd")}
	was.Screen.Styles = slices.Clone(styles)
	s := was
	Redact(&s, policies["all"])
	if want := []CellStyle{{Fg: 1}, {}, {}, {Attr: AttrBold}}; !slices.Equal(s.Screen.Styles, want) || !slices.Equal(was.Screen.Styles, styles) {
		t.Errorf("styles %v, want %v; before %v", s.Screen.Styles, want, was.Screen.Styles)
	}
	s = was
	if Redact(&s, policies["none"]); s.Screen.Styles != nil {
		t.Errorf("without the screen: styles %v", s.Screen.Styles)
	}
	s = was
	s.Screen.Styles = styles[:3]
	if Redact(&s, policies["all"]); s.Screen.Styles != nil {
		t.Errorf("of another size: styles %v", s.Screen.Styles)
	}
}

// No tree and no screen makes the audit panic, and its order depends on nothing.
func TestAuditBearsAnything(t *testing.T) {
	if got := Audit(nil); got != nil {
		t.Errorf("of nothing: %v", got)
	}
	if got := Audit(&Snapshot{}); got != nil {
		t.Errorf("of an empty frame: %v", got)
	}
	for seed := range int64(400) {
		r := newRand(seed)
		s := &Snapshot{Tree: *randomTree(r), Width: odd(r), Height: odd(r), Cursor: Cursor{X: odd(r), Y: odd(r)}, Focus: Key(r.Intn(40))}
		spoil(s, r)
		before := s.Clone()
		found := audited(s)
		if again := audited(s.Clone()); again != found {
			t.Fatalf("seed %d: the same frame gives\n%s\nand\n%s", seed, found, again)
		}
		if !s.Same(before) {
			t.Fatalf("seed %d: the audit wrote to the frame", seed)
		}
		Redact(s, policies[[...]string{"none", "screen", "values", "all"}[seed%4]])
		Audit(s)
	}
}

func odd(r *rand.Rand) int {
	return [...]int{0, 1, 5, 10, -1, -7, math.MaxInt, math.MinInt, math.MaxInt32, 1 << 40}[r.Intn(10)]
}

func oddBounds(r *rand.Rand) image.Rectangle {
	return image.Rectangle{Min: image.Pt(odd(r), odd(r)), Max: image.Pt(odd(r), odd(r))}
}

// spoil gives a frame parents that dangle or go round, odd bounds and numbers,
// keys that are there twice, layers of nobody, and cells of another size.
func spoil(s *Snapshot, r *rand.Rand) {
	for i := range s.Tree.Nodes {
		n := &s.Tree.Nodes[i]
		if r.Intn(4) == 0 {
			n.Parent = int32(r.Intn(60) - 20)
		}
		if r.Intn(3) == 0 {
			n.Bounds = oddBounds(r)
		}
		if r.Intn(4) == 0 {
			n.Key, n.Details = Key(r.Intn(5)), int32(r.Intn(90)-30)
		}
		n.Actions = Action(r.Uint32())
		n.Position, n.SetSize = int32(odd(r)), int32(odd(r))
	}
	for i := range s.Tree.Rare {
		d := &s.Tree.Rare[i]
		floats := [...]float64{math.NaN(), math.Inf(1), math.Inf(-1), 0, 3, -1e300}
		d.Range, d.Ranged = Range{floats[r.Intn(6)], floats[r.Intn(6)], floats[r.Intn(6)], floats[r.Intn(6)]}, r.Intn(2) == 0
		d.LabelledBy, d.Controls, d.ActiveDescendant, d.DescribedBy = Key(r.Intn(40)), Key(r.Intn(40)), Key(r.Intn(40)), Key(r.Intn(40))
		d.ScrollY, d.ScrollMaxY, d.RowCount, d.Level = odd(r), odd(r), odd(r), odd(r)
		d.Shortcut, d.Placeholder = oddities[r.Intn(len(oddities))], oddities[r.Intn(len(oddities))]
	}
	for range r.Intn(4) {
		s.Layers = append(s.Layers, Layer{Node: Key(r.Intn(20)), Bounds: oddBounds(r), Modal: r.Intn(2) == 0})
	}
	if r.Intn(4) > 0 {
		s.Screen = Screen{Width: 10, Height: 5, Clusters: []string{"e\u0301", ""}}
		for range 50 {
			s.Screen.Cells = append(s.Screen.Cells, []rune{'a', '1', 0, -1, -2, -9, math.MinInt32, '漢', ' ', '…', math.MaxInt32, 0xd800}[r.Intn(12)])
			s.Screen.Styles = append(s.Screen.Styles, CellStyle{Color(r.Uint32()), Color(r.Uint32()), Attr(r.Uint32())})
		}
	}
	switch r.Intn(8) {
	case 0:
		s.Screen.Width, s.Screen.Height = odd(r), odd(r)
	case 1:
		s.Screen.Styles = s.Screen.Styles[:len(s.Screen.Styles)/2]
	}
}
