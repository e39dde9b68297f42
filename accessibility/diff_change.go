package accessibility

import "strconv"

// change is one node before and after, as anybody may see it.
type change struct {
	old, new               Node
	oldRare, newRare       Details
	oldValue, newValue     string
	moved                  bool
	oldMembers, newMembers int32
}

func (c *comparison) writeChange(i, was int) {
	ch := change{moved: c.moved[i]}
	ch.old, ch.oldRare = c.before.seen(was)
	ch.new, ch.newRare = c.after.seen(i)
	ch.oldValue, ch.newValue = shownValue(&ch.old, &ch.oldRare), shownValue(&ch.new, &ch.newRare)
	ch.oldMembers, ch.newMembers = c.members(i, was)
	if ch.none() {
		return
	}
	c.changed++
	c.startLine("~ ")
	c.out = ch.append(c.out, c.after.Ref(i))
}

// members are the sizes of the set in a container before and after, where no
// member came or went in sight that would tell the same; else 0 and 0.
func (c *comparison) members(i, was int) (before, after int32) {
	before, same := setSize(c.before, was, c.is)
	after, kept := setSize(c.after, i, c.was)
	if !same || !kept || before == 0 || after == 0 {
		return 0, 0
	}
	return before, after
}

// setSize is the size of the set that the children of node i are in; all
// reports that each of them has a counterpart.
func setSize(t *Tree, i int, other []int) (size int32, all bool) {
	for k, end := i+1, t.End(i); k < end; k++ {
		if t.parent(k) != i {
			continue
		}
		if other[k] < 0 {
			return 0, false
		}
		if t.Nodes[k].Position > 0 { // that of a container is the size of its own
			size = max(size, t.Nodes[k].SetSize)
		}
	}
	return size, true
}

func (ch *change) none() bool {
	return !ch.moved && ch.oldMembers == ch.newMembers &&
		ch.old.Label == ch.new.Label && ch.oldValue == ch.newValue &&
		(ch.old.States^ch.new.States)&^quiet == 0 &&
		ch.oldRare.ErrorMessage == ch.newRare.ErrorMessage &&
		ch.oldRare.Description == ch.newRare.Description
}

func (ch *change) append(out []byte, ref uint32) []byte {
	out = appendRole(out, ch.new.Role)
	most := mostOfLabel(&ch.new, ref)
	out = appendChange(out, " ", ch.old.Label, ch.new.Label, true, most)
	mark := "="
	if ch.old.Label == "" && ch.new.Label == "" {
		mark = " ="
	}
	out = appendChange(out, mark, ch.oldValue, ch.newValue, true, briefly)
	out = ch.appendBracket(out)
	out = appendHandles(out, ch.new.ID, ref)
	out = appendChange(out, " error=", ch.oldRare.ErrorMessage, ch.newRare.ErrorMessage, false, briefly)
	return appendChange(out, " description=", ch.oldRare.Description, ch.newRare.Description, false, briefly)
}

// appendChange writes "old" -> "new", or the text itself where it is the same
// and wanted all the same, most bytes of each.
func appendChange(out []byte, mark, old, new string, always bool, most int) []byte {
	switch {
	case old != new:
		old, new = changedPart(old, new, most)
		out = strconv.AppendQuote(append(out, mark...), old)
		return strconv.AppendQuote(append(out, " -> "...), new)
	case always && new != "":
		return strconv.AppendQuote(append(out, mark...), brief(new, most))
	}
	return out
}

func (ch *change) appendBracket(out []byte) []byte {
	begin := len(out)
	out = append(out, " ["...)
	out = appendStates(out, "+", ch.new.States&^ch.old.States)
	out = appendStates(out, "-", ch.old.States&^ch.new.States)
	if ch.oldMembers != ch.newMembers {
		out = strconv.AppendInt(out, int64(ch.oldMembers), 10)
		out = strconv.AppendInt(append(out, " -> "...), int64(ch.newMembers), 10)
		out = append(out, " members "...)
	}
	if ch.moved {
		out = append(out, "moved "...)
		if ch.new.Position > 0 {
			out = append(appendPosition(out, &ch.new), ' ')
		}
	}
	if len(out) == begin+2 {
		return out[:begin]
	}
	return append(out[:len(out)-1], ']')
}

func appendStates(out []byte, sign string, states State) []byte {
	for _, name := range (states &^ quiet).Names() {
		out = append(append(append(out, sign...), name...), ' ')
	}
	return out
}
