package accessibility

import (
	"slices"
	"sort"
	"strings"
)

// nearest are the lines of the nodes that look most like what s describes: by
// label or ID, and failing that by role.
func (s *Selector) nearest(t *Tree) []string {
	role := canonical(s.Role)
	return lines(t, near(t, func(i int) int {
		n, _ := t.seen(i)
		return s.distance(role, n)
	}), mostNear)
}

// NearID are the indexes of at most three nodes of t whose IDs look most like
// id, the nearest first: what a misspelt one may have meant.
func (t *Tree) NearID(id string) []int {
	return near(t, func(i int) int { return textDistance(id, t.Nodes[i].ID) })
}

// near are the nodes with the least distance below tooFar, the nearest first.
func near(t *Tree, distance func(node int) int) []int {
	var nodes, far []int
	for i := range t.Nodes {
		d := distance(i)
		if d >= tooFar {
			continue
		}
		at := sort.Search(len(far), func(k int) bool { return far[k] > d })
		nodes, far = slices.Insert(nodes, at, i), slices.Insert(far, at, d)
	}
	return nodes[:min(mostNear, len(nodes))]
}

const (
	// otherRole is what a wrong role weighs beside the label's distance, and
	// onlyRole ranks nodes of the right role behind all that have a like label.
	otherRole = 2
	onlyRole  = 100
	tooFar    = 1000
)

// distance is 0 for the same name and role and grows to tooFar.
func (s *Selector) distance(role Role, n Node) int {
	far := tooFar
	for _, want := range [...]string{s.Label, s.LabelContains, s.Text} {
		far = min(far, textDistance(want, n.Label))
	}
	far = min(far, textDistance(s.ID, n.ID), textDistance(s.ID, n.Label)+1)
	switch right := role != "" && plainly(n.Role) == role; {
	case far >= tooFar && right:
		return onlyRole
	case far < tooFar && !right && role != "":
		return far + otherRole
	}
	return far
}

// textDistance is 0 where both are the same, 1 where one contains the other,
// else the number of edits if that is at most a third of the longer, else
// tooFar. Case does not count.
func textDistance(want, have string) int {
	if want == "" || have == "" {
		return tooFar
	}
	short, long := []rune(head(want)), []rune(head(have))
	if len(short) > len(long) {
		short, long = long, short
	}
	most := max(1, len(long)/3)
	switch far := edits(short, long, most); {
	case far == 0:
		return 0
	case tellsMuch(len(short), len(long)) && strings.Contains(string(long), string(short)):
		return 1
	case far <= most:
		return far
	}
	return tooFar
}

// tellsMuch reports whether a part of that many runes is no accident in a
// text of that many: "a" is in nearly everything.
func tellsMuch(part, whole int) bool { return part >= 3 || part*3 >= whole }

// head is what of a text is compared: a long one would cost too much and tell
// no more.
func head(s string) string {
	const most = 64
	if len(s) > most {
		s = s[:most]
	}
	return strings.ToLower(fold(strings.TrimSpace(s)))
}

// edits is the Levenshtein distance, or any number above most where it is above
// that: a whole tree is compared, and most of it is far from what was meant.
func edits(a, b []rune, most int) int {
	if len(b)-len(a) > most {
		return most + 1
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i, r := range a { // the cells of a table further than most from its diagonal are above it
		from := max(i-most, 0)
		diagonal := row[from]
		row[from] = most + 1
		if from == 0 {
			row[0] = i + 1
		}
		least := row[from]
		for j := from; j < min(i+most+1, len(b)); j++ {
			change := diagonal
			if r != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, diagonal+1)
			least = min(least, row[j+1])
		}
		if least > most { // it only grows from row to row
			return most + 1
		}
	}
	return row[len(b)]
}

// nearRoles are at most three roles that word may have meant.
func nearRoles(word string) []string {
	var out []string
	for far := 1; far <= max(1, len(word)/3); far++ {
		for _, r := range roles {
			if textDistance(word, string(r)) == far {
				out = append(out, string(r))
			}
		}
	}
	return out[:min(mostNear, len(out))]
}
