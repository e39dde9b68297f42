package screen

import (
	"image"
	"slices"
)

// What the pictures of a frame may take, in pixels. One picture has at most MaxPicturePixels, which whoever makes it sees
// to: in base64 these are 5.6 MB at the very most, and mostly far less. What is beyond is drawn in half blocks.
const (
	MaxPicturePixels = 1 << 20
	framePixels      = 4 << 20
	maxStamps        = 64
)

// stamper brings the pictures of frames to the terminal, on top of blank cells. An encoder has one from the first
// picture on.
type stamper interface {
	// prepare forgets what a repaint removes, and asks for one where the protocol changed.
	prepare(dst []byte, e *Encoder, full bool) ([]byte, bool)
	// under is the frame with blanks where the terminal shows pictures.
	under(e *Encoder, next *Buffer) *Buffer
	// stamp writes the pictures that are new or torn, and deletes those that are gone.
	stamp(dst []byte, e *Encoder) []byte
	// leave deletes what would outlive the program.
	leave(dst []byte) []byte
}

// stamps are the pictures that a terminal shows. While there are any nothing is scrolled and no row is shifted: some
// terminals move pictures along with the text and some do not.
type stamps struct {
	protocol Pictures
	live     []stamp // on the terminal
	wanted   []stamp // of the frame to come
	cut      []*Picture
	blanked  Buffer
	sent     []sent // kitty's: what the terminal holds
	last     uint32 // number of the last one that was sent
	codec    codec
}

// stamp is a picture, or a part of one, in cells of the terminal.
type stamp struct {
	placement
	id   uint32 // kitty's
	kept bool
}

func (s *stamps) prepare(dst []byte, e *Encoder, full bool) ([]byte, bool) {
	full = full || s.protocol != e.Capabilities.Pictures && len(s.live)+len(s.sent) > 0
	if full {
		if e.known || !e.Inline { // else they belong to a band that was left
			dst = s.leave(dst)
		}
		s.live, s.sent = s.live[:0], s.sent[:0]
	}
	s.protocol = e.Capabilities.Pictures
	return dst, full
}

func (s *stamps) under(e *Encoder, next *Buffer) *Buffer {
	s.choose(e, next)
	if s.idle() {
		return next
	}
	e.writer.can.Scroll, e.writer.can.InsertDelete = false, false
	e.writer.torn = image.Rectangle{}
	b := &s.blanked
	b.Bounds, b.Table = image.Rectangle{Max: next.Bounds.Size()}, next.Table
	b.Cells = append(b.Cells[:0], next.Cells...)
	for i := range s.wanted {
		w := &s.wanted[i]
		for y := w.at.Min.Y; y < w.at.Max.Y; y++ {
			repeat(b.row(y)[w.at.Min.X:w.at.Max.X], Cell{Glyph: glyphPicture, Bg: uint32(w.bg)})
		}
	}
	s.compare(e)
	return b
}

// idle reports whether the terminal neither shows nor holds a picture nor is to.
func (s *stamps) idle() bool { return len(s.wanted)+len(s.live)+len(s.sent) == 0 }

// choose lists the pictures of next that the terminal is to show, with the frame's first cell at 0, 0.
func (s *stamps) choose(e *Encoder, next *Buffer) {
	s.wanted, s.cut = s.wanted[:0], s.cut[:0]
	if !s.usable(e) {
		return
	}
	room := framePixels
	for i := range next.pictures {
		p := next.pictures[i]
		p.at = p.at.Sub(next.Bounds.Min)
		if s.protocol == SixelPictures { // what reaches the last row may scroll the screen
			p.at.Max.Y = min(p.at.Max.Y, next.Bounds.Dy()-1)
			p.part.Max.Y = p.part.Min.Y + p.at.Dy()
		}
		n := len(p.picture.pixels.Pix) / 4
		if p.at.Empty() || len(s.wanted) == maxStamps || n > room || n > MaxPicturePixels || !next.whole(i) {
			s.cut = append(s.cut, p.picture)
			continue
		}
		room -= n
		s.wanted = append(s.wanted, stamp{placement: p})
	}
}

func (s *stamps) usable(e *Encoder) bool {
	c := &e.Capabilities
	return s.protocol == KittyPictures || s.protocol == ITermPictures || s.protocol == SixelPictures && c.CellWidth > 0 && c.CellHeight > 0
}

// compare finds out which of the pictures the terminal shows already. What lies in the cells goes when they are written,
// so that those under what is gone are unknown; but where an opaque picture takes the place of another, nothing of that
// one stays.
func (s *stamps) compare(e *Encoder) {
	for _, l := range s.live {
		i := slices.IndexFunc(s.wanted, func(w stamp) bool { return w.at == l.at })
		switch {
		case i >= 0 && s.wanted[i].placement == l.placement:
			s.wanted[i].kept, s.wanted[i].id = true, l.id
		case s.protocol == KittyPictures, i >= 0 && s.wanted[i].picture.opaque:
		default:
			for y := l.at.Min.Y; y < l.at.Max.Y; y++ {
				repeat(e.shownRow(y)[l.at.Min.X:l.at.Max.X], Cell{Glyph: glyphUnknown})
			}
		}
	}
}

func (s *stamps) stamp(dst []byte, e *Encoder) []byte {
	if s.idle() {
		return dst
	}
	w := &e.writer
	for i := range s.wanted {
		p := &s.wanted[i]
		if p.kept && (s.protocol == KittyPictures || !p.at.Overlaps(w.torn)) {
			continue
		}
		if s.protocol == KittyPictures {
			dst = s.stampKitty(w.closeForks(dst), e, p)
			continue
		}
		dst = w.moveToStamp(dst, p)
		if s.protocol == ITermPictures {
			dst = s.codec.appendITerm(dst, &p.placement)
		} else {
			dst = s.codec.appendSixel(dst, &p.placement, e.Capabilities.CellWidth, e.Capabilities.CellHeight)
		}
		dst = append(dst, restoreCursor...)
	}
	dst = s.deleteKitty(w.closeForks(dst))
	s.live = append(s.live[:0], s.wanted...)
	return dst
}

const (
	saveCursor    = "\x1b7"
	restoreCursor = "\x1b8"
)

// closeForks is chooseShortest and closeLink: what follows is no text.
func (w *writer) closeForks(dst []byte) []byte { return w.closeLink(w.chooseShortest(dst)) }

// moveToStamp brings the cursor to the first cell of a picture and has the terminal remember it: where the cursor is
// after a picture depends on the terminal.
func (w *writer) moveToStamp(dst []byte, p *stamp) []byte {
	dst = w.closeLink(w.move(dst, p.at.Min.X, p.at.Min.Y, nil))
	return append(dst, saveCursor...)
}

func (s *stamps) leave(dst []byte) []byte {
	for i := range s.sent {
		dst = appendKittyDelete(dst, 'I', s.sent[i].id)
	}
	return dst
}

// DrawsPictures reports whether a frame had one.
func (e *Encoder) DrawsPictures() bool { return e.stamps != nil }

// LeavePictures appends what deletes the pictures that would outlive the program on a screen that it leaves. What lies
// in cells goes with them.
func (e *Encoder) LeavePictures(dst []byte) []byte {
	if e.stamps == nil {
		return dst
	}
	return e.stamps.leave(dst)
}
