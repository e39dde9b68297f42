package accessibility

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// carriers knows the texts of the nodes that were asked for.
type carriers struct {
	*audit
	texts map[int]*carried
}

// carried is what a node says, to be compared with what is drawn.
type carried struct {
	texts   []string // as plain
	words   []string // that stand alone: states, marks, keys
	numbers []int
	lines   int // line numbers go from 1 to this
}

// carry reports whether a node at the place of r says what stands there, or
// says nothing because it must not be told.
func (c *carriers) carry(r *run) bool {
	secret := -1
	for i := range c.nodes {
		j := &c.nodes[i]
		if int32(j.layer) != r.owner || j.hidden || !r.bounds.In(j.bounds) {
			continue
		}
		if j.Role == RoleImage && int32(i) == r.node || c.valueUntold(i) || c.says(i, r) {
			return true
		}
		if j.secret >= 0 {
			secret = i
		}
	}
	return r.secret && secret < 0
}

// valueUntold reports whether a policy took away a value that the cells of
// node i still show.
func (c *carriers) valueUntold(i int) bool {
	return c.s.Withheld&GrantValues != 0 && c.nodes[i].secret < 0 && c.valueWithheld(i)
}

func (c *carriers) says(i int, r *run) bool {
	t := c.texts[i]
	if t == nil {
		t = c.collect(i)
		c.texts[i] = t
	}
	if slices.Contains(t.words, r.text) {
		return true
	}
	if n, err := strconv.Atoi(r.text); err == nil && (slices.Contains(t.numbers, n) || n > 0 && n <= t.lines && r.bounds.Min.X < c.nodes[i].bounds.Min.X+gutter) {
		return true
	}
	for _, text := range t.texts {
		if c.stands(r, text, i) {
			return true
		}
	}
	return false
}

// gutter is how wide the column of line numbers may be.
const gutter = 10

// stands reports whether r is a part of text: anywhere, or as a whole word
// where it is short and not cut off at that side.
func (a *audit) stands(r *run, text string, i int) bool {
	if !isWhole(r.text) {
		return strings.Contains(text, r.text)
	}
	b := a.nodes[i].bounds
	left := a.isCut(r.bounds.Min.X-1, r, b, -1)
	right := a.isCut(r.bounds.Max.X, r, b, 1)
	for from := 0; ; {
		at := strings.Index(text[from:], r.text)
		if at < 0 {
			return false
		}
		at += from
		end := at + len(r.text)
		if (left || at == 0 || text[at-1] == ' ') && (right || end == len(text) || text[end] == ' ') {
			return true
		}
		from = end
	}
}

// collect gathers what node i says. A row is told by its cells too, and a
// control by what labels and describes it.
func (a *audit) collect(i int) *carried {
	n := &a.t.Nodes[i]
	c := new(carried)
	a.own(c, i)
	d := detailsOf(a.t, n)
	for _, key := range [...]Key{d.LabelledBy, d.DescribedBy, d.ActiveDescendant} {
		if k := a.t.Index(key); k >= 0 {
			c.add(a.t.Nodes[k].Label, a.t.Nodes[k].Value)
		}
	}
	switch a.nodes[i].Role {
	case RoleRow, RoleListItem, RoleTreeItem, RoleOption, RoleMenuItem:
		for k := i + 1; k < a.t.End(i); k++ {
			a.own(c, k)
		}
	}
	return c
}

// own adds what node i says by itself. A sensitive one has no value to be
// drawn, and what is in it says nothing.
func (a *audit) own(c *carried, i int) {
	n, d := &a.t.Nodes[i], detailsOf(a.t, &a.t.Nodes[i])
	if a.inSecret(i) {
		return
	}
	c.add(n.Label, d.Description, d.Placeholder, d.ErrorMessage)
	if a.nodes[i].secret < 0 {
		a.ownValue(c, i)
	}
	for _, custom := range d.CustomActions {
		c.add(custom.Name, custom.Description)
	}
	for _, name := range n.States.Names() {
		c.words = append(c.words, strings.Fields(plain(name))...)
	}
	a.addMarks(c, i)
	c.addShortcut(d.Shortcut)
}

