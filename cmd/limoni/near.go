package main

import (
	"slices"
	"strings"
)

// near are the words that a misspelt one may have meant, the nearest first:
// those with at most a third of their letters otherwise, and those that begin
// with it.
func near(misspelt string, words []string) []string {
	var found []string
	for _, w := range words {
		if d := edits(misspelt, w); d <= max(1, len(w)/3) || len(misspelt) > 1 && strings.HasPrefix(w, misspelt) {
			found = append(found, w)
		}
	}
	slices.SortStableFunc(found, func(a, b string) int { return edits(misspelt, a) - edits(misspelt, b) })
	return found[:min(len(found), 3)]
}

// edits is how many letters to put in, leave out, change or swap with the next
// to make one word of another (the optimal string alignment distance).
func edits(a, b string) int {
	if len(a) > 40 {
		return len(a)
	}
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		for j := range rows[i] {
			switch {
			case i == 0 || j == 0:
				rows[i][j] = i + j
				continue
			case a[i-1] == b[j-1]:
				rows[i][j] = rows[i-1][j-1]
				continue
			}
			rows[i][j] = 1 + min(rows[i-1][j-1], rows[i-1][j], rows[i][j-1])
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}
