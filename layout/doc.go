// Package layout divides rectangles. It knows nothing of widgets and text: an area goes in, areas come out, in cells,
// with x growing to the right and y downward (image.Rectangle). Nothing that comes out leaves the area, and no two parts
// of it overlap. Nothing here allocates, except where something is appended to a slice that has to grow, and for more than
// 64 parts of one area or more than 16 columns or rows of a Grid.
//
// # Cutting
//
// Most screens are made by cutting pieces from an area and giving what is left to the main content:
//
//	head := layout.CutTop(&area, 1)      ┌─────────────────┐
//	foot := layout.CutBottom(&area, 1)   │ head            │
//	side := layout.CutLeft(&area, 6)     ├──────┬──────────┤
//	                                     │ side │ area     │
//	                                     │      │          │
//	                                     ├──────┴──────────┤
//	                                     │ foot            │
//	                                     └─────────────────┘
//
// A cut takes at most what is there, so the same lines work at any size of the terminal down to 0x0: what was cut first
// is what stays longest.
//
// # Dividing
//
// SplitRows and SplitColumns divide an area by constraints:
//
//	columns := layout.SplitColumns(area, layout.Fixed(6), layout.Fill(1), layout.Fill(2))
//
//	┌─────┬─────────┬───────────────────┐
//	│  6  │    1    │         2         │
//	└─────┴─────────┴───────────────────┘
//
// The parts touch each other, never overlap, are never negative and never leave the area. They are granted in this
// order, each step from what the one before has left, and within a step from the first part to the last:
//
//  1. the minimum of each part: Min(n), or the bound of another constraint;
//  2. Fixed and Percent parts, up to their size;
//  3. Max parts, up to their maximum;
//  4. Fill and Min parts share the rest by weight (Min has weight 1), within their bounds. Where a bound takes more or
//     less than the share, the others divide what that leaves.
//
// So the sum is the whole area as soon as one part can grow without bound; otherwise the area's end stays empty. Shares
// and percentages are rounded at the edges between the parts and not part by part: three thirds of 100 are 33, 33 and
// 34, two halves of 101 are 50 and 51, always in the same way. Sizes depend on the area and the constraints alone.
//
// Gap leaves empty cells between the parts:
//
//	columns := layout.Gap(1).SplitColumns(area, layout.Fill(1), layout.Fill(1))
//
//	┌───────┐ ┌───────┐
//	│   1   │ │   1   │
//	└───────┘ └───────┘
//
// # Grids
//
// A Grid divides an area into columns and rows at once, with gaps; its cells are named by column and row and may span
// several. An AutoGrid has a number of equal cells, as many side by side as the width allows.
//
//	Grid                          AutoGrid, wide        narrow
//	┌─────┐ ┌────────────────┐    ┌────┐ ┌────┐ ┌────┐  ┌───────┐
//	│ 0,0 │ │      1,0       │    │ 0  │ │ 1  │ │ 2  │  │   0   │
//	└─────┘ └────────────────┘    └────┘ └────┘ └────┘  └───────┘
//	┌────────────────────────┐    ┌────┐                ┌───────┐
//	│          0,1           │    │ 3  │                │   1   │
//	└────────────────────────┘    └────┘                └───────┘
//
// # Flow
//
// A Flow sets items of any width one after the other and goes on in the next row where there is no room. It also tells
// how many rows that takes, so that they can be cut first.
//
// # Popups
//
// Below and Beside say where on the screen a popup stands that belongs to an anchor: under a field or over it, right of a
// menu or left of it, always on the screen.
package layout
