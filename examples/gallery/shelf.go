package main

import (
	"strconv"

	"limoni/widgets"
)

// document is one of the page Layers.
type document struct {
	name  string
	size  int // in kilobytes
	owner string
}

// shelf is the documents, the items of its list, with what is shown of each.
type shelf struct {
	all         []document
	size, owner bool
	lines, keys []string
}

// describe makes the lines, so that drawing them makes none.
func (d *shelf) describe() {
	d.lines, d.keys = d.lines[:0], d.keys[:0]
	seen := map[string]int{}
	for _, doc := range d.all {
		line := doc.name
		if d.size {
			line += ", " + strconv.Itoa(doc.size) + " kB"
		}
		if d.owner {
			line += ", " + doc.owner
		}
		seen[doc.name]++
		d.lines = append(d.lines, line)
		d.keys = append(d.keys, doc.name+"#"+strconv.Itoa(seen[doc.name]))
	}
}

// Len, Row and Key make the shelf the items of a list.
func (d *shelf) Len() int              { return len(d.all) }
func (d *shelf) Row(i int) widgets.Row { return widgets.Row{Text: d.lines[i]} }
func (d *shelf) Key(i int) string      { return d.keys[i] }

// names are the documents in their order.
func (d *shelf) names() (names []string) {
	for _, doc := range d.all {
		names = append(names, doc.name)
	}
	return names
}
