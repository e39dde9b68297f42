package accessibility

import "slices"

func (l *limiter) cutTexts() {
	var texts, values cuts
	t := &l.s.Tree
	t.Nodes, t.Rare = slices.Clone(t.Nodes), slices.Clone(t.Rare)
	for i := range t.Nodes {
		n := &t.Nodes[i]
		cutRole(&n.Role, &texts, i)
		cutText(&n.ID, MaxLabel, &texts, i)
		cutText(&n.Label, MaxLabel, &texts, i)
		cutText(&n.Value, MaxValue, &values, i)
		if d := detailsOf(t, n); d != &noDetails && !d.short() {
			d.cut(&texts, &values, i)
		}
	}
	for i := range t.Rare { // what no node has is told all the same
		if d := &t.Rare[i]; !d.short() {
			d.cut(&texts, &values, -1)
		}
	}
	l.cutLists(&texts)
	l.tellCut(texts, [2]string{"text is", "texts are"}, MaxLabel, "bytes that are told")
	l.tellCut(values, [2]string{"value is", "values are"}, MaxValue, "bytes that are told")
}

func (d *Details) cut(texts, values *cuts, i int) {
	for _, text := range [...]*string{&d.Description, &d.Placeholder, &d.Shortcut, &d.ErrorMessage} {
		cutText(text, MaxLabel, texts, i)
	}
	cutText(&d.ValueText, MaxValue, values, i)
	d.CustomActions = slices.Clone(d.CustomActions)
	for k := range d.CustomActions[:min(len(d.CustomActions), MaxCustomActions)] {
		cutText(&d.CustomActions[k].Name, MaxLabel, texts, i)
		cutText(&d.CustomActions[k].Description, MaxLabel, texts, i)
	}
}

// cutLists shortens the texts that are no node's.
func (l *limiter) cutLists(texts *cuts) {
	s := l.s
	cutText(&s.Title, MaxLabel, texts, -1)
	for _, list := range [...]*[]string{&s.Problems, &s.Pending} {
		*list = slices.Clone(*list)
		for i := range *list {
			cutText(&(*list)[i], MaxLabel, texts, -1)
		}
	}
	s.Announcements = slices.Clone(s.Announcements)
	for i := range s.Announcements {
		cutText(&s.Announcements[i].Text, MaxLabel, texts, -1)
	}
}

func cutRole(r *Role, c *cuts, i int) {
	text := string(*r)
	cutText(&text, MaxLabel, c, i)
	*r = Role(text)
}

func cutText(text *string, most int, c *cuts, i int) {
	if len(*text) > most {
		*text = (*text)[:boundary(*text, most)]
		c.add(i)
	}
}

// cutActions leaves each node the first of its own actions. Their slices are
// this snapshot's already.
func (l *limiter) cutActions() {
	var over cuts
	t := &l.s.Tree
	for i := range t.Nodes {
		if d := detailsOf(t, &t.Nodes[i]); d.cutActions() {
			over.add(i)
		}
	}
	for i := range t.Rare {
		t.Rare[i].cutActions()
	}
	l.tellCut(over, [2]string{"list of own actions is", "lists of own actions are"}, MaxCustomActions, "that are told of a node")
}

func (d *Details) cutActions() (over bool) {
	if over = len(d.CustomActions) > MaxCustomActions; over {
		d.CustomActions = d.CustomActions[:MaxCustomActions:MaxCustomActions]
	}
	return over
}
