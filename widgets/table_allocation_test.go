//go:build !race

package widgets_test

import (
	"fmt"
	"testing"

	"limoni"
	"limoni/accessibility"
	"limoni/layout"
	"limoni/widgets"
)

// wideTable has everything a table can have: states, actions, several chosen
// rows, an order, widths, columns that scroll.
type wideTable struct {
	names  [1000]string
	texts  [10]string
	table  widgets.Table
	order  widgets.SortOrder
	custom []accessibility.CustomAction
}

func (w *wideTable) Len() int         { return 1_000_000 }
func (w *wideTable) Key(i int) string { return w.names[i%len(w.names)] }
func (w *wideTable) Cell(i, column int) widgets.Cell {
	return widgets.Cell{Text: w.texts[(i+column)%10]}
}
func (w *wideTable) Row(i int) widgets.Row {
	return widgets.Row{Text: w.Key(i), CustomActions: w.custom}
}
func (w *wideTable) Index(string) int     { return -1 }
func (w *wideTable) draw(f *limoni.Frame) { w.table.Draw(f, f.Area()) }

func newWideTable(table widgets.Table, n, width int) *wideTable {
	w := &wideTable{table: table, custom: []accessibility.CustomAction{{Name: "delete"}}}
	for i := range w.names {
		w.names[i] = fmt.Sprint("row-", i)
	}
	for i := range w.texts {
		w.texts[i] = fmt.Sprint("text ", i*i*i)
	}
	w.table.ID, w.table.Label, w.table.Data, w.table.Sort = "table", "Table", w, &w.order
	for i := range n {
		w.table.Columns = append(w.table.Columns, widgets.Column{Title: "Col", Width: layout.Fixed(width), Align: layout.Align(i % 3), Sortable: true})
	}
	return w
}

func TestTableDoesNotAllocate(t *testing.T) {
	for name, w := range map[string]*wideTable{
		"rows":          newWideTable(widgets.Table{}, 10, 12),
		"cells":         newWideTable(widgets.Table{Cells: true, Resizable: true, Scrollbar: true}, 10, 40),
		"chosen":        newWideTable(widgets.Table{Chosen: new(widgets.Selection), Frozen: 1}, 30, 14),
		"more than 64":  newWideTable(widgets.Table{}, 90, 1),
		"loading":       newWideTable(widgets.Table{Loading: true, Empty: "Empty"}, 3, 14),
		"share a width": newWideTable(widgets.Table{Resizable: true}, 10, 0),
	} {
		app := limoni.New(200, 60, w.draw)
		if n := frame(app); n != 0 {
			t.Errorf("%s: a frame allocates %v times, want 0", name, n)
		}
		if name != "cells" && name != "chosen" {
			continue
		}
		for input, bytes := range map[string]string{
			"down and up":   "\x1b[B\x1b[A",
			"right, left":   "\x1b[C\x1b[D",
			"pages":         "\x1b[6~\x1b[5~",
			"the header":    "\x1b[H\x1b[A\x1b[C\r\r><\x1b[B",
			"a title":       click(2, 0) + click(2, 0),
			"a click":       click(30, 5),
			"a wheel":       wheel(30, 5, 1) + wheel(30, 5, -1),
			"a wheel right": mouse(67, 30, 5, 'M') + mouse(66, 30, 5, 'M'),
			"an edge":       mouse(0, 12, 0, 'M') + mouse(32, 14, 0, 'M') + mouse(32, 12, 0, 'M') + mouse(0, 12, 0, 'm'),
		} {
			if n := costs(app, bytes); n != 0 {
				t.Errorf("%s: %s allocates %v times, want 0", name, input, n)
			}
		}
	}
}

func BenchmarkTable(b *testing.B) {
	for name, w := range map[string]*wideTable{
		"rows":  newWideTable(widgets.Table{}, 4, 19),
		"cells": newWideTable(widgets.Table{Cells: true}, 4, 19),
	} {
		b.Run(name, func(b *testing.B) {
			app := limoni.New(80, 24, w.draw)
			down := []byte("\x1b[B")
			for b.Loop() {
				app.Feed(down)
			}
		})
	}
}