func (a *audit) ownValue(c *carried, i int) {
	n, d := &a.t.Nodes[i], detailsOf(a.t, &a.t.Nodes[i])
	c.add(n.Value, d.ValueText)
	c.addNumbers(n, d, a.nodes[i].bounds.Dy())
	if role := a.nodes[i].Role; role == RoleTextArea || role == RoleLog {
		c.lines = max(c.lines, d.RowCount, strings.Count(n.Value, "\n")+1)
	}
}

// addMarks adds letters and words by which a state is drawn: [x], (o), ON, and
// the letter that stands for an arrow down where there is only ASCII.
func (a *audit) addMarks(c *carried, i int) {
	states := a.t.Nodes[i].States
	if states&(checks|press|choice) != 0 {
		c.words = append(c.words, "x", "o", "v")
	}
	if states&(checks|press) != 0 {
		c.words = append(c.words, "on", "off", "yes", "no")
	}
	switch role := a.nodes[i].Role; {
	case states&opens != 0, a.scrolls(i), role == RoleScrollbar, role == RoleColumnHeader, role == RoleNumberInput:
		c.words = append(c.words, "v")
	}
}

func (c *carried) add(texts ...string) {
	for _, s := range texts {
		if s == "" {
			continue
		}
		p := plain(s)
		c.texts = append(c.texts, p)
		if drawn := undrawn(s); drawn != s {
			c.texts = append(c.texts, plain(drawn))
		}
	}
}

// addShortcut adds the keys of a chord as people write them: ^S, C-s, PgUp.
func (c *carried) addShortcut(chord string) {
	for _, key := range strings.Fields(plain(chord)) {
		c.words = append(c.words, key)
		for _, other := range keyNames {
			if other[0] == key {
				c.words = append(c.words, other[1])
			}
		}
	}
}

var keyNames = [...][2]string{
	{"ctrl", "c"}, {"ctrl", "control"}, {"alt", "m"}, {"alt", "a"}, {"alt", "option"}, {"alt", "meta"}, {"shift", "s"},
	{"esc", "escape"}, {"escape", "esc"}, {"enter", "return"}, {"enter", "ret"}, {"space", "spc"}, {"tab", "tab"},
	{"pageup", "pgup"}, {"pagedown", "pgdn"}, {"pagedown", "pgdown"}, {"delete", "del"}, {"insert", "ins"},
	{"backspace", "bksp"}, {"backspace", "bs"},
}

// addNumbers adds what is told as numbers: places, counts, scrolling, ranges.
func (c *carried) addNumbers(n *Node, d *Details, height int) {
	for _, v := range [...]int{
		int(n.Position), int(n.SetSize), d.Row, d.Column, d.RowCount, d.ColumnCount, d.Level, d.CaretRow, d.CaretColumn,
	} {
		if v > 0 {
			c.numbers = append(c.numbers, v)
		}
	}
	if d.ScrollMaxY > 0 {
		c.numbers = append(c.numbers, d.ScrollY, d.ScrollY+1, d.ScrollY+height, d.ScrollMaxY, d.ScrollMaxY+1)
		c.addPercent(float64(d.ScrollY), 0, float64(d.ScrollMaxY))
	}
	if d.Ranged {
		c.texts = append(c.texts, plain(number(d.Range.Now)), plain(number(d.Range.Min)), plain(number(d.Range.Max)))
		c.addPercent(d.Range.Now, d.Range.Min, d.Range.Max)
	}
}

func (c *carried) addPercent(now, low, high float64) {
	if share := (now - low) / (high - low) * 100; share >= 0 && share <= 100 {
		c.numbers = append(c.numbers, int(share), int(math.Round(share)), int(math.Ceil(share)))
	}
}
