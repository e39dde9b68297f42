package keymap

// maxNear is the longest ID, in bytes, for which a near one is looked for.
const maxNear = 64

// nearest is the command whose ID differs least from one that there is none of,
// "" where none is like it.
func (k *Keymap) nearest(id string) (near string) {
	if len(id) > maxNear {
		return ""
	}
	best := 1 + len(id)/3
	for i := range k.Commands {
		if other := k.Commands[i].ID; len(other) <= maxNear {
			if d := distance(id, other); d <= best {
				best, near = d-1, other // the first of those that are as near
			}
		}
	}
	return near
}

// distance is the number of bytes to insert, delete or replace, after
// Levenshtein.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			before, row[j+1] = row[j+1], min(row[j]+1, row[j+1]+1, before+cost)
		}
	}
	return row[len(b)]
}
