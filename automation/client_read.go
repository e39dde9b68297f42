package automation

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"limoni/accessibility"
)

// Reading is which snapshot to read, and how much of it. The zero Reading is
// the whole tree of the current frame, without the screen.
type Reading struct {
	// After waits for the first frame after this one, where it is not 0.
	After uint64
	// Part is the part of the tree to read.
	Part accessibility.Part
	// Screen reads the cells as well.
	Screen bool
	// Since is a View that the client has, read with the same Part and Screen:
	// then what changed is sent, and the whole where that is less or the server
	// does not know that frame any more.
	Since *View
}

// View is a snapshot as it was read.
type View struct {
	*Snapshot
	// Omitted counts the nodes left out by Part's Depth and MaxNodes.
	Omitted int
	// Acted reports that a person did something at the app's own terminal since
	// this client last read or sent something.
	Acted bool
	// Lost reports that what changed since Since could not be told.
	Lost bool
	// Delta reports that only what changed was sent.
	Delta bool
	// Client is the connection it came by. Its frame, refs and keys mean nothing
	// to another.
	Client *Client
}

// Read reads a snapshot. The end of ctx also ends the wait in the app. An error
// about Part.Root matches an [accessibility.Reason].
func (c *Client) Read(ctx context.Context, r Reading) (View, error) {
	m := members{}
	if r.After > 0 {
		m["after"] = r.After
	}
	if r.Since != nil && r.Since.Snapshot != nil {
		m["since"] = r.Since.Frame
	}
	if r.Screen {
		m["screen"] = true
	}
	if r.Part.Root != nil {
		m["root"] = writeSelector(*r.Part.Root)
	}
	m.number("depth", r.Part.Depth)
	m.number("max_nodes", r.Part.MaxNodes)
	if r.Part.Filter != 0 {
		m.text("filter", r.Part.Filter.String())
	}
	raw, err := c.ask(ctx, "snapshot", m)
	if err != nil {
		return View{}, err
	}
	v, err := readView(raw, r.Since)
	if err == nil {
		v.Client = c
		if info := c.info.Load(); info != nil {
			v.Withheld = info.Policy.Withheld()
		}
	}
	return v, err
}

// Found are nodes that match a selector.
type Found struct {
	Frame uint64
	Count int // of all matches
	Nodes []FoundNode
}

// FoundNode is a node without the tree it stands in.
type FoundNode struct {
	accessibility.Node
	Details accessibility.Details
	Ref     uint32
	Line    string // as an outline has it, a selector
}

type wireFound struct {
	Frame uint64     `json:"frame"`
	Count int        `json:"count"`
	Nodes []wireNode `json:"nodes"`
	Node  *wireNode  `json:"node"`
}

func (w wireFound) found() Found {
	if w.Node != nil {
		w.Nodes, w.Count = []wireNode{*w.Node}, 1
	}
	f := Found{Frame: w.Frame, Count: w.Count}
	for _, node := range w.Nodes {
		var t accessibility.Tree
		node.Parent = -1
		readNode(&t, node)
		f.Nodes = append(f.Nodes, FoundNode{Node: t.Nodes[0], Details: t.Details(t.Nodes[0]), Ref: t.Ref(0), Line: node.Line})
	}
	return f
}

// Find returns the nodes that match s, at most limit of them, or 100 where
// that is 0. No match is no error.
func (c *Client) Find(ctx context.Context, s accessibility.Selector, limit int) (Found, error) {
	m := members{"target": writeSelector(s)}
	m.number("max_nodes", limit)
	var w wireFound
	err := c.askFor(ctx, "find", m, &w)
	return w.found(), err
}

// Focused returns the node that has the focus, or none.
func (c *Client) Focused(ctx context.Context) (Found, error) {
	var w wireFound
	err := c.askFor(ctx, "focused", members{}, &w)
	return w.found(), err
}

// ScreenText is the screen as a person reads it.
type ScreenText struct {
	Frame         uint64               `json:"frame"`
	Width, Height int                  // cells
	Cursor        accessibility.Cursor `json:"-"`
	// Hash is the same for the same text, whatever the colours, and "" where
	// the policy hides the screen.
	Hash string   `json:"screen_hash"`
	Rows []string `json:"rows"` // without the spaces at their ends
}

// Screen returns the text of the screen. Without ExposeScreen the error is
// [accessibility.ErrPolicy].
func (c *Client) Screen(ctx context.Context) (ScreenText, error) {
	var w struct {
		ScreenText
		Cursor wireCursor `json:"cursor"`
	}
	err := c.askFor(ctx, "screen", members{}, &w)
	w.ScreenText.Cursor = accessibility.Cursor(w.Cursor)
	return w.ScreenText, err
}

// Cells returns the cells of the screen with their styles, and the frame they
// are of.
func (c *Client) Cells(ctx context.Context) (frame uint64, screen accessibility.Screen, err error) {
	var w wireCells
	if err := c.askFor(ctx, "screen", members{"format": "cells"}, &w); err != nil {
		return 0, screen, err
	}
	screen, err = w.screen()
	return w.Frame, screen, err
}

type wireCells struct {
	Frame         uint64
	Width, Height int
	Cells         []string
	Runs          [][2]int
	Styles        []struct {
		Fg, Bg string
		Attrs  []string
	}
}

