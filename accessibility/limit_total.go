package accessibility

import "sort"

// textBytes is how long all texts of t are together.
func (t *Tree) textBytes() (total int) {
	for i := range t.Nodes {
		t.textsOf(i, func(s *string) { total += len(*s) })
	}
	return total
}

// textsOf visits the texts of node i and of its details.
func (t *Tree) textsOf(i int, visit func(*string)) {
	one := Tree{Nodes: t.Nodes[i : i+1]}
	if d := int(t.Nodes[i].Details); d > 0 && d <= len(t.Rare) {
		one.Rare = t.Rare[d-1 : d]
	}
	eachString(&one, visit)
}

// cutTotal shortens the longest texts, all to the same length, where they are
// too long together. Nodes and details are this snapshot's already.
func (l *limiter) cutTotal() {
	t := &l.s.Tree
	if t.textBytes() <= MaxText {
		return
	}
	most := sort.Search(MaxValue, func(n int) bool { return t.textBytesUpTo(n+1) > MaxText })
	var over cuts
	for i := range t.Nodes {
		if d := int(t.Nodes[i].Details); d > 0 && d <= len(t.Rare) {
			own := t.Rare[d-1].CustomActions
			t.Rare[d-1].CustomActions = append([]CustomAction(nil), own...)
		}
		t.textsOf(i, func(s *string) { cutText(s, most, &over, i) })
	}
	l.tellTotal(over, most)
}

// textBytesUpTo is textBytes with no text longer than most.
func (t *Tree) textBytesUpTo(most int) (total int) {
	for i := range t.Nodes {
		t.textsOf(i, func(s *string) { total += min(len(*s), most) })
	}
	return total
}

func (l *limiter) tellTotal(c cuts, most int) {
	name := " texts are cut to "
	if c.count == 1 {
		name = " text is cut to "
	}
	l.told = append(l.told, "all texts are together longer than the "+grouped(MaxText)+" bytes that are told; "+
		grouped(c.count)+name+grouped(most)+" bytes"+c.theFirst()+"that of "+l.line(c.first))
}
