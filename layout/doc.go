// Package layout divides rectangles. It knows nothing of widgets and text: an area goes in, areas come out, in cells,
// with x growing to the right and y downward (image.Rectangle). Nothing here allocates, except where AppendRows and
// AppendColumns have to grow the slice they are given or are asked for more than 64 parts.
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
// A grid is columns and rows of one area, and Cell where they cross.
package layout
