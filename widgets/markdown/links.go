package markdown

import (
	"sort"
	"strconv"
	"strings"
)

// linkKey is how the IDs of links begin; their number in the document follows.
const linkKey = "link-"

// linkOfKey is the number of a link's ID, 0 where it is none.
func linkOfKey(key string) int {
	n, err := strconv.Atoi(strings.TrimPrefix(key, linkKey))
	if err != nil || !strings.HasPrefix(key, linkKey) {
		return 0
	}
	return n
}

// links is how many the document has.
func (d *document) links() int {
	if len(d.blocks) == 0 {
		return 0
	}
	last := &d.blocks[len(d.blocks)-1]
	return last.first + last.count()
}

// count is how many links a block has; its images are none.
func (b *block) count() int { return b.ordinal(len(b.links)) }

// ordinal is which of the block's links the number stands for.
func (b *block) ordinal(number int) (n int) {
	for i := range b.links[:number] {
		if !b.links[i].image {
			n++
		}
	}
	return n
}

// blockOf is the block that a link, counted over the document, is in, and its
// number there.
func (d *document) blockOf(link int) (*block, int) {
	i := sort.Search(len(d.blocks), func(i int) bool { return d.blocks[i].first >= link }) - 1
	b := &d.blocks[i]
	for n := range b.links {
		if !b.links[n].image && b.first+b.ordinal(n+1) == link {
			return b, n + 1
		}
	}
	return b, 0
}

// linkAt is a link of the document.
func (d *document) linkAt(n int) *link {
	b, number := d.blockOf(n)
	return &b.links[number-1]
}

// linkRows are the rows of the document that a link is in.
func (d *document) linkRows(link int) (from, to int) {
	b, number := d.blockOf(link)
	for i := range b.items {
		if b.items[i].link == number {
			return b.top + b.items[i].y0, b.top + b.items[i].y1
		}
	}
	return b.top, b.top + 1
}

// linkFrom is the first link at or below a row, one more than there are where
// there is none.
func (d *document) linkFrom(row int) int {
	return 1 + sort.Search(d.links(), func(i int) bool {
		from, _ := d.linkRows(i + 1)
		return from >= row
	})
}

// linkOn is the link whose text is drawn at a cell, 0 for none.
func (d *viewing) linkOn(x, y int) int {
	row := d.s.Offset + y - d.area.Min.Y
	i, in, of := d.doc.blockAt(row)
	if in < 0 || in >= of {
		return 0
	}
	b := &d.doc.blocks[i]
	for _, r := range b.lines[in] {
		if r.link > 0 && !b.links[r.link-1].image && x >= d.area.Min.X+r.x && x < d.area.Min.X+r.x+r.columns() {
			return b.first + b.ordinal(r.link)
		}
	}
	return 0
}
