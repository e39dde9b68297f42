package accessibility

import "strings"

// Clone returns a deep copy that shares no memory with s, not even the bytes
// of its strings.
func (s *Snapshot) Clone() *Snapshot {
	c := *s
	c.Tree = s.Tree.Clone()
	c.Screen.Cells = append([]rune(nil), s.Screen.Cells...)
	c.Screen.Clusters = cloneStrings(s.Screen.Clusters)
	c.Screen.Styles = append([]CellStyle(nil), s.Screen.Styles...)
	c.Layers = append([]Layer(nil), s.Layers...)
	c.Title = strings.Clone(s.Title)
	c.Announcements = append([]Announcement(nil), s.Announcements...)
	for i := range c.Announcements {
		c.Announcements[i].Text = strings.Clone(c.Announcements[i].Text)
	}
	c.Problems = cloneStrings(s.Problems)
	c.Pending = cloneStrings(s.Pending)
	return &c
}

// Clone returns a deep copy that shares no memory with t, not even the bytes
// of its strings.
func (t *Tree) Clone() Tree {
	c := Tree{
		Nodes: append([]Node(nil), t.Nodes...),
		Rare:  append([]Details(nil), t.Rare...),
		Refs:  append([]uint32(nil), t.Refs...),
	}
	for i := range c.Rare {
		custom := c.Rare[i].CustomActions
		c.Rare[i].CustomActions = append([]CustomAction(nil), custom...)
	}
	var size int
	eachString(&c, func(s *string) { size += len(*s) })
	var all strings.Builder
	all.Grow(size)
	eachString(&c, func(s *string) { all.WriteString(*s) })
	rest := all.String()
	eachString(&c, func(s *string) { *s, rest = rest[:len(*s)], rest[len(*s):] })
	return c
}

// eachString visits every string of the tree, always in the same order.
func eachString(t *Tree, visit func(*string)) {
	for i := range t.Nodes {
		n := &t.Nodes[i]
		visit(&n.ID)
		visit((*string)(&n.Role))
		visit(&n.Label)
		visit(&n.Value)
	}
	for i := range t.Rare {
		d := &t.Rare[i]
		for _, s := range [...]*string{&d.Description, &d.Placeholder, &d.Shortcut, &d.ErrorMessage, &d.ValueText} {
			visit(s)
		}
		for k := range d.CustomActions {
			visit(&d.CustomActions[k].Name)
			visit(&d.CustomActions[k].Description)
		}
	}
}

// cloneStrings copies many short strings into one allocation.
func cloneStrings(texts []string) []string {
	if len(texts) == 0 {
		return nil
	}
	all := strings.Clone(strings.Join(texts, "")) // Join hands out a single text as it is
	out := make([]string, len(texts))
	for i, text := range texts {
		out[i], all = all[:len(text)], all[len(text):]
	}
	return out
}
