package text

const ellipsis = "…"

// Cut returns the longest prefix of s of whole clusters that is at most columns wide, and its width. The width is one
// less than columns where a wide character does not fit any more; the column left over is the caller's to blank. Clusters
// of width 0 after the last one that fits belong to head. A negative columns gives "".
func Cut(s string, columns int) (head string, width int) {
	if columns < 0 {
		return "", 0
	}
	for i := 0; i < len(s); {
		cluster, _, w := Next(s[i:])
		if width+w > columns {
			return s[:i], width
		}
		width += w
		i += len(cluster)
	}
	return s, width
}

// Truncate returns s if it is at most columns wide, else the longest prefix of whole clusters that leaves room for an
// ellipsis, and the ellipsis "…". The result may be one column narrower than asked, because half of a wide character is
// never kept, and is never wider. Below 1 column it is "".
func Truncate(s string, columns int) string {
	if columns < 1 {
		return ""
	}
	if head, _ := Cut(s, columns); len(head) == len(s) {
		return s
	}
	head, _ := Cut(s, columns-Width(ellipsis))
	return head + ellipsis
}
