package automation

import (
	"encoding/json"
	"fmt"
	"image"
	"math"

	"limoni/accessibility"
)

// wireSnapshot is a Snapshot as JSON, for reading.
type wireSnapshot struct {
	Frame         uint64      `json:"frame"`
	Width         int         `json:"width"`
	Height        int         `json:"height"`
	Idle          bool        `json:"idle"`
	Focus         wireKey     `json:"focus,omitempty"`
	Cursor        wireCursor  `json:"cursor"`
	Title         string      `json:"title,omitempty"`
	Announcements []wireSaid  `json:"announcements,omitempty"`
	Problems      []string    `json:"problems,omitempty"`
	Pending       []string    `json:"pending,omitempty"`
	Layers        []wireLayer `json:"layers,omitempty"`
	Screen        *wireScreen `json:"screen,omitempty"`
	Omitted       int         `json:"omitted,omitempty"`
	Human         bool        `json:"human,omitempty"`
	Lost          bool        `json:"lost,omitempty"`
	wireTree
}

// wireTree is a tree, or what changed in it.
type wireTree struct {
	Nodes []wireNode        `json:"nodes"`
	Since uint64            `json:"since,omitempty"`
	Patch []json.RawMessage `json:"patch,omitempty"`
}

func (w *wireTree) there() bool { return w.Nodes != nil || w.Since != 0 }

// wireSaid is one announcement.
type wireSaid struct {
	Text       string `json:"text"`
	Politeness string `json:"politeness"`
	Frame      uint64 `json:"frame"`
}

type wireCursor struct {
	X       int  `json:"x"`
	Y       int  `json:"y"`
	Visible bool `json:"visible"`
}

type wireLayer struct {
	Node   wireKey  `json:"node,omitempty"`
	Bounds wireRect `json:"bounds"`
	Modal  bool     `json:"modal,omitempty"`
}

type wireScreen struct {
	Width   int               `json:"width"`
	Height  int               `json:"height"`
	Cells   []string          `json:"cells,omitempty"`
	Changed []json.RawMessage `json:"rows,omitempty"`
}

type wireNode struct {
	Key      wireKey            `json:"key"`
	Ref      uint32             `json:"ref,omitempty"`
	ID       string             `json:"id,omitempty"`
	Role     accessibility.Role `json:"role"`
	Label    string             `json:"label,omitempty"`
	Value    string             `json:"value,omitempty"`
	States   []string           `json:"states,omitempty"`
	Actions  []string           `json:"actions,omitempty"`
	Bounds   wireRect           `json:"bounds"`
	Parent   int32              `json:"parent"`
	Position int32              `json:"position,omitempty"`
	SetSize  int32              `json:"set_size,omitempty"`
	Details  *wireDetails       `json:"details,omitempty"`
	Line     string             `json:"line,omitempty"`
}

// wireRect is [x, y, width, height].
type wireRect [4]int

func (r wireRect) rect() image.Rectangle {
	return image.Rectangle{Min: image.Pt(r[0], r[1]), Max: image.Pt(r[0]+r[2], r[1]+r[3])}
}

// readSnapshot reads a whole snapshot.
func readSnapshot(raw json.RawMessage) (*Snapshot, error) {
	v, err := readView(raw, nil)
	return v.Snapshot, err
}

func unreadable(err error) error {
	return fmt.Errorf("automation: the app's snapshot cannot be read: %w", err)
}

// readView is the counterpart of [jsonText.reading]. base is what the client
// has, nil for nothing. It checks what the methods of a Snapshot rely on.
func readView(raw json.RawMessage, base *View) (View, error) {
	var w wireSnapshot
	if err := json.Unmarshal(raw, &w); err != nil {
		return View{}, unreadable(err)
	}
	then := &Snapshot{}
	if w.Since != 0 {
		if base == nil || base.Frame != w.Since {
			return View{}, fmt.Errorf("automation: the app tells what changed since frame %d, which it was not asked for", w.Since)
		}
		then = base.Snapshot
	}
	s := w.snapshot()
	var err error
	if s.Tree, err = w.tree(&then.Tree); err != nil {
		return View{}, err
	}
	if w.Screen != nil {
		if s.Screen, err = w.Screen.screen(&then.Screen); err != nil {
			return View{}, err
		}
	}
	return View{Snapshot: s, Omitted: w.Omitted, Acted: w.Human, Lost: w.Lost, Delta: w.Since != 0}, nil
}

