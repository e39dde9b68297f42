package markdown

import (
	"iter"
	"strings"

	"github.com/yuin/goldmark/util"
)

// definition is a link's destination that stands elsewhere: "[label]: url".
type definition struct {
	at         int // in the source
	label, url string
}

// forget drops the definitions from a place on and returns them.
func (d *document) forget(from int) []definition {
	n := len(d.refs)
	for n > 0 && d.refs[n-1].at >= from {
		n--
	}
	gone := d.refs[n:]
	d.refs = d.refs[:n:n]
	return gone
}

// mend parses those of the first keep blocks again that name a definition which
// is new, other or gone: it stands below them, and they could not know it.
func (d *document) mend(keep int, gone, come []definition) {
	labels := changed(gone, come)
	if len(labels) == 0 {
		return
	}
	known := destinationsOf(d.refs)
	for i, next := 0, 0; i < keep; i = next {
		next = d.together(i)
		if namesAny(d.source(i, next), labels) {
			d.again(i, next, known)
			d.stale = min(d.stale, i)
		}
	}
}

// changed are the labels that are not the same in both.
func changed(before, now []definition) map[string]bool {
	if len(before) == 0 && len(now) == 0 {
		return nil
	}
	labels := make(map[string]bool)
	was, is := destinationsOf(before), destinationsOf(now)
	for label, url := range was {
		labels[label] = is[label] != url
	}
	for label, url := range is {
		labels[label] = was[label] != url
	}
	return labels
}

// destinations are the URLs of labels.
type destinations map[string]string

// destinationsOf are those of definitions, of which the first one counts.
func destinationsOf(refs []definition) destinations {
	m := make(destinations, len(refs))
	for _, r := range refs {
		if _, twice := m[r.label]; !twice {
			m[r.label] = r.url
		}
	}
	return m
}

// labelOf is a label as labels are compared (CommonMark 0.31, section 4.7).
func labelOf(label string) string { return util.ToLinkReference([]byte(label)) }

// together is behind the blocks that can only be parsed together with block i.
func (d *document) together(i int) int {
	for i++; i < len(d.blocks) && !d.blocks[i].alone; i++ {
	}
	return i
}

// source is the text of blocks i to next.
func (d *document) source(i, next int) string {
	if next < len(d.blocks) {
		return d.src[d.blocks[i].start:d.blocks[next].start]
	}
	return d.src[d.blocks[i].start:]
}

// namesAny reports whether a text may refer to one of some labels.
func namesAny(src string, labels map[string]bool) bool {
	for label := range labelsIn(src) {
		if labels[label] {
			return true
		}
	}
	return false
}

// labelsIn are what stands in brackets in a text, as labels are compared.
func labelsIn(src string) iter.Seq[string] {
	return func(yield func(string) bool) {
		if strings.IndexByte(src, '[') < 0 {
			return
		}
		src := labelOf(unquoted(src))
		for from, i := -1, 0; i < len(src); i++ {
			switch src[i] {
			case '\\':
				i++
			case '[':
				from = i + 1
			case ']':
				if from >= 0 && !yield(strings.TrimSpace(src[from:i])) {
					return
				}
				from = -1
			}
		}
	}
}

// unquoted is a text without what stands before the lines of a quotation: a
// label may go on in the next one.
func unquoted(src string) string {
	if strings.IndexByte(src, '>') < 0 {
		return src
	}
	var b strings.Builder
	for line := range strings.Lines(src) {
		b.WriteString(strings.TrimLeft(line, "> \t"))
	}
	return b.String()
}

// again parses blocks by themselves.
func (d *document) again(i, next int, known destinations) {
	src := d.source(i, next)
	c := converter{source: []byte(src), from: d.blocks[i].start}
	d.parsed += len(src)
	c.document(parse(c.source, known))
	if len(c.blocks) == next-i {
		copy(d.blocks[i:next], c.blocks)
	}
}
