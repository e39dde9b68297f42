package automation

import (
	"image"
	"strconv"
	"unicode/utf8"

	"limoni/accessibility"
)

// The counterpart of readSnapshot: names instead of numbers for roles, states
// and actions, and nothing for what is zero.

func (j *jsonText) snapshot(s *Snapshot) { j.reading(&snapshotReply{Snapshot: s}) }

// about writes all of a snapshot but its screen and its nodes.
func (j *jsonText) about(s *Snapshot) {
	j.name("frame")
	*j = strconv.AppendUint(*j, s.Frame, 10)
	j.always("width", s.Width)
	j.always("height", s.Height)
	j.bool("idle", s.Idle)
	j.key("focus", s.Focus)
	j.cursor(s.Cursor)
	j.text("title", s.Title)
	if len(s.Announcements) > 0 {
		j.announcements(s.Announcements)
	}
	j.texts("problems", s.Problems)
	j.texts("pending", s.Pending)
	j.layers(s.Layers)
}

func (j *jsonText) always(name string, n int) {
	j.name(name)
	j.int(int64(n))
}

// key writes a member, left out for no node.
func (j *jsonText) key(name string, k accessibility.Key) {
	if k == 0 {
		return
	}
	j.name(name)
	j.hex(k)
}

// hex writes 16 digits, see [wireKey].
func (j *jsonText) hex(k accessibility.Key) {
	var digits [18]byte
	digits[0], digits[17] = '"', '"'
	for i := 16; i > 0; i-- {
		digits[i] = hexDigits[k&0xf]
		k >>= 4
	}
	*j = append(*j, digits[:]...)
}

func (j *jsonText) announcements(list []accessibility.Announcement) {
	j.name("announcements")
	j.open('[')
	for i := range list {
		j.open('{')
		j.name("text")
		j.string(list[i].Text)
		j.name("politeness")
		j.string(list[i].Politeness.String())
		j.name("frame")
		*j = strconv.AppendUint(*j, list[i].Frame, 10)
		j.close('}')
	}
	j.close(']')
}

func (j *jsonText) cursor(c accessibility.Cursor) {
	j.name("cursor")
	j.open('{')
	j.always("x", c.X)
	j.always("y", c.Y)
	j.bool("visible", c.Visible)
	j.close('}')
}

// bounds writes [x, y, width, height].
func (j *jsonText) bounds(r image.Rectangle) {
	j.name("bounds")
	j.open('[')
	for _, n := range [...]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()} {
		j.int(int64(n))
	}
	j.close(']')
}

func (j *jsonText) layers(layers []accessibility.Layer) {
	if len(layers) == 0 {
		return
	}
	j.name("layers")
	j.open('[')
	for i := range layers {
		j.open('{')
		j.key("node", layers[i].Node)
		j.bounds(layers[i].Bounds)
		j.truth("modal", layers[i].Modal)
		j.close('}')
	}
	j.close(']')
}

func (j *jsonText) screen(s *accessibility.Screen) {
	if s.Width == 0 && s.Height == 0 && s.Cells == nil {
		return
	}
	j.name("screen")
	j.open('{')
	j.always("width", s.Width)
	j.always("height", s.Height)
	if len(s.Cells) > 0 {
		j.cellsOf(s)
	}
	j.close('}')
}

func (j *jsonText) cellsOf(s *accessibility.Screen) {
	j.name("cells")
	j.open('[')
	for _, cell := range s.Cells {
		j.cell(s, cell)
	}
	j.close(']')
}

func (j *jsonText) cell(s *accessibility.Screen, cell rune) {
	switch {
	case cell >= ' ' && cell < utf8.RuneSelf && cell != '"' && cell != '\\':
		j.comma()
		*j = append(*j, '"', byte(cell), '"')
	case cell >= 0:
		var code [utf8.UTFMax]byte
		n := 0
		if cell > 0 {
			n = utf8.EncodeRune(code[:], cell)
		}
		j.string(string(code[:n]))
	default:
		text := ""
		if i := int(^cell); i < len(s.Clusters) {
			text = s.Clusters[i]
		}
		j.string(text)
	}
}

func (j *jsonText) nodes(t *accessibility.Tree) {
	j.name("nodes")
	j.open('[')
	for i := range t.Nodes {
		j.node(t, i)
	}
	j.close(']')
}

func (j *jsonText) node(t *accessibility.Tree, i int) {
	j.open('{')
	j.nodeMembers(t, i, true)
	j.close('}')
}

