package accessibility

import "math"

// briefly is how many bytes of a long text a line or a sentence quotes.
const briefly = 160

// brief is text in about most bytes: where it is cut, "…" says so.
func brief(text string, most int) string {
	if len(text) <= most+len("…") {
		return text
	}
	return text[:boundary(text, most)] + "…"
}

// changedPart is brief for two texts that differ: what long ones begin with
// alike is left out but for a few characters, so that the difference shows.
func changedPart(old, new string, most int) (string, string) {
	if max(len(old), len(new)) <= most+len("…") {
		return old, new
	}
	same := 0
	for same < min(len(old), len(new)) && old[same] == new[same] {
		same++
	}
	const before = 20
	if same <= most/2 {
		return brief(old, most), brief(new, most)
	}
	same = boundary(new, same-before)
	return "…" + brief(old[same:], most), "…" + brief(new[same:], most)
}

// appendBriefLine is the outline line of node i, of long texts only their
// beginning.
func appendBriefLine(out []byte, t *Tree, i int) []byte {
	n, d := t.seen(i)
	n.Label = brief(n.Label, mostOfLabel(&n, t.Ref(i)))
	n.Value, d.ValueText = brief(n.Value, briefly), brief(d.ValueText, briefly)
	d.ErrorMessage, d.Description, d.Shortcut = brief(d.ErrorMessage, briefly), brief(d.Description, briefly), brief(d.Shortcut, briefly)
	d.CustomActions = d.CustomActions[:min(len(d.CustomActions), mostActions)]
	return appendNode(out, &n, &d, t.Ref(i))
}

// mostActions is how many of a node's own actions a brief line names.
const mostActions = 16

// mostOfLabel is how much of a label a line needs to select its node.
func mostOfLabel(n *Node, ref uint32) int {
	if ref == 0 && n.ID == "" {
		return math.MaxInt - len("…")
	}
	return briefly
}
