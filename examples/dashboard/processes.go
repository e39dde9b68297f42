package main

import (
	"slices"
	"strconv"
	"strings"

	"limoni/layout"
	"limoni/widgets"
)

// process is one row of the table.
type process struct {
	id     int
	name   string
	cpu    float64 // percent of one processor
	memory float64 // bytes

	cells [4]string // as they are drawn
}

// The columns of the table.
const (
	columnID = iota
	columnName
	columnCPU
	columnMemory
)

var columns = []widgets.Column{
	{ID: "id", Title: "ID", Width: layout.Fixed(8), Align: layout.AlignEnd, Sortable: true},
	{ID: "name", Title: "Name", Width: layout.Fill(1).Min(12), Sortable: true},
	{ID: "cpu", Title: "CPU %", Width: layout.Fixed(8), Align: layout.AlignEnd, Sortable: true},
	{ID: "memory", Title: "Memory", Width: layout.Fixed(10), Align: layout.AlignEnd, Sortable: true},
}

// processes are the data of the table: those that the filter lets through, in
// the order that was asked for.
type processes struct {
	all   []process
	shown []process
}

func (p *processes) Len() int           { return len(p.shown) }
func (p *processes) Key(row int) string { return p.shown[row].cells[columnID] }
func (p *processes) Cell(row, column int) widgets.Cell {
	return widgets.Cell{Text: p.shown[row].cells[column]}
}

// Index lets the cursor stay with its process.
func (p *processes) Index(key string) int {
	return slices.IndexFunc(p.shown, func(s process) bool { return s.cells[columnID] == key })
}

// set takes over the processes of a sample.
func (p *processes) set(all []process, filter string, order widgets.SortOrder) {
	p.all = all
	for i := range p.all {
		s := &p.all[i]
		s.cells = [4]string{strconv.Itoa(s.id), s.name, strconv.FormatFloat(s.cpu, 'f', 1, 64), byteSize(s.memory)}
	}
	p.arrange(filter, order)
}

func (p *processes) arrange(filter string, order widgets.SortOrder) {
	p.shown = p.shown[:0]
	for _, s := range p.all {
		if strings.Contains(strings.ToLower(s.name), strings.ToLower(filter)) {
			p.shown = append(p.shown, s)
		}
	}
	slices.SortStableFunc(p.shown, func(a, b process) int {
		if order.Descending {
			a, b = b, a
		}
		return compare(a, b, order.Column)
	})
}

func compare(a, b process, column int) int {
	switch column {
	case columnName:
		return strings.Compare(strings.ToLower(a.name), strings.ToLower(b.name))
	case columnCPU:
		return sign(a.cpu - b.cpu)
	case columnMemory:
		return sign(a.memory - b.memory)
	}
	return a.id - b.id
}

func sign(v float64) int {
	switch {
	case v < 0:
		return -1
	case v > 0:
		return 1
	}
	return 0
}

// byteSize is a number of bytes as people read it, in powers of 1024 (IEC).
func byteSize(n float64) string {
	units := [...]string{"B", "KiB", "MiB", "GiB", "TiB"}
	i := 0
	for ; n >= 1024 && i < len(units)-1; i++ {
		n /= 1024
	}
	if i == 0 {
		return strconv.FormatFloat(n, 'f', 0, 64) + " B"
	}
	return strconv.FormatFloat(n, 'f', 1, 64) + " " + units[i]
}