// nodeMembers writes what there is to say of a node; its parent's index says
// nothing outside the whole list.
func (j *jsonText) nodeMembers(t *accessibility.Tree, i int, parent bool) {
	n := &t.Nodes[i]
	j.name("key")
	j.hex(n.Key)
	j.number("ref", int(t.Ref(i)))
	j.text("id", n.ID)
	j.name("role")
	j.string(string(n.Role))
	j.text("label", n.Label)
	j.text("value", n.Value)
	j.names("states", uint32(n.States), stateNames[:])
	j.names("actions", uint32(n.Actions), actionNames[:])
	j.bounds(n.Bounds)
	if parent {
		j.always("parent", int(n.Parent))
	}
	j.number("position", int(n.Position))
	j.number("set_size", int(n.SetSize))
	if n.Details != 0 {
		d := t.Details(*n)
		j.details(&d)
	}
}

// The names of the bits of a set, "" for those without one.
var stateNames, actionNames = func() (states, actions [32]string) {
	for i := range 32 {
		states[i], actions[i] = accessibility.State(1<<i).String(), accessibility.Action(1<<i).String()
	}
	return states, actions
}()

func (j *jsonText) names(name string, set uint32, names []string) {
	begun := false
	for i := 0; set != 0; i, set = i+1, set>>1 {
		if set&1 == 0 || names[i] == "" {
			continue
		}
		if !begun {
			j.name(name)
			j.open('[')
			begun = true
		}
		j.comma()
		*j = append(append(append(*j, '"'), names[i]...), '"')
	}
	if begun {
		j.close(']')
	}
}

func (j *jsonText) details(d *accessibility.Details) {
	j.name("details")
	j.open('{')
	j.text("description", d.Description)
	j.text("placeholder", d.Placeholder)
	j.text("shortcut", d.Shortcut)
	j.text("error_message", d.ErrorMessage)
	j.text("value_text", d.ValueText)
	if d.Ranged {
		j.valueRange(d.Range)
	}
	j.number("scroll_x", d.ScrollX)
	j.number("scroll_y", d.ScrollY)
	j.number("scroll_max_x", d.ScrollMaxX)
	j.number("scroll_max_y", d.ScrollMaxY)
	j.number("row", d.Row)
	j.number("column", d.Column)
	j.number("row_count", d.RowCount)
	j.number("column_count", d.ColumnCount)
	j.number("level", d.Level)
	j.number("caret_row", d.CaretRow)
	j.number("caret_column", d.CaretColumn)
	j.key("labelled_by", d.LabelledBy)
	j.key("described_by", d.DescribedBy)
	j.key("controls", d.Controls)
	j.key("active_descendant", d.ActiveDescendant)
	j.customActions(d.CustomActions)
	j.close('}')
}

func (j *jsonText) valueRange(r accessibility.Range) {
	j.name("range")
	j.open('{')
	j.name("now")
	j.float(r.Now)
	j.name("min")
	j.float(r.Min)
	j.name("max")
	j.float(r.Max)
	j.name("step")
	j.float(r.Step)
	j.close('}')
}

func (j *jsonText) customActions(actions []accessibility.CustomAction) {
	if len(actions) == 0 {
		return
	}
	j.name("custom_actions")
	j.open('[')
	for _, a := range actions {
		j.open('{')
		j.name("name")
		j.string(a.Name)
		j.text("description", a.Description)
		j.close('}')
	}
	j.close(']')
}

// result is the counterpart of readResult.
func (j *jsonText) result(v *verdict) {
	r := &v.Result
	j.open('{')
	j.name("verdict")
	j.string(string(r.Verdict))
	j.text("reason", string(r.Reason))
	j.text("message", r.Message)
	j.texts("candidates", r.Candidates)
	if r.Frame != 0 {
		j.name("frame")
		*j = strconv.AppendUint(*j, r.Frame, 10)
	}
	j.truth("changed", r.Changed)
	j.text("focus", r.Focus)
	j.text("target", r.Target)
	j.texts("pending", r.Pending)
	j.number("clusters", r.Clusters)
	j.truth("scrolled", r.Scrolled)
	j.texts("flashed", r.Flashed)
	j.truth("human", v.human)
	j.counts(v.counts)
	j.close('}')
}

func (j *jsonText) counts(counts []count) {
	if len(counts) == 0 {
		return
	}
	j.name("counts")
	j.open('{')
	for _, c := range counts {
		j.always(string(c.verdict), c.n)
	}
	j.close('}')
}
