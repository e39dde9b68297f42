package accessibility

import "strconv"

// Outline is the one text form of a tree, a node a line, one space of
// indentation per level:
//
//	role "label"="value" [states, 3/12] #id @ref
//
// Parts that say nothing are left out. Strings are quoted as in Go, so that no
// control character, bidi override or line break of the app reaches a terminal;
// an ID is quoted only where it is not a plain token. The value is the node's
// Value, else its range as a person says it ("3 of 12"), else "40 in 0..100".
// States stand in the order of the constants without focusable, unselected and
// unpressed, which most nodes have and which say little; the position in the
// set comes last. After that follow, where set, error="…", description="…",
// shortcut="…", level=2 and the node's own actions as actions="…".
//
// What a sensitive node must not tell is left out here too. The result has no
// final line break. A line copied from it is a valid selector for
// [ParseSelector].
func Outline(t *Tree) string { return OutlineFrom(t, -1, 0) }

// OutlineLine is the line of node i without indentation, "" where there is no
// such node.
func OutlineLine(t *Tree, i int) string {
	if i < 0 || i >= len(t.Nodes) {
		return ""
	}
	return string(appendLine(nil, t, i))
}

// OutlineFrom is the outline of node root and depth-1 levels below it; -1 is
// the whole tree and a depth of 0 or less every level. What is left out below
// a node is counted in a line such as
//
//	… 202 more (root=@83)
//
// which is itself a valid selector of that node. It is "" where there is no
// such node.
func OutlineFrom(t *Tree, root, depth int) string {
	return string(appendOutline(nil, t, root, depth, appendLine))
}

func appendOutline(out []byte, t *Tree, root, depth int, appendLine func([]byte, *Tree, int) []byte) []byte {
	first, end := 0, len(t.Nodes)
	if root >= end {
		return out
	}
	if root >= 0 {
		first, end = root, t.End(root)
	}
	levels := make([]int, end-first)
	for i := first; i < end; {
		if p := t.parent(i); p >= first {
			levels[i-first] = levels[p-first] + 1
		}
		level := levels[i-first]
		out = appendLine(startLine(out, level), t, i)
		next := i + 1
		if level+1 == depth {
			next = t.End(i)
		}
		if left := next - i - 1; left > 0 {
			out = appendElided(startLine(out, level+1), t, i, left)
		}
		i = next
	}
	return out
}

func startLine(out []byte, level int) []byte {
	if len(out) > 0 {
		out = append(out, '\n')
	}
	for range level {
		out = append(out, ' ')
	}
	return out
}

func appendElided(out []byte, t *Tree, i, count int) []byte {
	out = append(out, "… "...)
	out = strconv.AppendInt(out, int64(count), 10)
	out = append(out, " more"...)
	n, _ := t.seen(i)
	switch {
	case t.Ref(i) != 0:
		out = append(appendRef(append(out, " (root="...), t.Ref(i)), ')')
	case n.ID != "":
		out = append(appendID(append(out, " (root="...), n.ID), ')')
	}
	return out
}
