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
	Nodes         []wireNode  `json:"nodes"`
}

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
	Width  int      `json:"width"`
	Height int      `json:"height"`
	Cells  []string `json:"cells,omitempty"`
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
}

// wireRect is [x, y, width, height].
type wireRect [4]int

func (r wireRect) rect() image.Rectangle {
	return image.Rectangle{Min: image.Pt(r[0], r[1]), Max: image.Pt(r[0]+r[2], r[1]+r[3])}
}

// readSnapshot is the counterpart of [jsonText.snapshot]. It checks what the methods
// of a Snapshot rely on.
func readSnapshot(raw json.RawMessage) (*Snapshot, error) {
	var w wireSnapshot
	if err := json.Unmarshal(raw, &w); err != nil {
		return nil, fmt.Errorf("automation: the app's snapshot cannot be read: %w", err)
	}
	s := &Snapshot{
		Frame: w.Frame, Width: w.Width, Height: w.Height, Idle: w.Idle,
		Focus: accessibility.Key(w.Focus), Cursor: accessibility.Cursor(w.Cursor), Title: w.Title,
		Problems: w.Problems, Pending: w.Pending,
	}
	for _, said := range w.Announcements {
		politeness, _ := accessibility.ParsePoliteness(said.Politeness)
		s.Announcements = append(s.Announcements, accessibility.Announcement{Text: said.Text, Politeness: politeness, Frame: said.Frame})
	}
	for _, l := range w.Layers {
		s.Layers = append(s.Layers, accessibility.Layer{Node: accessibility.Key(l.Node), Bounds: l.Bounds.rect(), Modal: l.Modal})
	}
	if c := w.Screen; c != nil {
		s.Screen = accessibility.NewScreen(c.Width, c.Height, c.Cells)
		if len(c.Cells) > 0 && len(c.Cells) != c.Width*c.Height {
			return nil, fmt.Errorf("automation: the app's snapshot has %d cells for a screen of %d by %d", len(c.Cells), c.Width, c.Height)
		}
	}
	return s, readNodes(&s.Tree, w.Nodes)
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
