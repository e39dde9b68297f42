package markdown

import (
	"sort"
	"strings"

	"limoni/internal/reading"
)

// document is what a view has made of a text: its blocks, from the top, each
// parsed and laid out once.
type document struct {
	src       string
	streaming bool
	made      bool
	blocks    []block
	refs      []definition
	width     int
	rows      int
	stale     int // the first block that is not at its place yet
	parsed    int // bytes given to the parser so far: what a change costs
}

// block is one block of the outermost level, such as a paragraph or a list.
type block struct {
	start int // the byte of the source at which its first line begins
	body  element
	links []link // of its text, in their order
	first int    // how many links are before it in the document
	alone bool   // it can be parsed from start without what is before it

	laid  bool
	top   int // its first row in the document
	lines []line
	items []item
	codes []code
}

// height is its rows, without the empty one that follows.
func (b *block) height() int { return len(b.lines) }

// update makes the document that of a source. One that begins with the source
// before is parsed from the last block on that can still change.
func (d *document) update(src string, streaming bool) {
	keep, change := 0, reading.Other
	if d.made {
		change = reading.Changed(d.src, src)
	}
	if change == reading.Same && streaming == d.streaming {
		d.src = src // it may lie elsewhere now
		return
	}
	if change != reading.Other {
		keep = d.settled()
	}
	d.src, d.streaming, d.made = src, streaming, true
	d.parse(keep)
}

// settled is how many blocks stay as they are whatever is appended. The last
// one that begins on a complete line may go on; what begins on a line that is
// not complete may even turn out to belong to the block before.
func (d *document) settled() int {
	line := strings.LastIndexByte(d.src, '\n') + 1
	i := len(d.blocks) - 1
	for i > 0 && (d.blocks[i].start >= line || !d.blocks[i].alone) {
		i--
	}
	return max(i, 0)
}

// parse parses what follows the first keep blocks.
func (d *document) parse(keep int) {
	from := 0
	if keep > 0 {
		from = d.blocks[keep].start
	}
	gone := d.forget(from)
	known := len(d.refs)
	var codes [][]code
	for i := keep; i < len(d.blocks); i++ {
		codes = append(codes, d.blocks[i].codes)
	}
	clear(d.blocks[keep:])
	d.blocks, d.stale = d.blocks[:keep], min(d.stale, keep)
	tail, defined := d.src[from:], destinationsOf(d.refs)
	if d.streaming {
		tail = finished(tail, defined)
	}
	d.append(tail, from, defined)
	for i := range min(len(codes), len(d.blocks)-keep) {
		d.blocks[keep+i].codes = codes[i] // whose colours may still be right
	}
	d.mend(keep, gone, d.refs[known:])
	d.number(d.stale)
}

// append parses a part of the source that begins at from, and adds its blocks.
func (d *document) append(tail string, from int, defined destinations) {
	d.parsed += len(tail)
	c := converter{source: []byte(tail), from: from}
	c.document(parse(c.source, defined))
	d.blocks = append(d.blocks, c.blocks...)
	d.refs = append(d.refs, c.refs...)
}

// number counts the links from block keep on.
func (d *document) number(keep int) {
	for i := keep; i < len(d.blocks); i++ {
		if d.blocks[i].first = 0; i > 0 {
			d.blocks[i].first = d.blocks[i-1].first + d.blocks[i-1].count()
		}
	}
}

// layout lays the blocks out at a width. What is laid out at it already stays.
func (d *document) layout(width int) {
	width = max(width, 1)
	if width != d.width {
		for i := range d.blocks {
			d.blocks[i].laid = false
		}
		d.width, d.stale = width, 0
	}
	for ; d.stale < len(d.blocks); d.stale++ {
		b := &d.blocks[d.stale]
		if !b.laid {
			b.lay(width)
		}
		if b.top = 0; d.stale > 0 {
			before := &d.blocks[d.stale-1]
			b.top = before.top + before.height() + 1 // an empty row between them
		}
	}
	if d.rows = 0; len(d.blocks) > 0 {
		last := &d.blocks[len(d.blocks)-1]
		d.rows = last.top + last.height()
	}
}

// blockAt is the block that a row is in, or that it follows, with its place
// there and the rows of the block.
func (d *document) blockAt(row int) (block, in, of int) {
	block = max(sort.Search(len(d.blocks), func(i int) bool { return d.blocks[i].top > row })-1, 0)
	if block >= len(d.blocks) {
		return 0, 0, 0
	}
	return block, row - d.blocks[block].top, d.blocks[block].height()
}

// rowOf is the inverse of blockAt, at another width: the row as far down in
// its block as it was.
func (d *document) rowOf(block, in, of int) int {
	if block >= len(d.blocks) {
		return d.rows
	}
	b := &d.blocks[block]
	switch {
	case of == b.height():
	case in >= of:
		in = b.height() + in - of
	default:
		in = in * b.height() / of
	}
	return b.top + in
}
