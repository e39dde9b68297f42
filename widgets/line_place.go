package widgets

import (
	"strings"

	"limoni/internal/text"
)

// linePart is what of a line lies in one block: all of it, or a piece.
type linePart struct {
	from, to int  // without the line break
	head     bool // the line begins here
	tail     bool // the line ends here
}

// part is the part of a line that byte at stands in. Between two pieces of one
// line it is the later one, the earlier if upstream is set.
func (x *lineIndex) part(value string, at int, upstream bool) linePart {
	k, start := x.find(at)
	if upstream && at == start && k > 0 && value[at-1] != '\n' {
		k--
		start -= x.blocks[k].bytes
	}
	end := start + x.bytes(k)
	p := linePart{from: start, to: end}
	if k < len(x.blocks) && x.blocks[k].breaks > 0 {
		p.from += strings.LastIndexByte(value[start:at], '\n') + 1
		if n := strings.IndexByte(value[at:end], '\n'); n >= 0 {
			p.to = at + n
		}
	}
	p.head = p.from == 0 || value[p.from-1] == '\n'
	p.tail = p.to == len(value) || value[p.to] == '\n'
	if p.tail && p.to < len(value) && p.to > p.from && value[p.to-1] == '\r' {
		p.to--
	}
	return p
}

// lineStart is where the line that byte at stands in begins.
func (x *lineIndex) lineStart(value string, at int) int {
	k, start := x.find(at)
	if n := strings.LastIndexByte(value[start:at], '\n'); n >= 0 {
		return start + n + 1
	}
	for ; k > 0 && value[start-1] != '\n'; k-- {
		start -= x.blocks[k-1].bytes
	}
	return start
}

// lineEnd is where it ends, before the line break.
func (x *lineIndex) lineEnd(value string, at int) int {
	k, start := x.find(at)
	for end := start; k < len(x.blocks); k++ {
		end += x.blocks[k].bytes
		if x.blocks[k].breaks > 0 {
			if n := strings.IndexByte(value[at:end], '\n'); n >= 0 {
				return withoutCR(value, at, at+n)
			}
		}
		at = max(at, end)
	}
	return len(value)
}

// withoutCR is end, before the carriage return of a line break there.
func withoutCR(value string, from, end int) int {
	if end > from && value[end-1] == '\r' {
		return end - 1
	}
	return end
}

// afterBreak is where the line after the one that ends at byte end begins.
func afterBreak(value string, end int) int {
	if value[end] == '\r' {
		end++
	}
	return end + 1
}

// line is the number of the line that byte at stands in, from 0.
func (x *lineIndex) line(value string, at int) int {
	k, start := x.find(at)
	return strings.Count(value[start:at], "\n") + breaksOf(x.blocks[:k])
}

// lineCount is how many lines there are. An empty text is one.
func (x *lineIndex) lineCount() int { return x.breaks + 1 }

// clustersBetween counts the clusters from byte i to byte j. Of whole blocks it
// remembers how many they have.
func (x *lineIndex) clustersBetween(value string, i, j int) int {
	k, start := x.find(i)
	n := 0
	for ; i < j; k++ {
		end := start + x.blocks[k].bytes
		if i > start || end > j {
			n += text.Clusters(value[i:min(j, end)])
		} else {
			n += x.clusters(value, k, start)
		}
		i, start = end, end
	}
	return n
}

func (x *lineIndex) clusters(value string, k, start int) int {
	b := &x.blocks[k]
	if b.clusters == 0 {
		b.clusters = 1 + text.Clusters(value[start:start+b.bytes])
	}
	return b.clusters - 1
}

// columnsBetween is the width of what stands from byte i, where a line begins,
// to byte j of that line.
func (x *lineIndex) columnsBetween(value string, i, j int) int {
	k, start := x.find(i)
	columns := 0
	for ; i < j; k++ {
		end := start + x.blocks[k].bytes
		if i > start || end > j {
			columns += tabbedWidth(value[i:min(j, end)])
		} else {
			columns += x.columns(value, k, start)
		}
		i, start = end, end
	}
	return columns
}

func (x *lineIndex) columns(value string, k, start int) int {
	b := &x.blocks[k]
	if b.columns == 0 {
		b.columns = 1 + tabbedWidth(value[start:start+b.bytes])
	}
	return b.columns - 1
}

// atColumn is the piece of the line from byte i to byte j that a column is in:
// where it begins, and in which column.
func (x *lineIndex) atColumn(value string, i, j, column int) (from, before int) {
	k, start := x.find(i)
	for {
		end := start + x.bytes(k)
		if i > start || end >= j {
			return i, before
		}
		columns := x.columns(value, k, start)
		if before+columns > column {
			return i, before
		}
		before += columns
		i, start, k = end, end, k+1
	}
}
