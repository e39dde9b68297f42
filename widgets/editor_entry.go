package widgets

import (
	"limoni"
	"limoni/accessibility"
	"limoni/internal/text"
)

// enter puts s in the place of the selection, as far as the value may have so
// many characters, 0 for any number; and returns how many clusters that was.
func (e *editor) enter(s string, limit int) int {
	i, j := e.selection()
	s, value := e.fitting(i, j, s, limit)
	if s == "" {
		return 0
	}
	e.insert(value, i, j, len(s))
	return limoni.Clusters(s)
}

// typedText is what is typed or pasted now, and which of the two.
func typedText(resp limoni.Response) (s string, pasted, ok bool) {
	ev, _ := resp.Event() // before Text, which takes it
	s, ok = resp.Text()
	return s, ev.Kind == limoni.EventPaste, ok
}

// enterTyped is enter for what is typed or pasted. Typing is one edit with the
// typing before it, a paste is one of its own.
func (e *editor) enterTyped(s string, pasted bool, limit int) int {
	e.typing = e.typing && !pasted
	n := e.enter(s, limit)
	e.typing = e.typing && !pasted
	return n
}

// fitting is as much of s as may stand in the place of the bytes from i to j,
// and the value that makes. Clusters are counted in the result: a mark that
// joins the letter before it adds none.
func (e *editor) fitting(i, j int, s string, limit int) (fits, value string) {
	value = splice(e.value, i, j, s)
	for limit > 0 && s != "" && len(value) > limit {
		over := e.index.clustersBetween(e.value, 0, len(e.value)) + growth(e.value, value, i, j, len(s)) - limit
		if over <= 0 {
			break
		}
		for ; over > 0 && s != ""; over-- {
			s, _ = text.Prev(s)
		}
		value = splice(e.value, i, j, s)
	}
	return s, value
}

// growth is how many clusters the other string, in which n bytes stand in the
// place of those from i to j, has more than s. It looks at both from the
// cluster before the edit to where they have the same ones again.
func growth(s, other string, i, j, n int) int {
	before, _ := text.Prev(s[:i])
	a, b := len(before), len(before)
	more, shift := 0, n-(j-i)
	for a < len(s) || b < len(other) {
		switch {
		case a >= j && b >= i+n && b-a == shift:
			return more
		case b < len(other) && (b-shift <= a || a == len(s)):
			cluster, _, _ := text.Next(other[b:])
			b, more = b+len(cluster), more+1
		default:
			cluster, _, _ := text.Next(s[a:])
			a, more = a+len(cluster), more-1
		}
	}
	return more
}

// valueBytes bounds how much of its text a widget tells: as much as may be told
// at all, since the tree is copied for whoever looks.
const valueBytes = accessibility.MaxValue

// told is what the node says of the value, all of it up to 512 KiB. Of a longer
// one it is a part of about that length, which the caret is in and which only
// changes as the caret leaves its middle.
func (e *editor) told() (part string, cut bool) {
	if len(e.value) <= valueBytes {
		return e.value, false
	}
	const half = valueBytes / 2
	from := max(e.caret-half/2, 0) / half * half
	from = boundary(e.value, min(from, len(e.value)-valueBytes))
	to := from + valueBytes
	if to >= len(e.value) {
		return e.value[from:], true
	}
	rest, _ := text.Prev(e.value[:boundary(e.value, to)])
	return e.value[from:len(rest)], true
}
