package screen

import (
	"encoding/base64"
	"image"
)

// codec writes pictures in the forms that terminals take. What it holds is memory used again.
type codec struct {
	png, raw, row, best []byte
	deflate             deflater
	indexed             indexed
	sixel               sixels
}

// pixels are those of a picture that lie in the cells that can be seen.
func (p *placement) pixels() image.Rectangle {
	size := p.picture.pixels.Rect.Size()
	x, y := size.X/p.size.X, size.Y/p.size.Y
	return image.Rect(p.part.Min.X*x, p.part.Min.Y*y, p.part.Max.X*x, p.part.Max.Y*y)
}

// appendITerm writes an inline image (https://iterm2.com/documentation-images.html) at the cursor, which stays: it fills
// so many cells, whatever its shape. Its bytes are PNG in base64 between two strings that are ours.
func (c *codec) appendITerm(dst []byte, p *placement) []byte {
	c.encodePNG(p.picture.pixels, p.pixels())
	dst = appendInt(append(dst, "\x1b]1337;File=inline=1;preserveAspectRatio=0;doNotMoveCursor=1;size="...), len(c.png))
	dst = appendInt(append(dst, ";width="...), p.at.Dx())
	dst = appendInt(append(dst, ";height="...), p.at.Dy())
	dst = base64.StdEncoding.AppendEncode(append(dst, ':'), c.png)
	return append(dst, '\a')
}