// snapshot is all but the tree and the screen.
func (w *wireSnapshot) snapshot() *Snapshot {
	s := &Snapshot{
		Frame: w.Frame, Width: w.Width, Height: w.Height, Idle: w.Idle,
		Focus: accessibility.Key(w.Focus), Cursor: accessibility.Cursor(w.Cursor), Title: w.Title,
		Problems: w.Problems, Pending: w.Pending, Announcements: announcements(w.Announcements),
	}
	for _, l := range w.Layers {
		s.Layers = append(s.Layers, accessibility.Layer{Node: accessibility.Key(l.Node), Bounds: l.Bounds.rect(), Modal: l.Modal})
	}
	return s
}

func announcements(list []wireSaid) (out []accessibility.Announcement) {
	for _, said := range list {
		politeness, _ := accessibility.ParsePoliteness(said.Politeness)
		out = append(out, accessibility.Announcement{Text: said.Text, Politeness: politeness, Frame: said.Frame})
	}
	return out
}

func (w *wireScreen) screen(then *accessibility.Screen) (accessibility.Screen, error) {
	cells := w.Cells
	if w.Changed != nil || len(cells) == 0 && len(then.Cells) == w.Width*w.Height {
		cells = nil
		for i := range then.Cells {
			cells = append(cells, then.Cell(i%then.Width, i/then.Width))
		}
	}
	bad := fmt.Errorf("automation: the app's snapshot has %d cells for a screen of %d by %d", len(cells), w.Width, w.Height)
	if len(w.Changed) == w.Height && len(cells) == 0 {
		cells = make([]string, w.Width*w.Height)
	}
	if w.Width < 0 || w.Height < 0 || len(cells) > 0 && len(cells) != w.Width*w.Height {
		return accessibility.Screen{}, bad
	}
	for _, raw := range w.Changed {
		var y int
		var row []string
		if json.Unmarshal(raw, &[]any{&y, &row}) != nil || y < 0 || y >= w.Height || len(row) != w.Width || len(cells) == 0 {
			return accessibility.Screen{}, bad
		}
		copy(cells[y*w.Width:], row)
	}
	return accessibility.NewScreen(w.Width, w.Height, cells), nil
}

// tree is the tree that came, or then with what changed.
func (w *wireTree) tree(then *accessibility.Tree) (accessibility.Tree, error) {
	var t accessibility.Tree
	if w.Since == 0 {
		err := readNodes(&t, w.Nodes)
		return t, err
	}
	patch, err := readPatch(w.Patch)
	if err == nil {
		t, err = patch.Apply(then)
	}
	if err != nil {
		return t, unreadable(err)
	}
	return t, nil
}

func readNodes(t *accessibility.Tree, nodes []wireNode) error {
	for i, w := range nodes {
		if w.Parent < -1 || int(w.Parent) >= i {
			return fmt.Errorf("automation: the app's snapshot has node %d before its parent %d", i, w.Parent)
		}
		readNode(t, w)
	}
	return nil
}

func readNode(t *accessibility.Tree, w wireNode) {
	n := accessibility.Node{
		Key: accessibility.Key(w.Key), ID: w.ID, Role: w.Role, Label: w.Label, Value: w.Value,
		Bounds: w.Bounds.rect(), Parent: w.Parent, Position: w.Position, SetSize: w.SetSize,
	}
	for _, name := range w.States {
		if state, ok := accessibility.ParseState(name); ok {
			n.States |= state
		}
	}
	actions, custom := readActions(w.Actions)
	n.Actions = actions
	if w.Details != nil || custom != nil {
		d := readDetails(w.Details)
		d.CustomActions = append(d.CustomActions, custom...)
		t.Rare = append(t.Rare, d)
		n.Details = int32(len(t.Rare))
	}
	t.Nodes = append(t.Nodes, n)
	t.Refs = append(t.Refs, w.Ref)
}

// readActions turns standard actions that a newer app has into custom ones, by
// which they can still be asked for.
func readActions(names []string) (set accessibility.Action, custom []accessibility.CustomAction) {
	for _, name := range names {
		if action, ok := accessibility.ParseAction(name); ok {
			set |= action
		} else {
			custom = append(custom, accessibility.CustomAction{Name: name})
		}
	}
	return set, custom
}

// wireNumber is a number that JSON may not have: null reads as NaN.
type wireNumber float64

func (n *wireNumber) UnmarshalJSON(text []byte) error {
	if string(text) == "null" {
		*n = wireNumber(math.NaN())
		return nil
	}
	return json.Unmarshal(text, (*float64)(n))
}