func (w *wireCells) screen() (accessibility.Screen, error) {
	s := accessibility.NewScreen(w.Width, w.Height, w.Cells)
	for _, run := range w.Runs {
		i, n := run[0], run[1]
		if i < 0 || i >= len(w.Styles) || n < 0 || len(s.Styles)+n > len(s.Cells) {
			return s, fmt.Errorf("automation: the app's screen has styles for other cells than it has")
		}
		var style accessibility.CellStyle
		style.Fg, _ = accessibility.ParseColor(w.Styles[i].Fg)
		style.Bg, _ = accessibility.ParseColor(w.Styles[i].Bg)
		for _, name := range w.Styles[i].Attrs {
			attr, ok := accessibility.ParseAttr(name)
			if ok {
				style.Attr |= attr
			}
		}
		for range n {
			s.Styles = append(s.Styles, style)
		}
	}
	return s, nil
}

// Audit returns what is wrong with the current frame for people who cannot see
// it, see [accessibility.Audit].
func (c *Client) Audit(ctx context.Context) (frame uint64, findings []accessibility.Finding, err error) {
	var w struct {
		Frame    uint64
		Findings []struct {
			Rule, Line, Why, Fix, WCAG string
			Severity                   accessibility.Severity
			Node                       wireKey
			Bounds                     wireRect
		}
	}
	err = c.askFor(ctx, "audit", members{}, &w)
	for _, f := range w.Findings {
		findings = append(findings, accessibility.Finding{
			Rule: f.Rule, Severity: f.Severity, Node: accessibility.Key(f.Node), Line: f.Line,
			Bounds: f.Bounds.rect(), Why: f.Why, Fix: f.Fix, WCAG: f.WCAG,
		})
	}
	return w.Frame, findings, err
}

// Wait is what to wait for: all that is set must hold in one frame.
type Wait struct {
	// Target is a node, State what it must be: "attached" (where empty),
	// "gone", "visible", "hidden", "enabled" or the name of a state. Count is
	// how many must match, Value the value of a match.
	Target *accessibility.Selector
	State  string
	Count  *int
	Value  *string
	// Text and Pattern, a regular expression, must be on the screen.
	Text, Pattern string
	Idle          bool // nothing is queued, no timer armed, nothing pending
	Changed       bool // the tree is not as it was
	Exit          bool // the app has ended
	// NotTreeHash and NotScreenHash must have changed.
	NotTreeHash, NotScreenHash string
	// After is the frame after which frames count; nil for that of this
	// client's last input, and the current one where it sent none.
	After *uint64
	// Patience is how long to wait, nil for [DefaultWait].
	Patience *time.Duration
}

// Waited is the frame in which all that was waited for holds.
type Waited struct {
	Frame uint64
	// Count is how many nodes match, and Lines are the first of them.
	Count                int
	Lines                []string
	TreeHash, ScreenHash string
	Exit                 bool // the app has ended
}

// Wait waits until all of w holds. Where it does not come true in time the
// error matches [ErrTimeout] and its Lines say what was there instead.
func (c *Client) Wait(ctx context.Context, w Wait) (Waited, error) {
	m := members{}
	if w.Target != nil {
		m["target"] = writeSelector(*w.Target)
	}
	for name, text := range map[string]string{
		"state": w.State, "text": w.Text, "regexp": w.Pattern,
		"not_tree_hash": w.NotTreeHash, "not_screen_hash": w.NotScreenHash,
	} {
		m.text(name, text)
	}
	for name, truth := range map[string]bool{"idle": w.Idle, "changed": w.Changed, "exit": w.Exit} {
		if truth {
			m[name] = true
		}
	}
	if w.Count != nil {
		m["count"] = *w.Count
	}
	if w.Value != nil {
		m["value"] = *w.Value
	}
	if w.After != nil {
		m["after"] = *w.After
	}
	if w.Patience != nil {
		m["timeout_ms"] = w.Patience.Milliseconds()
	}
	var answer waited
	err := c.askFor(ctx, "wait", m, &answer)
	out := Waited{Frame: answer.Frame, Lines: answer.Lines, TreeHash: answer.TreeHash, ScreenHash: answer.ScreenHash, Exit: answer.Exit}
	if answer.Count != nil {
		out.Count = *answer.Count
	}
	return out, err
}

// Lease asks for the right to send inputs alone, or renews it. It ends with
// [Client.Release], with the connection, and [LeaseIdle] after the last input.
// Where another client has it the error is [ErrLeased].
func (c *Client) Lease(ctx context.Context) error {
	_, err := c.ask(ctx, "lease", members{})
	return err
}

// Release gives the lease back.
func (c *Client) Release(ctx context.Context) error {
	_, err := c.ask(ctx, "release", members{})
	return err
}

// Leave ends the connection in good order: what was sent is answered first.
func (c *Client) Leave(ctx context.Context) error {
	_, err := c.ask(ctx, "close", members{})
	c.Close()
	return err
}

// askFor asks, and reads the answer.
func (c *Client) askFor(ctx context.Context, op string, fields members, answer any) error {
	raw, err := c.ask(ctx, op, fields)
	if err != nil {
		return err
	}
	if json.Unmarshal(raw, answer) != nil {
		return fmt.Errorf("automation: the app's answer to %q cannot be read", op)
	}
	return nil
}
