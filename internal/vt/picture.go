package vt

import (
	"bytes"
	"cmp"
	"maps"
	"slices"
)

// Picture is a picture that the screen shows. What lies in cells, inline images and sixels, goes piece by piece as those
// are written, erased or scrolled; kitty's lies above them and stays until it is deleted, the screen is cleared, or it
// scrolls off.
type Picture struct {
	Protocol      string // "kitty", "iterm2" or "sixel"
	ID            int    // kitty's number
	X, Y          int    // the first of its cells
	Columns, Rows int
	Cells         int // how many of these still show it
	Over          int // how many of them showed another one before, which is seen where this one is transparent
	// Part is the part of a kitty picture that is shown: x, y, width and height in pixels, all zero for the whole.
	Part [4]int
	// Data is what was sent: PNG, or the string of the sixels. It must not be changed.
	Data []byte
}

// What is kept of pictures at most: how many of each kind, and how many bytes of kitty's.
const (
	maxPictures     = 512
	maxPictureBytes = 64 << 20
)

type pictures struct {
	stored   map[int]Picture // kitty's, by number
	held     int             // bytes in stored
	incoming incoming
	placed   [2][]placed // on the main and on the alternate buffer
	inCells  map[int]Picture
	last     int // number of the last one in cells
}

type placed struct {
	picture   int
	placement int
	Picture
}

// Pictures returns the pictures of the buffer that is shown, from the top left to the bottom right.
func (s *Screen) Pictures() []Picture {
	boxes := map[int]Picture{}
	for y, r := range s.rows {
		for x, c := range r.cells {
			if c.Picture != 0 {
				boxes[c.Picture] = s.withCell(boxes[c.Picture], c.Picture, x, y)
			}
		}
	}
	list := slices.Collect(maps.Values(boxes))
	for _, p := range s.pictures.placed[s.active()] {
		list = append(list, p.Picture)
	}
	slices.SortStableFunc(list, func(a, b Picture) int {
		return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X), cmp.Compare(a.ID, b.ID), cmp.Compare(a.Protocol, b.Protocol))
	})
	return list
}

// withCell is p, the picture of that number as far as it was found, with one cell more.
func (s *Screen) withCell(p Picture, number, x, y int) Picture {
	if p.Cells == 0 {
		p = s.pictures.inCells[number]
		p.X, p.Y, p.Columns, p.Rows, p.Cells = x, y, 1, 1, 1
		return p
	}
	right, bottom := max(p.X+p.Columns, x+1), max(p.Y+p.Rows, y+1)
	p.X, p.Y = min(p.X, x), min(p.Y, y)
	p.Columns, p.Rows = right-p.X, bottom-p.Y
	p.Cells++
	return p
}

// StoredPictures returns how many pictures the terminal holds for a program that sent them with a number, shown or not.
func (s *Screen) StoredPictures() int { return len(s.pictures.stored) }

// putInCells lays a picture over cells from the cursor on. It is cut off at the edges.
func (s *Screen) putInCells(p Picture) {
	t := &s.pictures
	if t.inCells == nil {
		t.inCells = map[int]Picture{}
	}
	t.last++
	for y := s.y; y < min(s.y+p.Rows, s.h); y++ {
		end := min(s.x+p.Columns, s.w)
		s.split(s.x, y)
		s.split(end, y)
		s.rows[y].cut(end)
		for x := s.x; x < end; x++ {
			if n := s.rows[y].cells[x].Picture; n != 0 && !bytes.Equal(t.inCells[n].Data, p.Data) {
				p.Over++
			}
			s.rows[y].cells[x] = Cell{Text: " ", Style: Style{Background: s.rows[y].cells[x].Style.Background}, Picture: t.last}
		}
	}
	t.inCells[t.last] = p
	delete(t.inCells, t.last-maxPictures)
}

// scrollPictures moves kitty's pictures along with the rows from y to the bottom of the scroll region.
func (s *Screen) scrollPictures(y, by int) {
	list := &s.pictures.placed[s.active()]
	kept := (*list)[:0]
	for _, p := range *list {
		if p.Y >= y && p.Y <= s.bottom {
			p.Y += by
		}
		if p.Y+p.Rows > 0 && p.Y < s.h {
			kept = append(kept, p)
		}
	}
	*list = kept
}
