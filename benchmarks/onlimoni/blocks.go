package onlimoni

import (
	"limoni"
	"limoni/accessibility"
	"limoni/benchmarks/workload"
	"limoni/widgets"
)

// Blocks are a widget of our own, as [widgets.Block] but each in its colour,
// with a [widgets.Label] in each: a group and a text, 200 nodes.
func drawBlocks(f *limoni.Frame, blocks []workload.Block) {
	for i := range blocks {
		drawBlock(f, &blocks[i])
	}
}

func drawBlock(f *limoni.Frame, b *workload.Block) {
	area := limoni.Rect{Min: limoni.Point{X: b.X, Y: b.Y}, Max: limoni.Point{X: b.X + workload.BlockWidth, Y: b.Y + workload.BlockHeight}}
	box := f.Begin(accessibility.Node{ID: b.ID, Role: accessibility.RoleGroup, Bounds: area})
	st := style(b.Style)
	f.Box(area, limoni.LightLines, st)
	widgets.Label{ID: "text", Text: b.Text, Style: st}.Draw(f, area.Inset(1))
	f.End(box)
}
