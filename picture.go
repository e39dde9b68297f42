package limoni

import (
	"image"
	"math"
	"reflect"

	"limoni/internal/screen"
)

// Picture is pixels that [Frame.Picture] draws, and what it made of them last.
// Keep it from frame to frame, in [Memory] for instance, one for each place
// where it is drawn: nothing is scaled again then unless something changed. The
// zero Picture draws nothing.
type Picture struct {
	// Image is compared with == to tell whether it is another one. Most are
	// pointers, and then Version says that the pixels behind one changed.
	Image   image.Image
	Version int
	// Part is the part of Image that is drawn, in its pixels; empty is all of it.
	Part Rect

	key    pictureKey
	cells  []screen.Cell
	pixels *screen.Picture // nil where the terminal takes none
}

// pictureKey is all that decides how a picture looks.
type pictureKey struct {
	image    image.Image
	version  int
	part     Rect
	size     Point // in cells
	cell     Point // in pixels
	ground   Color
	colors   ColorProfile
	protocol PictureProtocol
}

// Bounds is the part of Image that is drawn, in its pixels, empty where there is
// no image.
func (p *Picture) Bounds() Rect {
	switch {
	case absent(p.Image):
		return Rect{}
	case p.Part.Empty():
		return p.Image.Bounds()
	}
	return p.Image.Bounds().Intersect(p.Part)
}

// PictureProtocol is how a terminal takes pictures of pixels.
type PictureProtocol = screen.Pictures

// The picture protocols.
const (
	NoPictures    = screen.NoPictures    // pictures are drawn in half blocks
	KittyPictures = screen.KittyPictures // kitty's graphics protocol
	ITermPictures = screen.ITermPictures // iTerm2's inline images
	SixelPictures = screen.SixelPictures // DEC's; the size of a cell must be known
)

// WithPictures sends pictures in the form p, or with [NoPictures] in none,
// whatever the terminal says that it takes.
func WithPictures(p PictureProtocol) Option { return func(o *options) { o.pictures = &p } }

// The size of a cell where the terminal does not tell it, in pixels.
const (
	usualCellWidth  = 8
	usualCellHeight = 16
)

// CellSize is the size of a cell in pixels, and whether the terminal has told
// it; else it is 8 by 16. It may change from frame to frame.
func (f *Frame) CellSize() (size Point, known bool) {
	c := &f.app.painter.encoder.Capabilities
	if c.CellWidth > 0 && c.CellHeight > 0 {
		return Point{X: c.CellWidth, Y: c.CellHeight}, true
	}
	return Point{X: usualCellWidth, Y: usualCellHeight}, false
}

// Picture stretches p over the cells of r. A terminal that takes pictures of
// pixels shows those; all others, and an app in memory, show two pixels a cell,
// as the colours of the upper and the lower half of it. In sixteen colours they
// are mixed, and without colours a cell is one of five shades.
//
// What is drawn over a part of a picture later, also by a layer above it, cuts
// it. No terminal can cut pixels to any shape, so the picture is half blocks
// then, for as long as that lasts; one that the clip cuts is not. What is
// transparent shows the surface. A picture is sent with at most 1,048,576
// pixels, and the terminal draws it larger.
func (f *Frame) Picture(r Rect, p *Picture) {
	if f.canvas == nil || !r.Overlaps(f.clip) || int64(r.Dx())*int64(r.Dy()) > maxCells || p.Bounds().Empty() {
		return
	}
	key := f.pictureKey(r.Size(), p)
	if key != p.key {
		p.key = key
		p.make()
	}
	f.canvas.Place(f.clip, r, p.cells, p.pixels, key.ground)
}

func (f *Frame) pictureKey(size Point, p *Picture) pictureKey {
	e := &f.app.painter.encoder
	key := pictureKey{
		image: p.Image, version: p.Version, part: p.Bounds(), size: size,
		ground: f.onSurface(Style{}).Bg, colors: e.Profile, protocol: e.Capabilities.Pictures,
	}
	if key.protocol != NoPictures {
		key.cell, _ = f.CellSize()
	}
	return key
}

// absent reports whether there is no image: nil, or a nil pointer. One that
// cannot be compared is a mistake of the app.
func absent(m image.Image) bool {
	if m == nil {
		return true
	}
	v := reflect.ValueOf(m)
	if v.Kind() == reflect.Pointer {
		return v.IsNil()
	}
	if !v.Comparable() {
		misuse("an image of type %T cannot be compared with the one before; give its address", m)
	}
	return false
}

// make makes the cells and the pixels of what key says.
func (p *Picture) make() {
	k := &p.key
	scaled := screen.Scale(k.image, k.part, k.size.X, 2*k.size.Y, k.ground)
	p.cells = screen.Mosaic(p.cells[:0], scaled, k.colors, k.ground)
	p.pixels = nil
	if k.protocol == NoPictures {
		return
	}
	if cell := resolution(k.size, k.cell); cell.X >= 2 && cell.Y >= 2 { // fewer are no better than half blocks
		p.pixels = screen.NewPicture(screen.Scale(k.image, k.part, k.size.X*cell.X, k.size.Y*cell.Y, k.ground))
	}
}

// resolution is how many pixels a cell has in a picture of so many: those of
// the terminal, or as many as are sent at most.
func resolution(size, cell Point) Point {
	n := float64(size.X) * float64(size.Y) * float64(cell.X) * float64(cell.Y)
	if n <= screen.MaxPicturePixels {
		return cell
	}
	less := math.Sqrt(screen.MaxPicturePixels / n)
	return Point{X: int(float64(cell.X) * less), Y: int(float64(cell.Y) * less)}
}
