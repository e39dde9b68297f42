package layout

import "image"

// Below returns where on the screen a popup of a size stands that belongs to anchor: the list of a drop-down, the menu of
// a menu bar, completions under a caret.
//
//	┌────────┐
//	│ anchor │
//	├────────┴──┐
//	│   popup   │
//	└───────────┘
//
// It is at least as wide as the anchor, so a width of 0 means as wide, and begins where the anchor begins, farther left
// where it would leave the screen. It stands below the anchor if it has room there, otherwise above; where it has room
// in neither, it takes the rows of the larger side, and those below if they are equal. So it does not cover the anchor,
// except one that leaves no row at all: then it stands at the bottom of the screen, over the anchor.
//
// Of the anchor only what is on the screen counts. The popup never leaves the screen, and it is empty only where the screen
// is or where it has no width or height to begin with.
func Below(anchor image.Rectangle, size image.Point, screen image.Rectangle) image.Rectangle {
	screen = proper(screen)
	anchor = clamped(anchor, screen)
	above, below := anchor.Min.Y-screen.Min.Y, screen.Max.Y-anchor.Max.Y
	height := max(size.Y, 0)
	if room := max(above, below); room > 0 {
		height = min(height, room)
	}
	x := along(anchor.Min.X, max(size.X, anchor.Dx()), track{screen.Min.X, screen.Max.X})
	y := after(track{anchor.Min.Y, anchor.Max.Y}, height, track{screen.Min.Y, screen.Max.Y})
	return image.Rectangle{Min: image.Pt(x.from, y.from), Max: image.Pt(x.to, y.to)}
}

// Beside returns where on the screen a popup of a size stands that opens sideways from anchor: a submenu, whose anchor is
// the item it belongs to, as wide as the menu.
//
//	┌────────┬───────┐
//	│ anchor │ popup │
//	├────────┤       │
//	│        └───────┘
//
// Its first row is that of the anchor, or a higher one where it would leave the screen. It stands on the right of the
// anchor if it has room there, otherwise on the left. Where it has room in neither, it keeps its width and covers a part
// of the anchor at the edge of the screen on the larger side, the right one if they are equal: a list that lacks rows can
// scroll, but words that lack columns cannot be read.
//
// Of the anchor only what is on the screen counts. The popup never leaves the screen, and it is empty only where the screen
// is or where it has no width or height to begin with.
func Beside(anchor image.Rectangle, size image.Point, screen image.Rectangle) image.Rectangle {
	screen = proper(screen)
	anchor = clamped(anchor, screen)
	x := after(track{anchor.Min.X, anchor.Max.X}, size.X, track{screen.Min.X, screen.Max.X})
	y := along(anchor.Min.Y, size.Y, track{screen.Min.Y, screen.Max.Y})
	return image.Rectangle{Min: image.Pt(x.from, y.from), Max: image.Pt(x.to, y.to)}
}

// after returns n cells of the screen after the anchor if they have room there, otherwise before it, otherwise at the end
// of the screen where there is more room.
func after(anchor track, n int, screen track) track {
	n = within(n, screen.to-screen.from)
	behind, before := screen.to-anchor.to, anchor.from-screen.from
	switch {
	case n <= behind:
		return track{anchor.to, anchor.to + n}
	case n <= before:
		return track{anchor.from - n, anchor.from}
	case before > behind:
		return track{screen.from, screen.from + n}
	}
	return track{screen.to - n, screen.to}
}

// along returns n cells of the screen from a cell on, or from an earlier one where the screen ends too soon.
func along(from, n int, screen track) track {
	n = within(n, screen.to-screen.from)
	from = min(from, screen.to-n)
	return track{from, from + n}
}

// clamped returns the part of r that is on the screen; a rectangle beside it becomes the edge that is nearest.
func clamped(r, screen image.Rectangle) image.Rectangle {
	r = proper(r)
	return image.Rectangle{Min: nearest(r.Min, screen), Max: nearest(r.Max, screen)}
}

func nearest(p image.Point, screen image.Rectangle) image.Point {
	return image.Pt(
		max(screen.Min.X, min(p.X, screen.Max.X)),
		max(screen.Min.Y, min(p.Y, screen.Max.Y)))
}
