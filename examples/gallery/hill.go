package main

import (
	"image"
	"image/color"
	"math"
)

// hill is a picture of a hill and the sky above it, painted by the hour.
type hill struct {
	*image.RGBA
	version int
}

const (
	hillWidth  = 160
	hillHeight = 112
)

func newHill(hour float64) *hill {
	h := &hill{RGBA: image.NewRGBA(image.Rect(0, 0, hillWidth, hillHeight))}
	h.paint(hour)
	return h
}

// paint paints the picture anew.
func (h *hill) paint(hour float64) {
	h.version++
	day := math.Sin((hour - 6) / 12 * math.Pi) // 1 at noon, below 0 by night
	sunX, sunY := (hour-4)/16*hillWidth, 90-day*75
	for y := range hillHeight {
		for x := range hillWidth {
			h.SetRGBA(x, y, pixel(float64(x), float64(y), day, math.Hypot(float64(x)-sunX, float64(y)-sunY)))
		}
	}
}

// pixel is the colour of one, so far from the sun.
func pixel(x, y, day, toSun float64) color.RGBA {
	light := 0.25 + 0.75*math.Max(0, math.Min(1, day*1.5+0.2))
	switch {
	case y > 78+22*math.Cos((x-60)/55):
		return shade(70+y/3, 150-y/4, 60, light)
	case toSun < 11 && day > -0.3:
		return color.RGBA{255, 226, 110, 255}
	case day < -0.1 && int(x*7+y*13)%97 == 0:
		return color.RGBA{235, 235, 220, 255} // a star
	}
	glow := 90 * math.Exp(-toSun/30) * math.Max(0, 1-math.Abs(day))
	return shade(90+y+glow, 150+y/2+glow/3, 225, light)
}

func shade(r, g, b, light float64) color.RGBA {
	part := func(v float64) uint8 { return uint8(math.Max(0, math.Min(255, v*light))) }
	return color.RGBA{part(r), part(g), part(b), 255}
}
