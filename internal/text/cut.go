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

// CutLeft returns the longest suffix of s of whole clusters that is at most columns wide, and its width, which is one
// less than columns where a wide character does not fit any more. Clusters of width 0 before the first one that fits
// belong to tail. A negative columns gives "".
func CutLeft(s string, columns int) (tail string, width int) {
	if columns < 0 {
		return "", 0
	}
	for start := len(s); start > 0; {
		rest, cluster := Prev(s[:start])
		w := Width(cluster)
		if width+w > columns {
			return s[start:], width
		}
		width += w
		start = len(rest)
	}
	return s, width
}

// TruncateLeft is Truncate from the other side, for what is told apart by its end, as a path is: the ellipsis comes
// first, and the end of s is kept.
func TruncateLeft(s string, columns int) string {
	if columns < 1 {
		return ""
	}
	if tail, _ := CutLeft(s, columns); len(tail) == len(s) {
		return s
	}
	tail, _ := CutLeft(s, columns-Width(ellipsis))
	return ellipsis + tail
}
