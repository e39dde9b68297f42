package layout

import "image"

// A Flow sets one item after the other into an area, from left to right, and goes on in the next row where there is no
// room: the buttons of a dialog, a tool bar, tags.
//
//	flow := layout.Flow{Area: area, ColumnGap: 1}
//	for _, tag := range tags {
//		draw(tag, flow.Next(width(tag)))
//	}
//
//	┌────────────────────┐
//	│[apple] [banana]    │
//	│[cherry] [date]     │
//	└────────────────────┘
//
// An item that is wider than the area has a row of its own and is cut to the area; items below the end of the area are
// empty. An item of no width or no height takes no room and no gap either, which is how one is hidden.
//
// Size tells the room that the items need, so the same loop over an area of no height says how much to cut:
//
//	flow := layout.Flow{Area: image.Rectangle{Max: image.Pt(width, 0)}, ColumnGap: 1}
//	for _, tag := range tags {
//		flow.Next(width(tag))
//	}
//	bar := layout.CutTop(&area, flow.Size().Y)
//
// A Flow is made anew for each frame. It keeps its place but not its items, and allocates nothing.
type Flow struct {
	Area image.Rectangle
	// ColumnGap is the empty columns between two items of a row, RowGap the empty rows between two rows. They never
	// shrink: where there is no room for item and gap the next row begins.
	ColumnGap, RowGap Gap

	row    int  // counts the rows
	above  int  // rows of the terminal above this row, without an end
	used   int  // columns taken in this row
	height int  // of the tallest item in this row, 0 where there is none
	full   bool // the next item begins a row
	widest int  // the most columns taken in a row
}

// Next returns the place of the next item, which is width columns wide and one row high.
func (f *Flow) Next(width int) image.Rectangle { return f.NextSize(width, 1) }

// NextSize returns the place of the next item, which has a width in columns and a height in rows. Items of a row begin at
// the same height; the next row begins below the tallest.
func (f *Flow) NextSize(width, height int) image.Rectangle {
	area := proper(f.Area)
	if width <= 0 || height <= 0 {
		return f.place(area, 0, 0)
	}
	f.makeRoom(width, area.Dx())
	r := f.place(area, width, height)
	f.used += r.Dx()
	f.height = max(f.height, height)
	f.widest = max(f.widest, f.used)
	return r
}

// Size is the room that the items so far need: the columns of the widest row, and the rows, those included for which the
// area has no room.
func (f *Flow) Size() image.Point { return image.Pt(f.widest, plus(f.above, f.height)) }

// makeRoom goes past the gap before an item, or on to the next row.
func (f *Flow) makeRoom(width, columns int) {
	if f.height == 0 {
		return
	}
	gap := within(int(f.ColumnGap), columns)
	if !f.full && width <= columns-f.used-gap {
		f.used += gap
		return
	}
	f.row++
	f.above = plus(plus(f.above, f.height), int(f.RowGap))
	f.used, f.height, f.full = 0, 0, false
}

// place returns what an item gets that begins here.
func (f *Flow) place(area image.Rectangle, width, height int) image.Rectangle {
	area.Min.X += within(f.used, area.Dx())
	area.Min.Y += within(f.above, area.Dy())
	area.Max.X = area.Min.X + within(width, area.Dx())
	area.Max.Y = area.Min.Y + within(height, area.Dy())
	return area
}
