package accessibility

import "strconv"

// limiter is one run over a snapshot that is over a limit.
type limiter struct {
	s    *Snapshot
	told []string // sentences about what was cut
}

// cuts counts what was cut of one kind.
type cuts struct {
	count int
	first int // the first node concerned, -1 where it is none
}

func (c *cuts) add(i int) {
	if c.count == 0 {
		c.first = i
	}
	c.count++
}

// tellCut adds a sentence about things that were longer than a limit, named as
// one and as many.
func (l *limiter) tellCut(c cuts, names [2]string, limit int, unit string) {
	if c.count == 0 {
		return
	}
	name, verb := names[0], " and is cut"
	if c.count > 1 {
		name, verb = names[1], " and are cut"
	}
	sentence := grouped(c.count) + " " + name + " longer than the " + grouped(limit) + " " + unit + verb
	if c.first >= 0 {
		sentence += c.theFirst() + "that of " + l.line(c.first)
	}
	l.told = append(l.told, sentence)
}

func (c *cuts) theFirst() string {
	if c.count > 1 {
		return ", the first of them "
	}
	return ", "
}

// container says in which container the first node concerned is.
func (l *limiter) container(c cuts) string {
	if up := l.s.Tree.parent(c.first); up >= 0 {
		return c.theFirst() + "in " + l.line(up)
	}
	return c.theFirst() + "at the top"
}

// line is the outline line of node i, short enough for a sentence.
func (l *limiter) line(i int) string {
	n, _ := l.s.Tree.seen(i)
	n.Role, n.ID, n.Label, n.Value = Role(brief(string(n.Role), briefly)), brief(n.ID, briefly), brief(n.Label, briefly), ""
	return string(appendNode(nil, &n, &noDetails, l.s.Tree.Ref(i)))
}

// grouped is n with commas: 12,345.
func grouped(n int) string {
	text := strconv.Itoa(n)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}
