package screen

import (
	"encoding/base64"
	"slices"
	"strconv"
)

// kittyNumbers is how many numbers there are for pictures, more than a terminal ever holds. One that is free is not
// given out again at once: inline, a picture that was left on the screen goes when its number means another one.
const kittyNumbers = 255

// sent is a picture that the terminal holds.
type sent struct {
	id      uint32
	picture *Picture
	shown   bool
}

// stampKitty places a picture, with the part of it that can be seen, and sends it first if the terminal has it not.
// Placing it again moves it. The cursor stays, so that the last row does not scroll.
func (s *stamps) stampKitty(dst []byte, e *Encoder, p *stamp) []byte {
	i := slices.IndexFunc(s.sent, func(t sent) bool { return t.picture == p.picture && !s.uses(t.id) })
	if i < 0 {
		i = len(s.sent)
		s.sent = append(s.sent, sent{id: s.freeNumber(e.PictureNumbers), picture: p.picture})
		dst = s.codec.appendKitty(dst, s.sent[i].id, p.picture)
	}
	p.id, s.sent[i].shown = s.sent[i].id, true
	dst = e.writer.moveToStamp(dst, p)
	dst = appendNumber(append(dst, "\x1b_Ga=p,q=2,C=1,p=1,i="...), p.id)
	px := p.pixels()
	for _, parameter := range [...]struct {
		key   string
		value int
	}{{",c=", p.at.Dx()}, {",r=", p.at.Dy()}, {",x=", px.Min.X}, {",y=", px.Min.Y}, {",w=", px.Dx()}, {",h=", px.Dy()}} {
		dst = appendInt(append(dst, parameter.key...), parameter.value)
	}
	return append(append(dst, "\x1b\\"...), restoreCursor...)
}

func appendNumber(dst []byte, n uint32) []byte { return strconv.AppendUint(dst, uint64(n), 10) }

// uses reports whether the frame to come has the picture of that number at a place.
func (s *stamps) uses(id uint32) bool {
	return slices.ContainsFunc(s.wanted, func(w stamp) bool { return w.id == id })
}

// freeNumber is the next number that no picture has.
func (s *stamps) freeNumber(base uint32) uint32 {
	for {
		s.last = s.last%kittyNumbers + 1
		id := base + s.last
		if !slices.ContainsFunc(s.sent, func(t sent) bool { return t.id == id }) {
			return id
		}
	}
}

// deleteKitty deletes what the frame does not show. The pixels of what is only covered stay with the terminal, within
// limits.
func (s *stamps) deleteKitty(dst []byte) []byte {
	kept, room := s.sent[:0], framePixels
	for _, t := range s.sent {
		switch n := len(t.picture.pixels.Pix) / 4; {
		case s.uses(t.id):
		case n <= room && len(kept) < 2*maxStamps && slices.Contains(s.cut, t.picture):
			room -= n
			if t.shown {
				dst = appendKittyDelete(dst, 'i', t.id)
			}
			t.shown = false
		default:
			dst = appendKittyDelete(dst, 'I', t.id)
			continue
		}
		kept = append(kept, t)
	}
	clear(s.sent[len(kept):])
	s.sent = kept
	return dst
}

// appendKittyDelete takes a picture off the screen ('i'), and its pixels from the terminal as well ('I').
func appendKittyDelete(dst []byte, how byte, id uint32) []byte {
	dst = append(append(dst, "\x1b_Ga=d,q=2,d="...), how)
	return append(appendNumber(append(dst, ",i="...), id), "\x1b\\"...)
}

// kittyChunk is how many bytes of base64 one command may have.
const kittyChunk = 4096

// appendKitty sends a picture as PNG (f=100), in chunks of which all but the last say that more follow (m=1). No answer
// is wanted (q=2): an error would come as input, and nothing could be done about it.
func (c *codec) appendKitty(dst []byte, id uint32, p *Picture) []byte {
	c.encodePNG(p.pixels, p.pixels.Rect)
	dst = append(appendNumber(append(dst, "\x1b_Ga=t,f=100,q=2,i="...), id), ',')
	for rest := c.png; ; {
		n := min(len(rest), kittyChunk/4*3)
		more := byte('0')
		if n < len(rest) {
			more = '1'
		}
		dst = append(dst, 'm', '=', more, ';')
		dst = base64.StdEncoding.AppendEncode(dst, rest[:n])
		dst = append(dst, "\x1b\\"...)
		if rest = rest[n:]; len(rest) == 0 {
			return dst
		}
		dst = append(dst, "\x1b_Gq=2,"...)
	}
}
