package screen

import "image"

// Pictures is how a terminal takes pictures of pixels.
type Pictures uint8

const (
	// NoPictures draws half blocks, which every terminal shows.
	NoPictures Pictures = iota
	// KittyPictures is kitty's graphics protocol: the pixels are sent once, and placed and deleted by number.
	KittyPictures
	// ITermPictures are iTerm2's inline images (OSC 1337), which lie in the cells until those are written.
	ITermPictures
	// SixelPictures are DEC's sixels, which lie in the cells as well. The size of a cell must be known.
	SixelPictures
)

// Picture is pixels for a terminal that shows them. They do not change: other pixels are another Picture.
type Picture struct {
	pixels  *image.NRGBA
	opaque  bool
	stamper func() stamper // reached through a picture only: a program that makes none is linked without codecs
}

// NewPicture is a picture of pixels, which begin at 0, 0 and belong to it from now on. It has the same whole number of
// pixels in each of the cells that it will be stretched over.
func NewPicture(pixels *image.NRGBA) *Picture {
	return &Picture{pixels, pixels.Opaque(), func() stamper { return new(stamps) }}
}

// placement is a picture at its place in a buffer.
type placement struct {
	picture *Picture
	size    image.Point     // the cells that the whole of it is stretched over
	part    image.Rectangle // which of them can be seen
	at      image.Rectangle // and where these are
	bg      Color           // what is under it
}

// Place puts a picture into the cells of r, inside of clip and Bounds only. The cells hold how it looks in text, which
// terminals without pictures show, row by row; bg is what is behind it where it is transparent. With a nil p there is
// nothing but the text. Whatever is drawn over a part of it later makes all of it text, since no protocol can cut a
// picture to any shape.
func (b *Buffer) Place(clip, r image.Rectangle, cells []Cell, p *Picture, bg Color) {
	at := r.Intersect(clip).Intersect(b.Bounds)
	if at.Empty() || len(cells) < r.Dx()*r.Dy() {
		return
	}
	mark := uint16(attrPicture)
	if p == nil {
		mark = 0
	}
	x0, x1 := at.Min.X-b.Bounds.Min.X, at.Max.X-b.Bounds.Min.X
	for y := at.Min.Y; y < at.Max.Y; y++ {
		row := b.row(y)
		copy(row[x0:x1], cells[(y-r.Min.Y)*r.Dx()+at.Min.X-r.Min.X:])
		for x := x0; x < x1; x++ {
			row[x].Attr |= mark
		}
		seam(row, x0)
		seam(row, x1)
	}
	if p != nil {
		b.pictures = append(b.pictures, placement{p, r.Size(), at.Sub(r.Min), at, bg})
	}
}

// composePictures takes over the pictures of a layer, as far as they are inside of both.
func (b *Buffer) composePictures(src *Buffer) {
	for _, p := range src.pictures {
		at := p.at.Intersect(b.Bounds)
		if at.Empty() {
			continue
		}
		p.part = at.Sub(p.at.Min).Add(p.part.Min)
		p.at = at
		b.pictures = append(b.pictures, p)
	}
}

// whole reports whether nothing was drawn over picture i.
func (b *Buffer) whole(i int) bool {
	at := b.pictures[i].at
	for _, above := range b.pictures[i+1:] {
		if above.at.Overlaps(at) {
			return false
		}
	}
	for y := at.Min.Y; y < at.Max.Y; y++ {
		row := b.row(y)[at.Min.X-b.Bounds.Min.X : at.Max.X-b.Bounds.Min.X]
		for x := range row {
			if row[x].Attr&attrPicture == 0 {
				return false
			}
		}
	}
	return true
}
