package widgets

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"limoni/internal/text"
)

// tabStop is how many columns the stops of the tab character are apart.
const tabStop = 8

// nextCluster is the first cluster of s and how many columns it takes where it begins
// in a column: a tab reaches to the next stop.
func nextCluster(s string, column int) (cluster string, width int) {
	if ' ' <= s[0] && s[0] < 0x7F && (len(s) == 1 || s[1] < utf8.RuneSelf) {
		return s[:1], 1 // nothing joins it
	}
	cluster, _, width = text.Next(s)
	if cluster == "\t" {
		width = tabStop - column%tabStop
	}
	return cluster, width
}

// tabbedWidth is the width of s from column 0 on.
func tabbedWidth(s string) int {
	column := 0
	for s != "" {
		cluster, width := nextCluster(s, column)
		column += width
		s = s[len(cluster):]
	}
	return column
}

// clustersUpTo is the longest beginning of s, which stands in a column, that ends at
// or before column to; and where that ends.
func clustersUpTo(s string, column, to int) (n, end int) {
	for n < len(s) {
		cluster, width := nextCluster(s[n:], column)
		if column+width > to {
			break
		}
		n, column = n+len(cluster), column+width
	}
	return n, column
}

// nearestTo is the place between two clusters of s that is nearest to column
// to, where s begins in a column.
func nearestTo(s string, column, to int) int {
	n, end := clustersUpTo(s, column, to)
	if n == len(s) {
		return n
	}
	if cluster, width := nextCluster(s[n:], end); 2*(to-end) >= width && to > end {
		return n + len(cluster)
	}
	return n
}

// rowEnd is where the first row of s, at most width columns wide, ends. A row
// ends before a word that does not fit; the white space there hangs at its end,
// as wide as it may be. A word that is longer than a row is broken between
// clusters. A cluster always finds room.
func rowEnd(s string, width int) int {
	if len(s) <= width && strings.IndexByte(s, '\t') < 0 {
		return len(s) // no other cluster has more columns than bytes
	}
	column, word := 0, 0
	for i := 0; i < len(s); {
		cluster, w := nextCluster(s[i:], column)
		after := i + len(cluster)
		switch {
		case separatesWords(cluster):
			word = after
		case w > 0 && i > 0 && column+w > width:
			if word > 0 {
				return word
			}
			return i
		}
		column += w
		i = after
	}
	return len(s)
}

// separatesWords reports whether a cluster is white space that a row may end behind.
func separatesWords(cluster string) bool {
	if len(cluster) == 1 {
		return cluster[0] == ' ' || cluster[0] == '\t'
	}
	r, n := utf8.DecodeRuneInString(cluster)
	switch r {
	case '\u00A0', '\u2007', '\u202F':
		return false
	case '\u200B':
		return n == len(cluster)
	}
	return n == len(cluster) && unicode.Is(unicode.Zs, r)
}
